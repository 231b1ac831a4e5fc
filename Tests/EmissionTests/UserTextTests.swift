import BindgenCore
import Testing

@Suite("The user's Swift in emitted code")
struct UserTextTests {
  /// Returns the emitted function of a derivation `x`.
  func function(_ entry: String, lines: Int = 1, crlf: Bool = false) -> String {
    var spec: String = "emit: [observation]\nmodels:\n  A:\n    state:\n      s: Int = 0\n    derive:\n" + entry + "\n"
    if crlf { spec = spec.replacing("\n", with: "\r\n") }
    return Emitted(spec).lines(from: "static func _x(", lines)
  }

  @Test("short text stands beside the braces")
  func short() {
    #expect(function("      x: Int = s + 1") == "  private static func _x(_ s: Int) -> Int { s + 1 }")
    #expect(function("      x: 'Int = s + 1'") == "  private static func _x(_ s: Int) -> Int { s + 1 }")
    #expect(function("      x: Int = s + 1   # a comment") == "  private static func _x(_ s: Int) -> Int { s + 1 }")
    #expect(function("      x: Int = s + 1", crlf: true) == "  private static func _x(_ s: Int) -> Int { s + 1 }")
    #expect(
      function("      x:\n        type: Int\n        value: |\n          s + 1")
        == "  private static func _x(_ s: Int) -> Int { s + 1 }"
    )
    #expect(function("      x: Int = self.s + self . s") == "  private static func _x(_ s: Int) -> Int { s +   s }")
  }

  @Test("an escape in quotes changes nothing of what stands behind it")
  func behindEscape() {
    #expect(
      function("      x: 'Int = f(\"it''s\", self.s) + self . s'")
        == "  private static func _x(_ s: Int) -> Int { f(\"it's\", s) + s }"
    )
    #expect(
      function("      `in`: Int = 1\n      x: 'Int = f(\"it''s\", self.in)'")
        == "  private static func _x(_ `in`: Int) -> Int { f(\"it's\", `in`) }"
    )
  }

  @Test("what is long has a line of its own")
  func room() {
    let value: (Int) -> String = { "1" + String(repeating: "0", count: $0 - 1) }
    #expect(function("      x: Int = " + value(60)) == "  private static func _x() -> Int { \(value(60)) }")
    #expect(
      function("      x: Int = " + value(61), lines: 3)
        == "  private static func _x() -> Int {\n    \(value(61))\n  }"
    )
  }

  @Test("text of several lines keeps its shape")
  func long() {
    let expected: String = """
        private static func _x(_ s: Int) -> Int {
          let a: Int = s

          if a > 1 {
            return a
          }
          return 0
        }
      """
    let body: String = "let a: Int = s\n\nif a > 1 {\n  return a\n}\nreturn 0"
    func indented(_ count: Int) -> String {
      body.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : String(repeating: " ", count: count) + $0
      }.joined(separator: "\n")
    }
    #expect(function("      x:\n        type: Int\n        value: |\n" + indented(10), lines: 8) == expected)
    #expect(function("      x:\n        type: Int\n        value: |\n" + indented(14), lines: 8) == expected)
    #expect(
      function("      x:\n        type: Int\n        value: |\n" + indented(10), lines: 8, crlf: true) == expected
    )
    #expect(
      function("      x: Int = s\n        .magnitude\n          .bitWidth", lines: 5)
        == "  private static func _x(_ s: Int) -> Int {\n    s\n      .magnitude\n        .bitWidth\n  }"
    )
    #expect(
      function("      x: Int = f(\n        s,\n        1\n      )", lines: 6)
        == "  private static func _x(_ s: Int) -> Int {\n    f(\n      s,\n      1\n    )\n  }"
    )
  }

  @Test("the spec's comments are not Swift, and leave nothing behind")
  func comments() {
    #expect(
      function("      x: Int = s   # one\n        # two\n        + 1 # three", lines: 5)
        == "  private static func _x(_ s: Int) -> Int {\n    s\n\n      + 1\n  }"
    )
    #expect(
      function("      x: Int = s // Swift's own", lines: 3)
        == "  private static func _x(_ s: Int) -> Int {\n    s // Swift's own\n  }"
    )
    #expect(function("      x: Int = s /* # */ + 1") == "  private static func _x(_ s: Int) -> Int { s /* # */ + 1 }")
  }

  @Test("strings of several lines mean what they meant")
  func strings() {
    let string: String =
      "\"\"\"\n          a   \n\n\n            b  # no comment\n          \\(s)\n            \n          \"\"\""
    let expected: String = """
        private static func _x(_ s: Int) -> String {
          \"""
          a   


            b  # no comment
          \\(s)
            
          \"""
        }
      """
    let block: String = "      x:\n        type: String\n        value: |\n          "
    #expect(function(block + string, lines: 10) == expected)
    #expect(function(block + string, lines: 10, crlf: true) == expected)
    #expect(
      function("      x: String = \"\"\"\n          a\n            b\n          \"\"\"", lines: 6)
        == "  private static func _x() -> String {\n    \"\"\"\n        a\n          b\n        \"\"\"\n  }"
    )
  }

  @Test("with locations a text keeps its line and its columns")
  func located() {
    let spec: String = "models:\n  A:\n    actions:\n      go: |\n        f()\n          .g()  \n\n        h()\n"
    let expected: String = """
        func go() {
      #sourceLocation(file: "Test.bindgen.yml", line: 5)
              f()
                .g()  

              h()
      #sourceLocation()
        }
      """
    for source in [spec, spec.replacing("\n", with: "\r\n")] {
      let emitted: Emitted = Emitted(source, GeneratorOptions(sourceLocations: .relative))
      #expect(emitted.lines(from: "func go()", 8) == expected)
    }
  }

  @Test("hostile text comes out", arguments: [GeneratorOptions.SourceLocations.off, .on])
  func hostile(locations: GeneratorOptions.SourceLocations) {
    let long: String = String(repeating: "s + ", count: 50_000) + "s"
    let lines: String = String(repeating: "\n          s +", count: 20_000) + "\n          s"
    let spec: String =
      "models:\n  A:\n    state:\n      s: Int = 0\n    derive:\n      x: Int = \(long)\n      y:\n        type: Int\n"
      + "        value: |\(lines)\n"
    #expect(Emitted(spec, GeneratorOptions(sourceLocations: locations)).told == [])
  }
}
