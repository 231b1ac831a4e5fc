import BindgenCore

/// The graph for a program that lays it out: a frame for each model, with its fields, and edges.
struct Picture {
  struct End {
    let id: String
    /// A node inside, if it is a frame.
    var anchor: String?
  }

  struct Edge {
    enum Kind { case follows, notifies, holds, tells }

    let kind: Kind
    let from: End
    let to: End
    /// The path of children from one model to the other, in quotes.
    let label: String?
  }

  enum Shape { case constant, state, plain, listener }

  private let graph: DependencyGraph
  private let language: PictureLanguage
  private var frames: [String] = []
  private var listeners: [String] = []
  private var edges: [String] = []

  static func text(_ graph: DependencyGraph, _ models: [Int], in language: PictureLanguage) -> String {
    var picture = Picture(graph, language)
    for model in models { picture.addFrame(model) }
    for model in models { picture.addInputs(of: model) }
    for model in models { picture.addChildren(of: model) }
    for model in models { picture.addListeners(of: model) }
    let body = (picture.frames + picture.listeners + picture.edges).map { "  " + $0 }
    return (language.head + body + language.foot).map { $0 + "\n" }.joined()
  }

  private init(_ graph: DependencyGraph, _ language: PictureLanguage) {
    self.graph = graph
    self.language = language
  }

  private mutating func addFrame(_ model: Int) {
    let name = language.quoted(graph.models[model].name)
    guard !graph.fields[model].isEmpty else { return frames.append(language.node("m\(model)", name, .plain)) }
    frames += language.frame("m\(model)", name)
    for field in graph.fields[model] {
      let shape: Shape =
        switch graph.nodes[field].kind {
        case .constant: .constant
        case .state: .state
        case .derivation, .whole: .plain
        }
      frames.append("  " + language.node("f\(field)", language.quoted(graph.nodes[field].name), shape))
    }
    frames.append(language.frameEnd)
  }

  private mutating func addInputs(of model: Int) {
    for user in graph.fields[model] {
      for input in graph.inputs[user] {
        let source = graph.nodes[input.node]
        let from = source.kind == .whole ? end(ofModel: source.model) : end(ofField: input.node)
        addEdge(.follows, from, end(ofField: user), label: input.path.joined(separator: "."))
      }
    }
  }

  /// A model whose fields no expression names would look unrelated without this edge.
  private mutating func addChildren(of model: Int) {
    let used = Set(graph.fields[model].flatMap { graph.inputs[$0] }.map(\.path.first))
    let observed = Set(graph.models[model].eventReactions.map(\.stored.name.text))
    for stored in graph.models[model].model.stored {
      guard let child = graph.model(of: stored) else { continue }
      let name = stored.name.text
      if observed.contains(name) {
        addEdge(.tells, end(ofModel: child), end(ofModel: model), label: "events of " + name)
      } else if !used.contains(stored.field) {
        addEdge(.holds, end(ofModel: child), end(ofModel: model), label: name)
      }
    }
  }

  private mutating func addListeners(of model: Int) {
    for listener in Listener.all(of: graph.models[model]) {
      let id = "o\(listeners.count)"
      listeners.append(language.node(id, language.quoted(listener.shownName(of: graph.models[model])), .listener))
      let fields = (listener.fields ?? []).compactMap { graph.field($0, of: model) }
      let sources = fields.isEmpty ? [end(ofModel: model)] : fields.map { end(ofField: $0) }
      for source in sources { addEdge(.notifies, source, End(id: id)) }
    }
  }

  private func end(ofField node: Int) -> End { End(id: "f\(node)") }

  private func end(ofModel model: Int) -> End {
    End(id: "m\(model)", anchor: graph.fields[model].first.map { "f\($0)" })
  }

  private mutating func addEdge(_ kind: Edge.Kind, _ from: End, _ to: End, label: String = "") {
    let label = label.isEmpty ? nil : language.quoted(label)
    edges.append(language.edge(Edge(kind: kind, from: from, to: to, label: label)))
  }
}

/// How a program reads a picture. Names are in quotes, so that none has a meaning in it.
struct PictureLanguage: Sendable {
  let head: [String]
  let foot: [String]
  let frame: @Sendable (_ id: String, _ name: String) -> [String]
  let frameEnd: String
  let node: @Sendable (_ id: String, _ name: String, _ shape: Picture.Shape) -> String
  let edge: @Sendable (_ edge: Picture.Edge) -> String
  /// What stands for a character between quotes that would have a meaning there.
  let escape: @Sendable (_ scalar: Unicode.Scalar) -> String?

  func quoted(_ text: String) -> String {
    "\"" + text.visible.unicodeScalars.map { escape($0) ?? String($0) }.joined() + "\""
  }

  /// A flowchart, which GitHub draws.
  static let mermaid = PictureLanguage(
    head: ["flowchart LR"],
    foot: [],
    frame: { id, name in ["subgraph \(id)[\(name)]"] },
    frameEnd: "end",
    node: { id, name, shape in
      switch shape {
      case .constant: "\(id){{\(name)}}"
      case .state: "\(id)([\(name)])"
      case .plain: "\(id)[\(name)]"
      case .listener: "\(id)[[\(name)]]"
      }
    },
    edge: { edge in
      let arrows: [Picture.Edge.Kind: String] = [.notifies: "-.->", .holds: "---", .tells: "==>"]
      let label = edge.label.map { "|" + $0 + "|" } ?? ""
      return edge.from.id + " " + (arrows[edge.kind] ?? "-->") + label + " " + edge.to.id
    },
    // Mermaid knows Markdown, HTML and its own codes.
    escape: { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "\u{80}"...: nil
      default: "#\(scalar.value);"
      }
    }
  )

  /// The language of Graphviz, which draws edges only from node to node: those of a model are clipped at its frame.
  static let dot = PictureLanguage(
    head: [
      "digraph bindgen {", "  compound=true", "  rankdir=LR", "  node [fontname=\"sans-serif\", shape=box]",
      "  edge [fontname=\"sans-serif\"]",
    ],
    foot: ["}"],
    frame: { id, name in ["subgraph cluster_\(id) {", "  label=\(name) fontname=\"sans-serif\""] },
    frameEnd: "}",
    node: { id, name, shape in
      let styles: [Picture.Shape: String] = [
        .constant: "shape=hexagon", .state: "style=rounded", .listener: "shape=component",
      ]
      return "\(id) [label=\(name)\(styles[shape].map { ", " + $0 } ?? "")]"
    },
    edge: { edge in
      let styles: [Picture.Edge.Kind: String] = [.notifies: "style=dashed", .holds: "dir=none", .tells: "style=bold"]
      let label = edge.label.map { "label=" + $0 }
      let tail = edge.from.anchor.map { _ in "ltail=cluster_" + edge.from.id }
      let head = edge.to.anchor.map { _ in "lhead=cluster_" + edge.to.id }
      let attributes = [label, tail, head, styles[edge.kind]].compactMap { $0 }.joined(separator: ", ")
      let ends = (edge.from.anchor ?? edge.from.id) + " -> " + (edge.to.anchor ?? edge.to.id)
      return attributes.isEmpty ? ends : ends + " [" + attributes + "]"
    },
    // Labels may contain escapes and HTML entities.
    escape: { scalar in ["\"": "\\\"", "\\": "\\\\", "&": "&amp;"][scalar] }
  )
}
