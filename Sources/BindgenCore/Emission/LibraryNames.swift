/// How emitted code writes the standard library's names: as they are, or with `Swift.` where a type of the run
/// bears one.
struct LibraryNames: Sendable {
  /// `Swift.` or nothing.
  let prefix: String
  /// What stands in front of Observation's names: `Observation.`, unless a type of the run bears that name.
  let observation: String

  /// The names that templates use.
  private static let used: Set<String> = [
    "AnyObject", "Array", "AsyncStream", "Bool", "Equatable", "Int", "KeyPath", "Never", "OptionSet", "Sendable",
    "String", "UInt", "UInt64", "Void",
    "fatalError",
  ]

  init(_ program: Program) {
    let declared: [String] = program.specs.flatMap(\.models).flatMap { Self.declared(by: $0) }
    prefix = Self.used.isDisjoint(with: declared) ? "" : "Swift."
    observation = declared.contains("Observation") ? "" : "Observation."
  }

  /// The names that a spec gives to types: what outlets add to them ends in words that the library's names don't.
  private static func declared(by model: ResolvedModel) -> [String] {
    let protocols: [String] = model.stored(.service).filter { $0.methods != nil }.map(\.protocolName)
    return [model.name] + protocols + [model.model.view?.name?.text].compactMap { $0 }
  }
}
