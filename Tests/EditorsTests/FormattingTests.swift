import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Answers of the language server to a formatting request.
@Suite("Formatting in an editor")
struct FormattingTests {
  private let cart: String = "file:///a/Cart.bindgen.yml"

  /// Expects edits that lead from one text to the other, as an editor would apply them.
  private func edits(_ text: String, to expected: String) throws {
    let editor: ServerTests.Editor = ServerTests.Editor()
    editor.open(cart, text)
    let answer: JSON = editor.ask(
      "textDocument/formatting",
      ["textDocument": ["uri": .string(cart)], "options": ["tabSize": 8, "insertSpaces": false]]
    )
    let edits: [JSON] = try #require(answer["result"]?.array)
    var document: Document = Document(text)
    // From the last to the first, since positions are those of the original text.
    for edit: JSON in edits.reversed() {
      let start: TextPlace = try #require(TextPlace(edit["range"]?["start"]))
      let end: TextPlace = try #require(TextPlace(edit["range"]?["end"]))
      document.replace(start, end, with: try #require(edit["newText"]?.string))
    }
    #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
  }

  @Test("the edits make the formatted text, whatever ends its lines and begins it")
  func whole() throws {
    let text: String = "\n\nmodels:\n    Cart:\n        state: { a: Int = 0 }\n\n\n        doc: Ä 😀  \n\n"
    let tidy: String = "models:\n  Cart:\n    state: { a: Int = 0 }\n\n    doc: Ä 😀\n"
    try edits(text, to: tidy)
    try edits(text.replacing("\n", with: "\r\n"), to: tidy.replacing("\n", with: "\r\n"))
    try edits(
      "\u{FEFF}models:  \n  A:\n    state: { a: Int = 0 }",
      to: "\u{FEFF}models:\n  A:\n    state: { a: Int = 0 }\n"
    )
    try edits(tidy, to: tidy)
  }

  @Test("only lines that differ are replaced")
  func minimal() throws {
    let editor: ServerTests.Editor = ServerTests.Editor()
    editor.open(
      cart,
      "models:\n  Cart:\n    state:\n      a: Int = 0   # one\n      b: Int = 0\n\n\n    doc: A cart.\n"
    )
    let answer: JSON = editor.ask("textDocument/formatting", ["textDocument": ["uri": .string(cart)]])
    let edits: [JSON] = answer["result"]?.array ?? []
    #expect(edits.map { ServerTests.Editor.range($0["range"]) } == ["3:0-4:0", "5:0-6:0"])
    #expect(edits.map { $0["newText"]?.string } == ["      a: Int = 0 # one\n", ""])
  }

  @Test("which error stands in the way is said, and not again before that has changed")
  func obstacle() {
    let editor: ServerTests.Editor = ServerTests.Editor()
    func format(_ text: String) -> String? {
      editor.change(cart, [["text": .string(text)]])
      let before: Int = editor.messages.count
      _ = editor.ask("textDocument/formatting", ["textDocument": ["uri": .string(cart)]])
      return editor.messages.dropFirst(before).first?["params"]?["message"]?.string
    }
    editor.open(cart, "")
    let wrong: String = "models:\n    Cart:\n        stat: {}\n"
    let said: String =
      "bindgen: 'Cart.bindgen.yml' is not formatted while it has an error at 3:9: a model has no 'stat'"
    #expect(format(wrong) == said)
    #expect(format(wrong) == nil)
    #expect(format("\n" + wrong)?.contains(" at 4:9: ") == true)
    #expect(format("models:\n    Cart:\n        state: { a: Int = 0 }\n") == nil)
    #expect(format(wrong) == said)
  }

  @Test("a text with errors, and one that is not open, is left alone")
  func none() throws {
    try edits("models:\n    Cart:\n        stat: {}\n", to: "models:\n    Cart:\n        stat: {}\n")
    let editor: ServerTests.Editor = ServerTests.Editor()
    let answer: JSON = editor.ask("textDocument/formatting", ["textDocument": ["uri": .string(cart)]])
    #expect(answer["error"] == nil && answer["result"]?.array == nil)
  }
}
