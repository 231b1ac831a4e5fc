import BindgenCore

/// Mistakes in one of several children.
enum ChoiceErrors {
  typealias Case = ErrorTests.Case

  /// A parent `A` beside a class `B` with an event, a class `C` and a value `V`.
  private static func parent(_ codes: String..., a: String) -> Case {
    let lines: String = a.split(separator: "\n").map { "\n    " + $0 }.joined()
    return Case(
      codes: codes,
      source: "isolation: M\nmodels:\n  B:\n    events: [e]\n    actions: { go: { effect: f() } }\n"
        + "  C:\n    state: { n: Int = 0 }\n  V:\n    kind: struct\n    emit: [reducer]\n    events: [e]\n    state: { n: Int = 0 }\n  A:"
        + lines
    )
  }

  private static func child(_ codes: String..., cases: String, kind: String = "class", more: String = "") -> Case {
    var example: Case = parent(a: "kind: \(kind)\nchildren:\n  d: { cases: { \(cases) } }\n" + more)
    example.codes = codes
    return example
  }

  private static func value(_ codes: String..., actions: String, more: String = "") -> Case {
    var example: Case = child(cases: "v: V, n: Int, o: ~", kind: "struct", more: "emit: [reducer]\n" + more)
    example.source += "\n    actions:\n      " + actions
    example.codes = codes
    return example
  }

  /// What could not be read is not said to be missing, too.
  private static func unread(_ use: String, _ front: String = "") -> Case {
    let children: String = "children:\n  ▶private(set) d: { cases: { b: B, v: V } }\n"
    return parent("misplaced-modifier", a: front + children + "actions: { a: { \(use) } }")
  }

  private static let models: [Case] = [
    child(cases: "b: B, c: C, n: Int, o: ~"), child(cases: "v: V, o: ~", kind: "struct"),
    parent(a: "services: { s: S }\nchildren:\n  d: { cases: { b: B, o: ~ }, value: .b(B(s)) }"),
    parent(
      "value-names-field",
      a: "kind: struct\nservices: { s: S }\nchildren:\n  d: { cases: { v: V, o: ~ }, value: .v(V(▶s)) }"
    ),
    child("value-as-child", cases: "n: Int, v: ▶V"), child("case-kinds", cases: "b: B, v: ▶V"),
    child("case-kinds", cases: "v: V, b: ▶B", kind: "struct"), child("value-model", cases: "b: ▶B", kind: "struct"),
    child("not-one-model", cases: "b: '[▶B]'"), child("not-one-model", cases: "b: ▶B?"),
    child("model-circle", cases: "a: ▶A, o: ~"),
    parent("duplicate-name", a: "types: enum D {}\nchildren:\n  ▶d: { cases: { b: B } }"),
    parent("reserved-name", a: "emit: [callbacks]\nchildren:\n  ▶changes: { cases: { b: B } }"),
    parent("reserved-name", a: "events: [a]\nchildren:\n  ▶event: { cases: { b: B } }"),
    parent("case-type-name", a: "children:\n  ▶b: { cases: { b: B } }"),
    parent("case-type-name", a: "children:\n  ▶b: { cases: { c: C } }\n  one: B"),
    parent("case-type-name", a: "children:\n  ▶p: { cases: { c: C } }\nview: { name: P }"),
    parent("case-type-name", a: "children:\n  ▶aView: { cases: { c: C } }\nview: { shows: [] }"),
    parent("case-type-name", a: "children:\n  ▶p: { cases: { c: C } }\nprotocol: P"),
    parent("case-type-name", a: "children:\n  ▶p: { cases: { c: C } }\nservices: { s: { protocol: P, methods: [f] } }"),
    parent(a: "children:\n  event: { cases: { b: B } }"),
    unread("onEvent: d.b(_), body: f()"), unread("cancels: d.b.go"),
    unread("onAction: d.v(action), body: f()", "kind: struct\nemit: [reducer]\n"),
  ]

  private static let uses: [Case] = [
    child(cases: "b: B", more: "actions: { a: { onEvent: d.b(event), body: f() } }"),
    child("onevent-unknown", cases: "b: B, c: C", more: "actions: { a: { onEvent: ▶d.c(event), body: f() } }"),
    child("onevent-unknown", cases: "b: B", more: "actions: { a: { onEvent: ▶d.x(event), body: f() } }"),
    child("onevent-unknown", cases: "b: B", more: "actions: { a: { onEvent: ▶d(event), body: f() } }"),
    child("onevent-unknown", cases: "b: B", more: "actions: { a: { onEvent: ▶b(event), body: f() } }"),
    child("onevent-unknown", cases: "n: Int", more: "actions: { a: { onEvent: ▶d.n(event), body: f() } }"),
    Case(
      "unknown-model",
      source:
        "isolation: M\nmodels:\n  Page:\n    events: [e]\n  A:\n    children:\n      d: { cases: { b: ▶Pag, c: Page } }\n"
        + "    actions: { a: { onEvent: d.b(event), body: f() }, b: { onEvent: d.b(_), body: f() } }"
    ),
    child(cases: "b: B", more: "actions: { a: { cancels: d.b.go } }"),
    child("unknown-child", cases: "b: B", more: "actions: { a: { cancels: ▶d.x.go } }"),
    child("unknown-effect", cases: "b: B", more: "actions: { a: { cancels: d.b.▶stop } }"),
    child("model-in-effect", cases: "b: B", more: "actions: { a: { effect: f(▶d) } }"),
    child(cases: "n: Int", more: "actions: { a: { effect: f(d) } }"),
  ]

  private static let reducers: [Case] = [
    value(actions: "a: { onAction: d.v(action), body: f() }"),
    value("unknown-child", actions: "a: { onAction: ▶d.x(action), body: f() }"),
    value("no-child-actions", actions: "a: { onAction: ▶d(action), body: f() }"),
    value("duplicate-name", actions: "▶d: f()"), value("one-case", actions: "▶d(_ n: Int): f()"),
    value("one-case", actions: "▶dismissD: f()"),
    value(actions: "dismissed: f()"),
  ]

  static let all: [Case] = models + uses + reducers
}
