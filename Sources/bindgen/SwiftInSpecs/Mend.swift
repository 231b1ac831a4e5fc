import BindgenCore

/// A spec that is being typed, made whole: what is open is closed, and a value that is missing is put in.
///
/// Half a formula is no spec, but its other half is easily guessed, and then Swift's server can say what fits.
struct Mend {
  /// A call of what nobody has: it has any type, and nothing is offered for it.
  static let hole: String = "_hole()"

  private let bytes: [UInt8]
  /// The value around the place.
  private let value: Range<Int>
  private let offset: Int

  /// Nil where no value stands.
  init?(_ bytes: [UInt8], typingAt offset: Int) {
    guard let value: Range<Int> = TypedValue(bytes, offset).range else { return nil }
    self.bytes = bytes
    self.value = value
    self.offset = min(max(offset, value.lowerBound), value.upperBound)
  }

  struct Version {
    let bytes: [UInt8]
    /// How many bytes of the word that is typed were taken away.
    var cut: Int = 0
  }

  /// What it may have been meant to be, the nearest first: with the beginning of a name, without it (`cart.to` is an
  /// error, since the cart has no `to`), and with something in its place.
  var versions: [Version] {
    let cut: Int = bytes[value.lowerBound..<offset].reversed().prefix { Document.isNamePart($0) }.count
    let all: [Version] = [
      Version(bytes: closed(with: "")), Version(bytes: closed(with: "", without: cut), cut: cut),
      Version(bytes: closed(with: Self.hole)),
    ]
    return all.filter { $0.bytes != bytes }
  }

  /// - Parameters:
  ///   - word: What is put in where one types.
  ///   - cut: How many bytes before it are left out.
  private func closed(with word: String, without cut: Int = 0) -> [UInt8] {
    let text: [UInt8] =
      bytes[value.lowerBound..<offset - cut] + Array(word.utf8) + bytes[offset..<value.upperBound]
    return bytes[..<value.lowerBound] + Closer.closed(text) + bytes[value.upperBound...]
  }
}

/// Closes what is open in a text.
private struct Closer {
  /// What is to come, the innermost last.
  private var open: [UInt8] = []
  private var result: [UInt8] = []

  static func closed(_ text: [UInt8]) -> [UInt8] {
    var closer: Closer = Closer()
    closer.read(text)
    while let last: UInt8 = closer.open.popLast() { closer.result.append(last) }
    return closer.result
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
  private static let quote: UInt8 = UInt8(ascii: "\"")
  /// A whole value in these is YAML's.
  private static let yamlQuote: UInt8 = UInt8(ascii: "'")
  private static let backslash: UInt8 = UInt8(ascii: "\\")

  private mutating func read(_ text: [UInt8]) {
    var index: Int = 0
    while index < text.count {
      if open.last == Self.quote {
        index = readString(text, index)
      } else {
        readCode(text[index])
        index += 1
      }
    }
  }

  private mutating func readCode(_ byte: UInt8) {
    if byte == Self.quote {
      open.append(byte)
    } else if byte == Self.yamlQuote, !open.contains(byte) {
      open.append(byte)
    } else if let close: UInt8 = Self.closing[byte] {
      open.append(close)
    } else if byte == Self.yamlQuote || Self.closing.values.contains(byte), open.contains(byte) {
      // What was opened behind that is closed before it.
      while let last: UInt8 = open.popLast(), last != byte { result.append(last) }
    }
    result.append(byte)
  }

  /// One step inside a string: an escape, the beginning of an interpolation, its end, or a byte.
  private mutating func readString(_ text: [UInt8], _ index: Int) -> Int {
    let byte: UInt8 = text[index]
    if byte == Self.backslash, index + 1 < text.count {
      result += text[index...index + 1]
      if text[index + 1] == UInt8(ascii: "(") { open.append(UInt8(ascii: ")")) }
      return index + 2
    }
    // A string ends with its line.
    if byte == .newline || byte == Self.quote { open.removeLast() }
    if byte == .newline { result.append(Self.quote) }
    result.append(byte)
    return index + 1
  }
}

/// The value around a place, told by lines and their indentation alone.
private struct TypedValue {
  let range: Range<Int>?

  init(_ bytes: [UInt8], _ offset: Int) {
    let lines: Lines = Lines(bytes)
    let line: Int = lines.line(at: offset)
    let key: Int = lines.keyLine(of: line)
    guard let start: Int = lines.valueStart(key), start <= offset else {
      range = nil
      return
    }
    range = start..<max(start, lines.end(ofValueAt: key))
  }

  private struct Lines {
    let bytes: [UInt8]
    let starts: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      starts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
    }

    func line(at offset: Int) -> Int { (starts.lastIndex { $0 <= offset }) ?? 0 }

    private func end(_ line: Int) -> Int { line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count }

    /// Nil for a blank line.
    private func indentation(_ line: Int) -> Int? {
      let text: ArraySlice<UInt8> = bytes[starts[line]..<end(line)]
      return text.firstIndex { $0 > .blank }.map { $0 - starts[line] }
    }

    /// The line with the key of a value: the line itself, or the one above it whose block it stands in.
    func keyLine(of line: Int) -> Int {
      var limit: Int = indentation(line) ?? .max
      for above in stride(from: line - 1, through: 0, by: -1) {
        guard let own: Int = indentation(above), own < limit else { continue }
        if beginsBlock(above) { return above }
        limit = own
      }
      return line
    }

    private func beginsBlock(_ line: Int) -> Bool {
      var text: ArraySlice<UInt8> = bytes[starts[line]..<end(line)]
      while let last: UInt8 = text.last, last <= .blank || last == UInt8(ascii: "-") { text = text.dropLast() }
      return text.last == UInt8(ascii: "|") && text.dropLast().last.map { $0 == .blank } == true
        && text.contains(UInt8(ascii: ":"))
    }

    /// Behind the colon; of a block, its first line.
    func valueStart(_ line: Int) -> Int? {
      if beginsBlock(line) { return line + 1 < starts.count ? starts[line + 1] : nil }
      let text: ArraySlice<UInt8> = bytes[starts[line]..<end(line)]
      return text.indices.first {
        text[$0] == UInt8(ascii: ":") && ($0 + 1 == text.endIndex || text[$0 + 1] == .blank)
      }.map { min($0 + 2, end(line)) }
    }

    /// Behind the last line that is indented more than the key's, without blanks and what ends a line.
    func end(ofValueAt key: Int) -> Int {
      let own: Int = indentation(key) ?? 0
      var last: Int = key
      for line in starts.indices.dropFirst(key + 1) {
        guard let deeper: Int = indentation(line) else { continue }
        if deeper <= own { break }
        last = line
      }
      var end: Int = end(last)
      // A space behind what is typed stays.
      while end > starts[last], bytes[end - 1] == 0x0D { end -= 1 }
      return end
    }
  }
}
