import BindgenCore

/// The parts of explanations.
extension Explanation {
  mutating func addHead(_ kind: String, _ name: String, _ range: SourceRange, _ doc: Doc?) {
    page.add([TextLayout.Part(kind + " " + name), web.part(for: range)])
    for line in doc?.lines ?? [] { page.add(line, first: "  ") }
  }

  mutating func addHead(_ stored: Stored, of model: ResolvedModel) {
    let kinds: [Stored.Kind: String] = [
      .constant: "let", .state: "state", .child: "child", .alternative: "child", .service: "service",
      .storage: "storage",
    ]
    let value: String = stored.value.map { " = " + SwiftLines.short($0) } ?? ""
    let name: String = "\(model.name).\(stored.name.text): \(stored.type.text)\(value)"
    addHead(kinds[stored.kind] ?? stored.kind.rawValue, name, stored.name.range, stored.doc)
  }

  mutating func addSentence(_ text: String) {
    page.space()
    page.add(text)
  }

  mutating func addHeading(_ text: String) { addSentence(text + ":") }

  mutating func addActions(naming name: String, of number: Int) {
    let actions: [String] = web.models[number].model.actions.filter { action in
      guard action.ending == nil, !action.isMade else { return false }
      return ActionNames(action, in: web.names[number]).all.contains { $0 == name || $0.hasPrefix(name + ".") }
    }.map(\.signature.fullName)
    addSentence(actions.isEmpty ? "No action names it." : "Actions that name it: " + actions.joined(separator: ", "))
  }

  /// - Parameter node: What they depend on, if that is one thing.
  mutating func addUsers(of users: [Int], below node: Int?) {
    guard !users.isEmpty else { return addSentence("Nothing depends on it.") }
    addHeading("What depends on it")
    addUsers(users, below: node)
  }

  mutating func addUsers(_ users: [Int], below node: Int?) {
    let web: DependencyGraph = web
    var tree: TextTree = TextTree(
      label: { node, parent in
        web.label(of: node, seenFrom: parent, web.view(showing: node).map { "→ " + $0 })
      },
      note: { web.expression(of: $0) },
      branches: { web.users[$0] }
    )
    if let node: Int { tree.draw(below: node, on: &page) } else { tree.draw(roots: users, on: &page) }
  }
}

extension DependencyGraph {
  /// A thing in a tree: its name, a remark and its place.
  func label(of node: Int, seenFrom parent: Int?, _ remark: String? = nil) -> [TextLayout.Part] {
    [TextLayout.Part(name(node, seenFrom: parent))] + (remark.map { [TextLayout.Part($0)] } ?? []) + [
      part(for: nodes[node].range)
    ]
  }

  /// A derivation in one line.
  func expression(of node: Int) -> String? {
    // What a load depends on stands in its own entry.
    guard let derivation: Derivation = derivations[node]?.derivation, !derivation.isMade else { return nil }
    return "= " + SwiftLines.short(derivation.spelling)
  }
}
