import Foundation
import TestSupport
import Testing

@testable import BindgenTools

/// Answers about large or densely connected specs are quick, and no longer than necessary.
@Suite struct SizeTests {
  /// Derivations that each name the two before them: there are more paths than anybody could print.
  private static let ladder: [String] = (2..<64).map { "      f\($0): Int = f\($0 - 1) + f\($0 - 2)" }

  /// Derivations that all name one field, and one that names all of them.
  private static let fan: [String] = {
    let names: [String] = (2..<63).map { "f\($0)" }
    return names.map { "      \($0): Int = f0" } + ["      all: [Int] = [\(names.joined(separator: ", "))]"]
  }()

  @Test(arguments: [ladder, fan])
  func largeGraphsAreTold(_ derivations: [String]) {
    let lines: [String] =
      [
        "emit: [delegate]", "models:", "  Large:", "    state:", "      f0: Int = 0", "      f1: Int = 0",
        "    derive:",
      ]
      + derivations
    let asked: Asked = Asked(lines.joined(separator: "\n") + "\n")
    let start: Date = Date()
    for subject in subjects {
      let text: String = asked.text(subject)
      #expect(text.utf8.count > 200)
      #expect(text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count < 20_000)
    }
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test func manyActionsAreTold() {
    let states: [String] = (0..<64).map { "      s\($0): Int = 0" }
    let actions: [String] = (0..<LongProof.size(8000)).map { "      a\($0)(): s\($0 % 64) += 1" }
    let lines: [String] = ["models:", "  Large:", "    state:"] + states + ["    actions:"] + actions
    let asked: Asked = Asked(lines.joined(separator: "\n") + "\n")
    #expect(asked.text(.graph(.text, model: nil)).contains("names s63"))
    #expect(asked.text(.explanation(of: "Large.s7")).contains("a7()"))
  }

  private var subjects: [Question.Subject] {
    Question.Form.allCases.map { .graph($0, model: nil) } + ["Large.f0", "Large.f62"].map { .explanation(of: $0) }
  }
}
