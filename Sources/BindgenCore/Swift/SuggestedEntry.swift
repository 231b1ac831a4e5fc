/// Entries that helps suggest for Swift without the words before it: `n: Int = 0` for `0`.
package enum SuggestedEntry {
  /// `name: Type = value`, with the type that a literal has.
  package static func entry(_ name: String, _ value: SwiftText, type: String? = nil) -> String {
    "\(name): \(type ?? guessedType(value.string)) = \(shown(value.string))"
  }

  /// Returns the type that a literal has. `Type` stands for one that a reader has to name.
  private static func guessedType(_ value: String) -> String {
    let digits = value.first == "-" ? value.dropFirst() : value[...]
    switch value {
    case "true", "false": return "Bool"
    case _ where value.first == "\"" && value.last == "\"": return "String"
    case _ where digits.first?.isNumber != true: return "Type"
    case _ where digits.allSatisfy({ $0.isNumber || $0 == "_" }): return "Int"
    case _ where digits.allSatisfy({ $0.isNumber || $0 == "_" || $0 == "." }): return "Double"
    default: return "Type"
    }
  }

  /// Returns a text that a help can repeat, one line that is not long, or an ellipsis.
  package static func shown(_ text: String) -> String {
    text.utf8.count <= 60 && text.utf8.allSatisfy { $0 >= 0x20 } ? text : "…"
  }
}
