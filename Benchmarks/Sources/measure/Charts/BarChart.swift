/// Bars in groups; each column has a bar for each row. All bars have one scale, which begins at zero.
struct BarChart {
  struct Row {
    let label: String
    let tone: ChartStyle.Tone
    /// The figures, one for each column.
    let figures: [Figure]
  }

  struct Group {
    let title: String
    let rows: [Row]
  }

  let caption: Caption
  let columns: [String]
  let groups: [Group]

  private static let rowHeight: Int = 20
  private static let groupGap: Int = 12
  /// The assumed width of a letter: fonts differ, and in most a letter is narrower.
  private static let letterWidth: Int = 8

  var svg: String {
    var elements: [String] = columns.indices.map { SVG.text(columns[$0], x: left(of: $0), y: caption.top + 18, "head") }
    var y: Int = caption.top + 28
    for group in groups {
      elements.append(SVG.text(group.title, x: Caption.margin, y: y + 15, "head"))
      y += Self.rowHeight
      for row in group.rows {
        elements += self.row(row, y)
        y += Self.rowHeight
      }
      y += Self.groupGap
    }
    return caption.image(elements, y - Self.groupGap)
  }

  private func row(_ row: Row, _ y: Int) -> [String] {
    var elements: [String] = [SVG.text(row.label, x: 2 * Caption.margin, y: y + 15)]
    for (column, figure) in row.figures.enumerated() {
      let length: Int = self.length(of: figure.value)
      elements.append(SVG.bar(x: left(of: column), y: y + 4, width: length, height: 13, row.tone.rawValue))
      elements.append(SVG.text(figure.text, x: left(of: column) + length + 5, y: y + 15))
    }
    return elements
  }

  // MARK: Sizes

  /// Returns the length of a value's bar, which is never too short to be seen.
  func length(of value: Double) -> Int {
    max(1, Int((value / largest * Double(longest)).rounded()))
  }

  private var rows: [Row] { groups.flatMap(\.rows) }
  private var figures: [Figure] { rows.flatMap(\.figures) }
  private var largest: Double { figures.map(\.value).max() ?? 1 }

  /// The length of the largest figure's bar: the column without the figure's text.
  private var longest: Int { columnWidth - Self.letterWidth * (figures.map(\.text.count).max() ?? 0) - 12 }

  private var labelWidth: Int { Self.letterWidth * (rows.map(\.label.count).max() ?? 0) + 2 * Caption.margin }
  private var columnWidth: Int { (Caption.width - Caption.margin - labelWidth) / columns.count }
  private func left(of column: Int) -> Int { labelWidth + column * columnWidth }
}
