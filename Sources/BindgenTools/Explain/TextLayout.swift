import BindgenCore

/// Text for a terminal. No line is wider than it, but for what is never broken: a word, so that it can be found and
/// copied, and a place, so that a terminal can open it.
package struct TextLayout {
  static let width = 80

  private(set) var text = ""

  /// Adds a blank line before the next text.
  mutating func space() {
    if !text.isEmpty { text += "\n" }
  }

  /// Adds a text, which is wrapped between words, and parts beside it, each of which is on one line.
  ///
  /// - Parameters:
  ///   - first: The start of the first line.
  ///   - rest: The start of further lines: by default, spaces to the end of `first`.
  mutating func add(_ text: String, _ parts: [String] = [], first: String = "", rest: String? = nil) {
    let rest = rest ?? TextLayout.blanks(first.displayWidth)
    let room = TextLayout.width - max(first.displayWidth, rest.displayWidth)
    var line = first
    var width = 0
    func put(_ piece: String, behind gap: String) {
      let added = piece.displayWidth
      if width > 0, width + gap.utf8.count + added > room {
        end(line)
        (line, width) = (rest, 0)
      }
      line += (width > 0 ? gap : "") + piece
      width += (width > 0 ? gap.utf8.count : 0) + added
    }
    let shown = text.visible
    let words = shown.displayWidth > room ? shown.split(separator: " ").map { String($0) } : [shown]
    for word in words { put(word, behind: " ") }
    for part in parts { put(part.visible, behind: "  ") }
    end(line)
  }

  private mutating func end(_ line: String) {
    text += String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  /// Names in a column, each with its lines beside it.
  ///
  /// - Parameters:
  ///   - label: The text before the first name.
  ///   - areWhole: Whether the lines are never broken.
  mutating func addTable(_ rows: [(name: String, lines: [String])], label: String = "  ", areWhole: Bool = false) {
    let widths = rows.map(\.name.visible.displayWidth)
    let width = widths.filter { $0 <= TextLayout.widestName }.max() ?? 0
    let blanks = TextLayout.blanks(label.displayWidth)
    for (number, row) in rows.enumerated() {
      let label = number == 0 ? label : blanks
      let isWide = widths[number] > width
      if isWide || row.lines.isEmpty { add(row.name, first: label) }
      for (number, line) in row.lines.enumerated() {
        let start = number == 0 && !isWide ? label + row.name.visible : blanks
        let first = TextLayout.padded(start, to: label.displayWidth + width + 2)
        if areWhole { add("", [line], first: first) } else { add(line, first: first) }
      }
    }
  }

  /// A longer name gets its own line.
  private static let widestName = 30

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Filled up with spaces.
  package static func padded(_ text: String, to width: Int) -> String { text + blanks(width - text.displayWidth) }
}
