/// A table of the page.
struct PageTable {
  /// The name in error messages.
  let name: String
  let head: [String]
  let rows: [[String]]

  /// Returns the figure of a row, which is found by its first cells.
  func figure(_ row: [String], _ column: String) throws -> Figure {
    guard let index: Int = head.firstIndex(of: column) else { throw missing("column '\(column)'") }
    let title: String = row.joined(separator: ", ")
    guard let cells: [String] = rows.first(where: { $0.starts(with: row) }) else { throw missing("row '\(title)'") }
    guard cells.indices.contains(index), let figure: Figure = Figure(cells[index]) else {
      throw missing("figure of '\(title)' in column '\(column)'")
    }
    return figure
  }

  func missing(_ what: String) -> ChartError {
    ChartError(message: "\(Page.path) has no \(what) in \(name)")
  }
}

/// The figure of a cell: its text without the ratio in brackets, and its number.
struct Figure: Equatable {
  let text: String
  let value: Double

  init?(_ cell: String) {
    text = String(cell.prefix { $0 != "(" }).trimmed
    let digits: String = text.prefix { $0.isNumber || $0 == " " || $0 == "." }.filter { $0 != " " }
    // A scale may be logarithmic.
    guard let value: Double = Double(digits), value > 0 else { return nil }
    self.value = value
  }
}

extension String {
  fileprivate var trimmed: String {
    var text: Substring = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
