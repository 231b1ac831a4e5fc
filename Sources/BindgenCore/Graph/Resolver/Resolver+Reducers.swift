/// Checks values with reducers: their actions become cases, and the values below them get their services.
extension Resolver {
  /// - Parameter actions: The actions of the model, with their effects.
  mutating func checkReducer(of model: Model, _ actions: [ResolvedAction]) {
    for action in model.actions { checkTrigger(of: action, model) }
    if model.isValue, !model.hasStore { checkNeeds(model) }
    guard model.hasStore else { return }
    checkCases(model, actions)
    for child in model.stored where sends(child) {
      checkServices(of: child, model)
      checkClock(of: child, model)
      checkIsolation(of: child, model)
    }
  }

  /// Whether an entry is a child or a list whose actions are also actions of its model.
  private func sends(_ stored: Stored) -> Bool {
    guard stored.isAddressed, let name = stored.childType?.text else { return false }
    return models[name]?.model.hasStore == true
  }

  // MARK: Needs of a store

  /// Reports effects, reactions and animations of a value without a reducer, which can't carry them out.
  private mutating func checkNeeds(_ model: Model) {
    for action in model.actions {
      if let effect = action.effects.first {
        reportNeed("an effect", effect.range, model)
      } else if let id = action.cancels.first {
        reportNeed("what an action cancels", id.name.range, model)
      } else if case .fields(let names)? = action.trigger, let first = names.first {
        reportNeed("a reaction", first.range, model)
      } else if let animation = action.animation {
        reportNeed("an animation", animation.range, model)
      }
    }
  }

  mutating func reportNeed(_ what: String, _ place: SourceRange, _ model: Model) {
    diagnostics.error(
      "needs-reducer",
      at: place,
      "'\(model.name.text)' is a value without a reducer, and \(what) is carried out by a store",
      help: "write 'emit: [reducer]'"
    )
  }

  // MARK: Reactions to actions

  private mutating func checkTrigger(of action: Action, _ model: Model) {
    guard case .action(let child, let names)? = action.trigger else { return }
    if !model.isValue {
      return reportNoActions(child, "'\(model.name.text)' is a class, whose children do not tell what they do")
    }
    if !model.hasStore { return reportNeed("a reaction", child.range, model) }
    guard let stored = model.stored.first(where: { $0.name.text == child.text }) else {
      if model.mayHave(child.text) { return }
      let known = model.stored.filter { sends($0) }.map(\.name.text)
      return reportUnknownChild(child, of: model, known)
    }
    guard sends(stored) else { return reportNoActions(child, whyNot(stored)) }
    checkNames(names, of: stored, child)
    if let parameter = action.signature.parameters.first {
      diagnostics.error(
        "reaction-signature",
        at: parameter.range,
        "nobody calls '\(action.signature.name)' with arguments: it reacts to actions",
        help: "leave the parameters out"
      )
    }
  }

  private func whyNot(_ stored: Stored) -> String {
    guard let child = stored.childType else { return "'\(stored.name.text)' is no child and no list" }
    guard stored.isAddressed else {
      return "the rows of '\(stored.name.text)' have no ids, by which they could be sent to"
    }
    return "'\(child.text)' has no reducer"
  }

  private mutating func reportNoActions(_ child: Word, _ reason: String) {
    diagnostics.error(
      "no-child-actions",
      at: child.range,
      "there are no actions of '\(child.text)' to react to: \(reason)",
      help: "name a child or a list of models with 'kind: struct', in one with 'emit: [reducer]'"
    )
  }

  /// - Parameter what: The kind of parameter that a reaction gets from a child: an action, or an event.
  mutating func checkNames(_ names: [Word], of stored: Stored, _ child: Word, _ what: String = "action") {
    let wanted = stored.list == nil ? [what] : ["id", what]
    if let last = names.last, names.count != wanted.count {
      diagnostics.error(
        "reaction-names",
        at: last.range,
        stored.list == nil
          ? "an \(what) of the child '\(child.text)' is one thing to name"
          : "of an \(what) in the list '\(child.text)', the row's id and the \(what) are named",
        help: "write '\(child.text)(\(wanted.joined(separator: ", ")))'"
      )
    }
    var seen: Set<String> = []
    for name in names where name.text != "_" && !seen.insert(name.text).inserted {
      diagnostics.error(
        "reaction-names",
        at: name.range,
        "two things are called '\(name.text)' here",
        help: "rename one of them"
      )
    }
    for name in names where isReducers(name.text) || name.text == ReservedNames.shared {
      reportTaken(name, by: "the reducer")
    }
  }

  // MARK: Cases

  private mutating func checkCases(_ model: Model, _ resolved: [ResolvedAction]) {
    let sent = Set(resolved.flatMap(\.effects).flatMap(\.pieces).flatMap(\.actions))
    var setters: [String: Word] = [:]
    for state in model.stored where state.isSettable {
      let name = state.setter
      if let first = setters[name] {
        reportCase(state.name, "setting '\(first.text)' is the action '\(name)', and so would setting this be")
      } else {
        setters[name] = state.name
      }
    }
    for action in model.actions {
      let word = Word(action.signature.name, at: action.signature.nameRange)
      for parameter in action.signature.parameters where isReducers(parameter.name) {
        reportTaken(Word(parameter.name, at: parameter.range), by: "the reducer")
      }
      guard !action.isEvent && (action.isCase(sent) || action.trigger != nil) else { continue }
      if let (place, reason) = action.signature.whyNoCase {
        diagnostics.error(
          "not-a-case",
          at: place,
          "'\(word.text)' \(reason), and a reducer's actions are values",
          help: "write 'private' before it, if only actions call it, or put it into an extension"
        )
      }
      if action.trigger == nil { checkName(word, setters) }
    }
    let childCases = childCaseNames(model)
    for name in childCases { checkName(name, setters) }
    let cases = model.actions.filter { $0.isCase(sent) }.map(\.signature)
    checkBases(childCases + cases.map { Word($0.name, at: $0.nameRange) })
  }

  /// Returns the names of the cases for children, lists and choices; a choice may have a second case that dismisses it.
  private func childCaseNames(_ model: Model) -> [Word] {
    model.stored.flatMap { stored -> [Word] in
      guard stored.choice != nil else { return sends(stored) && stored.kind != .alternative ? [stored.name] : [] }
      return (model.alternatives(of: stored).isEmpty ? [] : [stored.name])
        + (stored.isDismissed ? [Word(stored.dismissal, at: stored.name.range)] : [])
    }
  }

  /// Reports cases with the same base name, by which the cases of an enum must differ.
  private mutating func checkBases(_ cases: [Word]) {
    var firsts: [String: SourceRange] = [:]
    for word in cases {
      guard let first = firsts[word.text] else {
        firsts[word.text] = word.range
        continue
      }
      diagnostics.error(
        "one-case",
        at: word.range,
        "this would be the case '\(word.text)' of the reducer's actions, and there is one",
        help: "rename one of them",
        notes: [.init("it is here", at: first)]
      )
    }
  }

  private mutating func checkName(_ name: Word, _ setters: [String: Word]) {
    if name.text == "name" { reportTaken(name, by: "what an action is called in logs") }
    guard let field = setters[name.text] else { return }
    reportCase(name, "setting '\(field.text)' is the action '\(name.text)', too")
  }

  private mutating func reportCase(_ name: Word, _ message: String) {
    diagnostics.error(
      "set-action",
      at: name.range,
      message,
      help: "choose another name, or write 'set: private' for the field"
    )
  }

  /// Whether the reducer's functions use a name where arguments are in scope.
  private func isReducers(_ name: String) -> Bool {
    name == "services" || ReservedNames.ofReducers.contains(name) && !ReservedNames.isHidden(name)
  }

  // MARK: Children and rows

  /// Reports services of a child or a row that its parent does not have.
  private mutating func checkServices(of child: Stored, _ model: Model) {
    guard let type = child.childType, let below = models[type.text]?.model else { return }
    let what = child.list == nil ? "child" : "row"
    for service in below.stored where service.kind == .service {
      let own = model.stored.first { $0.kind == .service && $0.name.text == service.name.text }
      if own?.type.text == service.type.text || own == nil && service.value != nil
        || model.unread.contains(service.name.text)
      {
        continue
      }
      diagnostics.error(
        "missing-service",
        at: type.range,
        own.map {
          "the service '\(service.name.text)' of '\(model.name.text)' is '\($0.type.text)', and its \(what) "
            + "'\(type.text)' needs '\(service.type.text)'"
        }
          ?? "the \(what) '\(type.text)' needs a service '\(service.name.text)', which '\(model.name.text)' does not have",
        help: own == nil
          ? "add '\(service.name.text): \(service.type.text)' to the services of '\(model.name.text)'"
          : "give both one type, or one of them another name",
        notes: [.init("it is needed here", at: service.name.range)]
      )
    }
  }

  /// Warns of a child that waits on a clock of its own: a test moves the parent's clock, and would wait in vain for the child.
  private mutating func checkClock(of child: Stored, _ model: Model) {
    func hasClock(_ model: Model) -> Bool { model.stored.contains { $0.kind == .service && $0.name.text == "clock" } }
    guard let type = child.childType, let below = models[type.text]?.model, hasClock(model),
      let effect = below.actions.flatMap(\.effects).first(where: \.hasTimer),
      below.isWhole, !hasClock(below)
    else { return }
    diagnostics.warning(
      "no-clock",
      at: effect.range,
      "this waits on a 'ContinuousClock', and not on the clock of '\(model.name.text)'",
      help: "add 'clock: any Clock<Duration>' to the services of '\(type.text)'"
    )
  }

  /// Checks that a child has the isolation of its parent: stores send to each other, so they belong to one actor.
  private mutating func checkIsolation(of child: Stored, _ model: Model) {
    guard let type = child.childType, let entry = models[type.text] else { return }
    checkIsolation(of: type, entry, model, isRow: child.list != nil)
  }
}

extension Action {
  /// Whether it is a case of its value's actions. A private action is one only if an effect sends it.
  func isCase(_ sent: Set<String>) -> Bool {
    ending != nil || trigger == nil && initWord == nil && (!isPrivate || sent.contains(signature.name))
  }
}

extension Action {
  /// Returns the parameters of a reaction to an action: for a list's row `id: Todo.ID` and `action: Todo.Action`.
  package func reactsTo(in model: Model) -> [(name: String, type: String)] {
    guard case .action(let child, let names)? = trigger,
      let stored = model.stored.first(where: { $0.name.text == child.text }),
      let type = stored.childType?.text
    else { return [] }
    let types = (stored.list == nil ? [] : [type + ".ID"]) + [type + ".Action"]
    return zip(names.map(\.text), types).map { (name: $0, type: $1) }
  }
}

extension Stored {
  /// Whether actions can address the child or the row: rows need ids for that.
  package var isAddressed: Bool { childType != nil && list?.hasIDs != false }

  /// Whether a store's users may set it, by an action of its own.
  package var isSettable: Bool {
    kind == .state && list == nil && !isChild && choice == nil && !isPrivate && !isOwners && set?.text != "private"
  }

  /// The name of the action that sets it.
  package var setter: String { "set" + SwiftName.capitalized(name.text) }
}

extension Signature {
  /// The reason why it can't be a case of an enum, with the place of the cause; nil if it can.
  var whyNoCase: (SourceRange, String)? {
    if let result, !result.isVoid { return (result.range, "has a result") }
    if isAsync { return (nameRange, "is async") }
    if !throwing.isEmpty { return (nameRange, "throws") }
    if !generics.isEmpty || !requirements.isEmpty { return (nameRange, "is generic") }
    var labels: Set<String> = []
    for parameter in parameters {
      if let label = parameter.label, !labels.insert(label).inserted {
        return (parameter.range, "has two arguments with one label")
      }
      if parameter.isVariadic { return (parameter.range, "is variadic") }
      if parameter.isInout { return (parameter.range, "changes an argument") }
      if Generics.hasOpaque(parameter.type.text) { return (parameter.type.range, "is generic") }
      let isLent = parameter.isAutoclosure || parameter.isNonescaping
      if isLent || parameter.isOwned || !parameter.attributes.isEmpty {
        return (parameter.range, "has an argument that can't be kept")
      }
    }
    return nil
  }
}
