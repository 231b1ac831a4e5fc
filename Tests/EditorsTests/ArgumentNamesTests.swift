import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Completions where words of the language take names of effects, loads and children.
@Suite("Names that words of the language take")
struct ArgumentNamesTests {
  private static let spec: String =
    """
    isolation: MainActor
    models:
      Edit:
        events: [saved, closed]
        actions: { save: { effect: { id: saving(3), run: await write() } } }
      Mute:
        state: { n: Int = 0 }
        actions: { go: n += 1 }
      Shelf:
        lists: { books: Edit }
      Song:
        kind: struct
        emit: [reducer]
        let: { id: Int }
        state: { isOn: Bool = false }
        actions: { play: isOn = true }
      Shop:
        children: { edit: Edit?, mute: Mute?, page: { cases: { form: Edit, quiet: Mute, help: ~ } }, shelf: Shelf? }
        lists: { rows: Edit, mutes: Mute }
        state: { found: [String] = [], more: [String] = [], name: String = "" }
        loads: { found: await ask(name), more: await ask("") }
        derive: { a: Bool = FORMULA }
        functions: { b() -> Bool: true }
        actions:
          send: { effect: await ask(name) }
          load(_ id: Int): { effect: { id: item(id), run: await ask("") } }
          put(_ n: Int): { effect: await ask("") }
          put(name: Int): { effect: await ask("") }
          plain: BODY
          stop: { cancels: CANCELS }
          heard: { onEvent: HEARD, body: edit = nil }
      Player:
        kind: struct
        emit: [reducer]
        children: { one: Song, several: { cases: { song: Song } } }
        lists: { songs: Song }
        actions: { heard: { onAction: ACTION } }

    """

  /// Returns completions at the mark of a text, without Swift's own server.
  private func offered(_ place: String, _ marked: String, in spec: String = Self.spec) -> [String] {
    let text: String = spec.replacing(place, with: marked)
    let editor: ServerTests.Editor = ServerTests.Editor()
    let uri: String = "file:///a/Shop.bindgen.yml"
    editor.open(uri, text.filter { $0 != "▶" })
    let lines: [Substring] = text.prefix { $0 != "▶" }.split(separator: "\n", omittingEmptySubsequences: false)
    let there: JSON = TextPlace(line: lines.count - 1, character: lines.last?.utf16.count ?? 0).json
    let answer: JSON = editor.ask(
      "textDocument/completion",
      ["textDocument": ["uri": .string(uri)], "position": there]
    )
    return answer["result"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  @Test(
    "'isRunning' asks for effects and loads, by their names",
    arguments: [
      ("FORMULA", "isRunning(▶"), ("FORMULA", "isRunning(▶)"), ("FORMULA", "isRunning(se▶)"),
      ("FORMULA", "a && !isRunning( s▶"),
      ("BODY", "if isRunning(▶) { name = \"\" }"), ("BODY", "|\n          if isRunning(▶"),
    ]
  )
  func running(_ place: String, _ marked: String) {
    let effects: [String] = ["send", "item", "item(id)", "put(_:)", "put(name:)", "found", "more"]
    #expect(offered(place, marked) == effects)
  }

  @Test(
    "'failure' and 'isLoaded' ask for loads",
    arguments: ["failure(▶", "isLoaded(fo▶)", "name == \"\" && isLoaded(▶)"]
  )
  func loaded(_ marked: String) {
    #expect(offered("FORMULA", marked) == ["found", "more"])
    #expect(offered("BODY", "if \(marked) { }") == ["found", "more"])
  }

  @Test("a word of the user's, a member, and what is behind it ask for nothing")
  func others() {
    for marked in [
      "x.isRunning(▶", "isRunnin(▶", "isRunning(item(▶", "isRunning(send) && ▶", "isRunning(send).▶", "(▶", "▶",
    ] {
      #expect(!offered("FORMULA", marked).contains("item(id)"), "\(marked)")
    }
    let own: String = Self.spec.replacing("b() -> Bool: true", with: "failure(_ n: Int) -> Bool: n > 1")
    #expect(offered("FORMULA", "failure(▶", in: own).contains("name"))
    #expect(offered("derive:", "doc: isRunning(▶\n    derive:") == [])
  }

  @Test("what is cancelled: own effects, and those of children, rows and one of several")
  func cancelled() {
    let own: [String] = ["send", "item", "item(id)", "put(_:)", "put(name:)", "found", "more"]
    let children: [String] = ["edit", "page", "shelf", "rows"]
    #expect(offered("CANCELS", "▶") == own + children)
    #expect(offered("CANCELS", "[send, ▶]") == own.filter { $0 != "send" } + children)
    #expect(offered("CANCELS", "edit.▶") == ["saving", "saving(3)"])
    #expect(offered("CANCELS", "[send, rows.sa▶]") == ["saving", "saving(3)"])
    #expect(offered("CANCELS", "page.▶") == ["form"])
    #expect(offered("CANCELS", "page.form.▶") == ["saving", "saving(3)"])
    #expect(offered("CANCELS", "shelf.▶") == ["books"])
    #expect(offered("CANCELS", "item(na▶").contains("name") && !offered("CANCELS", "item(na▶").contains("send"))
    #expect(offered("CANCELS", "mute.▶") == [] && offered("CANCELS", "nobody.▶") == [])
  }

  @Test("who is heard: children, rows, and one of several, behind its dot too")
  func heard() {
    #expect(offered("HEARD", "▶") == ["edit(event)", "page.form(event)", "rows(id, event)"])
    #expect(offered("HEARD", "[edit(event), ▶]") == ["page.form(event)", "rows(id, event)"])
    #expect(offered("HEARD", "page.▶") == ["form(event)"] && offered("HEARD", "page.fo▶") == ["form(event)"])
    #expect(offered("HEARD", "edit.▶") == [] && offered("HEARD", "edit(▶") == [])
    #expect(offered("ACTION", "▶") == ["one(action)", "several.song(action)", "songs(id, action)"])
    #expect(offered("ACTION", "several.▶") == ["song(action)"])
  }
}
