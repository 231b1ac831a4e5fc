import BindgenCore

/// Where in a spec something is being typed, told by lines and their indentation alone: half a key is no spec yet.
struct KeyPlace {
  /// The keys above it, from the top: `models`, `Cart`, `state`.
  let path: [String]
  /// The keys beside it.
  let siblings: Set<String>
  /// The key of the line it is on, if it stands behind one: `policy: ke`.
  let key: String?
  /// What is typed of that key's value so far.
  let typed: [UInt8]
  /// What is typed of the word so far.
  let word: String
  /// Whether it is on a line of a text, `body: |`, where no keys are.
  let isInBlock: Bool

  init(_ document: Document, _ offset: Int) {
    let line: Int = document.place(of: offset).line
    let start: Int = document.lineStarts[line]
    let text: Line = Line(Array(document.bytes[start..<offset]))
    let column: Int = text.column ?? offset - start
    let surroundings: Surroundings = Surroundings(document, line, column)
    let (above, beside): ([String], Set<String>) = (surroundings.path, surroundings.siblings)
    isInBlock = surroundings.isInBlock
    word = text.word
    if isInBlock {
      (path, siblings, key, typed) = (above, [], nil, [])
    } else if let owner: String = text.name, let value: Int = text.value,
      let flow: FlowPlace = FlowPlace(document.line(line), owner, value: value, offset - start)
    {
      (path, siblings, key) = (above + flow.path, flow.siblings, flow.key)
      typed = flow.typed
    } else {
      (path, siblings, key) = (above, beside, text.name)
      typed = text.value.map { Array(document.bytes[min(start + $0, offset)..<offset]) } ?? []
    }
  }
}

/// What is around a line.
private struct Surroundings {
  /// The keys above it, from the top.
  private(set) var path: [String] = []
  /// Those of the same mapping.
  private(set) var siblings: Set<String> = []
  private(set) var isInBlock: Bool = false

  /// - Parameter column: How far the line is indented.
  init(_ document: Document, _ line: Int, _ column: Int) {
    var limit: Int = column
    for index in stride(from: line - 1, through: 0, by: -1) {
      guard let other: Line = Line(of: document, index), let own: Int = other.column else { continue }
      if own < limit, let name: String = other.name {
        // What looked like keys below it is text.
        if other.beginsBlock { (path, siblings, isInBlock) = ([], [], true) }
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
  }
}

extension KeyPlace {
  /// `private(set) count` is `count`, `add(_ by: Int)` is `add`.
  static func name(in front: String) -> String {
    let head: Substring = front.prefix { $0 != "(" || front.hasPrefix("private(") }
    let word: Substring = head.split(separator: " ").last ?? head
    return SwiftName.bare(word.filter { $0 != "\"" && $0 != "'" })
  }
}

/// A line of a spec, up to where somebody types.
private struct Line {
  /// Where its text begins, behind a dash too; nil if it is blank or a comment.
  let column: Int?
  /// The name that it gives a value to, if a colon stands behind that: without modifiers, arguments and quotes.
  let name: String?
  /// Where the value begins.
  let value: Int?
  /// Whether its value is the lines below it: `body: |`.
  let beginsBlock: Bool
  /// The last word.
  let word: String

  init?(of document: Document, _ line: Int) {
    self.init(document.line(line))
    if column == nil { return nil }
  }

  init(_ bytes: [UInt8]) {
    var index: Int = bytes.firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "-") && $0 > 0x20 } ?? bytes.count
    // A dash belongs to what is indented by it, unless it is the beginning of a word.
    if index > 0, bytes[index - 1] == UInt8(ascii: "-") { index -= 1 }
    let isText: Bool = index < bytes.count && bytes[index] != UInt8(ascii: "#")
    column = isText ? index : nil
    let text: ArraySlice<UInt8> = bytes[index...]
    let colon: Int? = isText ? Self.colon(in: text) : nil
    name = colon.map { KeyPlace.name(in: String(decoding: bytes[index..<$0], as: UTF8.self)) }
    value = colon.map { bytes[$0...].dropFirst().firstIndex { $0 > 0x20 } ?? bytes.count }
    let behind: ArraySlice<UInt8> = bytes[(value ?? bytes.count)...].prefix { $0 > 0x20 }
    beginsBlock = behind.first == UInt8(ascii: "|") && behind.dropFirst().allSatisfy { "+-123456789".utf8.contains($0) }
    word = String(decoding: bytes.trailing { Document.isNamePart($0) }, as: UTF8.self)
  }

  /// The one behind a key: not those of its parameters.
  private static func colon(in text: ArraySlice<UInt8>) -> Int? {
    var depth: Int = 0
    return text.indices.first { index in
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0, text[index] == UInt8(ascii: ":") else { return false }
      return index + 1 == text.endIndex || text[index + 1] <= 0x20
    }
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
