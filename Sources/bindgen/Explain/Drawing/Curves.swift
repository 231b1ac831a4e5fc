/// The edges of a drawing. Each leaves a node at its bottom, and arrives at the top of another. Edges of one node are
/// side by side, in the order of their next ends.
struct Curves {
  struct Curve {
    let edge: Picture.Edge
    /// Where it begins, the rows that it passes, and where it ends: each a straight piece, from above.
    let pieces: [Box]

    /// As SVG has it.
    var path: String {
      var path: String = ""
      for (number, piece) in pieces.enumerated() {
        if number == 0 {
          path = "M\(piece.middle) \(piece.bottom)"
        } else {
          let last: Box = pieces[number - 1]
          let reach: Int = max((piece.y - last.bottom) / 2, 12)
          path += "C\(last.middle) \(last.bottom + reach) \(piece.middle) \(piece.y - reach) \(piece.middle) \(piece.y)"
          if piece.height > 0 { path += "V\(piece.bottom)" }
        }
      }
      return path
    }
  }

  let all: [Curve]

  init(_ edges: [Picture.Edge], _ drawing: Drawing) {
    let ways: [[Box]] = drawing.lanes.ways.map { $0.compactMap { drawing.passes[$0] } }
    func box(_ end: Picture.End) -> Box { drawing.boxes[end] ?? Box() }
    let starts: [Int] = Curves.slots(edges.map(\.from), box) { (ways[$0].first ?? box(edges[$0].to)).middle }
    let ends: [Int] = Curves.slots(edges.map(\.to), box) { (ways[$0].last ?? box(edges[$0].from)).middle }
    all = edges.indices.map { index in
      let edge: Picture.Edge = edges[index]
      let start: Box = Box(x: starts[index], y: box(edge.from).bottom)
      let end: Box = Box(x: ends[index], y: box(edge.to).y)
      return Curve(edge: edge, pieces: [start] + ways[index] + [end])
    }
  }

  /// Where each edge meets one of its ends. Edges with the same next end begin together.
  ///
  /// - Parameter next: Where an edge leads to from there.
  private static func slots(_ ends: [Picture.End], _ box: (Picture.End) -> Box, next: (Int) -> Int) -> [Int] {
    var slots: [Int] = Array(repeating: 0, count: ends.count)
    let nexts: [Int] = ends.indices.map { next($0) }
    for (end, indices) in Dictionary(grouping: ends.indices, by: { ends[$0] }) {
      let box: Box = box(end)
      let places: [Int] = Set(indices.map { nexts[$0] }).sorted()
      let ranks: [Int: Int] = Dictionary(places.enumerated().map { ($0.element, $0.offset + 1) }) { first, _ in first }
      // Not at the corners, and not far apart.
      let room: Int = min(box.width - min(24, box.width / 2), 24 * (places.count + 1))
      for index in indices {
        slots[index] = box.middle - room / 2 + room * (ranks[nexts[index]] ?? 0) / (places.count + 1)
      }
    }
    return slots
  }
}
