import BindgenCore

/// Mistakes in events, and in reactions to them.
enum EventErrors {
  private typealias Case = ErrorTests.Case

  /// A parent `A` of a class `B` with events, and of a class `C` without.
  private static func parent(_ codes: String..., a: String) -> Case {
    let lines: String = a.split(separator: "\n").map { "\n    " + $0 }.joined()
    return Case(
      codes: codes,
      source: "isolation: M\nmodels:\n  B:\n    events: [e, f(_ g: Int)]\n  C:\n    state: { n: Int = 0 }\n"
        + "  V:\n    kind: struct\n    emit: [reducer]\n    let: { id: Int }\n    events: [e]\n  A:" + lines
    )
  }

  /// An action that reacts to events, with children that have some.
  private static func hears(_ onEvent: String, name: String = "h", _ codes: String...) -> Case {
    let children: String =
      "children: { b: B, o: B?, c: C }\nlists: { rows: B, plain: { element: B, ids: none }, v: V }\n"
    let actions: String = "state: { n: Int = 0 }\nactions:\n  \(name):\n    onEvent: \(onEvent)\n    body: k()"
    return Case(codes: codes, source: parent(a: children + actions).source)
  }

  private static let signatures: [Case] = [
    Case(model: "events: [a, b(_ c: Int, d: String?), e(f: @escaping () -> Void)]\nactions: { go: a(); b(1, d: nil) }"),
    Case("event-signature", model: "events: ['a() -> ▶Int']"),
    Case("event-signature", model: "events: [▶a() async]"),
    Case("event-signature", model: "events: [▶a() throws]"),
    Case("event-signature", model: "events: [▶a<T>(_ b: T)]"),
    Case("event-signature", model: "events: ['a(▶_ b: inout Int)']"),
    Case("event-signature", model: "events: ['a(▶_ b: Int...)']"),
    Case("event-signature", model: "kind: struct\nemit: [reducer]\nevents: ['a() -> ▶Int']"),
    Case("needs-reducer", model: "kind: struct\nevents: [▶a]"),
    Case("reserved-name", model: "types: enum ▶Event {}\nevents: [a]"),
    Case(model: "types: enum Event {}"),
    Case("reserved-name", model: "state: { ▶onEvent: Int = 0 }\nevents: [a]"),
    Case(model: "state: { onEvent: Int = 0, events: Int = 0 }"),
    Case("reserved-name", model: "events: [▶onEvent]"),
    Case("hidden-type", model: "state: { a: [▶Event] = [] }\nevents: [b]"),
    Case("action-in-expression", model: "derive: { a: Int = f(▶b) }\nevents: [b]"),
    Case("action-in-expression", model: "functions: { a(c: Int) -> Int: ▶b(c) }\nevents: [b(_ c: Int)]"),
    Case("init-argument", model: "events: [b]\nactions: { begin(▶onEvent: Int): { on: init, body: b() } }"),
    Case(
      "value-in-init",
      model: "kind: struct\nemit: [reducer]\nevents: [b]\nactions: { begin: { on: ▶init, body: b() } }"
    ),
    Case("lost-effect", model: "kind: struct\nemit: [reducer]\nevents: [b]\nactions: { go: f(▶b) }"),
  ]

  private static let reactions: [Case] = [
    hears("b(event)"), hears("o(_)"), hears("rows(id, event)"), hears("[b(event), o(event)]"),
    hears("▶x(event)", "onevent-unknown"), hears("▶n(event)", "onevent-unknown"), hears("▶c(event)", "onevent-unknown"),
    hears("'▶plain(id, event)'", "onevent-unknown"), hears("'▶v(id, event)'", "onevent-unknown"),
    hears("[b(event), ▶c(event)]", "onevent-unknown"),
    hears("'b(id, ▶event)'", "reaction-names"), hears("rows(▶event)", "reaction-names"),
    hears("'rows(a, ▶a)'", "reaction-names"),
    hears("[b(event), '▶rows(id, event)']", "onevent-types"), hears("[b(event), ▶o(e)]", "onevent-types"),
    hears("b(event)", name: "h(▶_ m: Int)", "reaction-signature"),
    hears("b(event)", name: "▶h() async", "reaction-signature"),
    parent("needs-reducer", a: "kind: struct\nchildren: { v: V }\nactions:\n  h: { onEvent: ▶v(event), body: k() }"),
    parent(a: "kind: struct\nemit: [reducer]\nchildren: { v: V }\nactions:\n  h: { onEvent: v(event), body: k() }"),
  ]

  static let all: [ErrorTests.Case] = signatures + reactions
}
