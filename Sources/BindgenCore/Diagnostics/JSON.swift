/// JSON whose objects keep their order, so that the same value always has the same text.
package enum JSON: Sendable {
  case null
  case string(String)
  case number(Int)
  /// A number that is no `Int`, as it is written: nobody calculates with one, and an `id` is handed back as it came.
  case otherNumber(String)
  case boolean(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// One line without blanks: a message of a protocol, or of a list of such.
  package var bytes: [UInt8] { written(indent: nil) }

  /// With two spaces for each level; an array without objects is on one line.
  package var text: String { String(decoding: written(indent: ""), as: UTF8.self) }

  private func written(indent: String?) -> [UInt8] {
    var text: [UInt8] = []
    append(to: &text, indent)
    return text
  }

  /// - Parameter indent: What lines begin with; nil if there is only one.
  private func append(to text: inout [UInt8], _ indent: String?) {
    switch self {
    case .null: text += "null".utf8
    case .string(let string): JSON.append(string, to: &text)
    case .number(let number): text += String(number).utf8
    case .otherNumber(let number): text += number.utf8
    case .boolean(let boolean): text += String(boolean).utf8
    case .array(let items):
      let hasLines = items.contains { if case .object = $0 { true } else { false } }
      JSON.append(items, "[", "]", to: &text, indent, hasLines: hasLines) { $0.append(to: &$1, $2) }
    case .object(let entries):
      JSON.append(entries, "{", "}", to: &text, indent, hasLines: !entries.isEmpty) { entry, text, indent in
        JSON.append(entry.key, to: &text)
        text += (indent == nil ? ":" : ": ").utf8
        entry.value.append(to: &text, indent)
      }
    }
  }

  private static func append<Item>(
    _ items: [Item],
    _ open: String,
    _ close: String,
    to text: inout [UInt8],
    _ indent: String?,
    hasLines: Bool,
    each: (_ item: Item, _ text: inout [UInt8], _ indent: String?) -> Void
  ) {
    let inner = indent.map { $0 + "  " }
    let lineStart = hasLines ? inner.map { "\n" + $0 } ?? "" : ""
    let gap = hasLines || indent == nil ? "," : ", "
    text += open.utf8
    for (index, item) in items.enumerated() {
      text += ((index == 0 ? "" : gap) + lineStart).utf8
      each(item, &text, inner)
    }
    text += ((hasLines ? indent.map { "\n" + $0 } ?? "" : "") + close).utf8
  }

  /// Control and invisible characters are escaped, because some of it goes to terminals.
  private static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\"".utf8
      case "\\": text += "\\\\".utf8
      case "\n": text += "\\n".utf8
      case "\r": text += "\\r".utf8
      case "\t": text += "\\t".utf8
      case _ where scalar.isUnsafeToShow:
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        }
      default: text += scalar.utf8
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral string: String) { self = .string(string) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral items: JSON...) { self = .array(items) }
  package init(dictionaryLiteral entries: (String, JSON)...) {
    self = .object(entries.map { (key: $0, value: $1) })
  }
}
