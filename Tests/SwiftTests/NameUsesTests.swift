import TestSupport
import Testing

@testable import BindgenCore

/// An expression or a body, and the names found in it: blanks between them, dots before members.
private typealias Row = (String, String)

@Suite struct NameUsesTests {
  @Test(
    "Members, operators and literals",
    arguments: [
      ("a", "a"),
      ("a + b * 2", "a b"),
      ("presenter.cart.productsCount.description", "presenter.cart.productsCount.description"),
      ("a\n  .b\n  .c", "a.b.c"),
      ("a // note\n  /* and */ .b /* /* nested */ */ . c", "a.b.c"),
      ("a?.b!.c", "a.b.c"),
      ("a.b(x).c", "a.b x"),
      ("a.b[i].c", "a.b i"),
      ("(a).b", "a"),
      ("a.0.b", "a"),
      ("self.a.b", "a.b"),
      ("self\n  .a", "a"),
      ("a.self.b", "a.b"),
      (".a", ""),
      ("x == .a(b)", "x b"),
      ("`class`.`default`", "class.default"),
      ("[1, 2].reduce(0, +)", ""),
      ("list.reduce(start, +) / 2", "list.reduce start"),
      ("list.sorted(by: <)", "list.sorted"),
      ("a..<b", "a b"),
      ("(a...b).contains(c)", "a b c"),
      ("-a + !b", "a b"),
      ("a≤b", "a b"),
      ("größe + 数", "größe 数"),
      ("0xabc + 1e5 + 1_000.5", ""),
      ("true ? nil : false", ""),
      ("$0 + a", "a"),
      ("try? load(a)", "load a"),
      ("try await a.b()", "a.b"),
      ("a as? B", "a B"),
      ("a is any P", "a P"),
      ("Foo<Bar>(x)", "Foo Bar x"),
      ("a < b && c > (d)", "a b c d"),
      ("f(a<b, c>d)", "f a b c d"),
      ("a/b/c", "a b c"),
      ("a / b / c", "a b c"),
      ("any + some", "any some"),
      ("a!=b", "a b"),
      ("&a", "a"),
      ("Int.max", "Int.max"),
    ] as [Row]
  )
  func members(_ text: String, _ names: String) throws { try check(text, names) }

  @Test(
    "Labels are no uses; ternaries and dictionaries have none",
    arguments: [
      ("f(a: b)", "f b"),
      ("f(x, a: b, c: d)", "f x b d"),
      ("f(\n  a: b)", "f b"),
      ("f(a /* is */ : b)", "f b"),
      ("f(`in`: b)", "f b"),
      ("(a: b, c: d)", "b d"),
      ("x ? a : b", "x a b"),
      ("(x ? a : b)", "x a b"),
      ("f(x ? a : b)", "f x a b"),
      ("f(y, x ? a : b)", "f y x a b"),
      ("f(y: x ? a : b)", "f x a b"),
      ("x ? a : y ? b : c", "x a y b c"),
      ("x ? (a) : (b)", "x a b"),
      ("[a: b]", "a b"),
      ("[a: b, c: d]", "a b c d"),
      ("[x ? a : b: c]", "x a b c"),
      ("f([a: b, c: d])", "f a b c d"),
      ("return[a: b]", "a b"),
      ("d[a, b]", "d a b"),
      ("d[a, default: b]", "d a b"),
      ("d[key: b]", "d b"),
      ("d?[key: b]", "d b"),
      ("f { 1 } onFail: { a }", "f a"),
      ("f { 1 }\n  onFail: { a }", "f a"),
      ("x ? f { 1 } : a", "x f a"),
      ("\"\\(a, format: b)\"", "a b"),
      ("outer: for i in a { break outer }", "a"),
      ("for i in a { continue }\nb", "a b"),
      ("loop: while a { continue loop }", "a"),
      ("#selector(a.b)", ""),
      ("#line + a", "a"),
      ("{ @MainActor in a }", "a"),
      ("{ @Foo(a) @Bar.Baz x in x }", ""),
    ] as [Row]
  )
  func labels(_ text: String, _ names: String) throws { try check(text, names) }

  @Test(
    "Strings are read for their interpolations alone, key paths and regexes not at all",
    arguments: [
      ("\"a\"", ""),
      ("\"\\(a) b \\(c.d)\"", "a c.d"),
      ("#\"\\(a) \\#(b)\"#", "b"),
      ("##\"\\#(a) \\##(b) \"# \"##", "b"),
      ("\"\"\"\n  a \\(b) \"quoted\" \\\n  \\(c)\n  \"\"\"", "b c"),
      ("#\"\"\"\n  \\(a) \\#(b)\n  \"\"\"#", "b"),
      ("\"\\(a ? \"\\(b)\" : \"\\(c + \"d\")\")\"", "a b c"),
      ("\"\\(list.map { \"\\($0)\\(a)\" }.joined(separator: \", \"))\"", "list.map a"),
      ("\"\\\"\\\\(a)\"", ""),
      ("\"\\\\\\(a)\"", "a"),
      ("#\"\"\"#", ""),
      ("/a b/", ""),
      ("s.contains(/a(b)c/)", "s.contains"),
      ("#/a/b/# + c", "c"),
      ("s.firstMatch(of: /\\/a/) ?? b", "s.firstMatch b"),
      ("#/\n  a # comment\n  b\n/#", ""),
      ("f(/, a) + f(/, b)", "f a f b"),
      ("f(a<b??c, d>(e))", "f a b c d e"),
      ("\\.a.b", ""),
      ("\\Cart.a[b].c", "b"),
      ("list.map(\\.name)", "list.map"),
      ("list.map(\\.self)", "list.map"),
      ("list[keyPath: \\.a]", "list"),
      ("// a\nb /* c */", "b"),
    ] as [Row]
  )
  func strings(_ text: String, _ names: String) throws { try check(text, names) }

  @Test(
    "Closures bind their parameters and captures, inside",
    arguments: [
      ("list.map { a in a + b }", "list.map b"),
      ("list.map { a in a } + a", "list.map a"),
      ("f { a, b in a + b + c }", "f c"),
      ("f { _, b in a + b }", "f a"),
      ("f { (a, b) in a + b + c }", "f c"),
      ("f { (a: Int, b: Int) -> Int in a + b + c }", "f Int Int Int c"),
      ("f { (a: Dictionary<Int, b>, c: Int) in b }", "f Dictionary Int b Int b"),
      ("f { (a) async throws -> Int in a }", "f Int"),
      ("f { (a) throws(E) -> [Int: Int] in a }", "f E Int Int"),
      ("f { @Sendable a in a }", "f"),
      ("f { [a] in a }", "f a"),
      ("f { [weak a, b = c] x in a?.y + b + x }", "f a c"),
      ("f { [unowned(safe) a, unowned b = a] in b }", "f a a"),
      ("f { [a = a + 1] in a } + a", "f a a"),
      ("f { [a] }", "f a"),
      ("f { a\n}", "f a"),
      ("f { g { a in a } + a }", "f g a"),
      ("f { a in g { b in a + b } + b }", "f g b"),
      ("f { `in` in `in` }", "f"),
      ("f(a, { a in a }, a)", "f a a"),
      ("f { a in\n  let b = a\n  return b\n}", "f"),
      ("{ (a: Int = b) in a }", "Int b"),
      ("f { (x) in x }(x)", "f x"),
    ] as [Row]
  )
  func closures(_ text: String, _ names: String) throws { try check(text, names) }

  @Test(
    "Declarations bind from the statement behind them to the end of their scope",
    arguments: [
      ("let x = a\nreturn x", "a"),
      ("let x = x\nreturn x", "x"),
      ("let x = x; return x", "x"),
      ("return x\nlet x = 1", "x"),
      ("let x = a + x\n  + x\nreturn x", "a x x"),
      ("let x = a\n  .b(x)\nreturn x", "a.b x"),
      ("let x = y ?\n  x :\n  x\nx", "y x x"),
      ("let x = y\n  ? x\n  : x\nx", "y x x"),
      ("let x = f { 1 }\n  onFail: { x }\nx", "f x"),
      ("let x = y\n  as? Foo ?? x\nx", "y Foo x"),
      ("let x: Int = 1, y = x\nx + y + z", "Int z"),
      ("let (x, y) = a\nx + y", "a"),
      ("let (x, (y, _)): (Int, (Int, Int)) = a\nx + y", "Int Int Int a"),
      ("let (first: x, second: y) = a\nx + y + first", "a first"),
      ("var x: Int\nx = 1\nx", "Int"),
      ("var x: Int { a }\nx", "Int a"),
      ("let x = if a { x } else { b }\nx", "a x b"),
      ("let x = if let y = x, y > 1 { y } else { b }\nx + y", "x b y"),
      ("let x = switch a { case 1: x default: b }\nx", "a x b"),
      ("do { let x = 1; x }\nx", "x"),
      ("if a { let x = 1; x } else { x }", "a x"),
      ("async let x = a\nawait x", "a"),
      ("let x = 1\n-x", ""),
      ("let x = try?\n  x\nx", "x"),
      ("let x = y as?\n  Foo\nx", "y Foo"),
      ("let x = y\n  - x\nx", "y x"),
      ("let `in` = 1\n`in`", ""),
      ("func f(a: Int, with b: Int = c) -> Int { a + b + d }\nf(a: a)", "Int Int c Int d a"),
      ("func f<T: P>(_ a: T) where T: Q { a }", "T P T T Q"),
      ("func f() { x }\nlet x = f()\nx", "x"),
      ("struct S { var a = b; func c() { a } }\nS().a", "b"),
      ("struct S { init(a: Int) { a } }\na", "Int a"),
      ("typealias T = Int\nT(a)", "Int a"),
      ("#if DEBUG\na\n#else\nb\n#endif", "a b"),
      ("let x = a\n#if os(Linux)\n  .b\n#endif\nx", "a"),
      ("defer { x }\nlet x = 1", "x"),
    ] as [Row]
  )
  func declarations(_ text: String, _ names: String) throws { try check(text, names) }

  @Test(
    "Conditions, loops, patterns and catches bind for their block",
    arguments: [
      ("if let x { x } else { x }", "x x"),
      ("if let x = a { x } else { x }", "a x"),
      ("if let x = x { x }", "x"),
      ("if let x = a, x > b, let y = x { x + y }\ny", "a b y"),
      ("if x, let x { x }", "x x"),
      ("if let x = f({ x in x }) { x }", "f"),
      ("if let x = list.first { $0 > x } ?? b { x }", "list.first x b"),
      ("if var x = a { x }", "a"),
      ("guard let x else { return a }\nreturn x", "x a"),
      ("guard let x = a, x > b else { return c }\nreturn x", "a b c"),
      ("do { guard let x = a else { return } ; x }\nx", "a x"),
      ("while let x = a.next() { x }\nx", "a.next x"),
      ("repeat { a } while b\nf { c in c }", "a b f"),
      ("if case .foo(let x) = a { x }\nx", "a x"),
      ("if case let .foo(x, y) = a, x == b { y }", "a b"),
      ("if case let .foo(bar: x) = a { x + bar }", "a bar"),
      ("if case let x? = a { x }", "a"),
      ("if case let (x, .some(y)) = a { x + y }", "a"),
      ("if case let Foo.bar(x) = a { x }", "Foo.bar a"),
      ("if case let x as Foo = a { x }", "Foo a"),
      ("if case b = a { 1 }", "b a"),
      ("for x in a { x }\nx", "a x"),
      ("for x in x { x }", "x"),
      ("for (i, x) in a.enumerated() where x > b { i + x }", "a.enumerated b"),
      ("for case let x? in a { x }", "a"),
      ("for case .foo(let x) in a where x > b { x }", "a b"),
      ("for try await x in a { x }", "a"),
      ("for var x: Int in a { x }", "Int a"),
      ("for x in a.filter { $0 > x } { x }", "a.filter x"),
      ("switch a { case .foo(let x) where x > b: x\ncase c: x\ndefault: x }", "a b c x x"),
      ("switch a { case let .foo(x), let .bar(x): x }", "a"),
      ("switch a { case b: c\ncase .d, e: f }", "a b c e f"),
      ("switch (a, b) { case (let x, 1): x\ncase (1, let y): y\ncase let (x, y): x + y }", "a b"),
      ("switch a { case let x as Foo: x\ncase is Bar: x\n@unknown default: 1 }", "a Foo Bar x"),
      ("switch a { case 1: let x = b; x\ncase 2: x\ndefault: 0 }", "a b x"),
      ("do { try a() } catch let e { e } catch Foo.bar(let x) { x } catch { error }\nerror", "a Foo.bar error"),
      ("do { try a() } catch let e as E where e.x == b { e }", "a E b"),
      ("do { try a() } catch is E { error }", "a E error"),
      ("if a { b } else if let c { c } else { c }", "a b c c"),
      ("if #available(iOS 13, *), a { b }", "a b"),
      ("if a.allSatisfy({ $0 > b }) { c }", "a.allSatisfy b c"),
      ("for x in 0..<n { if let y = x { y } }\ny", "n y"),
    ] as [Row]
  )
  func patterns(_ text: String, _ names: String) throws { try check(text, names) }

  @Test(
    "A self that no member follows is told, with its place",
    arguments: [
      "f(▶self)", "▶self", "{ [weak ▶self] in self?.a }", "▶self[0]", "guard let ▶self else { return }",
      "▶self == a ? self : b", "self.a", "Foo.self", "\\.self",
    ]
  )
  func bareSelf(_ marked: String) throws {
    let source: Marked = Marked(marked)
    #expect(try SwiftCode(source.text).names.bareSelf?.start == source.position)
  }

  @Test("A use has its own place and those of its members")
  func places() throws {
    let uses: NameUses = try SwiftCode(SwiftText(SourceFile(name: "a", text: "1 +\n self.cart?\n  .`for`").range)).names
    let use: NameUses.Use = try #require(uses.uses.first)
    #expect(use.range.start == Position(line: 2, column: 7))
    #expect(use.path.map(\.range.start) == [Position(line: 3, column: 4)])
  }

  private func check(_ text: String, _ names: String) throws {
    let uses: NameUses = try SwiftCode(Marked(text).text).names
    let found: [String] = uses.uses.map { use in ([use.name] + use.path.map(\.name)).joined(separator: ".") }
    #expect(found.joined(separator: " ") == names)
  }
}
