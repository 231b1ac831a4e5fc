extension SwiftType {
  package var isVoid: Bool { text == "Void" || text == "()" || text == "Swift.Void" }

  /// The type as an optional: `(any P)?`, `(() -> Void)?`, `Int?`.
  package var optionalText: String {
    switch form {
    case .existential, .function: return "(" + text + ")?"
    case .named, .optional, .array, .dictionary, .tuple, .metatype: return text + "?"
    }
  }
}
