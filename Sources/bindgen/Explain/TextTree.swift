/// Draws things and what hangs on them as a tree.
///
/// Each thing is opened once; later the tree says where its branches are. So the text is no longer than the number of
/// links between things. Branches that would grow too far to the right become their own tree below.
struct TextTree {
  /// The text of a thing below another one, or alone.
  let label: (_ node: Int, _ parent: Int?) -> [TextLayout.Part]
  /// The note under a thing where it is opened.
  let note: (_ node: Int) -> String?
  let branches: (_ node: Int) -> [Int]

  private static let deepest: Int = 10
  private enum Mark { case opened, postponed }
  private var marks: [Int: Mark] = [:]
  private var postponed: [Int] = []

  init(
    label: @escaping (_ node: Int, _ parent: Int?) -> [TextLayout.Part],
    note: @escaping (_ node: Int) -> String? = { _ in nil },
    branches: @escaping (_ node: Int) -> [Int]
  ) {
    self.label = label
    self.note = note
    self.branches = branches
  }

  /// Draws each root with everything below it.
  mutating func draw(roots: [Int], on page: inout TextLayout) {
    for root in roots { drawRoot(root, on: &page) }
    drawPostponed(on: &page)
  }

  /// Draws what is below a thing that was printed already.
  mutating func draw(below node: Int, on page: inout TextLayout) {
    marks[node] = .opened
    open(node, prefix: "", depth: 0, on: &page)
    drawPostponed(on: &page)
  }

  private mutating func drawPostponed(on page: inout TextLayout) {
    var next: Int = 0
    while next < postponed.count {
      drawRoot(postponed[next], on: &page)
      next += 1
    }
    postponed = []
  }

  private mutating func drawRoot(_ node: Int, on page: inout TextLayout) {
    marks[node] = .opened
    write(node, parent: nil, first: "", rest: branches(node).isEmpty ? "  " : "│ ", on: &page)
    open(node, prefix: "", depth: 0, on: &page)
  }

  private mutating func open(_ node: Int, prefix: String, depth: Int, on page: inout TextLayout) {
    let below: [Int] = branches(node)
    for (number, branch) in below.enumerated() {
      let isLast: Bool = number == below.count - 1
      let inner: String = prefix + (isLast ? "   " : "│  ")
      let remark: String? = visit(branch, depth)
      let isOpened: Bool = remark == nil && !branches(branch).isEmpty
      write(
        branch,
        parent: node,
        first: prefix + (isLast ? "└─ " : "├─ "),
        rest: inner + (isOpened ? "│ " : "  "),
        remark,
        on: &page
      )
      if isOpened { open(branch, prefix: inner, depth: depth + 1, on: &page) }
    }
  }

  /// Says where a thing's branches are, unless they come next.
  private mutating func visit(_ node: Int, _ depth: Int) -> String? {
    if branches(node).isEmpty { return nil }
    switch marks[node] {
    case .opened: return "(see above)"
    case .postponed: return "(see below)"
    case nil where depth == TextTree.deepest:
      marks[node] = .postponed
      postponed.append(node)
      return "(see below)"
    case nil:
      marks[node] = .opened
      return nil
    }
  }

  private func write(
    _ node: Int,
    parent: Int?,
    first: String,
    rest: String,
    _ remark: String? = nil,
    on page: inout TextLayout
  ) {
    page.add(label(node, parent) + (remark.map { [TextLayout.Part($0)] } ?? []), first: first, rest: rest)
    if remark == nil, let note: String = note(node) { page.add(note, first: rest, rest: rest + "  ") }
  }
}
