import BindgenCore

/// Everything about one thing: its inputs, its dependents, and the observers that are notified.
struct Explanation {
  let web: DependencyGraph
  var page: TextLayout = TextLayout()

  static func text(of subject: Subject, in web: DependencyGraph) -> String {
    var explanation: Explanation = Explanation(web: web)
    switch subject {
    case .model(let number): explanation.addModel(number)
    case .field(let node): explanation.addField(node)
    case .stored(let stored, let number): explanation.addStored(stored, of: number)
    case .action(let action, let number): explanation.addAction(action, of: number)
    case .function(let function, let number): explanation.addFunction(function, of: number)
    }
    return explanation.page.text
  }

  // MARK: A model

  private mutating func addModel(_ number: Int) {
    ModelText(web: web, number: number).write(on: &page)
    let name: String = web.models[number].name
    let parents: [String] = web.models.flatMap { parent in
      parent.model.stored.filter { $0.held?.text == name }.map { parent.name + "." + $0.name.text }
    }
    if !parents.isEmpty {
      page.space()
      page.add("A child: " + parents.joined(separator: ", "))
    }
  }

  // MARK: A field

  private mutating func addField(_ node: Int) {
    let model: ResolvedModel = web.model(of: node)
    let name: String = web.nodes[node].name
    if let resolved: ResolvedDerivation = web.derivations[node] {
      let derivation: Derivation = resolved.derivation
      addHead("derive", "\(model.name).\(name): \(derivation.type.text)", derivation.name.range, derivation.doc)
      for line in SwiftLines.all(derivation.spelling) { page.add(line, first: "    ") }
      addSources(of: node)
      addKeeping(of: resolved)
    } else if let stored: Stored = model.stored.first(where: { $0.name.text == name }) {
      addHead(stored, of: model)
    }
    if web.nodes[node].kind == .state { addActions(naming: name, of: web.nodes[node].model) }
    addUsers(of: web.users[node], below: node)
    web.nodes[node].kind == .constant ? addSentence("It never changes.") : addListeners(to: node)
  }

  private mutating func addSources(of node: Int) {
    guard !web.inputs[node].isEmpty else { return addSentence("It depends on nothing that can change.") }
    addHeading("It depends on")
    let web: DependencyGraph = web
    var tree: TextTree = TextTree(
      label: { web.label(of: $0, seenFrom: $1) },
      note: { web.expression(of: $0) },
      branches: { user in web.inputs[user].map(\.node).uniqued }
    )
    tree.draw(below: node, on: &page)
    let ends: [String] = self.ends(of: node).map { web.name($0, seenFrom: node) }
    addSentence("In the end on: " + ends.joined(separator: ", "))
  }

  private mutating func addKeeping(of resolved: ResolvedDerivation) {
    if let form: KeptForm = resolved.kept {
      addSentence(form.isSum ? "Each edit keeps it, unless its numbers are floating-point." : "Each edit keeps it.")
    } else if let reason: String = resolved.whyNotKept {
      addSentence("It is computed again as a whole when its list changes: \(reason).")
    }
  }

  /// All that it depends on and that itself depends on nothing.
  private func ends(of node: Int) -> [Int] {
    var seen: Set<Int> = []
    var open: [Int] = [node]
    while let next: Int = open.popLast() {
      for input in web.inputs[next] where seen.insert(input.node).inserted { open.append(input.node) }
    }
    return seen.filter { web.inputs[$0].isEmpty && web.nodes[$0].kind != .whole }.sorted()
  }

  // MARK: Children and services

  private mutating func addStored(_ stored: Stored, of number: Int) {
    let model: ResolvedModel = web.models[number]
    addHead(stored, of: model)
    addActions(naming: stored.field, of: number)
    guard stored.kind == .child else { return }
    let users: [Int] = web.fields[number].filter { user in
      web.inputs[user].contains { $0.path.first == stored.name.text }
    }
    addUsers(of: users, below: nil)
  }
}
