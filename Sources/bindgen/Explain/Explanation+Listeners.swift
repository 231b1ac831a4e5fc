import BindgenCore

/// The observers that are notified.
extension Explanation {
  mutating func addListeners(to node: Int) {
    let field: String = web.nodes[node].name
    let listeners: [Listener] = web.isPrivate(node) ? [] : Listener.all(of: web.model(of: node))
    let direct: [(name: String, lines: [String])] = listeners.compactMap { listener in
      listener.notified(of: [field]).isEmpty ? nil : (listener.name, listener.calls(for: field))
    }
    if !direct.isEmpty {
      addHeading("Notified when it changes")
      page.addTable(direct)
    }
    let indirect: [(name: String, lines: [String])] = indirectListeners(to: node)
    if !indirect.isEmpty {
      addHeading("Notified of what depends on it")
      page.addTable(indirect)
    }
    if direct.isEmpty, indirect.isEmpty { addSentence("Nobody is notified when it changes.") }
  }

  /// The listeners that are notified of fields that depend on this one, each with these fields.
  private func indirectListeners(to node: Int) -> [(name: String, lines: [String])] {
    var seen: Set<Int> = [node]
    var open: [Int] = [node]
    while let next: Int = open.popLast() {
      for user in web.users[next] where seen.insert(user).inserted { open.append(user) }
    }
    let followers: [Int] = seen.filter { $0 != node && web.nodes[$0].kind != .whole && !web.isPrivate($0) }.sorted()
    let fields: [Int: [Int]] = Dictionary(grouping: followers) { web.nodes[$0].model }
    return fields.keys.sorted().flatMap { number in
      let names: [String] = (fields[number] ?? []).map { web.nodes[$0].name }
      return Listener.all(of: web.models[number]).compactMap { listener in
        let notified: [String] = listener.notified(of: names)
        return notified.isEmpty ? nil : (listener.name, [notified.joined(separator: ", ")])
      }
    }
  }
}
