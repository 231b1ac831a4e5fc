import Testing

@testable import BindgenEmission

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

  @Test("lose nothing and gain nothing but commas, whatever they hold")
  func random() {
    let heads: [String] = [
      "", "func f(a)", "init(a, b)", "class A: B, ", "extension A: ", "guard a", "if a {", "case a: ", "x = f(a)",
      "@x ",
    ]
    let words: [String] = [
      " -> ", " throws", " async", " rethrows", " throws(E)", " = ", ": ", ", ", " else {", " {", " }", " in ", " + ",
      " ", "a",
      "longerName", "é", ".b", "(Int)", "[0], ", "[[1], [2]]", "f(a, b)", "<T>", "{ a }",
    ]
    let signs: [String] = ["(", ")", "[", "]", "{", "}", "<", ">", "\"", ",", "  "]
    var generator: SplitMix = SplitMix(state: 2026)
    for number in 0..<30_000 {
      // Brackets that do not fit end all of it soon, so that most lines have none.
      let pieces: [String] = number % 4 == 0 ? words + signs : words
      let count: Int = Int.random(in: 1...12, using: &generator)
      let tail: [String] = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
      let line: String = (heads.randomElement(using: &generator) ?? "") + tail.joined()
      for limit in [1, 10, 30] { #expect(Self.kept(wrapped(line, limit: limit)) == Self.kept(line), "\(line)") }
    }
  }

  /// What wrapping must not change.
  private static func kept(_ text: String) -> [UInt8] {
    text.utf8.filter { !" \n,".utf8.contains($0) }
  }

  @Test("end soon, whatever they hold")
  func hostile() {
    let clock: ContinuousClock = ContinuousClock()
    let took: Duration = clock.measure {
      for piece in [
        "(", ")", "f(", "f(a, ", "f(a)", "\"", "{ ", "<", "a<", "{}", "[a, ", "a = ", "guard ", " else {", "\\",
      ] {
        let line: String = String(repeating: piece, count: 20_000)
        #expect(!wrapped(line, limit: 60).isEmpty)
        #expect(!wrapped("func f(" + line + ") {", limit: 60).isEmpty)
      }
      let word: String = String(repeating: "a", count: 70)
      for line in [
        "f(\(word),)", "f(a, \(word), )", "x = [a, \(word),]", "guard else { \(word) }", "guard  else { \(word) }",
        "func f(a: A) throws(\(word)) -> (Int) async -> \(word)", "func f(a: A) \(word) -> B throws \(word)",
        "class A: \(word), {", "class A: \(word),  {",
      ] {
        #expect(wrapped(line, limit: 60).contains(word))
      }
      for line in [
        "init(\(word))", "= \(word)", "if {\(word)}", "{\(word)}", "case \(word): ", ")\(word) ->", "func \(word)( {",
      ] {
        for end in 0...line.utf8.count {
          #expect(!wrapped(String(line.prefix(end)) + word, limit: 20).isEmpty)
          #expect(!wrapped(String(line.prefix(end)), limit: 3).isEmpty || end == 0)
        }
      }
      for piece in [" (a)", " f(a)", " throws(a)", " [a, b]"] {
        #expect(!wrapped("x" + String(repeating: piece, count: 40_000), limit: 60).isEmpty)
      }
      let nested: String = String(repeating: "f(a, ", count: 20_000) + String(repeating: ")", count: 20_000)
      #expect(!wrapped(nested, limit: 60).isEmpty)
      for bytes: UInt8 in 0...255 {
        #expect(!wrapped("f(" + String(decoding: [bytes, bytes], as: UTF8.self), limit: 1).isEmpty)
      }
    }
    #expect(took < .seconds(60))
  }

  private func wrapped(_ line: String, limit: Int) -> String {
    String(decoding: LineWrapping.wrapped(Array(line.utf8), limit: limit), as: UTF8.self)
  }
}
