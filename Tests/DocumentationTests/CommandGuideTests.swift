import Foundation
import TestSupport
import Testing

@testable import bindgen

/// The outputs in the guide to the command line are those of the tool.
///
/// After a change, `BINDGEN_RECORD=1 swift test --filter CommandGuide` writes new outputs into the documents, and fails, so
/// that somebody reads what it wrote.
@Suite struct CommandGuideTests {
  @Test func everyOutputIsTheTools() throws {
    let examples: [CommandExample] = try CommandExample.all
    #expect(Set(examples.map(\.document.path)).contains("docs/commands.md"))
    var changes: [String: [MarkdownFile.Block]] = [:]
    for example in examples {
      let said: String? = try example.run()
      #expect(said == example.output.text, "\(example.place)")
      guard let said, said != example.output.text else { continue }
      changes[example.document.path, default: []].append(example.output.saying(said))
    }
    guard Recording.isOn else { return }
    for (path, changes) in changes { try MarkdownFile(path).write(changes) }
  }

  @Test func everyCommandAndEveryOptionOfItHasItsPlace() throws {
    let guide: MarkdownFile = try MarkdownFile("docs/commands.md")
    for command in Command.table {
      let heading: String = "`\(command.call)`"
      #expect(guide.headings(2).contains(heading), "\(heading)")
      let section: String = guide.section(heading)
      #expect(section.contains("\n\(command.usage)\n"), "\(heading): \(command.usage)")
      let common: String = guide.section("Every command")
      for option in Option.table {
        let isShown: Bool = section.contains("`\(option.long)") || common.contains("`\(option.long)")
        #expect(isShown || !command.options.contains(option.name), "\(heading): \(option.long)")
        let isInTable: Bool = section.contains("| `\(option.long)")
        #expect(!isInTable || command.options.contains(option.name), "\(heading): \(option.long)")
      }
    }
  }
}

extension MarkdownFile {
  /// Returns the text below a heading of the second level.
  fileprivate func section(_ heading: String) -> String {
    guard let start: Int = lines.firstIndex(of: "## " + heading) else { return "" }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
  }
}
