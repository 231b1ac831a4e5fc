import BindgenCore

/// A model: a row for each section of its spec.
extension Explanation {
  mutating func addModel(_ number: Int) {
    let model = graph.models[number]
    let states = model.states.filter { !$0.isGenerated }
    page.add(model.name, [graph.place(of: model.model.name.range)])
    // Those that are always there, those that may be, and those that are one of several.
    addRow(
      "children",
      (model.stored(.child) + states.filter(\.isOfChildren)).map { $0.name.text + ": " + childText($0) }
    )
    addRow("let", model.stored(.constant).map(\.name.text))
    addRow("services", model.stored(.service).map(\.name.text))
    addRow("state", states.filter { $0.list == nil && !$0.isOfChildren }.map(\.name.text))
    addRow("storage", model.stored(.storage).map(\.name.text))
    addRow("lists", states.compactMap { state in state.list.map { state.name.text + ": " + $0.element.text } })
    let derivations = graph.fields[number].filter { graph.derivations[$0]?.derivation.isGenerated == false }
    addRows("derive", derivations.map { (graph.nodes[$0].name, listed("← ", graph.inputNames(of: $0))) })
    let questions = graph.names[number].questions
    addRows(
      "functions",
      model.functions.map { function in
        (function.function.signature.fullName, listed("← ", function.inputs.map { questions[$0.name] ?? $0.name }))
      }
    )
    let actions = model.model.actions.filter { !$0.isGenerated && $0.ending == nil }
    let hearers = listed("→ ", graph.hearers(of: model.name))
    addRows("events", model.model.actions.filter(\.isEvent).map { ($0.signature.fullName, hearers) })
    addRows(
      "loads",
      model.loads.map { load in
        let inputs = graph.field(load.inputsField, of: number).map { graph.inputNames(of: $0) } ?? []
        return (load.name.text, listed("← ", inputs))
      }
    )
    addRows(
      "actions",
      actions.filter { !$0.isEvent }.map { action in
        (action.signature.fullName, action.lines + listed("names ", graph.names[number].used(by: action)))
      }
    )
    addRows("class", make(of: model))
    addRows("notifies", Listener.all(of: model).map { ($0.shownName(of: model), listed("of ", $0.fields ?? [])) })
  }

  mutating func addParents(of number: Int) {
    let name = graph.models[number].name
    let parents = graph.models.flatMap { parent in
      parent.model.stored.filter { $0.childType?.text == name }.map { parent.name + "." + $0.name.text }
    }
    if !parents.isEmpty { addSentence("A child: " + parents.joined(separator: ", ")) }
  }

  /// How the class is emitted, where its spec does not say it, or where others may hold it.
  private func make(of model: ResolvedModel) -> [(name: String, lines: [String])] {
    if graph.classForms.isPlain(model) { return [("plain", [])] }
    var rows: [(name: String, lines: [String])] = []
    if let reason = graph.classForms.reason(for: model) {
      rows.append(("not plain", ["'\(reason.key)' at " + graph.place(of: reason.range)]))
    }
    if model.isExported, !model.isValue { rows.append(("open", ["announces its changes: other modules may hold it"])) }
    return rows
  }

  private func childText(_ child: Stored) -> String {
    guard let choice = child.choice else { return child.type.text }
    let cases = choice.cases.map(\.name.text)
    return (child.type.isOptional ? cases + ["nil"] : cases).joined(separator: " | ")
  }

  /// A line, unless it would list nothing.
  private func listed(_ start: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : [start + names.joined(separator: ", ")]
  }

  private mutating func addRow(_ label: String, _ names: [String]) {
    for line in listed("", names) { page.add(line, first: start(label)) }
  }

  private mutating func addRows(_ label: String, _ rows: [(name: String, lines: [String])]) {
    page.addTable(rows, label: start(label))
  }

  private func start(_ label: String) -> String { "  " + TextLayout.padded(label, to: 10) }
}
