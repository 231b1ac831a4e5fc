import Foundation
import Testing

@testable import measure

/// The drawn charts.
@Suite struct ChartTests {
  @Test func barsAreAsLongAsTheirFiguresAreLarge() throws {
    let rows: [BarChart.Row] = try ["4 000", "2 000", "0.1"].map {
      BarChart.Row(label: $0, tone: .peer, figures: [try #require(Figure($0))])
    }
    let chart: BarChart = BarChart(
      caption: Caption(title: "", explanation: [], notes: []),
      columns: [""],
      groups: [BarChart.Group(title: "", rows: rows)]
    )
    let longest: Int = chart.length(of: 4000)
    #expect(longest > 400)
    #expect(abs(chart.length(of: 2000) * 2 - longest) <= 1)
    #expect(chart.length(of: 0.1) == 1)
  }

  @Test func eachPowerOfTenIsAsFarFromTheNext() {
    let scale: LogScale = LogScale([32, 1_000_000], from: 100, to: 600)
    #expect(scale.exponents == 1...6)
    #expect([10, 100, 1000, 1_000_000].map { scale.place(Double($0)) } == [100, 200, 300, 600])
    #expect(scale.place(31.622_776_6) == 150)
    #expect(LogScale([100], from: 0, to: 10).exponents == 2...3)
    #expect(LogScale([0.5, 20], from: 0, to: 10).exponents == 0...2)
  }

  @Test func textIsEscaped() {
    #expect(SVG.text("a < b & c", x: 1, y: 2) == "<text x=\"1\" y=\"2\">a &lt; b &amp; c</text>")
  }

  /// Text stays inside even with wide letters: the reader's font is unknown.
  @Test(arguments: Chart.allCases) func textStaysInsideTheImage(_ chart: Chart) throws {
    let texts: [Text] = try Text.all(in: chart.svg(Self.page))
    #expect(texts.count > 20)
    for text in texts {
      #expect(text.left >= 0 && text.right <= Caption.width, "\(text)")
    }
  }

  @Test(arguments: Chart.allCases) func imagesAreSmall(_ chart: Chart) throws {
    #expect(try chart.svg(Self.page).utf8.count < 20_000)
  }

  private static var page: Page {
    get throws {
      let root: URL = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
      return Page(try String(contentsOf: root.appendingPathComponent(Page.path), encoding: .utf8))
    }
  }
}
