/// The level of each model: 0 if it names no other model, otherwise below all models that it names.
struct ModelLevels {
  /// The models of each level.
  let bands: [[Int]]

  /// - Parameters:
  ///   - models: In the order in which they are listed.
  ///   - links: From a model that is named to the one that names it. Some may lead in circles.
  init(_ models: [Int], links: [(from: Int, to: Int)]) {
    var users: [Int: Set<Int>] = [:]
    var open: [Int: Int] = [:]
    for link in links where link.from != link.to {
      if users[link.from, default: []].insert(link.to).inserted { open[link.to, default: 0] += 1 }
    }
    var levels: [Int: Int] = [:]
    var done: Set<Int> = []
    var ready: [Int] = models.filter { open[$0] == nil }.reversed()
    var rest: ArraySlice<Int> = models[...]
    while done.count < models.count {
      // What remains then is a circle: it is entered at its first model.
      guard let model: Int = ready.popLast() ?? rest.popFirst() else { break }
      guard done.insert(model).inserted else { continue }
      for user in (users[model] ?? []).sorted() where !done.contains(user) {
        levels[user] = max(levels[user] ?? 0, (levels[model] ?? 0) + 1)
        open[user, default: 1] -= 1
        if open[user] == 0 { ready.append(user) }
      }
    }
    var bands: [[Int]] = []
    for model in models {
      let level: Int = levels[model] ?? 0
      while bands.count <= level { bands.append([]) }
      bands[level].append(model)
    }
    self.bands = bands.filter { !$0.isEmpty }
  }
}
