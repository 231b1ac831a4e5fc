/// Children and rows of a value, whose actions are actions of its own, too.
extension ReducerFacts {
  /// The children and lists whose models have reducers.
  var children: [Stored] {
    model.stored.filter { stored in
      stored.isAddressed && (stored.childType.map { layout.isStored($0.text) } ?? false)
    }
  }

  /// The children and lists whose actions bodies call, or whose events the value receives: their plans are collected by name.
  var led: [Stored] { children.filter(isLed) }

  private func isLed(_ stored: Stored) -> Bool {
    model.isExported || layout.program.needs.isOnActionPath(model.name, to: stored.name.text)
      || !eventReactions(of: stored).isEmpty
  }

  /// The children and lists that may have effects, or have children and rows that may.
  var runningBelow: [Stored] { children.filter { $0.childType.map { layout.program.reducers.runs($0.text) } == true } }

  /// Whether effects of a child, or of models below it, may have to be cancelled because the models are gone.
  func mayGo(_ child: Stored) -> Bool { child.isChild || !id(of: child).isEmpty || goesOn(child) }

  private func goesOn(_ stored: Stored) -> Bool {
    stored.childType.map { layout.program.reducers.runsBelow($0.text) } ?? false
  }

  /// Returns the argument with a child's id, by which another child in its place is recognized. Empty without ids.
  private func id(of child: Stored) -> String {
    guard child.childType.map({ layout.program.reducers.isIdentified($0.text) }) == true else { return "" }
    let name = child.member
    return child.isChild ? ", self.\(name).map { Bindgen.id($0.id) }" : ", Bindgen.id(self.\(name).id)"
  }

  func lifted(_ stored: Stored) -> Case {
    let type = stored.childType?.text ?? ""
    let isList = stored.list != nil
    let name = SwiftName.escaped(stored.field, as: .enumCase)
    let actions = stored.kind == .alternative ? Stored.Choice.typeName(stored.field) + ".Action" : type + ".Action"
    return Case(
      name: "." + name,
      declaration: isList ? "\(name)(id: \(type).ID, \(actions))" : "\(name)(\(actions))",
      pattern: isList ? ".\(name)(let id, let action)" : Self.lift(stored, "let action"),
      work: .below(below(stored, type)),
      place: layout.place(of: stored.name)
    )
  }

  func below(_ stored: Stored, _ type: String) -> Case.Below {
    let isList = stored.list != nil
    let child = stored.member + (stored.isChild ? "?" : "")
    let gone = "there is no '\(stored.name.text)' for \\(action.name)"
    return Case.Below(
      target: "self." + (isList ? model.hidden.storage(of: stored.name.text) + "[id: id]?" : child),
      services: "_" + SwiftName.uncapitalized(type),
      plans: isLed(stored)
        ? "_plans" + (isList ? "[\(SwiftName.escaped(stored.name.text, as: .label)): id]" : "." + plans(of: stored))
        : "plans",
      adding: isLed(stored) ? nil : below(stored),
      missing: isList
        ? "there is no row \\(id) in '\(stored.name.text)' for \\(action.name)" : stored.isChild ? gone : "",
      reactions: followers(of: stored)
    )
  }

  /// Returns the name of the plans that collect a child's effects: `destinationEdit`, since no path is possible there.
  private func plans(of child: Stored) -> String { model.plans(of: child) }

  func below(_ stored: Stored) -> Record {
    [
      "quoted": .text(Spelling.quoted(stored.name.text)),
      "member": .text(stored.member),
      "plans": .text(plans(of: stored)),
      "lift": .text(Self.lift(stored, "$0")),
      "label": .text(SwiftName.escaped(stored.name.text, as: .label)),
      "storage": .text(model.hidden.storage(of: stored.name.text)),
      "type": .text(stored.childType?.text ?? ""),
      "services": .text("_" + SwiftName.uncapitalized(stored.childType?.text ?? "")),
      "isList": .bool(stored.list != nil),
      "optional": .text(stored.isChild ? "?" : ""),
      "id": .text(id(of: stored)),
      "look": .text(goesOn(stored) ? " { $0._endGone($1) }" : ""),
      "hears": .texts(eventReactions(of: stored)),
    ]
  }

  /// Returns the calls of reactions to events of a child or a row.
  private func eventReactions(of stored: Stored) -> [String] {
    model.eventReactions.filter { $0.stored.name.text == stored.name.text }.flatMap(\.reactions).map { resolved in
      ValueActionFacts(resolved, layout).reducerCall(stored.list == nil ? ["event"] : ["id", "event"])
    }
  }

  /// Returns the calls of reactions to actions of a child or a row.
  private func followers(of stored: Stored) -> [String] {
    model.actions.compactMap { resolved in
      guard case .action(let child, _)? = resolved.action.trigger, child.text == stored.name.text else { return nil }
      return ValueActionFacts(resolved, layout).reducerCall(stored.list == nil ? ["action"] : ["id", "action"])
    }
  }

  /// The facts of the services of children and rows, taken from the value's own.
  var below: [Record] {
    var seen: Set<String> = []
    return children.compactMap { stored in
      guard let type = stored.childType?.text, seen.insert(type).inserted,
        let child = layout.program.reducers.model(type)
      else { return nil }
      let own = Set(model.stored(.service).map(\.name.text))
      // A service that a child has and its parent has not is the child's own.
      let names = child.stored(.service).map(\.name.text).filter { own.contains($0) }
        .map { SwiftName.escaped($0, as: .label) }
      return [
        "name": .text("_" + SwiftName.uncapitalized(type)),
        "type": .text(type + ".Services"),
        "arguments": .text(names.map { "\($0): \($0)" }.joined(separator: ", ")),
      ]
    }
  }
}
