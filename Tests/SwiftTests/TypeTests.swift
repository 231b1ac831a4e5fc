import TestSupport
import Testing

@testable import BindgenCore

@Suite struct TypeTests {
  static let canonicalCases: [(String, String)] = [
    ("Int", "Int"), (" Swift . Int ", "Swift.Int"), ("Set<String>", "Set<String>"), ("A<B,C<D>>", "A<B, C<D>>"),
    ("A<B>.C", "A<B>.C"), ("[ Int ]", "[Int]"), ("[String:[Int]]", "[String: [Int]]"), ("[Int]?", "[Int]?"),
    ("Int??", "Int??"), ("A<B<Int??>, (C??) -> D???>", "A<B<Int??>, (C??) -> D???>"), ("(Int)", "Int"),
    ("((Int))?", "Int?"), ("()", "()"),
    ("(a:Int,b : String)", "(a: Int, b: String)"),
    ("(any P)?", "(any P)?"), ("any P&Q", "any P & Q"), ("P & Q", "P & Q"), ("[any P]", "[any P]"),
    ("any P.Type", "any P.Type"), ("(any P).Type", "(any P).Type"), ("Int.Type", "Int.Type"), ("Any", "Any"),
    ("()->Void", "() -> Void"), ("(Int,String)async throws->[Int]", "(Int, String) async throws -> [Int]"),
    ("(Int) throws(E) -> Void", "(Int) throws(E) -> Void"),
    ("(inout Int, _ a: B...) -> ()", "(inout Int, _ a: B...) -> ()"),
    ("@Sendable () -> Void", "@Sendable () -> Void"),
    ("@MainActor @Sendable (Int)->Void", "@MainActor @Sendable (Int) -> Void"),
    ("(@escaping () -> Void) -> Void", "(@escaping () -> Void) -> Void"), ("(() -> Void)?", "(() -> Void)?"),
    ("() -> () -> Int", "() -> () -> Int"), ("@convention(c) (Int) -> Int", "@convention(c) (Int) -> Int"),
    ("InlineArray<3, Int>", "InlineArray<3, Int>"), ("[3 of Int]", "[3 of Int]"), ("V<-1>", "V<-1>"),
    ("Dictionary<\n  String, // the key\n  Int\n>", "Dictionary<String, Int>"), ("`Type`", "`Type`"),
    ("`class`", "`class`"), ("A<`any`>", "A<`any`>"), ("A<`B c`<D>>", "A<`B c`<D>>"), ("any `some`", "any `some`"),
    ("(`each`, B)", "(`each`, B)"),
    ("`sending`", "sending"), ("`\u{301}a`", "`\u{301}a`"), ("`An~`", "`An~`"), ("[`a b`.`c d`]", "[`a b`.`c d`]"),
    ("Größe", "Größe"), ("(sending A) -> sending B", "(sending A) -> sending B"),
    ("@isolated(any) () -> Void", "@isolated(any) () -> Void"),
    ("nonisolated(nonsending) () async -> Void", "nonisolated(nonsending) () async -> Void"),
    ("[(a: Int, B)]", "[(a: Int, B)]"),
    ("A<B?>", "A<B?>"), ("A<() -> B>", "A<() -> B>"), ("@escaping Handler", "Handler"),
    ("A<any P, [B]>?", "A<any P, [B]>?"),
  ]

  @Test("A type is written canonically, on one line", arguments: canonicalCases)
  func canonical(_ written: String, _ expected: String) throws {
    let type: SwiftType = try SwiftType.parse(Marked(written).text)
    #expect(type.text == expected)
    #expect(try SwiftType.parse(Marked(type.text).text).text == expected)
  }

  @Test(
    "What a type can't be is refused, with place and help",
    arguments: [
      ("any ▶", "expected-type", nil), ("▶any P?", "optional-existential", "write '(any P)?'"),
      ("[▶any P & Q?]", "optional-existential", "write '(any P & Q)?'"),
      ("▶P & Q?", "optional-existential", "write '(P & Q)?'"),
      ("▶some P", "opaque-type", nil), ("[▶some P]", "opaque-type", nil), ("▶Self", "self-type", nil),
      ("[▶Self.A]", "self-type", nil),
      ("▶Int!", "implicitly-unwrapped", "write 'Int?'"), ("▶_", "placeholder-type", nil),
      ("Set<▶_>", "placeholder-type", nil),
      ("Int ▶Int", "unexpected-token", nil), ("Int ▶= 1", "unexpected-token", nil),
      ("▶~Copyable", "suppressed-conformance", nil), ("▶``", "expected-type", nil), ("A.▶``", "expected-type", nil),
      ("▶repeat each T", "parameter-pack", nil), ("▶inout Int", "misplaced-modifier", nil),
      ("(▶inout Int)", "misplaced-modifier", nil),
      ("(Int▶...)", "misplaced-modifier", nil), ("▶class", "expected-type", nil), ("▶1", "expected-type", nil),
      ("[Int▶, Int]", "unexpected-token", nil),
      ("▶(Int ", "unclosed-bracket", nil), ("▶[Int", "unclosed-bracket", nil), ("Int▶]", "stray-bracket", nil),
      ("A.▶", "expected-type", nil),
      ("() throws ▶", "expected-arrow", nil), ("() -> ▶", "expected-type", nil),
      ("▶@Sendable [Int]", "not-a-function", nil), ("(▶@Sendable F)?", "not-a-function", nil),
      ("▶any (A) -> B", "misplaced-modifier", "leave 'any' out"), ("[▶any (() -> B)]", "misplaced-modifier", nil),
      ("@▶", "not-an-attribute", nil),
      ("[▶]", "expected-type", nil), ("any ▶any P", "nested-existential", nil),
      ("any ▶(any P)", "nested-existential", nil), ("P & ▶(any Q)", "nested-existential", nil),
      ("Int ▶?", "unexpected-token", nil),
      ("A▶<B ", "unclosed-angle", nil),
    ] as [(String, String, String?)]
  )
  func refused(_ marked: String, _ code: String, _ help: String?) {
    expectError(marked, code, help: help, SwiftType.parse)
  }

  @Test(
    "A type mentions its outermost names",
    arguments: [
      ("[Cart.ID: any Product]", "Cart Product"), ("(a: Int, (B) -> C)", "Int B C"), ("A<B.C, D?>.E<F>", "A B D F"),
      ("any `class` & P", "class P"), ("@MainActor (A) -> B", "A B"),
    ]
  )
  func names(_ written: String, _ expected: String) throws {
    let type: SwiftType = try SwiftType.parse(Marked(written).text)
    #expect(type.names.map(\.text).joined(separator: " ") == expected)
    #expect(type.names.map { SwiftName.bare($0.range.text) } == type.names.map(\.text))
  }

  @Test("The form is that of the outermost type")
  func forms() throws {
    func form(_ text: String) throws -> SwiftType.Form { try SwiftType.parse(Marked(text).text).form }
    #expect(try form("A<B>.C") == .named("A.C"))
    #expect(try form("(a: Int)") == .tuple)
    #expect(try form("((Int) -> Void)") == .function)
    #expect(try form("any P") == .existential)
    #expect(try form("Int.Type") == .metatype)
    #expect(try form("[A: B]") == .dictionary)
    guard case .optional(let wrapped) = try form("(any P)?") else { return #expect(Bool(false)) }
    #expect(wrapped.text == "any P")
    guard case .array(let element) = try form("[Int?]") else { return #expect(Bool(false)) }
    #expect(element.isOptional)
  }

  @Test(
    "Functions are marked as escaping where they become parameters",
    arguments: [
      ("() -> Void", "@escaping () -> Void"), ("(() -> Void)?", "(() -> Void)?"), ("Handler", "Handler"),
      ("@escaping Handler", "@escaping Handler"), ("@escaping () -> Void", "@escaping () -> Void"),
      ("@Sendable () -> Void", "@escaping @Sendable () -> Void"),
      ("nonisolated(nonsending) () async -> Int", "nonisolated(nonsending) @escaping () async -> Int"),
    ]
  )
  func parameters(_ written: String, _ expected: String) throws {
    #expect(try SwiftType.parse(Marked(written).text).parameterText == expected)
  }
}
