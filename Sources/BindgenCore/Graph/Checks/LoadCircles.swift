/// Reports loads that would load again without end, because their inputs depend on what they load.
extension Resolver {
  mutating func checkLoads(of model: Model, _ derivations: [ResolvedDerivation], _ scope: Scope) {
    guard model.value == nil, !model.loads.isEmpty else { return }
    let circles = LoadCircles(model, derivations, scope.states)
    for load in model.loads {
      guard let path = circles.path(from: load) else { continue }
      diagnostics.error(
        "load-itself",
        at: load.name.range,
        "'\(load.name.text)' is loaded again when it has been loaded: \(CycleFinder.text(path))",
        help: "write 'on: [field]' for what it depends on"
      )
    }
  }
}

private struct LoadCircles {
  private let loads: [Load]
  /// The names on which each field depends; for a loaded field, the inputs of its load.
  private var inputs: [String: [String]] = [:]

  init(_ model: Model, _ derivations: [ResolvedDerivation], _ states: [Stored]) {
    loads = model.loads
    let names = states.map(\.name.text) + derivations.map(\.derivation.name.text)
    for resolved in derivations { inputs[resolved.derivation.name.text] = resolved.inputs.map { names[$0] } }
    for load in loads {
      let name = load.name.text
      let runs = model.runs.filter { $0.word == name }.map(\.field)
      for field in Loads.written(name) + runs { inputs[field] = [Loads.inputs(name)] }
    }
  }

  /// Returns the dependencies that lead from a load back to itself.
  func path(from load: Load) -> [String]? {
    var seen: Set<String> = []
    var open = [[load.name.text]]
    while let path = open.popLast() {
      for next in inputs[path.last ?? ""] ?? [] {
        if next == load.name.text || inputs[next] == [Loads.inputs(load.name.text)] { return shown(path) }
        if seen.insert(next).inserted { open.append(path + [next]) }
      }
    }
    return nil
  }

  /// Returns a path without generated fields, which no spec names.
  private func shown(_ path: [String]) -> [String] {
    let hidden = Set(loads.flatMap(\.inputsFields))
    return path.filter { !hidden.contains($0) }
  }
}
