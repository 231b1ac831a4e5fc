/// Written compactly: a message of a protocol is one line, and the text of a file may be in it.
extension JSON {
  var bytes: [UInt8] {
    var text: [UInt8] = []
    append(to: &text)
    return text
  }

  private func append(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .boolean(let boolean): text += (boolean ? "true" : "false").utf8
    case .number(let number): text += String(number).utf8
    case .otherNumber(let number): text += number.utf8
    case .string(let string): JSON.append(string, to: &text)
    case .array(let items):
      text.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        item.append(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let entries):
      text.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        JSON.append(entry.key, to: &text)
        text.append(UInt8(ascii: ":"))
        entry.value.append(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  /// Byte by byte: `inJSON` asks Unicode of each character whether a terminal may show it, and an emitted file is long.
  private static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte: UInt8 in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0x0A: text += "\\n".utf8
      case 0..<0x20: text += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
