import BindgenCore

/// A line of a spec, or the part of it before the place at which the user types.
struct SpecLine {
  /// The column of its text or its comment, behind a dash too; nil if it is blank.
  let indentation: Int?
  /// The column of its text, behind a dash too; nil for a blank line and for a comment.
  let column: Int?
  /// The name of its key, if a colon stands behind that: without modifiers, arguments and quotes.
  let name: String?
  /// The column of the value.
  let value: Int?
  /// Whether its value is the lines below it: `body: |`.
  let beginsBlock: Bool
  /// The last word.
  let word: String
  private let bytes: [UInt8]

  init?(of document: Document, _ line: Int) {
    self.init(document.line(line))
    if column == nil { return nil }
  }

  init(_ bytes: [UInt8]) {
    var index = bytes.firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "-") && $0 > 0x20 } ?? bytes.count
    // A dash belongs to what is indented by it, unless it is the beginning of a word.
    if index > 0, bytes[index - 1] == UInt8(ascii: "-") { index -= 1 }
    let isText = index < bytes.count && bytes[index] != UInt8(ascii: "#")
    indentation = index < bytes.count ? index : nil
    column = isText ? index : nil
    let text = bytes[index...]
    let colon = isText ? Self.colon(in: text) : nil
    name = colon.map { KeyPlace.name(in: String(decoding: bytes[index..<$0], as: UTF8.self)) }
    value = colon.map { bytes[$0...].dropFirst().firstIndex { $0 > 0x20 } ?? bytes.count }
    let behind = bytes[(value ?? bytes.count)...].prefix { $0 > 0x20 }
    beginsBlock = behind.first == UInt8(ascii: "|") && behind.dropFirst().allSatisfy { "+-123456789".utf8.contains($0) }
    self.bytes = bytes
    word = String(decoding: bytes.trailing { Document.isNamePart($0) }, as: UTF8.self)
  }

  /// Whether it has no colon yet, and ends in the parentheses of a signature.
  var isInArguments: Bool {
    guard let column, name == nil, let bracket = bytes[column...].firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    let front: String = String(decoding: Array(bytes[..<bracket]).trailing { Document.isNamePart($0) }, as: UTF8.self)
    // The parenthesis of `private(set)` is a modifier's.
    if Language.entryAccesses.contains(front) { return false }
    return bytes[bracket...].reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) } > 0
  }

  /// Returns the index of the colon behind a key: not of those in its parameters.
  private static func colon(in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0, text[index] == UInt8(ascii: ":") else { return false }
      return index + 1 == text.endIndex || text[index + 1] <= 0x20
    }
  }
}

extension Array where Element == UInt8 {
  /// Returns the bytes at the end for which a condition is true.
  fileprivate func trailing(while isTrue: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = count
    while start > 0, isTrue(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
