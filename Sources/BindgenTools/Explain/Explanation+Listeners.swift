import BindgenCore

/// The observers that are notified.
extension Explanation {
  mutating func addListeners(to node: Int) {
    let field = graph.nodes[node].name
    let followers = graph.followers(of: node)
    let direct = listeners(of: [node]).map { ($0.listener.name, $0.listener.calls(for: field)) }
    let indirect = listeners(of: followers).map { ($0.listener.name, [$0.fields.joined(separator: ", ")]) }
    for (heading, rows) in [("Notified when it changes", direct), ("Notified of what depends on it", indirect)] {
      guard !rows.isEmpty else { continue }
      addHeading(heading)
      page.addTable(rows)
    }
    if direct.isEmpty, indirect.isEmpty, !followers.contains(where: graph.isLoad) {
      addSentence("Nobody is notified when it changes.")
    }
  }

  /// The listeners that are notified of some of these nodes, model by model, each with the names of their fields.
  private func listeners(of nodes: [Int]) -> [(listener: Listener, fields: [String])] {
    let nodes = Dictionary(grouping: nodes.filter { graph.nodes[$0].kind != .whole }) { graph.nodes[$0].model }
    return nodes.sorted { $0.key < $1.key }.flatMap { number, nodes in
      let model = graph.models[number]
      return Listener.all(of: model).compactMap { listener in
        // Of a private field only the model itself is told: its reactions.
        let listeners = nodes.filter { !graph.nodes[$0].isPrivate || listener.name == model.name }
        let fields = listener.notified(of: listeners.map { graph.nodes[$0].name })
        return fields.isEmpty ? nil : (listener, fields)
      }
    }
  }
}

extension Listener {
  /// In the order in which they are notified.
  static func all(of model: ResolvedModel) -> [Listener] { model.outlets.compactMap { $0.listener(model) } }

  /// What a picture names: its own reactions are no observer that has the model's name.
  func shownName(of model: ResolvedModel) -> String {
    guard name == model.name, let fields else { return name }
    let calls = fields.compactMap { call($0) }.uniqued
    return calls.isEmpty ? name : name + "." + calls.joined(separator: ", ")
  }

  /// The changed fields that they observe.
  fileprivate func notified(of changed: [String]) -> [String] {
    guard let fields else { return changed }
    let mine = Set(fields)
    return changed.filter { mine.contains($0) }
  }

  /// The calls or assignments when a field changes.
  fileprivate func calls(for field: String) -> [String] { always + (call(field).map { [$0] } ?? []) }
}
