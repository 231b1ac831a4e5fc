import BindgenCore

/// The place in a spec at which the user types, found by lines and their indentation alone: half a key is no spec yet.
struct KeyPlace {
  /// The keys above the place, from the top: `models`, `Cart`, `state`.
  let path: [String]
  /// The keys beside the place, in the same mapping.
  let siblings: Set<String>
  /// The key of the line, if the place is behind one: `policy: ke`.
  let key: String?
  /// The part of that key's value before the place.
  let typed: [UInt8]
  /// The other items, if the place is in a list in brackets: `[callbacks, ▶]`.
  let items: Set<String>
  /// The part of the word before the place.
  let word: String
  /// Whether it is on a line of a text, `body: |`, where no keys are.
  let isInBlock: Bool
  /// Whether it is among the arguments of a signature, which is a key or an item: `then(_ page: Pa`.
  let isInArguments: Bool

  init(_ document: Document, _ offset: Int) {
    let line = document.place(of: offset).line
    let start = document.lineStarts[line]
    let text = SpecLine(Array(document.bytes[start..<offset]))
    let column = text.column ?? offset - start
    let surroundings = Surroundings(document, line, column)
    let (above, beside) = (surroundings.path, surroundings.siblings)
    isInBlock = surroundings.isInBlock
    word = text.word
    isInArguments = !isInBlock && text.isInArguments
    if isInBlock {
      (path, siblings, key, typed) = (above, [], nil, [])
    } else if let owner = text.name, let value = text.value,
      let flow = FlowPlace(document.line(line), owner, value: value, offset - start)
    {
      (path, siblings, key) = (above + flow.path, flow.siblings, flow.key)
      typed = flow.typed
    } else if text.name == nil, Language.keys(below: above) == nil, let item: Int = document.item(start, offset) {
      (path, siblings, key) = (Array(above.dropLast()), [], above.last)
      typed = Array(document.bytes[item..<offset])
    } else {
      (path, siblings, key) = (above, beside, text.name)
      typed = text.value.map { Array(document.bytes[min(start + $0, offset)..<offset]) } ?? []
    }
    items = BracketItems.beside(typed, document.bytes[offset..<document.lineEnd(line)])
  }
}

extension Document {
  /// Returns the start of the text behind the dash of a line.
  fileprivate func item(_ start: Int, _ end: Int) -> Int? {
    let text = bytes[start..<end].drop { $0 == .blank }
    guard text.first == UInt8(ascii: "-"), text.dropFirst().first == .blank else { return nil }
    return text.dropFirst().firstIndex { $0 != .blank } ?? end
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanks: ArraySlice<UInt8> { drop { $0.isBlankOrTab }.withoutSpacesAtEnd }
}

/// The items of a list in brackets on one line.
private enum BracketItems {
  /// Returns all items but the one that is typed.
  ///
  /// - Parameters:
  ///   - before: The value up to the place.
  ///   - after: The rest of the line.
  static func beside(_ before: [UInt8], _ after: ArraySlice<UInt8>) -> Set<String> {
    guard before.first(where: { $0 != .blank }) == UInt8(ascii: "[") else { return [] }
    let front = parts(before.drop { $0 == .blank }.dropFirst())
    return Set(front.dropLast() + parts(after).dropFirst())
  }

  /// Returns the texts between commas, up to the bracket that closes the list.
  private static func parts(_ bytes: ArraySlice<UInt8>) -> [String] {
    var (parts, part, depth): ([String], [UInt8], Int) = ([], [], 0)
    func finished() -> String { String(decoding: part[...].withoutBlanks, as: UTF8.self) }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "]") where depth == 0: return parts + [finished()]
      case UInt8(ascii: ",") where depth == 0:
        parts.append(finished())
        part = []
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(depth - 1, 0)
      default: break
      }
      part.append(byte)
    }
    return parts + [finished()]
  }
}

/// The keys around a line.
private struct Surroundings {
  /// The keys above it, from the top.
  private(set) var path: [String] = []
  /// The keys of the same mapping.
  private(set) var siblings: Set<String> = []
  private(set) var isInBlock: Bool = false

  /// - Parameter column: The indentation of the line.
  init(_ document: Document, _ line: Int, _ column: Int) {
    var limit: Int = column
    // A line without indentation has no keys above it.
    for index in stride(from: line - 1, through: 0, by: -1) where limit > 0 || column == 0 {
      guard let other: SpecLine = SpecLine(of: document, index), let own: Int = other.column else { continue }
      if own < limit, let name: String = other.name {
        // The lines below it that looked like keys are text.
        if other.beginsBlock { (path, siblings, isInBlock) = ([], [], true) }
        path.insert(name, at: 0)
        limit = own
      } else if own == column, limit == column, let name = other.name {
        siblings.insert(name)
      }
    }
    for index in line + 1..<max(document.lineStarts.count, line + 1) {
      guard let other = SpecLine(of: document, index), let own = other.column else { continue }
      if own < column { break }
      if own == column, let name = other.name { siblings.insert(name) }
    }
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
  var isExpression: Bool {
    guard key != nil || isInBlock, keys.count > 3, keys[0] == "models" else { return false }
    // An entry's short form.
    if keys.count == 4 { return Language.entryForm(of: keys[2]) != nil }
    guard let value = languageKey?.value else { return false }
    return value.isExpression || value.isBody || value.namesEffects && typed.contains(UInt8(ascii: "("))
  }

  /// The keys down to the value that is typed.
  private var keys: [String] { key.map { path + [$0] } ?? path }

  /// The key of the language whose value stands here.
  private var languageKey: LanguageKey? {
    keys.last.flatMap { Language.keys(below: keys.dropLast())?[String($0.prefix { $0 != "(" && $0 != "<" })] }
  }

  /// Returns the name in a key: `count` for `private(set) count`, `add` for `add(_ by: Int)`.
  static func name(in front: String) -> String {
    let head = front.prefix { $0 != "(" || front.hasPrefix("private(") }
    let word = head.split(separator: " ").last ?? head
    return SwiftName.bare(word.filter { $0 != "\"" && $0 != "'" })
  }
}
