import BindgenCore

/// An action: what its body names. Only Swift knows what it does with that.
extension Explanation {
  mutating func addAction(_ action: Action, of number: Int) {
    let model: ResolvedModel = web.models[number]
    if action.isEvent { return addEvent(action, of: number) }
    addHead("action", "\(model.name).\(action.signature.declaration)", action.signature.nameRange, action.doc)
    if !action.body.bytes.isEmpty {
      for line in SwiftLines.all(action.body) { page.add(line, first: "    ") }
    }
    for line in EffectText.lines(of: action) { page.add(line, first: "  ") }
    for effect in action.effects { addParts(of: effect) }
    let names: [String] = ActionNames(action, in: web.names[number]).all
    guard !names.isEmpty else { return addSentence("It names nothing of its model.") }
    addHeading("It names")
    page.addTable(names.map { ($0, place(of: $0, from: number).map { [$0] } ?? []) }, areWhole: true)
    let states: [Int] = self.states(namedBy: action, of: number)
    guard !states.isEmpty else { return }
    addHeading("If it writes the state that it names, here or in actions that it calls, that reaches")
    addUsers(states, below: nil)
  }

  private mutating func addParts(of effect: Effect) {
    for line in SwiftLines.all(effect.run) { page.add(line, first: "    ") }
    for (word, ending) in [("then", effect.then), ("catch", effect.failure)] {
      guard let ending: Effect.Ending else { continue }
      let given: String = word == "then" ? ending.parameter.map { "(\($0.declaration))" } ?? "" : ""
      page.add(word + given, first: "  ")
      for line in SwiftLines.all(ending.body) { page.add(line, first: "    ") }
    }
  }

  private mutating func addEvent(_ event: Action, of number: Int) {
    let model: ResolvedModel = web.models[number]
    addHead("event", "\(model.name).\(event.signature.declaration)", event.signature.nameRange, event.doc)
    addActions(naming: event.signature.name, of: number)
    let hearers: [String] = web.hearers(of: model.name)
    if !hearers.isEmpty { addSentence("Actions that react to it: " + hearers.joined(separator: ", ")) }
  }

  mutating func addFunction(_ resolved: ResolvedFunction, of number: Int) {
    let (model, function): (ResolvedModel, Function) = (web.models[number], resolved.function)
    addHead("function", "\(model.name).\(function.signature.declaration)", function.name.range, function.doc)
    for line in SwiftLines.all(function.body) { page.add(line, first: "    ") }
    guard !resolved.inputs.isEmpty else { return addSentence("It reads nothing of its model.") }
    addHeading("It reads, itself and through functions that it calls")
    page.addTable(
      resolved.inputs.map { input in (input.name, place(of: input.name, from: number).map { [$0] } ?? []) },
      areWhole: true
    )
  }

  private func place(of name: String, from number: Int) -> String? {
    switch subject(name, from: number) {
    case .model(let number): web.place(of: web.models[number].model.name.range)
    case .field(let node): web.place(of: web.nodes[node].range)
    case .stored(let stored, _): web.place(of: stored.name.range)
    case .action(let action, _): web.place(of: action.signature.nameRange)
    case .function(let function, _): web.place(of: function.function.signature.nameRange)
    case nil: nil
    }
  }

  /// Nil if it is not an entry, such as a command of the view.
  private func subject(_ name: String, from number: Int) -> Subject? {
    try? Subject.find(name.split(separator: ".").map { String($0) }[...], of: number, in: web)
  }

  /// The states that an action names where it can write them, directly or through other actions.
  private func states(namedBy action: Action, of number: Int) -> [Int] {
    var states: Set<Int> = []
    var open: [(action: Action, model: Int)] = [(action, number)]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(action)]
    while let (action, model): (Action, Int) = open.popLast() {
      let written: Set<String> = Set(ActionNames(action, in: web.names[model], areWritten: true).all)
      for name in ActionNames(action, in: web.names[model]).all {
        switch subject(name, from: model) {
        case .field(let node) where web.nodes[node].kind == .state && written.contains(name): states.insert(node)
        case .action(let called, let owner) where seen.insert(ObjectIdentifier(called)).inserted:
          open.append((called, owner))
        default: break
        }
      }
    }
    return states.sorted()
  }
}
