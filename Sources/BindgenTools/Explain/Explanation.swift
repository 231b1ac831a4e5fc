import BindgenCore

/// What is told of the graph in words and trees: everything about one thing, or all of some models.
package struct Explanation {
  let graph: DependencyGraph
  var page = TextLayout()

  /// Everything about one thing: its inputs, its dependents, and the observers that are notified.
  package static func text(of subject: Subject, in graph: DependencyGraph) -> String {
    var explanation = Explanation(graph: graph)
    switch subject {
    case .model(let number):
      explanation.addModel(number)
      explanation.addParents(of: number)
    case .field(let node): explanation.addField(node)
    case .stored(let stored, let number): explanation.addStored(stored, of: number)
    case .action(let action, let number): explanation.addAction(action, of: number)
    case .function(let function, let number): explanation.addFunction(function, of: number)
    }
    return explanation.page.text
  }

  /// The graph: each model with what it holds, and then the paths from each write, on to the views.
  static func text(ofModels models: [Int], in graph: DependencyGraph) -> String {
    var explanation = Explanation(graph: graph)
    for model in models {
      explanation.page.space()
      explanation.addModel(model)
    }
    let states = models.flatMap { graph.fields[$0] }.filter { graph.nodes[$0].kind == .state }
    if states.isEmpty { return explanation.page.text }
    explanation.addHeading("What a write reaches")
    let shown = Set(models)
    var tree = TextTree(
      graph: graph,
      remarks: { graph.views(showing: $0) },
      note: { _ in nil },
      branches: { graph.users[$0].filter { shown.contains(graph.nodes[$0].model) } }
    )
    tree.draw(states, on: &explanation.page)
    return explanation.page.text
  }

  // MARK: A field

  private mutating func addField(_ node: Int) {
    let model = graph.model(of: node)
    let name = graph.nodes[node].name
    if let resolved = graph.derivations[node] {
      let derivation = resolved.derivation
      addHead("derive \(model.name).\(name): \(derivation.type.text)", derivation.name.range, derivation.doc)
      addCode(derivation.spelling)
      addSources(of: node)
      addKeeping(of: resolved)
    } else if let stored = model.stored.first(where: { $0.name.text == name }) {
      addHead(stored, of: model)
    }
    if graph.nodes[node].kind == .state { addActions(naming: name, of: graph.nodes[node].model) }
    addDependents(graph.users[node], of: node)
    graph.nodes[node].kind == .constant ? addSentence("It never changes.") : addListeners(to: node)
  }

  private mutating func addSources(of node: Int) {
    guard !graph.inputs[node].isEmpty else { return addSentence("It depends on nothing that can change.") }
    addHeading("It depends on")
    let graph = graph
    var tree = TextTree(
      graph: graph,
      remarks: { [graph.place(of: graph.nodes[$0].range)] },
      note: { graph.expression(of: $0) },
      branches: { graph.inputs[$0].map(\.node).uniqued }
    )
    tree.draw([node], areShown: true, on: &page)
    let ends = graph.ends(of: node).map { graph.name($0, seenFrom: node) }
    addSentence("In the end on: " + ends.joined(separator: ", "))
  }

  private mutating func addKeeping(of resolved: ResolvedDerivation) {
    if let form = resolved.kept {
      addSentence(form.isSum ? "Each edit keeps it, unless its numbers are floating-point." : "Each edit keeps it.")
    } else if let reason = resolved.whyNotKept {
      addSentence("It is computed again as a whole when its list changes: \(reason).")
    }
  }

  // MARK: Children and services

  private mutating func addStored(_ stored: Stored, of number: Int) {
    addHead(stored, of: graph.models[number])
    addActions(naming: stored.field, of: number)
    guard stored.kind == .child else { return }
    addDependents(
      graph.fields[number].filter { user in graph.inputs[user].contains { $0.path.first == stored.name.text } },
      of: nil
    )
  }

  // MARK: Pieces

  mutating func addHead(_ declaration: String, _ range: SourceRange, _ doc: Doc?) {
    page.add(declaration, [graph.place(of: range)])
    for line in doc?.lines ?? [] { page.add(line, first: "  ") }
  }

  private mutating func addHead(_ stored: Stored, of model: ResolvedModel) {
    let kinds: [Stored.Kind: String] = [.service: "service", .child: "child", .alternative: "child"]
    let value = stored.value.map { " = " + $0.shortLine } ?? ""
    let declaration = "\(model.name).\(stored.name.text): \(stored.type.text)\(value)"
    addHead((kinds[stored.kind] ?? stored.kind.rawValue) + " " + declaration, stored.name.range, stored.doc)
  }

  mutating func addCode(_ code: SwiftCode) {
    for line in code.lines { page.add(line, first: "    ") }
  }

  mutating func addSentence(_ text: String) {
    page.space()
    page.add(text)
  }

  mutating func addHeading(_ text: String) { addSentence(text + ":") }

  mutating func addActions(naming name: String, of number: Int) {
    let actions = graph.models[number].model.actions.filter { action in
      guard action.ending == nil, !action.isGenerated else { return false }
      return graph.names[number].used(by: action).contains { $0 == name || $0.hasPrefix(name + ".") }
    }.map(\.signature.fullName)
    addSentence(actions.isEmpty ? "No action names it." : "Actions that name it: " + actions.joined(separator: ", "))
  }

  /// - Parameter node: What they depend on, if that is one thing.
  private mutating func addDependents(_ users: [Int], of node: Int?) {
    guard !users.isEmpty else { return addSentence("Nothing depends on it.") }
    addHeading("What depends on it")
    addUsers(below: node.map { [$0] } ?? users, areShown: node != nil)
  }

  /// Adds the tree of all that depends on some fields.
  ///
  /// - Parameter areShown: Whether the fields themselves are on the page already.
  mutating func addUsers(below fields: [Int], areShown: Bool = false) {
    let graph = graph
    var tree = TextTree(
      graph: graph,
      remarks: { graph.views(showing: $0) + [graph.place(of: graph.nodes[$0].range)] },
      note: { graph.expression(of: $0) },
      branches: { graph.users[$0] }
    )
    tree.draw(fields, areShown: areShown, on: &page)
  }
}

extension DependencyGraph {
  /// The view that shows a field, if there is one.
  fileprivate func views(showing node: Int) -> [String] {
    let model = model(of: node)
    let isShown = nodes[node].kind != .whole && model.model.view?.shows.contains { $0.text == nodes[node].name } == true
    return isShown ? ["→ " + model.viewName] : []
  }

  /// A derivation in one line.
  fileprivate func expression(of node: Int) -> String? {
    // What a load depends on stands in its own entry.
    guard let derivation = derivations[node]?.derivation, !derivation.isGenerated else { return nil }
    return "= " + derivation.spelling.shortLine
  }
}
