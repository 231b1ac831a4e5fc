/// Another module, resolved as its own run resolves it.
package struct OtherModule: Sendable {
  package let name: String
  package let hasLibrary: Bool
  package let program: Program
  /// Whether one of its specs can't be read, or has an error: its own run reports that.
  package let isBroken: Bool

  /// The models that other modules see.
  package var models: [ResolvedModel] { program.specs.flatMap(\.models).filter(\.isSeenElsewhere) }
  /// The models that no other module sees.
  var hidden: [ResolvedModel] { program.specs.flatMap(\.models).filter { !$0.isSeenElsewhere } }

  /// The names that identify the specs of models as emitted code has seen them, by model (`ModelFingerprint`).
  let seen: [String: String]
}

extension OtherModule {
  /// Resolves other modules, each with the modules that its specs import.
  ///
  /// - Parameters:
  ///   - own: The specs of the run, which get the names that models of other modules have there.
  ///   - outlets: All outlets that a spec can name.
  static func resolve(_ modules: [ModuleSpecs], beside own: inout [Spec?], outlets: [Outlet]) -> [OtherModule] {
    if modules.isEmpty { return [] }
    var read = modules.map { ReadModule($0, outlets) }
    let names = QualifiedNames(own, read.map { ($0.given.name, $0.specs) })
    if !names.isEmpty { own = own.map { $0.map { names.applied(to: $0) } } }
    var resolved: [OtherModule] = []
    while !read.isEmpty {
      // Swift allows no circle of modules: in a circle of specs, a module may see fewer modules than it imports.
      let left = Set(read.map(\.given.name))
      let next = read.firstIndex { $0.imports.isDisjoint(with: left) } ?? 0
      let module = read.remove(at: next)
      resolved.append(module.resolved(names, beside: resolved, outlets))
    }
    return resolved
  }
}

/// A module whose specs are read, but not resolved.
private struct ReadModule {
  let given: ModuleSpecs
  let specs: [Spec?]
  private let diagnostics: Diagnostics

  init(_ given: ModuleSpecs, _ outlets: [Outlet]) {
    var diagnostics = Diagnostics()
    let names = Set(outlets.map(\.name))
    self.given = given
    specs = given.files.map { Spec.read($0, into: &diagnostics)?.emitting(names) }
    self.diagnostics = diagnostics
  }

  /// The modules that its specs import.
  var imports: Set<String> {
    Set(specs.compactMap { $0 }.flatMap(\.imports).map(\.module)).subtracting([given.name])
  }

  func resolved(_ names: QualifiedNames, beside others: [OtherModule], _ outlets: [Outlet]) -> OtherModule {
    let specs = specs.map { $0.map { names.applied(to: $0, of: given.name) } }
    let options = ResolveOptions(outlets: outlets, hasLibrary: given.hasLibrary)
    let (program, found) = Resolution(specs, diagnostics, options, beside: others).end()
    let models = program.specs.flatMap(\.models)
    let seen = found.hasErrors ? [] : models.map { ($0.name, ModelFingerprint($0, program).name) }
    return OtherModule(
      name: given.name,
      hasLibrary: given.hasLibrary,
      program: program,
      isBroken: found.hasErrors,
      seen: Dictionary(seen) { first, _ in first }
    )
  }
}

extension Spec {
  /// Returns the spec without other outlets: those of the module's own templates, which no other module has, and which don't
  /// matter to models that hold its models.
  fileprivate func emitting(_ outlets: Set<String>) -> Spec {
    var spec = self
    func known(_ words: [Word]?) -> [Word]? { words?.filter { outlets.contains($0.text) } }
    spec.emit = known(emit)
    for index in spec.models.indices { spec.models[index].emit = known(models[index].emit) }
    return spec
  }
}
