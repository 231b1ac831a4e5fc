import BindgenCore
import TestSupport
import Testing

@testable import BindgenTools

/// The output of `bindgen format`. `BINDGEN_RECORD=1` writes the pairs anew, and fails.
@Suite("Formatting")
struct FormatTests {
  @Test("a spec is written as all specs are, as 'Tests/Formatted' shows")
  func pairs() throws {
    let file: MarkdownFile = try MarkdownFile("Tests/Formatted/Pairs.md")
    #expect(file.blocks.count == 2 * file.headings(2).count)
    var recorded: [MarkdownFile.Block] = []
    for index in stride(from: 0, to: file.blocks.count - 1, by: 2) {
      let (before, after): (MarkdownFile.Block, MarkdownFile.Block) = (file.blocks[index], file.blocks[index + 1])
      let text: String = try #require(formatted(before.text), "\(before.heading)")
      #expect(text == after.text, "\(before.heading)")
      #expect(formatted(text) == text, "\(before.heading)")
      recorded.append(after.saying(text))
    }
    if Recording.isOn { try file.write(recorded) }
  }

  @Test(
    "a spec with an error is left as it is",
    arguments: [
      "", "models:\n  Cart:\n      stat: {}\n", "models:\n\tCart:\n", "a: [\n", "models:\n  A:\n   state: 1\n",
    ]
  )
  func faulty(_ text: String) { #expect(formatted(text) == nil) }

  @Test("lines end as the first one does")
  func lineEnds() {
    let text: String = "models:\r\n    A:\r\n        state: { a: Int = 0 }\n\n\n"
    #expect(formatted(text) == "models:\r\n  A:\r\n    state: { a: Int = 0 }\r\n")
    #expect(formatted("models:\n  A:\r\n    state: { a: Int = 0 }") == "models:\n  A:\n    state: { a: Int = 0 }\n")
  }

  @Test("in a folded text, spaces at the end of a line are part of it, those of the last line too")
  func folded() {
    #expect(
      formatted("models:\n    A:\n        doc: >-\n            one \n            two ")
        == "models:\n  A:\n    doc: >-\n      one \n      two \n"
    )
    #expect(
      formatted("models:\n    A:\n        doc: >\n            one\n              \n    \n        access: public")
        == "models:\n  A:\n    doc: >\n      one\n        \n\n    access: public\n"
    )
  }

  @Test("spaces at the ends of lines go, but not those in strings")
  func spaces() {
    let before: String =
      "models:  \n"
      + "  Cart:   \n"
      + "    doc: One  \n"
      + "      two \n"
      + "    state:\n"
      + "      a: String = \"\"\"\n"
      + "        one  \n"
      + "          \n"
      + "\n"
      + "        two\n"
      + "        \"\"\"   # two\n"
      + "    actions:\n"
      + "      set: |  # both  \n"
      + "           a = \"\"\"  \n"
      + "             b  \n"
      + "             \"\"\"  \n"
      + "             \n"
      + "           a = \"\"   \n"
    let after: String =
      "models:\n"
      + "  Cart:\n"
      + "    doc: One\n"
      + "      two\n"
      + "    state:\n"
      + "      a: String = \"\"\"\n"
      + "        one  \n"
      + "          \n"
      + "\n"
      + "        two\n"
      + "        \"\"\" # two\n"
      + "    actions:\n"
      + "      set: | # both\n"
      + "        a = \"\"\"  \n"
      + "          b  \n"
      + "          \"\"\"\n"
      + "\n"
      + "        a = \"\"\n"
    #expect(formatted(before) == after)
    #expect(formatted(after) == after)
  }
}
