import BindgenCore

/// The graph in the language of Graphviz.
struct DotPicture {
  static func text(_ web: DependencyGraph, _ selected: Set<Int>) -> String {
    let picture: Picture = Picture(web, selected)
    var lines: [String] = [
      "digraph bindgen {",
      "  compound=true",
      "  rankdir=LR",
      "  node [fontname=\"sans-serif\", shape=box]",
      "  edge [fontname=\"sans-serif\"]",
    ]
    for model in picture.models {
      guard !model.fields.isEmpty else {
        lines.append("  m\(model.number) [label=\(quoted(model.name))]")
        continue
      }
      lines.append("  subgraph cluster_m\(model.number) {")
      lines.append("    label=\(quoted(model.name)) fontname=\"sans-serif\"")
      lines += model.fields.map { "    " + node($0, in: web) }
      lines.append("  }")
    }
    lines += picture.listeners.enumerated().map { "  o\($0.offset) [label=\(quoted($0.element)), shape=component]" }
    lines += picture.edges.map { "  " + edge($0, in: picture) }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func node(_ number: Int, in web: DependencyGraph) -> String {
    let shape: String =
      switch web.nodes[number].kind {
      case .constant: ", shape=hexagon"
      case .state: ", style=rounded"
      case .derivation, .whole: ""
      }
    return "f\(number) [label=\(quoted(web.nodes[number].name))\(shape)]"
  }

  private static func edge(_ edge: Picture.Edge, in picture: Picture) -> String {
    let (from, tail): (String, String?) = end(edge.from, in: picture)
    let (to, head): (String, String?) = end(edge.to, in: picture)
    var attributes: [String] = []
    if !edge.label.isEmpty { attributes.append("label=\(quoted(edge.label))") }
    if let tail { attributes.append("ltail=\(tail)") }
    if let head { attributes.append("lhead=\(head)") }
    switch edge.kind {
    case .follows: break
    case .notifies: attributes.append("style=dashed")
    case .holds: attributes.append("dir=none")
    case .tells: attributes.append("style=bold")
    }
    return "\(from) -> \(to)" + (attributes.isEmpty ? "" : " [" + attributes.joined(separator: ", ") + "]")
  }

  /// An edge connects nodes; the edge of a whole model is clipped at the model's frame.
  private static func end(_ end: Picture.End, in picture: Picture) -> (node: String, cluster: String?) {
    switch end {
    case .field(let number): ("f\(number)", nil)
    case .listener(let number): ("o\(number)", nil)
    case .model(let number): picture.anchor(of: number).map { ("f\($0)", "cluster_m\(number)") } ?? ("m\(number)", nil)
    }
  }

  /// In quotes. Labels may contain escapes and HTML entities.
  static func quoted(_ text: String) -> String {
    var quoted: String = "\""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "&": quoted += "&amp;"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
