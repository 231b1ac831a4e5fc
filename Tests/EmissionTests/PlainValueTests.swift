import Testing

@testable import BindgenCore

@Suite("Values that stand where they are needed")
struct PlainValueTests {
  private func isPlain(_ value: String, _ type: String) throws -> Bool {
    let type: SwiftType = try SwiftType.parse(SwiftText(SourceFile(name: "T", text: type).range))
    let text: String? = PlainValue.text(SwiftText(SourceFile(name: "V", text: value).range), of: type)
    #expect(text == nil || text == value)
    return text != nil
  }

  @Test(
    "what is certainly of its type",
    arguments: [
      ("0", "Int"), ("-1", "Int"), ("999999999", "Int"), ("007", "UInt"), ("99", "Int8"), ("99", "UInt8"),
      ("-9999", "Int16"), ("999999999", "UInt32"), ("-5", "Int64"), ("10.8", "Double"), ("-3", "Float"),
      ("true", "Bool"), ("false", "Bool?"), ("\"\"", "String"), ("\"straße, 東\"", "String"), ("\"a\"", "String?"),
      ("nil", "Int?"), ("nil", "Row?"), ("nil", "(any P)?"), ("nil", "Int??"), ("3", "Int?"),
      ("[]", "[Row]"), ("[]", "Set<Row>"), ("[]", "Array<Row>"), ("[:]", "[Row: Int]"), ("[:]", "Dictionary<Row, Int>"),
      ("0", "(Int)"),
    ]
  )
  func plain(value: String, type: String) throws {
    #expect(try isPlain(value, type))
  }

  @Test(
    "what may be of another, or is more than a literal",
    arguments: [
      ("\"a\"", "Int"), ("1.5", "Int"), ("-1", "UInt"), ("100", "Int8"), ("10000", "UInt16"), ("1000000000", "Int"),
      ("--1", "Int"), ("- 1", "Int"), ("-", "Int"), ("1_000", "Int"), ("0x1f", "Int"), ("1e3", "Double"),
      (".5", "Double"), ("1.", "Double"), ("1.2.3", "Double"), ("", "Double"), ("1", "Bool"), ("nil", "Int"),
      ("nil", "[Int]"), ("\"\\(count)\"", "String"), ("\"\\n\"", "String"), ("\"", "String"),
      ("\"a\" + \"b\"", "String"), ("\"\"\"\na\n\"\"\"", "String"), ("#\"a\"#", "String"), ("[1]", "[Int]"),
      ("[ ]", "[Int]"), ("[]", "[Int: Int]"), ("[:]", "[Int]"), ("[]", "Int"), ("0", "Row"), ("0", "Row.Int"),
      (".none", "Row"), ("make()", "Int"), ("()", "(Int, Int)"), ("1 // one", "Int"), ("a", "String"),
    ]
  )
  func other(value: String, type: String) throws {
    #expect(try !isPlain(value, type))
  }

  @Test(
    "what everybody would write there",
    arguments: [
      (".none", "Coupon", true), (".a1", "Cart.Kind", true), ("Cart()", "Cart", true), ("Rows<A>()", "Rows<A>", true),
      (".", "Coupon", false), (".a.b", "Coupon", false), (".a()", "Coupon", false), ("Cart(1)", "Cart", false),
      ("Cart ()", "Cart", false), ("Cart()", "Other", false), (".none", "Coupon?", false), (".none", "any P", false),
      ("Coupon.none", "Coupon", false), ("", "Coupon", false),
    ]
  )
  func usual(value: String, type: String, isUsual: Bool) throws {
    let type: SwiftType = try SwiftType.parse(SwiftText(SourceFile(name: "T", text: type).range))
    let text: String? = PlainValue.usual(SwiftText(SourceFile(name: "V", text: value).range), of: type)
    #expect(text == (isUsual ? value : nil))
  }
}
