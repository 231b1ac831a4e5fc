/// The elements of an image.
enum SVG {
  enum Anchor: String {
    case start, middle, end
  }

  static func text(_ text: String, x: Int, y: Int, _ style: String = "", _ anchor: Anchor = .start) -> String {
    let style: String = style.isEmpty ? "" : " class=\"\(style)\""
    let anchor: String = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return "<text\(style) x=\"\(x)\" y=\"\(y)\"\(anchor)>\(escaped(text))</text>"
  }

  static func bar(x: Int, y: Int, width: Int, height: Int, _ style: String) -> String {
    "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"2\"/>"
  }

  static func line(_ points: [Point], _ style: String) -> String {
    let places: [String] = points.map { "\($0.x),\($0.y)" }
    return "<polyline class=\"\(style)\" points=\"\(places.joined(separator: " "))\"/>"
  }

  static func dot(_ point: Point, _ style: String) -> String {
    "<circle class=\"\(style)\" cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"4\"/>"
  }

  struct Point: Equatable {
    var x: Int
    var y: Int
  }

  /// Returns the whole image. It has no background, so that it fits a page of any colour.
  static func image(_ title: String, _ description: String, width: Int, height: Int, _ elements: [String]) -> String {
    let head: [String] = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      "<title>\(escaped(title))</title>", "<desc>\(escaped(description))</desc>",
    ]
    return (head + ChartStyle.lines + elements + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
