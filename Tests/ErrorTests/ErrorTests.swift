import BindgenCore
import Foundation
import TestSupport
import Testing

/// The message of each mistake is recorded in `Tests/Errors`, in a file for each code.
///
/// A new case is a spec and an empty `text` below it; `BINDGEN_RECORD=1 swift test --filter BindgenErrorTests` writes the
/// messages, there and in the guide, and fails, so that somebody reads the difference.
@Suite struct ErrorTests {
  @Test(arguments: ErrorCase.codes)
  func messagesAreAsRecorded(_ code: String) throws {
    let file: MarkdownFile = try ErrorCase.file(of: code)
    var recorded: [MarkdownFile.Block] = []
    for example in ErrorCase.all(in: file) {
      let found: [Diagnostic] = example.diagnostics
      let told: String = DiagnosticPrinter(.pretty).text(of: found)
      expectFixes(example, found)
      guard let message: MarkdownFile.Block = example.message else {
        #expect(told.isEmpty, "what is accepted below line \(example.sources[0].lines.lowerBound)")
        continue
      }
      let promises: [String] = example.promises(of: found)
      #expect(found.contains { $0.code == code }, "\(told)")
      #expect(told == message.text)
      #expect(promises == message.info, "\(told)")
      recorded.append(message.saying(told, promises))
    }
    if Recording.isOn { try file.write(recorded) }
  }

  /// Expects that an editor's quick fix of an error ends that error. (Others may come to light.)
  private func expectFixes(_ example: ErrorCase, _ found: [Diagnostic]) {
    for told in found {
      guard let fix: Diagnostic.Fix = told.fix, let range: SourceRange = told.range else { continue }
      let isLeft: Bool = example.diagnostics(with: fix).contains {
        $0.code == told.code && $0.range?.start == range.start
      }
      #expect(!isLeft, "\(told.message)")
    }
  }

  /// Mistakes that only a large file, a file system, a command line or several templates can show have no file.
  @Test func everyMistakeOfASpecOrATemplateIsOnRecord() throws {
    let others: Set<String> = [
      "too-deep", "template-nesting", "template-size", "template-taken", "template-twice",
      "unknown-option", "missing-value", "unexpected-value", "wrong-value", "given-twice", "contradiction",
      "needs-output", "no-input", "empty-input", "misplaced-option", "no-name", "no-shell", "unexpected-word",
      "unknown-name",
      "unknown-template", "unknown-topic", "unknown-command", "wrong-name", "already-there", "misused",
      "cant-read", "nothing-found", "cant-write", "same-output", "output-name", "foreign-file", "output-link",
      "out-of-date", "not-a-file", "not-formatted", "changed-meanwhile", "cant-watch",
    ]
    let codes: Set<String> = try Self.codes
    #expect(codes.subtracting(ErrorCase.codes).subtracting(others).sorted() == [], "codes without a file")
    #expect(Set(ErrorCase.codes).union(others).subtracting(codes).sorted() == [], "files without a code")
  }

  /// The codes in all calls that create a diagnostic.
  static var codes: Set<String> {
    get throws {
      let pattern: Regex<(Substring, Substring)> = try Regex(
        #"(?:(?:error|warning|mistake)\(\s*|missing: )"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)","#
      )
      var codes: Set<String> = []
      let folder: URL = Repository.root.appendingPathComponent("Sources")
      for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
      where file.pathExtension == "swift" && file.lastPathComponent != "EmbeddedTemplates.swift" {
        let text: String = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: pattern) { codes.insert(String(match.output.1)) }
      }
      return codes
    }
  }
}
