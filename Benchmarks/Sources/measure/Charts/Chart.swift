/// The charts beside the tables of the page.
enum Chart: String, CaseIterable {
  case peers, lists, build

  static let folder: String = "docs/charts"

  var path: String { "\(Self.folder)/\(rawValue).svg" }

  /// The line of the page that shows the chart.
  var link: String { "![\(title)](charts/\(rawValue).svg)" }

  private var title: String {
    switch self {
    case .peers: PeersChart.title
    case .lists: ListsChart.title
    case .build: BuildChart.title
    }
  }

  func svg(_ page: Page) throws -> String {
    switch self {
    case .peers: try PeersChart.svg(page)
    case .lists: try ListsChart.svg(page)
    case .build: try BuildChart.svg(page)
    }
  }
}
