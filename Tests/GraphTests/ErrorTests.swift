import BindgenCore
import Foundation
import TestSupport
import Testing

@Suite("Names that mean nothing, or too much")
struct ErrorTests {
  /// Errors in the order of their marks.
  struct Case: Sendable, CustomTestStringConvertible {
    var codes: [String]
    var source: String
    var options: ResolveOptions

    init(_ codes: String..., source: String, options: ResolveOptions = ResolveOptions()) {
      self.init(codes: codes, source: source, options: options)
    }

    init(codes: [String], source: String, options: ResolveOptions = ResolveOptions()) {
      self.codes = codes
      self.source = source
      self.options = options
    }

    /// The sections of a model `A`, as `key: value` lines.
    init(_ codes: String..., model: String, emit: String = "", options: ResolveOptions = ResolveOptions()) {
      self.init(codes: codes, model: model, emit: emit, options: options)
    }

    init(codes: [String], model: String, emit: String = "", options: ResolveOptions = ResolveOptions()) {
      let lines: [String] = model.split(separator: "\n").map { "    " + $0 }
      let front: String = emit.isEmpty ? "" : "emit: [\(emit)]\n"
      self.codes = codes
      source = front + "models:\n  A:\n" + lines.joined(separator: "\n")
      self.options = options
    }

    /// With another file.
    func beside(_ other: String) -> Case {
      var both: Case = self
      both.source += other
      return both
    }

    var testDescription: String { codes.joined(separator: ", ") + ": " + source }
  }

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

  static let values: [Case] = [
    Case("one-sided-equal", model: "state:\n  a: { type: Int, equal: ▶$0 == 1 }"),
    Case("one-sided-equal", model: "state:\n  a: { type: Int, equal: ▶areEqual }"),
    Case(model: "state:\n  a: { type: Int, equal: '$0 == $1' }\n  b: { type: Int, equal: never }"),
    Case("value-names-field", model: "let:\n  a: Int = 0\n  b: Int = ▶a + a"),
    Case("value-names-field", model: "state:\n  a: Int = 0\n  b: Int = ▶a + a"),
    Case("value-names-field", model: "services:\n  a: P\nstate:\n  b: Int = ▶a.b"),
    Case(
      "value-names-field",
      source:
        "models:\n  B: { kind: struct }\n  A:\n    kind: struct\n    services: { a: P }\n    children: { b: B = B(▶a) }"
    ),
    Case(
      model: "let: { a: Int = 0 }\nstate: { b: Int = self.a + c }\nactions: { d(e c: Int): { on: init, body: f() } }"
    ),
    Case("action-in-init", model: "actions: { a() async: { on: ▶init, body: f() } }"),
    Case("action-in-init", model: "actions: { a() throws: { on: ▶init, body: f() } }"),
    Case("action-in-init", model: "actions: { a() -> Int: { on: ▶init, body: 1 } }"),
    Case("action-in-init", model: "actions: { a<T>(_ t: T): { on: ▶init, body: f() } }"),
    Case("action-in-init", model: "actions: { a(_ t: Int...): { on: ▶init, body: f() } }"),
    Case("action-in-init", model: "actions: { a: { on: init, animation: ▶.default, body: f() } }"),
    Case("init-argument", model: "let: { b: Int }\nactions: { a(▶b: Int): { on: init, body: f() } }"),
    Case("init-argument", model: "let: { private b: Int = 1 }\nactions: { a(▶b: Int): { on: init, body: f() } }"),
    Case(
      "init-argument",
      model: "actions: { a(b: Int): { on: init, body: f() }, c(▶d b: Int): { on: init, body: f() } }"
    ),
    Case(
      "init-argument",
      model: "state: { a: Int = 0 }\nactions: { b(▶delegate: Int): { on: init, body: f() } }",
      emit: "delegate"
    ),
    Case(model: "state: { private b: Int = 1 }\nactions: { a(b: Int): { on: init, body: f() } }"),
    Case("view-in-init", model: "view: { shows: [] }\nactions: { a: { on: init, body: '▶view?.b()' } }"),
    Case("reaction-signature", model: "state: { a: Int = 0 }\nactions: { b(▶c: Int): { on: [init, a], body: f() } }"),
    Case(
      "value-in-init",
      model: "kind: struct\nservices: { a: P }\nactions: { b: { on: ▶init, body: c() }, c: a.d() }"
    ),
    Case(
      "value-in-init",
      model: "kind: struct\nisolation: MainActor\nactions: { b: { on: ▶init, body: c() }, c: { effect: f() } }",
      emit: "reducer"
    ),
    Case("value-names-field", model: "state:\n  a: Int = self.▶b\nderive:\n  b: Int = 1"),
    Case("value-names-field", model: "services:\n  a: P\nlet:\n  b: Int = ▶a.b"),
    Case("bare-self", model: "state:\n  a: Int = f(▶self)"),
    Case("equal-names-field", model: "state:\n  a:\n    type: Int\n    equal: $0 == ▶b\n  b: Int = 0"),
    Case(
      "equal-names-field",
      model: "state:\n  b: Int = 0\nderive:\n  a:\n    type: Int\n    value: b\n    equal: $0 == $1 + self.▶b"
    ),
    Case("bare-self", model: "state:\n  a:\n    type: Int\n    equal: f($0, ▶self)"),
    Case("wide-setter", model: "state:\n  a: { type: Int, value: 0, set: ▶public }"),
    Case(
      "wide-setter",
      model: "access: package\nstate:\n  a: { type: Int, value: 0, set: ▶public }\n  b: { type: Int, set: package }"
    ),
    Case(model: "access: public\nstate:\n  a: { type: Int, set: public }\n  b: { type: Int, set: private }"),
    Case(
      "model-as-value",
      source: "models:\n  A:\n    state:\n      a: [▶B] = []\n      c: X.B\n  B:"
    ),
    Case("model-as-value", source: "models:\n  A:\n    let:\n      a: (Int, ▶A?) = f()"),
    // A type that is declared in a model is no model; but its arguments may be.
    Case(model: "let:\n  a: A.B\nstate:\n  b: [A.B?] = []\n  c: (A.B, A.B.C) -> C<A.B>"),
    Case("model-as-value", model: "state:\n  a: A.B<▶A> = f()"),
    Case("model-as-value", model: "state:\n  a: B<▶A>.C = f()"),
    Case(source: "models:\n  A:\n    services:\n      a: (B) -> Void\n    actions:\n      b(c: B): f()\n  B:"),
    Case(
      "too-many-fields",
      model: "state:\n" + (0..<64).map { "  a\($0): Int = 0\n" }.joined() + "derive:\n  ▶b: Int = 0\n  c: Int = 0"
    ),
    Case(model: "state:\n" + (0..<63).map { "  a\($0): Int = 0\n" }.joined() + "derive:\n  b: Int = 0"),
  ]

  static let expressions: [Case] = [
    Case("service-in-expression", model: "services:\n  a: P\nderive:\n  b: Int = ▶a.b + a.c"),
    Case("action-in-expression", model: "derive:\n  b: Int = ▶a() + a()\nactions:\n  a: f()"),
    Case("bare-self", model: "derive:\n  a: Int = f(▶self) + g(self)"),
    Case("circle", model: "derive:\n  ▶a: Int = a"),
    Case("circle", model: "derive:\n  ▶a: Int = c\n  b: Int = self.a\n  c: Int = b\n  d: Int = a"),
    Case("circle", "circle", model: "derive:\n  ▶a: Int = b\n  b: Int = a\n  ▶c: Int = a + d\n  d: Int = c"),
    Case(model: "state:\n  a: Int = 0\nderive:\n  b: Int = [1].map { b in a + b }.count\n  c: Int = x.c"),
    Case("unwatched", model: "derive:\n  a: F.Date = ▶Date()"),
    Case("unwatched", "unwatched", model: "derive:\n  a: Bool = Clock▶.now < Clock▶.now"),
    Case(
      model: "services:\n  a: P\nstate:\n  random: () -> Int = f\n  now: F.Date = Date()\nderive:\n  b: Int = random()"
    ),
  ]

  /// A derivation that must be kept, over `rows`, `models` and others.
  static let keeping: [Case] = [
    ("Int", "rows.count { $0.a }"), ("Rows<B>", "self.rows.filter { $0.a == b }.sorted(by: \\.c)"),
    ("B?", "rows.max(by: { $0.c })"), ("Double", "rows.sum(\\.d)"), ("B?", "rows.first"),
    ("[Int]", "rows.▶map(\\.c)"), ("Rows<C>", "rows.map { C($0) }.prefix(2)"), ("Int", "rows.▶map { C($0) }.count"),
    ("Sections<Int, B>", "rows.filter(\\.a).grouped(by: \\.c)"), ("▶[Int: [B]]", "rows.grouped(by: \\.c)"),
    ("Int", "rows.grouped(by: \\.c).▶count"), ("Sections<Int, C>", "rows.map { C($0) }.grouped(by: \\.c)"),
    ("KeyedRows<Int, B>", "rows.dictionary(by: \\.c)"), ("▶[Int: B]", "rows.dictionary(by: \\.c)"),
    ("Int", "rows.▶prefix(while: f).count"), ("Int", "rows.▶reversed().count"), ("Int", "rows.count ▶+ 1"),
    ("Int", "▶f(rows)"), ("Int", "▶b"),
    ("▶[B]", "rows.filter(\\.a)"), ("Int", "rows.sum { $0.c + ▶rows.count }"), ("Int", "▶other.count"),
    ("Rows<B>", "rows.sorted { ▶$1.c < $0.c }"), ("Rows<B>", "rows.sorted { one, two ▶in one < two }"),
    ("B?", "rows.▶max()"), ("B?", "rows.▶max(by: areInOrder)"), ("Bool", "rows.▶contains(b)"),
    ("Rows<B>", "▶rows"), ("Int", "rows.▶reduce(0) { $0 + $1.c }"), ("Int", "▶d.e.count"),
    ("Int", "▶rows.count { $0.c == d.f }"), ("Rows<B>", "▶rows.filter { r in models.contains { $0.f == r.c } }"),
    ("Rows<D>", "models.filter { m in rows.contains { $0.c == m.f } }"), ("Int", "▶rows.count { $0.c == last?.f }"),
  ].map { type, expression in
    let codes: [String] = (type + expression).contains("▶") ? ["not-kept"] : []
    return Case(
      codes: codes,
      model: """
        lists: { rows: B, models: D }
        children: { d: D }
        state: { b: Int = 0 }
        derive:
          other: Rows<B> = rows.reversed()
          last: D? = models.last
          a:
            type: \(type)
            value: '\(expression)'
            kept: true
        """
    ).beside("\n  D:\n    lists: { e: B }\n    state: { f: Int = 0 }")
  }

  static let views: [Case] = [
    Case("unknown-field", model: "state:\n  product: Int = 0\nview:\n  shows: [▶prodcut]"),
    Case("unknown-field", model: "let:\n  a: Int = 0\nview:\n  shows: [▶a]"),
    Case("unknown-field", model: "actions:\n  a: f()\nview:\n  shows: ▶a"),
    Case("private-value", model: "state:\n  private ▶a: Int"),
    Case(model: "let:\n  private a: Int?"),
    Case("private-value", model: "storage:\n  ▶a: Int"),
    Case(model: "state:\n  private a: Int?\nstorage:\n  b: Int?\nlet:\n  private: Int"),
    Case("storage-in-expression", model: "storage:\n  a: Int = 0\nderive:\n  b: Int = ▶a"),
    Case("private-field", model: "state:\n  private a: Int = 0\nview:\n  shows: [▶a]"),
    Case("private-field", model: "derive:\n  private a: Int = 0\nview:\n  shows: [▶a]"),
    Case(
      "private-field",
      source:
        "models:\n  A:\n    children:\n      b: B\n    derive:\n      c: Int = b.▶d\n  B:\n    state:\n      private d: Int = 0"
    ),
    Case("wide-access", model: "state:\n  ▶public a: Int = 0"),
    Case("wide-access", model: "access: package\nactions:\n  ▶public a(): f()\n  internal b(): f()"),
    Case("wide-access", model: "derive:\n  ▶package a: Int = 0"),
    Case("wide-setter", model: "access: public\nstate:\n  internal ▶public(set) a: Int = 0"),
    Case("outlet-needs", model: "emit: [▶erased]\nstate:\n  a: Int = 0"),
    Case("outlet-needs", model: "emit: [▶spies]\nstate:\n  a: Int = 0"),
    Case("outlet-needs", model: "emit: [▶protocol]\nstate:\n  a: Int = 0"),
    Case("declared-twice", source: "models:\n  A:\n    protocol: ▶B\n  B:\n    state:\n      a: Int = 0"),
    Case("no-closure", model: "services:\n  a: { struct: S, methods: [f(), ▶g<T>(_ a: T)] }"),
    Case("no-closure", model: "services:\n  a: { struct: S, methods: [▶f(_ a: some P)] }"),
    Case("no-closure", model: "services:\n  a: { struct: S, methods: [▶f(_ a: () throws -> Void) rethrows] }"),
    Case("declared-twice", model: "services:\n  a: { struct: ▶A, methods: [f()] }"),
    Case("no-wrapper", model: "emit: [erased]\nservices:\n  a: { protocol: P, methods: [▶f(_ a: Int...)] }"),
    Case("no-double", model: "emit: [spies]\nservices:\n  a: { protocol: P, methods: [▶f<T>(_ a: Int) -> T] }"),
    Case("no-double", model: "emit: [spies]\nservices:\n  a: { protocol: P, conforms: [▶Codable], methods: [f()] }"),
    Case("no-wrapper", model: "emit: [erased]\nservices:\n  a: { protocol: P, conforms: [▶Codable], methods: [f()] }"),
    Case("private-field", model: "access: public\nstate:\n  internal a: Int = 0\nview:\n  shows: [▶a]"),
    Case("protocol-circle", model: "services:\n  a: { protocol: P, conforms: [▶P], methods: [f()] }"),
    Case("no-double", model: "emit: [spies]\nservices:\n  a: { protocol: P, methods: [▶f() -> Never] }"),
    Case("no-wrapper", model: "emit: [erased]\nservices:\n  a: { protocol: P, methods: [▶base()] }"),
    Case("no-wrapper", model: "emit: [erased]\nprotocol: P\nstate:\n  a: Int = 0\nactions:\n  ▶id(): f()"),
    Case("reserved-name", model: "emit: [erased]\nprotocol: P\nstate:\n  ▶base: Int = 0"),
    Case("method-twice", model: "services:\n  a: { protocol: P, methods: [f(_ a: Int), ▶f(_ b: Int)] }"),
    Case("numbered-name", model: "services:\n  a: { struct: S, methods: [f(_ a: Int), ▶f(_ a: Bool)] }"),
    Case("class-source", source: "models:\n  ▶A:\n    emit: [listSource]\n    lists: { a: Row }"),
    Case(
      "two-lists",
      source: "models:\n  ▶A:\n    kind: struct\n    emit: [listSource]\n    lists: { a: Row, b: Row }"
    ),
    Case("unknown-list", model: "kind: struct\nemit: [listSource]\nlistSource: ▶b\nlists: { a: Row }"),
    Case(
      "reserved-name",
      source: "models:\n  ▶UIKit:\n    kind: struct\n    emit: [listSource]\n    lists: { a: Row }"
    ),
    Case("outlet-needs", model: "kind: struct\nemit: [▶listSource]\nstate: { a: Int }"),
    Case("value-model", model: "kind: struct\nisolation: ▶MainActor\nstate:\n  a: Int = 0"),
    Case("value-model", model: "kind: struct\nemit: [▶callbacks]\nstate:\n  a: Int = 0"),
    Case("unused-outlet", model: "kind: struct\nstate:\n  a: Int = 0", emit: "▶callbacks"),
    Case("value-model", model: "kind: struct\nstate:\n  a: Int = 0\n▶view:\n  shows: [a]"),
    Case("value-model", model: "kind: struct\nprotocol: ▶P\nstate:\n  a: Int = 0"),
    Case("value-model", model: "kind: struct\nstate:\n  a: { type: Int, value: 0, equal: ▶never }"),
    Case(
      "value-model",
      source: "models:\n  A:\n    kind: struct\n    children: { b: ▶B }\n  B:\n    state: { c: Int = 0 }"
    ),
    Case(
      "value-as-child",
      source: "models:\n  A:\n    children: { b: ▶B }\n  B:\n    kind: struct\n    state: { c: Int = 0 }"
    ),
    Case(source: "models:\n  A:\n    state: { b: B }\n  B:\n    kind: struct\n    state: { c: Int = 0 }"),
    Case("no-double", model: "emit: [spies]\nservices:\n  a: { protocol: P, methods: [▶f(_ a: borrowing Int)] }"),
    Case(
      "numbered-name",
      model: "emit: [spies]\nservices:\n  a: { protocol: P, methods: [f(_ a: Int), ▶f(_ a: Bool)] }"
    ),
    Case("hidden-type", model: "emit: [spies]\nservices:\n  a: { protocol: P, methods: [f(_ a: ▶Call)] }"),
  ]

  static let outlets: [Case] = [
    Case("unknown-outlet", model: "state:\n  a: Int = 0", emit: "delegate, ▶callback"),
    Case("unknown-outlet", model: "emit: ▶x"),
    Case("unknown-outlet", source: "emit: ▶x\nmodels:\n  A:\n  B:"),
    Case("outlet-needs", model: "emit: ▶view"),
    Case(
      "unknown-outlet",
      "unknown-outlet",
      model: "isolation: M\nactions: { a: { effect: f() } }",
      emit: "▶effects, ▶mocks"
    ),
    // At the top it must fit one model.
    Case(
      "unused-outlet",
      "unused-outlet",
      model: "state:\n  a: Int = 0",
      emit: "▶view, ▶protocol"
    ),
    Case("unused-outlet", "unused-outlet", model: "state:\n  a: Int = 0", emit: "▶reducer, ▶spies, callbacks"),
    Case(model: "kind: struct\nstate:\n  a: Int = 0", emit: "reducer, callbacks"),
    Case(model: "state:\n  a: Int = 0", emit: "view", options: .init(emit: ["delegate"])),
    Case("unused-outlet", source: "emit: ▶view\nmodels:\n  A:\n=== B.yml\nmodels:\n  B:\n    view:\n      shows: []"),
    Case(source: "emit: view\nmodels:\n  A:\n  B:\n    view:\n      shows: []"),
    Case(source: "emit: [analytics, tracing]\nmodels:\n  A:", options: .init(own: ["analytics", "tracing"])),
    // The run's own words have no place.
    Case(
      "unknown-outlet",
      source: "models:\n  A:\n=== B.yml\nmodels:\n  B:",
      options: .init(emit: ["x", "delegate", "x"])
    ),
    Case("unknown-outlet", source: "emit: ▶x\nmodels:\n  A:\n    emit: view", options: .init(emit: ["delegate"])),
    Case("unknown-outlet", source: "models:\n  A:\n    emit: ▶x", options: .init(emit: ["delegate"])),
    Case(source: "models:\n  A:", options: .init(emit: ["view"])),
  ]

  static let children: [Case] = [
    Case(
      "too-many-inputs",
      source: "models:\n  A:\n    children:\n      b: B = B()\n    derive:\n      c: Int = f(▶b)\n  B:\n    state:\n"
        + "      a: Int = 0\n    children:\n" + (0..<64).map { "      d\($0): D = D()\n" }.joined()
        + "  D:\n    state:\n" + (0..<64).map { "      s\($0): Int = 0\n" }.joined()
    ),
    Case("unknown-model", source: "models:\n  Cart:\n  A:\n    children:\n      cart: ▶Crat = f()"),
    Case(
      "not-one-model",
      source: "models:\n  Cart:\n  A:\n    children:\n      carts: ▶[Cart] = []"
    ),
    Case(source: "models:\n  Cart:\n  A:\n    children:\n      a: Cart = Cart()\n      b: Cart = Cart()"),
    Case(
      "other-isolation",
      source: "models:\n  B:\n  A:\n    isolation: MainActor\n    children:\n      b: ▶B"
    ),
    Case(
      "other-isolation",
      source: "models:\n  B:\n    isolation: nonisolated\n  A:\n    children:\n      b: ▶B"
    ),
    Case(
      "other-isolation",
      source:
        "isolation: MainActor\nmodels:\n  A:\n    children:\n      b: ▶B\n=== B.yml\nisolation: X.Y\nmodels:\n  B:"
    ),
    Case(
      source: "models:\n  A:\n    isolation: M\n    children:\n      b: B\n=== B.yml\nisolation: M\nmodels:\n  B:"
    ),
    Case("narrow-child", source: "models:\n  B:\n  A:\n    access: public\n    children:\n      b: ▶B"),
    Case("narrow-child", source: "models:\n  B:\n  A:\n    access: public\n    lists:\n      b: ▶B"),
    Case("other-isolation", source: "models:\n  B:\n  A:\n    isolation: MainActor\n    lists:\n      b: ▶B"),
    Case("other-isolation", source: "models:\n  B:\n  A:\n    isolation: MainActor\n    children:\n      b: ▶B?"),
    Case("unknown-model", source: "models:\n  Cart:\n  A:\n    children:\n      cart: ▶Crat?"),
    Case("value-as-child", source: "models:\n  B:\n    kind: struct\n  A:\n    children:\n      b: ▶B?"),
    Case("value-model", source: "models:\n  B:\n  A:\n    kind: struct\n    lists:\n      b: ▶B"),
    Case("value-model", source: "models:\n  B:\n  A:\n    kind: struct\n    children:\n      b: ▶B?"),
    Case("model-as-value", source: "models:\n  B:\n  A:\n    lists:\n      b: '▶B?'"),
    Case("model-circle", source: "models:\n  A:\n    lists:\n      a: ▶A"),
    Case("model-circle", source: "models:\n  A:\n    children:\n      b: ▶B?\n  B:\n    lists:\n      a: A"),
    Case(source: "models:\n  A:\n    kind: struct\n    let: { id: Int }\n    lists:\n      a: A"),
    Case(
      "too-many-inputs",
      source: "models:\n  A:\n    lists:\n      b: ▶B\n  B:\n    children:\n"
        + (0..<300).map { "      d\($0): D = D()\n" }.joined() + "  D:\n    state: { a: Int = 0 }"
    ),
    Case("model-circle", source: "models:\n  A:\n    children:\n      a: ▶A"),
    Case(
      "model-circle",
      source: "models:\n  A:\n    children:\n      b: ▶B\n=== B.yml\nmodels:\n  B:\n    children:\n      a: A"
    ),
    Case(
      "unknown-field",
      "unknown-field",
      "unknown-field",
      source: """
        models:
          Cart:
            let:
              limit: Int = 1
            services:
              store: P
            state:
              products: [Int] = []
            actions:
              add: f()
          Shop:
            children:
              cart: Cart = Cart()
            derive:
              a: Int = cart.products.count + cart.limit.x
              b: Int = cart.▶prodcuts.count + cart.▶store.x
        === City.yml
        models:
          City:
            children:
              shop: Shop = f()
            derive:
              c: Int = shop.cart.products.prodcuts + shop.a + self.shop?.cart.▶add
        """
    ),
  ]

  /// One mistake gives one error: what could not be read is not called unknown.
  static let consequences: [Case] = [
    Case("optional-existential", model: "state:\n  a: ▶any P? = nil\nderive:\n  b: Int = a\nview:\n  shows: [a, b]"),
    Case("unknown-key", model: "▶stat:\n  a: Int = 0\nview:\n  shows: [a]"),
    Case("not-a-mapping", model: "state: ▶[a]\nview:\n  shows: [a]"),
    Case("no-expression", model: "derive:\n  ▶a: Int\n  b: Int = a"),
    Case(
      "not-a-mapping",
      source: "models:\n  B: ▶C\n  A:\n    children:\n      b: B\n    derive:\n      c: Int = b.x"
    ),
    effect("unclosed-bracket", actions: "a:\n  body: f()\n  effect: ▶{ id: b, run: f()\nc: { cancels: b }"),
    effect("unclosed-bracket", actions: "a: ▶{ body: f(), effect: { id: b, run: f() }\nc: { cancels: b }"),
    effect("braces", actions: "a:\n  body: f()\n  effect: { id: b, run: ▶{ f() } }\nc: { cancels: b }"),
    effect("no-unit", actions: "a: { body: f(), effect: { id: b, after: ▶300ms, run: f() } }\nc: { cancels: b }"),
    Case("not-a-name", source: "models:\n  ▶1B:\n  A:\n    children:\n      b: B"),
    Case(
      "unknown-key",
      source: "▶modls:\n  B:\n=== A.yml\nmodels:\n  A:\n    children:\n      b: B"
    ),
    Case("not-a-mapping", source: "▶- nothing\n=== A.yml\nmodels:\n  A:\n    children:\n      b: B"),
    Case(
      "optional-existential",
      source:
        "models:\n  B:\n    state:\n      a: ▶any P?\n  A:\n    children:\n      b: B\n    derive:\n      c: Int = b.a"
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

  static let all: [Case] =
    meantNames + lateWrites + reactionLoops + effects + ReducerErrors.all + EventErrors.all + ChoiceErrors.all + names
    + values
    + expressions + keeping
    + views + outlets
    + children + consequences

  @Test("each is told at its place, and once", arguments: all)
  func place(example: Case) {
    let outcome: Outcome = Outcome(Marked(example.source).files, example.options)
    let hasPlaces: Bool = outcome.diagnostics.contains { $0.range != nil }
    let places: [String] = hasPlaces ? Marked(example.source).marks.map(\.place) : example.codes.map { _ in "" }
    let expected: [String] = zip(example.codes, places).map { $1.isEmpty ? $0 : $0 + " " + $1 }
    #expect(outcome.told == expected)
    #expect(!hasPlaces || example.codes.count == places.count, "as many marks as codes")
  }

  @Test("each kind of error has an example here")
  func coverage() throws {
    let folder: URL = Repository.root.appendingPathComponent("Sources/BindgenCore/Graph")
    var codes: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text: String = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: #/\.(?:error|warning)\(\s*"([a-z0-9-]+)"/#) { codes.insert(String(match.1)) }
    }
    #expect(codes.count > 80)
    #expect(codes.subtracting(Self.all.flatMap(\.codes)) == [])
  }

  @Test("all errors of a run are told, in the order of its files")
  func several() {
    let source: String = """
      emit: [▶delegat]
      models:
        A:
          let:
            ▶_core: Int = 0
          state:
            a: Int = ▶b
            b: Int = 0
          derive:
            ▶c: Int = d
            d: Int = c
          view:
            name: V
            shows: [▶x]
      === B.yml
      models:
        B:
          derive:
            a: F.Date = ▶Date()
            b: Int = ▶go()
          actions:
            go: f()
          view:
            name: ▶V
      """
    let codes: [String] = [
      "unknown-outlet", "reserved-name", "value-names-field", "circle", "unknown-field", "unwatched",
      "action-in-expression", "declared-twice",
    ]
    #expect(Outcome(source).told == zip(codes, Marked(source).marks.map(\.place)).map { $0 + " " + $1 })
  }
}
