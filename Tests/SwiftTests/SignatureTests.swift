import TestSupport
import Testing

@testable import BindgenCore

@Suite struct SignatureTests {
  static let readCases: [(String, String)] = [
    ("addButtonTapped", "addButtonTapped()"), ("add()", "add()"),
    ("add(product: any Product, at i: Int = 0)", "add(product: any Product, at i: Int = 0)"),
    ("pop<T: P>(_ a: [T]) async throws -> T where T: Q", "pop<T: P>(_ a: [T]) async throws -> T where T: Q"),
    ("f(_ a: T) where T: ~A,\n  T.B == [C<D>?: (E) -> F]", "f(_ a: T) where T: ~A, T.B == [C<D>?: (E) -> F]"),
    ("load async throws(E)", "load() async throws(E)"),
    ("each(_ f: (Int) throws -> Void) rethrows", "each(_ f: (Int) throws -> Void) rethrows"),
    ("@discardableResult pop() -> Int?", "pop() -> Int?"), ("`default`(for: Int)", "`default`(`for`: Int)"),
    ("default(in a: Int)", "`default`(in a: Int)"), ("f(a: inout Int, b: Int...)", "f(a: inout Int, b: Int...)"),
    ("f(a: @autoclosure @escaping () -> Int)", "f(a: @autoclosure @escaping () -> Int)"),
    ("f(@Builder a: () -> [Int])", "f(@Builder a: () -> [Int])"),
    ("f(a: some P, b: (some Q)?)", "f(a: some P, b: (some Q)?)"),
    ("f(a: [Int] = [1, 2], b: (Int) -> Int = { a in a })", "f(a: [Int] = [1, 2], b: (Int) -> Int = { a in a })"),
    (
      "f(a: borrowing A, b: consuming B, c: sending C, d: isolated D)",
      "f(a: borrowing A, b: consuming B, c: sending C, d: isolated D)"
    ),
    ("f(\n  a: Int, // first\n  b: String\n)", "f(a: Int, b: String)"), ("open(url: URL)", "open(url: URL)"),
    ("async()", "async()"),
  ]

  @Test("A signature is written back as it was read", arguments: readCases)
  func read(_ written: String, _ expected: String) throws {
    #expect(try Signature.parse(Marked(written).text).declaration == expected)
  }

  @Test(
    "What a signature can't be is refused, with place and help",
    arguments: [
      ("▶func add()", "misplaced-modifier", "leave 'func' out"),
      ("▶public add()", "misplaced-modifier", "leave 'public' out"),
      ("▶mutating add()", "misplaced-modifier", "leave 'mutating' out"), ("▶static add()", "misplaced-modifier", nil),
      ("▶init(a: Int)", "not-a-method", nil), ("▶subscript(a: Int) -> Int", "not-a-method", nil),
      ("▶self()", "reserved-name", nil),
      ("▶_()", "reserved-name", nil), ("▶+(a: Int)", "expected-name", nil), ("▶$0()", "expected-name", nil),
      ("f(▶_: Int)", "unnamed-parameter", "write '_ value'"), ("f(a▶)", "expected-colon", "write 'a: Type'"),
      ("f(a: ▶)", "expected-type", nil),
      ("f(a: Int, ▶b a: Int, a: Int)", "repeated-parameter", nil), ("f(▶1: Int)", "expected-name", nil),
      ("f() -> ▶some P", "opaque-type", nil),
      ("f() -> ▶any P?", "optional-existential", "write '(any P)?'"), ("f() ▶{ a }", "unexpected-body", nil),
      ("f() where T: P ▶{ a }", "unexpected-body", nil), ("f() where T: P▶; a", "unexpected-token", nil),
      ("f() ▶where \"a\"", "expected-requirement", nil), ("f() where A == B ▶#/ a /#", "unexpected-token", nil),
      ("f() ▶a", "unexpected-token", nil),
      ("f() ▶where", "expected-requirement", nil), ("f() ▶throws async", "misplaced-async", "write 'async throws'"),
      ("f▶(", "unclosed-bracket", nil),
      ("f(a: Int ▶b: Int)", "unexpected-token", nil), ("f(a: Int ▶=)", "expected-value", nil),
      ("f() ->▶", "expected-type", nil), ("▶", "expected-signature", nil),
    ] as [(String, String, String?)]
  )
  func refused(_ marked: String, _ code: String, _ help: String?) {
    expectError(marked, code, help: help, Signature.parse)
  }

  @Test(
    "Parameters are passed on to a twin",
    arguments: [
      ("f(product: A, at i: Int = 0)", "(product: A, at i: Int)", "product: product, at: i"),
      ("f(_ a: inout Int)", "(_ a: inout Int)", "&a"), ("f(a: Int...)", "(a: [Int])", "a: a"),
      ("f(for: Int)", "(`for`: Int)", "for: `for`"),
      ("f(a: @autoclosure () throws -> Int)", "(a: @autoclosure () throws -> Int)", "a: try a()"),
      ("f(inout a: Int)", "(`inout` a: Int)", "`inout`: a"),
      ("f(a: @autoclosure @escaping () -> Int)", "(a: @autoclosure @escaping () -> Int)", "a: a()"), ("f", "()", ""),
    ]
  )
  func forwarded(_ written: String, _ twin: String, _ arguments: String) throws {
    let signature: Signature = try Signature.parse(Marked(written).text)
    #expect("(" + signature.parameters.map(\.twinDeclaration).joined(separator: ", ") + ")" == twin)
    #expect(signature.forwardedArguments == arguments)
  }

  @Test("Names are told from keywords and from what is no name")
  func names() {
    for name in ["a", "`a`", "class", "`class`", "_a", "größe", "a1", "Type"] { #expect(SwiftName.isIdentifier(name)) }
    for name in ["", "self", "`self`", "Self", "_", "1a", "a b", "+", "$0", "``", "`", "a.b", "a-b", "\u{0}"] {
      #expect(!SwiftName.isIdentifier(name))
    }
    #expect(SwiftName.escaped("default") == "`default`")
    #expect(SwiftName.escaped("default", as: .afterDot) == "default")
    #expect(SwiftName.escaped("init", as: .afterDot) == "`init`")
    #expect(SwiftName.escaped("in", as: .label) == "in")
    for label in ["let", "var"] {
      #expect(SwiftName.escaped(label, as: .label) == label)
      #expect(SwiftName.escaped(label, as: .declaredLabel) == "`\(label)`")
    }
    #expect(SwiftName.escaped("Type", as: .type) == "`Type`")
  }

  @Test(
    "A text that is no name is refused",
    arguments: [
      ("▶", "expected-name"), ("▶self", "reserved-name"), ("a ▶b", "not-a-name"), ("▶1", "not-a-name"),
      ("▶`a b`", "not-a-name"),
    ]
  )
  func noNames(_ marked: String, _ code: String) {
    expectError(marked, code, SwiftName.parse)
  }
}
