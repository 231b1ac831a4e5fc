import BindgenCore
import TestSupport
import Testing

@Suite("A spec's errors")
struct ErrorTests {
  func check(_ codes: [String], _ source: String, _ location: SourceLocation = #_sourceLocation) {
    let marked: Marked = Marked(source)
    var diagnostics: Diagnostics = Diagnostics()
    _ = Spec.read(marked.file, into: &diagnostics)
    #expect(diagnostics.all.map(\.code) == codes, sourceLocation: location)
    #expect(diagnostics.all.map(\.place) == marked.places, sourceLocation: location)
  }

  static let topCases: [(String, String)] = [
    ("no-models", "▶"), ("no-models", "▶# nothing\n"), ("no-models", "▶emit: a"), ("no-models", "▶models:"),
    ("no-models", "▶models: {}"), ("no-key", "▶nothing"), ("not-a-mapping", "▶- a"),
    ("unknown-key", "▶modls:\n  A:"), ("unknown-key", "▶version: 1\nmodels:\n  A:"),
    ("unknown-version", "bindgen: ▶2\nmodels:\n  A:"), ("not-a-mapping", "models: ▶A"),
    ("not-a-mapping", "models:\n  A: ▶B"), ("unknown-word", "access: ▶open\nmodels:\n  A:"),
    ("too-long", "emit: [▶" + String(repeating: "a", count: 1001) + "]\nmodels:\n  A:"),
    ("no-word", "access:▶\nmodels:\n  A:"), ("not-a-word", "access: ▶public internal\nmodels:\n  A:"),
    ("not-an-isolation", "isolation: ▶@MainActor\nmodels:\n  A:"),
    ("not-an-isolation", "isolation: ▶a.\nmodels:\n  A:"), ("not-an-isolation", "isolation: ▶mainactor\nmodels:\n  A:"),
    ("not-an-isolation", "isolation: ▶main\nmodels:\n  A:"),
    ("not-a-word", "emit: ▶a, b\nmodels:\n  A:"), ("duplicate-word", "emit: [a, ▶a]\nmodels:\n  A:"),
    ("import-word", "imports: ▶import A\nmodels:\n  A:"), ("not-a-module", "imports: [A ▶B]\nmodels:\n  A:"),
    ("not-a-module", "imports: A▶, B\nmodels:\n  A:"), ("unclosed-bracket", "imports: ▶[A\nmodels:\n  A:"),
    ("reserved-name", "models:\n  ▶Swift:"), ("reserved-name", "models:\n  ▶class:"),
    ("reserved-name", "models:\n  ▶Self:"),
    ("reserved-name", "models:\n  ▶Type:"), ("reserved-name", "models:\n  ▶any:"), ("not-a-name", "models:\n  ▶1A:"),
    ("duplicate-key", "models:\n  A:\n  ▶A:"),
    ("duplicate-name", "models:\n  A:\n  ▶`A`:"),
  ]

  @Test("at the top", arguments: topCases)
  func top(code: String, source: String) { check([code], source) }

  static let modelCases: [(String, String)] = [
    ("unknown-key", "▶stat:\n  a: Int = 0"), ("unknown-word", "kind: ▶enum"),
    ("not-a-text", "doc:\n  ▶a: b"),
    ("no-protocol", "▶protocol: { members: a }"), ("unknown-key", "protocol: { name: P, ▶member: a }"),
    ("duplicate-word", "protocol: { name: P, members: [a, ▶a] }"),
    ("no-type", "▶types:"), ("quoted-code", "types: ▶\"enum A {}\""), ("no-type", "▶types: |\nstate:\n  a: Int = 0"),
    ("unclosed-bracket", "types: enum A ▶{"),
    ("accessors", "services:\n  a:\n    protocol: P\n    methods:\n      - b: Int ▶{ get async }"),
    ("accessors", "services:\n  a:\n    protocol: P\n    methods: ['b: Int ▶{ set }']"),
    ("accessors", "services:\n  a:\n    protocol: P\n    methods:\n      - b: ▶Int"),
    ("quoted-code", "functions:\n  b(c: Int) -> Int: ▶\"c / 2\""),
    ("quoted-code", "derive: { a: Int = ▶'f(1, 2)', b: Int = 1 }"), ("quoted-code", "state:\n  a: String = ▶''"),
    ("closure-property", "services:\n  a:\n    struct: P\n    methods:\n      - ▶b: Int { get }"),
    ("duplicate-name", "types: |\n  enum A {}\n  struct ▶A {}"),
    ("duplicate-name", "types: 'enum a {}'\nstate:\n  ▶a: Int = 0"),
    // Lists.
    ("no-limit", "lists:\n  a: { element: Int, limit: ▶many }"),
    ("no-limit", "lists:\n  a: { element: A, limit: ▶0 }"),
    ("no-type", "lists:\n  ▶a:"), ("no-type", "lists:\n  ▶a: { limit: 5 }"),
    ("unknown-key", "lists:\n  a: { ▶type: A }"),
    ("not-a-mapping", "state: ▶[a]"), ("not-a-mapping", "state:\n  ▶- a: Int"),
    ("reserved-name", "protocol: ▶protocol"),
    ("not-a-list", "conforms:\n  ▶A: B"), ("no-type", "conforms:\n  -▶"), ("unknown-word", "access: ▶private"),
    // Names.
    ("reserved-name", "state:\n  ▶self: Int = 0"), ("reserved-name", "state:\n  ▶_: Int = 0"),
    ("not-a-name", "state:\n  ▶+: Int = 0"), ("not-a-name", "state:\n  a▶-b: Int = 0"),
    ("duplicate-key", "state:\n  a: Int = 0\n  ▶a: Int = 1"),
    ("duplicate-name", "state:\n  a: Int = 0\nderive:\n  ▶a: Int = 1"),
    ("duplicate-name", "state:\n  a: Int = 0\nactions:\n  ▶a: c"),
    ("duplicate-name", "actions:\n  a(b: Int): c\n  ▶a(b: String): c"),
    ("duplicate-name", "state:\n  a: Int = 0\n  ▶`a`: Int = 0"),
    // Types and values.
    ("no-type", "state:\n  ▶a:"), ("no-type", "state:\n  ▶a: = 1"), ("no-value", "state:\n  a: Int ▶="),
    ("comma", "state:\n  a: Int = 0▶,\n  b: Int = 0"), ("braces", "actions:\n  a: ▶{ f() }"),
    ("block-behind-type", "derive:\n  a: Int = ▶|\n    1 + 2"),
    ("block-behind-type", "derive:\n  a: Int = ▶>\n    1 + 2"),
    ("list-of-lists", "lists:\n  a: ▶[A]"), ("list-of-lists", "lists:\n  a: { element: ▶[A] }"),
    ("optional-existential", "state:\n  a: ▶any P? = nil"), ("implicitly-unwrapped", "state:\n  a: ▶Int!"),
    ("unclosed-bracket", "state:\n  a: Int = f▶(b\n  c: Int = 0"), ("unclosed-string", "state:\n  a: String = ▶\"b"),
    ("folded-swift", "state:\n  a: ▶>\n    Int = 0"),
    ("folded-swift", "let:\n  a:\n    type: Int\n    value: ▶>\n      0"),
    ("swift-below", "state:\n  a:\n    ▶Int = 0"), ("after-quote", "state:\n  a: 'Int' ▶= 0"),
    ("misplaced-modifier", "services:\n  ▶private(set) a: P = b"),
    ("misplaced-modifier", "services:\n  ▶weak a: P"), ("two-accesses", "services:\n  private ▶internal a: P"),
    ("misplaced-modifier", "derive:\n  ▶private(set) a: Int = 1"),
    ("misplaced-modifier", "actions:\n  ▶private(set) a(): f()"),
    ("misplaced-modifier", "storage:\n  ▶public a: Int = 1"),
    ("unknown-modifier", "state:\n  ▶open a: Int = 1"), ("unknown-modifier", "actions:\n  ▶fileprivate a(): f()"),
    ("unknown-modifier", "state:\n  ▶@Published var a: Int = 1"), ("unknown-modifier", "let:\n  ▶let a: Int"),
    ("unknown-modifier", "state:\n  private ▶lazy var a: Int = 1"), ("unknown-modifier", "lists:\n  ▶weak a: P"),
    ("unknown-modifier", "state:\n  ▶weak a: P?"), ("unknown-modifier", "storage:\n  ▶unowned(unsafe) a: P?"),
    ("unknown-modifier", "lists:\n  ▶@State a: P"), ("unknown-modifier", "derive:\n  ▶@A(b) var a: P = f()"),
    ("not-a-name", "state:\n  ▶@: Int = 0"),
    ("two-accesses", "state:\n  public ▶private a: Int = 1"),
    ("two-accesses", "state:\n  public a: { type: Int, access: ▶private }"),
    ("two-accesses", "state:\n  private(set) a: { type: Int, set: ▶private }"),
    ("two-accesses", "actions:\n  private a():\n    body: f()\n    access: ▶public"),
    ("no-protocol", "services:\n  a: { type: P, ▶conforms: [Sendable] }"),
    ("no-methods", "services:\n  a: { ▶struct: S }"),
    ("two-types", "services:\n  a: { ▶protocol: P, struct: S, methods: [f] }"),
    ("wrong-indentation", "state:\n  a: Int = 0\n   ▶b: Int = 0\n  c: Int = 0"),
    // Long forms.
    ("unknown-key", "state:\n  a:\n    type: Int\n    ▶valeu: 0"), ("no-type", "state:\n  ▶a:\n    value: 0"),
    ("unknown-key", "let:\n  a:\n    type: Int\n    ▶set: private"),
    ("unknown-word", "state:\n  a: { type: Int, set: ▶open }"),
    ("no-value", "state:\n  a:\n    type: Int\n    ▶value:"), ("no-type", "state:\n  a:\n    type:▶\n    value: 0"),
    ("no-expression", "state:\n  a:\n    type: Int\n    ▶equal:"),
    ("two-types", "services:\n  a:\n    ▶type: P\n    protocol: P"),
    ("no-protocol", "services:\n  a:\n    type: P\n    ▶methods: [f]"),
    ("duplicate-key", "state:\n  a:\n    type: Int\n    ▶type: Int"),
    // One of several children.
    ("case-name", "children:\n  a: { cases: { ▶none: ~ } }"),
    ("case-name", "children:\n  a: { cases: { b: C, ▶id: ~ } }"),
    ("no-value", "children:\n  a:\n    ▶cases: {}"), ("two-types", "children:\n  a: { ▶type: B, cases: { c: ~ } }"),
    ("no-protocol", "children:\n  a: { type: B, ▶conforms: C }"),
    ("duplicate-key", "children:\n  a: { cases: { b: C, ▶b: D } }"),
    ("not-a-mapping", "children:\n  a:\n    cases: ▶b"), ("no-type", "children:\n  ▶a:\n    doc: B"),
    ("not-a-name", "children:\n  a: { cases: { b ▶c: D } }"),
    ("not-a-name", "actions: { a: { on: ▶b.c, body: f() } }"),
    // Derivations and actions.
    ("no-expression", "derive:\n  ▶a: Int"), ("no-expression", "derive:\n  ▶a:\n    type: Int"),
    ("no-type", "derive:\n  ▶a:"),
    ("unknown-word", "derive:\n  a: { type: Int, value: b.count, kept: ▶no }"),
    ("unknown-key", "derive:\n  a:\n    type: Int\n    value: b\n    ▶set: private"), ("no-body", "actions:\n  ▶a:"),
    ("no-body", "actions:\n  ▶a(b: Int): |"), ("no-body", "actions:\n  ▶a:\n    doc: b"),
    ("swift-below", "actions:\n  a:\n    ▶b = c"),
    ("swift-below", "actions:\n  a:\n    ▶switch b {\n    case .c: d\n    }"),
    ("folded-swift", "actions:\n  a: ▶>\n    b"),
    ("where-in-key", "actions:\n  a<T>(b: T) ▶where T: P: c"),
    ("other-name", "actions:\n  a:\n    signature: ▶b()\n    body: c"),
    ("unknown-key", "actions:\n  a:\n    body: b\n    ▶value: c"), ("mismatched-bracket", "actions:\n  a: f(b▶]"),
    ("misplaced-modifier", "actions:\n  ▶func a(): b"), ("stray-bracket", "actions:\n  a: b▶)"),
    ("unknown-key", "actions:\n  a: { ▶animaton: .spring, body: f() }"),
    ("unknown-key", "actions:\n  a: { effect: { ▶rn: f() } }"),
    ("braces", "actions:\n  a(b: Int) ▶{\n    c(b)\n  }\n  d: e()"),
    ("braces", "actions:\n  func a ▶{\n    b()\n  }"),
    ("unexpected-token", "actions:\n  a() ▶asnyc: b()"), ("unexpected-token", "actions:\n  a() async ▶throw: b()"),
    // Lists without a dash.
    ("not-a-list", "services:\n  a:\n    protocol: P\n    methods:\n      ▶f(b: C) async\n      g()"),
    ("not-a-list", "services:\n  a:\n    protocol: P\n    methods:\n      ▶f(b: C)"),
    ("not-a-list", "services:\n  a:\n    protocol: P\n    methods:\n      ▶b: C { get }\n      d: E { get }"),
    ("not-a-list", "events:\n  ▶a\n  b(c: D)"), ("not-a-list", "events:\n  ▶a"),
    ("not-a-list", "conforms:\n  ▶A\n  B"),
    ("not-a-list", "view:\n  shows:\n    ▶a\n    b\n"), ("not-a-list", "view:\n  commands:\n    ▶a()\n    - b()"),
    ("not-a-list", "actions:\n  a:\n    on:\n      ▶b\n      c\n    body: d"),
    // What others call a key, and keys of an effect.
    ("unknown-key", "loads:\n  a: { from: try await b(), ▶debounce: c }"),
    ("unknown-key", "actions:\n  a: { body: b, ▶when: c }"), ("unknown-key", "▶on:\n  a: b"),
    // Observers of a state.
    ("unexpected-token", "state:\n  a: Int = 0 { ▶didSet { f() } }"),
    ("unexpected-token", "state:\n  a: Int { ▶willSet(new) { f() } }"),
    ("unexpected-token", "state:\n  a: Int = 0 {\n    ▶didSet { f() }\n  }\n  b: Int = 0"),
    // Comments of the outline in Swift.
    ("swift-comment", "actions:\n  a: |\n    b()\n    ▶# c\n    d()"),
    ("swift-comment", "actions:\n  a: |\n    b() ▶# c"),
    // Cases without a model.
    ("no-key", "children:\n  a: { cases: { ▶b } }"), ("no-key", "children:\n  a: { cases: { b: C, ▶d } }"),
    ("no-key", "children:\n  a:\n    cases:\n      ▶b"),
    // Effects.
    ("no-run", "actions:\n  a:\n    ▶effect:"), ("no-run", "actions:\n  a:\n    ▶effect: { id: b }"),
    ("no-run", "actions:\n  a:\n    effect:\n      ▶run:"), ("no-run", "actions:\n  a:\n    effect:\n      -▶"),
    ("unknown-key", "actions:\n  a:\n    effect:\n      run: f()\n      ▶if: b"),
    ("braces", "actions:\n  a:\n    effect: ▶{ f() }"), ("braces", "actions:\n  a:\n    effect: { run: ▶{ f() } }"),
    ("unknown-word", "actions:\n  a:\n    effect: { id: b, policy: ▶drop, run: f() }"),
    ("effect-without-id", "actions:\n  a:\n    effect: [{ ▶policy: keep, run: f() }, g()]"),
    ("effect-without-id", "actions:\n  a:\n    effect: [{ run: f(), ▶then: h() }, g()]"),
    ("effect-without-id", "actions:\n  a:\n    effect: [{ run: f(), ▶catch: h() }, { run: g(), id: b, catch: h() }]"),
    ("then-parameters", "actions:\n  a:\n    effect: { run: f(), then(▶b: Int): c() }"),
    ("then-parameters", "actions:\n  a:\n    effect: { run: f(), 'then(_ b: Int, ▶_ c: Int)': d() }"),
    ("then-parameters", "actions:\n  a:\n    effect: { run: f(), ▶then() async: d() }"),
    ("no-run", "actions:\n  a:\n    effect: { every: f, then(▶_ b: Int): c() }"),
    ("no-run", "actions:\n  a:\n    ▶effect: { then: c() }"),
    ("no-run", "actions:\n  a:\n    effect:\n      run: f()\n      ▶then:"),
    ("catch-without-run", "actions:\n  a:\n    effect: { every: f, then: c(), ▶catch: c() }"),
    ("unknown-key", "actions:\n  a:\n    effect: { run: f(), ▶than: c() }"),
    ("quoted-code", "actions:\n  a: { effect: { run: b(), then: ▶\"c()\" } }"),
    // Loads.
    ("no-run", "loads:\n  ▶a: { after: b }"), ("no-run", "loads:\n  ▶a:"),
    ("unknown-key", "loads:\n  a: { from: try await b(), ▶form: c }"),
    ("unknown-word", "loads:\n  a: { from: try await b(), clears: ▶false }"),
    ("misplaced-modifier", "loads:\n  ▶private(set) a: try await b()"),
    ("no-unit", "loads:\n  a: { from: try await b(), after: ▶3 }"),
    ("quoted-code", "loads:\n  a: ▶\"try await b()\""),
    ("after-and-every", "actions:\n  a:\n    effect: { ▶after: b, every: c, run: f() }"),
    ("no-value", "actions:\n  a:\n    effect:\n      run: f()\n      ▶when:"),
    ("no-value", "actions:\n  a:\n    effect:\n      run: f()\n      ▶after:"),
    ("no-unit", "actions:\n  a: { effect: { after: ▶3, run: f() } }"),
    ("no-unit", "actions:\n  a: { effect: { every: ▶1.5, run: f() } }"),
    ("no-unit", "actions:\n  a: { effect: { after: ▶300ms, run: f() } }"),
    ("no-unit", "actions:\n  a: { effect: { after: ▶5 minutes, run: f() } }"),
    ("no-run", "actions:\n  a:\n    effect:\n      run: f()\n      ▶catch:"),
    ("no-value", "actions:\n  a: { on: ▶[], body: f() }"),
    ("no-value", "actions:\n  a:\n    effect:\n      run: f()\n      id:▶"),
    ("not-an-id", "actions:\n  a:\n    effect: { id: ▶b.c, run: f() }"),
    ("not-an-id", "actions:\n  a:\n    effect: { id: ▶b(c) + 1, run: f() }"),
    ("not-an-id", "actions:\n  a: { cancels: [b.c(d), ▶1] }"),
    ("not-a-list", "actions:\n  a:\n    cancels:\n      ▶b: c"),
    ("unknown-key", "actions:\n  a:\n    ▶effects: [g()]"),
    ("two-keys", "actions:\n  a:\n    on: b\n    ▶onAction: c(d)\n    body: e"),
    ("two-keys", "actions:\n  a:\n    ▶signature: a()\n    on: b\n    body: e"),
    ("not-a-child-action", "actions:\n  a: { onAction: ▶b, body: c }"),
    ("not-a-child-action", "actions:\n  a: { onAction: ▶b(c + d), body: e }"),
    ("no-value", "actions:\n  a:\n    body: c\n    onAction:▶"), ("no-body", "actions:\n  ▶a: { on: b }"),
    // Events.
    ("no-value", "▶events:"), ("no-value", "▶events: []"), ("no-value", "▶events: { conforms: Equatable }"),
    ("unknown-key", "events: { cases: [a], ▶conform: B }"), ("no-signature", "events:\n  - ▶doc: a"),
    ("unexpected-token", "events:\n  - a ▶b"), ("not-a-list", "events:\n  cases:\n    ▶a: b"),
    ("event-name", "events: [a, ▶a]"), ("event-name", "events: [a, ▶a(_ b: Int)]"),
    ("event-name", "events: [▶a(_ b: Int)]\nactions:\n  a: f()"),
    ("event-name", "events: [▶a]\nstate: { a: Int = 0 }"),
    ("event-name", "derive: { a: Int = 0 }\nevents: [▶a]"),
    ("event-name", "events: [▶a]\nfunctions: { a(b: Int) -> Int: b }"),
    ("not-a-child-event", "actions:\n  a: { onEvent: ▶b, body: c }"),
    ("not-a-child-event", "actions:\n  a: { onEvent: ▶b(c + d), body: e }"),
    ("not-a-child-event", "actions:\n  a: { onEvent: [b(c), ▶d], body: e }"),
    ("not-a-child-event", "actions:\n  a: { onEvent: ▶{ b(c): d } }"),
    ("no-value", "actions:\n  a: { onEvent: ▶[], body: e }"),
    ("no-value", "actions:\n  a:\n    body: c\n    onEvent:▶"),
    ("two-keys", "actions:\n  a:\n    on: b\n    ▶onEvent: c(d)\n    body: e"),
    ("two-keys", "actions:\n  a:\n    onAction: b(c)\n    ▶onEvent: c(d)\n    body: e"),
    ("two-keys", "actions:\n  a:\n    ▶signature: a()\n    onEvent: b(c)\n    body: e"),
    // A string where code belongs.
    ("quoted-code", "actions:\n  a: ▶\"b = c\""), ("quoted-code", "actions:\n  a(): ▶\"b = c\"  # d"),
    ("quoted-code", "actions:\n  a: '▶\"b = c\"'"), ("quoted-code", "actions:\n  a: |\n    // b\n    ▶\"c\""),
    ("quoted-code", "actions:\n  a() -> Void: ▶\"\""), ("quoted-code", "actions:\n  a: { body: ▶\"b = c\" }"),
    ("quoted-code", "actions:\n  a: { signature: a(_ b: Int), body: ▶\"c = b\", effect: d() }"),
    ("quoted-code", "actions:\n  a: { animation: ▶\".spring\", body: b() }"),
    ("no-value", "actions:\n  a: { ▶animation: , body: b() }"),
    ("no-body", "actions:\n  ▶a: { animation: .spring }"),
    ("quoted-code", "actions:\n  a: { effect: ▶\"b()\" }"), ("quoted-code", "actions:\n  a: { effect: [▶\"b()\"] }"),
    ("quoted-code", "actions:\n  a: { effect: { run: ▶\"b()\" } }"),
    ("quoted-code", "actions:\n  a: { effect: { run: b(), catch: ▶\"c()\" } }"),
    ("quoted-code", "actions:\n  a: { effect: { run: b(), when: ▶\"!c.isEmpty\" } }"),
    ("quoted-code", "actions:\n  a: { effect: { run: b(), after: ▶\".seconds(1)\" } }"),
    ("quoted-code", "actions:\n  a: { effect: { run: b(), every: ▶\"1\" } }"),
    ("quoted-code", "actions:\n  a: { effect: { run: b(), id: ▶\"c\" } }"),
    ("quoted-code", "actions:\n  a: { cancels: ▶\"b\" }"),
    ("quoted-code", "actions:\n  a: { cancels: [b, ▶\"c(d)\"] }"),
    ("quoted-code", "actions:\n  a: { onAction: ▶\"b(c)\", body: d }"),
    ("quoted-code", "state:\n  a: { type: Int, equal: ▶\"$0 == $1\" }"),
    // View.
    ("not-a-mapping", "view: ▶A"), ("unknown-key", "view:\n  ▶show: a"),
    ("duplicate-word", "view:\n  shows: [a, ▶a]"),
    ("not-a-name", "view:\n  shows: [a▶-b]"), ("not-a-name", "view:\n  shows: ▶'a-b'"),
    ("not-a-word", "view:\n  shows: ▶a, b"),
    ("no-signature", "view:\n  commands:\n    - ▶doc: a"), ("no-signature", "view:\n  commands: [▶{}]"),
    ("reserved-name", "view:\n  name: ▶class"),
    ("unknown-key", "view:\n  commands:\n    - signature: f\n      ▶body: a"),
  ]

  @Test("in a model", arguments: modelCases)
  func model(code: String, source: String) {
    let lines: [String] = source.split(separator: "\n").map { "    " + $0 }
    check([code], "models:\n  A:\n" + lines.joined(separator: "\n") + "\n    # end")
  }

  @Test(
    "a string may be what an action gives, or a part of its code",
    arguments: [
      "actions:\n  a() -> String: \"b\"", "actions:\n  a() -> B?: { body: '\"c\"' }", "actions:\n  a: \"b\".c()",
      "actions:\n  a: { effect: '\"b\" + f()' }", "actions:\n  a: { effect: { id: 'b(\"c\")', run: f() } }",
    ]
  )
  func strings(source: String) {
    check([], "models:\n  A:\n    " + source.replacing("\n", with: "\n    "))
  }

  @Test(
    "what has a '#' in Swift is no comment",
    arguments: [
      "#if DEBUG\n b()\n#endif", "b(#selector(c), #file)", "b(#\"c # d\"#)", "b(\"c # d\")", "b(/c # d/)", "b() // # c",
      "let c = \"\"\"\n  # d\n  \"\"\"", "#warning(\"c\")\nb()",
    ]
  )
  func noComments(body: String) {
    let lines: [String] = body.split(separator: "\n").map { "        " + $0 }
    check([], "models:\n  A:\n    actions:\n      a: |\n" + lines.joined(separator: "\n"))
  }

  @Test(
    "the help shows a duration of Swift",
    arguments: [
      ("3", ".seconds(3)"), ("1.5", ".seconds(1.5)"), ("300", ".milliseconds(300)"), ("300ms", ".milliseconds(300)"),
      ("300 ms", ".milliseconds(300)"), ("0.3s", ".seconds(0.3)"), ("2 seconds", ".seconds(2)"),
      ("5min", ".seconds(300)"),
      ("1 h", ".seconds(3600)"), ("1.5 h", ".seconds(3600 * 1.5)"), ("50us", ".microseconds(50)"),
    ]
  )
  func durations(written: String, meant: String) {
    var diagnostics: Diagnostics = Diagnostics()
    let source: String = "models:\n  A:\n    actions:\n      a: { effect: { run: f(), after: \(written) } }"
    _ = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    #expect(diagnostics.all.map(\.help) == ["write '\(meant)'"])
  }

  @Test(
    "what may be Swift is no duration of another language",
    arguments: ["wait", ".seconds(1)", "3 * a", "1..<2", "delay ?? b"]
  )
  func noDurations(written: String) {
    check([], "models:\n  A:\n    actions:\n      a: { effect: { run: f(), after: \(written) } }")
  }

  @Test(
    "what looks like an observer or like lines without dashes, and is none",
    arguments: [
      "state:\n  a: '() -> Void = { didSet() }'", "state:\n  a: Int = f { didSet(1) }", "view:\n  shows:\n    a",
      "protocol:\n  name: P\n  members:\n    a(b:)",
    ]
  )
  func alike(source: String) { check([], "models:\n  A:\n    " + source.replacing("\n", with: "\n    ")) }

  @Test("keywords are names", arguments: ["var: Int", "`let`: Int", "weak: Int", "lazy: Int"])
  func keywords(entry: String) { check([], "models:\n  A:\n    state:\n      " + entry) }

  @Test(
    "the help shows code in single quotes",
    arguments: [
      (#""b = c""#, ": 'b = c'"), (#""b = 'c'""#, ": 'b = ''c'''"), (#""b = \"c\"""#, #": 'b = "c"'"#),
      (#""b = \"\\(c)\"""#, #": 'b = "\(c)"'"#),
      // What can't be repeated.
      (#""""#, ", or below a '|'"), (#""b(""#, ", or below a '|'"), (#""b\nc""#, ", or below a '|'"),
      ("|\n        \"\"\"\n        b\n        c\n        \"\"\"", ", or below a '|'"),
    ]
  )
  func singleQuotes(body: String, help: String) {
    var diagnostics: Diagnostics = Diagnostics()
    _ = Spec.read(SourceFile(name: "T", text: "models:\n  A:\n    actions:\n      a: " + body), into: &diagnostics)
    #expect(diagnostics.all.map(\.help) == ["write it in single quotes" + help])
  }

  @Test("all errors of a file are told in one run, in its order")
  func several() {
    check(
      ["unknown-word", "unknown-key", "optional-existential", "no-expression", "anchor", "unknown-key", "no-body"],
      """
      access: ▶pubic
      models:
        A:
          ▶stat:
            a: Int = 0
          let:
            b: ▶any P? = nil
          derive:
            ▶c: Int
            d: ▶&a Int = 1
        B:
          view:
            ▶comands: [f]
          actions:
            ▶e:
      """
    )
  }

  static let beginnerCases: [(String, String)] = [
    ("state:\n  n: 0", "n: Int = 0"), ("state:\n  n: -1", "n: Int = -1"), ("state:\n  n: 1.5", "n: Double = 1.5"),
    ("state:\n  l: []", "l: Type = []"), ("state:\n  b: true", "b: Bool = true"),
    ("state:\n  s: \"\"", "s: String = \"\""), ("state:\n  s: \"a b\"", "s: String = \"a b\""),
    ("state:\n  private n: 0", "private n: Int = 0"),
    ("state:\n  n = 0", "n: Int = 0"), ("state:\n  n: Int 0", "n: Int = 0"), ("state:\n  n [P] = []", "n: [P] = []"),
    ("state:\n  n:Int = 0", "n: Int = 0"),
    ("derive:\n  t: a.count", "t: Type = a.count"), ("derive:\n  t: a.map(0) { $0 }", "t: Type = a.map(0) { $0 }"),
    ("derive:\n  t: a ? 1 : 2", "t: Type = a ? 1 : 2"), ("derive:\n  t: Int { a }", "t: Int = …"),
    ("derive:\n  t: \"\\(a) b\"", "t: String = \"\\(a) b\""),
    ("actions:\n  clear", "clear: …"), ("actions:\n  add(_ p: P)", "add(_ p: P): …"),
    ("actions:\n  add(_ p: P) async", "add(_ p: P) async: …"),
    ("actions:\n  mul(n: Int) = m * n", "mul(n: Int): m * n"),
    ("actions:\n  add(n: Int) { m += n }", "add(n: Int): m += n"),
    ("actions:\n  add { m += 1 }", "add: m += 1"), ("actions:\n  func add(n: Int) { m += n }", "add(n: Int): m += n"),
    ("actions:\n  func  add() = b()", "add(): b()"), ("actions:\n  add(n: Int) {}", "add(n: Int): {}"),
    ("actions:\n  add(_ p: P) b(p)", "add(_ p: P): b(p)"),
    ("children: [Cart]", "cart: Cart' below"), ("services:\n  - Shop", "shop: Shop' below"),
    ("view: CartView", "name: CartView' below 'view:"), ("lists:\n  a: [Todo]", "Todo"),
  ]

  @Test("a beginner's entry: the help shows it with what is missing", arguments: beginnerCases)
  func beginner(model: String, entry: String) {
    let source: String = "models:\n  A:\n    " + model.replacing("\n", with: "\n    ")
    var diagnostics: Diagnostics = Diagnostics()
    _ = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    #expect(diagnostics.all.map(\.help) == ["write '\(entry)" + (entry.hasSuffix("below") ? "" : "'")])
  }

  static let helpCases: [(String, String)] = [
    ("Cart:\n  state:\n    a: Int = 0", "write 'models:' above it, and indent"),
    ("models:\n  - A:\n      state:", "write 'A:', without '-'"),
    ("models:\n  A:\n    state:\n      - a: Int", "write 'a: Int', without '-'"),
    ("models:\n  A:\n    events:\n      a\n      b(c: D)", "write '- a'"),
    ("models:\n  A:\n    loads:\n      a: { from: try await b(), throttle: c }", "did you mean 'after'?"),
    ("models:\n  A:\n    actions:\n      a: { body: b, onChange: c }", "did you mean 'on'?"),
    ("models:\n  A:\n    actions:\n      a: { body: b, debounce: c }", "write 'effect: { after: …, run: … }'"),
    (
      "models:\n  A:\n    actions:\n      a: { body: b, when: c }",
      "write 'effect: { when: …, run: … }'; a body begins with 'guard … else { return }'"
    ),
    (
      "models:\n  A:\n    loads:\n      a: { from: try await b() }\n    after: c",
      "'after' belongs to an effect or a load: see how far it is indented"
    ),
    ("state:\n  a: Int = 0", "'state' belongs to a model: see how far it is indented"),
    ("models:\n  A:\n    effects:\n      a: b", "write it in an entry of 'actions'"),
    (
      "models:\n  A:\n    state:\n      private a: Int = 0 { didSet { f() } }",
      "write 'aChanged: { on: a, body: … }' in 'actions', and no braces here"
    ),
    ("models:\n  A:\n    actions:\n      a: |\n        # b\n        c()", "write '// b'"),
    (
      "models:\n  A:\n    children:\n      a: { cases: { b } }",
      "write 'b: ~' if it has no model, else 'b: Model'"
    ),
    (
      "models:\n  A:\n    actions:\n      a: { onEvent: { b(c): d() } }",
      "write 'onEvent: b(c)' and 'body: d()'"
    ),
    ("emit: test doubles\nmodels:\n  A:", "test doubles, say, are 'spies'"),
    ("models:\n  A:\n    state:\n      a:\u{A0}Int", "write a space"),
    ("models:\n  A:\n    state:\n      a: \"String = \\q\"", "in single quotes a backslash is a backslash"),
    ("modls:\n  A:", "did you mean 'models'?"), ("models:\n  A:\n    dervie:", "did you mean 'derive'?"),
    ("access: pubilc\nmodels:\n  A:", "did you mean 'public'?"),
    ("isolation: '@Some'\nmodels:\n  A:", "write 'Some'"),
    ("models:\n  A:\n    state:\n      a: any P?", "write '(any P)?'"),
    ("emit: a, b\nmodels:\n  A:", "write a list as '[a, b]'"),
    ("models:\n  A:\n    State:\n      a: Int", "did you mean 'state'?"),
  ]

  @Test("the help says what was meant", arguments: helpCases)
  func help(source: String, help: String) {
    var diagnostics: Diagnostics = Diagnostics()
    _ = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    #expect(diagnostics.all.map(\.help) == [help])
  }

  @Test("what could not be read is known to be there")
  func unread() throws {
    var diagnostics: Diagnostics = Diagnostics()
    let source: String =
      "models:\n  A:\n    stat:\n      a: Int = 0\n    lists:\n      b:\n    derive:\n      c: Int\n  B:\n    state: [a]"
    let spec: Spec = try #require(Spec.read(SourceFile(name: "T", text: source), into: &diagnostics))
    #expect(spec.isWhole)
    #expect(spec.models[0].unread == ["a", "b", "c"])
    #expect(spec.models[0].isWhole)
    #expect(!spec.models[1].isWhole)
  }

  @Test("a file that is no text has no spec, and one error")
  func noText() {
    var diagnostics: Diagnostics = Diagnostics()
    let spec: Spec? = Spec.read(SourceFile(name: "T", bytes: [0xFF, 0xFE, 0x61, 0x00]), into: &diagnostics)
    #expect(spec == nil)
    #expect(diagnostics.all.map(\.code) == ["not-utf8"])
  }
}
