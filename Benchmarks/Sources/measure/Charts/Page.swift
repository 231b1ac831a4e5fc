/// The reason why a chart can't be drawn.
struct ChartError: Error, Equatable {
  var message: String
}

/// The page docs/benchmarks.md, as far as charts read it.
struct Page {
  static let path: String = "docs/benchmarks.md"

  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  func contains(_ line: String) -> Bool { lines.contains { $0 == line } }

  /// Returns the line with the time and the machine: the one that begins with a date.
  func machine() throws -> String {
    guard let line: Substring = lines.first(where: { $0.first?.isNumber == true }) else {
      throw ChartError(message: "\(Self.path) has no line that begins with a date")
    }
    return String(line)
  }

  /// Returns the table whose first column has this title, before the next heading.
  func table(below heading: String, of title: String) throws -> PageTable {
    guard let top: Int = lines.firstIndex(where: { Self.heading($0) == heading }) else {
      throw ChartError(message: "\(Self.path) has no heading '\(heading)'")
    }
    let section: ArraySlice<Substring> = lines[(top + 1)...].prefix { Self.heading($0) == nil }
    guard let head: Int = section.firstIndex(where: { $0.hasPrefix("| \(title) |") }) else {
      throw ChartError(message: "\(Self.path) has no table of '\(title)' below '\(heading)'")
    }
    let rows: [[String]] = section[head...].prefix { $0.hasPrefix("|") }.map(Self.cells)
    // The second line only says how columns are aligned.
    return PageTable(name: "the table of '\(title)' below '\(heading)'", head: rows[0], rows: Array(rows.dropFirst(2)))
  }

  private static func heading(_ line: Substring) -> String? {
    guard line.hasPrefix("#") else { return nil }
    return String(line.drop { $0 == "#" }.dropFirst())
  }

  private static func cells(_ line: Substring) -> [String] {
    line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
  }
}
