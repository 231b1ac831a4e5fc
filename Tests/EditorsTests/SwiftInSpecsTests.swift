import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Sessions with Swift's own server, whose part a test plays.
@Suite("Swift inside specs")
struct SwiftInSpecsTests {
  private let cart: String = "file:///a/Cart.bindgen.yml"
  private let emitted: String = "file:///own/0/0-Cart.bindgen.swift"
  private let text: String =
    "emit: []\nmodels:\n  Cart:\n    state: { products: [Product] = [] }\n    derive:\n      total: Int = "

  private func items(_ answer: JSON?) -> [String] {
    (answer?["items"] ?? answer)?.array?.compactMap { $0["label"]?.string } ?? []
  }

  @Test("half a formula is asked about, and what is offered for it comes back at its place in the spec")
  func completion() throws {
    let connection: Talk = Talk()
    connection.open(cart, text + "0\n")
    let id: Int = connection.ask("completion", cart, text + "products.reduce(0) { $0 + $1.pr▶\n")
    #expect(connection.asked == "products.reduce(0) { $0 + $1.pr▶}")
    #expect(connection.answer(id) == nil)
    let range: JSON = connection.range(of: "pr}", in: emitted)
    let word: JSON = [
      "start": range["start"] ?? .null,
      "end": [
        "line": range["end"]?["line"] ?? .null, "character": .number((range["end"]?["character"]?.int ?? 1) - 1),
      ],
    ]
    connection.reply(
      "completion",
      [
        "isIncomplete": true,
        "items": [
          ["label": "price", "textEdit": ["range": word, "newText": "price"], "data": 1], ["label": "_core"],
          ["label": "Bindgen"],
        ],
      ]
    )
    #expect(items(connection.answer(id)) == ["price"])
    #expect(connection.answer(id)?["isIncomplete"]?.boolean == true)
    let edit: JSON? = connection.answer(id)?["items"]?.array?.first?["textEdit"]
    #expect(ServerTests.Editor.range(edit?["range"]) == "5:48-5:50")
  }

  @Test(
    "in a body below its key, half a statement is asked about",
    arguments: [
      ("add", "products.re▶", "products.re▶"), ("add", "let n: Int = products.▶", "products.▶"),
      ("add:\n        body", "  if products.isEm▶", "if products.isEm▶"),
      ("add", "products = []\n        products.app▶", "products.app▶"),
      ("add:\n        effect", "  await lo▶", "await lo▶"),
    ]
  )
  func bodyBelow(_ key: String, _ typed: String, _ wanted: String) throws {
    let connection: Talk = Talk()
    let before: String = "isolation: MainActor\n" + text + "0\n    actions:\n      \(key):\n        "
    connection.open(cart, before + "products = []\n")
    connection.ask("completion", cart, before + typed + "\n")
    #expect(connection.asked?.contains(wanted) == true, "\(connection.asked ?? "")")
  }

  @Test("names that begin are the spec's, before all that Swift knows, and each once")
  func names() {
    let connection: Talk = Talk()
    connection.open(cart, text + "0\n")
    let id: Int = connection.ask("completion", cart, text + "▶\n")
    #expect(connection.asked == "▶_hole()")
    connection.reply(
      "completion",
      ["items": [["label": "products", "sortText": "5"], ["label": "abs(x: Int)", "sortText": "1"]]]
    )
    #expect(items(connection.answer(id)) == ["products", "abs(x: Int)"])
    let ranks: [String?] = connection.answer(id)?["items"]?.array?.map { $0["sortText"]?.string } ?? []
    #expect(ranks == ["0-products", "1"])
  }

  @Test("what is documented of an offer is asked for when the editor asks, if it can; else it comes with the offer")
  func documentation() {
    let item: JSON = ["completionItem": ["resolveSupport": ["properties": ["detail", "documentation"]]]]
    let connection: Talk = Talk(capabilities: ["textDocument": ["completion": item]])
    connection.open(cart, text + "0\n")
    let id: Int = connection.ask("completion", cart, text + "▶\n")
    let told: JSON? = connection.host.last("initialize")?["params"]?["capabilities"]?["textDocument"]?["completion"]
    #expect(told?["completionItem"]?["resolveSupport"]?["properties"]?.strings == ["documentation"])
    connection.reply("completion", ["items": [["label": "abs(x: Int)", "kind": 3, "data": ["itemId": 7]]]])
    let offers: [JSON] = connection.answer(id)?["items"]?.array ?? []
    #expect(offers.count == 2)
    guard let own: JSON = offers.first, let offer: JSON = offers.last else { return }
    #expect(connection.answer(connection.ask("completionItem/resolve", own))?.bytes == own.bytes)

    let documented: Int = connection.ask("completionItem/resolve", offer)
    #expect(connection.answer(documented) == nil)
    let asked: JSON? = connection.host.last("completionItem/resolve")
    let wanted: JSON = ["label": "abs(x: Int)", "kind": 3, "data": ["itemId": 7]]
    #expect(asked?["params"]?.bytes == wanted.bytes)
    connection.say([
      "jsonrpc": "2.0", "id": asked?["id"] ?? .null, "result": ["label": "abs", "documentation": "Positive."],
    ])
    #expect(connection.answer(documented)?.bytes == offer.with("documentation", "Positive.").bytes)

    let late: Int = connection.ask("completionItem/resolve", offer)
    connection.wait(5_000)
    #expect(connection.answer(late)?.bytes == offer.bytes)

    let simple: Talk = Talk()
    simple.open(cart, text + "0\n")
    simple.ask("completion", cart, text + "▶\n")
    let eager: JSON? = simple.host.last("initialize")?["params"]?["capabilities"]?["textDocument"]?["completion"]
    #expect(eager?["completionItem"]?["resolveSupport"]?["properties"]?.strings == [])
  }

  @Test("of emitted classes, formulas are offered what tells something, bodies actions too, and neither machinery")
  func offered() {
    let connection: Talk = Talk()
    let spec: String =
      """
      isolation: MainActor
      emit: [observation, callbacks, delegate]
      models:
        Cart:
          services: { bank: any Bank }
          children: { other: Other = Other() }
          state: { paid: String = "" }
          loads: { paid: try await bank.pay(1) }
          derive: { isPaid: Bool = FORMULA }
          functions: { more(_ n: Int) -> Int: n }
          events: [done]
          view: { commands: [flash()] }
          actions:
            pay:
              body: BODY
              effect:
                id: paying
                when: TEST
                run: try await bank.pay(1)
                then(_ s: String): paid = s
                catch: paid = ""
        Other:
          state: { a: Int = 0 }
          actions: { bump: a += 1 }

      """
    func filled(_ spec: String) -> String {
      spec.replacing("FORMULA", with: "true").replacing("BODY", with: "done()").replacing("TEST", with: "true")
    }
    connection.open(cart, filled(spec))
    func offered(_ place: String, _ typed: String, _ items: [(label: String, detail: String)]) -> [String] {
      let id: Int = connection.ask("completion", cart, filled(spec.replacing(place, with: typed)))
      let all: [JSON] = items.map { ["label": .string($0.label), "detail": .string($0.detail)] }
      // The server may send a request for another place first.
      while connection.answer(id) == nil { connection.reply("completion", ["items": .array(all)]) }
      return self.items(connection.answer(id))
    }
    let own: [(label: String, detail: String)] = [
      ("more(n: Int)", "Int"), ("done()", "Void"), ("pay()", "Bindgen.Effect"), ("payFinished(s: String)", "Void"),
      ("payFailed(error: any Error)", "Void"), ("loadPaid()", "Bindgen.Effect"), ("view", "(any CartView)?"),
      ("loadPaidFailed(error: any Error)", "Void"), ("attach(view: (any CartView)?)", "Void"),
      ("delegate", "(any CartDelegate)?"), ("Changes", "Cart.Changes"), ("Self", "Cart._Formulas"),
      ("isPaid()", "Bool"), ("paidError", "(any Error)?"), ("customMirror", "Mirror"), ("Other", "Other"),
      ("observe(body: (Cart, Changes) -> Void)", "Bindgen.Subscription"), ("update(body: (Cart) -> Void)", "Void"),
      ("Subscription", "Bindgen.Subscription"), ("join()", "Void"), ("abs(x: Int)", "Int"),
    ]
    let told: [String] = ["more(n: Int)", "Other", "join()", "abs(x: Int)"]
    let called: [String] = ["done()", "pay()", "loadPaid()", "view"]
    func ofSwift(_ labels: [String]) -> Set<String> { Set(labels).intersection(own.map(\.label)) }
    #expect(ofSwift(offered("FORMULA", "▶", own)) == Set(told))
    #expect(ofSwift(offered("TEST", "▶", own)) == Set(told))
    #expect(ofSwift(offered("BODY", "▶", own)) == Set(told + called))
    #expect(offered("FORMULA", "▶", own).contains("isRunning") && !offered("BODY", "▶", own).contains("isRunning"))
    let members: [(label: String, detail: String)] = [
      ("self", "Other"), ("a", "Int"), ("bump()", "Void"), ("delegate", ""), ("debugDescription", "String"),
    ]
    #expect(offered("FORMULA", "other.▶", members) == ["self", "a"])
    #expect(offered("BODY", "other.▶", members) == ["self", "a", "bump()"])
    // Other types keep all their members.
    let others: [(label: String, detail: String)] = [("self", "String"), ("delegate", "Int"), ("debugDescription", "")]
    #expect(offered("FORMULA", "paid.▶", others) == others.map(\.label))
  }

  @Test(
    "behind a space, on a blank line of a block, and in types that come first, something is put in or behind",
    arguments: [
      ("    derive:\n      total: [Prod▶\n", "[Prod▶]"),
      ("    derive:\n      total: Bool = products.isEmpty && ▶\n", "products.isEmpty && ▶_hole()"),
      ("    actions:\n      add(_ product: Prod▶\n", "Prod▶"),
      ("    functions:\n      has(_ product: Product) -> Bo▶\n", "Bo▶"),
      ("    storage:\n      names: Set<Str▶\n", "Set<Str▶>"),
      ("    let:\n      private names: [Set<Str▶ = []\n", "[Set<Str▶>]"),
      ("    derive:\n      total: [▶\n", "[▶_Hole]"),
      ("    derive:\n      total: ▶\n", "▶_Hole"),
      ("    derive:\n      total: (Int) -> ▶\n", "(Int) -> ▶_Hole"),
      ("    actions:\n      add(_ names: Set<Str▶: products = []\n", "Set<Str▶>"),
      ("    actions:\n      add(_ product: ▶): products = []\n", "▶_Hole"),
      (
        "    isolation: MainActor\n    actions:\n      add:\n        effect:\n          run: await f()\n"
          + "          then(_ all: Str▶\n", "Str▶"
      ),
      ("    actions:\n      clear: products = ▶\n", "products = ▶_hole()"),
      ("    actions:\n      clear: |\n        ▶\n      add: products = []\n", "▶_hole()"),
      ("    actions:\n      clear: |\n        products = []\n        ▶\n", "▶_hole()"),
    ]
  )
  func beginnings(_ marked: String, _ wanted: String) {
    let connection: Talk = Talk()
    let begin: String = "models:\n  Cart:\n    state: { products: [Product] = [] }\n"
    connection.open(cart, begin)
    _ = connection.ask("completion", cart, begin + marked)
    #expect(connection.asked?.contains(wanted) == true, "\(connection.asked ?? "nothing")")
  }

  @Test("a place that was completed before is looked at anew if something else has changed, not for each letter")
  func stale() {
    let connection: Talk = Talk()
    let begin: String = "models:\n  Cart:\n    state: { a: Int = 0 }\n    actions:\n      c: "
    connection.open(cart, begin + "f()\n")
    /// Whether the server sends a request for another place first.
    func isAnew(_ marked: String) -> Bool {
      connection.ask("completion", cart, begin + marked)
      let isAnew: Bool = connection.asked?.hasPrefix("// ▶") == true
      if isAnew { connection.reply("completion", .null) }
      #expect(connection.asked == marked.filter { $0 != "\n" })
      return isAnew
    }
    #expect(!isAnew("cart.▶\n"))
    #expect(!isAnew("cart.to▶\n"))
    #expect(isAnew("shop.▶\n"))
    #expect(!isAnew("shop.s▶\n"))
    connection.wait(300)
    #expect(isAnew("shop.s▶\n"))
    #expect(!isAnew("other.▶\n"))
  }

  @Test("what the spec itself says of a place is not said by Swift again")
  func doubled() {
    let connection: Talk = Talk()
    let spec: String =
      "isolation: MainActor\nmodels:\n  Cart:\n    services: { shop: any Shop }\n    state: { a: Int = 0 }\n    loads: { a: try await shap.get() }\n"
    connection.open(cart, spec)
    connection.wait(300)
    let wrong: JSON = [
      "range": connection.range(of: "shap", in: emitted), "severity": 1, "message": "Cannot find 'shap'",
    ]
    connection.reply("diagnostic", ["kind": "full", "items": [wrong]])
    #expect(
      connection.errors(cart)?.count == 1 && connection.errors(cart)?.first?.contains("did you mean 'shop'?") == true
    )
  }

  @Test(
    "where the spec itself knows nothing, Swift's server is asked; a place that it does not know is asked elsewhere"
  )
  func hover() {
    let connection: Talk = Talk()
    connection.open(cart, text + "products.count\n")
    let id: Int = connection.ask("hover", cart, text + "products.co▶unt\n")
    #expect(connection.asked?.contains("products.co▶unt") == true)
    var replies: Int = 0
    while connection.answer(id) == nil, replies < 5 {
      connection.reply("hover", .null)
      replies += 1
    }
    #expect(connection.answer(id)?["contents"] == nil)
    let again: Int = connection.ask("hover", cart, text + "products.co▶unt\n")
    connection.reply("hover", ["contents": "Int", "range": connection.range(of: "count\n", in: emitted)])
    #expect(connection.answer(again)?["contents"]?.string == "Int")
  }

  @Test("errors are asked for after a pause, told at their places, and each once; others than the spec's are dropped")
  func errors() {
    let connection: Talk = Talk()
    connection.open(cart, text + "products.cuont\n")
    #expect(connection.errors(cart) == [] && connection.patience == 300)
    connection.wait(300)
    let wrong: JSON = [
      "range": connection.range(of: "cuont", in: emitted), "severity": 1, "message": "no member 'cuont'",
    ]
    let machinery: JSON = ["range": connection.range(of: "Made by", in: emitted), "message": "machinery"]
    connection.reply("diagnostic", ["kind": "full", "items": [wrong, wrong, machinery]])
    #expect(connection.errors(cart) == ["5:28-5:33 no member 'cuont'"])
    // Errors move with the text, and stay while the spec has an error of its own elsewhere.
    connection.change(cart, "# A cart.\n" + text + "products.cuont\n")
    #expect(connection.errors(cart) == ["6:28-6:33 no member 'cuont'"])
    connection.change(cart, "# A cart.\n" + text + "products.cuont\n    stat: {}\n")
    #expect(connection.errors(cart)?.map { $0.prefix(9) } == ["7:4-7:8 a", "6:28-6:33"])
    connection.change(cart, text + "products.count\n")
    connection.wait(300)
    connection.reply("diagnostic", ["kind": "full", "items": []])
    #expect(connection.errors(cart) == [])
  }

  @Test("an import that is not found is said once, and what to do about it")
  func imports() {
    let connection: Talk = Talk([
      "/a/Package.swift": "targets: [.target(name: \"Shop\")]",
      "/a/Sources/Shop/Shop.swift":
        "@testable import struct Helper.Coupon\n#if os(iOS)\nimport UIKit\n#endif\nlet a = \"import Not\"\n",
    ])
    let uri: String = "file:///a/Sources/Shop/Cart.bindgen.yml"
    let file: String = "file:///own/0/Imports.swift"
    func asked() -> [JSON] {
      connection.host.sent.filter {
        $0["method"]?.string == "textDocument/diagnostic" && $0["params"]?["textDocument"]?["uri"]?.string == file
      }
    }
    func answer(_ lines: [Int]) {
      let items: [JSON] = lines.map { ["severity": 1, "range": ["start": ["line": .number($0), "character": 7]]] }
      connection.say(["jsonrpc": "2.0", "id": asked().last?["id"] ?? .null, "result": ["items": .array(items)]])
    }
    var messages: [String] {
      connection.told.filter { $0["method"]?.string == "window/showMessage" }.compactMap {
        $0["params"]?["message"]?.string
      }
    }
    connection.open(uri, text + "0\n")
    connection.wait(300)
    #expect(asked().count == 1 && connection.has("import Helper\n", in: file) && !connection.has("UIKit", in: file))
    #expect(connection.host.files["compile_commands.json"]?.contains("0/Imports.swift") == true)
    answer([])
    connection.change(uri, text + "1\n")
    connection.wait(300)
    // The imports are the same as before.
    #expect(asked().count == 1 && messages.isEmpty)
    connection.change(uri, "imports: [Foundation, Missing]\n" + text + "1\n")
    connection.wait(300)
    #expect(asked().count == 2 && connection.has("import Foundation\nimport Helper\nimport Missing\n", in: file))
    answer([1, 2])
    let said: String =
      "bindgen: there is little help with the Swift in specs of 'Shop', since it imports 'Helper', 'Missing', which "
      + "can't be found: if you have not built it yet, run 'swift build' in '/a'"
    #expect(messages == [said])
    connection.change(uri, "imports: [Other]\n" + text + "1\n")
    connection.wait(300)
    #expect(asked().count == 2 && messages.count == 1)
  }

  @Test("errors of a spec go when they are mended, even if another spec has gone")
  func fewer() {
    let connection: Talk = Talk()
    let shop: String = "file:///a/Shop.bindgen.yml"
    connection.open(cart, text + "0\n")
    connection.open(shop, "models:\n  Shop:\n    derive: { all: Int = cuont }\n")
    connection.wait(300)
    let range: JSON = connection.range(of: "cuont", in: "file:///own/0/1-Shop.bindgen.swift")
    connection.reply("diagnostic", ["items": [["range": range, "message": "no 'cuont'"]]])
    #expect(connection.errors(shop) == ["2:25-2:30 no 'cuont'"])
    connection.send(.note("textDocument/didClose", ["textDocument": ["uri": .string(cart)]]))
    connection.wait(300)
    connection.reply("diagnostic", ["items": []])
    #expect(connection.errors(shop) == [])
  }

  @Test("what was asked of an older text is cancelled, and its answer dropped")
  func cancelled() {
    let connection: Talk = Talk()
    connection.open(cart, text + "products.cuont\n")
    connection.wait(300)
    let wrong: JSON = ["range": connection.range(of: "cuont", in: emitted), "message": "wrong"]
    connection.change(cart, text + "products.count\n")
    #expect(connection.host.count("$/cancelRequest") == 1)
    connection.reply("diagnostic", ["kind": "full", "items": [wrong]])
    #expect(connection.errors(cart) == [])
  }

  @Test("the spec's own answer comes when Swift's server is late, ends, or was never there")
  func silence() {
    let connection: Talk = Talk()
    connection.open(cart, text + "0\n")
    let late: Int = connection.ask("completion", cart, text + "▶\n")
    connection.wait(5_000)
    #expect(items(connection.answer(late)).contains("products"))
    let ended: Int = connection.ask("completion", cart, text + "▶\n")
    connection.end()
    #expect(items(connection.answer(ended)).contains("products"))
    connection.ask("completion", cart, text + "▶\n")
    // One file for requests, another one for errors, and after the end the one for requests again.
    #expect(connection.host.starts == 2 && connection.host.count("textDocument/didOpen") == 3)
    // No message from it arrives any more.
    connection.wait(31_000)
    #expect(!connection.host.isRunning)
    for _ in 0..<4 {
      connection.ask("completion", cart, text + "▶\n")
      connection.end()
    }
    #expect(connection.host.starts == 4)
    let messages: [JSON] = connection.told.filter { $0["method"]?.string == "window/showMessage" }
    #expect(messages.count == 1)
    let gone: Int = connection.ask("completion", cart, text + "▶\n")
    #expect(items(connection.answer(gone)).contains("products"))

    let missing: Talk = Talk()
    missing.host.isThere = false
    missing.open(cart, text + "0\n")
    let id: Int = missing.ask("completion", cart, text + "▶\n")
    #expect(items(missing.answer(id)).contains("products") && missing.host.sent.isEmpty)
    let off: Talk = Talk(options: ["swift": false])
    off.open(cart, text + "0\n")
    let own: Int = off.ask("completion", cart, text + "▶\n")
    #expect(items(off.answer(own)).contains("products") && off.host.starts == 0 && off.patience == nil)
  }

  @Test(
    "without Swift's own server, the spec's names are offered where Swift stands, and nowhere else",
    arguments: [
      ("    derive:\n      total: Int = ▶\n", true), ("    derive:\n      total: In▶\n", false),
      ("    derive: { total: Int = self.▶ }\n", true), ("    derive:\n      total: Int = products.▶\n", false),
      ("    functions:\n      f() -> Int: |\n        let a = ▶\n", true), ("    view: { shows: [▶] }\n", true),
      ("    doc: |\n      ▶\n", false), ("    actions: { add(_ n: ▶ }\n", false), ("    conforms: [▶]\n", false),
      ("    actions: { add: { cancels: a▶ } }\n", false), ("    actions: { add: { cancels: a(▶ } }\n", true),
      ("    actions:\n      add:\n        effect:\n          run: await f(▶)\n", true),
      ("    actions:\n      add:\n        effect:\n          policy: ▶\n", false),
      ("    actions:\n      add:\n        effect:\n          catch: |\n            products = ▶\n", true),
    ]
  )
  func withoutSwift(_ marked: String, _ areOffered: Bool) {
    let connection: Talk = Talk(options: ["swift": false])
    let begin: String = "models:\n  Cart:\n    state: { products: [Product] = [] }\n"
    connection.open(cart, begin)
    let id: Int = connection.ask("completion", cart, begin + marked)
    #expect(items(connection.answer(id)).contains("products") == areOffered, "\(items(connection.answer(id)))")
  }

  @Test("a server that has kept too much begins anew, when nobody waits for it")
  func heavy() {
    let connection: Talk = Talk()
    connection.open(cart, text + "0\n")
    connection.wait(300)
    connection.reply("diagnostic", ["items": []])
    let size: Int = connection.host.files["0/0-Cart.bindgen.swift"]?.utf8.count ?? 0
    // As much as seven edits: four of the files for errors, three of those for completion.
    connection.host.mostEdited = 7 * size - 100
    for name in ["a", "b", "c", "d"] {
      connection.ask("completion", cart, text + "products.\(name)▶\n")
      connection.wait(300)
      #expect(connection.host.starts == 1)
      // After a pause, another place is requested first.
      for _ in 0..<2 { connection.reply("completion", .null) }
      connection.reply("diagnostic", ["items": []])
    }
    connection.change(cart, text + "1\n")
    connection.wait(300)
    #expect(connection.host.starts == 2 && connection.host.count("textDocument/didOpen") == 3)
    connection.reply("diagnostic", ["items": []])
    // The planned restart does not count among the ends of the server.
    for _ in 0..<3 {
      connection.ask("completion", cart, text + "▶\n")
      connection.end()
    }
    connection.ask("completion", cart, text + "▶\n")
    #expect(connection.host.starts == 5)
  }

  @Test("an unsaved spec is seen by the others, and one with an error without what is wrong")
  func modules() {
    let shop: String = "/a/Sources/Shop/Shop.bindgen.yml"
    let uri: String = "file:///a/Sources/Shop/Cart.bindgen.yml"
    let connection: Talk = Talk([
      "/a/Package.swift": "// swift-tools-version: 5.9\n.target(name: \"Shop\")",
      "/a/Sources/Shop/Product.swift": "struct Product {}",
      shop: "models:\n  Shop:\n    children: { cart: Cart = Cart() }\n",
    ])
    let user: String = "models:\n  Shop:\n    children: { cart: Cart = Cart() }\n    derive: { a: Int = "
    connection.open("file://" + shop, user + "cart.total }\n")
    connection.open(uri, text + "0\n")
    connection.ask("completion", "file://" + shop, user + "cart.▶ }\n")
    #expect(connection.asked == "cart.▶")
    #expect(
      connection.host.files["0/0-Cart.bindgen.swift"] != nil && connection.host.files["0/Bindgen+Support.swift"] != nil
    )
    let commands: String = connection.host.files["compile_commands.json"] ?? ""
    for word in ["\"Shop\"", "Product.swift", "\"-swift-version\",\"5\"", "0-Cart.bindgen.swift"] {
      #expect(commands.contains(word), "\(word): \(commands)")
    }
    // The cart has an error now. And there is no `t`, so only what is before it is sent.
    connection.change(uri, text + "0\n    stat: {}\n")
    let id: Int = connection.ask("completion", "file://" + shop, user + "cart.t▶ }\n")
    #expect(connection.asked == "cart.▶")
    let place: JSON = connection.host.last("textDocument/completion")?["params"]?["position"] ?? .null
    let item: JSON = ["label": "total", "textEdit": ["range": ["start": place, "end": place], "newText": "total"]]
    connection.reply("completion", ["items": [item]])
    let edit: JSON? = connection.answer(id)?["items"]?.array?.first?["textEdit"]
    #expect(ServerTests.Editor.range(edit?["range"]) == "3:28-3:29")
  }

  @Test("while one types in a model the others stay as they were, until something has changed elsewhere, too")
  func models() {
    func text(_ total: String, _ all: String, _ more: String = "") -> String {
      "emit: []\nmodels:\n  Cart:\n    derive: { \(total): Int = 0 }\n  Shop:\n    children: { cart: Cart = Cart() }\n    derive:\n"
        + "      all: Int = \(all)\n\(more)"
    }
    let shop: String = "file:///own/0/1-Cart.bindgen.swift"
    let connection: Talk = Talk()
    func edits(_ uri: String) -> Int {
      connection.host.sent.count {
        $0["method"]?.string == "textDocument/didChange" && $0["params"]?["textDocument"]?["uri"]?.string == uri
      }
    }
    connection.open(cart, text("total", "cart.total"))
    connection.ask("completion", cart, text("total", "cart.▶"))
    #expect(connection.asked == "cart.▶" && connection.has("var total", in: emitted))
    connection.ask("completion", cart, text("total", "1 + cart.▶"))
    #expect(connection.asked == "1 + cart.▶" && edits(emitted) == 0 && edits(shop) == 1)
    connection.ask("completion", cart, text("amount", "20 + cart.▶"))
    #expect(connection.asked == "20 + cart.▶" && edits(emitted) == 1 && connection.has("var amount", in: emitted))
    // A change before it moves all places.
    connection.ask("completion", cart, "# A shop.\n" + text("amount", "20 + cart.▶"))
    #expect(connection.asked == "20 + cart.▶")
    // There may be two models where one was.
    connection.ask("completion", cart, text("amount", "cart.amount", "  Desk:\n    derive: { one: Int = 3.▶ }\n"))
    #expect(connection.asked == "3.▶")
  }

  @Test("a definition in an emitted file is one in the spec, or none; one of the user's is where it is")
  func definition() {
    let connection: Talk = Talk()
    connection.open(cart, text + "products.count\n")
    func answer(_ locations: JSON) -> JSON? {
      let id: Int = connection.ask("definition", cart, text + "products.co▶unt\n")
      connection.reply("definition", locations)
      while connection.answer(id) == nil { connection.reply("definition", .null) }
      return connection.answer(id)
    }
    let range: JSON = ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 3]]
    #expect(
      answer([["uri": "file:///a/Product.swift", "range": range]])?.array?.first?["uri"]?.string
        == "file:///a/Product.swift"
    )
    #expect(answer([["uri": "file:///own/0/Bindgen%2BSupport.swift", "range": range]])?.array?.isEmpty ?? true)
    let own: JSON? = answer([["uri": .string(emitted), "range": connection.range(of: "products.count", in: emitted)]])
    #expect(own?.array?.first?["uri"]?.string == cart)
    #expect(ServerTests.Editor.range(own?.array?.first?["range"]) == "5:19-5:33")
  }

  @Test("edits of any kind bring the emitted text there, one edit each")
  func edits() {
    var random: SplitMix = SplitMix(seed: 9)
    let letters: [String] = ["a", "é", "😀", "\n", "x", "é"]
    var document: Document = Document("")
    for _ in 0..<3000 {
      let other: [UInt8] = Array(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
          .joined().utf8
      )
      if let edit: JSON = document.edit(to: other), let start: TextPlace = TextPlace(edit["range"]?["start"]),
        let end: TextPlace = TextPlace(edit["range"]?["end"])
      {
        #expect(start <= end)
        document.replace(start, end, with: edit["text"]?.string ?? "")
      }
      #expect(document.bytes == other)
    }
  }
}
