import BindgenCore

/// A piece of the user's Swift, for display.
enum SwiftLines {
  /// How many characters of a long text are shown.
  private static let longest: Int = 60

  /// All of its lines, with their relative indentation.
  static func all(_ code: SwiftCode) -> [String] {
    code.string.lines.enumerated().map { number, line in
      let shown: String = line.filter { $0 != "\r" }.map { $0 == "\t" ? "    " : String($0) }.joined()
      let blanks: Int = shown.prefix { $0 == " " }.count
      return String(shown.dropFirst(number == 0 ? blanks : min(blanks, code.text.baseColumn - 1)))
    }
  }

  /// On one line, shortened if it is long: only what is shown is read.
  static func short(_ code: SwiftCode) -> String {
    var bytes: [UInt8] = []
    for byte in code.bytes {
      // A character has four bytes at most.
      if bytes.count > 4 * longest { break }
      let isBlank: Bool = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
      if !isBlank { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    let line: String = String(decoding: bytes, as: UTF8.self)
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }
}
