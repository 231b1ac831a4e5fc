import Foundation
import TestSupport

/// A file of the documentation, and what stands between its fences.
struct Document {
  /// A fenced block: what stands behind its fence, and its lines.
  struct Block {
    /// The words behind the fence: `["yaml", "error"]`.
    let info: [String]
    let text: String
    /// The lines of the text in the document, counted from 0; the fences are outside.
    let lines: Range<Int>
    /// The heading above it.
    let heading: String

    /// As a test's name shows it.
    var name: String { heading + ", line \(lines.lowerBound + 1)" }
  }

  let path: String
  let lines: [String]
  let blocks: [Block]

  static var root: URL { Repository.root }

  /// All that the project says in Markdown.
  static var all: [Document] {
    get throws {
      let guides: [String] = try FileManager.default.contentsOfDirectory(atPath: root.path + "/docs")
      let paths: [String] = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + guides.map { "docs/" + $0 }
      return try paths.filter { $0.hasSuffix(".md") }.sorted().map { try Document($0) }
    }
  }

  init(_ path: String) throws {
    let text: String = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
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

  /// What its headings say, of one level.
  func headings(_ level: Int) -> [String] {
    let mark: String = String(repeating: "#", count: level) + " "
    return lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// Writes the document with other lines in place of some; later ones first, so that places hold.
  func write(replacing changes: [(lines: Range<Int>, text: String)]) throws {
    var lines: [String] = self.lines
    for change in changes.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      // The last line's ending ends the text.
      lines.replaceSubrange(change.lines, with: change.text.components(separatedBy: "\n").dropLast())
    }
    let url: URL = Self.root.appendingPathComponent(path)
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
