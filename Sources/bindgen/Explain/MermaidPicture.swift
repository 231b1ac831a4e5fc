import BindgenCore

/// The graph as a Mermaid flowchart, which GitHub draws.
///
/// Nodes have numbers, and their names are in quotes, so that no name has a meaning in Mermaid.
struct MermaidPicture {
  static func text(_ web: DependencyGraph, _ selected: Set<Int>) -> String {
    let picture: Picture = Picture(web, selected)
    var lines: [String] = ["flowchart LR"]
    for model in picture.models {
      guard !model.fields.isEmpty else {
        lines.append("  m\(model.number)[\(quoted(model.name))]")
        continue
      }
      lines.append("  subgraph m\(model.number)[\(quoted(model.name))]")
      lines += model.fields.map { "    " + node($0, in: web) }
      lines.append("  end")
    }
    lines += picture.listeners.enumerated().map { "  o\($0.offset)[[\(quoted($0.element))]]" }
    lines += picture.edges.map { "  " + edge($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func node(_ number: Int, in web: DependencyGraph) -> String {
    let name: String = quoted(web.nodes[number].name)
    switch web.nodes[number].kind {
    case .constant: return "f\(number){{\(name)}}"
    case .state: return "f\(number)([\(name)])"
    case .derivation, .whole: return "f\(number)[\(name)]"
    }
  }

  private static func edge(_ edge: Picture.Edge) -> String {
    let arrow: String =
      switch edge.kind {
      case .follows: "-->"
      case .notifies: "-.->"
      case .holds: "---"
      case .tells: "==>"
      }
    let label: String = edge.label.isEmpty ? "" : "|" + quoted(edge.label) + "|"
    return id(edge.from) + " " + arrow + label + " " + id(edge.to)
  }

  private static func id(_ end: Picture.End) -> String {
    switch end {
    case .field(let number): "f\(number)"
    case .model(let number): "m\(number)"
    case .listener(let number): "o\(number)"
    }
  }

  /// In quotes, with a code for each character that Mermaid could interpret: it knows Markdown, HTML and its own codes.
  static func quoted(_ text: String) -> String {
    var quoted: String = "\""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":": quoted.unicodeScalars.append(scalar)
      case _ where scalar.value > 0x7F: quoted.unicodeScalars.append(scalar)
      default: quoted += "#\(scalar.value);"
      }
    }
    return quoted + "\""
  }
}
