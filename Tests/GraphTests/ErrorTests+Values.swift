import BindgenCore

/// What states, constants and derivations are.
extension ErrorTests {
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
}
