import BindgenCore

/// Where in a spec something is being typed, told by lines and their indentation alone: half a key is no spec yet.
struct KeyPlace {
  /// The keys above it, from the top: `models`, `Cart`, `state`.
  let path: [String]
  /// The keys beside it.
  let siblings: Set<String>
  /// The key of the line it is on, if it stands behind one: `policy: ke`.
  let key: String?
  /// What is typed of the word so far.
  let word: String

  init(_ document: Document, _ offset: Int) {
    let line: Int = document.place(of: offset).line
    let start: Int = document.lineStarts[line]
    let before: [UInt8] = Array(document.bytes[start..<offset])
    let text: Line = Line(before)
    let column: Int = text.column ?? before.count
    (key, word) = (text.key, text.word)
    (path, siblings) = Self.surroundings(document, line, column)
  }

  /// The keys above a line that is indented so far, and those of the same mapping.
  private static func surroundings(_ document: Document, _ line: Int, _ column: Int) -> ([String], Set<String>) {
    var (path, siblings, limit): ([String], Set<String>, Int) = ([], [], column)
    for index in stride(from: line - 1, through: 0, by: -1) {
      guard let other: Line = Line(of: document, index), let own: Int = other.column else { continue }
      if own < limit, let name: String = other.name {
        path.insert(name, at: 0)
        limit = own
      } else if own == column, limit == column, let name: String = other.name {
        siblings.insert(name)
      }
    }
    for index in line + 1..<max(document.lineStarts.count, line + 1) {
      guard let other: Line = Line(of: document, index), let own: Int = other.column else { continue }
      if own < column { break }
      if own == column, let name: String = other.name { siblings.insert(name) }
    }
    return (path, siblings)
  }
}

/// A line of a spec, up to where somebody types.
private struct Line {
  /// Where its text begins, behind a dash too; nil if it is blank or a comment.
  let column: Int?
  /// The name that it gives a value to: without modifiers, arguments and quotes.
  let name: String?
  /// The key that is complete: a colon stands behind it.
  let key: String?
  /// The last word.
  let word: String

  init?(of document: Document, _ line: Int) {
    let end: Int = line + 1 < document.lineStarts.count ? document.lineStarts[line + 1] : document.bytes.count
    self.init(Array(document.bytes[document.lineStarts[line]..<end]))
    if column == nil { return nil }
  }

  init(_ bytes: [UInt8]) {
    var index: Int = bytes.firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "-") && $0 > 0x20 } ?? bytes.count
    // A dash belongs to what is indented by it, unless it is the beginning of a word.
    if index > 0, bytes[index - 1] == UInt8(ascii: "-") { index -= 1 }
    let isText: Bool = index < bytes.count && bytes[index] != UInt8(ascii: "#")
    column = isText ? index : nil
    let text: ArraySlice<UInt8> = bytes[index...]
    let colon: Int? = isText ? text.firstIndex(of: UInt8(ascii: ":")) : nil
    let isWhole: Bool = colon.map { $0 + 1 == bytes.count || bytes[$0 + 1] <= 0x20 } ?? false
    let front: String? = isWhole ? colon.map { String(decoding: bytes[index..<$0], as: UTF8.self) } : nil
    name = front.map { Self.name(in: $0) }
    key = name
    word = String(decoding: bytes.trailing { Document.isNamePart($0) }, as: UTF8.self)
  }

  /// `private(set) count` is `count`, `add(_ by: Int)` is `add`.
  private static func name(in front: String) -> String {
    let head: Substring = front.prefix { $0 != "(" || front.hasPrefix("private(") }
    let word: Substring = head.split(separator: " ").last ?? head
    return SwiftName.bare(word.filter { $0 != "\"" && $0 != "'" })
  }
}

extension Array where Element == UInt8 {
  /// The bytes at the end of which something is true.
  fileprivate func trailing(while isTrue: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start: Int = count
    while start > 0, isTrue(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
