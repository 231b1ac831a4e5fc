import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Quick fixes that an editor offers for an error.
@Suite("Quick fixes")
struct FixTests {
  private typealias Editor = ServerTests.Editor

  private static let uri: String = "file:///a/Cart.bindgen.yml"

  /// Returns the quick fix for the first error of a text, and the text after it.
  private func offered(_ text: String, isAble: Bool = true, only: JSON? = nil) -> (title: String, text: String)? {
    let editor: Editor = Editor(isBegun: false)
    let support: JSON = isAble ? ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]] : [:]
    _ = editor.ask("initialize", ["capabilities": ["textDocument": ["codeAction": support]]])
    editor.open(Self.uri, text)
    let numbers: [Int] = (editor.told[Self.uri]?.first ?? "").split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    let place: JSON = ["line": .number(numbers[0]), "character": .number(numbers[1])]
    var context: [(key: String, value: JSON)] = [("diagnostics", [])]
    if let only { context.append(("only", only)) }
    let answer: JSON = editor.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(Self.uri)], "range": ["start": place, "end": place],
        "context": .object(context),
      ]
    )
    guard let action: JSON = answer["result"]?.array?.first else { return nil }
    #expect(action["kind"]?.string == "quickfix")
    #expect(action["diagnostics"]?.array?.first?["code"]?.string != nil)
    let edits: [JSON] = action["edit"]?["changes"]?[Self.uri]?.array ?? []
    return (action["title"]?.string ?? "", Edits.applied(edits, to: text))
  }

  @Test("an error is mended by what its help says")
  func offers() {
    let text: String = "models:\n  Cart:\n    stat:\n      count: Int = 0\n"
    let mended: (title: String, text: String)? = offered(text)
    #expect(mended?.title == "did you mean 'state'?")
    #expect(mended?.text == "models:\n  Cart:\n    state:\n      count: Int = 0\n")
    #expect(offered(text, isAble: false) == nil)
    #expect(offered(text, only: ["refactor"]) == nil)
    #expect(offered(text, only: ["quickfix"]) != nil)
    #expect(offered("models:\n  Cart:\n    state: { count: Int }\n    emit: [callbacks, callbacks]\n") == nil)
  }

  @Test(
    "what is mended",
    arguments: [
      ("derive:\n      a: Int = max(1, 2", "derive:\n      a: Int = max(1, 2)"),
      ("derive:\n      a: Int = [1].map { $0", "derive:\n      a: Int = [1].map { $0 }"),
      ("derive:\n      a: Int = [1].map {$0", "derive:\n      a: Int = [1].map {$0}"),
      ("state: { a: Int = 0", "state: { a: Int = 0 }"),
      ("state: { a: 20, b: \"x, y\" }", "state: { a: Int = 20, b: \"x, y\" }"),
      ("let:\n      a: -1.5", "let:\n      a: Double = -1.5"),
      (
        "actions:\n      a:\n        body:\n          b: for c in d {}",
        "actions:\n      a:\n        body: |\n          b: for c in d {}"
      ),
      ("state:\n      count Int = 0", "state:\n      count: Int = 0"),
      ("state:\n      a: Int = 0\n      a: Int = 1\n      b: Int = 2", "state:\n      a: Int = 0\n      b: Int = 2"),
      ("state:\n      a: Int = 0\n      // é", "state:\n      a: Int = 0\n      # é"),
    ]
  )
  func mended(_ text: String, _ wanted: String) {
    let start: String = "models:\n  Cart:\n    "
    #expect(offered(start + text + "\n")?.text == start + wanted + "\n")
  }

  @Test("an import is added before the first key")
  func imports() {
    let text: String = "# Dates\nmodels:\n  Cart:\n    state: { date: Date? }\n"
    #expect(offered(text)?.text == "# Dates\nimports: [Foundation]\nmodels:\n  Cart:\n    state: { date: Date? }\n")
  }
}

/// The edits of the protocol, applied to a text.
enum Edits {
  static func applied(_ edits: [JSON], to text: String) -> String {
    var document: Document = Document(text)
    func place(_ json: JSON?) -> TextPlace {
      TextPlace(line: json?["line"]?.int ?? 0, character: json?["character"]?.int ?? 0)
    }
    for edit in edits.sorted(by: { place($0["range"]?["start"]) > place($1["range"]?["start"]) }) {
      let range: JSON? = edit["range"]
      document.replace(place(range?["start"]), place(range?["end"]), with: edit["newText"]?.string ?? "")
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }
}
