import BindgenCore
import Foundation
import TestSupport
import Testing

/// The guide to errors says what the tool says.
///
/// After a change of wording, `BINDGEN_RECORD=1 swift test --filter ErrorGuide` writes the new messages into the guide,
/// and fails, so that somebody reads what it wrote.
@Suite struct ErrorGuideTests {
  @Test func everyCodeHasAHeadingAndEveryHeadingACode() throws {
    let headings: [String] = try Document(ErrorExample.path).headings(3).map { $0.filter { $0 != "`" } }
    #expect(Set(headings).count == headings.count)
    let codes: Set<String> = try Self.codes
    #expect(codes.subtracting(headings).sorted() == [], "codes without a heading")
    #expect(Set(headings).subtracting(codes).sorted() == [], "headings without a code")
  }

  @Test func everyMessageIsTheTools() throws {
    var changes: [(lines: Range<Int>, text: String)] = []
    for example in try ErrorExample.all {
      let (codes, message): ([String], String) = example.run()
      #expect(codes.contains(example.code), "\(example.code): \(codes)")
      #expect(message == example.message.text, "\(example.code)")
      if message != example.message.text { changes.append((example.message.lines, message)) }
    }
    if Recording.isOn { try Document(ErrorExample.path).write(replacing: changes) }
  }

  /// Those that only a large file, a file system or a command line can show have no example.
  @Test func everyMistakeOfASpecOrATemplateHasAnExample() throws {
    let shown: Set<String> = Set(try ErrorExample.all.map(\.code))
    let without: Set<String> = [
      "too-deep", "too-long", "too-many-fields", "too-many-inputs", "template-nesting", "template-size",
      "template-taken", "template-twice",
      "unknown-option", "missing-value", "unexpected-value", "wrong-value", "given-twice", "contradiction",
      "needs-output", "no-input", "empty-input", "misplaced-option", "no-name", "no-shell", "unexpected-word",
      "unknown-name",
      "unknown-template", "unknown-topic", "unknown-command", "wrong-name", "already-there", "misused",
      "cant-read", "nothing-found", "cant-write", "same-output", "output-name", "foreign-file", "output-link",
      "not-a-file", "not-formatted", "changed-meanwhile", "cant-watch",
    ]
    #expect(try Self.codes.subtracting(shown).subtracting(without).sorted() == [])
  }

  /// A help quotes what belongs in place of what is marked, or tells to remove that. (Other helps say what to write
  /// elsewhere, or leave a part to the reader.)
  @Test func theCodeOfAHelpIsAcceptedInPlaceOfTheMistake() throws {
    let codes: Set<String> = [
      "no-key", "swift-comment", "unknown-key", "unknown-word", "folded-swift", "unknown-version", "not-an-isolation",
      "list-of-lists", "no-row-id", "quoted-code", "other-name", "unknown-modifier", "unknown-list",
      "optional-existential", "implicitly-unwrapped", "misplaced-modifier", "unnamed-parameter", "misplaced-async",
      "unknown-field", "not-one-model", "no-unit", "not-an-id", "unknown-service", "unknown-effect", "unknown-outlet",
    ]
    let examples: [ErrorExample] = try ErrorExample.all.filter { codes.contains($0.code) }
    #expect(Set(examples.map(\.code)) == codes)
    for example in examples {
      let told: Diagnostic = try #require(example.found.first { $0.code == example.code })
      let mended: String = try #require(told.pasted, "\(example.code)")
      let file: SourceFile = SourceFile(name: "Cart.bindgen.yml", text: mended)
      let left: [Diagnostic] = Generator.generate([file], GeneratorOptions()).diagnostics.all
      #expect(left == [], "\(example.code): \(mended)")
    }
  }

  /// What an editor does about an error by itself ends that error, and makes no others.
  @Test func everyFixEndsItsError() throws {
    var codes: Set<String> = []
    for example in try ErrorExample.all {
      for told in example.found {
        guard let fix: Diagnostic.Fix = told.fix, let range: SourceRange = told.range else { continue }
        codes.insert(told.code)
        let mended: [Diagnostic] = example.found(with: fix)
        #expect(!mended.contains { $0.code == told.code && $0.range?.start == range.start }, "\(told.code)")
        #expect(mended.count < example.found.count, "\(told.code): \(mended.map(\.code))")
      }
    }
    let missing: Set<String> = Self.mended.subtracting(codes)
    #expect(missing.sorted() == [])
  }

  private static let mended: Set<String> = [
    "after-bracket", "comma", "directive", "duplicate-key", "empty-item", "folded-swift",
    "implicitly-unwrapped", "import-word", "list-of-lists", "misplaced-async", "misplaced-modifier", "no-import",
    "no-key",
    "no-row-id", "no-unit", "not-an-isolation", "optional-existential", "other-name", "quoted-code", "swift-below",
    "swift-comment", "unclosed-bracket", "unclosed-comment", "unknown-effect", "unknown-field", "unknown-key",
    "unknown-modifier", "unknown-outlet", "unknown-service", "unknown-version", "unknown-word", "unnamed-parameter",
  ]

  /// What is written as a code where a diagnostic is made.
  private static var codes: Set<String> {
    get throws {
      let pattern: Regex<(Substring, Substring)> = try Regex(
        #"(?:(?:error|warning|mistake)\(\s*|missing: )"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)","#
      )
      var codes: Set<String> = []
      let folder: URL = Document.root.appendingPathComponent("Sources")
      for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
      where file.pathExtension == "swift" && file.lastPathComponent != "EmbeddedTemplates.swift" {
        let text: String = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: pattern) { codes.insert(String(match.output.1)) }
      }
      return codes
    }
  }
}
