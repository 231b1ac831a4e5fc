import BindgenCore

/// Why a text is not JSON, and at which byte.
struct JSONError: Error, Hashable, Sendable {
  enum Reason: String, Sendable {
    case unexpected, unfinished, tooDeep, control, escape, number, trailing
  }

  let reason: Reason
  let offset: Int
}

/// Reads one value from bytes that anyone may have written. It never traps: nesting is limited, so recursion is; bytes
/// that are no UTF-8 and halves of surrogate pairs become replacement characters. Its time is linear.
struct JSONReader {
  /// The protocol needs 12 levels; a value of enums is released recursively, too.
  static let depthLimit = 200

  private let bytes: [UInt8]
  private var index: Int = 0

  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.error(.trailing) }
    return value
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else { throw error(.tooDeep) }
    skipBlanks()
    guard let byte = peek else { throw error(.unfinished) }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error(.unexpected)
    }
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ reason: JSONError.Reason) -> JSONError { JSONError(reason: reason, offset: index) }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Whether the next byte after blanks is this one, which is then behind us.
  private mutating func takes(_ byte: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count,
      bytes[index..<index + count].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
    else { throw error(.unexpected) }
    index += count
    return value
  }

  // MARK: Lists and objects

  private mutating func array(_ depth: Int) throws(JSONError) -> JSON {
    index += 1
    var items: [JSON] = []
    if takes("]") { return .array(items) }
    while true {
      items.append(try value(depth: depth + 1))
      if takes(",") { continue }
      guard takes("]") else { throw unfinishedOrUnexpected }
      return .array(items)
    }
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSON {
    index += 1
    var entries: [(key: String, value: JSON)] = []
    if takes("}") { return .object(entries) }
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw unfinishedOrUnexpected }
      let key = try string()
      guard takes(":") else { throw unfinishedOrUnexpected }
      entries.append((key: key, value: try value(depth: depth + 1)))
      if takes(",") { continue }
      guard takes("}") else { throw unfinishedOrUnexpected }
      return .object(entries)
    }
  }

  private var unfinishedOrUnexpected: JSONError { error(peek == nil ? .unfinished : .unexpected) }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> JSON {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let first = peek
    let whole = digits()
    // `01` is no number in JSON, and `-` is none.
    guard whole > 0, first != UInt8(ascii: "0") || whole == 1 else { throw error(.number) }
    if peek == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { throw error(.number) }
    }
    if let sign = peek, sign | 0x20 == UInt8(ascii: "e") {
      index += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
      guard digits() > 0 else { throw error(.number) }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // `Int(_:)` refuses what is too large, so a position of 1e99 or of 2^64 is no trap.
    return Int(text).map { .number($0) } ?? .otherNumber(text)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  // MARK: Strings

  /// Text without escapes, which is nearly all, is copied as a whole: a `didOpen` brings a file.
  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    var start = index
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        text += bytes[start..<index]
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      guard byte >= 0x20 else { throw error(.control) }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text += bytes[start..<index]
      index += 1
      try appendEscape(to: &text)
      start = index
    }
    throw error(.unfinished)
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
    guard let letter = peek else { throw error(.unfinished) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text += Array(String(Character(try scalar())).utf8)
    default: throw error(.escape)
    }
  }

  /// `\u00e9`, or two halves of a pair. Half a pair is no character: JavaScript sends such strings when an edit cuts one.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let place = index
    if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = try hexadecimal()
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
      // What follows is a character of its own.
      index = place
    }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw error(.unfinished) }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.escape)
      }
      unit = unit << 4 | UInt32(digit)
    }
    index += 4
    return unit
  }
}
