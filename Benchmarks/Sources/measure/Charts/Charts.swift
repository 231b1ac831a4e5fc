/// The charts of the page's tables. Nothing is measured, so they agree with the tables.
enum Charts {
  static func write() {
    let drawn: [(Chart, String)] = draw(page)
    Files.makeFolder(Chart.folder)
    for (chart, svg) in drawn { Files.write(svg, at: chart.path) }
  }

  /// Checks that the existing charts are those of the page.
  static func check() {
    let page: Page = page
    for (chart, svg) in draw(page) {
      guard page.contains(chart.link) else { fail("\(Page.path) has no line '\(chart.link)'") }
      guard Files.text(chart.path) == svg else {
        fail("\(chart.path) is not what \(Page.path) gives; 'Benchmarks/run charts' draws it")
      }
    }
  }

  private static var page: Page { Page(Files.text(Page.path)) }

  /// Draws all charts, before any is written.
  private static func draw(_ page: Page) -> [(Chart, String)] {
    do {
      return try Chart.allCases.map { ($0, try $0.svg(page)) }
    } catch {
      fail((error as? ChartError)?.message ?? "\(error)")
    }
  }
}
