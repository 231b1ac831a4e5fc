import BindgenCore
import TestSupport
import Testing

@Suite("What bodies do to their models")
struct BodySummaryTests {
  /// A `▶` stands before each name that is written.
  @Test(
    "writes are found by their spelling",
    arguments: [
      "▶a = 1", "self.▶a = 1", "▶a += b", "a == b", "let a = b; a.c = 1", "▶a.b.c = 1", "▶a?.b = 1", "▶a[b] = 1",
      "▶a[id: b]?.c -= 1", "a.b(c).d = 1", "▶a.append(b)", "▶a.b.removeAll { $0 }", "▶a[0].sort()", "a.sorted()",
      "a.append", "f(&▶a)", "f(&self.▶a, &▶b.c)", "a & b", "for a in b { ▶c.insert(a) }",
      "if a { ▶b = 1 } else { ▶b = 2 }",
      "f { ▶a = $0 }", "f { a in a = 1 }", "a\n▶b = 1", "▶a.toggle(); ▶b.formUnion(a)", "▶a[b].c[d] &+= 1",
      "f(a: ▶b.popLast())",
    ]
  )
  func writes(_ source: String) throws {
    let marked: Marked = Marked(source)
    let summary: BodySummary = BodySummary.read(try SwiftCode(SwiftText(marked.file.range)))
    #expect(summary.writes.map(\.range.start) == marked.places)
  }

  @Test(
    "calls of own functions are found",
    arguments: [
      "▶f()", "self.▶f(1)", "a.f()", "let f = g\nf()", "▶f { ▶g() }", "a = ▶f(▶g(b))", "f", "if a > 1 { ▶f() }", "a[f]",
    ]
  )
  func calls(_ source: String) throws {
    let marked: Marked = Marked(source)
    let summary: BodySummary = BodySummary.read(try SwiftCode(SwiftText(marked.file.range)))
    #expect(summary.calls.map(\.range.start) == marked.places)
  }

  static let lateCases: [String] = [
    "a = 1; g()", "a = 1\nawait f()\n▶b = 1", "▶a = await f()", "▶a = try await f()", "▶a = (try? await f()) ?? []",
    "▶a = g(\n  1,\n  await f()\n)", "▶a = b\n  + (await f())", "a = 1\nlet b = await f()", "a.append(1)\nawait f()",
    "await f()\n▶a.append(1)", "while b { ▶a += 1; await ▶f() }", "for b in c {\n  ▶a += 1\n  await ▶f()\n}\n▶a = 0",
    "a = 1\nrepeat { ▶a += 1; try await ▶f() } while b", "for try await b in c() { ▶a = b }",
    "for b in c { a += b }\nawait f()",
    "a = true\ndefer { ▶a = false }\ntry await f()", "defer { a = false }\nb = f()",
    "async let b = f()\na = 1\n▶c = await b",
    "g()\nawait f(h())\n▶g()", "await f { ▶a = 1 }", "let b = await (f(), g())\n▶g()",
    "await f()\n▶update { $0.a = 1 }",
    "a.await = 1\nb = 1",
    "let b = await f() ? 1 : 2; ▶a = b", "if await f() { ▶a = 1 }", "a = 1; await f()",
    "switch b { case .c: a = 1 }\nawait f()",
  ]

  /// A `▶` stands before each name that is written or called late.
  @Test("what is done behind an 'await'", arguments: lateCases)
  func late(_ source: String) throws {
    let marked: Marked = Marked(source)
    let summary: BodySummary = BodySummary.read(try SwiftCode(SwiftText(marked.file.range)))
    let late: [BodySummary.Site] = (summary.writes + summary.calls).filter(\.isLate)
    #expect(late.map(\.range.lowerBound).sorted() == marked.marks.map(\.lowerBound))
  }
}
