/// The ways of edges past what they do not lead to: beside it, and not behind it. Edges from one part share their lanes,
/// and leave them one after the other.
struct Lanes {
  struct Lane: Hashable {
    let source: Picture.End
    let kind: Picture.Edge.Kind
    /// The model that it leads through; nil between models.
    let model: Int?
  }

  /// Where a lane passes a row of a model, or a band of models.
  struct Pass: Hashable {
    let lane: Lane
    let row: Int
  }

  /// What each edge passes, in the order of the edges.
  private(set) var ways: [[Pass]] = []
  /// The lanes in each row of each model, or in each band, in the order in which edges need them.
  private(set) var passes: [Int?: [Int: [Pass]]] = [:]
  private var known: Set<Pass> = []
  /// How many more rows may be passed. An edge that would pass more is straight, which limits the passes to a few for
  /// each edge.
  private var rest: Int

  private let rows: PictureRows
  private let web: Web
  /// The band of each model.
  private let bands: [Int: Int]

  init(_ edges: [Picture.Edge], _ rows: PictureRows, bands: [[Int]], _ web: Web) {
    self.rows = rows
    self.web = web
    self.bands = Dictionary(bands.enumerated().flatMap { band in band.element.map { ($0, band.offset) } }) { $1 }
    rest = 8 * edges.count + 256
    for edge in edges { ways.append(way(of: edge)) }
  }

  private mutating func way(of edge: Picture.Edge) -> [Pass] {
    let stretches: [(model: Int?, rows: Range<Int>)] = stretches(of: edge)
    let length: Int = stretches.reduce(0) { $0 + $1.rows.count }
    guard length <= rest else { return [] }
    rest -= length
    let way: [Pass] = stretches.flatMap { model, rows in
      let lane: Lane = Lane(source: edge.from, kind: edge.kind, model: model)
      return rows.map { Pass(lane: lane, row: $0) }
    }
    for pass in way where known.insert(pass).inserted {
      passes[pass.lane.model, default: [:]][pass.row, default: []].append(pass)
    }
    return way
  }

  /// Out of a model, past others, and into one.
  private func stretches(of edge: Picture.Edge) -> [(model: Int?, rows: Range<Int>)] {
    guard let from: Int = web.model(of: edge.from), let start: Int = rows.numbers[edge.from] else { return [] }
    let end: Int? = if case .model = edge.to { nil } else { rows.numbers[edge.to] }
    guard let to: Int = web.model(of: edge.to), to != from else {
      return between(start, end ?? 0).map { [(from, $0)] } ?? []
    }
    var stretches: [(model: Int?, rows: Range<Int>)] = []
    if let rows: Range<Int> = between(start, rows.rows[from]?.count ?? 0) { stretches.append((from, rows)) }
    if let rows: Range<Int> = between(bands[from] ?? 0, bands[to] ?? 0) { stretches.append((nil, rows)) }
    if let rows: Range<Int> = between(-1, end ?? 0) { stretches.append((to, rows)) }
    return stretches
  }

  private func between(_ start: Int, _ end: Int) -> Range<Int>? { start + 1 < end ? start + 1..<end : nil }
}
