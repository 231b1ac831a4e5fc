import BindgenCore

/// Text for a terminal; no line is wider than it, but for a place that is.
struct TextLayout {
  /// A part of a line.
  struct Part {
    let text: String
    /// Never broken, not even where it is longer than a line: terminals open only a whole place.
    let isWhole: Bool

    init(_ text: String, isWhole: Bool = false) {
      self.text = text
      self.isWhole = isWhole
    }
  }

  static let width: Int = 80

  private(set) var text: String = ""

  /// Adds a blank line before the next text.
  mutating func space() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func add(_ text: String, first: String = "", rest: String? = nil) {
    add([Part(text)], first: first, rest: rest)
  }

  /// Parts are side by side; one without room goes to the next line, and one that is longer than a line is wrapped
  /// unless it stays whole.
  ///
  /// - Parameters:
  ///   - first: The start of the first line.
  ///   - rest: The start of further lines: by default, spaces to the end of `first`.
  mutating func add(_ parts: [Part], first: String = "", rest: String? = nil) {
    let rest: String = rest ?? TextLayout.blanks(first.displayWidth)
    let room: Int = TextLayout.width - max(first.displayWidth, rest.displayWidth)
    var rows: Rows = Rows(room: room)
    for part in parts { rows.add(part) }
    for (number, row) in rows.all.enumerated() {
      let line: String = (number == 0 ? first : rest) + row
      text += String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
  }

  /// Names in a column, each with its lines beside it.
  ///
  /// - Parameters:
  ///   - label: The text before the first name.
  ///   - areWhole: Whether the lines are never broken.
  mutating func addTable(
    _ rows: [(name: String, lines: [String])],
    label: String = "  ",
    areWhole: Bool = false
  ) {
    let widths: [Int] = rows.map(\.name.visible.displayWidth)
    let width: Int = widths.filter { $0 <= TextLayout.widestName }.max() ?? 0
    let blanks: String = TextLayout.blanks(label.displayWidth)
    let besideName: String = blanks + TextLayout.blanks(width + 2)
    for (number, row) in rows.enumerated() {
      let label: String = number == 0 ? label : blanks
      let isWide: Bool = widths[number] > width
      if isWide || row.lines.isEmpty { add(row.name, first: label) }
      for (number, line) in row.lines.enumerated() {
        let isFirst: Bool = number == 0 && !isWide
        let first: String = isFirst ? label + TextLayout.padded(row.name.visible, to: width + 2) : besideName
        add([Part(line, isWhole: areWhole)], first: first)
      }
    }
  }

  /// A longer name gets its own line.
  private static let widestName: Int = 30

  static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Filled up with spaces.
  static func padded(_ text: String, to width: Int) -> String { text + blanks(width - text.displayWidth) }
}

/// Lays out parts in lines of a given width.
private struct Rows {
  private(set) var all: [String] = [""]
  private let room: Int
  /// Of the last line.
  private var width: Int = 0

  init(room: Int) { self.room = room }

  mutating func add(_ part: TextLayout.Part) {
    let text: String = part.text.visible
    if put(text, behind: "  ") { return }
    startLine()
    if put(text, behind: "", isWhole: part.isWhole) { return }
    for word in text.split(separator: " ") where !put(String(word), behind: " ") {
      startLine()
      for piece in LongWord.pieces(String(word), room) {
        startLine()
        _ = put(piece, behind: "")
      }
    }
  }

  /// False if there is no room for it in the last line; what is whole needs none.
  private mutating func put(_ text: String, behind gap: String, isWhole: Bool = false) -> Bool {
    let gap: String = width == 0 ? "" : gap
    let added: Int = gap.utf8.count + text.displayWidth
    guard isWhole || width + added <= room else { return false }
    all[all.count - 1] += gap + text
    width += added
    return true
  }

  private mutating func startLine() {
    if width == 0 { return }
    all.append("")
    width = 0
  }
}

/// A word that is longer than a line.
private enum LongWord {
  /// Cut where a word inside it begins, if there is one near the end of a line.
  static func pieces(_ word: String, _ room: Int) -> [String] {
    let scalars: [Unicode.Scalar] = Array(word.unicodeScalars)
    var pieces: [String] = []
    var start: Int = 0
    while start < scalars.count {
      let end: Int = end(scalars, start, room)
      var piece: String = ""
      piece.unicodeScalars.append(contentsOf: scalars[start..<end])
      pieces.append(piece)
      start = end
    }
    return pieces
  }

  private static func end(_ scalars: [Unicode.Scalar], _ start: Int, _ room: Int) -> Int {
    var end: Int = start
    var width: Int = 0
    var seam: Int?
    while end < scalars.count, width + scalars[end].displayWidth <= room || end == start {
      if width > room / 2, beginsWord(scalars[end], behind: scalars[end - 1]) { seam = end }
      width += scalars[end].displayWidth
      end += 1
    }
    return end == scalars.count ? end : seam ?? end
  }

  private static func beginsWord(_ scalar: Unicode.Scalar, behind last: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic else { return false }
    return !last.properties.isAlphabetic || scalar.properties.isUppercase && !last.properties.isUppercase
  }
}
