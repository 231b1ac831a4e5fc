/// Breaks a line of Swift that is too long as `swift format` does, with `lineBreakBeforeEachArgument`.
///
/// It knows the shapes in which emitted lines become long: lists of parameters and arguments, what types conform to,
/// bodies on one line, and what stands behind `->`, `=` and `else`. Any other line stays as it is: a long line is right, a
/// wrong one is not.
struct LineWrapping {
  private let limit: Int
  private var text: [UInt8] = []

  /// The line, or the lines it becomes with line breaks between them.
  static func wrapped(_ line: [UInt8], limit: Int) -> [UInt8] {
    var indentation: Int = 0
    while indentation < line.count, line[indentation] == UInt8(ascii: " ") { indentation += 1 }
    var wrapping: LineWrapping = LineWrapping(limit: limit)
    wrapping.write(line[indentation...], indentation, depth: 0)
    return wrapping.text
  }

  private init(limit: Int) {
    self.limit = limit
  }

  /// A line without its indentation, wrapped where it has to be.
  private mutating func write(_ text: ArraySlice<UInt8>, _ indentation: Int, depth: Int) {
    // Lines in lines in lines: what is deeper is nothing a person reads.
    guard !fits(text, indentation), depth < 16 else { return writePlain(text, indentation) }
    let line: [UInt8] = Array(text)
    guard let brackets: LineBrackets = LineBrackets(line) else { return writePlain(text, indentation) }
    let piece: Piece = Piece(text: line, brackets: brackets, indentation: indentation, depth: depth)
    let isWritten: Bool =
      writeBraceBelow(piece) || writeConformances(piece) || writeBody(piece) || writeGuard(piece)
      || writeDeclaration(piece) || writeCase(piece) || writeValue(piece)
    if !isWritten { writePlain(text, indentation) }
  }

  private mutating func writePlain(_ text: ArraySlice<UInt8>, _ indentation: Int) {
    if !self.text.isEmpty { self.text.append(UInt8(ascii: "\n")) }
    self.text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    self.text.append(contentsOf: text)
  }

  /// A line that is to be broken.
  private struct Piece {
    let text: [UInt8]
    let brackets: LineBrackets
    let indentation: Int
    let depth: Int

    func from(_ offset: Int) -> ArraySlice<UInt8> { text[min(offset, text.count)...] }
    func to(_ offset: Int) -> ArraySlice<UInt8> { text[..<min(offset, text.count)] }

    /// The first blank outside of brackets, from an offset on, behind which a word stands.
    func blank(before word: StaticString, from offset: Int = 0) -> Int? {
      brackets.blanks.first { $0 >= offset && begins(word, at: $0 + 1) }
    }

    func has(_ word: StaticString) -> Bool { begins(word) || blank(before: word) != nil }

    func begins(_ word: StaticString, at offset: Int = 0) -> Bool {
      guard text.count - offset >= word.utf8CodeUnitCount else { return false }
      for index in 0..<word.utf8CodeUnitCount where text[offset + index] != word.utf8Start[index] { return false }
      return true
    }
  }

  private func fits(_ text: ArraySlice<UInt8>, _ piece: Piece) -> Bool {
    fits(text, piece.indentation)
  }

  /// Counted in scalars: what comes near to what a person counts. No scalar has more than four bytes.
  private func fits(_ text: ArraySlice<UInt8>, _ indentation: Int) -> Bool {
    guard text.count <= 4 * limit else { return false }
    return text.withUnsafeBufferPointer { text in
      let room: Int = limit - indentation - Self.roomForCommas(text)
      return text.count <= room || Self.scalars(of: text) <= room
    }
  }

  private static func scalars(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var count: Int = 0
    for byte in text where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Where lists of numbers stand in a list on one line, `swift format` wants room for the comma that each could end in.
  private static func roomForCommas(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard text.holds(UInt8(ascii: "]")) else { return 0 }
    var lists: Int = 0
    var isNested: Bool = false
    var previous: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "]") {
        if 0x30...0x39 ~= previous { lists += 1 }
        if byte == previous, lists > 0 { isNested = true }
      }
      previous = byte
    }
    return isNested ? lists + 1 : 0
  }

  /// Whether a line is to be wrapped, as far as can be seen at once.
  static func mayBeTooLong(_ line: ArraySlice<UInt8>, limit: Int) -> Bool {
    line.count > limit
      || line.count > limit / 2 && line.count + line.withUnsafeBufferPointer(roomForCommas) > limit
  }
}

// MARK: Statements

extension LineWrapping {
  /// `if … {` that fits but for its brace: the brace begins a line.
  private mutating func writeBraceBelow(_ piece: Piece) -> Bool {
    guard let brace: LineBrackets.Pair = piece.brackets.pairs.last, brace.sign == UInt8(ascii: "{"),
      piece.begins("if ") || piece.begins("for ") || piece.begins("while ") || piece.begins("switch "),
      piece.brackets.blanks.contains(brace.open - 1),
      fits(piece.to(brace.open - 1), piece), !fits(piece.to(brace.open + 1), piece)
    else { return false }
    writePlain(piece.to(brace.open - 1), piece.indentation)
    guard piece.begins("if "), brace.close == piece.text.count - 1 else {
      writePlain(piece.from(brace.open), piece.indentation)
      return true
    }
    writePlain([UInt8(ascii: "{")], piece.indentation)
    let body: ArraySlice<UInt8> = Self.trimmed(piece.text[brace.open + 1..<brace.close])
    if !body.isEmpty { write(body, piece.indentation + 2, depth: piece.depth + 1) }
    writePlain([UInt8(ascii: "}")], piece.indentation)
    return true
  }

  /// `… { body }` with a head that fits: the body gets lines of its own. That of `if` does so in any case.
  private mutating func writeBody(_ piece: Piece) -> Bool {
    guard let brace: LineBrackets.Pair = piece.brackets.pairs.last, brace.sign == UInt8(ascii: "{"), brace.isClosed,
      brace.close == piece.text.count - 1,
      !piece.brackets.pairs.dropLast().contains(where: { $0.sign == UInt8(ascii: "{") })
    else { return false }
    let behind: Int = endOfParameters(behind: brace, in: piece) ?? brace.open + 1
    let head: ArraySlice<UInt8> = piece.to(behind)
    let statement: ArraySlice<UInt8> = Self.trimmed(piece.text[behind..<brace.close])
    guard fits(head, piece) || piece.begins("if ") else { return false }
    write(head, piece.indentation, depth: piece.depth + 1)
    if !statement.isEmpty { write(statement, piece.indentation + 2, depth: piece.depth + 1) }
    writePlain([UInt8(ascii: "}")], piece.indentation)
    return true
  }

  /// `guard … else { … }`: `else` begins a line, and so does the condition where it is too long itself.
  private mutating func writeGuard(_ piece: Piece) -> Bool {
    guard piece.begins("guard "), let blank: Int = piece.blank(before: "else {", from: 6) else { return false }
    let condition: ArraySlice<UInt8> = piece.to(blank)
    if fits(condition, piece) {
      writePlain(condition, piece.indentation)
    } else {
      writePlain(condition[..<5], piece.indentation)
      write(condition[6...], piece.indentation + 2, depth: piece.depth + 1)
    }
    write(piece.from(blank + 1), piece.indentation, depth: piece.depth + 1)
    return true
  }

  /// Where the parameters of a closure end, `in` included; nil where its body has none.
  private func endOfParameters(behind brace: LineBrackets.Pair, in piece: Piece) -> Int? {
    let body: Range<Int> = brace.open + 1..<brace.close
    if Self.trimmed(piece.text[body]).starts(with: "for ".utf8) { return nil }
    for index in body {
      // No parameter of a closure holds such a sign.
      if Self.isAmong("{=", piece.text[index]) { return nil }
      if piece.begins(" in ", at: index) { return index + 3 }
    }
    return nil
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first: Int = text.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let last: Int = text.lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return [] }
    return text[first...last]
  }

  /// `case .add(let product): statement`
  private mutating func writeCase(_ piece: Piece) -> Bool {
    guard piece.begins("case ") || piece.begins("default: ") else { return false }
    let colon: Int? = piece.brackets.blanks.first { $0 > 0 && piece.text[$0 - 1] == UInt8(ascii: ":") }
    guard let colon, fits(piece.to(colon), piece) else { return false }
    writePlain(piece.to(colon), piece.indentation)
    write(piece.from(colon + 1), piece.indentation + 2, depth: piece.depth + 1)
    return true
  }
}

// MARK: Declarations

extension LineWrapping {
  /// `class`, `extension`, `protocol` with what they conform to: as many on a line as fit, and the brace below.
  private mutating func writeConformances(_ piece: Piece) -> Bool {
    guard piece.text.last == UInt8(ascii: "{"), piece.brackets.blanks.last == piece.text.count - 2,
      piece.has("class ") || piece.has("extension ") || piece.has("protocol "),
      let colon: Int = piece.brackets.blanks.first(where: { $0 > 0 && piece.text[$0 - 1] == UInt8(ascii: ":") })
    else { return false }
    if piece.begins("@"), let blank: Int = piece.brackets.blanks.first {
      writePlain(piece.to(blank), piece.indentation)
      write(piece.from(blank + 1), piece.indentation, depth: piece.depth + 1)
      return true
    }
    let names: [Int] = piece.brackets.blanks.filter { $0 > colon && piece.text[$0 - 1] == UInt8(ascii: ",") }
    write(piece, upTo: piece.text.count - 2, breakingAt: names)
    writePlain([UInt8(ascii: "{")], piece.indentation)
    return true
  }

  /// `func`, `init`, `subscript`: the parameters stay on one line while that fits, and what stands behind them is
  /// broken before `throws` and `->`, with the brace on a line of its own.
  private mutating func writeDeclaration(_ piece: Piece) -> Bool {
    let function: Int? = piece.begins("func ") ? -1 : piece.blank(before: "func ")
    let list: LineBrackets.Pair? = piece.brackets.pairs.first { isParameterList($0, behind: function, of: piece) }
    guard let parameters: LineBrackets.Pair = list else { return false }
    guard fits(piece.to(parameters.close + 1), piece) else {
      writeArguments(parameters, of: piece)
      return true
    }
    let brace: Int = piece.blank(before: "{", from: parameters.close) ?? piece.text.count
    let arrow: Int? = piece.blank(before: "-> ", from: parameters.close)
    let effects: Int? =
      piece.blank(before: "async", from: parameters.close) ?? piece.blank(before: "throws", from: parameters.close)
      ?? piece.blank(before: "rethrows", from: parameters.close)
    // What stands behind the arrow are effects of what comes out, which may be a function.
    let breaks: [Int?] = [effects.flatMap { $0 < arrow ?? brace ? $0 : nil }, arrow]
    write(piece, upTo: brace, breakingAt: breaks.compactMap { $0 })
    if brace < piece.text.count { write(piece.from(brace + 1), piece.indentation, depth: piece.depth + 1) }
    return true
  }

  /// As much on a line as fits; what is broken off goes deeper. The blanks ascend.
  private mutating func write(_ piece: Piece, upTo end: Int, breakingAt blanks: [Int]) {
    let blanks: [Int] = blanks.filter { $0 < end }
    var (start, indentation): (Int, Int) = (0, piece.indentation)
    for (index, blank) in blanks.enumerated() {
      let next: Int = index + 1 < blanks.count ? blanks[index + 1] : end
      if fits(piece.text[start..<next], indentation) { continue }
      writePlain(piece.text[start..<blank], indentation)
      (start, indentation) = (blank + 1, piece.indentation + 2)
    }
    writePlain(piece.text[start..<end], indentation)
  }

  private func isParameterList(_ pair: LineBrackets.Pair, behind function: Int?, of piece: Piece) -> Bool {
    guard pair.sign == UInt8(ascii: "("), pair.isClosed, pair.close - pair.open > 1 else { return false }
    if let function, function < pair.open { return true }
    let word: Int = piece.brackets.lastBlank(before: pair.open).map { $0 + 1 } ?? 0
    let name: Int = piece.begins("init", at: word) ? 4 : piece.begins("subscript", at: word) ? 9 : 0
    return name > 0 && !LineBrackets.endsName(piece.text[word + name])
  }
}

// MARK: Calls and values

extension LineWrapping {
  /// The first list that does not fit is broken; or the line is, behind its `=`.
  private mutating func writeValue(_ piece: Piece) -> Bool {
    let equals: Int? = assignment(in: piece)
    let hasOperators: Bool = piece.brackets.blanks.contains { $0 > equals ?? -1 && isOperator(at: $0 + 1, in: piece) }
    let list: LineBrackets.Pair? =
      hasOperators
      ? nil : piece.brackets.pairs.first { isList($0, of: piece) && !fits(piece.to(reach(of: $0, in: piece)), piece) }
    if let list, fits(piece.to(list.open + 1), piece) {
      if list.sign == UInt8(ascii: "(") { writeArguments(list, of: piece) } else { writeElements(list, of: piece) }
      return true
    }
    guard let equals, fits(piece.to(equals + 1), piece), hasOperators || canStandAlone(after: equals, in: piece)
    else { return false }
    writePlain(piece.to(equals + 1), piece.indentation)
    write(piece.from(equals + 2), piece.indentation + 2, depth: piece.depth + 1)
    return true
  }

  /// A call's arguments, or an array's elements.
  private func isList(_ pair: LineBrackets.Pair, of piece: Piece) -> Bool {
    guard pair.isClosed, pair.close - pair.open > 1 else { return false }
    let previous: UInt8 = pair.open > 0 ? piece.text[pair.open - 1] : UInt8(ascii: " ")
    switch pair.sign {
    case UInt8(ascii: "("):
      let blank: Int? = piece.brackets.lastBlank(before: pair.open)
      if let blank, piece.begins("throws(", at: blank + 1) { return false }
      return LineBrackets.endsName(previous) || Self.isAmong("?!>])", previous)
    case UInt8(ascii: "["): return previous == UInt8(ascii: " ") && !pair.commas.isEmpty
    default: return false
    }
  }

  /// How far the line goes on behind a list before it may be broken again.
  private func reach(of pair: LineBrackets.Pair, in piece: Piece) -> Int {
    let blank: Int = piece.brackets.blanks.first { $0 > pair.close } ?? piece.text.count
    if let next: LineBrackets.Pair = piece.brackets.pairs.first(where: { $0.open > pair.close }) {
      if next.open < blank { return next.open + 1 }
      if next.open == blank + 1, next.sign == UInt8(ascii: "{") { return next.isClosed ? next.open + 1 : next.close }
    }
    return piece.begins("= ", at: blank + 1) ? blank + 2 : blank
  }

  /// Where the last `=` of `=`, `+=` and the like stands.
  private func assignment(in piece: Piece) -> Int? {
    for blank in piece.brackets.blanks.reversed() where blank > 0 && piece.text[blank - 1] == UInt8(ascii: "=") {
      let isComparison: Bool = blank > 1 && Self.isAmong("=!<>", piece.text[blank - 2])
      if !isComparison { return blank - 1 }
    }
    return nil
  }

  private func isOperator(at offset: Int, in piece: Piece) -> Bool {
    guard offset < piece.text.count else { return false }
    return Self.isAmong("+-*/%&|^<>=!?:", piece.text[offset])
      && (piece.text[offset...].prefix { $0 != UInt8(ascii: " ") }).allSatisfy {
        !LineBrackets.endsName($0) && $0 != UInt8(ascii: "(")
      }
  }

  private static func isAmong(_ signs: StaticString, _ sign: UInt8) -> Bool {
    UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount).contains(sign)
  }

  /// A value that is not a mere row of members, which would be broken before a dot.
  private func canStandAlone(after equals: Int, in piece: Piece) -> Bool {
    piece.brackets.pairs.contains { $0.open > equals } || !piece.text[equals...].contains(UInt8(ascii: "."))
  }
}

// MARK: Lists

extension LineWrapping {
  /// Each on a line of its own.
  private mutating func writeArguments(_ list: LineBrackets.Pair, of piece: Piece) {
    writePlain(piece.to(list.open + 1), piece.indentation)
    for element in elements(of: list, in: piece) { write(element, piece.indentation + 2, depth: piece.depth + 1) }
    write(piece.from(list.close), piece.indentation, depth: piece.depth + 1)
  }

  /// As many on a line as fit, with a comma behind the last.
  private mutating func writeElements(_ list: LineBrackets.Pair, of piece: Piece) {
    writePlain(piece.to(list.open + 1), piece.indentation)
    var line: [UInt8] = []
    for element in elements(of: list, in: piece) {
      let isLast: Bool = element.last != UInt8(ascii: ",")
      // Behind an element that is a list itself, `swift format` wants room for one more.
      let isList: Bool = element.last { $0 != UInt8(ascii: ",") } == UInt8(ascii: "]")
      let taken: Int = piece.indentation + (isList ? 3 : 2)
      let end: Int = line.count
      if end > 0 { line.append(UInt8(ascii: " ")) }
      line.append(contentsOf: element)
      if isLast { line.append(UInt8(ascii: ",")) }
      if end > 0, !fits(line[...], taken) {
        write(line[..<end], piece.indentation + 2, depth: piece.depth + 1)
        line.removeSubrange(...end)
      }
    }
    if !line.isEmpty { write(line[...], piece.indentation + 2, depth: piece.depth + 1) }
    write(piece.from(list.close), piece.indentation, depth: piece.depth + 1)
  }

  /// The elements with the commas behind them.
  private func elements(of list: LineBrackets.Pair, in piece: Piece) -> [ArraySlice<UInt8>] {
    var elements: [ArraySlice<UInt8>] = []
    var lower: Int = list.open + 1
    // Behind a last comma there is no element.
    for last in piece.brackets.commas[list.commas] + [list.close - 1] where lower <= last {
      while lower < last, piece.text[lower] == UInt8(ascii: " ") { lower += 1 }
      elements.append(piece.text[lower...last])
      lower = last + 1
    }
    return elements
  }
}
