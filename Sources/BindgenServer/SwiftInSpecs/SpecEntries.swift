import BindgenCore
import BindgenTools

/// The nested entries of a spec, as far as its outline can be parsed: keys with their values, and items of lists.
struct SpecEntries {
  struct Entry {
    /// The keys that lead to it, its own last: `models`, `Cart`, `state`, `count: Int`. The key of an item is its text.
    let path: [String]
    let key: Range<Int>
    /// The offset of the colon behind it.
    var colon: Int?
    /// The whole range, with the lines that belong to it.
    let bounds: Range<Int>
    let value: Value
    /// Whether it is in brackets, so that a comma separates it from the next.
    let isInBrackets: Bool

    /// The level: 2 for a model, 3 for one of its keys, 4 for an entry of that.
    var depth: Int { path.count }
    var model: String? { path.count > 1 && path[0] == "models" ? KeyPlace.name(in: path[1]) : nil }
    /// The key of a model that it is or belongs to.
    var section: String? { path.count > 2 && path[0] == "models" ? path[2] : nil }
    /// The name that it declares.
    var name: String { KeyPlace.name(in: path[path.count - 1]) }
    /// The range of its value; outside of brackets up to the end of its lines.
    var text: Range<Int> {
      let range = value.range.bounds
      return range.lowerBound..<(isInBrackets ? range.upperBound : max(range.lowerBound, bounds.upperBound))
    }

    /// The end of its range, with the blank lines behind a block.
    fileprivate var end: Int {
      if case .block(let block) = value.form {
        max(bounds.upperBound, block.lines.upperBound)
      } else {
        bounds.upperBound
      }
    }

    /// Whether it is one declaration of a model, which may be left out alone.
    var isUnit: Bool {
      switch depth {
      case 3: section == "types"
      case 4: model != nil && !SpecEntries.hasItems(path)
      case 5: SpecEntries.hasItems(path.dropLast())
      default: false
      }
    }
  }

  /// All entries; an outer one comes before those in it.
  private(set) var all: [Entry] = []
  private let bytes: [UInt8]

  init(_ file: SourceFile) {
    bytes = file.bytes
    var ignored = Diagnostics()
    let outline = Outline.parse(file, into: &ignored)
    add(outline.root, [])
  }

  /// Returns the entries around a position, the innermost last.
  func around(_ offset: Int) -> [Entry] {
    all.filter { $0.bounds.lowerBound <= offset && offset <= $0.bounds.upperBound }
  }

  /// Returns the range of the value that is typed at a position: behind a key, or in the lines below it. Nil if there is none.
  func value(around offset: Int) -> Range<Int>? {
    guard let entry = all.last(where: { !$0.isInBrackets && $0.key.lowerBound <= offset && offset <= $0.end }) else {
      return nil
    }
    let start: Int
    switch entry.value.form {
    case .block(let block): start = block.lines.lowerBound
    case .plain(isBelow: true) where entry.depth > 3: start = lineStart(of: entry.value.range.lowerBound)
    case .plain(isBelow: false), .nothing:
      guard let colon = entry.colon else { return nil }
      start = bytes[(colon + 1)..<lineEnd(of: colon)].firstIndex { !$0.isBlankOrTab } ?? lineEnd(of: colon)
    default: return nil
    }
    // Blank lines at the end are no part of a block until something stands there.
    return start <= offset ? start..<max(start, entry.bounds.upperBound, offset) : nil
  }

  /// Returns the line around a position if it has a signature: `add(_ product: Pro`.
  func signature(around offset: Int) -> Range<Int>? {
    let line = lineStart(of: offset)..<lineEnd(of: offset)
    return bytes[line].contains(UInt8(ascii: "(")) ? line : nil
  }

  /// The limit of levels: the keys of an entry, and those of its effect. Anything deeper is Swift.
  private static let deepest = 6

  private mutating func add(_ value: Value, _ path: [String]) {
    guard path.count < Self.deepest else { return }
    var ignored = Diagnostics()
    if value.isMapping {
      for entry in value.mapping(into: &ignored)?.entries ?? [] {
        add(path + [entry.key.name], entry.key.range.bounds, entry.colon, entry.value, isInBrackets: value.isInBrackets)
      }
    } else if Self.hasItems(path), value.isList {
      for item in value.items(into: &ignored) ?? [] {
        let start = value.isInBrackets ? item.range.lowerBound : dash(before: item.range.lowerBound)
        add(path + [item.range.text], start..<item.range.upperBound, nil, item, isInBrackets: value.isInBrackets)
      }
    }
  }

  private mutating func add(_ path: [String], _ key: Range<Int>, _ colon: Int?, _ value: Value, isInBrackets: Bool) {
    let end = isInBrackets ? max(key.upperBound, value.range.upperBound) : end(of: key.lowerBound)
    let bounds = key.lowerBound..<end
    all.append(Entry(path: path, key: key, colon: colon, bounds: bounds, value: value, isInBrackets: isInBrackets))
    add(value, path)
  }

  /// Returns whether the value of a key is a list of entries; elsewhere a bracket is part of Swift.
  private static func hasItems(_ path: [String]) -> Bool {
    switch path.count {
    case 1: ["emit", "imports"].contains(path[0])
    case 3: ["emit", "conforms", "events"].contains(path[2])
    case 4: lists[path[2]]?.contains(path[3]) ?? false
    default: false
    }
  }

  /// The keys that have lists of entries, by the key of a model above them.
  private static let lists: [String: [String]] = [
    "view": ["shows", "commands", "conforms"], "events": ["cases", "conforms"], "protocol": ["members", "except"],
  ]

  private func dash(before offset: Int) -> Int {
    let before = bytes[..<offset].withoutSpacesAtEnd
    return before.last == .dash ? before.endIndex - 1 : offset
  }

  // MARK: Lines

  /// Returns the end of the last line that belongs to the entry at a position: it is indented more, or closes a bracket.
  func end(of start: Int) -> Int {
    let column = start - lineStart(of: start)
    var (end, line) = (lineEnd(of: start), lineEnd(of: start) + 1)
    while line < bytes.count {
      let text = bytes[line...].firstIndex { $0 != .blank } ?? bytes.count
      let isBlank = text == bytes.count || bytes[text] == .newline || bytes[text] == .carriageReturn
      let own = text - line
      if !isBlank, own < column || own == column && !bytes[text].isClosing, bytes[text] != .hash { break }
      if !isBlank, bytes[text] != .hash { end = lineEnd(of: line) }
      line = lineEnd(of: line) + 1
    }
    return end
  }

  /// Returns the line at a position, with the lines that belong to it up to the next entry. Behind a tab these are not known.
  func line(at offset: Int) -> Range<Int> {
    let (start, end) = (lineStart(of: offset), lineEnd(of: offset))
    let text = bytes[start..<end].firstIndex { $0 != .blank } ?? start
    if text < end, bytes[text] == .tab { return text..<end }
    let next = all.first { $0.key.lowerBound > end }.map { lineStart(of: $0.key.lowerBound) - 1 }
    return text..<max(end, min(self.end(of: text), next ?? bytes.count))
  }

  func lineStart(of offset: Int) -> Int { bytes[..<offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0 }

  func lineEnd(of offset: Int) -> Int { bytes[offset...].firstIndex(of: .newline) ?? bytes.count }
}

extension Value {
  /// Whether it is a list or a mapping on the line of its key.
  fileprivate var isInBrackets: Bool { if case .plain = form { true } else { false } }

  fileprivate var isList: Bool {
    switch form {
    case .list: true
    case .plain: range.bytes.first == UInt8(ascii: "[")
    default: false
    }
  }
}
