extension Outlet {
  /// Work that takes time: it begins when an action's transaction has ended, and reports by calling actions. Reactions
  /// run before observers are notified.
  static let effects: Outlet = {
    var outlet = Outlet("effects") { model in
      let loads = Set(model.loads.map(\.inputsField))
      let fields = model.fieldNames.filter { model.reacts(to: $0) && !loads.contains($0) }
      return fields.isEmpty
        ? nil
        : Listener(model.name, fields: fields) { field in
          let reactions = model.model.actions.filter { $0.reacts(to: field) }.map(\.signature.fullName)
          return reactions.isEmpty ? nil : reactions.joined(separator: ", ")
        }
    }
    outlet.section = Section(key: "effect", asks: true) { $0.actions.contains(where: \.asksForEffects) }
    outlet.isNamed = false
    // (Keys with effects that a plain class can't have are obstacles themselves.)
    outlet.isForPlain = true
    outlet.isForValues = true
    // Names that are in scope where effects begin, beside the arguments and the names of the model.
    outlet.members = [
      "_after", "_effect", "_effects", "_every", "_first", "_found", "_id", "_id1", "_id2", "_id3", "_ids", "_row",
      "_when",
    ]
    outlet.runtime = ["CoreEffects"]
    return outlet
  }()
}

extension Action {
  fileprivate func reacts(to field: String) -> Bool {
    if case .fields(let names)? = trigger { names.contains { $0.text == field } } else { false }
  }
}
