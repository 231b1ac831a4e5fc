/// The models of other modules that those of a file hold, and what the file says of them.
struct ModulesBelow {
  /// Those that stand in the models, by name.
  private let held: [(model: ResolvedModel, module: OtherModule)]
  /// The modules whose machinery the file uses: of these, and of all that is below them.
  private let modules: Set<String>

  init(_ layouts: [ModelLayout]) {
    let others: [OtherModule] = layouts.first?.program.modules ?? []
    var known: [String: (model: ResolvedModel, module: OtherModule)] = [:]
    for module in others {
      for model in module.models where known[model.name] == nil && module.hasLibrary && module.shares(model.model) {
        known[model.name] = (model, module)
      }
    }
    let own: Set<String> = Set(layouts.first?.program.specs.flatMap(\.models).map(\.name) ?? [])
    func below(_ models: [ResolvedModel]) -> [String] {
      models.flatMap(\.model.stored).compactMap(\.held?.text).filter { !own.contains($0) && known[$0] != nil }
    }
    let first: [String] = Set(below(layouts.map(\.model))).sorted()
    held = first.compactMap { known[$0] }
    var modules: Set<String> = []
    var open: [String] = first
    var seen: Set<String> = Set(first)
    while let name: String = open.popLast() {
      guard let (model, module): (ResolvedModel, OtherModule) = known[name] else { continue }
      modules.insert(module.name)
      open += below([model]).filter { seen.insert($0).inserted }
    }
    self.modules = modules
  }

  /// The imports of a spec, each of a module whose machinery is used with a word for that.
  func imports(beside imports: [Import]) -> [(access: String?, tail: String)] {
    var left: Set<String> = modules
    let written: [(access: String?, tail: String)] = imports.map { entry in
      let isWhole: Bool = entry.tail.split(separator: " ").last.map(String.init) == entry.module
      guard isWhole, left.remove(entry.module) != nil else { return (entry.access, entry.tail) }
      return (entry.access, RuntimeImport.attributes + entry.tail)
    }
    return written + left.sorted().map { (nil, RuntimeImport.attributes + $0) }
  }

  /// What the file was made for.
  var seen: [Record] {
    held.map { model, module in
      [
        "name": .text(SwiftName.escaped(model.name)),
        "variable": .text("_" + model.name.replacing(".", with: "_")),
        "type": .text(module.seen[model.name] ?? ""),
        "isLimited": .bool(module.program.availability.isLimited(model)),
        "needsObservation": .bool(module.program.availability.needsObservation(model)),
      ]
    }
  }
}
