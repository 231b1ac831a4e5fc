/// The texts above and below a chart, so that it can be understood by itself.
struct Caption {
  static let width: Int = 800
  static let margin: Int = 8

  let title: String
  /// The lines that explain what is measured, and its unit.
  let explanation: [String]
  /// The lines in small text.
  let notes: [String]

  var top: Int { 34 + 18 * explanation.count }

  /// - Parameter bottom: The end of the chart.
  func image(_ elements: [String], _ bottom: Int) -> String {
    var all: [String] = [SVG.text(title, x: Self.margin, y: 22, "title")]
    for (index, line) in explanation.enumerated() {
      all.append(SVG.text(line, x: Self.margin, y: 44 + 18 * index))
    }
    all += elements
    for (index, line) in notes.enumerated() {
      all.append(SVG.text(line, x: Self.margin, y: bottom + 26 + 15 * index, "small"))
    }
    let height: Int = bottom + 20 + 15 * notes.count
    return SVG.image(title, explanation.joined(separator: " "), width: Self.width, height: height, all)
  }
}
