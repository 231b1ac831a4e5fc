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

  /// Each sees those that its specs import.
  ///
  /// - Parameter outlets: All outlets that a spec can name.
  package static func resolve(_ modules: [ModuleSpecs], outlets: [Outlet]) -> [OtherModule] {
    var read: [ReadModule] = modules.map { ReadModule($0) }
    var resolved: [OtherModule] = []
    while !read.isEmpty {
      // Swift allows no circle of modules: of one that is stated all the same, each sees less than it says.
      let names: Set<String> = Set(read.map(\.given.name))
      let next: Int = read.firstIndex { $0.imports.isDisjoint(with: names) } ?? 0
      resolved.append(read.remove(at: next).resolved(beside: resolved, outlets))
    }
    return resolved
  }
}

/// A module whose specs are read, but not resolved.
private struct ReadModule {
  let given: ModuleSpecs
  private let specs: [Spec?]
  private let diagnostics: Diagnostics

  init(_ given: ModuleSpecs) {
    var diagnostics: Diagnostics = Diagnostics()
    self.given = given
    specs = given.files.map { Spec.read($0, into: &diagnostics) }
    self.diagnostics = diagnostics
  }

  /// The modules that it sees.
  var imports: Set<String> {
    Set(specs.compactMap { $0 }.flatMap(\.imports).map(\.module)).subtracting([given.name])
  }

  func resolved(beside others: [OtherModule], _ outlets: [Outlet]) -> OtherModule {
    let options: ResolveOptions = ResolveOptions(outlets: outlets, modules: others, hasLibrary: given.hasLibrary)
    let (program, found): (Program, Diagnostics) = Resolution(specs, diagnostics, options).end()
    return OtherModule(name: given.name, hasLibrary: given.hasLibrary, program: program, isBroken: found.hasErrors)
  }
}
