import BindgenCore
import TestSupport
import Testing

@Suite("Helps that quote code")
struct HelpTests {
  /// A model with what the examples name. Its entries follow, and its actions last.
  private static let model: String = """
    isolation: MainActor
    models:
      A:
        services: { client: any Client }
        state:
          n: Int = 0
          text: String = ""

    """

  private static func action(_ text: String) -> String { model + "    actions:\n      a: n += 1\n      " + text }

  static let all: [(code: String, source: String)] = [
    ("quoted-code", action("b: \"n = 1\"")),
    ("quoted-code", action("b: { body: n = 1, effect: { id: b, when: \"n > 1\", run: a() } }")),
    ("quoted-code", action("b: { effect: { id: \"b\", run: a() } }")),
    ("quoted-code", action("b: { effect: \"f('a')\" }")),
    ("quoted-code", action(#"b: { effect: { run: "text.append(\"a\")" } }"#)),
    ("no-unit", action("b: { effect: { after: 300ms, run: a() } }")),
    ("no-unit", action("b: { effect: { after: 300, run: a() } }")),
    ("no-unit", action("b: { effect: { every: 1 minute, run: a() } }")),
    ("no-key", action("b(n: Int) = self.n * n")),
    ("no-key", action("b(n: Int) { self.n += n }")),
    ("no-key", action("func b(n: Int) { self.n += n }")),
    ("no-key", action("b { n += 1 }")),
    ("no-key", action("b(_ text: String) text.isEmpty")),
    ("unexpected-token", action("b() asnyc: n += 1")),
    ("unexpected-token", action("b() async throw -> Int: n")),
    ("unknown-key", model + "    deriv:\n      twice: Int = n * 2"),
    ("unknown-word", model + "    access: pubic"),
    ("optional-existential", model + "    let:\n      a: any Client? = nil"),
    ("misplaced-modifier", action("func b(): n += 1")),
    ("misplaced-async", action("b() throws async: n += 1")),
    ("unknown-modifier", model + "      @Published var m: Int = 0"),
    ("unknown-modifier", model + "      weak m: B?"),
    ("unknown-modifier", model + "      lazy var m: Int = 0"),
    ("swift-comment", model + "      // the model's\n      m: Int = 0"),
    ("swift-comment", model + "    // what follows: more\n    derive:\n      m: Int = 0"),
    ("swift-comment", model + "    let:\n      /* first */\n      m: Int"),
    ("swift-comment", model + "    ///  the rest\n    let: { m: Int }"),
    ("swift-comment", model + "    //\n    let: { m: Int }"),
    ("swift-comment", action("b: |\n        # what follows\n        n += 1")),
    ("swift-comment", action("b: |\n        n += 1 # one more\n        a()")),
    ("not-a-mapping", model + "    let:\n      - m: Int"),
    ("unknown-service", action("b: clinet.go()")),
    ("unknown-service", action("b: { effect: { run: clinet.go() } }")),
    ("no-row-id", model + "    lists:\n      rows: String"),
    ("no-row-id", model + "    lists:\n      rows: (Int, Int)"),
    ("unknown-field", model + "    view: { shows: [txt] }"),
    ("not-a-name", action("b: { on: text.count, body: a() }")),
    ("private-field", model + "      private m: Int = 0\n    view: { shows: [m] }"),
    ("unknown-effect", action("b: { effect: { id: load, run: a() }, cancels: laod }")),
  ]

  @Test("pasted in place of the mistake, the code of the help is accepted", arguments: all)
  func pasted(code: String, source: String) throws {
    let file: SourceFile = SourceFile(name: "Test.bindgen.yml", text: source)
    let told: [Diagnostic] = Outcome([file]).diagnostics
    #expect(told.map(\.code) == [code])
    let mended: String = try #require(told.first?.pasted)
    #expect(Outcome([SourceFile(name: "Test.bindgen.yml", text: mended)]).diagnostics == [], "\(mended)")
  }
}
