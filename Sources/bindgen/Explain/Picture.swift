import BindgenCore

/// What a drawn graph consists of, in any format: frames, nodes and edges.
struct Picture {
  struct Frame {
    let number: Int
    let name: String
    /// By their nodes.
    let fields: [Int]
  }

  enum End: Hashable {
    case field(Int)
    case model(Int)
    case listener(Int)
  }

  struct Edge: Hashable {
    enum Kind { case follows, notifies, holds, tells }

    let kind: Kind
    let from: End
    let to: End
    /// The path of children from one model to the other.
    var label: String = ""
  }

  let models: [Frame]
  private(set) var listeners: [String] = []
  private(set) var edges: [Edge] = []
  private let web: DependencyGraph

  init(_ web: DependencyGraph, _ selected: Set<Int>) {
    self.web = web
    models = selected.sorted().map { Frame(number: $0, name: web.models[$0].name, fields: Array(web.fields[$0])) }
    for model in models { addInputs(of: model) }
    for model in models { addChildren(of: model) }
    for model in models { addListeners(of: model) }
  }

  /// A node inside a model's frame, as an anchor for edges; nil if the frame is empty.
  func anchor(of model: Int) -> Int? { web.fields[model].first }

  private mutating func addInputs(of model: Frame) {
    for user in model.fields {
      for input in web.inputs[user] {
        let source: DependencyGraph.Node = web.nodes[input.node]
        let from: End = source.kind == .whole ? .model(source.model) : .field(input.node)
        edges.append(Edge(kind: .follows, from: from, to: .field(user), label: input.path.joined(separator: ".")))
      }
    }
  }

  /// A model whose fields no expression names would look unrelated without this edge.
  private mutating func addChildren(of model: Frame) {
    let used: Set<String?> = Set(model.fields.flatMap { web.inputs[$0] }.map(\.path.first))
    let heard: Set<String> = Set(web.models[model.number].hearings.map(\.stored.name.text))
    for held in web.models[model.number].model.stored {
      guard let number: Int = web.model(of: held) else { continue }
      let (from, to): (End, End) = (.model(number), .model(model.number))
      if heard.contains(held.name.text) {
        edges.append(Edge(kind: .tells, from: from, to: to, label: "events of " + held.name.text))
      } else if !used.contains(held.field) {
        edges.append(Edge(kind: .holds, from: from, to: to, label: held.name.text))
      }
    }
  }

  private mutating func addListeners(of model: Frame) {
    for listener in Listener.all(of: web.models[model.number]) {
      let end: End = .listener(listeners.count)
      listeners.append(listener.shownName(of: web.models[model.number]))
      let fields: [Int] = (listener.fields ?? []).compactMap { web.field($0, of: model.number) }
      let sources: [End] = fields.isEmpty ? [.model(model.number)] : fields.map { .field($0) }
      edges += sources.map { Edge(kind: .notifies, from: $0, to: end) }
    }
  }
}
