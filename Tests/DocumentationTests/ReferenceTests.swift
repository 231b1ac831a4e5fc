import Foundation
import TestSupport
import Testing

@testable import bindgen

/// Everything that the documentation refers to exists: files, headings, options.
@Suite struct ReferenceTests {
  @Test func everyLinkLeadsSomewhere() throws {
    for document in try MarkdownFile.all {
      for link in document.links where !link.contains("://") {
        let parts: [String] = link.components(separatedBy: "#")
        let folder: URL = Repository.root.appendingPathComponent(document.path).deletingLastPathComponent()
        let file: URL = folder.appendingPathComponent(parts[0]).standardizedFileURL
        if !parts[0].isEmpty {
          #expect(FileManager.default.fileExists(atPath: file.path), "\(document.path): \(link)")
        }
        guard parts.count == 2 else { continue }
        let path: String =
          parts[0].isEmpty ? document.path : String(file.path.dropFirst(Repository.root.path.count + 1))
        let target: MarkdownFile = try MarkdownFile(path)
        let anchors: [String] = (1...4).flatMap { target.headings($0) }.map { Self.anchor($0) }
        #expect(anchors.contains(parts[1]), "\(document.path): \(link)")
      }
    }
  }

  /// Returns the anchor of a heading, as GitHub creates it.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacingOccurrences(of: " ", with: "-")
  }

  @Test func everyOptionIsOneAndEachIsInTheGuide() throws {
    let options: Set<String> = Set(Option.table.map(\.long))
    // Options of swift's own commands.
    let others: Set<String> = [
      "--strict", "--filter", "--product", "--quick", "--chek", "--package-path", "--build-system", "--target",
      "--type", "--allow-writing-to-package-directory",
    ]
    for document in try MarkdownFile.all {
      let text: String = document.lines.joined(separator: "\n")
      for match in text.matches(of: /(?:[\s`])(--[a-z][a-z-]*)/) {
        let option: String = String(match.output.1)
        #expect(options.union(others).contains(option), "\(document.path): \(option)")
      }
    }
    let guide: String = try MarkdownFile("docs/commands.md").lines.joined(separator: "\n")
    for option in options { #expect(guide.contains("`" + option) || guide.contains(", `" + option), "\(option)") }
  }
}

extension MarkdownFile {
  /// The targets of its links.
  fileprivate var links: [String] {
    let prose: String = lines.enumerated().filter { line in !blocks.contains { $0.lines.contains(line.offset) } }
      .map(\.element).joined(separator: "\n")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
  }
}
