import BindgenCore

/// What is called what: in models, in protocols, in types.
extension ErrorTests {
  static let names: [Case] = [
    Case("unknown-modifier", model: "kind: struct\nservices:\n  ▶weak a: P?", emit: "reducer"),
    Case("unknown-field", model: "protocol: { name: P, members: [a, ▶b] }\nstate: { a: Int = 0 }"),
    Case("unknown-field", model: "protocol: { name: P, except: [▶a] }\nstate: { private a: Int = 0 }"),
    Case("unknown-field", model: "protocol: { name: P, members: ▶'go(_:)' }\nactions: { go(by a: Int): f() }"),
    Case(model: "protocol: { name: P, members: ['go(by:)', go] }\nactions: { go(by a: Int): f() }"),
    Case(model: "actions: { a(b: Int): f(), a(c: Int): f(), a: f() }"),
    Case(model: "state: { a: Int = 0 }\nactions: { a(b: Int): a = b }"),
    Case("duplicate-name", model: "actions:\n  a(b: Int): f()\n  ▶a(b: String): f()"),
    Case("duplicate-name", model: "state: { a: Int = 0 }\nactions: { ▶a: f() }"),
    Case("duplicate-name", model: "services: { a: '((Int) -> Void)?' }\nactions: { ▶a(_ b: Int): f() }"),
    Case("one-case", model: "kind: struct\nactions: { a(b: Int): f(), ▶a(c: Int): f() }", emit: "reducer"),
    Case(model: "kind: struct\nactions: { a(b: Int): f(), private a(c: Int): f() }", emit: "reducer"),
    Case(model: "state: { update: Bool = false }\nactions: { update(a: Int): f() }"),
    Case("reserved-name", model: "actions: { ▶update(a: (Int) -> Void): f() }"),
    Case("reserved-name", model: "actions: { ▶update(a: some P, b: Int = 0): f() }"),
    Case("reserved-name", model: "services: { ▶update: () -> Void }"),
    Case("duplicate-name", model: "actions: { a(b: Int): f() }\nfunctions: { ▶a(c: Int) -> Int: 1 }"),
    Case("duplicate-name", model: "functions: { a(c: Int) -> Int: 1 }\nactions: { ▶a(b: Int): f() }"),
    Case("reserved-name", model: "functions: { b() -> Int: 1, ▶B() -> Int: 2 }"),
    Case(model: "functions: { b(c: Int) -> Int: 1, b(d: Int) -> Int: b(c: d) }"),
    Case("duplicate-name", model: "functions:\n  b(c: Int) -> Int: 1\n  ▶b(c: String) -> Int: 2"),
    Case("duplicate-name", model: "functions: { b(c: Int) -> Int: 1 }\nderive: { ▶b: Int = 1 }"),
    Case("duplicate-name", model: "derive: { b: Int = 1 }\nfunctions: { ▶b(c: Int) -> Int: 1 }"),
    Case("function-signature", model: "functions: { ▶a() async -> Int: 1 }"),
    Case("function-signature", model: "functions: { ▶a() throws -> Int: 1 }"),
    Case("function-signature", model: "functions: { ▶a<T>(_ b: T) -> Int: 1 }"),
    Case("function-signature", model: "functions: { a(▶_ b: Int...) -> Int: 1 }"),
    Case("function-signature", model: "functions: { a(▶b: inout Int) -> Int: 1 }"),
    Case("function-signature", model: "functions: { ▶a(b: Int): f() }"),
    Case("function-writes", model: "state: { a: Int = 0 }\nfunctions:\n  b() -> Int: |\n    ▶a = 1\n    return a"),
    Case("function-as-value", model: "functions: { a(_ b: Int) -> Int: b }\nderive: { c: '[Int] = [1].map(▶a)' }"),
    Case("action-in-expression", model: "functions: { a(_ b: Int) -> Int: ▶c() }\nactions: { c: f() }"),
    Case("service-in-expression", model: "services: { s: S }\nfunctions: { a(_ b: Int) -> Int: ▶s.t }"),
    Case("bare-self", model: "functions: { a(_ b: Int) -> Int: f(▶self) }"),
    Case("circle", model: "functions: { a(_ b: Int) -> Int: c + b }\nderive: { ▶c: Int = a(1) }"),
    Case(
      "not-kept",
      model: "lists: { rows: Row }\nfunctions: { a(_ b: Int) -> Bool: rows.isEmpty }\n"
        + "derive: { c: { type: Int, value: '▶rows.count { a($0.id) }', kept: true } }"
    ),
    Case(
      "model-in-effect",
      source: "isolation: MainActor\nmodels:\n  B: { state: { n: Int = 0 } }\n  A:\n    children: { b: B }\n"
        + "    functions: { a(_ c: Int) -> Int: b.n + c }\n    actions: { d: { effect: 'print(▶a(1))' } }"
    ),
    Case(
      "private-field",
      source: "models:\n  B: { functions: { private a() -> Int: 1 } }\n  A:\n    children: { b: B }\n"
        + "    derive: { c: Int = b.▶a() }"
    ),
    effect("effect-of-other", actions: "a: { effect: f() }\nb: { effect: { id: ▶a, run: f() } }"),
    effect(actions: "a: { effect: { id: a, run: f() } }\nb: { effect: { id: a, run: f() }, cancels: a }"),
    effect(actions: "a: { effect: { policy: keep, run: f() } }\nb: { effect: [f(), g()] }\nc: { cancels: [a, b] }"),
    effect("unknown-effect", actions: "a(b: Int): { effect: f() }\na(c: Int): { effect: f() }\nd: { cancels: ▶a }"),
    effect(actions: "a(b: Int): { effect: f() }\na(c: Int): { effect: f() }\nd: { cancels: 'a(c:)' }"),
    effect("effect-values", actions: "a: { effect: f() }\nd: { cancels: a(▶1) }"),
    Case("owner-setter", model: "state: { a: { type: Int, value: 0, set: ▶owner } }"),
    Case("owner-setter", model: "kind: struct\nstate: { private a: { type: Int, value: 0, set: ▶owner } }"),
    Case("value-model", model: "kind: struct\nconforms: [▶NSObject]"),
    Case(
      model:
        "services:\n  a:\n    protocol: P\n    methods:\n      - b: Int { get }\n      - weak c: (any D)? { get set }"
    ),
    Case(
      model:
        "services:\n  a:\n    protocol: P\n    methods: ['doc: Int { get }', { signature: 'c: Int { get }', doc: It. }]"
    ),
    Case("reserved-name", model: "conforms: [P, NSObject]\nstate: { ▶description: String = x }"),
    Case("reserved-name", model: "conforms: [NSObject]\nactions: { ▶isEqual(_ a: Int): f() }"),
    Case("known-conformance", model: "conforms: [NSObject, ▶Hashable]"),
    Case(model: "conforms: ['@preconcurrency P', NSObject]"),
    Case("reserved-name", model: "types: 'enum ▶Changes { case a }'\nemit: [callbacks]\nstate: { a: Int = 0 }"),
    Case("reserved-name", model: "types: 'struct ▶Fields {}'\nemit: [callbacks]\nstate: { a: Int = 0 }"),
    Case("reserved-name", model: "types: 'struct ▶_Cache {}'\nstate: { a: Int = 0 }\nderive: { b: Int = a }"),
    Case("reserved-name", model: "kind: struct\nemit: [reducer]\ntypes: 'enum ▶Action {}'\nstate: { a: Int = 0 }"),
    Case("reserved-name", model: "kind: struct\nemit: [reducer]\ntypes: 'struct ▶Services {}'\nstate: { a: Int = 0 }"),
    Case("reserved-name", model: "types: 'struct ▶Type {}'"),
    Case(
      model: "types: 'enum Field {}; struct Subscription {}'\nstate: { a: Field?, b: Subscription? }",
      emit: "callbacks"
    ),
    Case("reserved-name", model: "state:\n  ▶update: (() -> Void)?"),
    Case("reserved-name", model: "actions:\n  ▶update<T>(to: T): f()"),
    Case("reserved-name", model: "state:\n  ▶_core: Int = 0"),
    Case("reserved-name", model: "let:\n  ▶Bindgen: Int = 0"),
    Case("reserved-name", model: "let:\n  ▶A: Int = 0"),
    Case("reserved-name", model: "state:\n  ▶Type: Int = 0"),
    Case("reserved-name", model: "let:\n  ▶_Formulas: Int = 0"),
    Case("reserved-name", model: "state:\n  ▶delegate: Int = 0", emit: "delegate"),
    Case("reserved-name", model: "services:\n  ▶observe: F", emit: "callbacks"),
    Case("reserved-name", model: "actions:\n  ▶observe: f()", emit: "callbacks"),
    Case("reserved-name", model: "state:\n  ▶Changes: Int = 0", emit: "delegate"),
    Case("reserved-name", model: "state:\n  ▶Element: Int = 0", emit: "delegate"),
    Case("reserved-name", model: "kind: struct\nlists: { rows: R }\nstate:\n  ▶count: Int = 0", emit: "listSource"),
    Case("reserved-name", model: "kind: struct\nlists: { rows: R }\nactions:\n  ▶moving: f()", emit: "listSource"),
    Case("reserved-name", model: "state:\n  ▶attach: Int = 0\nview:\n  shows: []"),
    Case("reserved-name", model: "state:\n  ▶_Cache: Int = 0\nderive:\n  b: Int = 1"),
    Case("reserved-name", model: "actions:\n  a(▶_core: Int): f()"),
    Case("reserved-name", source: "models:\n  ▶Bindgen:\n    state:\n      a: Int = 0"),
    Case("reserved-name", model: "view:\n  name: ▶Bindgen"),
    Case("reserved-name", model: "services:\n  a:\n    protocol: ▶Bindgen\n    methods: [f]"),
    Case("reserved-name", model: "lists: { a: Row }\nstate:\n  ▶edits: Int = 0", emit: "stream"),
    Case("reserved-name", model: "lists: { a: Row }\nstate:\n  ▶rowPublisher: Int = 0", emit: "combine"),
    Case(
      model: "state:\n  edits: Int = 0\n  rowPublisher: Int = 0\n  observeEdits: Int = 0",
      emit: "callbacks, stream, combine"
    ),
    // What nobody asked for takes no names.
    Case(
      model: "state:\n  delegate: Int = 0\n  observe: Int = 0\n  view: Int = 0\n  Changes: Int = 0\n  Cache: Int = 0"
    ),
    Case(
      model: "state:\n  core: Int = 0\n  cache: Int = 0\n  _products: Int = 0\n  products: Int = 0",
      emit: "delegate"
    ),
    Case(model: "actions:\n  add: f()\n  Add: f()"),
    Case("hidden-type", model: "state:\n  a: [▶Changes] = []", emit: "delegate"),
    Case("hidden-type", model: "services:\n  a: (▶Fields) -> Int", emit: "callbacks"),
    Case("hidden-type", model: "derive:\n  a: ▶_Cache = f()"),
    Case("hidden-type", model: "actions:\n  a(b: ▶Subscription): f()", emit: "callbacks"),
    Case("hidden-type", model: "actions:\n  a() -> ▶Changes: f()", emit: "delegate"),
    Case("hidden-type", model: "derive:\n  a: Int = ▶update(1)"),
    Case("hidden-type", model: "derive:\n  a: Int = f { ▶observe($0) }", emit: "callbacks"),
    Case("hidden-type", model: "state:\n  a: { type: Int, equal: ▶Fields($0) == $1 }", emit: "callbacks"),
    Case("hidden-type", model: "state:\n  a: Int = f(▶Changes.self)", emit: "delegate"),
    Case(model: "derive:\n  a: Int = Type.c(1) + Protocol.d"),
    Case(model: "derive:\n  a: Int = M.update(1) + b.observe(A.c) + observe(2) + Field()"),
    Case("value-names-field", model: "state:\n  a: Int = ▶b(1)\nactions: { b: f() }"),
    Case("equal-names-field", model: "state:\n  a: { type: Int, equal: ▶b($0) == $1 }\nactions: { b: f() }"),
    Case(model: "state:\n  a: [Changes] = []\n  b: Module._Cache? = nil\nderive:\n  c: Cache = f()"),
    Case("same-capitals", model: "state:\n  foo: Int = 0\n  ▶Foo: Int = 0", emit: "delegate"),
    Case("same-capitals", model: "state:\n  foo: Int = 0\nderive:\n  ▶Foo: Int = 0", emit: "delegate, callbacks"),
    Case(model: "state:\n  foo: Int = 0\n  Foo: Int = 0", emit: "callbacks"),
    Case("shown-and-commanded", model: "state:\n  a: Int = 0\nview:\n  shows: [a]\n  commands: [▶a()]"),
    Case("method-twice", model: "view:\n  commands: [f(a: Int), f(b: Int), ▶f(a: Int)]"),
    Case("method-twice", model: "services:\n  a:\n    protocol: P\n    methods: [f, ▶f]"),
    Case(
      "method-twice",
      model: "lists: { a: Row }\nview:\n  shows: [a]\n  commands:\n    - ▶edit(a b: Rows<Row>, _ c: Edits)"
    ),
    Case(
      "model-twice",
      source: "models:\n  A:\n    derive:\n      a: Int = 0\n=== B.yml\nmodels:\n  ▶A:\n    state:\n      b: Int = 0"
    ),
    Case("model-twice", source: "emit: delegate\nmodels:\n  A:\n=== B.yml\nemit: delegate\nmodels:\n  ▶A:"),
    Case("declared-twice", source: "models:\n  A:\n    view:\n      name: ▶B\n  B:"),
    Case("declared-twice", source: "models:\n  ▶A:\n    emit: delegate\n  ADelegate:"),
    Case(
      "declared-twice",
      source: "models:\n  A:\n    view:\n      name: V\n=== B.yml\nmodels:\n  B:\n    view:\n      name: ▶V"
    ),
    Case("declared-twice", source: "models:\n  A:\n    ▶view:\n      shows: []\n  AView:"),
    Case(
      "declared-twice",
      source: """
        models:
          A:
            services:
              a: { protocol: P, methods: [f] }
          B:
            services:
              a: { protocol: ▶P, methods: [f] }
              b: any P
        """
    ),
  ]

  static let meantNames: [Case] = [
    Case("no-import", model: "state:\n  a: Int = 0\n  b: [▶Date] = []\n  c: URL? = nil"),
    Case("no-import", model: "state:\n  a: Int = 0\nactions:\n  b(_ c: ▶UUID): f()"),
    Case("no-import", model: "services:\n  a: { protocol: P, methods: [f() -> ▶Data] }"),
    Case(
      "no-import",
      source: "models:\n  A:\n    state: { a: ▶Date }\n=== B.yml\nimports: F\nmodels:\n  B:\n    state: { a: URL }"
    ),
    Case(source: "imports: [Domain]\nmodels:\n  A:\n    state: { a: Date }"),
    Case(model: "state: { a: Shop.Date }\nactions:\n  b<Data>(_ c: Data): f()\nderive: { d: Int = URL.e }"),
    Case(source: "models:\n  A:\n    children: { date: Date }\n  Date:\n    state: { a: Int = 0 }"),
    Case(
      model:
        "services:\n  a: { protocol: Data, methods: [f()] }\n  b: { struct: URL, methods: [f()] }\nstate: { c: '(any Data)?' }"
    ),
    Case(model: "emit: [mine]\nstate: { a: Date }", options: ResolveOptions(own: ["mine"])),
    Case("no-row-id", model: "lists:\n  a: ▶String\n  b: { element: String, ids: none }\n  c: Row"),
    Case("no-row-id", "no-row-id", model: "lists:\n  a: { element: ▶Int? }\n  b: ▶(Row, Row)"),
    Case("no-row-id", source: "models:\n  A:\n    lists: { a: ▶B }\n  B:\n    kind: struct\n    state: { b: Int = 0 }"),
    Case(
      source:
        "models:\n  A:\n    lists: { a: B, c: C, d: D }\n  B:\n    kind: struct\n    let: { id: Int }\n  C:\n  D:\n    kind: struct\n    conforms: Row"
    ),
    Case("unknown-service", model: "services: { client: P }\nactions:\n  a: ▶clinet.go()"),
    effect(
      ["unknown-service", "unknown-service"],
      actions: "a: { effect: { run: ▶cleint.go(), catch: self.▶clien.stop() } }",
      more: "services: { client: P }"
    ),
    Case(
      model:
        "services: { client: P }\nstorage: { clients: [P] = [] }\nactions:\n  a(_ cliet: P): cliet.go(); clients.f(); let c = client; print(c.d); clinet()"
    ),
    Case("no-value", model: "services: { client: P, clinet: ▶= }\nactions:\n  a: clinet.go()"),
  ]
}
