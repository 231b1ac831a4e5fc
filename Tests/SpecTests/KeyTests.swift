import BindgenCore
import Testing

@Suite("Every key of a spec")
struct KeyTests {
  func read(_ source: String) -> String {
    var diagnostics: Diagnostics = Diagnostics()
    let spec: Spec? = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    let told: [String] = diagnostics.all.map { "\($0.place.map { "\($0.line):\($0.column)" } ?? "") \($0.message)" }
    return told.isEmpty ? summary(spec) : told.joined(separator: "\n")
  }

  static let every: String = #"""
    bindgen: 1
    imports:
      - Foundation
      - public struct Some.Thing
      - '@preconcurrency import0'
    access: public
    isolation: MainActor
    emit: delegate

    models:
      Feed:
        kind: class
        doc: |
          Two lines,

            the second one indented.
        access: package
        isolation: nonisolated
        emit: [callbacks, my-own]
        conforms: [Sendable, Swift.CustomStringConvertible]
        protocol: Feeding
        let:
          title: String
          limit: { type: Int, value: 10, doc: "How many" }
        services:
          log: (String) -> Void
          api:
            doc: The way out.
            protocol: FeedAPI
            methods:
              - load(page: Int) async throws -> [Item]
              - signature: drop<T>(_ item: T) where T: Sendable
                doc: Forgets it.
        children:
          cart: Cart
          other: Cart = Cart(note: "a: b # c")
        state:
          items: [any Item]? = nil
          default: Int = 0
          `in`: Bool = true
          lastError:
            type: (any Error)?
            value: nil
            doc: What went wrong.
            set: private
            equal: never
          rows:
            type: [Int: String]
            equal: |
              $0.count
                == $1.count
            value: "x" == "y" ? [:] : [1: "a"]
        derive:
          count: Int = items?.count ?? 0
          long: String = [
            "a",   # note
            "b",
          ].joined(
            separator: ": "
          )
          same:
            type: Bool
            value: count == 1
            equal: $0 == $1
        actions:
          reset: items = nil
          @discardableResult add<T: Item>(_ item: T, at index: Int = 0) async throws -> Int: |
            items.insert(item, at: index)
            // # no comment here

            return 1
          drop:
            signature: drop<T>(_ item: T) where T: Item
            doc: Drops it.
            body: items = items?.filter { $0 !== item }
          say(text: String):
            body: "x".count
        view:
          name: FeedScreen
          shows: [count, `in`]
          commands:
            - scroll(to index: Int)
            - flash
      Cart:
        view:
    """#

  static let everySummary: String = #"""
    import [] Foundation
    import [public] struct Some.Thing
    import [] @preconcurrency import0
    access public
    isolation MainActor
    emit delegate
    model Feed // Two lines,||  the second one indented.
      access package
      isolation nonisolated
      emit callbacks my-own
      protocol Feeding
      conforms ["Sendable", "Swift.CustomStringConvertible"]
      let title: String
      let limit: Int = 10 // How many
      services log: (String) -> Void
      services api: any FeedAPI // The way out. {load(page: Int) async throws -> [Item]; drop<T>(_ item: T) where T: Sendable // Forgets it.}
      children cart: Cart
      children other: Cart = Cart(note: "a: b # c")
      state items: [any Item]? = nil
      state default: Int = 0
      state in: Bool = true
      state lastError: (any Error)? = nil // What went wrong. set private equal never
      state rows: [Int: String] = "x" == "y" ? [:] : [1: "a"] equal $0.count
                == $1.count
      derive count: Int = items?.count ?? 0
      derive long: String = [
            "a",         
            "b",
          ].joined(
            separator: ": "
          )
      derive same: Bool = count == 1 equal $0 == $1
      action reset do items = nil
      action @discardableResult add<T: Item>(_ item: T, at index: Int = 0) async throws -> Int do items.insert(item, at: index)
            // # no comment here

            return 1
      action drop<T>(_ item: T) where T: Item do items = items?.filter { $0 !== item } // Drops it.
      action say(text: String) do "x".count
      view FeedScreen shows ["count", "in"] {scroll(to index: Int); flash}
    model Cart
      view  shows [] {}
    """#

  @Test("all keys, short forms and long")
  func every() {
    #expect(read(KeyTests.every) == KeyTests.everySummary)
  }

  @Test("line endings and a byte order mark make no difference")
  func endings() {
    let lines: [Substring] = KeyTests.every.split(separator: "\n", omittingEmptySubsequences: false)
    let expected: String = KeyTests.everySummary.split(separator: "\n").joined(separator: "\n")
    let text: String = read("\u{FEFF}" + lines.joined(separator: "\r\n"))
    #expect(
      text.utf8.filter { $0 != 13 }.split(separator: 10).elementsEqual(expected.utf8.split(separator: 10)) {
        $0.elementsEqual($1)
      }
    )
  }

  static let twinsCases: [(String, String)] = [
    (
      "models:\n  A:\n    state:\n      a: [any P] = []\n      b: Int",
      "\"models\":\n  \"A\":\n    \"state\":\n      \"a\": \"[any P] = []\"\n      'b': 'Int'"
    ),
    (
      "models:\n  A:\n    derive:\n      a: String = \"\\(b): c\"",
      "models:\n  A:\n    derive:\n      a: 'String = \"\\(b): c\"'"
    ),
    (
      "models:\n  A:\n    derive:\n      a: String = \"\\(b): c\"",
      "models: { A: { derive: { a: { type: String, value: '\"\\(b): c\"' } } } }"
    ),
    (
      "models:\n  A:\n    actions:\n      add(a: any P): b = [a: a]",
      "---\nmodels:\n  A:\n    actions:\n      \"add(a: any P)\": |\n        b = [a: a]\n"
    ),
    (
      "models:\n  A:\n    actions:\n      a: { body: b(), doc: c }\n      d: { doc: e, body: f }",
      "models:\n  A:\n    actions:\n      a: {'body': 'b()', doc: c}\n      d: {\"doc\": e, 'body' : 'f'}"
    ),
    (
      "imports: [public A, B]\nemit: a\nmodels:\n  A:\n    view:\n      shows: b\n      commands: [f(a: A), g]",
      "imports:\n- public A\n- 'B'\nemit: [\"a\"]\nmodels:\n  A:\n    view: {shows: ['b'], commands: ['f(a: A)', g]}"
    ),
    (
      "models:\n  A:\n    doc: one two\n    state:\n      a: Int = 0",
      "models:\n  A:\n    doc: >\n      one\n      two\n    state:\n      a: {type: Int, value: '0'}"
    ),
  ]

  @Test("what strict YAML can read says the same", arguments: twinsCases)
  func twins(plain: String, strict: String) {
    #expect(read(plain) == read(strict))
    #expect(read(plain).hasPrefix("m") || read(plain).hasPrefix("i"))
  }

  @Test("names, types and pieces of Swift keep their places")
  func places() throws {
    var diagnostics: Diagnostics = Diagnostics()
    let source: String = "models:\n  A:\n    state:\n      `a`:  Int  =  b +\n        c   # d\n      e: 'F = \"''g\"'\n"
    let spec: Spec? = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    let fields: [Stored] = try #require(spec?.models.first).stored
    try #require(fields.count == 2)
    #expect(fields[0].name.text == "a")
    #expect(fields[0].name.range.text == "`a`")
    #expect(fields[0].type.range.text == "Int")
    #expect(fields[0].value?.range.start == Position(line: 4, column: 21))
    #expect(fields[0].value?.string == "b +\n        c")
    #expect(fields[0].value?.text.baseColumn == 7)
    #expect(fields[1].value?.range.start == Position(line: 6, column: 15))
    #expect(fields[1].value?.string == "\"'g\"")
    #expect(fields[1].value?.text.exactCount == 1)
  }

  @Test("a type that comes again has places of its own")
  func repeated() throws {
    var diagnostics: Diagnostics = Diagnostics()
    let source: String = "models:\n  A:\n    let:\n      a: [any P]?\n      bc: [any P]?\n      d: '[any P]?'\n"
    let spec: Spec? = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    let types: [SwiftType] = try #require(spec?.models.first).stored.map(\.type)
    #expect(types.map(\.range.start.column) == [10, 11, 11])
    #expect(types.map(\.range.start.line) == [4, 5, 6])
    #expect(types.map { $0.names.map(\.range.text) } == [["P"], ["P"], ["P"]])
    for type: SwiftType in types {
      guard case .optional(let wrapped) = type.form else {
        Issue.record("no optional")
        continue
      }
      #expect(wrapped.range.text == "[any P]")
    }
  }
}
