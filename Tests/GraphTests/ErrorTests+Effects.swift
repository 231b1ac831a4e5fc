import BindgenCore

/// Effects, loads and reactions.
extension ErrorTests {
  /// Actions of a model with a field and a child.
  static func effect(_ code: String..., actions: String, more: String = "") -> Case {
    effect(code, actions: actions, more: more)
  }

  static func effect(_ codes: [String], actions: String, more: String = "") -> Case {
    Case(
      codes: codes,
      model: "isolation: MainActor\nstate: { q: Int = 0 }\nchildren: { child: B }\n" + more + "\nactions:\n"
        + actions.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    ).beside(
      "\n=== B.yml\nmodels:\n  B:\n    isolation: MainActor\n    actions:\n      go: { effect: { id: go, run: go() } }"
    )
  }

  /// A field that asks what runs.
  private static func asking(_ codes: String..., expression: String) -> Case {
    effect(
      codes,
      actions: "go: { effect: f() }\nb(_ c: Int): { effect: { id: a(c), run: f() } }",
      more: "derive: { isBusy: 'Bool = \(expression)' }"
    )
  }

  /// A model that loads a state.
  private static func load(_ codes: String..., loads: String, state: String = "t: Int = 0", actions: String = "b: f()")
    -> Case
  {
    Case(
      codes: codes,
      model:
        "isolation: MainActor\nstate:\n  q: Int = 0\n  r: Int = 0\n  \(state)\nderive: { d: Int = r + 1 }\nloads:\n"
        + "    \(loads)\nactions:\n  \(actions)"
    )
  }

  private static func load(_ loads: String, actions: String = "b: f()") -> Case {
    load(loads: loads, actions: actions)
  }

  /// A model that asks for what is loaded, with an effect `e`.
  private static func asked(_ codes: String..., of expression: String, more: String = "") -> Case {
    Case(
      codes: codes,
      model: "isolation: M\nstate: { q: Int = 0, r: Int = 0 }\nloads: { r: try await f(q) }\n"
        + "derive: { a: 'Bool = \(expression)' }\nactions: { b: { effect: { id: e, run: f() } } }\n" + more
    )
  }

  /// A value with a field that asks what runs.
  private static func value(_ codes: String..., actions: String = "", emit: String = "[reducer]") -> Case {
    Case(
      codes: codes,
      model: "isolation: MainActor\nkind: struct\nemit: \(emit)\nstate: { n: Int = 0 }\n"
        + "derive: { isBusy: Bool = isRunning(go), isIdle: Bool = !isBusy }\nactions:\n  go: { effect: f() }\n"
        + actions.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    )
  }

  static let effects: [Case] = [
    effect("self-in-effect", actions: "a: { effect: f(▶self) }"),
    effect("self-in-effect", actions: "a: { effect: { id: a(▶self), run: f() } }"),
    effect(actions: "a: { effect: self.a() }"),
    effect("set-in-effect", actions: "a: { effect: f(); ▶q = await f() }"),
    effect("set-in-effect", actions: "a: { effect: { run: f(q); self.▶q += 1, catch: self.q -= 1 } }"),
    // Bodies in which effects end.
    effect(actions: "a(_ b: Int): { effect: { run: f(), then(_ b: String): q = b, catch: child.go(); q = b } }"),
    effect("effect-argument", actions: "a(_ b: inout Int): { effect: { run: f(), then(_ c: Int): q = ▶b } }"),
    effect(actions: "a(_ b: inout Int): { effect: { run: f(), then(_ b: Int): q = b } }"),
    effect("ending-waits", actions: "a: { effect: { run: f(), then(_ b: Int): q = ▶await g(b) } }"),
    effect("ending-waits", actions: "a: { effect: { run: f(), catch: q = 1; ▶await g(error) } }"),
    effect("body-waits", actions: "a: q = ▶await g()"),
    effect("body-waits", actions: "a: { on: q, body: 'f { await h() }; ▶await g()' }"),
    effect(actions: "a: 'f { await g() }'"),
    effect(actions: "a: { effect: { run: f(), then: Task { await g() } } }"),
    // What runs.
    asking(expression: "isRunning(go)"),
    asking(expression: "isRunning(go) || !isRunning(a(1)) || isRunning(a) && self.isRunning(go)"),
    asking("unknown-effect", expression: "isRunning(▶gone)"),
    asking("unknown-effect", expression: "isRunning(▶q)"),
    asking("effect-values", expression: "isRunning(go(▶1))"),
    asking("effect-values", expression: "isRunning(a(▶1, 2))"),
    value("running-in-value", actions: "c: { effect: f() }\nd: if ▶isRunning(c) { n = 1 }"),
    value("running-in-value", actions: "c: { effect: f() }\nd: if ▶isBusy { n = 1 }"),
    value("running-in-value", actions: "c: { on: ▶isBusy, body: n = 1 }"),
    value("running-in-value", actions: "c: { effect: { when: ▶isBusy, run: f() } }"),
    value("running-in-value", actions: "c: { effect: f(▶isBusy) }"),
    value(actions: "c: n = 1"),
    effect("reserved-name", actions: "▶isRunning: f()"),
    effect("reserved-name", actions: "▶isRunning(_ a: Int) -> Bool: true"),
    // Loads.
    load("r: try await f(q)"),
    load("r: { from: try await f(q), when: q > 0, after: .seconds(1), on: [q], clears: true }"),
    load("load-at-once", loads: "▶r: f(q)"),
    load("unknown-field", loads: "▶gone: try await f(q)"),
    load("unknown-field", loads: "▶d: try await f(q)"),
    load("load-clears", loads: "n: { from: try await f(q), clears: ▶true }", state: "n: Int"),
    load("load-name", loads: "r: try await f(q)", state: "▶rError: Int = 0"),
    load("load-name", loads: "r: try await f(q)", actions: "▶loadR: f()"),
    load("load-name", loads: "r: try await f(q)", actions: "▶r(_ a: Int): f()"),
    Case(
      "load-name",
      model: "isolation: MainActor\nchildren: { c: B }\nstate: { r: Int = 0, cX: Int = 1 }\n"
        + "loads: { r: try await f(▶c.x, cX) }\nactions: { b: f() }"
    ).beside("\n=== B.yml\nmodels:\n  B:\n    isolation: MainActor\n    state: { x: Int = 0 }"),
    asked("unknown-effect", of: "failure(▶gone) == nil"), asked("unknown-effect", of: "isLoaded(▶gone)"),
    asked("unknown-effect", of: "isLoaded(▶e)"),
    // Words of the user's.
    asked(of: "isLoaded(q)"), asked(of: "[1].allSatisfy { isLoaded($0) }"),
    asked(of: "[1].allSatisfy { n in isLoaded(n) }"),
    asked(of: "failure(1)"), asked(of: "isLoaded(gone)", more: "functions: { isLoaded(_ n: Int) -> Bool: true }"),
    asked(of: "true", more: "functions: { isNew(_ n: Int) -> Bool: isLoaded(n) }"),
    // What can't be read is not said to be missing, too.
    Case("stray-item", model: "isolation: M\nstate:\n  ▶- q: Int = 0\n  r: Int = 0\nloads: { r: try await f(q) }"),
    load("load-itself", loads: "▶r: try await f(d)"),
    load("load-itself", "load-itself", loads: "▶r: try await f(s)\n    ▶s: try await f(r)", state: "s: Int = 0"),
    load("r: try await f(r)"),
    load("load-itself", loads: "r: { from: try await f(q), on: [q, ▶r] }"),
    load("unknown-field", loads: "r: { from: try await f(q), on: ▶gone }"),
    load("action-in-expression", loads: "r: '▶b(); return try await f(q)'"),
    load("set-in-effect", loads: "r: '▶q = 1; return try await f(q)'"),
    load("self-in-effect", loads: "r: try await f(▶self, q)"),
    load("reaction-loop", loads: "r: try await f(q)", actions: "a: { on: r, body: ▶q += 1 }"),
    load("reaction-loop", loads: "r: try await f(q)", actions: "a: { on: r, body: ▶b() }\n  b: q = 1"),
    load("r: { from: try await f(q), on: [] }", actions: "a: { on: r, body: q += 1 }"),
    load("effect-of-other", loads: "r: try await f(q)", actions: "a: { effect: { id: ▶loadR, run: f() } }"),
    load("r: try await f(q)", actions: "a: { effect: { id: r, run: f() }, cancels: r }"),
    // What the body declares.
    effect(actions: "a: { body: let b = q, effect: { id: a(b), after: g(b), run: f(b), then: q = 1 } }"),
    effect("local-in-effect", actions: "a: { body: var b = q, effect: f(▶b) }"),
    effect(
      "local-in-effect",
      actions: "a: { body: 'guard var b = g() else { return }', effect: { id: 'a(▶b)', run: f() } }"
    ),
    effect("local-in-effect", actions: "a: { body: 'func b() { q = 1 }', effect: f(▶b()) }"),
    effect("local-in-effect", actions: "a: { body: let me = self, effect: '▶me.q = 1' }"),
    effect("local-in-effect", actions: "a: { body: let q = q + 1, effect: f(self.▶q) }"),
    effect(actions: "a: { body: 'if let b = g() { var c = b; f(c) }', effect: 'let c = 1; f(c)' }"),
    effect(actions: "a: { body: let me = self.q, effect: f(me) }"),
    effect("local-in-ending", actions: "a: { body: let b = q, effect: { run: f(b), then: q = ▶b } }"),
    effect(actions: "a(_ b: Int): { body: let b = q, effect: { run: f(b), then: q = b } }"),
    effect("ending-name", actions: "a: { effect: { run: f(), ▶then: q = 1 } }\naFinished: q = 2"),
    effect("ending-name", actions: "a: { effect: { run: f(), ▶catch: q = 1 } }\naFailed(_ e: any Error): q = 2"),
    effect(actions: "a: { effect: { run: f(), catch: q = 1 } }\naFailed(why: String): q = 2"),
    effect(
      "ending-name",
      actions: "a: { effect: [{ id: c, run: f(), then: q = 1 }, { id: c, run: g(), ▶then: q = 2 }] }"
    ),
    effect(actions: "a: { effect: [{ id: c, run: f(), then: q = 1 }, { id: d, run: g(), then: q = 2 }] }"),
    // A member may be that of a class.
    effect(actions: "a(_ b: Int): { effect: q.box.x = 1; let q = 1; f(q == 1, b <= q) }"),
    effect("effect-argument", actions: "a(_ b: inout Int): { effect: f(▶b) }"),
    effect("effect-argument", actions: "a(_ b: () -> Int): { effect: f(▶b()) }"),
    effect("effect-argument", actions: "a(_ b: @autoclosure () -> Int): { effect: f(▶b()) }"),
    effect(actions: "a(_ b: inout Int, _ c: @escaping () -> Int): { effect: f(c()) }"),
    effect("model-in-effect", actions: "a: { effect: ▶child.go() }"),
    effect("model-in-effect", actions: "a: { effect: f(▶rows) }", more: "lists: { rows: B }"),
    effect("model-in-effect", actions: "a: { effect: '▶update { $0.q = 1 }' }"),
    effect("model-in-effect", actions: "a: { effect: ▶view.close() }", more: "view: { commands: [close()] }"),
    effect("call-in-effect", actions: "a: { effect: print(▶b()) }\nb() -> Int: q"),
    effect("call-in-effect", actions: "a: { effect: ▶b(1) }\nb(_ c: Int...): f()"),
    effect(actions: "a: { effect: b() }\nb() -> Void: f()"),
    effect("effect-of-action", actions: "a() -> Int: { body: return 1, ▶effect: b() }\nb: f()"),
    effect("effect-of-action", actions: "a() async: { ▶effect: b() }\nb: f()"),
    effect("effect-of-action", actions: "a<T>(_ c: T): { ▶effect: b() }\nb: f()"),
    effect("effect-of-action", actions: "a() async: { cancels: ▶child.go }"),
    effect("reserved-name", actions: "a(▶error: Int): { effect: { run: f(), catch: f() } }"),
    effect("reserved-name", actions: "error: f()\na: { effect: { run: f(), catch: '▶error()' } }"),
    effect(actions: "error: f()\na: { effect: { run: error(), catch: f(error) } }"),
    effect("reserved-name", actions: "a(▶_timer: Int): { effect: f() }"),
    effect("unknown-effect", actions: "a: { effect: { id: a, run: f() }, cancels: [a, ▶b] }"),
    effect("unknown-effect", actions: "a: { cancels: child.▶gone }"),
    effect("effect-values", actions: "a: { cancels: [child.go, 'child.go(▶q)'] }"),
    effect(
      "effect-values",
      actions: "a: { effect: { id: 'b(q, 1)', run: f() }, cancels: [b, 'b(f(1, 2), 2)', 'b(▶1)'] }"
    ),
    effect(actions: "a: { effect: [{ id: b, run: f() }, { id: 'b(1)', run: f() }], cancels: 'b(q)' }"),
    effect("unknown-child", actions: "a: { cancels: [▶chill.go] }"),
    effect("unknown-child", actions: "a: { cancels: [▶q.go] }"),
    effect("reaction-signature", actions: "a(▶b: Int): { on: q, body: f() }"),
    effect("reaction-signature", actions: "▶a() async: { on: q, body: f() }"),
    effect("reaction-signature", actions: "▶a() -> Int: { on: q, body: 1 }"),
    effect("return-before-effect", actions: "a:\n  body: |\n    f()\n    ▶return\n  effect: g()"),
    effect(actions: "a:\n  body: |\n    guard b else { return }\n    if c { return }\n  effect: g()"),
    effect(actions: "a: f(); return"),
    effect("effect-of-action", actions: "a() async: { animation: ▶.spring, body: f() }"),
    effect("animation-too-early", actions: "a: ▶withAnimation { b = 1 }"),
    effect("animation-too-early", actions: "a: { animation: .spring, body: ▶withAnimation(.spring) { b = 1 } }"),
    effect(actions: "a() async: withAnimation { b = 1 }"),
    effect(actions: "a(withAnimation: (() -> Void) -> Void): withAnimation { f() }"),
    effect(actions: "withAnimation(_ body: () -> Void): body()\na: withAnimation { f() }"),
    effect(actions: "a: { effect: 'withAnimation { f() }' }"),
    effect("reaction-to-itself", actions: "a: { on: q, body: f(); ▶q = 1 }"),
    effect("reaction-to-itself", actions: "a: { on: q, body: ▶q &+= 1 }"),
    effect(actions: "a: { on: q, body: f(q) }"),
    effect("unknown-field", actions: "a: { on: [q, ▶p], body: f() }"),
    effect("unknown-field", actions: "a: { on: ▶child, body: f() }"),
    Case("effect-without-actor", model: "actions:\n  a: { ▶effect: f() }"),
    Case("effect-without-actor", model: "isolation: nonisolated\nactions:\n  a:\n    effect:\n      - ▶f()"),
    Case(source: "models:\n  Clock:\n    isolation: MainActor\n    actions:\n      a: { effect: f() }"),
    Case(
      "reserved-name",
      source: "models:\n  ▶Array:\n    isolation: MainActor\n    actions:\n      a: { effect: f() }"
    ),
    // The texts of effects stand in the class, too.
    Case(
      "hidden-type",
      model: "isolation: MainActor\nstate: { n: Int = 0 }\nactions:\n  a: { effect: await f(▶observe) }",
      emit: "callbacks"
    ),
  ]

  /// An effect whose async actions write.
  private static func late(_ code: String..., run: String, actions: String) -> Case {
    effect(code, actions: "a: { effect: { id: a, run: '\(run)' } }\n" + actions)
  }

  static let lateWrites: [Case] = [
    late("late-writes", run: "await ▶load()", actions: "load() async: q = await f()"),
    late("late-writes", run: "await ▶load(); await load()", actions: "load() async: await f(); self.q += 1"),
    late("late-writes", run: "await ▶load()", actions: "load() async: await f(); done()\ndone: q = 1"),
    late("late-writes", run: "await ▶load()", actions: "load() async: await more()\nmore() async: q = await f()"),
    late("late-writes", run: "await ▶load()", actions: "load() async: '{ await f(); update { $0.q = 1 } }()'"),
    late("late-writes", run: "await ▶load()", actions: "load() async: defer { q = 0 }; await f()"),
    // What is written at once, by itself, by nobody, or without an id.
    late(run: "await load()", actions: "load() async: q = 1; await f()"),
    late(run: "await load()", actions: "load() async: await done()\ndone() async: q = 1; await f()"),
    late(run: "let b = await f(); done(b)", actions: "done(_ b: Int): q = b"),
    late(run: "await load()", actions: "load() async: let q = await f(); q.go()"),
    late(run: "await load()", actions: "load() async: await f(); let b = q"),
    effect(actions: "a: { effect: await b() }\nb() async: q = await f()"),
    late(run: "await load()", actions: "load(_ done: () -> Void) async: await f(); done()\ndone: q = 1"),
  ]

  /// Reactions of a model with fields that follow from each other.
  private static func loop(_ code: String..., actions: String) -> Case {
    effect(
      code,
      actions: actions,
      more:
        "derive: { twice: Int = q * 2, four: Int = twice * 2, sum: Int = other }\nlists: { rows: Row }\nlet: { other: Int = 0 }"
    )
  }

  static let reactionLoops: [Case] = [
    loop("reaction-loop", actions: "a: { on: twice, body: ▶q += 1 }"),
    loop("reaction-loop", actions: "a: { on: [sum, four], body: f(); self.▶q = 1; q = 2 }"),
    loop("reaction-loop", actions: "a: { on: rows, body: ▶rows.append(f()) }"),
    loop("reaction-loop", actions: "a: { on: q, body: ▶b() }\nb: c()\nc: q = 1"),
    loop("reaction-loop", actions: "a: { on: four, body: '▶rows[0].x = 1' }\nb: { on: rows, body: q = 1 }"),
    // At rest, or an error.
    loop(actions: "a: { on: four, body: rows = [] }\nb: { on: rows, body: f(q, four) }"),
    loop(actions: "a: { on: sum, body: q = 1 }"),
    loop(actions: "a: { on: twice, body: f(), effect: b() }\nb: q = 1"),
    loop("reaction-to-itself", actions: "a: { on: q, body: ▶q = 1 }"),
  ]
}
