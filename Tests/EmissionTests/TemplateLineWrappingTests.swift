import Testing

@testable import BindgenCore

@Suite("Lines that are too long")
struct LineWrappingTests {
  /// What `swift format` makes of the line with `"lineLength": 60` and this repository's other settings.
  static let shapes: [(line: String, lines: String)] = [
    (
      "  @MainActor final class Cart: Bindgen.Observed, Bindgen.Tracked, Observation.Observable, Priced, Equatable {",
      """
        @MainActor
        final class Cart: Bindgen.Observed, Bindgen.Tracked,
          Observation.Observable, Priced, Equatable
        {
      """
    ),
    (
      "extension Cart: Bindgen.Observed, Bindgen.Tracked, Basketry {",
      """
      extension Cart: Bindgen.Observed, Bindgen.Tracked, Basketry
      {
      """
    ),
    (
      #"  private static let graph: G = G(st: 1, inputs: [[0], [3]])"#,
      #"""
        private static let graph: G = G(
          st: 1,
          inputs: [[0], [3]]
        )
      """#
    ),
    (
      #"  private static let graph: G = G(st: 1, inputs: [[0], [1]], outside: 12)"#,
      #"""
        private static let graph: G = G(
          st: 1,
          inputs: [[0], [1]],
          outside: 12
        )
      """#
    ),
    (
      #"  private static let graph: G = G(st: 1, inputs: [[0], [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]], outside: 12)"#,
      #"""
        private static let graph: G = G(
          st: 1,
          inputs: [
            [0],
            [
              10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
              23, 24,
            ],
          ],
          outside: 12
        )
      """#
    ),
    (
      #"  func abcdefghi(a: A, bcdefg: Bcd) -> Intabc {"#,
      #"""
        func abcdefghi(a: A, bcdefg: Bcd) -> Intabc {
      """#
    ),
    (
      #"  func abc(a: A, bcdefg: Bcd, x: Xaaaaaaa) async throws -> Int { foo(a, b) }"#,
      #"""
        func abc(a: A, bcdefg: Bcd, x: Xaaaaaaa) async throws
          -> Int
        { foo(a, b) }
      """#
    ),
    (
      #"  func abcdefghi(a: A, b: B) throws(Fail) -> Int { x }"#,
      #"""
        func abcdefghi(a: A, b: B) throws(Fail) -> Int { x }
      """#
    ),
    (
      #"  func update<Result, Failure: Error>(_ body: (inout Core) throws(Failure) -> Result, x: X) throws(Failure) -> Result {"#,
      #"""
        func update<Result, Failure: Error>(
          _ body: (inout Core) throws(Failure) -> Result,
          x: X
        ) throws(Failure) -> Result {
      """#
    ),
    (
      #"  @discardableResult public func update<Result>(_ body: (Cart) throws -> Result) rethrows -> Result {"#,
      #"""
        @discardableResult public func update<Result>(
          _ body: (Cart) throws -> Result
        ) rethrows -> Result {
      """#
    ),
    (
      #"  nonisolated public func observe<Value: Equatable>(_ field: KeyPath<Cart, Value>, _ body: @escaping (Value) -> Void) -> Subscription { core.add(field, body) }"#,
      #"""
        nonisolated public func observe<Value: Equatable>(
          _ field: KeyPath<Cart, Value>,
          _ body: @escaping (Value) -> Void
        ) -> Subscription { core.add(field, body) }
      """#
    ),
    (
      #"  public init(products: [any Product] = CartDefaults.products(), coupon: Coupon = .none, delegate: (any CartDelegate)? = nil) {"#,
      #"""
        public init(
          products: [any Product] = CartDefaults.products(),
          coupon: Coupon = .none,
          delegate: (any CartDelegate)? = nil
        ) {
      """#
    ),
    (
      #"  private static func _computeTotal(_ products: [any Product], _ coupon: Coupon) -> Int { products.count }"#,
      #"""
        private static func _computeTotal(
          _ products: [any Product],
          _ coupon: Coupon
        ) -> Int { products.count }
      """#
    ),
    (
      #"  func cart(_ cart: Cart, didChange changes: Cart.Changes) {}"#,
      #"""
        func cart(_ cart: Cart, didChange changes: Cart.Changes) {
        }
      """#
    ),
    (
      #"  static func == (left: Aaaaa, right: Aaaaaa) -> Bool { left.a == right.b }"#,
      #"""
        static func == (left: Aaaaa, right: Aaaaaa) -> Bool {
          left.a == right.b
        }
      """#
    ),
    (
      #"  convenience init?(aaaaaaaaaaa: A, bbbbb: B) { f() }"#,
      #"""
        convenience init?(aaaaaaaaaaa: A, bbbbb: B) { f() }
      """#
    ),
    (
      #"  public static let productsCount: Changes = Changes(rawValue: 0x1)"#,
      #"""
        public static let productsCount: Changes = Changes(
          rawValue: 0x1
        )
      """#
    ),
    (
      #"  private(set) var abcdef: Foo = Foo(a: 1, b: 2, c: d)"#,
      #"""
        private(set) var abcdef: Foo = Foo(a: 1, b: 2, c: d)
      """#
    ),
    (
      #"  public var productsCount: Int { core.read(.productsCount, in: self) }"#,
      #"""
        public var productsCount: Int {
          core.read(.productsCount, in: self)
        }
      """#
    ),
    (
      #"  public let all: [Coupon] = [.none, .half, .quarter, .nothingAtAll, .everything]"#,
      #"""
        public let all: [Coupon] = [
          .none, .half, .quarter, .nothingAtAll, .everything,
        ]
      """#
    ),
    (
      #"  @inline(__always) private func _didWriteProducts(_ a: A) { _stale.add(0x6) }"#,
      #"""
        @inline(__always) private func _didWriteProducts(_ a: A) {
          _stale.add(0x6)
        }
      """#
    ),
    (
      #"    self.value = Something(products: products, coupon: coupon, delegate: delegate)"#,
      #"""
          self.value = Something(
            products: products,
            coupon: coupon,
            delegate: delegate
          )
      """#
    ),
    (
      #"    let x: Something = Something(products: products, coupon: coupon, more: 1)"#,
      #"""
          let x: Something = Something(
            products: products,
            coupon: coupon,
            more: 1
          )
      """#
    ),
    (
      #"    let y: Int = compute(products, inner(coupon, delegate, somethingElse, more), 12, 12)"#,
      #"""
          let y: Int = compute(
            products,
            inner(coupon, delegate, somethingElse, more),
            12,
            12
          )
      """#
    ),
    (
      #"    return compute(products, inner(coupon, delegate, somethingElse, somethingElse, more, a, b), 12, 12)"#,
      #"""
          return compute(
            products,
            inner(
              coupon,
              delegate,
              somethingElse,
              somethingElse,
              more,
              a,
              b
            ),
            12,
            12
          )
      """#
    ),
    (
      #"    if differs(products, newValue, more, evenMore) { return }"#,
      #"""
          if differs(products, newValue, more, evenMore) {
            return
          }
      """#
    ),
    (
      #"    if changes.has(0x1) { delegate.cartDidChangeProducts(self) }"#,
      #"""
          if changes.has(0x1) {
            delegate.cartDidChangeProducts(self)
          }
      """#
    ),
    (
      #"    guard let delegate: any CartDelegate = _delegate else { return _watch(a, b, c, d) }"#,
      #"""
          guard let delegate: any CartDelegate = _delegate else {
            return _watch(a, b, c, d)
          }
      """#
    ),
    (
      #"    guard let delegate: any Delegate = find(products, coupons) else { return _watch(a) }"#,
      #"""
          guard
            let delegate: any Delegate = find(products, coupons)
          else { return _watch(a) }
      """#
    ),
    (
      #"    add(Self.bits(of: field)) { cart, _ in body(cart[keyPath: field]) }"#,
      #"""
          add(Self.bits(of: field)) { cart, _ in
            body(cart[keyPath: field])
          }
      """#
    ),
    (
      #"    observers = observers.filter { $0 !== observer }"#,
      #"""
          observers = observers.filter { $0 !== observer }
      """#
    ),
    (
      #"    let made = Thing(aaaaaaa: 1).with(bbbbbb: 2).andWith(cccccccc: 1, d: 2)"#,
      #"""
          let made = Thing(aaaaaaa: 1).with(bbbbbb: 2).andWith(
            cccccccc: 1,
            d: 2
          )
      """#
    ),
    (
      #"    a = foo(aaaaaaaaaa, aaaaaaa).bar(bbbbbbbbb, ccccccccccccc)"#,
      #"""
          a = foo(aaaaaaaaaa, aaaaaaa).bar(
            bbbbbbbbb,
            ccccccccccccc
          )
      """#
    ),
    (
      #"    return [aaaaaaaaaaaaa, bbbbbbbbbb, ccccccccc, dddddddd, eeeeeee]"#,
      #"""
          return [
            aaaaaaaaaaaaa, bbbbbbbbbb, ccccccccc, dddddddd,
            eeeeeee,
          ]
      """#
    ),
    (
      #"    foo(a: [aaaaaaaaaaaaa, bbbbbbbbbb, cccccccccc, dddd], cccc: cccc, dd: dddddd)"#,
      #"""
          foo(
            a: [aaaaaaaaaaaaa, bbbbbbbbbb, cccccccccc, dddd],
            cccc: cccc,
            dd: dddddd
          )
      """#
    ),
    (
      #"    xs = ["a": aaaaaaaaaaaaa, "b": bbbbbbbbbb, "c": 1]"#,
      #"""
          xs = ["a": aaaaaaaaaaaaa, "b": bbbbbbbbbb, "c": 1]
      """#
    ),
    (
      #"    for row in rows.enumerated(products, coupons, more) { tell(row) }"#,
      #"""
          for row in rows.enumerated(products, coupons, more) {
            tell(row)
          }
      """#
    ),
    (
      #"    switch state.find(products, coupon, delegate) {"#,
      #"""
          switch state.find(products, coupon, delegate) {
      """#
    ),
    (
      #"    _aaaaaaa += CartCore(owner: self, b: b, c: c)"#,
      #"""
          _aaaaaaa += CartCore(owner: self, b: b, c: c)
      """#
    ),
    (
      #"    delegate?.cart(self, didChange: Changes(rawValue: changes))"#,
      #"""
          delegate?.cart(
            self,
            didChange: Changes(rawValue: changes)
          )
      """#
    ),
    (
      #"    if let delegate: any D = core.delegate(self, with: changes) { tell(delegate) }"#,
      #"""
          if let delegate: any D = core.delegate(
            self,
            with: changes
          ) {
            tell(delegate)
          }
      """#
    ),
    (
      #"    case .addProduct(let product, let count): add(product, count: count)"#,
      #"""
          case .addProduct(let product, let count):
            add(product, count: count)
      """#
    ),
  ]

  @Test("are broken as swift format breaks them", arguments: LineWrappingTests.shapes)
  func formatted(line: String, lines: String) {
    #expect(wrapped(line, limit: 60) == lines)
  }

  @Test(
    "stay as they are where their brackets tell nothing",
    arguments: [
      "/// A comment that goes on (and on, and on) for longer than a line of Swift should be.",
      "let x: Foo = Foo(a: 1, b: 2, c: 3, d: 4) // with a comment behind it",
      #"print("\(a), \(b), \(c), and so on, and so on, and so on (and so on)")"#,
      "foo(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
      "foo(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb]",
      #"foo("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb)"#,
      "return aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa && foo(bbbbbbbbbbbbbbbbbbbb, c)",
    ]
  )
  func untouched(line: String) {
    #expect(wrapped(line, limit: 60) == line)
  }
}

func wrapped(_ line: String, limit: Int) -> String {
  String(decoding: LineWrapping.wrapped(Array(line.utf8), limit: limit), as: UTF8.self)
}
