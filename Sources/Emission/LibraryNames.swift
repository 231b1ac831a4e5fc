import BindgenGraph

/// How emitted code writes the standard library's names: as they are, or with `Swift.` where a model of the run bears one.
struct LibraryNames {
  /// `Swift.` or nothing.
  let prefix: String

  /// The names that templates use.
  private static let used: Set<String> = [
    "AnyObject", "Array", "Bool", "Equatable", "Int", "KeyPath", "OptionSet", "Sendable", "String", "UInt64", "Void",
    "fatalError", "SIMD2", "SIMD4", "SIMD8", "SIMD16", "SIMD32", "SIMD64",
  ]

  init(_ program: Program) {
    let clashes: Bool = program.specs.contains { spec in spec.models.contains { Self.used.contains($0.name) } }
    prefix = clashes ? "Swift." : ""
  }
}
