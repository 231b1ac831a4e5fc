/// What an insertion may do to a fact on its way into the line: a closed set, of spelling and never of meaning.
enum TemplateFilter: String, CaseIterable, Sendable {
  /// `products` → `Products`
  case capitalized
  /// `Cart` → `cart`, `URLCache` → `urlCache`
  case uncapitalized
  /// `["a", "b"]` → `a, b`
  case joined
  /// As a Swift string literal, quotes included.
  case quoted
  /// The user's text gets the indentation of the line on the lines that follow its first.
  case indented
}

/// The filters' work on texts.
enum Spelling {
  /// A row of capitals in front is one word: all of it is lowered, except for a last one that begins the next word.
  static func uncapitalized(_ text: String) -> String {
    var capitals: Int = 0
    for byte in text.utf8 {
      guard isCapital(byte) else {
        let nextWordBegins: Bool = capitals > 1 && isSmall(byte)
        return lowered(text, nextWordBegins ? capitals - 1 : max(capitals, 1))
      }
      capitals += 1
    }
    return text.lowercased()
  }

  /// A Swift string literal with this value.
  static func quoted(_ text: String) -> String {
    var literal: String = "\""
    var plain: [UInt8] = []
    for byte in text.utf8 {
      guard let escape: String = escape(byte) else {
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

  private static func lowered(_ text: String, _ count: Int) -> String {
    text.prefix(count).lowercased() + text.dropFirst(count)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
