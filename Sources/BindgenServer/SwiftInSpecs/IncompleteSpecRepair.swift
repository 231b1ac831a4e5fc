import BindgenCore
import BindgenTools

/// A repair of a spec that is being typed: open brackets and quotes are closed, and a missing value is inserted.
///
/// Half an expression is no valid spec, but its other half is easily guessed, and then SourceKit-LSP can complete it.
struct IncompleteSpecRepair {
  /// A call of an undeclared function: it fits any type, and has no completions.
  static let hole = "_hole()"
  /// An undeclared type.
  static let typeHole = "_Hole"

  private let bytes: [UInt8]
  /// The range of the value around the position, or of the signature, which is a key without a value yet.
  private let value: Range<Int>
  private let isKey: Bool
  private let offset: Int

  /// Finds the value or the signature around a position; nil if there is neither.
  init?(_ spec: SourceFile, typingAt offset: Int) {
    let entries = SpecEntries(spec)
    let offset = min(max(offset, 0), spec.bytes.count)
    let found = entries.value(around: offset)
    guard let value = found ?? entries.signature(around: offset) else { return nil }
    isKey = found == nil
    bytes = spec.bytes
    self.value = value
    self.offset = min(max(offset, value.lowerBound), value.upperBound)
  }

  struct Version {
    let bytes: [UInt8]
    /// The number of bytes that were removed from the typed word.
    var cut: Int = 0
  }

  /// The possible repairs, the most likely first: with the typed prefix of a name, without it (`cart.to` is an error, since
  /// the cart has no `to`), with a placeholder in its place, and as the type of something.
  var versions: [Version] { (isKey ? versionsOfKey : versionsOfValue).filter { $0.bytes != bytes } }

  private var versionsOfValue: [Version] {
    let cut = bytes[value.lowerBound..<offset].reversed().prefix { Document.isNamePart($0) }.count
    var all = [
      Version(bytes: closed(with: "")), Version(bytes: closed(with: "", without: cut), cut: cut),
      Version(bytes: closed(with: Self.hole)),
    ]
    guard let end = endOfType else { return all }
    let isAlone = end == value.upperBound
    if isAlone { all.append(Version(bytes: closed(with: "", then: " = " + Self.hole))) }
    for word in ["", Self.typeHole] {
      all.append(Version(bytes: type(to: end, with: word, then: isAlone ? " = " + Self.hole : " ")))
    }
    return all
  }

  /// The repairs of a signature: with the text behind the position, and without it.
  private var versionsOfKey: [Version] {
    let end = ": " + Self.hole
    return [
      Version(bytes: closed(with: "", then: end)), Version(bytes: closed(with: Self.typeHole)),
      Version(bytes: type(to: value.upperBound, with: "", then: end)),
      Version(bytes: type(to: offset, with: "", then: end, without: value.upperBound)),
      Version(bytes: type(to: offset, with: Self.typeHole, then: end, without: value.upperBound)),
    ]
  }

  /// The end of the type at the position: before `=`, or at the end of the value; nil if the position is behind `=`.
  private var endOfType: Int? {
    guard let equal = bytes[value].firstIndex(of: UInt8(ascii: "=")) else { return value.upperBound }
    return offset <= equal ? equal : nil
  }

  /// Returns the spec with the open brackets and quotes of the value closed.
  ///
  /// - Parameters:
  ///   - word: The text to insert at the position.
  ///   - cut: The number of bytes before it to remove.
  ///   - end: The text to insert behind the value.
  private func closed(with word: String, without cut: Int = 0, then end: String = "") -> [UInt8] {
    let text: [UInt8] =
      bytes[value.lowerBound..<offset - cut] + Array(word.utf8) + bytes[offset..<value.upperBound]
    return bytes[..<value.lowerBound] + Closer.closed(text) + Array(end.utf8) + bytes[value.upperBound...]
  }

  /// Returns the same for a type, in which angles are brackets, too.
  ///
  /// - Parameter rest: The end of the text behind the type that is removed; nil to remove none.
  private func type(to typeEnd: Int, with word: String, then end: String, without rest: Int? = nil) -> [UInt8] {
    let text: [UInt8] = bytes[value.lowerBound..<offset] + Array(word.utf8) + bytes[offset..<typeEnd]
    let type = Closer.closed(Array(text[...].withoutSpacesAtEnd), hasAngles: true)
    return bytes[..<value.lowerBound] + type + Array(end.utf8) + bytes[(rest ?? typeEnd)...]
  }
}

/// A scanner that closes the open brackets and quotes of a text.
private struct Closer {
  /// The closing bytes that are still missing, the innermost last.
  private var open: [UInt8] = []
  private var result: [UInt8] = []
  private let hasAngles: Bool

  private init(hasAngles: Bool) { self.hasAngles = hasAngles }

  /// - Parameter hasAngles: Whether the text is a type: `Set<Int>`.
  static func closed(_ text: [UInt8], hasAngles: Bool = false) -> [UInt8] {
    var closer = Closer(hasAngles: hasAngles)
    closer.read(text)
    while let last = closer.open.popLast() { closer.result.append(last) }
    return closer.result
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
  private static let angles: (open: UInt8, close: UInt8) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
  private static let quote = UInt8(ascii: "\"")
  /// The quote of a YAML string, which encloses a whole value.
  private static let yamlQuote = UInt8(ascii: "'")
  private static let backslash = UInt8(ascii: "\\")

  private mutating func read(_ text: [UInt8]) {
    var index = 0
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
    } else if let close = Self.closing[byte] {
      open.append(close)
    } else if hasAngles, byte == Self.angles.open {
      open.append(Self.angles.close)
    } else if closes(byte), open.contains(byte) {
      // Brackets that were opened inside are closed first.
      while let last = open.popLast(), last != byte { result.append(last) }
    }
    result.append(byte)
  }

  private func closes(_ byte: UInt8) -> Bool {
    // The `>` of an arrow closes nothing.
    if byte == Self.angles.close { return hasAngles && result.last != UInt8(ascii: "-") }
    return byte == Self.yamlQuote || Self.closing.values.contains(byte)
  }

  /// Reads one step inside a string, and returns its end: an escape, the start of an interpolation, its end, or a byte.
  private mutating func readString(_ text: [UInt8], _ index: Int) -> Int {
    let byte = text[index]
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
