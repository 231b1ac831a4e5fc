/// Values that are emitted exactly where they are needed: `0`, `"none"`, `[]`.
///
/// They certainly have their type, so the compiler will not report them at their line in the spec. All others are
/// separate functions.
enum PlainValue {
  /// Returns the value as written if it is a plain one of the type.
  static func text(_ value: SwiftText, of type: SwiftType) -> String? {
    isPlain(value.bytes[...], type) ? value.string : nil
  }

  /// Returns the value as written if it is a member of the type, or its initializer without arguments: `.none`, `Cart()`.
  static func usual(_ value: SwiftText, of type: SwiftType) -> String? {
    guard case .named = type.form else { return nil }
    let isMember = value.bytes.first == UInt8(ascii: ".") && value.bytes.dropFirst().allSatisfy(\.isNameByte)
    return isMember && value.bytes.count > 1 || value.string == type.text + "()" ? value.string : nil
  }

  /// Returns the value as written if it belongs to no actor, wherever it is created.
  static func free(_ value: SwiftText) -> String? { free.contains(value.string) ? value.string : nil }

  private static let free: Set<String> = ["ContinuousClock()", "SuspendingClock()", "Date()", "UUID()"]

  /// Returns the value as written if it fits on the line of its property.
  static func short(_ value: SwiftText) -> String? {
    let isLine = !value.bytes.contains(UInt8(ascii: "\n")) && !value.string.contains("//")
    return isLine && value.bytes.count <= 60 ? value.string : nil
  }

  private static func isPlain(_ text: ArraySlice<UInt8>, _ type: SwiftType) -> Bool {
    switch type.form {
    case .optional(let wrapped): isWritten(text, "nil") || isPlain(text, wrapped)
    case .array: isWritten(text, "[]")
    case .dictionary: isWritten(text, "[:]")
    case .named(let name): isPlain(text, name)
    case .tuple, .function, .existential, .metatype: false
    }
  }

  private static func isPlain(_ text: ArraySlice<UInt8>, _ name: String) -> Bool {
    switch name {
    case "Bool", "Swift.Bool": isWritten(text, "true") || isWritten(text, "false")
    case "String": isString(text)
    case "Bindgen.Runs": isWritten(text, "Bindgen.Runs()")
    case "Array", "PlainRows", "Rows", "Set": isWritten(text, "[]")
    case "Dictionary": isWritten(text, "[:]")
    case "Double", "Float": isFraction(unsigned(text))
    default: isInteger(text, name)
    }
  }

  private static func isWritten(_ text: ArraySlice<UInt8>, _ literal: String) -> Bool {
    text.elementsEqual(literal.utf8)
  }

  /// Whether a text is a string literal on one line, without escapes.
  private static func isString(_ text: ArraySlice<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard text.count >= 2, text.first == quote, text.last == quote else { return false }
    return text.dropFirst().dropLast().allSatisfy {
      $0 != quote && $0 != UInt8(ascii: "\\") && $0 >= 0x20 && $0 != 0x7f
    }
  }

  private static func isInteger(_ text: ArraySlice<UInt8>, _ name: String) -> Bool {
    guard let integer = integers[name] else { return false }
    return isNumber(integer.isSigned ? unsigned(text) : text, atMost: integer.digits)
  }

  private static func isFraction(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { isNumber($0, atMost: 9) }
  }

  private static func unsigned(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.first == UInt8(ascii: "-") ? text.dropFirst() : text
  }

  private static func isNumber(_ text: ArraySlice<UInt8>, atMost digits: Int) -> Bool {
    (1...digits).contains(text.count) && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private struct Integer {
    /// The number of digits that always fits; a word has at least 32 bits.
    var digits: Int
    var isSigned: Bool
  }

  private static let integers: [String: Integer] = [
    "Int": Integer(digits: 9, isSigned: true), "UInt": Integer(digits: 9, isSigned: false),
    "Int8": Integer(digits: 2, isSigned: true), "UInt8": Integer(digits: 2, isSigned: false),
    "Int16": Integer(digits: 4, isSigned: true), "UInt16": Integer(digits: 4, isSigned: false),
    "Int32": Integer(digits: 9, isSigned: true), "UInt32": Integer(digits: 9, isSigned: false),
    "Int64": Integer(digits: 9, isSigned: true), "UInt64": Integer(digits: 9, isSigned: false),
  ]
}
