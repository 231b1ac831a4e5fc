/// The names of the standard library in emitted code.
package enum LibraryNames {
  /// Names that are written without their module, because nobody gives them to other types. (docs/promises.md lists
  /// them.) All others are qualified: `Swift.Mirror`, `_Concurrency.Task`. Before Swift 6.3, `Swift.Task` was not found.
  package static let unqualified: Set<String> = [
    "AnyObject", "Array", "Bool", "Comparable", "Decodable", "Double", "Encodable", "Equatable", "Hashable", "Int",
    "Int32", "KeyPath", "Never", "OptionSet", "Sendable", "StaticString", "String", "UInt64", "Void",
  ]

  /// Whether emitted code uses the name, so that no type of the run may have it.
  static func isUsed(_ name: String) -> Bool { unqualified.contains(name) || others.contains(name) }

  private static let others: Set<String> = [
    // Modules.
    "Swift", "_Concurrency",
    // The generic parameters of functions inside classes.
    "Returned", "Value",
    // The default types of literals.
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
    "StringLiteralType", "UnicodeScalarType",
  ]

  /// The names that a run with lists declares.
  static let ofLists: [String] = [
    "Edits", "EditableList", "KeyedRows", "ListSource", "PlainRows", "Rows", "Sections",
  ]
}
