/// Fields and what hangs on them, drawn as a tree.
///
/// Each field is opened once; later the tree says where its branches are. So the text is no longer than the number of
/// links between fields. Branches that would grow too far to the right become their own tree below.
struct TextTree {
  let graph: DependencyGraph
  /// What stands beside a field's name.
  let remarks: (_ node: Int) -> [String]
  /// The line under a field where it is opened.
  let note: (_ node: Int) -> String?
  let branches: (_ node: Int) -> [Int]

  private static let deepest = 10
  /// Where the branches of a field are, once that is known.
  private(set) var places: [Int: String] = [:]
  private(set) var roots: [Int] = []

  /// Draws fields with everything below them.
  ///
  /// - Parameter areShown: Whether the fields themselves are on the page already.
  mutating func draw(_ fields: [Int], areShown: Bool = false, on page: inout TextLayout) {
    roots = fields
    var next = 0
    while next < roots.count {
      let root = roots[next]
      places[root] = "(see above)"
      if !areShown || next >= fields.count {
        add(root, first: "", rest: branches(root).isEmpty ? "  " : "│ ", on: &page)
      }
      drawBranches(of: root, behind: "", depth: 0, on: &page)
      next += 1
    }
  }

  private mutating func drawBranches(of node: Int, behind start: String, depth: Int, on page: inout TextLayout) {
    let below = branches(node)
    for (number, branch) in below.enumerated() {
      let isLast = number == below.count - 1
      let inner = start + (isLast ? "   " : "│  ")
      let place = branches(branch).isEmpty ? nil : place(of: branch, depth)
      let isOpened = place == nil && !branches(branch).isEmpty
      let first = start + (isLast ? "└─ " : "├─ ")
      add(branch, seenFrom: node, place, first: first, rest: inner + (isOpened ? "│ " : "  "), on: &page)
      if isOpened { drawBranches(of: branch, behind: inner, depth: depth + 1, on: &page) }
    }
  }

  /// Nil if the branches come next.
  private mutating func place(of node: Int, _ depth: Int) -> String? {
    if let place = places[node] { return place }
    let isNext = depth < Self.deepest
    places[node] = isNext ? "(see above)" : "(see below)"
    if !isNext { roots.append(node) }
    return isNext ? nil : places[node]
  }

  private func add(
    _ node: Int,
    seenFrom parent: Int? = nil,
    _ place: String? = nil,
    first: String,
    rest: String,
    on page: inout TextLayout
  ) {
    page.add(graph.name(node, seenFrom: parent), remarks(node) + (place.map { [$0] } ?? []), first: first, rest: rest)
    if place == nil, let note = note(node) { page.add(note, first: rest, rest: rest + "  ") }
  }
}
