/// The value in a derivation's cache before it is first computed, if a suitable one of its type is known.
enum Placeholder {
  static func cheapInitialValue(of type: SwiftType) -> String? {
    switch type.form {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named(let name): return byName[name]
    case .tuple, .function, .existential, .metatype: return nil
    }
  }

  /// Whether a type is a number or `Bool`: comparing these is cheaper than editing them in place.
  static func isScalar(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type.form, let placeholder = byName[name] else { return false }
    return placeholder == "0" || placeholder == "false"
  }

  /// Whether values of a type may share their storage, so that editing them in place may save a copy of the whole.
  static func isEditedInPlace(_ type: SwiftType) -> Bool {
    if case .optional(let wrapped) = type.form { isEditedInPlace(wrapped) } else { !isScalar(type) }
  }

  private static let byName: [String: String] = [
    "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Array": "[]", "Set": "[]", "Dictionary": "[:]",
    "Bindgen.Effect": "Bindgen.Effect()", "PlainRows": "[]", "Rows": "[]",
    "Double": "0", "Float": "0", "Float16": "0", "CGFloat": "0", "TimeInterval": "0", "Int128": "0",
    "UInt128": "0",
    "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
  ]
}
