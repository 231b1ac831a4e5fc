import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Sessions between an editor and the language server, over files in memory.
@Suite("The language server")
struct ServerTests {
  /// An editor, and the messages from the server.
  final class Editor {
    private var session: Session
    private(set) var end: BindgenCore.ExitStatus?
    /// The errors that were published last, by document, a line each.
    private(set) var told: [String: [String]] = [:]
    private var id: Int = 0
    /// The number of steps towards the errors before the next message. Nil if errors are published.
    var steps: Int?

    /// Messages of the server other than answers and errors.
    private(set) var messages: [JSON] = []

    convenience init(_ files: [String: String] = [:], isBegun: Bool = true) {
      self.init(FilesInMemory(files), isBegun: isBegun)
    }

    init(_ files: FilesInMemory, isBegun: Bool = true) {
      session = Session(Workspace.Disk(files))
      if isBegun { _ = ask("initialize", [:]) }
    }

    @discardableResult
    func send(_ message: JSON) -> [JSON] {
      take(message.bytes)
    }

    @discardableResult
    func take(_ bytes: [UInt8]) -> [JSON] {
      let answers: [JSON] = session.take(bytes)
      messages += answers.filter { $0["method"] != nil }
      end = session.end
      if let steps {
        for _ in 0..<steps { _ = session.prepareToTell() }
        return answers
      }
      for message in session.tellChanged() {
        guard let uri: String = message["params"]?["uri"]?.string else { continue }
        told[uri] = (message["params"]?["diagnostics"]?.array ?? []).map { Self.line($0) }
      }
      return answers
    }

    /// Returns a diagnostic as text, such as `5:2-5:6 unknown-key`.
    private static func line(_ diagnostic: JSON) -> String {
      "\(range(diagnostic["range"])) \(diagnostic["code"]?.string ?? "")"
    }

    static func range(_ json: JSON?) -> String {
      func place(_ json: JSON?) -> String { "\(json?["line"]?.int ?? -1):\(json?["character"]?.int ?? -1)" }
      return place(json?["start"]) + "-" + place(json?["end"])
    }

    func ask(_ method: String, _ parameters: JSON) -> JSON {
      id += 1
      return send(.request(id, method, parameters)).first ?? .null
    }

    func note(_ method: String, _ parameters: JSON) {
      send(.note(method, parameters))
    }

    func open(_ uri: String, _ text: String) {
      note("textDocument/didOpen", ["textDocument": ["uri": .string(uri), "text": .string(text), "version": 1]])
    }

    func change(_ uri: String, _ changes: [JSON]) {
      note("textDocument/didChange", ["textDocument": ["uri": .string(uri)], "contentChanges": .array(changes)])
    }

    /// Replaces a part of a line.
    func type(_ text: String, in uri: String, _ line: Int, _ characters: Range<Int>) {
      let range: JSON = [
        "start": ["line": .number(line), "character": .number(characters.lowerBound)],
        "end": ["line": .number(line), "character": .number(characters.upperBound)],
      ]
      change(uri, [["range": range, "text": .string(text)]])
    }
  }

  private let cart: String = "file:///a/Sources/Shop/Cart.bindgen.yml"
  private let text: String = "models:\n  Cart:\n    state:\n      count: Int = 0\n"

  @Test("errors are told while one types, and an empty list when they have gone")
  func errors() {
    let editor: Editor = Editor()
    editor.open(cart, text)
    #expect(editor.told == [cart: []])
    editor.type("stat", in: cart, 2, 4..<9)
    #expect(editor.told == [cart: ["2:4-2:8 unknown-key"]])
    editor.type("state", in: cart, 2, 4..<8)
    #expect(editor.told == [cart: []])
  }

  @Test("a change between two steps towards the errors begins the look anew", arguments: 0..<10)
  func steps(_ count: Int) {
    let other: String = "file:///a/Sources/Shop/Shop.bindgen.yml"
    let editor: Editor = Editor(["/a/Package.swift": "targets: [.target(name: \"Shop\")]"])
    editor.steps = count
    let till: String = "  Till:\n    derive: { a: Int = b, b: Int = a }\n"
    editor.open(other, "models:\n  Shop:\n    children: { cart: Kart }\n" + till)
    editor.open(cart, text + "  Kart:\n    children: { shop: Shop }\n")
    editor.type("Card", in: cart, 4, 2..<6)
    editor.steps = nil
    editor.note("textDocument/didSave", ["textDocument": ["uri": .string(cart)]])
    #expect(editor.told[cart] == [])
    #expect(editor.told[other] == ["2:22-2:26 unknown-model", "4:14-4:15 circle"])
  }

  @Test("all specs of a target are one module, open or not, and no others")
  func modules() {
    let shop: String = "/a/Sources/Shop/Deep/Shop.bindgen.yml"
    let editor: Editor = Editor([
      "/a/Package.swift": "targets: [.target(name: \"Shop\")]",
      shop: "models:\n  Shop:\n    children: { cart: Cart }\n",
      "/a/Sources/Other/Other.bindgen.yml": "models:\n  Cart:\n    state: { a: Int = 0 }\n",
    ])
    editor.open(cart, text)
    #expect(editor.told == [cart: []])
    editor.type("Kart", in: cart, 1, 2..<6)
    #expect(editor.told == [cart: [], "file://" + shop: ["2:22-2:26 unknown-model"]])
    editor.note("textDocument/didClose", ["textDocument": ["uri": .string(cart)]])
    #expect(editor.told["file://" + shop] == ["2:22-2:26 unknown-model"])
  }

  @Test("files that others change are looked at when the editor tells of them, if they are of a module that is open")
  func watched() {
    let (shop, other): (String, String) = ("/a/Sources/Shop/Shop.bindgen.yml", "/a/Sources/Other/Other.bindgen.yml")
    let right: String = "models:\n  Shop:\n    children: { cart: Cart }\n"
    let files: FilesInMemory = FilesInMemory(["/a/Package.swift": "targets: [.target(name: \"Shop\")]", shop: right])
    let editor: Editor = Editor(files)
    editor.open(cart, text)
    func tell(_ path: String) {
      editor.note("workspace/didChangeWatchedFiles", ["changes": [["uri": .string("file://" + path), "type": 2]]])
    }
    files.all[shop] = right.replacing("Cart }", with: "Kart }")
    tell(other)
    tell("/a/Sources/Shop/Shop.bindgen.swift")
    #expect(editor.told["file://" + shop] == nil)
    tell(shop)
    #expect(editor.told["file://" + shop] == ["2:22-2:26 unknown-model"])
    files.all[shop] = nil
    tell(shop)
    #expect(editor.told["file://" + shop] == [])
  }

  @Test("an editor that watches files is asked to watch specs, templates and Swift, and no other")
  func watching() {
    let editor: Editor = Editor(isBegun: false)
    _ = editor.ask(
      "initialize",
      ["capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]]
    )
    editor.note("initialized", [:])
    let asked: JSON? = editor.messages.last?["params"]?["registrations"]?.array?.first
    #expect(asked?["method"]?.string == "workspace/didChangeWatchedFiles")
    let patterns: [String] = (asked?["registerOptions"]?["watchers"]?.array ?? []).compactMap {
      $0["globPattern"]?.string
    }
    #expect(Set(["**/*.bindgen.yml", "**/*.bindgen", "**/*.swift.tmpl", "**/*.swift"]).isSubset(of: patterns))
    let other: Editor = Editor()
    other.note("initialized", [:])
    #expect(other.messages.isEmpty)
  }

  @Test("an address is the same however it is escaped")
  func addresses() {
    let path: String = "/a/Sources/Shop/Cart.bindgen.yml"
    let editor: Editor = Editor(["/a/Package.swift": "targets: [.target(name: \"Shop\")]", path: text])
    editor.open("file:///a/Sources%2FShop/C%61rt.bindgen.yml", text)
    #expect(editor.told == [cart: []])
  }

  @Test("places count in UTF-16, and a byte order mark counts")
  func places() {
    let editor: Editor = Editor()
    editor.open(cart, "\u{FEFF}models:\n  Cart:\n    state: { a: String = \"é😀\", b: ▶Foo<, c: Int }\n")
    let other: String = "untitled:1"
    editor.open(other, "models:\n  Cart:\n    state: { a: 'String = \"é😀\"' }\n    stat: {}\n")
    #expect(editor.told[other] == ["3:4-3:8 unknown-key"])
    editor.type("", in: other, 2, 26..<28)
    // The rest is `😀"`, two units and a quote that is never closed.
    #expect(editor.told[other] == ["2:28-2:29 unclosed-string", "3:4-3:8 unknown-key"])
    editor.open(other, "models:\n  Cart:\n    doc: '😀'; stat: 1\n")
    #expect(editor.told[other]?.first?.hasPrefix("2:13-") == true, "\(editor.told)")
  }

  @Test("an error at another place is related information")
  func related() {
    let editor: Editor = Editor()
    editor.open(cart, "models:\n  Cart:\n    state: { a: Int = 0 }\n  Cart:\n    state: { b: Int = 0 }\n")
    #expect(editor.told[cart]?.count == 1)
  }

  @Test("symbols are the models and what they have")
  func symbols() {
    let editor: Editor = Editor()
    editor.open(cart, text + "    actions: { add(_ by: Int): count += by }\n")
    let models: [JSON] =
      editor.ask("textDocument/documentSymbol", ["textDocument": ["uri": .string(cart)]])["result"]?.array ?? []
    #expect(models.map { $0["name"]?.string } == ["Cart"])
    #expect(models.first?["children"]?.array?.map { $0["name"]?.string } == ["count", "add"])
    #expect(Editor.range(models.first?["selectionRange"]) == "1:2-1:6")
    let folds: [JSON] =
      editor.ask("textDocument/foldingRange", ["textDocument": ["uri": .string(cart)]])["result"]?.array ?? []
    #expect(folds.map { "\($0["startLine"]?.int ?? -1)-\($0["endLine"]?.int ?? -1)" } == ["2-3", "1-4", "0-4"])
  }

  static let completionCases: [(String, [String])] = [
    ("▶", ["bindgen", "imports", "access", "isolation", "emit", "models"]),
    ("models:\n  Cart:\n    sta▶\n    view: {}\n", ["state", "types"]),
    ("models:\n  Cart:\n    kind: ▶", ["class", "struct"]),
    (
      "models:\n  Cart:\n    actions:\n      add:\n        effect:\n          policy: ▶",
      ["replace", "keep", "queue"]
    ),
    (
      "models:\n  Cart:\n    actions:\n      add:\n        effect:\n          ▶\n          run: f()\n",
      ["id", "then"]
    ),
    ("models:\n  Cart:\n    children:\n      a: ▶\n  Shop:\n", ["Cart", "Shop"]),
    (
      "models:\n  Cart:\n    state:\n      a: Int = 0\n    actions:\n      b:\n        on: ▶\n        body: f()\n",
      ["a"]
    ),
    ("models:\n  Cart:\n    state: { a: Int = 0 }\n    actions:\n      b:\n        on: [a, ▶]\n", ["init"]),
    ("models:\n  Cart:\n    state: { a: Int = 0 }\n    view:\n      shows:\n        - ▶", ["a"]),
    ("emit:\n  - callbacks\n  - com▶\nmodels:\n", ["combine"]),
    ("emit: [observation, ▶, spies]\nmodels:\n", ["callbacks", "stream"]),
    ("emit: [ callbacks, com▶]\nmodels:\n", ["combine"]),
    ("models:\n  Cart:\n    state: { a: Int = 0, b: Int = 0 }\n    loads:\n      ▶\n", ["a", "b"]),
    (
      "models:\n  Cart:\n    state: { a: Int = 0 }\n    loads: { a: f() }\n"
        + "    actions:\n      b: { effect: g() }\n      c: { effect: { id: d, run: g() } }\n      e:\n        cancels: ▶\n",
      ["a", "b", "d"]
    ),
    (
      "models:\n  Login:\n    events: [done]\n  App:\n    children: { login: Login? }\n    lists: { all: Login }\n"
        + "    actions:\n      b:\n        onEvent: ▶\n",
      ["login(event)", "all(id, event)"]
    ),
    ("models:\n  Cart:\n    state:\n      a:\n        type: Int\n        ▶\n", ["value", "equal"]),
    ("models:\n  Cart:\n    children:\n      a:\n        cases:\n          b: ▶\n", ["Cart"]),
    ("isolation: ▶\nmodels:\n", ["MainActor", "nonisolated"]),
    // Half a spec: brackets over several lines, half a key above others, a list of mappings, generic parameters.
    (
      "models:\n  Cart:\n    actions:\n      b:\n        effect: {\n          run: f(),\n          ▶\n", ["id", "then"]
    ),
    (
      "models:\n  Cart:\n    actions:\n      b:\n        eff▶\n        on: a\n        body: f()\n",
      ["effect", "cancels"]
    ),
    ("models:\n  Cart:\n    actions:\n      b:\n        effect:\n          - { id: c, ▶\n", ["run", "policy"]),
    ("models:\n  Cart:\n    actions:\n      b:\n        ef▶\n        body: f()\n", ["effect", "cancels"]),
    ("models:\n  Cart:\n    actions:\n      b:\n        ▶\n", ["effect", "body"]),
    ("models:\n  Cart:\n    actions:\n      b<A: B>(_ c: A):\n        effect: { run: f(), ▶\n", ["id", "then"]),
  ]

  @Test(
    "keys are completed where they may stand, never twice, and words where keys take some",
    arguments: completionCases
  )
  func completion(_ marked: String, _ wanted: [String]) throws {
    let editor: Editor = Editor()
    let before: String = String(marked.prefix { $0 != "▶" })
    editor.open(cart, marked.filter { $0 != "▶" })
    let lines: [Substring] = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place: JSON = ["line": .number(lines.count - 1), "character": .number(lines.last?.utf16.count ?? 0)]
    let answer: JSON = editor.ask(
      "textDocument/completion",
      ["textDocument": ["uri": .string(cart)], "position": place]
    )
    let labels: [String] = (answer["result"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(Set(labels).count == labels.count)
    #expect(Set(wanted).isSubset(of: labels), "\(labels)")
    for listed in ["observation", "spies"] where marked.contains("[observation") { #expect(!labels.contains(listed)) }
    for taken in ["run", "type", "view"] where marked.contains(taken + ":") { #expect(!labels.contains(taken)) }
  }

  @Test("a key says what it is for, and a name what is known of it, also while there is an error")
  func hover() throws {
    let editor: Editor = Editor()
    editor.open(cart, text + "    derive:\n      twice: Int = 2 * count\n")
    func said(_ line: Int, _ character: Int) -> String {
      let place: JSON = ["line": .number(line), "character": .number(character)]
      let answer: JSON = editor.ask("textDocument/hover", ["textDocument": ["uri": .string(cart)], "position": place])
      return answer["result"]?["contents"]?["value"]?.string ?? ""
    }
    #expect(said(2, 6) == "What changes.")
    #expect(said(5, 23).contains("state Cart.count: Int"))
    #expect(said(5, 8).contains("derive Cart.twice: Int") && said(5, 8).contains("count"))
    #expect(said(1, 3).contains("derive    twice  ← count"))
    editor.type("stat", in: cart, 2, 4..<9)
    #expect(said(5, 23).contains("state Cart.count: Int"))
  }

  @Test("a hover tells files without their folders, and what a list decides")
  func hoverNames() {
    let editor: Editor = Editor()
    editor.open(cart, text + "    lists: { rows: Int }\n    derive:\n      all: Int = rows.count\n")
    let place: JSON = ["line": 4, "character": 14]
    let answer: JSON = editor.ask("textDocument/hover", ["textDocument": ["uri": .string(cart)], "position": place])
    let said: String = answer["result"]?["contents"]?["value"]?.string ?? ""
    #expect(said.contains("Cart.rows: Rows<Int> = []  Cart.bindgen.yml:5\n"), "\(said)")
    #expect(said.contains("all  Cart.bindgen.yml:7\n"), "\(said)")
  }

  @Test("what 'explain' knows nothing of has a line, too: outlets, ids, protocols, and words of expressions")
  func hoverNotes() {
    let editor: Editor = Editor()
    let spec: String =
      """
      isolation: MainActor
      emit: [callbacks]
      protocols:
        Shelf: { exists: true, methods: [put(_ n: Int)] }
      models:
        Cart:
          services: { bank: { protocol: Bank, methods: [pay(_ n: Int) async throws -> Int] } }
          state: { count: Int = 0 }
          loads: { count: try await bank.pay(7) }
          derive: { isBusy: Bool = isRunning(paying) || failure(count) != nil }
          events: [done(_ n: Int)]
          view: { name: Screen, commands: [flash()] }
          protocol: Carting
          actions:
            pay: { body: done(1), effect: { id: paying, run: try await bank.pay(1) } }
            stop: { cancels: paying, body: view.flash() }
      """
    editor.open(cart, spec)
    func said(_ marked: String) -> String {
      let text: String = spec.replacing(marked.filter { $0 != "▶" }, with: marked)
      let lines: [Substring] = text.prefix { $0 != "▶" }.split(separator: "\n", omittingEmptySubsequences: false)
      editor.change(cart, [["text": .string(spec)]])
      let place: JSON = ["line": .number(lines.count - 1), "character": .number(lines.last?.utf16.count ?? 0)]
      let answer: JSON = editor.ask("textDocument/hover", ["textDocument": ["uri": .string(cart)], "position": place])
      return answer["result"]?["contents"]?["value"]?.string ?? ""
    }
    #expect(said("[call▶backs]").hasPrefix("callbacks: closures"))
    #expect(said("id: pay▶ing") == "The id of effects of 'Cart', begun by 'pay', cancelled by 'stop'.")
    #expect(said("isRunning(pay▶ing)") == said("cancels: ▶paying") && said("isRunning(pay▶ing)").hasPrefix("The id"))
    #expect(said("is▶Running(") == "Whether effects of an action, of a load or of an id run.")
    #expect(said("fail▶ure(") == "The error of a field's last load, until it is loaded again.")
    #expect(said("Ba▶nk,") == "The protocol of 'Cart.bank', which is emitted beside the model.")
    #expect(said("[p▶ay(_") == "What is asked of 'Cart.bank': 'pay(_ n: Int) async throws -> Int'.")
    #expect(said("Scr▶een") == "The protocol of the view of 'Cart'.")
    #expect(said("[fl▶ash()]") == "What actions of 'Cart' command its view: 'flash()'.")
    #expect(said("Cart▶ing") == "The protocol of the model 'Cart'.")
    #expect(said("Sh▶elf:") == "A protocol that is there, in Swift.")
    #expect(said("pu▶t(_") == "What is asked of 'Shelf': 'put(_ n: Int)'.")
  }

  @Test("an editor that shows no Markdown is told plain text")
  func plain() {
    let editor: Editor = Editor(isBegun: false)
    let capabilities: JSON = ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]]
    _ = editor.ask("initialize", ["capabilities": capabilities])
    editor.open(cart, text)
    let place: JSON = ["line": 3, "character": 7]
    let answer: JSON = editor.ask("textDocument/hover", ["textDocument": ["uri": .string(cart)], "position": place])
    #expect(answer["result"]?["contents"]?["kind"]?.string == "plaintext")
    #expect(answer["result"]?["contents"]?["value"]?.string?.hasPrefix("state Cart.count: Int") == true)
    #expect(Editor.range(answer["result"]?["range"]) == "3:6-3:11")
  }

  @Test("a name leads to where it is declared, over the specs of a target")
  func definition() {
    let shop: String = "/a/Sources/Shop/Shop.bindgen.yml"
    let editor: Editor = Editor([
      "/a/Package.swift": "targets: [.target(name: \"Shop\")]",
      shop: "models:\n  Shop:\n    children: { cart: Cart = Cart() }\n    derive:\n      count: Int = cart.count + 1\n",
    ])
    editor.open(cart, text)
    editor.open(
      "file://" + shop,
      "models:\n  Shop:\n    children: { cart: Cart = Cart() }\n    derive:\n      more: Int = cart.count\n"
    )
    func declared(_ line: Int, _ character: Int) -> String {
      let place: JSON = ["line": .number(line), "character": .number(character)]
      let parameters: JSON = ["textDocument": ["uri": .string("file://" + shop)], "position": place]
      let answer: JSON = editor.ask("textDocument/definition", parameters)["result"] ?? .null
      return "\(answer["uri"]?.string ?? "") " + Editor.range(answer["range"])
    }
    #expect(declared(4, 24) == cart + " 3:6-3:11")
    #expect(declared(4, 20) == "file://\(shop) 2:16-2:20")
    #expect(declared(2, 23) == cart + " 1:2-1:6")
    #expect(declared(4, 4) == " -1:-1--1:-1")
  }

  @Test("what can't be answered gets an error, never silence")
  func failures() {
    let editor: Editor = Editor(isBegun: false)
    func code(_ answer: JSON) -> Int? { answer["error"]?["code"]?.int }
    #expect(code(editor.ask("textDocument/hover", [:])) == -32_002)
    #expect(editor.ask("initialize", [:])["result"]?["serverInfo"]?["name"]?.string == "bindgen")
    #expect(code(editor.ask("initialize", [:])) == -32_601)
    #expect(code(editor.ask("textDocument/documentSymbol", [:])) == -32_602)
    #expect(code(editor.take(Array("{".utf8)).first ?? .null) == -32_700)
    #expect(code(editor.send(["id": 1]).first ?? .null) == -32_600)
    #expect(editor.send(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 7]]).isEmpty)
    let text: JSON = editor.send(["id": "a", "method": "nothing"]).first ?? .null
    #expect(text["id"]?.string == "a" && code(text) == -32_601)
    #expect(editor.end == nil)
    _ = editor.ask("shutdown", .null)
    #expect(code(editor.ask("textDocument/hover", [:])) == -32_600)
    editor.note("exit", .null)
    #expect(editor.end == .done)
    let rude: Editor = Editor()
    rude.note("exit", .null)
    #expect(rude.end == .failed)
  }

  @Test(
    "hostile texts: whatever is open before the place, there is an answer",
    arguments: ["{ b: ", "[", "(", "- ", "'"]
  )
  func hostileTexts(_ open: String) {
    let editor: Editor = Editor()
    let text: String = "models: " + String(repeating: open, count: 50_000)
    editor.open(cart, text)
    for character in [20, text.count / 2, text.count] {
      let place: JSON = ["line": 0, "character": .number(character)]
      let parameters: JSON = ["textDocument": ["uri": .string(cart)], "position": place]
      #expect(editor.ask("textDocument/completion", parameters)["result"]?.array != nil)
      #expect(editor.ask("textDocument/hover", parameters)["id"] != nil)
    }
  }

  @Test("hostile messages: nothing traps, and the next one is answered")
  func hostile() throws {
    let editor: Editor = Editor()
    editor.open(cart, text)
    let places: [Int] = [-1, 0, 3, 1 << 40, .max, .min]
    for line in places {
      for character in places {
        editor.type("é", in: cart, line, min(character, 5)..<max(character, 5))
        editor.change(cart, [["range": ["start": ["line": .number(line)], "end": "x"], "text": "a"], ["text": 3], 4])
      }
    }
    for bytes in ["[]", "3", "null", "{\"id\":{}}", "{\"method\":4,\"id\":null}", "[[[[", "\"\\ud800\""] {
      editor.take(Array(bytes.utf8))
    }
    editor.take(Array(repeating: UInt8(ascii: "["), count: 100_000))
    editor.note("textDocument/didOpen", ["textDocument": ["uri": 3, "text": []]])
    editor.note("textDocument/didClose", ["textDocument": ["uri": "file:///nowhere"]])
    editor.open("file://", "models:")
    editor.open("", "\u{0}")
    editor.change(cart, [["text": .string(text)]])
    #expect(editor.told[cart] == [])
  }
}
