/// The names of the standard library that emitted code uses: no type of the run may hide them.
enum LibraryNames {
  static func isUsed(_ name: String) -> Bool { used.contains(name) }

  private static let used: Set<String> = [
    "AnyObject", "Array", "AsyncStream", "Bool", "Equatable", "Identifiable", "Int", "KeyPath", "KeyValuePairs",
    "MainActor", "Never",
    "OptionSet", "RangeReplaceableCollection", "SIMD", "SIMD2", "SIMD4", "SIMD8", "SIMD16", "Sendable", "String",
    "Swift", "UInt64", "Unmanaged", "Void",
    // The generic constraints of functions inside classes.
    "Returned", "Value",
    // The default types of literals.
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
    "StringLiteralType", "UnicodeScalarType",
    "fatalError", "max", "swap", "type", "unsafeDowncast", "withExtendedLifetime",
  ]

  /// The names that a run with stores declares, and the names that these use beside those of lists.
  static let ofStores: [String] = [
    "AnyHashable", "CancellationError", "CheckedContinuation", "Clock", "ContinuousClock", "Double",
    "Error",
    "Hashable", "InstantProtocol", "StaticString", "print", "withCheckedContinuation", "zip",
  ]

  /// The names that a run with effects uses.
  static let ofEffects: [String] = [
    "AnyHashable", "CancellationError", "CheckedContinuation", "Clock", "ContinuousClock", "Duration", "Error",
    "Hashable", "InstantProtocol", "Result", "Set", "StaticString", "print", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withTaskCancellationHandler", "UnsafeMutablePointer",
  ]

  /// The names that a run with lists declares, and the names that these use.
  static let ofLists: [String] = [
    "Edits", "EditableList", "ID", "KeyedRows", "ListSource", "PlainRows", "Rows", "SectionEdits", "Sections",
    "AdditiveArithmetic", "ArraySlice", "CodingKey", "Collection", "Comparable",
    "ContiguousArray",
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Decoder",
    "Dictionary",
    "Duration", "EmptyCollection", "Encodable", "Encoder", "ExpressibleByArrayLiteral", "FixedWidthInteger", "Hashable",
    "Hasher", "IndexingIterator", "Int32", "IteratorProtocol", "Mirror", "MutableCollection", "ObjectIdentifier",
    "RandomAccessCollection",
    "RandomNumberGenerator", "Range", "RangeExpression", "Sequence", "Set", "min", "print", "repeatElement", "zip",
  ]
}
