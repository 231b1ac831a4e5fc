/// A line that is too long to be read, broken as `swift format` would break it.
struct LongLine {
  private static let limit = 120
  /// The most commas for which room is kept in a line.
  private static let mostCommas = 4

  private let text: [UInt8]
  /// The outermost pairs of brackets, each from its opening bracket to behind its closing one.
  private var groups: [Range<Int>] = []
  /// The spaces outside of all brackets, at which the line may be broken.
  private var spaces: [Int] = []

  /// Returns the lines into which a line is broken; the line itself if it is short enough, or can't be broken.
  ///
  /// - Parameter isUsersOwn: Whether it ends with text of the user, in which nothing is broken.
  static func broken(_ line: some Collection<UInt8>, isUsersOwn: Bool = false) -> [[UInt8]] {
    let text = Array(line)
    guard isLong(text), !isComment(text), let long = LongLine(text) else { return [text] }
    if isUsersOwn {
      guard let lines = long.body else { return [text] }
      return broken(lines[0]) + lines[1...]
    }
    let lines =
      long.branch ?? long.body ?? long.requirements ?? long.conformances ?? long.words ?? long.listOrAssignment
    return lines?.flatMap { broken($0) } ?? [text]
  }

  private static func isComment(_ text: [UInt8]) -> Bool { text.drop { $0 == .blank }.starts(with: "//".utf8) }

  /// Whether a line is too long. (In each literal, `swift format` keeps room for a comma behind its last element.)
  static func isLong(_ line: some Collection<UInt8>) -> Bool {
    if line.count <= limit - mostCommas { return false }
    let commas = Swift.min(mostCommas, line.count { $0 == UInt8(ascii: "]") })
    return line.count { $0 & 0xC0 != 0x80 } > limit - commas
  }

  /// Nil if its brackets don't match.
  private init?(_ text: [UInt8]) {
    self.text = text
    var index = 0
    while index < text.count {
      if let end = Self.end(ofGroupAt: index, in: text) {
        if text[index] != UInt8(ascii: "\"") { groups.append(index..<end) }
        index = end
      } else if text[index].isClosing {
        return nil
      } else {
        if text[index] == .blank { spaces.append(index) }
        index += 1
      }
    }
  }

  // MARK: Ways to break it

  private var indentation: [UInt8] { Array(text.prefix { $0 == .blank }) }
  private var deeper: [UInt8] { indentation + [.blank, .blank] }

  /// The statement of a `case` in a `switch`, below the case.
  private var branch: [[UInt8]]? {
    guard text[indentation.count...].starts(with: "case ".utf8),
      let start = spaces.first(where: { $0 > 0 && text[$0 - 1] == UInt8(ascii: ":") })
    else { return nil }
    return [Array(text[..<start]), deeper + text[(start + 1)...]]
  }

  /// `{ … }` at its end, or before a comma, on lines of its own.
  private var body: [[UInt8]]? {
    guard let group = groups.last,
      group.upperBound == text.count || text[group.upperBound...].elementsEqual(",".utf8),
      text[group.lowerBound] == UInt8(ascii: "{"),
      group.lowerBound > indentation.count
    else { return nil }
    var inside = Self.trimmed(text[(group.lowerBound + 1)..<(group.upperBound - 1)])
    if inside.isEmpty { return nil }
    var head = Array(text[...group.lowerBound])
    if let end = Self.end(ofParametersIn: inside) {
      head += [.blank] + inside[..<end]
      inside = Self.trimmed(inside[end...])
    }
    return [head, deeper + inside, indentation + text[(group.upperBound - 1)...]]
  }

  /// Returns the offset behind the `in` of a closure with named parameters: `text, _ in`.
  private static func end(ofParametersIn body: [UInt8]) -> Int? {
    var end = 0
    for word in body.split(separator: .blank) {
      if word.elementsEqual("in".utf8) { return end == 0 ? nil : word.endIndex }
      guard !word.elementsEqual("for".utf8), !word.contains(where: { "(){}.=\"".utf8.contains($0) }) else { return nil }
      end = word.endIndex
    }
    return nil
  }

  /// The `where` clause of an extension, below it.
  private var requirements: [[UInt8]]? {
    guard let start = spaces.first(where: { text[$0...].starts(with: " where ".utf8) }) else { return nil }
    return [Array(text[..<start]), indentation + text[(start + 1)...]]
  }

  /// A text of many words, as a literal of several lines.
  private var words: [[UInt8]]? {
    guard let start = text.firstIndex(of: UInt8(ascii: "\"")),
      let end = Self.end(ofStringAt: start, in: text),
      !groups.contains(where: { $0.contains(start) }), end - start > Self.limit / 2,
      text[start...].prefix(3) != Self.quotes[...], text[start..<end].contains(.blank),
      !text[start..<end].contains(UInt8(ascii: "\\"))
    else { return nil }
    let words = text[(start + 1)..<(end - 1)].split(separator: .blank).map { Array($0) }
    return [text[..<start] + Self.quotes] + Self.filled(words, behind: deeper, deeper)
      + [deeper + Self.quotes + text[end...]]
  }

  private static let quotes: [UInt8] = Array("\"\"\"".utf8)

  /// The conformances of a type, as many on a line as it holds.
  private var conformances: [[UInt8]]? {
    guard text.last == UInt8(ascii: "{"), groups.isEmpty, text.contains(UInt8(ascii: ":")) else { return nil }
    var lines: [[UInt8]] = []
    var rest = text.dropLast().drop { $0 == .blank }
    // Attributes stand above what is broken.
    while rest.first == UInt8(ascii: "@") {
      let attribute = rest.prefix { $0 != .blank }
      lines.append(indentation + attribute)
      rest = rest[attribute.endIndex...].drop { $0 == .blank }
    }
    let whole = indentation + rest + [UInt8(ascii: "{")]
    if !Self.isLong(whole) { return lines + [whole] }
    let pieces = rest.split(separator: UInt8(ascii: ",")).map { Self.trimmed($0) + [UInt8(ascii: ",")] }
    lines += Self.filled(pieces, behind: indentation, deeper)
    // No comma behind the last one.
    lines[lines.count - 1].removeLast()
    return lines + [indentation + [UInt8(ascii: "{")]]
  }

  /// Joins pieces to lines, as many on each line as it holds.
  ///
  /// - Parameters:
  ///   - first: The start of the first line.
  ///   - others: The start of the other lines.
  private static func filled(_ pieces: [[UInt8]], behind first: [UInt8], _ others: [UInt8]) -> [[UInt8]] {
    var lines = [first + (pieces.first ?? [])]
    for piece in pieces.dropFirst() {
      if lines[lines.count - 1].count + 1 + piece.count > limit {
        lines.append(others + piece)
      } else {
        lines[lines.count - 1] += [.blank] + piece
      }
    }
    return lines
  }

  private var listOrAssignment: [[UInt8]]? {
    let list = list
    if let list, !Self.isLong(list[0]) { return list }
    return assignment ?? list
  }

  /// A property's value, below its name and type.
  private var assignment: [[UInt8]]? {
    guard let start = spaces.first(where: { text[$0...].starts(with: " = ".utf8) }),
      text[..<start].split(separator: .blank).contains(where: { $0.elementsEqual("let".utf8) })
    else { return nil }
    return [Array(text[..<(start + 2)]), deeper + text[(start + 3)...]]
  }

  /// The contents of its longest brackets, one element on each line.
  private var list: [[UInt8]]? {
    guard
      let group = groups.filter({ text[$0.lowerBound] != UInt8(ascii: "{") }).max(by: {
        $0.count < $1.count
      })
    else { return nil }
    var (start, end) = (group.lowerBound, group.upperBound - 1)
    // `f([…])` is broken in the inner ones.
    while start + 1 < end, text[start + 1] == UInt8(ascii: "["), Self.end(ofGroupAt: start + 1, in: text) == end {
      (start, end) = (start + 1, end - 1)
    }
    let parts = Self.parts(of: text[(start + 1)..<end])
    if parts.isEmpty { return nil }
    let isLiteral = text[start] == UInt8(ascii: "[") && parts.count > 1
    let pieces = parts.enumerated().map { index, part in
      part + (isLiteral || index + 1 < parts.count ? [UInt8(ascii: ",")] : [])
    }
    let lines = isLiteral ? elements(pieces) : pieces.map { deeper + $0 }
    return [Array(text[...start])] + lines + [indentation + text[end...]]
  }

  /// Returns the lines of a literal's elements: a single line, or as many names on each as it holds, or one element on each.
  private func elements(_ pieces: [[UInt8]]) -> [[UInt8]] {
    let lines = Self.filled(pieces, behind: deeper, deeper)
    let areNames = !pieces.contains { $0.contains { $0.isOpening || $0 == UInt8(ascii: ":") } }
    return lines.count == 1 || areNames ? lines : pieces.map { deeper + $0 }
  }

  // MARK: Brackets

  /// Returns the offset behind the brackets or the quotes that begin at an index; nil if none do.
  private static func end(ofGroupAt start: Int, in text: [UInt8]) -> Int? {
    switch text[start] {
    case UInt8(ascii: "\""): end(ofStringAt: start, in: text)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): end(ofBracketAt: start, in: text)
    case UInt8(ascii: "<") where start > 0 && text[start - 1].isNameByte: end(ofTypesAt: start, in: text)
    default: nil
    }
  }

  private static func end(ofBracketAt start: Int, in text: [UInt8]) -> Int? {
    let partner = text[start] + (text[start] == UInt8(ascii: "(") ? 1 : 2)
    var index = start + 1
    while index < text.count {
      if text[index].isClosing { return text[index] == partner ? index + 1 : nil }
      index = end(ofGroupAt: index, in: text) ?? index + 1
    }
    return nil
  }

  /// Returns the offset behind generic arguments, as in `Array<Int>`; nil if the sign compares.
  private static func end(ofTypesAt start: Int, in text: [UInt8]) -> Int? {
    var index = start + 1
    while index < text.count, !text[index].isClosing {
      if text[index] == UInt8(ascii: ">"), text[index - 1] != UInt8(ascii: "-") { return index + 1 }
      index = end(ofGroupAt: index, in: text) ?? index + 1
    }
    return nil
  }

  private static func end(ofStringAt start: Int, in text: [UInt8]) -> Int? {
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "\"") {
      let isEscape = text[index] == UInt8(ascii: "\\") && index + 1 < text.count
      if isEscape { index += 1 }
      index = isEscape && text[index] == UInt8(ascii: "(") ? end(ofBracketAt: index, in: text) ?? text.count : index + 1
    }
    return index < text.count ? index + 1 : nil
  }

  /// Returns the parts between commas outside of brackets.
  private static func parts(of slice: ArraySlice<UInt8>) -> [[UInt8]] {
    let text = Array(slice)
    var (parts, start, index): ([[UInt8]], Int, Int) = ([], 0, 0)
    while index < text.count {
      if text[index] == UInt8(ascii: ",") {
        parts.append(trimmed(text[start..<index]))
        start = index + 1
      }
      index = end(ofGroupAt: index, in: text) ?? index + 1
    }
    parts.append(trimmed(text[start...]))
    return parts.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (start, end) = (text.startIndex, text.endIndex)
    while start < end, text[start] == .blank { start += 1 }
    while start < end, text[end - 1] == .blank { end -= 1 }
    return Array(text[start..<end])
  }
}
