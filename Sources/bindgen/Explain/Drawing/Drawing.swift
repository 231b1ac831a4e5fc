import BindgenCore

/// The places of a picture's parts: models in bands, each below the models that it names, with their fields in rows.
struct Drawing {
  private(set) var boxes: [Picture.End: Box] = [:]
  /// Where edges pass rows.
  private(set) var passes: [Lanes.Pass: Box] = [:]
  private(set) var width: Int = 0
  private(set) var height: Int = Measure.margin
  let lanes: Lanes

  private let rows: PictureRows
  private let bands: [[Int]]
  private let picture: Picture
  private let web: Web
  private let frames: [Int: Picture.Frame]
  /// The inputs of each part.
  private let sources: [Picture.End: [Picture.End]]

  init(_ picture: Picture, _ web: Web) {
    self.web = web
    self.picture = picture
    frames = Dictionary(picture.models.map { ($0.number, $0) }) { first, _ in first }
    sources = Dictionary(grouping: picture.edges, by: \.to).mapValues { $0.map(\.from) }
    let links: [(from: Int, to: Int)] = picture.edges.compactMap { edge in
      web.model(of: edge.from).flatMap { from in web.model(of: edge.to).map { (from, $0) } }
    }
    bands = ModelLevels(picture.models.map(\.number), links: links).bands
    rows = PictureRows(picture, web)
    lanes = Lanes(picture.edges, rows, bands: bands, web)
    placeBands(Dictionary(grouping: links, by: \.to).mapValues { $0.map(\.from) })
  }

  /// A part of a row or a band.
  private enum Cell {
    case part(Picture.End)
    case pass(Lanes.Pass)
  }

  // MARK: Models

  /// - Parameter held: The models that each model names.
  private mutating func placeBands(_ held: [Int: [Int]]) {
    let cells: [[Cell]] = bands.enumerated().map { number, band in
      band.map { .part(.model($0)) } + (lanes.passes[nil]?[number] ?? []).map { .pass($0) }
    }
    let widths: [Int: Int] = frames.mapValues { width(of: $0) + Measure.blockGap }
    func advance(_ cell: Cell) -> Int {
      if case .part(.model(let model)) = cell { widths[model] ?? 0 } else { Measure.laneWidth }
    }
    let limit: Int = max(widths.values.max() ?? 0, Measure.bandWidth)
    let room: Int = min(cells.map { band in band.reduce(0) { $0 + advance($1) } }.max() ?? 0, limit)
    self.width = room + 2 * Measure.margin - Measure.blockGap
    for band in cells {
      let order: [Cell] = Lines.ordered(band) { cell in
        guard case .part(.model(let model)) = cell else { return places(before: cell) }
        return (held[model] ?? []).compactMap { boxes[.model($0)]?.middle }
      }
      // A gap is half on each side.
      let left: Int = Measure.margin - Measure.blockGap / 2
      for line in Lines.folded(order, to: room, advance) {
        placeBand(line, from: left + (room - line.reduce(0) { $0 + advance($1) }) / 2, advance)
      }
    }
    height += Measure.margin - Measure.bandGap
  }

  private mutating func placeBand(_ line: [Cell], from start: Int, _ advance: (Cell) -> Int) {
    let top: Int = height
    var x: Int = start
    var bottom: Int = top
    for cell in line {
      switch cell {
      case .part(.model(let model)):
        if let frame: Picture.Frame = frames[model] { bottom = max(bottom, place(frame, x + Measure.blockGap / 2)) }
      case .pass(let pass): passes[pass] = Box(x: x, y: top, width: Measure.laneWidth)
      case .part: break
      }
      x += advance(cell)
    }
    for case .pass(let pass) in line { passes[pass]?.height = bottom - top }
    height = bottom + Measure.bandGap
  }

  /// A model's frame with its fields, and its observers below it.
  ///
  /// - Returns: where it ends.
  private mutating func place(_ frame: Picture.Frame, _ x: Int) -> Int {
    var outer: Box = Box(x: x, y: height, width: width(of: frame), height: Measure.titleHeight)
    let inside: Int = rows.inside[frame.number] ?? 0
    var y: Int = outer.bottom
    for (number, row) in cells(of: frame).enumerated() {
      if number == inside { y = outer.bottom + Measure.rowGap }
      if number > inside { y += Measure.rowGap }
      y = place(ordered(row, in: outer), in: outer, y)
      if number < inside { outer.height = y - outer.y + Measure.framePadding }
      if number + 1 < inside { y += Measure.rowGap }
    }
    boxes[.model(frame.number)] = outer
    return max(y, outer.bottom)
  }

  private func width(of frame: Picture.Frame) -> Int {
    max(cells(of: frame).map { rowWidth($0) }.max() ?? 0, Measure.titleWidth(frame.name)) + 2 * Measure.framePadding
  }

  // MARK: Rows

  private func cells(of frame: Picture.Frame) -> [[Cell]] {
    (rows.rows[frame.number] ?? []).enumerated().map { number, row in
      row.map { .part($0) } + (lanes.passes[frame.number]?[number] ?? []).map { .pass($0) }
    }
  }

  /// What passes a row of states goes between them.
  private func ordered(_ row: [Cell], in outer: Box) -> [Cell] {
    let parts: Int = row.count { if case .part = $0 { true } else { false } }
    let isFree: Bool = row.prefix(parts).allSatisfy { places(before: $0).isEmpty }
    guard isFree, parts < row.count else { return Lines.ordered(row) { places(before: $0) } }
    let order: [Int] = Lines.ordered(Array(row.indices)) { index in
      index < parts ? [outer.x + outer.width * (2 * index + 1) / (2 * parts)] : places(before: row[index])
    }
    return order.map { row[$0] }
  }

  /// The middles of what leads to a cell.
  private func places(before cell: Cell) -> [Int] {
    switch cell {
    case .part(let end): (sources[end] ?? []).compactMap { boxes[$0]?.middle }
    case .pass(let pass): [before(pass)?.middle].compactMap { $0 }
    }
  }

  private func before(_ pass: Lanes.Pass) -> Box? {
    passes[Lanes.Pass(lane: pass.lane, row: pass.row - 1)] ?? boxes[pass.lane.source]
  }

  /// With the gap beside it.
  private func width(of cell: Cell) -> Int {
    switch cell {
    case .part(let end): Measure.nodeWidth(picture.name(of: end, in: web)) + Measure.nodeGap
    case .pass: Measure.laneWidth
    }
  }

  /// What passes a row makes it at most twice as long; more of that goes on in another line.
  private func rowWidth(_ row: [Cell]) -> Int {
    let parts: Int = row.reduce(0) { if case .part = $1 { $0 + width(of: $1) } else { $0 } }
    return min(row.reduce(0) { $0 + width(of: $1) }, parts + max(parts, Measure.rowWidth))
  }

  /// - Returns: where the row ends.
  private mutating func place(_ row: [Cell], in outer: Box, _ top: Int) -> Int {
    var y: Int = top
    for line in Lines.folded(row, to: rowWidth(row), { width(of: $0) }) {
      var x: Int = outer.middle - line.reduce(0) { $0 + width(of: $1) } / 2
      for cell in line {
        let width: Int = width(of: cell)
        switch cell {
        case .part(let end):
          boxes[end] = Box(x: x + Measure.nodeGap / 2, y: y, width: width - Measure.nodeGap, height: Measure.nodeHeight)
        case .pass(let pass): passes[pass] = Box(x: x, y: y, width: width, height: Measure.nodeHeight)
        }
        x += width
      }
      y += Measure.nodeHeight + Measure.nodeGap
    }
    return y - Measure.nodeGap
  }
}

/// Parts that are side by side.
enum Lines {
  /// Orders parts by the middle of their inputs, so that few edges cross. Parts without inputs stay where they are.
  static func ordered<Part>(_ parts: [Part], _ places: (Part) -> [Int]) -> [Part] {
    let keys: [Int?] = parts.map { part in
      let places: [Int] = places(part)
      return places.isEmpty ? nil : places.reduce(0, +) / places.count
    }
    var moved: ArraySlice<Int> = parts.indices.filter { keys[$0] != nil }.sorted {
      (keys[$0] ?? 0, $0) < (keys[$1] ?? 0, $1)
    }[...]
    return parts.indices.map { parts[keys[$0] == nil ? $0 : moved.popFirst() ?? $0] }
  }

  /// In as many lines as it takes.
  static func folded<Part>(_ parts: [Part], to room: Int, _ width: (Part) -> Int) -> [[Part]] {
    var lines: [[Part]] = []
    var length: Int = 0
    for part in parts {
      let added: Int = width(part)
      if lines.isEmpty || length + added > room {
        lines.append([])
        length = 0
      }
      lines[lines.count - 1].append(part)
      length += added
    }
    return lines
  }
}

extension Web {
  /// The model that a part of a picture belongs to; none, if it is a listener.
  func model(of end: Picture.End) -> Int? {
    switch end {
    case .field(let node): nodes[node].model
    case .model(let number): number
    case .listener: nil
    }
  }
}

extension Picture {
  func name(of end: End, in web: Web) -> String {
    switch end {
    case .field(let node): web.nodes[node].name
    case .model(let number): web.models[number].name
    case .listener(let number): listeners[number]
    }
  }
}
