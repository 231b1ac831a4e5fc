import BindgenCore

/// The observers that are notified.
extension Explanation {
  mutating func addListeners(to node: Int) {
    let field: String = web.nodes[node].name
    let followers: [Int] = followers(of: node)
    let direct: [(name: String, lines: [String])] = listeners(to: node).compactMap { listener in
      listener.notified(of: [field]).isEmpty ? nil : (listener.name, listener.calls(for: field))
    }
    if !direct.isEmpty {
      addHeading("Notified when it changes")
      page.addTable(direct)
    }
    let indirect: [(name: String, lines: [String])] = indirectListeners(among: followers)
    if !indirect.isEmpty {
      addHeading("Notified of what depends on it")
      page.addTable(indirect)
    }
    if direct.isEmpty, indirect.isEmpty, !followers.contains(where: web.isLoad) {
      addSentence("Nobody is notified when it changes.")
    }
  }

  /// Of a private field only the model itself is told: its reactions.
  private func listeners(to node: Int) -> [Listener] {
    let model: ResolvedModel = web.model(of: node)
    return Listener.all(of: model).filter { !web.isPrivate(node) || $0.name == model.name }
  }

  /// The nodes that depend on one, directly or over others.
  private func followers(of node: Int) -> [Int] {
    var seen: Set<Int> = [node]
    var open: [Int] = [node]
    while let next: Int = open.popLast() {
      for user in web.users[next] where seen.insert(user).inserted { open.append(user) }
    }
    return seen.filter { $0 != node }.sorted()
  }

  /// The listeners that are notified of some of these nodes, each with their names.
  private func indirectListeners(among followers: [Int]) -> [(name: String, lines: [String])] {
    let fields: [Int: [Int]] = Dictionary(grouping: followers.filter { web.nodes[$0].kind != .whole }) {
      web.nodes[$0].model
    }
    return fields.keys.sorted().flatMap { number in
      let nodes: [Int] = fields[number] ?? []
      return Listener.all(of: web.models[number]).compactMap { listener in
        let heard: [Int] = nodes.filter { !web.isPrivate($0) || listener.name == web.models[number].name }
        let notified: [String] = listener.notified(of: heard.map { web.nodes[$0].name })
        return notified.isEmpty ? nil : (listener.name, [notified.joined(separator: ", ")])
      }
    }
  }
}
