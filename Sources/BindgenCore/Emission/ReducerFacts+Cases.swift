/// The cases of a reducer's actions.
extension ReducerFacts {
  struct Case {
    /// `.searchChanged`
    var name: String
    var declaration: String
    var location: String = ""
    /// `.searchChanged(let text)`
    var pattern: String
    /// The work of the action.
    var work: Work
    var place: String
    /// The place in the spec; nil for an action that is passed on.
    var range: SourceRange?

    enum Work {
      /// The call of an action's method, unless it does nothing.
      case action(call: String)
      case setting(field: String, value: String)
      /// An action that is passed to a child or a row.
      case below(Below)
    }

    struct Below {
      /// The owner of the actions: `self.header`.
      var target: String
      /// `_header`
      var services: String
      /// The collection of its effects: `_plans.header`, `_plans[songs: id]`, or `plans`.
      var plans: String
      /// The facts of the child or the list, if its plans are added here.
      var adding: Record?
      /// The report for a missing child or row. Empty for a child that is always there.
      var missing: String
      /// The calls of the actions that react to it.
      var reactions: [String]
    }

    var record: Record {
      [
        "name": .text(name),
        "declaration": .text(declaration),
        "location": .text(location),
        "pattern": .text(pattern),
        "own": .record(orNothing: ownRecord),
        "setting": .record(orNothing: settingRecord),
        "below": .record(orNothing: belowRecord),
      ]
    }

    private var ownRecord: Record? {
      guard case .action(let call) = work else { return nil }
      return ["call": .text(call)]
    }

    private var settingRecord: Record? {
      guard case .setting(let field, let value) = work else { return nil }
      return ["field": .text(field), "value": .text(value)]
    }

    private var belowRecord: Record? {
      guard case .below(let below) = work else { return nil }
      return [
        "target": .text(below.target),
        "services": .text(below.services),
        "plans": .text(below.plans),
        "adding": .record(orNothing: below.adding),
        "place": .text(Spelling.quoted(place)),
        "missing": .text(below.missing),
        "reactions": .texts(below.reactions),
      ]
    }
  }

  /// The actions that the reducer handles, each in a way of its own. Those of a choice's children are one case of the enum.
  var cases: [Case] {
    let sent = Set(model.calledActions.map(\.signature.name))
    return model.actions.filter { $0.action.isCase(sent) }.map { own($0) } + settable.map { setting($0) }
      + model.states.filter(\.isDismissed).map { dismissing($0) } + children.map { lifted($0) }
  }

  /// The cases of the enum, each once.
  var declared: [Case] {
    var seen: Set<String> = []
    return cases.filter { seen.insert($0.name).inserted }
  }

  private func own(_ resolved: ResolvedAction) -> Case {
    let action = resolved.action
    let parameters = action.signature.parameters
    let name = SwiftName.escaped(action.signature.name, as: .enumCase)
    let types = parameters.map { $0.declaredClause + $0.type.text + $0.named(model.name).valueClause }.joined(
      separator: ", "
    )
    let declared = name + (types.isEmpty ? "" : "(\(types))")
    return Case(
      name: "." + name,
      declaration: declared,
      location: parameters.isEmpty ? "" : UserText.location(action.signature.range, layout.options),
      pattern: "." + name + bound(parameters),
      work: work(resolved),
      place: layout.place(of: action),
      range: action.signature.nameRange
    )
  }

  /// `(let id, let text)`, without labels: one that repeats the name is not allowed, and others are not needed.
  private func bound(_ parameters: [Signature.Parameter]) -> String {
    if parameters.isEmpty { return "" }
    let names = parameters.map { "let " + SwiftName.escaped($0.name, as: .parameter) }
    return "(" + names.joined(separator: ", ") + ")"
  }

  private func work(_ resolved: ResolvedAction) -> Case.Work {
    let facts = ValueActionFacts(resolved, layout)
    let arguments = resolved.action.signature.parameters.map(\.forwarded)
    return .action(call: facts.doesSomething ? facts.reducerCall(arguments) : "")
  }

  /// The states that users of the store may set.
  private var settable: [Stored] { model.states.filter(\.isSettable) }

  private func setting(_ state: Stored) -> Case {
    let field = SwiftName.escaped(state.name.text, as: .parameter)
    let name = SwiftName.escaped(state.setter, as: .enumCase)
    return Case(
      name: "." + name,
      declaration: "\(name)(\(state.type.text))",
      location: UserText.location(state.type.range, layout.options),
      pattern: ".\(name)(let \(field))",
      work: .setting(field: SwiftName.escaped(state.name.text, as: .afterDot), value: field),
      place: layout.place(of: state.name),
      range: state.name.range
    )
  }
}

// MARK: - One of several children

extension ReducerFacts {
  /// Returns the action by which a view dismisses a choice.
  private func dismissing(_ choice: Stored) -> Case {
    let name = SwiftName.escaped(choice.dismissal, as: .enumCase)
    return Case(
      name: "." + name,
      declaration: name,
      pattern: "." + name,
      work: .setting(field: choice.member, value: "nil"),
      place: layout.place(of: choice.name),
      range: choice.name.range
    )
  }

  /// Returns an action of a child as one of its parent's: `.header($0)`, `.destination(.edit($0))`.
  static func lift(_ stored: Stored, _ action: String) -> String {
    let parts = stored.name.text.split(separator: ".").map { SwiftName.escaped(String($0), as: .enumCase) }
    return parts.reversed().reduce(action) { ".\($1)(\($0))" }
  }
}

extension ResolvedModel {
  /// Returns the name of the plans that collect a child's effects: the child's, or one for the two names of a choice's case.
  func plans(of child: Stored) -> String {
    SwiftName.escaped(child.kind == .alternative ? hidden.part(child.oneName) : child.name.text, as: .afterDot)
  }
}
