/// A chart of the cost of an edit in long lists: with kept forms, or with new computations.
enum ListsChart {
  static let title: String = "An edit of one row, by the number of rows"

  private static let toggle: String = "toggle by id, random, sum kept"
  private static let edit: String = "edit by id, random; sum, count, filter, sort kept; edits reported"

  static func svg(_ page: Page) throws -> String {
    let table: PageTable = try page.table(below: "Lists", of: "operation")
    let lines: [LineChart.Line] = try [
      LineChart.Line(
        label: ["an array: the sum is", "computed again"],
        tone: .peer,
        points: points(table, toggle, "array")
      ),
      LineChart.Line(
        label: ["bindgen: sum, count, filter", "and sort kept, edits reported"],
        tone: .more,
        points: points(table, edit, "list")
      ),
      LineChart.Line(
        label: ["bindgen: the sum is kept"],
        tone: .ours,
        points: points(table, toggle, "list")
      ),
    ]
    return LineChart(caption: caption(try page.machine()), unit: "rows", lines: lines, name: duration).svg
  }

  private static func points(
    _ table: PageTable,
    _ operation: String,
    _ column: String
  ) throws -> [(x: Figure, y: Figure)] {
    let rows: [[String]] = table.rows.map { Array($0.prefix(2)) }.filter { $0.first == operation }
    guard !rows.isEmpty else { throw table.missing("row '\(operation)'") }
    return try rows.map { (x: try table.figure($0, "rows"), y: try table.figure($0, column)) }
  }

  /// The text of nanoseconds in the unit that makes them short, with three digits, such as `47.7 µs`.
  private static let duration: @Sendable (Double) -> String = { nanoseconds in
    var value: Double = nanoseconds
    var units: ArraySlice<String> = ["ns", "µs", "ms", "s"]
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units = units.dropFirst()
    }
    let factor: Double = value < 9.995 ? 100 : value < 99.95 ? 10 : 1
    let rounded: Double = (value * factor).rounded() / factor
    return "\(rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)") \(units.first ?? "")"
  }

  private static func caption(_ machine: String) -> Caption {
    Caption(
      title: title,
      explanation: [
        "What an edit of a random row takes, with what follows from it. Lower is better; both scales are logarithmic."
      ],
      notes: [
        "With few rows, or where nothing follows from them, an array may be quicker: docs/benchmarks.md has those figures.",
        "Medians. \(machine)",
      ]
    )
  }
}
