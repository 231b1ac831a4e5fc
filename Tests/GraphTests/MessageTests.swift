import BindgenCore
import Testing

@Suite("What errors say")
struct MessageTests {
  static let helpCases: [(String, String)] = [
    (
      "models:\n  A:\n    state:\n      product: Int = 0\n    view:\n      shows: [prodcut]",
      "did you mean 'product'?"
    ),
    ("models:\n  Cart:\n  A:\n    children:\n      a: Crat", "did you mean 'Cart'?"),
    (
      "models:\n  Cart:\n  A:\n    children:\n      a: '[Cart]'",
      "write 'Cart', 'Cart?', or put several into 'lists'"
    ),
    ("emit: delegat\nmodels:\n  A:", "did you mean 'delegate'?"),
    ("emit: view\nmodels:\n  A:", "write the key 'view' in a model"),
    ("emit: erased\nmodels:\n  A:", "write the key 'protocol' or 'methods' in a model"),
    ("emit: reducer\nmodels:\n  A:", "write 'kind: struct' in a model"),
    ("emit: swiftui\nmodels:\n  A:", "SwiftUI observes 'observation'"),
    ("emit: observable\nmodels:\n  A:", "SwiftUI observes 'observation'"),
    ("emit: published\nmodels:\n  A:", "'@Published' is 'combine'"),
    ("emit: mocks\nmodels:\n  A:", "test doubles are 'spies'"),
    ("emit: effects\nmodels:\n  A:", "leave it out: the key 'effect' of an action is enough"),
    (
      "emit: analytics\nmodels:\n  A:",
      "write one of " + Outlet.all.filter(\.isNamed).map { "'\($0.name)'" }.joined(separator: ", ")
        + "; one of your own is a template, 'analytics.swift.tmpl', in the folder of '--templates'"
    ),
    (
      "models:\n  A:\n    state:\n      a: { type: Int, set: public }",
      "leave 'set' out, or write 'access: public' for the model"
    ),
    (
      "models:\n  A:\n    emit: delegate\n    state:\n      a: Changes",
      "write it with its module: 'Module.Changes'"
    ),
    (
      "isolation: M\nmodels:\n  A:\n    actions: { b: { effect: f() } }\n    derive: { c: Bool = b.isRunning }",
      "write 'isRunning(b)' for whether it runs"
    ),
    (
      "models:\n  A:\n    state:\n      a: Int = 0\n      b: Int = a",
      "name constants, or arguments of 'on: init'; what depends on other fields belongs in 'derive'"
    ),
  ]

  @Test("the help says what was meant", arguments: helpCases)
  func help(source: String, help: String) {
    #expect(Outcome(source).diagnostics.map(\.help) == [help])
  }

  @Test("a circle is printed step by step, and each step is shown")
  func circle() throws {
    let source: String =
      "models:\n  A:\n    derive:\n      x: Int = b\n      a: Int = b\n      b: Int = c\n      c: Int = a + x"
    let told: Diagnostic = try #require(Outcome(source).diagnostics.first)
    #expect(told.message == "'x' depends on itself: x → b → c → x")
    #expect(told.notes.map(\.message) == ["'x' names 'b' here", "'b' names 'c' here", "'c' names 'x' here"])
    #expect(
      told.notes.map { $0.range?.start } == [(4, 16), (6, 16), (7, 20)].map { Position(line: $0.0, column: $0.1) }
    )
  }

  @Test(
    "what is heard or loaded almost is told by its name",
    arguments: [
      ("children: { d: { cases: { c: Page } } }\nactions: { a: { onEvent: c(_), body: f() } }", "d.c"),
      ("children: { d: { cases: { c: Pag } } }\nactions: { a: { onEvent: d.c(_), body: f() } }", "Page"),
      ("state: { books: Int = 0 }\nloads: { books: try await f() }\nderive: { a: Bool = isLoaded(book) }", "books"),
    ]
  )
  func almost(model: String, meant: String) {
    let lines: [String] = model.split(separator: "\n").map { "    \($0)\n" }
    let front: String = "isolation: M\nmodels:\n  Page:\n    events: [e]\n  A:\n"
    #expect(Outcome(front + lines.joined()).diagnostics.map(\.help) == ["did you mean '\(meant)'?"])
  }

  @Test("a long circle is printed by its ends")
  func longCircle() throws {
    let fields: [String] = (0..<40).map { "      a\($0): Int = a\(($0 + 1) % 40)" }
    let told: Diagnostic = try #require(
      Outcome("models:\n  A:\n    derive:\n" + fields.joined(separator: "\n")).diagnostics.first
    )
    let path: String = "a0 → a1 → a2 → a3 → a4 → a5 → … → a36 → a37 → a38 → a39 → a0"
    #expect(told.message == "'a0' depends on itself: \(path)")
    #expect(told.notes.count == 8)
  }

  @Test("a circle of models is printed, too")
  func models() throws {
    let source: String =
      "models:\n  A:\n    children:\n      b: B\n  B:\n    children:\n      c: C\n=== C.yml\nmodels:\n  C:\n    children:\n      a: A"
    let told: Diagnostic = try #require(Outcome(source).diagnostics.first { $0.code == "model-circle" })
    #expect(told.message == "'A' is its own child: A → B → C → A")
    #expect(told.notes.map { $0.range?.file.name } == ["Test.bindgen.yml", "C.yml"])
  }

  @Test("a loop of reactions is printed, and each step of it is shown")
  func reactions() throws {
    let source: String = """
      models:
        A:
          isolation: MainActor
          state: { n: Int = 0, m: Int = 0 }
          derive: { twice: Int = n * 2 }
          actions:
            one: { on: twice, body: m = twice }
            two: { on: m, body: n = m }
      """
    let told: Diagnostic = try #require(Outcome(source).diagnostics.first)
    #expect(told.severity == .warning)
    #expect(told.message == "what 'one' does here sets it off again: m → n → twice")
    #expect(told.range?.start == Position(line: 7, column: 31))
    #expect(told.notes.map(\.message) == ["'two' reacts to that, and goes on here"])
    #expect(told.notes.map { $0.range?.start } == [Position(line: 8, column: 27)])
  }

  @Test("a late write is shown")
  func lateWrite() throws {
    let source: String = """
      models:
        A:
          isolation: MainActor
          state: { n: Int = 0 }
          actions:
            go: { effect: { id: go, run: await load() } }
            load() async: |
              let found = await f()
              n = found
      """
    let told: Diagnostic = try #require(Outcome(source).diagnostics.first)
    #expect(told.severity == .warning)
    #expect(told.message == "'load' writes 'n' behind an 'await', even where this effect was replaced or cancelled")
    #expect(told.notes.map { $0.range?.start } == [Position(line: 9, column: 9)])
  }

  @Test("what is given twice shows the first")
  func notes() throws {
    let told: Diagnostic = try #require(Outcome("models:\n  A:\n=== B.yml\nmodels:\n  A:").diagnostics.first)
    #expect(told.notes.map { $0.range?.file.name } == ["Test.bindgen.yml"])
  }
}
