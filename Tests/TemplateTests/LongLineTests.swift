import Testing

@testable import BindgenCore

/// Lines of templates that come out too long, and how `swift format` leaves them.
@Suite struct LongLineTests {
  private static let long: String = String(repeating: "x", count: 50)

  static let brokenCases: [(String, [String])] = [
    (
      "  func \(long)(_ a: [Int], b: (Int, Int)) async throws -> Map<Int, Int> { try await other(a, \(long)) }",
      [
        "  func \(long)(_ a: [Int], b: (Int, Int)) async throws -> Map<Int, Int> {",
        "    try await other(a, \(long))", "  }",
      ]
    ),
    (
      "f(\(long), g(a, b), Map<A, B>(\"a, ) b\"), \(long)) && h",
      ["f(", "  \(long),", "  g(a, b),", "  Map<A, B>(\"a, ) b\"),", "  \(long)", ") && h"]
    ),
    ("f([.\(long), .\(long), .\(long)])", ["f([", "  .\(long), .\(long),", "  .\(long),", "])"]),
    (
      "let a = [.a: [\(long)], .b: [\(long)], .c: [\(long)]]",
      ["let a = [", "  .a: [\(long)],", "  .b: [\(long)],", "  .c: [\(long)],", "]"]
    ),
    (
      "case .\(long): a.b(\(long), c(d, e), f)", ["case .\(long):", "  a.b(\(long), c(d, e), f)"]
    ),
    ("let a: \(long) = \(long).b + c.d.e.f.g", ["let a: \(long) =", "  \(long).b + c.d.e.f.g"]),
    (
      "extension \(long): Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}",
      ["extension \(long): Equatable", "where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}"]
    ),
    (
      "@MainActor extension \(long): @MainActor Abc.Def, @MainActor B, @MainActor C.D {",
      ["@MainActor", "extension \(long): @MainActor Abc.Def, @MainActor B, @MainActor C.D {"]
    ),
    (
      "final class \(long): A.\(long), Bindgen.Model, Swift.Identifiable {",
      ["final class \(long): A.\(long),", "  Bindgen.Model, Swift.Identifiable", "{"]
    ),
    (
      "  states: \"\(long) \(long) \(long)\",",
      ["  states: \"\"\"", "    \(long) \(long)", "    \(long)", "    \"\"\","]
    ),
    ("f(\(long)) { \(long), _ in fail(\(long)) }", ["f(\(long)) { \(long), _ in", "  fail(\(long))", "}"]),
  ]

  @Test(arguments: brokenCases)
  func broken(line: String, lines: [String]) {
    #expect(LongLine.broken(line.utf8).map { String(decoding: $0, as: UTF8.self) } == lines)
  }

  @Test(
    "what is short, a comment, or has brackets that don't match stays",
    arguments: [
      "func f(a: Int, b: Int) { g() }", "// \(long) (a, b) \(long) { c }", ") \(long) (a, b) \(long) { c }", "",
      "\"\(long) \(long) { (a, b", String(repeating: "é", count: 119),
    ]
  )
  func kept(line: String) {
    #expect(LongLine.broken(line.utf8).map { String(decoding: $0, as: UTF8.self) } == [line])
  }

  @Test func anyBytesComeOutAgain() {
    let bytes: [UInt8] = Array("(){}[]<>\",: =wherecase let@\\ab.".utf8)
    for seed in 0..<2000 {
      var state: UInt64 = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
      let line: [UInt8] = (0..<150).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bytes[Int(state >> 33) % bytes.count]
      }
      let kept: (UInt8) -> Bool = { ![0x20, 0x2C, 0x22].contains($0) }
      #expect(
        LongLine.broken(line).joined().filter(kept) == line.filter(kept),
        "\(String(decoding: line, as: UTF8.self))"
      )
    }
  }
}
