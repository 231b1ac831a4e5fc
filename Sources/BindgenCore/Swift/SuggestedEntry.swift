/// Swift without what stands before it in an entry, for helps: `0` where `n: Int = 0` was meant.
package enum SuggestedEntry {
  /// `name: Type = value`, with the type that a literal has.
  package static func entry(_ name: String, _ value: SwiftText, type: String? = nil) -> String {
    "\(name): \(type ?? guessedType(value.string)) = \(shown(value.string))"
  }

  /// The type `Type` stands for one that a reader has to name.
  private static func guessedType(_ value: String) -> String {
    let digits: Substring = value.first == "-" ? value.dropFirst() : value[...]
    switch value {
    case "true", "false": return "Bool"
    case _ where value.first == "\"" && value.last == "\"": return "String"
    case _ where digits.first?.isNumber != true: return "Type"
    case _ where digits.allSatisfy({ $0.isNumber || $0 == "_" }): return "Int"
    case _ where digits.allSatisfy({ $0.isNumber || $0 == "_" || $0 == "." }): return "Double"
    default: return "Type"
    }
  }

  /// A text that a help can repeat: one line that is not long.
  package static func shown(_ text: String) -> String {
    text.utf8.count <= 60 && text.utf8.allSatisfy { $0 >= 0x20 } ? text : "…"
  }
}
