import TestSupport
import Testing

@testable import BindgenCore

/// Runs a scanner over a text without its mark `▶`, with the offset of that.
func scan<Value>(
  _ marked: String,
  outline: Bool = true,
  _ body: (inout SwiftScanner) -> Value
) -> (value: Value, mark: Int?) {
  let marked: Marked = Marked(marked)
  var scanner: SwiftScanner = SwiftScanner(marked.file.bytes, outline: outline)
  return (body(&scanner), marked.marks.first?.lowerBound)
}

@Suite struct ScannerTests {
  static let valuesCases: [String] = [
    "Int ▶= 1 == 2",
    "Int▶=1",
    "Set<Int>▶= []",
    "Dictionary<Int, Set<Int>>▶= [:]",
    "Int?= nil",
    "Bool == a",
    "(Int, Bool) -> Bool ▶= { $0 >= $1 }",
    "[String: (a: Int = 1)] ▶= [:]",
    "X<A ▶= 1",
    "Int",
    "Int /* = 1 */ ▶= 2",
    "Int # = 1",
    "A<B, # = 1\n C> ▶= 1",
  ]

  @Test("A value begins at the first '=' that is a token of its own", arguments: valuesCases)
  func values(_ marked: String) {
    let (found, mark) = scan(marked) { $0.firstEqual() }
    #expect(found == (mark.map { .at($0) } ?? .nowhere))
  }

  @Test(
    "A comment begins at a hash between blanks, outside strings, regexes and Swift's comments",
    arguments: [
      "a ▶# b", "▶# a", "▶#", "a\t▶#\tb", "(a, ▶# b\n)", "a #if b", "\"a # b\"",
      "#\"a # b\"#", "\"\"\"\n # b\n\"\"\"", "\"\\(a)\" ▶# c", "/a # b/", "#/a # b/#", "a / b ▶# c / d",
      "/* # */", "// # a", "a# b", "\"\\(a ▶# b\n)\"",
    ]
  )
  func notes(_ marked: String) {
    let (found, mark) = scan(marked) { $0.firstNote() }
    #expect(found == (mark.map { .at($0) } ?? .nowhere))
  }

  @Test(
    "Where nothing can be told, the failure has its place",
    arguments: [
      ("▶\"a", ScanFailure.Reason.unclosedString), ("▶\"a\n\"", .unclosedString), ("▶\"a\\\n\"", .unclosedString),
      ("▶\"\"\"\na\"\"", .unclosedString), ("▶##\"a\"#", .unclosedString), ("a ▶/* /* */", .unclosedComment),
      ("▶(a", .unclosedBracket), ("(▶[a)", .unclosedBracket), ("a▶)", .strayBracket), ("(a▶]", .mismatchedBracket),
      ("▶`a", .unclosedBacktick), ("▶#/a\n/#", .unclosedRegex), ("\"\\(▶{)\"", .unclosedBracket),
      ("\"▶\\(a", .unclosedBracket), ("\"\\(▶\"a)", .unclosedString), ("\"▶\\(\"a)\"", .unclosedBracket),
    ]
  )
  func troubles(_ marked: String, _ reason: ScanFailure.Reason) {
    let (failure, mark) = scan(marked) { scanner in
      var kind: Token.Kind = .name
      while kind != .failure, kind != .end { kind = scanner.next().kind }
      return scanner.failure
    }
    #expect(failure?.reason == reason)
    #expect(failure?.range.lowerBound == mark)
  }
}
