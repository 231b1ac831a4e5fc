/// A change of a fact by an insertion: a closed set of spellings, never of meaning.
enum TemplateFilter: String, CaseIterable, Sendable {
  /// `products` → `Products`
  case capitalized
  /// `Cart` → `cart`, `URLCache` → `urlCache`
  case uncapitalized
  /// `["a", "b"]` → `a, b`
  case joined
  /// `a "b"` → `"a \"b\""`, a Swift string literal
  case quoted
  /// The lines of the user's text after the first get the indentation of the line.
  case indented
}

/// The changes that filters make in texts.
package enum Spelling {
  /// A Swift string literal with this value.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    var plain: [UInt8] = []
    for byte in text.utf8 {
      guard let escape = escape(byte) else {
        plain.append(byte)
        continue
      }
      literal += String(decoding: plain, as: UTF8.self) + escape
      plain.removeAll(keepingCapacity: true)
    }
    return literal + String(decoding: plain, as: UTF8.self) + "\""
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\r"): return "\\r"
    case UInt8(ascii: "\t"): return "\\t"
    case 0..<0x20, 0x7F: return "\\u{" + String(byte, radix: 16) + "}"
    default: return nil
    }
  }
}
