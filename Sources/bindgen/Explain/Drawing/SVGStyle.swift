/// The colours of an image, for readers in the light and in the dark.
enum SVGStyle {
  static var lines: [String] {
    ["<style>"] + shapes + light.map { rule($0) } + ["@media (prefers-color-scheme: dark) {"] + dark.map { rule($0) }
      + [
        "}", "</style>", marker("arrow", "follows"), marker("notice", "notifies"),
      ]
  }

  private static let font: String = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  private static let shapes: [String] = [
    ".bindgen text { font-family: \(font); font-size: 12px; text-anchor: middle }",
    ".bindgen .title > text { font-size: 13px; font-weight: bold; text-anchor: start }",
    ".bindgen .title > rect, .bindgen .label > rect { fill-opacity: 0.8 }",
    ".bindgen .follows, .bindgen .notifies, .bindgen .holds { fill: none; stroke-width: 1.2px }",
    ".bindgen .notifies { stroke-dasharray: 4 3 }",
    ".bindgen .follows { marker-end: url(#arrow) }",
    ".bindgen .notifies { marker-end: url(#notice) }",
  ]

  private typealias Rule = (of: String, fill: String, stroke: String)

  private static let light: [Rule] = [
    ("text", "#1f2328", "none"), (".paper", "#ffffff", "none"), (".model > rect", "#f6f8fa", "#d0d7de"),
    (".title > rect", "#f6f8fa", "none"), (".label > rect", "#ffffff", "none"), (".label > text", "#57606a", "none"),
    (".let > path", "#fff8c5", "#bf8700"),
    (".state > rect", "#ddf4ff", "#0969da"), (".derive > rect", "#ffffff", "#6e7781"),
    (".observer > rect", "#fbefff", "#8250df"), (".follows", "none", "#6e7781"), (".notifies", "none", "#8250df"),
    (".holds", "none", "#afb8c1"), (".tip-follows", "#6e7781", "none"), (".tip-notifies", "#8250df", "none"),
  ]

  private static let dark: [Rule] = [
    ("text", "#e6edf3", "none"), (".paper", "#0d1117", "none"), (".model > rect", "#161b22", "#30363d"),
    (".title > rect", "#161b22", "none"), (".label > rect", "#0d1117", "none"), (".label > text", "#8b949e", "none"),
    (".let > path", "#341a00", "#9e6a03"),
    (".state > rect", "#051d4d", "#388bfd"), (".derive > rect", "#21262d", "#8b949e"),
    (".observer > rect", "#271052", "#a371f7"), (".follows", "none", "#8b949e"), (".notifies", "none", "#a371f7"),
    (".holds", "none", "#484f58"), (".tip-follows", "#8b949e", "none"), (".tip-notifies", "#a371f7", "none"),
  ]

  private static func rule(_ rule: Rule) -> String {
    ".bindgen \(rule.of) { fill: \(rule.fill); stroke: \(rule.stroke) }"
  }

  private static func marker(_ id: String, _ kind: String) -> String {
    "<marker id=\"\(id)\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\" "
      + "markerUnits=\"userSpaceOnUse\"><path class=\"tip-\(kind)\" d=\"M0 0.5L8 4L0 7.5Z\"/></marker>"
  }
}
