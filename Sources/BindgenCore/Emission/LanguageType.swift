/// Types of the standard library that are known to be `Equatable` and `Sendable`.
enum LanguageType {
  /// `Int`, `[String: Double]?`
  static func isKnown(_ text: String) -> Bool {
    if text.hasSuffix("?") { return isKnown(String(text.dropLast())) }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return names.contains(text) }
    let parts = text.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    return parts.allSatisfy { isKnown(String($0.drop { $0 == " " })) } && !parts.isEmpty
  }

  private static let names: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8",
    "UInt16",
    "UInt32", "UInt64",
  ]
}
