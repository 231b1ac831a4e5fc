import BindgenCore

/// An action, an event or a function: what its body names. Only Swift knows what it does with that.
extension Explanation {
  mutating func addAction(_ action: Action, of number: Int) {
    if action.isEvent { return addEvent(action, of: number) }
    addHead("action", action.signature, of: number, action.doc)
    if !action.body.bytes.isEmpty { addCode(action.body) }
    for line in action.lines { page.add(line, first: "  ") }
    for effect in action.effects {
      addCode(effect.run)
      let results = effect.then?.parameters.map(\.declaration) ?? []
      addEnding(effect.then, "then" + (results.isEmpty ? "" : "(\(results.joined(separator: ", ")))"))
      addEnding(effect.failure, "catch")
    }
    let names = graph.names[number].used(by: action)
    guard !names.isEmpty else { return addSentence("It names nothing of its model.") }
    addHeading("It names")
    addPlaces(of: names, from: number)
    let states = states(namedBy: action, of: number)
    guard !states.isEmpty else { return }
    addHeading("If it writes the state that it names, here or in actions that it calls, that reaches")
    addUsers(below: states)
  }

  private mutating func addEnding(_ ending: Effect.Ending?, _ head: String) {
    guard let ending else { return }
    page.add(head, first: "  ")
    addCode(ending.body)
  }

  private mutating func addEvent(_ event: Action, of number: Int) {
    addHead("event", event.signature, of: number, event.doc)
    addActions(naming: event.signature.name, of: number)
    let hearers = graph.hearers(of: graph.models[number].name)
    if !hearers.isEmpty { addSentence("Actions that react to it: " + hearers.joined(separator: ", ")) }
  }

  mutating func addFunction(_ resolved: ResolvedFunction, of number: Int) {
    addHead("function", resolved.function.signature, of: number, resolved.function.doc)
    addCode(resolved.function.body)
    guard !resolved.inputs.isEmpty else { return addSentence("It reads nothing of its model.") }
    addHeading("It reads, itself and through functions that it calls")
    addPlaces(of: resolved.inputs.map(\.name), from: number)
  }

  private mutating func addHead(_ kind: String, _ signature: Signature, of number: Int, _ doc: Doc?) {
    addHead("\(kind) \(graph.models[number].name).\(signature.declaration)", signature.nameRange, doc)
  }

  private mutating func addPlaces(of names: [String], from number: Int) {
    page.addTable(
      names.map { name in
        let range: SourceRange? =
          switch subject(name, from: number) {
          case .model(let number): graph.models[number].model.name.range
          case .field(let node): graph.nodes[node].range
          case .stored(let stored, _): stored.name.range
          case .action(let action, _): action.signature.nameRange
          case .function(let function, _): function.function.signature.nameRange
          case nil: nil
          }
        return (name, range.map { [graph.place(of: $0)] } ?? [])
      },
      areWhole: true
    )
  }

  /// Nil if it is not an entry, such as a command of the view.
  private func subject(_ name: String, from number: Int) -> Subject? {
    try? Subject.find(name.split(separator: ".").map { String($0) }[...], of: number, in: graph)
  }

  /// The states that an action names where it can write them, directly or through other actions.
  private func states(namedBy action: Action, of number: Int) -> [Int] {
    var states: Set<Int> = []
    var open = [(action: action, model: number)]
    var seen: Set = [action.signature.nameRange]
    while let (action, model) = open.popLast() {
      let written = Set(graph.names[model].used(by: action, areWritten: true))
      for name in graph.names[model].used(by: action) {
        switch subject(name, from: model) {
        case .field(let node) where graph.nodes[node].kind == .state && written.contains(name): states.insert(node)
        case .action(let called, let owner) where seen.insert(called.signature.nameRange).inserted:
          open.append((called, owner))
        default: break
        }
      }
    }
    return states.sorted()
  }
}
