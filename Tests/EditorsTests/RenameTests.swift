import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// New names: the edits for them, and the reasons against some.
@Suite("Renaming")
struct RenameTests {
  private typealias Editor = ServerTests.Editor

  /// Returns the texts after renaming the first mark's symbol, by file; or the reason against it. And other messages.
  private func renamed(
    _ marked: Marked,
    _ name: String,
    _ others: [String: String] = [:]
  ) -> (texts: [String: String], refusal: String?, message: String?) {
    let editor: Editor = OccurrenceTests.editor(marked, others)
    let place: JSON = OccurrenceTests.place(marked.marks[0], [("newName", .string(name))])
    let answers: [JSON] = editor.send(["id": 7, "method": "textDocument/rename", "params": place])
    var texts: [String: String] = [:]
    for file in marked.files {
      let edits: [JSON] = answers.first?["result"]?["changes"]?[OccurrenceTests.uri(file)]?.array ?? []
      texts[file.name] = Edits.applied(edits, to: String(decoding: file.bytes, as: UTF8.self))
    }
    return (
      texts, answers.first?["error"]?["message"]?.string,
      answers.first { $0["method"] != nil }?["params"]?["message"]?.string
    )
  }

  @Test("all places get the new name, in closed files too", arguments: OccurrenceTests.texts)
  func everywhere(_ text: String) {
    let marked: Marked = Marked(text, name: "A.bindgen.yml")
    let (texts, refusal, _) = renamed(marked, "newOne")
    #expect(refusal == nil)
    for file in marked.files {
      // The names at marks, each as its place has it.
      var bytes: [UInt8] = file.bytes
      for mark in marked.marks.reversed() where mark.file === file {
        let end: Int = bytes[mark.lowerBound...].firstIndex { !Document.isNamePart($0) } ?? bytes.count
        let old: String = String(decoding: bytes[mark.lowerBound..<end], as: UTF8.self)
        let new: String =
          switch old {
          case "loadResults": "loadNewOne"
          case "dismissDestination": "dismissNewOne"
          case "Destination": "NewOne"
          default: "newOne"
          }
        bytes.replaceSubrange(mark.lowerBound..<end, with: new.utf8)
      }
      #expect(texts[file.name] == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("what declares a name of its own keeps that")
  func shorthand() {
    let marked: Marked = Marked(
      """
      models:
        Player:
          state: { time: Int = 0 }
        App:
          children: { ▶player: Player? = nil }
          actions:
            go: |
              if let player { player.time = 1 }
              let later = { [player] in player?.time = 2 }
              later()
      """,
      name: "A.bindgen.yml"
    )
    let (texts, refusal, _) = renamed(marked, "current")
    #expect(refusal == nil)
    #expect(texts["A.bindgen.yml"]?.contains("if let player = current { player.time = 1 }") == true)
    #expect(texts["A.bindgen.yml"]?.contains("{ [player = current] in player?.time = 2 }") == true)
  }

  private static let cart: String = """
    models:
      Cart:
        state: { ▶coupon: String = "", other: String = "" }
        derive:
          text: String = ["a"].map { one in one + coupon }.joined()
        actions:
          set(_ code: String): coupon = code
          print: let local = 1; print(coupon, local)
          call: help(1)
    """

  static let refusalsCases: [(String, String)] = [
    ("code", "another 'code' would hide it: A.bindgen.yml:7:28"),
    ("local", "another 'local' would hide it: A.bindgen.yml:8:35"),
    ("one", "another 'one' would hide it: A.bindgen.yml:5:47"),
    ("help", "'help' would mean something else: A.bindgen.yml:9:13"),
    ("other", "'other' is given twice: A.bindgen.yml:3:34"),
    ("text", "the name 'text' is taken: A.bindgen.yml:5:7"),
    ("a b", "'a b' is not a name in Swift"),
    ("`x`", "'`x`' is not a name in Swift"),
    ("1", "'1' is not a name in Swift"),
    ("default", "'default' is a keyword of Swift"),
    ("self", "'self' is not a name in Swift"),
    ("", "'' is not a name in Swift"),
  ]

  @Test("what would mean something else is refused, with its place", arguments: refusalsCases)
  func refusals(_ name: String, _ wanted: String) {
    let (_, refusal, _) = renamed(Marked(Self.cart, name: "A.bindgen.yml"), name)
    #expect(refusal == wanted)
  }

  @Test("a spec that can't be read may hide places")
  func broken() {
    let (_, refusal, _) = renamed(
      Marked("models:\n  Cart:\n    state: { ▶a: Int = 0 }\n    derive: { b: Int = (a }\n", name: "A.bindgen.yml"),
      "c"
    )
    #expect(refusal?.hasPrefix("a spec has an error first: ") == true)
    let other: String = "models:\n  Shop:\n    stat: {}\n    state: { b: Int = 0 }\n"
    let marked: Marked = Marked("models:\n  Cart:\n    state: { ▶a: Int = 0 }\n", name: "A.bindgen.yml")
    #expect(renamed(marked, "c", ["B.bindgen.yml": other]).refusal?.contains("B.bindgen.yml:3:5") == true)
  }

  @Test("what is left to the user is told: members of what is not known, and Swift files")
  func rest() {
    let marked: Marked = Marked(
      """
      models:
        Todo:
          kind: struct
          let: { id: Int }
          state: { ▶isDone: Bool = false }
        Todos:
          lists: { todos: Todo }
          derive:
            all: Int = Array(todos).filter { $0.isDone }.count
      """,
      name: "A.bindgen.yml"
    )
    let swift: [String: String] = [
      "Screen.swift": "todo.isDone", "Other.swift": "isDone2", "A.bindgen.swift": "isDone",
    ]
    let (texts, refusal, message) = renamed(marked, "isOver", swift)
    #expect(refusal == nil && texts["A.bindgen.yml"]?.contains("isOver: Bool") == true)
    #expect(
      message
        == "one place with '.isDone' stayed, since a spec does not say whose it is: A.bindgen.yml:9:43; "
        + "one Swift file names 'isDone', and stayed as before"
    )
  }

  @Test("before a new name is typed, the old one is shown, or why there is none")
  func prepared() {
    let marked: Marked = Marked("models:\n  Cart:\n    ▶state: { ▶a: Int = 0 }\n", name: "A.bindgen.yml")
    let editor: Editor = OccurrenceTests.editor(marked)
    func ask(_ mark: Int) -> JSON {
      editor.ask("textDocument/prepareRename", OccurrenceTests.place(marked.marks[mark]))
    }
    #expect(ask(0)["error"]?["message"]?.string == "here is no name that a spec declares")
    #expect(ask(1)["result"]?["placeholder"]?.string == "a")
    #expect(Editor.range(ask(1)["result"]?["range"]) == "2:13-2:14")
  }
}
