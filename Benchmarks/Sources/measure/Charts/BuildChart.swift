/// A chart of the compiler's time for models with each outlet, compared with the macro of Observation.
enum BuildChart {
  static let title: String = "Compiling models, by outlet, against the @Observable macro"

  private static let heading: String = "What emitted code costs to compile"
  private static let stages: [String] = ["type-check", "`-Onone`", "`-O`"]
  private static let tables: [String] = [1, 4].map { CompileFigures.title(models: $0) }

  static func svg(_ page: Page) throws -> String {
    let groups: [BarChart.Group] = try tables.map { title in
      let table: PageTable = try page.table(below: heading, of: title)
      let rows: [BarChart.Row] = try table.rows.compactMap(\.first).map { try row(table, $0) }
      return BarChart.Group(title: title, rows: rows)
    }
    return BarChart(caption: caption(try page.machine()), columns: stages.map(plain), groups: groups).svg
  }

  private static func row(_ table: PageTable, _ name: String) throws -> BarChart.Row {
    let figures: [Figure] = try stages.map { try table.figure([name], $0) }
    return BarChart.Row(label: plain(name), tone: name.contains("macro") ? .peer : .ours, figures: figures)
  }

  /// Returns the text without Markdown's marks of code.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

  private static func caption(_ machine: String) -> Caption {
    Caption(
      title: title,
      explanation: ["Processor time of the compiler, without that of bindgen. Shorter is better; one linear scale."],
      notes: [
        "The macro's classes have the same stored and computed properties. What models share is compiled once a target.",
        "Medians. \(machine)",
      ]
    )
  }
}
