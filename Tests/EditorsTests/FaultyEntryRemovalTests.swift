import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// The entries of specs with errors that are still emitted for Swift's own server.
@Suite("Whole entries beside those that have errors")
struct FaultyEntryRemovalTests {
  /// A spec with a wrong end.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let end: String
    /// The lines of the end that differ now, with what is left of them.
    let left: [String]

    init(_ name: String, _ end: String, _ left: [String]) {
      testDescription = name
      self.end = end
      self.left = left
    }
  }

  private static let begin: String = """
    isolation: MainActor
    models:
      Other:
        state: { n: Int = 0 }
        derive: { m: Int = n + 1 }
      Cart:
        children: { other: Other = Other() }
        services: { bank: any Bank }
        state:
          count: Int = 0
          name: String = ""
        actions:
          add: count += 1

    """

  private static func left(_ texts: [String], keeping kept: FaultyEntryRemoval.Kept? = nil) -> [String]? {
    let specs: [SourceFile] = texts.enumerated().map { SourceFile(name: "/a/\($0).bindgen.yml", text: $1) }
    var entries: FaultyEntryRemoval = FaultyEntryRemoval(specs, keeping: kept)
    guard entries.emitted({ ModuleSwift.emitted($0, EmissionInputs(), .specs) }) != nil else { return nil }
    return entries.specs.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the lines of a text that differ in another.
  private static func changes(_ text: String, _ other: String) -> [String] {
    let (old, new): ([Substring], [Substring]) = (lines(text), lines(other))
    #expect(old.map(\.utf8.count) == new.map(\.utf8.count))
    return zip(old, new).filter { $0 != $1 }.map { String($1.reversed().drop { $0 == " " }.reversed()) }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("an entry with an error has another value or is left out, and all else stays where it is", arguments: cases)
  func entries(_ test: Case) throws {
    let text: String = Self.begin + test.end
    let left: String = try #require(Self.left([text])?.first)
    #expect(Self.changes(text, left) == test.left)
  }

  private static let cases: [Case] = [
    Case("unknown key of a model", "    stat:\n      a: Int = 0\n    functions: { f() -> Int: a }\n", ["", ""]),
    Case("unknown key in braces", "    derive2: { a: Int = 0 }\n", [""]),
    Case("no colon", "    storage:\n      a Int = 0\n      b: Int = 0\n", [""]),
    Case("open bracket in braces", "    storage: { a: Int = f(, b: Int = 0 }\n    events: [done]\n", [""]),
    Case("key twice", "    let:\n      a: Int = 0\n      a: String = \"\"\n    functions: { f() -> Int: a }\n", [""]),
    Case("event", "    events: [done, gone(_ a: ), left]\n", ["    events: [done,              left]"]),
    Case("event on a line", "    events:\n      - done\n      - gone(_ a: )\n      - left\n", [""]),
    Case(
      "load",
      "    loads:\n      data: await bank.get(\n      more: Int = await bank.get()\n",
      ["", ""]
    ),
    Case(
      "view",
      "    view: { shows: [count, nme], commands: [flash(), a(_ b: )] }\n",
      ["    view: { shows: [count     ], commands: [flash()          ] }"]
    ),
    Case(
      "functions",
      "    functions:\n      f() -> Int: a +* (\n      g() -> Int: f() + 1\n      h: 3\n      i(_ n: Int -> Int: n\n",
      ["      f() -> Int:   _h", "", ""]
    ),
    Case(
      "list",
      "    lists: { more: Other, most: { element: Other, idss: none } }\n",
      ["    lists: { more: Other                                       }"]
    ),
    Case("outlet", "    emit: [callbaks, stream]\n", ["    emit: [          stream]"]),
    Case("conformance", "    conforms: [Equatable, a b]\n", ["    conforms: [Equatable     ]"]),
    Case("types", "    types: enum Phase { case one\n    functions: { g() -> Phase: .one }\n", [""]),
    Case(
      "protocol",
      "    protocol: { name: P, members: [count, x] }\n",
      ["    protocol: { name: P, members: [count   ] }"]
    ),
    Case("child", "  Third:\n    children: { x: Othr }\n    derive: { z: Int = x.n }\n", ["    children: {         }"]),
    Case("key of an action", "      b: { bdy: count += 1 }\n      c: b()\n", ["      b:   _h"]),
    Case("key of an effect", "      c: { effect: { run: await f(), polcy: keep } }\n", ["      c:   _h"]),
    Case("name of an effect", "      e: { cancels: nothing }\n", ["      e:   _h"]),
    Case("body", "      h: |\n        count = 1\n        b(\n      i: count = 2\n", ["        _h", ""]),
    Case(
      "question",
      "    functions: { f() -> Int: isRunning(nothing) ? 1 : 2, g() -> Int: f() }\n",
      ["    functions: { f() -> Int: _h                        , g() -> Int: f() }"]
    ),
    Case("circle", "    derive:\n      bb: Int = cc\n      cc: Int = bb\n", ["      bb: Int = _h"]),
    Case("name of a model", "  third:\n    state: { a: Int = 0 }\n  Fourth:\n    state: { a: Int = 0 }\n", []),
    Case("model without a colon", "  Third\n    state: { a: Int = 0 }\n", ["", ""]),
    Case("model twice", "  Other:\n    state: { a: Int = 0 }\n", ["", ""]),
    Case("key at the top", "model:\n  Third:\n    state: { a: Int = 0 }\n", ["", "", ""]),
    Case("tab", "\t  a: 3\n      b: count += 2\n  Third:\n    state: { a: Int = 0 }\n", [""]),
    Case("await", "    derive:\n      b: Int = await f(count)\n      c: Int = b + 1\n", ["      b: Int = _h"]),
    Case("documentation", "    doc: [a, b]\n", [""]),
    Case("less deep", "    functions:\n      f() -> Int: 1\n     g() -> Int: 1\n      h() -> Int: 2\n", [""]),
    Case(
      "deeper",
      "    functions:\n      f() -> Int: 3\n        g() -> Int: 1\n      h() -> Int: 2\n",
      ["      f() -> Int:", "        _h"]
    ),
    Case("string", "    derive:\n      b: String = \"a\n      c: Int = count + 1\n", ["      b: String = _h"]),
  ]

  @Test("without its kind a model would be another one, so all of it is left out, but for who types in it")
  func kind() throws {
    let cart: String = "models:\n  Cart:\n    kind: strct\n    state: { count: Int = 0 }\n"
    let text: String = cart + "  Other:\n    state: { n: Int = 0 }\n"
    let left: String = try #require(Self.left([text])?.first)
    #expect(Self.changes(text, left) == ["", "", ""])
    let typing: String = try #require(Self.left([text], keeping: (0, cart.utf8.count - 3))?.first)
    #expect(Self.changes(text, typing) == [""])
  }

  @Test("what is typed in is whole, or nothing is emitted")
  func kept() {
    let text: String = Self.begin + "      b: { bdy: count += 1 }\n      c: b(\n"
    #expect(Self.left([text], keeping: (0, text.utf8.count - 1)) == nil)
    let closed: String = Self.begin + "      b: { bdy: count += 1 }\n      c: b()\n"
    let left: [String]? = Self.left([closed], keeping: (0, closed.utf8.count - 1))
    #expect(left.map { Self.changes(closed, $0[0]) } == ["      b:   _h"])
  }

  @Test("specs of a module are emitted without what is wrong in each, and without one of which nothing is left")
  func several() throws {
    let texts: [String] = [
      Self.begin, "models:\n  Third:\n    children: { cart: Crt }\n    derive: { n: Int = cart.count }\n",
      "modls:\n  A:\n",
    ]
    let left: [String] = try #require(Self.left(texts))
    #expect(zip(texts, left).map { Self.changes($0, $1).count } == [0, 1, 2])
  }

  // MARK: Swift's diagnostics of the rest

  /// Returns the errors of a spec: those of the tool, and then Swift's, each reported at a word.
  private static func told(_ text: String, _ said: [(word: String, message: String)]) -> [String] {
    let connection: SwiftInSpecsTests.Talk = SwiftInSpecsTests.Talk()
    connection.open("file:///a/Cart.bindgen.yml", text)
    connection.wait(300)
    let items: [JSON] = said.map { word, message in
      ["range": connection.range(of: word, in: "file:///own/0/0-Cart.bindgen.swift"), "message": .string(message)]
    }
    connection.reply("diagnostic", ["items": .array(items)])
    return connection.errors("file:///a/Cart.bindgen.yml") ?? []
  }

  private static let faulty: String = """
    models:
      Cart:
        stat:
          note: String = ""
        state: { count: Int = 0 }
        derive:
          total: Int = isRunning(nothing) ? 1 : count
          twice: Int = total.dobled
        functions:
          f() -> Int: note.cuont
          g() -> Int: count.ownn
    """

  @Test("it is told, but where it names what was left out, or may follow from that")
  func messages() {
    let own: [String] = Self.told(Self.faulty, [])
    #expect(own.count == 1)
    let told: [String] = Self.told(
      Self.faulty,
      [
        ("dobled", "Value of type 'Int' has no member 'dobled'"),
        ("cuont", "Value of type 'Int' has no member 'cuont'"),
        ("ownn", "Value of type 'Int' has no member 'ownn'"), ("count.ownn", "Cannot find 'note' in scope"),
        ("count.ownn", "Cannot find type 'CartView' in scope"), ("_h", "Cannot find '_h' in scope"),
        ("count.ownn", "Type 'Cart' does not conform to protocol 'P'"),
      ]
    )
    #expect(
      told.filter { !own.contains($0) } == [
        "7:25-7:31 Value of type 'Int' has no member 'dobled'", "10:24-10:28 Value of type 'Int' has no member 'ownn'",
      ]
    )
  }
}
