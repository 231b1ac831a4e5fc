/// Checks the stored entries of a model.
extension Resolver {
  mutating func checkStored(_ model: Model, _ scope: Scope) {
    let access = spec.access(of: model)
    for stored in model.stored {
      let holdsModels = stored.childType.map { models[$0.text] != nil } ?? false
      if stored.kind == .constant || stored.kind == .state, !holdsModels { checkType(stored) }
      if let entry = stored.access { checkEntry(entry, access) }
      if stored.isOwners {
        checkOwners(stored, model)
      } else if let set = stored.set {
        checkSetter(set, stored.access?.text ?? access)
      }
      let isHidden = stored.access.map { $0.text != access } ?? false
      if stored.kind == .storage || isHidden && stored.kind != .service { checkHasValue(stored) }
      if let word = stored.service?.ownership, model.isValue { reportHeld(word) }
      if case .expression(let text)? = stored.equal { checkEqual(text, of: stored.name, scope) }
    }
    // A store gets its initial values from a value of its model.
    if model.value == nil { checkValues(of: model, scope) }
    for entry in model.derivations.compactMap(\.access) + model.actions.compactMap(\.access) {
      checkEntry(entry, access)
    }
    for derivation in model.derivations {
      if case .expression(let text)? = derivation.equal { checkEqual(text, of: derivation.name, scope) }
    }
    checkCount(of: model)
  }

  /// Reports a model in the type of a value: models are observed only as children. (A nested type of a model is no model.)
  private mutating func checkType(_ stored: Stored) {
    let named = stored.type.names.first {
      !$0.isQualifier && models[$0.text]?.model.isValue == false
    }
    guard let name = named else { return }
    diagnostics.error(
      "model-as-value",
      at: name.range,
      "'\(name.text)' is a model, and what changes in it would not be seen here",
      help: stored.list == nil
        ? "keep models under 'children' or in 'lists'" : "write '\(name.text)': a list names the type of one row"
    )
  }

  private func isWider(_ asked: Word, than access: String) -> Bool {
    let accesses = Language.entryAccesses
    guard let asked = accesses.firstIndex(of: asked.text), let most = accesses.firstIndex(of: access)
    else { return false }
    return asked > most
  }

  /// Reports the ownership of a value's service: the services of a value are a constant of its store.
  private mutating func reportHeld(_ word: Word) {
    diagnostics.error(
      "unknown-modifier",
      at: word.range,
      "a value's service can't be '\(word.text)': its store keeps what it is given",
      help: "leave it out",
      instead: ""
    )
  }

  private mutating func checkEntry(_ entry: Word, _ access: String) {
    guard isWider(entry, than: access) else { return }
    diagnostics.error(
      "wide-access",
      at: entry.range,
      "the model is '\(access)', and an entry of it can't be '\(entry.text)'",
      help: "leave '\(entry.text)' out, or write 'access: \(entry.text)' for the model"
    )
  }

  /// Reports an entry that needs a value, but is not in `init`. An optional begins with `nil`, as elsewhere in Swift.
  private mutating func checkHasValue(_ stored: Stored) {
    guard stored.value == nil, stored.kind != .constant, !stored.type.isOptional else { return }
    diagnostics.error(
      "private-value",
      at: stored.name.range,
      "'\(stored.name.text)' is \(stored.access?.text ?? "private"), so 'init' does not ask for its value",
      help: "write '\(stored.name.text): \(stored.type.text) = …'"
    )
  }

  /// Reports `set: owner` of a class, where everybody who sees a setter may use it, and of a private field.
  private mutating func checkOwners(_ stored: Stored, _ model: Model) {
    guard let set = stored.set, model.value == nil, !model.isValue || stored.isPrivate else { return }
    diagnostics.error(
      "owner-setter",
      at: set.range,
      model.isValue
        ? "nobody else sees '\(stored.name.text)'" : "the setter of a class's state is for all that see it",
      help: model.isValue ? "leave 'set' out" : "write 'set: internal', or 'set: private'"
    )
  }

  private mutating func checkSetter(_ set: Word, _ access: String) {
    guard isWider(set, than: access) else { return }
    diagnostics.error(
      "wide-setter",
      at: set.range,
      "what is '\(access)' can't be written by more than can see it",
      help: "leave 'set' out, or write 'access: \(set.text)' for the model"
    )
  }

  private mutating func checkEqual(_ code: SwiftCode, of field: Word, _ scope: Scope) {
    let names = code.names
    checkHidden(names, in: scope)
    if let range = names.bareSelf {
      diagnostics.error("bare-self", at: range, "an equality sees two values, and no 'self'")
    } else if let use = firstField(names, scope) {
      diagnostics.error(
        "equal-names-field",
        at: use.range,
        "whether two values of '\(field.text)' are equal can't depend on '\(use.name)'",
        help: "use only '$0' and '$1'"
      )
    } else if !namesBoth(code.tokens) {
      diagnostics.error(
        "one-sided-equal",
        at: code.range,
        "an equality compares '$0' with '$1', and this one does not name both",
        help: "write 'never' where no two values of '\(field.text)' count as equal"
      )
    }
  }

  private func namesBoth(_ tokens: Tokens) -> Bool {
    var named: Set<String> = []
    for index in tokens.all.indices where tokens[index].kind == .dollarName { named.insert(tokens.string(index)) }
    return named.isSuperset(of: ["$0", "$1"])
  }

  private func firstField(_ names: NameUses, _ scope: Scope) -> NameUses.Use? {
    names.uses.first { scope[$0.name] != nil }
  }

  /// The most fields of a model: a set of fields is one machine word.
  private static let mostFields = 64

  private mutating func checkCount(of model: Model) {
    let names = model.stored.filter { $0.kind == .state }.map(\.name) + model.derivations.map(\.name)
    guard names.count > Resolver.mostFields else { return }
    let inOrder = names.sorted { $0.range.lowerBound < $1.range.lowerBound }
    diagnostics.error(
      "too-many-fields",
      at: inOrder[Resolver.mostFields].range,
      "'\(model.name.text)' has \(names.count) fields, and \(Resolver.mostFields) are the most that a model may have",
      help: "put some of them into a model of their own"
    )
  }
}
