import Foundation

/// A file of the documentation, and its fenced blocks.
package struct MarkdownFile {
  /// A fenced block: the words behind its fence, and its lines.
  package struct Block {
    /// The words behind the fence: `["yaml", "error"]`.
    package var info: [String]
    package var text: String
    /// The lines of the text in the original file, counted from 0; the fences are outside.
    package let lines: Range<Int>
    /// The heading above it.
    package let heading: String

    /// The name of the block in tests.
    package var name: String { heading + ", line \(lines.lowerBound + 1)" }

    /// Returns the block with another text, and other words behind its fence.
    package func saying(_ text: String, _ info: [String]? = nil) -> Block {
      var block: Block = self
      block.text = text
      block.info = info ?? self.info
      return block
    }
  }

  package let path: String
  package let lines: [String]
  package let blocks: [Block]

  /// All Markdown files of the project.
  package static var all: [MarkdownFile] {
    get throws {
      let guides: [String] = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/docs")
      let paths: [String] = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + guides.map { "docs/" + $0 }
      return try paths.filter { $0.hasSuffix(".md") }.sorted().map { try MarkdownFile($0) }
    }
  }

  package init(_ path: String) throws {
    let text: String = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    self.path = path
    lines = text.components(separatedBy: "\n")
    blocks = Self.blocks(of: lines)
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var heading: String = ""
    var open: (info: String, first: Int)?
    for (index, line) in lines.enumerated() {
      if let (info, first) = open {
        guard line == "```" else { continue }
        let text: String = lines[first..<index].map { $0 + "\n" }.joined()
        let words: [String] = info.split(separator: " ").map { String($0) }
        blocks.append(Block(info: words, text: text, lines: first..<index, heading: heading))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1)
      } else if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.description
      }
    }
    return blocks
  }

  /// Returns the texts of its headings, of one level.
  package func headings(_ level: Int) -> [String] {
    let mark: String = String(repeating: "#", count: level) + " "
    return lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// Writes the file with the new texts of blocks.
  package func write(_ blocks: [Block]) throws {
    var lines: [String] = self.lines
    // Later ones first, so that places hold.
    for block in blocks.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      // The last line's ending ends the text.
      lines.replaceSubrange(block.lines, with: block.text.components(separatedBy: "\n").dropLast())
      lines[block.lines.lowerBound - 1] = "```" + block.info.joined(separator: " ")
    }
    let url: URL = Repository.root.appendingPathComponent(path)
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
