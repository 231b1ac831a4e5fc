/// The models of other modules that a file's models hold, and what the file imports and checks for them.
struct ModulesBelow {
  private struct Child {
    let model: ResolvedModel
    let module: OtherModule
    /// Whether it uses the library that models of several modules share.
    let isShared: Bool
  }

  /// The models of other modules that the file's models hold directly.
  private let children: [Child]
  /// The modules whose hidden machinery the file uses: those of these models, and of all models below them.
  private let modules: Set<String>

  init(_ layouts: [ModelLayout]) {
    guard let program = layouts.first?.program, !program.modules.isEmpty else {
      (children, modules) = ([], [])
      return
    }
    let all = program.modules.flatMap { module in
      module.models.map { model in
        Child(model: model, module: module, isShared: module.hasLibrary && module.shares(model.model))
      }
    }
    var known = Dictionary(all.map { ($0.model.name, $0) }) { first, _ in first }
    for own in program.specs.flatMap(\.models) { known[own.name] = nil }
    func below(_ model: ResolvedModel) -> [String] {
      model.stored.compactMap(\.childType?.text).filter { known[$0] != nil }
    }
    let first = Set(layouts.map(\.model).flatMap(below)).sorted()
    children = first.compactMap { known[$0] }
    var modules: Set<String> = []
    var open = first
    var seen = Set(first)
    while let name = open.popLast() {
      guard let child = known[name] else { continue }
      // The owner of a plain class receives its events, too.
      if child.isShared || child.model.hasEvents { modules.insert(child.module.name) }
      open += below(child.model).filter { seen.insert($0).inserted }
    }
    self.modules = modules
  }

  /// Returns the imports of a spec. An import of a module whose machinery is used has an attribute for that.
  func imports(beside imports: [Import]) -> [(access: String?, tail: String)] {
    var left = modules
    let written: [(access: String?, tail: String)] = imports.map { entry in
      let isWhole = entry.tail.split(separator: " ").last.map(String.init) == entry.module
      guard isWhole, left.remove(entry.module) != nil else { return (entry.access, entry.tail) }
      return (entry.access, RuntimeImport.attributes + entry.tail)
    }
    return written + left.sorted().map { (nil, RuntimeImport.attributes + $0) }
  }

  /// The facts of the checks that the file was generated for the current specs of these models.
  var seen: [Record] {
    children.filter(\.isShared).map { child in
      let (name, availability) = (child.model.name, child.module.program.availability)
      return [
        "name": .text(SwiftName.escaped(name)),
        "variable": .text("_" + name.replacing(".", with: "_")),
        "type": .text(child.module.seen[name] ?? ""),
        "isLimited": .bool(availability.isLimited(child.model)),
        "needsObservation": .bool(availability.needsObservation(child.model)),
      ]
    }
  }
}
