/// Lines over two logarithmic scales: each step of the grid is ten times the one before.
struct LineChart {
  struct Line {
    /// Beside the last point, in lines of text.
    let label: [String]
    let tone: ChartStyle.Tone
    let points: [(x: Figure, y: Figure)]
  }

  let caption: Caption
  /// What the horizontal scale counts.
  let unit: String
  let lines: [Line]
  /// How a power of ten is written at the vertical scale.
  let name: @Sendable (_ exponent: Int) -> String

  private static let (left, right, height): (Int, Int, Int) = (64, 552, 300)

  private var top: Int { caption.top + 14 }
  private var bottom: Int { top + Self.height }

  var svg: String { caption.image(grid + lines.flatMap(elements), bottom + 38) }

  private func elements(_ line: Line) -> [String] {
    let points: [SVG.Point] = line.points.map { SVG.Point(x: across.place($0.x.value), y: down.place($0.y.value)) }
    let tone: String = line.tone.rawValue
    return [SVG.line(points, tone)] + points.map { SVG.dot($0, tone) }
      + zip(points, line.points).map { figure($1.y, at: $0, isLowest: isLowest($1)) }
      + (points.last.map { label(line, beside: $0) } ?? [])
  }

  /// Figures are where lines that rise leave room: the lowest of all lines below its point, others at the upper left.
  private func figure(_ figure: Figure, at point: SVG.Point, isLowest: Bool) -> String {
    isLowest
      ? SVG.text(figure.text, x: point.x, y: point.y + 19, "small", .middle)
      : SVG.text(figure.text, x: point.x + 8, y: point.y - 9, "small", .end)
  }

  private func isLowest(_ point: (x: Figure, y: Figure)) -> Bool {
    lines.flatMap(\.points).allSatisfy { $0.x != point.x || $0.y.value >= point.y.value }
  }

  /// Its lines of text are as high above the point as below.
  private func label(_ line: Line, beside point: SVG.Point) -> [String] {
    let first: Int = point.y + 5 - 8 * (line.label.count - 1)
    return line.label.enumerated().map { SVG.text($1, x: point.x + 18, y: first + 16 * $0) }
  }

  // MARK: Scales

  private var across: LogScale { LogScale(lines.flatMap { $0.points.map(\.x.value) }, from: Self.left, to: Self.right) }
  private var down: LogScale { LogScale(lines.flatMap { $0.points.map(\.y.value) }, from: bottom, to: top) }

  private var grid: [String] {
    let (across, down): (LogScale, LogScale) = (across, down)
    let rows: [String] = down.exponents.flatMap { exponent in
      let y: Int = down.place(exponent)
      return [
        SVG.line([SVG.Point(x: Self.left, y: y), SVG.Point(x: Self.right, y: y)], "grid"),
        SVG.text(name(exponent), x: Self.left - 8, y: y + 4, "small", .end),
      ]
    }
    let columns: [String] = across.exponents.map { exponent in
      SVG.text(LogScale.power(exponent).told, x: across.place(exponent), y: bottom + 18, "small", .middle)
    }
    return rows + columns + [SVG.text(unit, x: (Self.left + Self.right) / 2, y: bottom + 36, "small", .middle)]
  }
}
