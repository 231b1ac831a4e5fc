/// Lines over two logarithmic scales: each step of the grid is ten times the one before.
struct LineChart {
  struct Line {
    /// The lines of text beside the last point.
    let label: [String]
    let tone: ChartStyle.Tone
    let points: [(x: Figure, y: Figure)]
  }

  let caption: Caption
  /// The unit of the horizontal scale.
  let unit: String
  let lines: [Line]
  /// The text of a figure, at its point and on the vertical scale.
  let name: @Sendable (_ value: Double) -> String

  private static let (left, right, height): (Int, Int, Int) = (64, 552, 300)

  private var top: Int { caption.top + 14 }
  private var bottom: Int { top + Self.height }

  var svg: String {
    caption.image(grid + lines.flatMap(elements) + lines.flatMap(labels).map(\.element), bottom + 38)
  }

  private func points(_ line: Line) -> [SVG.Point] {
    line.points.map { SVG.Point(x: across.place($0.x.value), y: down.place($0.y.value)) }
  }

  private func elements(_ line: Line) -> [String] {
    let points: [SVG.Point] = points(line)
    let tone: String = line.tone.rawValue
    return [SVG.line(points, tone)] + points.map { SVG.dot($0, tone) }
      + (points.last.map { label(line, beside: $0) } ?? [])
  }

  /// A figure's text at its point. The grid leaves its place out, since the image has no background that could hide it.
  private struct Label {
    let element: String
    let (left, right): (Int, Int)
    let baseline: Int

    init(_ text: String, x: Int, y: Int, _ anchor: SVG.Anchor) {
      element = SVG.text(text, x: x, y: y, "small", anchor)
      let width: Int = 7 * text.count + 4
      left = (anchor == .end ? x - width : x - width / 2) - 2
      right = left + width + 4
      baseline = y
    }

    func covers(_ y: Int) -> Bool { baseline - 12 <= y && y <= baseline + 4 }
  }

  private func labels(_ line: Line) -> [Label] {
    zip(points(line), line.points).map { label(name($1.y.value), at: $0, isLowest: isLowest($1)) }
  }

  /// Returns the text at a point, where rising lines leave space: below the lowest of all points, at the upper left of others.
  private func label(_ text: String, at point: SVG.Point, isLowest: Bool) -> Label {
    isLowest ? Label(text, x: point.x, y: point.y + 19, .middle) : Label(text, x: point.x + 8, y: point.y - 9, .end)
  }

  private func isLowest(_ point: (x: Figure, y: Figure)) -> Bool {
    lines.flatMap(\.points).allSatisfy { $0.x != point.x || $0.y.value >= point.y.value }
  }

  /// Returns the label of a line beside a point, as high above that as below.
  private func label(_ line: Line, beside point: SVG.Point) -> [String] {
    let first: Int = point.y + 5 - 8 * (line.label.count - 1)
    return line.label.enumerated().map { SVG.text($1, x: point.x + 18, y: first + 16 * $0) }
  }

  // MARK: Scales

  private var across: LogScale { LogScale(lines.flatMap { $0.points.map(\.x.value) }, from: Self.left, to: Self.right) }
  private var down: LogScale { LogScale(lines.flatMap { $0.points.map(\.y.value) }, from: bottom, to: top) }

  private var grid: [String] {
    let (across, down): (LogScale, LogScale) = (across, down)
    let labels: [Label] = lines.flatMap(labels)
    let rows: [String] = down.exponents.flatMap { exponent in
      let y: Int = down.place(exponent)
      return gridLine(at: y, around: labels.filter { $0.covers(y) })
        + [SVG.text(name(Double(LogScale.power(exponent))), x: Self.left - 8, y: y + 4, "small", .end)]
    }
    let columns: [String] = across.exponents.map { exponent in
      SVG.text(LogScale.power(exponent).told, x: across.place(exponent), y: bottom + 18, "small", .middle)
    }
    return rows + columns + [SVG.text(unit, x: (Self.left + Self.right) / 2, y: bottom + 36, "small", .middle)]
  }

  private func gridLine(at y: Int, around labels: [Label]) -> [String] {
    var x: Int = Self.left
    var pieces: [Range<Int>] = []
    for label in labels.sorted(by: { $0.left < $1.left }) {
      if x < label.left { pieces.append(x..<label.left) }
      x = max(x, label.right)
    }
    if x < Self.right { pieces.append(x..<Self.right) }
    return pieces.map { SVG.line([SVG.Point(x: $0.lowerBound, y: y), SVG.Point(x: $0.upperBound, y: y)], "grid") }
  }
}
