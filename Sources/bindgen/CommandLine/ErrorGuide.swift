import BindgenCore

/// The guide to errors, which is a heading with the code of each, and below it text and examples.
enum ErrorGuide {
  enum Block: Equatable, Sendable {
    case paragraph(String)
    /// An example, and the words behind its fence: `yaml error`.
    case example([Substring], lines: [Substring])
  }

  private static let heading = "### "

  /// The codes of all errors, in the order of the guide.
  static var codes: [String] { lines.filter { $0.hasPrefix(heading) }.map { code(in: $0) } }

  /// Returns the guide's text about a code; nil if it has no such code.
  static func blocks(of code: String) -> [Block]? {
    let lines = self.lines
    guard let start = lines.firstIndex(where: { $0.hasPrefix(heading) && self.code(in: $0) == code }) else {
      return nil
    }
    return blocks(in: lines[(start + 1)...])
  }

  private static var lines: [Substring] { EmbeddedErrors.text.lines }

  private static func code(in line: Substring) -> String { line.dropFirst(heading.count).filter { $0 != "`" } }

  /// Parses the lines up to the next heading.
  private static func blocks(in lines: ArraySlice<Substring>) -> [Block] {
    var blocks: [Block] = []
    var words: [Substring] = []
    var example: (info: [Substring], lines: [Substring])?
    func endParagraph() {
      if !words.isEmpty { blocks.append(.paragraph(words.joined(separator: " "))) }
      words = []
    }
    for line in lines {
      if let (info, lines) = example, line == "```" {
        blocks.append(.example(info, lines: lines))
        example = nil
      } else if example != nil {
        example?.lines.append(line)
      } else if line.hasPrefix("```") {
        endParagraph()
        example = (line.dropFirst(3).split(separator: " "), [])
      } else if line.hasPrefix("#") {
        break
      } else if line.isEmpty {
        endParagraph()
      } else {
        words.append(line)
      }
    }
    endParagraph()
    return blocks
  }
}
