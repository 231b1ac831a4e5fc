import BindgenCore

/// The place in a spec at which the user types: the keys around it. Half a key is no spec yet, so the tree of the spec is asked,
/// which is there also for one with errors.
struct KeyPlace {
  /// The keys above the place, from the top: `models`, `Cart`, `state`.
  private(set) var path: [String] = []
  /// The keys beside the place, in the same mapping.
  private(set) var siblings: Set<String> = []
  /// The key of the line, if the place is behind one: `policy: ke`.
  private(set) var key: String?
  /// The part of that key's value, or of the list's item, before the place.
  private(set) var typed: ArraySlice<UInt8> = []
  /// The other items, if the place is in a list in brackets: `[callbacks, ▶]`.
  private(set) var items: Set<String> = []
  /// The part of the word before the place.
  let word: String
  /// Whether it is on a line of a text, below `body: |` or in Swift below a key, where no keys are.
  private(set) var isInBlock = false
  /// Whether it is among the arguments of a signature, which is a key or an item: `then(_ page: Pa`.
  private(set) var isInArguments = false

  private let bytes: [UInt8]
  private let offset: Int
  private let line: TypedLine

  /// - Parameter offset: The offset in the text's document.
  init(_ text: Workspace.Entry, _ offset: Int) { self.init(text.outline, offset - text.document.markLength) }

  /// - Parameter offset: The offset in the outline's file.
  init(_ outline: Outline, _ offset: Int) {
    bytes = outline.file.bytes
    self.offset = min(max(offset, 0), bytes.count)
    line = TypedLine(bytes, self.offset)
    word = String(decoding: bytes[line.word..<self.offset], as: UTF8.self)
    enter(outline.root)
    isInArguments = key == nil && !isInBlock && line.isInArguments
  }

  // MARK: Down the tree

  /// The limit of levels. No key of the language is as deep, and a hostile text has many levels on a line.
  private static let deepest = 12

  private mutating func enter(_ value: Value) {
    guard path.count < Self.deepest else { return }
    switch value.form {
    case .mapping(let mapping): enter(mapping)
    case .list(let items): enter(items)
    case .block: isInBlock = true
    case .plain:
      var ignored = Diagnostics()
      if value.isMapping {
        value.incompleteBrackets.map { enter($0, of: value) }
      } else if case .plain(isBelow: true) = value.form {
        // Lines of Swift, or lines of which the first is half a key.
        isInBlock = takesSwift && (!Language.takesMapping(at: path) || isBehindWord(value))
        if !isInBlock, Language.takesMapping(at: path) { value.mapping(into: &ignored).map { enter($0) } }
      }
    case .nothing, .refused: break
    }
  }

  /// Whether the place is behind more than a word of a value.
  private func isBehindWord(_ value: Value) -> Bool {
    value.range.lowerBound < offset && !bytes[value.range.lowerBound..<offset].allSatisfy { Document.isNamePart($0) }
  }

  private mutating func enter(_ mapping: Mapping) {
    let before = mapping.entries.prefix { $0.key.range.lowerBound <= offset }
    if let last = before.last, line.contains(last.key.range.lowerBound) {
      enter(last, in: mapping)
    } else if let owner = before.last(where: { $0.key.column < line.column }) {
      path.append(Self.name(in: owner.key.name))
      enter(owner.value)
    } else {
      siblings = names(of: mapping)
    }
  }

  /// Enters the entry on the line of the place.
  private mutating func enter(_ entry: Mapping.Entry, in mapping: Mapping) {
    siblings = names(of: mapping, but: entry)
    guard let colon = entry.colon, colon < offset else { return }
    let name = Self.name(in: entry.key.name)
    let brackets = entry.value.incompleteBrackets.flatMap { isIn($0, of: entry.value) ? $0 : nil }
    if let brackets, entry.value.isMapping {
      path.append(name)
      enter(brackets, of: entry.value)
    } else {
      key = name
      take(colon + 1, brackets)
    }
  }

  private func isIn(_ brackets: Value.Brackets, of value: Value) -> Bool {
    value.range.lowerBound < offset && offset < brackets.end ?? .max
  }

  /// Enters a mapping in braces: `{ from: all(), after: ▶`.
  private mutating func enter(_ braces: Value.Brackets, of value: Value) {
    guard path.count < Self.deepest else { return }
    let mapping = value.mapping(in: braces)
    guard let last = mapping.entries.last(where: { $0.key.range.lowerBound <= offset }),
      !hasComma(behind: max(last.range.upperBound, last.colon ?? 0)), last.colon.map({ $0 < offset }) ?? false
    else {
      let current = mapping.entries.first { $0.key.range.lowerBound <= offset && offset <= $0.key.range.upperBound }
      siblings = names(of: mapping, but: current)
      return
    }
    enter(last, in: mapping)
  }

  private func hasComma(behind end: Int) -> Bool {
    end < offset && bytes[end..<offset].contains(UInt8(ascii: ","))
  }

  /// Enters a list in lines.
  private mutating func enter(_ list: [Value]) {
    guard let item = list.last(where: { $0.range.lowerBound <= offset }) else { return }
    if case .mapping = item.form {
      enter(item)
    } else if item.isMapping, let brackets = item.incompleteBrackets, isIn(brackets, of: item) {
      enter(brackets, of: item)
    } else if line.hasDash, Language.keys(below: path) == nil, let owner = path.popLast() {
      key = owner
      take(line.start, nil)
    }
  }

  private mutating func take(_ start: Int, _ brackets: Value.Brackets?) {
    typed = bytes[min(start, offset)..<offset]
    let others = brackets?.parts.filter { offset < $0.lowerBound || hasComma(behind: $0.upperBound) } ?? []
    items = Set(others.map(\.text))
  }

  private func names(of mapping: Mapping, but own: Mapping.Entry? = nil) -> Set<String> {
    Set(
      mapping.entries.filter { $0.key.range.lowerBound != own?.key.range.lowerBound }.map { Self.name(in: $0.key.name) }
    )
  }
}

/// The line of a place, up to that.
private struct TypedLine {
  private let bytes: ArraySlice<UInt8>
  /// The offset of its text, behind dashes, or of the place if there is none.
  let start: Int
  /// The column of that, from 1.
  let column: Int
  let hasDash: Bool
  /// The offset of the last word.
  let word: Int

  init(_ file: [UInt8], _ offset: Int) {
    let begin = file[..<offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    bytes = file[begin..<offset]
    var start = begin
    var hasDash = false
    while start < offset, file[start].isBlankOrTab || file[start] == .dash {
      // The dash of a word is none of an item.
      if file[start] == .dash {
        guard start + 1 == offset || file[start + 1].isBlankOrTab else { break }
        hasDash = true
      }
      start += 1
    }
    self.start = start
    self.hasDash = hasDash
    column = start - begin + 1
    word = offset - bytes.reversed().prefix { Document.isNamePart($0) }.count
  }

  func contains(_ offset: Int) -> Bool { bytes.startIndex <= offset }

  /// Whether it ends in the parentheses of a signature.
  var isInArguments: Bool {
    let text = bytes[start...]
    guard let bracket = text.firstIndex(of: UInt8(ascii: "(")) else { return false }
    let front = text[..<bracket].reversed().prefix { Document.isNamePart($0) }.reversed()
    // The parenthesis of `private(set)` is a modifier's.
    if Language.entryAccesses.contains(String(decoding: front, as: UTF8.self)) { return false }
    return text[bracket...].reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) } > 0
  }
}

extension KeyPlace {
  /// Whether Swift that stands here only returns a value, and calls no actions.
  var isFormula: Bool {
    guard path.count > 2, path[2] == "actions" else { return true }
    guard let value = languageKey?.value else { return false }
    return value.isExpression || value.namesEffects
  }

  /// Whether Swift stands here, as far as keys tell.
  var isExpression: Bool { (key != nil || isInBlock) && takesSwift }

  /// Whether the value of the keys may be Swift.
  private var takesSwift: Bool {
    guard keys.count > 3, keys[0] == "models" else { return false }
    // An entry's short form.
    if keys.count == 4 { return Language.entryForm(of: keys[2]) != nil }
    guard let value = languageKey?.value else { return false }
    return value.isExpression || value.isBody || value.namesEffects && typed.contains(UInt8(ascii: "("))
  }

  /// The keys down to the value that is typed.
  private var keys: [String] { key.map { path + [$0] } ?? path }

  /// The key of the language whose value stands here.
  private var languageKey: LanguageKey? {
    keys.last.flatMap { Language.keys(below: keys.dropLast())?[$0] }
  }

  /// Returns the name in a key: `count` for `private(set) count`, `add` for `add(_ by: Int)`.
  static func name(in front: String) -> String {
    let head = front.prefix { $0 != "<" && ($0 != "(" || front.hasPrefix("private(")) }
    let word = head.split(separator: " ").last ?? head
    return SwiftName.bare(word.filter { $0 != "\"" && $0 != "'" })
  }
}
