/// Finds the owner of a name in an emitted class, besides the entries of the spec.
enum NameOwner {
  /// Returns the owner of a name; nil if a spec may declare it. Each name is looked up once, so a table would not pay.
  static func of(_ name: String, in model: Model, _ outlets: [Outlet]) -> String? {
    if isOfTypes(name) { return "Swift" }
    if name == model.name.text { return "the model" }
    if name == ReservedNames.shared { return "what all models share" }
    if ReservedNames.members.contains(name) || ReservedNames.isHidden(name) { return "every emitted class" }
    if let owner = storeOwner(of: name, in: model) { return owner }
    if model.events != nil, ReservedNames.ofEvents(outlets).contains(name) { return "'events'" }
    if let first = outlets.first {
      if name == ReservedNames.changes {
        return first.name == ReservedNames.plain ? "a class that is observed" : "the option '\(first.name)' of 'emit'"
      }
      if ReservedNames.ofChanges.contains(name) { return "the set of changes" }
    }
    let hasLists = !model.lists.isEmpty
    return outlets.first {
      $0.members.contains(name) || $0.innerTypes.contains(name) || hasLists && $0.listMembers.contains(name)
    }.map { "the option '\($0.name)' of 'emit'" }
  }

  /// Whether a name has its own meaning after every dot.
  static func isOfTypes(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

  /// Returns the owner of a name in a value with a reducer, or in its store.
  private static func storeOwner(of name: String, in model: Model) -> String? {
    if model.hasStore {
      let members = ["services", "Action", "Services"]
      return members.contains(name) || ReservedNames.ofReducers.contains(name) ? "the reducer" : nil
    }
    guard model.value != nil else { return nil }
    let members = ["binding", "send", "state"] + (model.lists.isEmpty ? [] : ["Each", "each"])
    return members.contains(name) || ReservedNames.ofStores.contains(name) ? "the store" : nil
  }
}

extension ResolvedModel {
  /// Whether a name belongs to generated code of the class, which specs must not use.
  package func isMachinery(_ name: String) -> Bool {
    let isGenerated =
      model.stored.contains { $0.isGenerated && $0.name.text == name }
      || model.derivations.contains { $0.isGenerated && $0.name.text == name }
      || model.actions.contains { ($0.isGenerated || $0.ending != nil) && $0.signature.name == name }
    return isGenerated || ReservedNames.shown.contains(name) || NameOwner.of(name, in: model, outlets) != nil
  }
}
