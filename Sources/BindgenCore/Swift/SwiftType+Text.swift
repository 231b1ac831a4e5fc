extension SwiftType {
  /// The type as one that may be missing: `(any P)?`, `(() -> Void)?`, `Int?`.
  package var optionalText: String {
    switch form {
    case .existential, .function: return "(" + text + ")?"
    case .named, .optional, .array, .dictionary, .tuple, .metatype: return text + "?"
    }
  }
}
