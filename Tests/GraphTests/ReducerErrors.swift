import BindgenCore

/// Mistakes in values with reducers.
enum ReducerErrors {
  private typealias Case = ErrorTests.Case

  /// A value `A` with a reducer, and its row `B`.
  private static func reducer(_ codes: String..., a: String = "", b: String = "") -> Case {
    func lines(_ text: String) -> String { text.split(separator: "\n").map { "\n    " + $0 }.joined() }
    return Case(
      codes: codes,
      source: "isolation: M\nmodels:\n  B:\n    kind: struct\n    let: { id: Int }" + lines(b)
        + "\n  A:\n    kind: struct\n    emit: [reducer]" + lines(a.contains("lists") ? a : "lists: { rows: B }\n" + a)
    )
  }

  /// A row's action that begins something.
  private static let likes: String = "actions:\n  like: { effect: g() }"

  /// A row that reacts to a field.
  private static let reacts: String =
    "state: { n: Int = 0, o: Int = 0 }\nactions:\n  changed: { on: n, body: f() }"

  /// A body of a model above a row with a child.
  private static func below(_ body: String, reaction: String = "on: m") -> String {
    """
    isolation: M
    models:
      C:
        kind: struct
        state: { n: Int = 0 }
        actions: { go: n += 1, stay: f() }
      B:
        kind: struct
        let: { id: Int }
        children: { c: C }
        state: { o: Int = 0 }
        derive: { m: Int = c.n }
        actions: { own: c.go(), changed: { \(reaction), effect: g() } }
      A:
        kind: struct
        emit: [reducer]
        lists: { rows: B }
        actions: { b: '\(body)' }
    """
  }

  private static func one(_ codes: String..., source: String) -> Case { Case(codes: codes, source: source) }

  private static let cases: [Case] = [
    reducer("not-a-case", a: "actions:\n  ▶a<T>(_ b: T): f()"),
    reducer("not-a-case", a: "actions:\n  a(_ b: ▶some P): f()"),
    reducer("not-a-case", a: "actions:\n  a(▶_ b: Int...): f()"),
    reducer("not-a-case", a: "actions:\n  a(▶_ b: inout Int): f()"),
    reducer("not-a-case", a: "actions:\n  a(▶_ b: () -> Void): f()"),
    reducer("not-a-case", a: "actions:\n  ▶a() async: f()"),
    reducer("not-a-case", a: "actions:\n  ▶a() throws: f()"),
    reducer("not-a-case", a: "actions:\n  a() -> ▶Int: 1"),
    reducer("not-a-case", b: "actions:\n  a() -> ▶Int: 1"),
    reducer(a: "actions:\n  a(_ b: @escaping () -> Void) -> Void: f()\n  private c<T>(_ d: T) throws -> Int: 1"),
    reducer("not-a-case", a: "actions:\n  private ▶a() throws: f()\n  b:\n    effect: a()"),
    reducer("lost-effect", a: "actions:\n  go: { effect: g() }\n  b: let f = ▶go"),
    reducer(
      "lost-effect",
      a: "actions:\n  go: { cancels: h }\n  d: { effect: { id: h, run: g() } }\n  b: d { }; f(self.▶go)"
    ),
    reducer(a: "actions:\n  go: { effect: g() }\n  b: go(); self.go(); c.forEach { _ in go() }; d(e.go())"),
    reducer(a: "actions:\n  go: f()\n  b(go: Int): let f = go"),
    reducer("lost-effect", a: "actions:\n  b: rows.forEach { $0.▶like() }", b: likes),
    reducer("lost-effect", a: "actions:\n  b: rows.update(id: 1, { a, b in f() }, { $0.▶like() })", b: likes),
    reducer("lost-effect", a: "actions:\n  b: rows[0].▶like()", b: likes),
    reducer("lost-effect", a: "actions:\n  b: rows[id: f()]?.▶like()", b: likes),
    reducer("lost-effect", a: "actions:\n  b: |\n    var c = rows[id: 1]!\n    c.▶like()", b: likes),
    reducer("lost-effect", a: "actions:\n  private b(_ c: inout B): c.▶like()", b: likes),
    reducer(a: "actions:\n  b: rows[id: 1]?.like(); rows[id: c.id]!.like(); self.rows[id: -1]?.like()", b: likes),
    reducer(a: "services: { c: D }\nactions:\n  b: c.like(); c.all.forEach { $0.like() }", b: likes),
    one(
      "lost-effect",
      source: "isolation: M\nmodels:\n  B:\n    kind: struct\n    emit: [reducer]\n    let: { id: Int }\n    "
        + likes.replacing("\n", with: "\n    ")
        + "\n  A:\n    lists: { rows: B }\n    actions: { c: 'rows[id: 1]?.▶like()' }"
    ),
    reducer("unseen-change", a: "actions:\n  b: rows[id: 1]?.▶n += 1", b: reacts),
    reducer("unseen-change", a: "actions:\n  b: rows[0].▶n = 1", b: reacts),
    reducer("unseen-change", a: "actions:\n  b: f(&self.rows[0].▶n)", b: reacts),
    reducer("unseen-change", a: "actions:\n  b: rows.update(id: 1) { $0.▶n = 1 }", b: reacts),
    reducer(
      "unseen-change",
      a: "actions:\n  b: for i in rows.indices { rows[i].▶n.append(2) }",
      b: "state: { n: [Int] = [] }\nderive: { m: Int = n.count }\nactions: { d: { on: m, effect: g() } }"
    ),
    reducer(a: "actions:\n  b: rows[id: 1]?.o = 1; rows[id: 1] = c; rows.append(c)", b: reacts),
    reducer(
      a: "actions:\n  b: let d = rows[0].n; f(rows[0].n == 1)\n  private e(rows: inout [B]): rows[0].n = 1",
      b: reacts
    ),
    reducer(a: "actions:\n  b: rows[0].n = 1", b: "state: { n: Int = 0 }"),
    one("unseen-change", source: below("rows[id: 1]?.▶c.n = 1")),
    one("unseen-change", source: below("rows[id: 1]?.c.▶go()")),
    one(source: below("rows[id: 1]?.c.stay()", reaction: "on: o")),
    one(source: below("rows[id: 1]?.own()")),
    reducer("set-action", a: "state: { query: String = text }\nactions:\n  ▶setQuery: f()"),
    reducer("set-action", a: "state: { query: String = text, ▶Query: String = text }"),
    reducer("set-action", a: "state: { query: String = text }\nlists: { ▶setQuery: B }"),
    reducer(a: "state: { private query: Int = 0 }\nactions:\n  setQuery: f()"),
    reducer(a: "state: { query: { type: Int, value: 0, set: private } }\nactions:\n  setQuery: f()"),
    reducer("reserved-name", a: "actions:\n  ▶name: f()"),
    reducer("reserved-name", a: "lists: { ▶name: B }"),
    reducer("reserved-name", a: "actions:\n  ▶reduce: f()"),
    reducer("reserved-name", a: "actions:\n  a(▶services: Int): f()"),
    reducer("reserved-name", a: "actions:\n  a(▶_effects: Int): f()"),
    reducer("reserved-name", a: "actions:\n  ▶Action: f()"),
    reducer("reserved-name", a: "state: { ▶services: Int = 0 }"),
    reducer("reserved-name", a: "state: { ▶state: Int = 0 }"),
    reducer("reserved-name", a: "derive: { ▶each: Int = 0 }"),
    reducer("reserved-name", b: "derive: { ▶send: Int = 0 }"),
    reducer("reserved-name", b: "derive: { ▶_settle: Int = 0 }"),
    reducer(b: "state: { each: Int = 0, name: Int = 0 }\nactions: { send: f() }"),
    reducer("hidden-type", a: "state: { a: ▶Action }"),
    reducer("hidden-type", a: "state: { a: ▶Each }"),
    one("reserved-name", source: "models:\n  A:\n    kind: struct\n    emit: [reducer]\n  ▶Action:"),
    one("reserved-name", source: "models:\n  A:\n    kind: struct\n    emit: [reducer]\n  ▶Case:"),
    one(source: "models:\n  A:\n    kind: struct\n    emit: [reducer]\n  Effects:\n  Send:"),
    one("declared-twice", source: "models:\n  A:\n    kind: struct\n    emit: [reducer]\n  ▶AStore:"),
    one("declared-twice", source: "models:\n  ▶AStore:\n  A:\n    kind: struct\n    emit: [reducer]"),
    reducer("not-a-case", a: "actions:\n  a(at b: Int, ▶at c: Int): f()"),
    reducer(a: "actions:\n  a(_ b: Int, _ c: Int): f()\n  d(Effects: Int): f()"),
    reducer("reserved-name", a: "actions:\n  ▶Case: f()"),
    reducer("hidden-type", a: "actions:\n  a(_ b: [▶Case]): f()"),
    reducer("reserved-name", a: "actions:\n  a(▶Bindgen: Int): f()"),
    reducer("reserved-name", a: "actions:\n  a:\n    onAction: 'rows(id, ▶Bindgen)'\n    body: f()"),
    reducer("value-model", a: "view: { shows: [], commands: [▶show] }"),
    one("outlet-needs", source: "models:\n  A:\n    emit: [▶reducer]"),
  ]

  private static let below: [Case] = [
    reducer("missing-service", a: "lists: { rows: ▶B }", b: "services: { load: () -> Int }"),
    reducer(
      "missing-service",
      a: "services: { load: () -> Bool }\nlists: { rows: ▶B }",
      b: "services: { load: () -> Int }"
    ),
    reducer("missing-service", a: "children: { b: ▶B? }\nlists: { c: Row }", b: "services: { load: () -> Int }"),
    reducer(a: "services: { load: () -> Int }", b: "services: { load: () -> Int, log: P = P() }"),
    reducer(
      "no-clock",
      a: "services: { clock: C }\nlists: { rows: B }",
      b: "actions:\n  a: { ▶effect: { after: .zero, run: a() } }"
    ),
    reducer(
      a: "services: { clock: C }\nlists: { rows: B }",
      b: "services: { clock: C }\nactions:\n  a: { effect: { after: .zero, run: a() } }"
    ),
    reducer(a: "lists: { rows: B }", b: "actions:\n  a: { effect: { every: .zero, run: a() } }"),
    // Nobody sends to rows without ids.
    reducer(a: "lists: { rows: { element: B, ids: none } }", b: "services: { load: () -> Int }"),
    one(
      "missing-service",
      source: """
        models:
          A:
            kind: struct
            emit: [reducer]
            services: { load: () -> Int }
            children: { b: B }
          B:
            kind: struct
            children: { c: ▶C }
          C:
            kind: struct
            services: { load: () -> Int }
        """
    ),
    one(
      "other-isolation",
      source: "models:\n  B:\n    kind: struct\n    let: { id: Int }\n  A:\n    kind: struct\n    isolation: M\n"
        + "    emit: [reducer]\n    lists: { b: ▶B }"
    ),
    one(
      "other-isolation",
      source: "models:\n  B:\n    kind: struct\n  A:\n    kind: struct\n    isolation: M\n    emit: [reducer]\n"
        + "    children: { b: ▶B }"
    ),
    one(
      "narrow-child",
      source: "models:\n  B:\n    kind: struct\n  A:\n    kind: struct\n    access: public\n    emit: [reducer]\n"
        + "    children: { b: ▶B }"
    ),
  ]

  private static let reactions: [Case] = [
    reducer("reaction-names", a: "actions:\n  a:\n    onAction: 'rows(▶action)'\n    body: f()"),
    reducer("reaction-names", a: "actions:\n  a:\n    onAction: 'rows(a, ▶a)'\n    body: f()"),
    reducer("reaction-names", a: "children: { b: B }\nactions:\n  a:\n    onAction: 'b(id, ▶action)'\n    body: f()"),
    reducer("reserved-name", a: "actions:\n  a:\n    onAction: 'rows(id, ▶services)'\n    body: f()"),
    reducer("unknown-child", a: "actions:\n  a:\n    onAction: '▶row(id, action)'\n    body: f()"),
    reducer("no-child-actions", a: "state: { b: Int = 0 }\nactions:\n  a:\n    onAction: '▶b(action)'\n    body: f()"),
    reducer("no-child-actions", a: "lists: { b: Row }\nactions:\n  a:\n    onAction: '▶b(id, action)'\n    body: f()"),
    reducer(
      "no-child-actions",
      a: "lists: { b: { element: B, ids: none } }\nactions:\n  a:\n    onAction: '▶b(id, action)'\n    body: f()"
    ),
    reducer("reaction-signature", a: "actions:\n  a(▶b: Int):\n    onAction: 'rows(id, action)'\n    body: f()"),
    reducer(
      a: "children: { b: B, c: B? }\nactions:\n  a:\n    onAction: b(action)\n    body: f()\n"
        + "  d:\n    onAction: 'rows(_, _)'\n    body: f()\n  e:\n    onAction: c(action)\n    body: f()"
    ),
    one(
      "no-child-actions",
      source:
        "models:\n  B:\n  A:\n    children: { b: B }\n    actions:\n      a:\n        onAction: ▶b(action)\n        body: f()"
    ),
    one(
      "needs-reducer",
      source: "models:\n  B:\n    kind: struct\n  A:\n    kind: struct\n    children: { b: B }\n    actions:\n"
        + "      a:\n        onAction: ▶b(action)\n        body: f()"
    ),
    Case("needs-reducer", model: "kind: struct\nstate: { b: Int = 0 }\nactions:\n  a:\n    on: ▶b\n    body: f()"),
    Case("needs-reducer", model: "kind: struct\nactions:\n  a:\n    ▶effect: f()"),
    Case("needs-reducer", model: "kind: struct\nactions:\n  a: { animation: ▶.spring, body: f() }"),
    Case(model: "kind: struct\nactions:\n  a: withAnimation { f() }"),
    Case("effect-without-actor", model: "kind: struct\nemit: [reducer]\nactions:\n  a:\n    ▶effect: f()"),
    Case(
      "reaction-to-itself",
      model: "kind: struct\nemit: [reducer]\nstate: { b: Int = 0 }\nactions:\n  a:\n    on: b\n    body: ▶b = 1"
    ),
  ]

  static let all: [ErrorTests.Case] = cases + below + reactions
}
