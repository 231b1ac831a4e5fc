/// The graph for a terminal: each model with what it holds, and then the paths from each write.
enum TextPicture {
  static func text(_ web: DependencyGraph, _ selected: Set<Int>) -> String {
    var page: TextLayout = TextLayout()
    for model in selected.sorted() {
      page.space()
      ModelText(web: web, number: model).write(on: &page)
    }
    addWays(web, selected, on: &page)
    return page.text
  }

  /// From each state to everything that depends on it, and on to the views.
  private static func addWays(_ web: DependencyGraph, _ selected: Set<Int>, on page: inout TextLayout) {
    let states: [Int] = selected.sorted().flatMap { web.fields[$0] }.filter { web.nodes[$0].kind == .state }
    if states.isEmpty { return }
    page.space()
    page.add("What a write reaches:")
    var tree: TextTree = TextTree(
      label: { node, parent in
        [TextLayout.Part(web.name(node, seenFrom: parent))]
          + (web.view(showing: node).map { [TextLayout.Part("→ " + $0)] } ?? [])
      },
      branches: { node in web.users[node].filter { selected.contains(web.nodes[$0].model) } }
    )
    tree.draw(roots: states, on: &page)
  }
}

extension DependencyGraph {
  /// A field's name, with its model's if that is not the model it is seen from.
  func name(_ node: Int, seenFrom other: Int? = nil) -> String {
    let model: String = model(of: node).name
    if nodes[node].kind == .whole { return "all of " + model }
    return other.map { nodes[$0].model } == nodes[node].model ? nodes[node].name : model + "." + nodes[node].name
  }
}
