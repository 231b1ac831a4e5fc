/// The colours of charts, for readers in the light and in the dark: those of `bindgen graph --format svg`.
enum ChartStyle {
  /// The meaning of a bar or a line.
  enum Tone: String {
    case ours, more, peer
  }

  static var lines: [String] {
    ["<style>"] + shapes + colours(light) + ["@media (prefers-color-scheme: dark) {"] + colours(dark)
      + ["}", "</style>"]
  }

  private static let font: String =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  private static let shapes: [String] = [
    "text { font-family: \(font); font-size: 13px }",
    ".title { font-size: 17px; font-weight: bold }",
    ".head { font-weight: bold }",
    ".small { font-size: 11px }",
    "polyline { fill: none; stroke-width: 2px }",
    "polyline.grid { stroke-width: 1px }",
    "polyline.peer { stroke-dasharray: 6 4 }",
  ]

  private struct Colours {
    var text: String
    var small: String
    var grid: String
    var tones: [(tone: Tone, colour: String)]
  }

  private static var light: Colours {
    Colours(
      text: "#1f2328",
      small: "#57606a",
      grid: "#d0d7de",
      tones: [(.ours, "#0969da"), (.more, "#8250df"), (.peer, "#6e7781")]
    )
  }

  private static var dark: Colours {
    Colours(
      text: "#e6edf3",
      small: "#8b949e",
      grid: "#30363d",
      tones: [(.ours, "#388bfd"), (.more, "#a371f7"), (.peer, "#8b949e")]
    )
  }

  private static func colours(_ colours: Colours) -> [String] {
    [
      "text { fill: \(colours.text) }", ".small { fill: \(colours.small) }",
      "polyline.grid { stroke: \(colours.grid) }",
    ]
      + colours.tones.map { tone, colour in
        "rect.\(tone), circle.\(tone) { fill: \(colour) } polyline.\(tone) { stroke: \(colour) }"
      }
  }
}
