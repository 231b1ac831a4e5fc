import BindgenCore

/// Views, outlets and children.
extension ErrorTests {
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
}
