import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Each text has a mark before every place that names one thing: from any of them, the server leads to all.
@Suite("Where a name is named")
struct OccurrenceTests {
  typealias Editor = ServerTests.Editor

  private static let folder: String = "/a/Sources/Shop/"

  /// Returns an editor in which all specs of a text are open, behind lines `=== name`.
  static func editor(_ marked: Marked, _ others: [String: String] = [:]) -> Editor {
    var files: [String: String] = ["/a/Package.swift": "targets: [.target(name: \"Shop\")]"]
    for (name, text) in others { files[folder + name] = text }
    for file in marked.files.dropFirst() { files[folder + file.name] = String(decoding: file.bytes, as: UTF8.self) }
    let editor: Editor = Editor(files)
    editor.open(uri(marked.file), String(decoding: marked.file.bytes, as: UTF8.self))
    return editor
  }

  static func uri(_ file: SourceFile) -> String { "file://" + folder + file.name }

  static func place(_ mark: SourceRange, _ more: [(key: String, value: JSON)] = []) -> JSON {
    let position: JSON = ["line": .number(mark.start.line - 1), "character": .number(mark.start.column - 1)]
    return .object([("textDocument", ["uri": .string(uri(mark.file))]), ("position", position)] + more)
  }

  /// Returns a location as text, such as `Cart.bindgen.yml:3:5`.
  static func shown(_ location: JSON) -> String {
    let start: JSON? = location["range"]?["start"]
    let name: Substring = location["uri"]?.string?.split(separator: "/").last ?? ""
    return "\(name):\((start?["line"]?.int ?? -2) + 1):\((start?["character"]?.int ?? -2) + 1)"
  }

  static let texts: [String] = [
    // A field: in other keys, in expressions and bodies, behind children, and not where something else has its name.
    """
    models:
      Cart:
        state:
          ▶total: Int = 0
        derive:
          twice: { type: Int, value: ▶total * 2, equal: $0 == $1 }
          text: String = "\\(▶total) \\(other.total)"
          bound: Int = [1].reduce(0) { total, next in total + next }
        actions:
          add(_ by: Int): ▶total += by
          set(total: Int): self.▶total = total
          react: { on: ▶total, body: 'let total = ▶total; print(total)' }
          both: { on: [twice, ▶total], body: print(total: 1) }
        view: { shows: [twice, ▶total] }
        protocol: { name: SomeCart, members: [▶total, add] }
    === Shop.bindgen.yml
    models:
      Shop:
        children: { cart: Cart, old: Cart? = nil }
        state: { total: Int = 0 }
        derive:
          both: Int = cart.▶total + (old?.▶total ?? 0) + total
          first: Cart? = cart
        actions:
          clear: |
            cart.▶total = 0
            if let old { old.▶total = 1 }
            let mine = cart
            mine.▶total += first?.▶total ?? 0
          take(_ one: Cart, two: [Cart]): |
            one.▶total = two.first?.▶total ?? 0
            for each in two where each.▶total > 0 { each.▶total = 0 }
      Mall:
        children: { shop: Shop = Shop(cart: Cart(▶total: 1)) }
        derive: { all: Int = shop.cart.▶total + shop.total }
    """,
    // A model.
    """
    models:
      ▶Cart:
        kind: struct
        let: { id: Int }
        types: 'struct Part { var cart: ▶Cart? }'
      Shop:
        lists: { carts: ▶Cart }
        state: { cart: String = "", saved: "[Int: ▶Cart] = [:]" }
        functions:
          find(_ cart: ▶Cart = ▶Cart(id: 0)) -> ▶Cart?: carts.first { $0.id == cart.id }
        actions:
          add<C: Sequence<▶Cart>>(_ more: C): carts.append(▶Cart(id: 1))
          other: let a: ▶Cart? = nil; cart = "Cart"; print(a as Any)
    """,
    // Rows: by closures, key paths and subscripts.
    """
    models:
      Todo:
        kind: struct
        let: { id: Int }
        state: { ▶isDone: Bool = false, rank: Int = 0 }
      Todos:
        lists: { todos: Todo }
        derive:
          open: Int = todos.count { !$0.▶isDone }
          sorted: Rows<Todo> = todos.filter(\\.▶isDone).sorted(by: \\.rank)
          some: Int = todos.reduce(0) { $0 + ($1.▶isDone ? 1 : 0) }
          names: [Bool] = sorted.prefix(2).map { todo in todo.▶isDone }
          deep: Bool = todos.allSatisfy { one in todos.contains { $0.▶isDone != one.▶isDone } }
          path: [Bool] = todos.map(\\Todo.▶isDone)
        actions:
          toggle(_ id: Int): todos[id: id]?.▶isDone.toggle()
          clear: todos.removeAll { $0.▶isDone }
          add: todos.append(Todo(id: 1, ▶isDone: true))
          copy: |
            guard let first = todos.first(where: { $0.▶isDone }) else { return }
            let new = first.updated { $0.▶isDone = false }
            if new.▶isDone { todos[0].▶isDone = true }
    """,
    // A service, and its methods.
    """
    isolation: MainActor
    models:
      Shop:
        services:
          ▶client: { protocol: Client, methods: [load() async throws -> Int] }
        state: { count: Int = 0 }
        actions:
          load:
            effect:
              run: try await ▶client.load()
              then(_ client: Int): count = client
    """,
    """
    isolation: MainActor
    models:
      Shop:
        services:
          client: { protocol: Client, methods: [▶load() async throws -> Int, "isOn: Bool { get }"] }
        state: { count: Int = 0 }
        actions:
          load: { effect: { run: 'let a = try await client.▶load(); print(a)', catch: load() } }
      Other:
        services: { client: any Client }
        actions: { load: { effect: '_ = try await client.▶load()' } }
    """,
    // A protocol of no model.
    """
    isolation: MainActor
    protocols:
      Client: { methods: [▶load() async throws -> Int, "isOn: Bool { get }"] }
    models:
      Other:
        services: { client: any Client }
        actions: { load: { effect: '_ = try await client.▶load()' } }
    """,
    // Values get services from their parents, by name.
    """
    isolation: MainActor
    models:
      Row:
        kind: struct
        let: { id: Int }
        services: { ▶clock: any Clock<Duration> }
        actions: { wait: { effect: { id: waiting, run: try await ▶clock.sleep(for: .seconds(1)) } } }
      Page:
        kind: struct
        emit: [reducer]
        services: { ▶clock: any Clock<Duration> }
        lists: { rows: Row }
        actions: { stop: { cancels: rows.waiting } }
    """,
    // An effect by its id, and by its action.
    """
    isolation: MainActor
    models:
      Search:
        derive: { isBusy: Bool = isRunning(▶search) }
        actions:
          search: { cancels: ▶search, effect: { id: ▶search, run: work() } }
          work: return
          stop: { cancels: ▶search }
      Screen:
        children: { search: Search = Search() }
        actions:
          stop: { body: search.search(), cancels: search.▶search }
    """,
    """
    isolation: MainActor
    models:
      Search:
        derive: { isBusy: Bool = isRunning(▶search) }
        actions:
          ▶search:
            signature: ▶search(_ text: String = "")
            effect: work()
          work: return
          stop: { body: ▶search(), cancels: ▶search }
    """,
    // Functions; their arguments' names are their own.
    """
    models:
      Shop:
        state: { ▶rate: Int = 2 }
        functions:
          price(_ count: Int) -> Int: count * ▶rate
          other(rate: Int) -> Int: rate + price(rate)
        derive: { one: Int = other(rate: ▶rate) }
    """,
    """
    models:
      Shop:
        state: { rate: Int = 2 }
        functions: { ▶price(_ count: Int) -> Int: count * rate }
        derive: { one: Int = ▶price(1), all: [Int] = [1].map { ▶price($0) } }
        actions: { pay: rate = ▶price(2) }
    """,
    // Events, and the patterns that observe them.
    """
    isolation: MainActor
    models:
      Login:
        events: [▶done(_ id: Int), failed]
        actions: { finish: ▶done(1), stop: failed() }
      App:
        children: { login: Login = Login() }
        state: { id: Int = 0 }
        actions:
          ended:
            onEvent: login(event)
            body: |
              if case .▶done(let id) = event { self.id = id }
              switch event {
              case .failed, .▶done: break
              }
    """,
    // One of several children, and one of its cases.
    """
    isolation: MainActor
    models:
      Edit:
        state: { name: String = "" }
        events: [saved]
        actions: { save: saved() }
      App:
        children:
          ▶destination: { cases: { edit: Edit, help: ~ } }
        derive: { title: String = ▶destination.edit?.name ?? "" }
        actions:
          open: ▶destination = ▶Destination.edit(Edit())
          close: ▶dismissDestination()
          saved: { onEvent: ▶destination.edit(event), body: '▶destination = nil; _ = event' }
    """,
    """
    isolation: MainActor
    models:
      Edit:
        state: { name: String = "" }
        events: [saved]
        actions: { save: saved() }
      App:
        children:
          destination: { cases: { ▶edit: Edit, help: ~ }, value: .▶edit(Edit()) }
        derive: { title: String = destination.▶edit?.name ?? "" }
        actions:
          open: destination = .▶edit(Edit(name: "a"))
          saved:
            onEvent: destination.▶edit(event)
            body: |
              _ = event
              if case .▶edit(let form) = destination { print(form.name) }
    """,
    // Loaded fields, and members that are named after them.
    """
    isolation: MainActor
    models:
      Search:
        services: { client: any Client }
        state: { query: String = "", ▶results: "[Int] = []" }
        loads: { ▶results: try await client.search(query) }
        derive: { isBusy: Bool = isRunning(▶results), text: String = "\\(failure(▶results) == nil)" }
        actions: { again: ▶loadResults(), stop: { cancels: ▶results } }
    """,
    // A view's commands, and quotes of strict YAML, with and without escapes.
    """
    models:
      Cart:
        state: { count: Int = 0 }
        actions: { "add(_ by: Int)": 'if "''" == "" { view?.▶show("''") }; view?.▶show(1)' }
        view: { "commands": ["▶show(_ text: String)"], "shows": ["count"] }
    """,
  ]

  @Test("all places of one name are found, from each of them", arguments: texts)
  func references(_ text: String) {
    let marked: Marked = Marked(text, name: "A.bindgen.yml")
    let editor: Editor = Self.editor(marked)
    #expect(editor.told.values.joined().filter { !$0.hasSuffix("-import") } == [])
    let wanted: [String] = marked.marks.map(\.place)
    for mark in marked.marks {
      let answer: JSON = editor.ask("textDocument/references", Self.place(mark))
      #expect((answer["result"]?.array ?? []).map { Self.shown($0) }.sorted() == wanted.sorted(), "\(mark.place)")
    }
  }

  @Test("declarations may be left out, and are where a name leads to")
  func declarations() {
    let marked: Marked = Marked(
      """
      models:
        Cart:
          services: { ▶log: "(Int) -> Void" }
          events: [▶done(_ by: Int)]
          actions:
            ▶add(_ by: Int): log(by)
            ▶add(twice: Int): ▶done(twice)
            both: ▶add(1)
      """,
      name: "A.bindgen.yml"
    )
    let editor: Editor = Self.editor(marked)
    func led(_ mark: Int) -> [String] {
      let answer: JSON = editor.ask("textDocument/definition", Self.place(marked.marks[mark]))["result"] ?? .null
      return (answer.array ?? [answer]).map { Self.shown($0) }
    }
    #expect(led(5) == [marked.marks[2].place, marked.marks[3].place])
    #expect(led(4) == [marked.marks[1].place])
    #expect(led(0) == [marked.marks[0].place])
    let context: JSON = ["includeDeclaration": false]
    let uses: JSON = editor.ask("textDocument/references", Self.place(marked.marks[1], [("context", context)]))
    #expect((uses["result"]?.array ?? []).map { Self.shown($0) } == [marked.marks[4].place])
  }

  @Test("whatever is typed, names are looked for without harm, and in little time", arguments: texts)
  func hostile(_ text: String) {
    var random: SplitMix = SplitMix(seed: 7)
    for file in Marked(text).files {
      for _ in 0..<60 {
        var bytes: [UInt8] = file.bytes
        for _ in 0...Int(random.next() % 3) {
          let place: Int = Int(random.next() % UInt64(bytes.count))
          let signs: [UInt8] = Array(".({[]})\"\\?!:,='|$".utf8)
          let sign: UInt8 = signs[Int(random.next() % UInt64(signs.count))]
          if random.next() % 2 == 0 { bytes[place] = sign } else { bytes.insert(sign, at: place) }
        }
        var found: Diagnostics = Diagnostics()
        let spec: Spec? = Spec.read(SourceFile(name: "A.bindgen.yml", bytes: bytes), into: &found)
        let all: Occurrences = Occurrences(VisibleSpecs([spec].compactMap { $0 }))
        #expect(all.all.allSatisfy { $0.range.upperBound <= bytes.count })
      }
    }
  }

  @Test(
    "long Swift takes no time that grows with its square, and no stack",
    arguments: [
      String(repeating: ".self", count: 4_000), String(repeating: ".a", count: 4_000),
      String(repeating: "[0]", count: 4_000), String(repeating: "()", count: 4_000),
      String(repeating: ".map { $0 }", count: 1_000), String(repeating: "; let b = a", count: 1_000),
      String(repeating: " == .a(.a(.a(.a(1))))", count: 400),
      " == " + String(repeating: ".a(", count: 150) + "1" + String(repeating: ")", count: 150),
      "; switch a { case " + String(repeating: ".a, ", count: 1_000) + ".a: break }",
    ]
  )
  func long(_ text: String) {
    var found: Diagnostics = Diagnostics()
    let source: String = "models:\n  A:\n    state: { a: Int = 0 }\n    actions:\n      b: |\n        a" + text + "\n"
    let spec: Spec? = Spec.read(SourceFile(name: "A.bindgen.yml", text: source), into: &found)
    let all: Occurrences = Occurrences(VisibleSpecs([spec].compactMap { $0 }))
    #expect(all.all.contains { $0.symbol == Symbol(.entry, "a", of: "A") && !$0.isDeclaration })
  }
}
