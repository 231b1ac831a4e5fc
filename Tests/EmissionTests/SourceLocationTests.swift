import BindgenCore
import TestSupport
import Testing

/// The compiler reports each mistake in the user's Swift at its place in the spec.
@Suite("Source locations")
struct SourceLocationTests {
  /// Entries of a model, with `▶` where the compiler must point.
  struct Case {
    var entries: String
    var isFromWindows: Bool = false
    var front: String = ""
  }

  static let cases: [Case] = [
    Case(entries: "derive:\n  x: Int = s + ▶nothing"),
    Case(entries: "derive:\n  x: Int = s\n    + ▶nothing   # a comment\n    + s\n  y: Int = ▶nothing"),
    Case(entries: "derive:\n  x: Int = f(\n    ▶nothing,\n    # a comment of the spec\n    ▶nought\n  )"),
    Case(entries: "derive:\n  x:\n    type: Int\n    value: ▶nothing + 1"),
    Case(entries: "derive:\n  x:\n    type: Int\n    value: |\n      let a: Int = 1\n      return a + ▶nothing"),
    Case(entries: "derive:\n  x: |\n    Int = ▶nothing"),
    Case(entries: "derive:\n  x: 'Int = s + ▶nothing'"),
    Case(entries: "derive:\n  x: \"Int = s + ▶nothing\""),
    Case(entries: "derive:\n  x:\n    type: Int\n    value: '▶nothing'"),
    Case(entries: "derive:\n  x: String = \"ä → \\(▶nothing)\" /* ü */ + String(▶nought)"),
    Case(entries: "derive:\n  x: String = \"\"\"\n    a\n      \\(▶nothing)\n    \"\"\""),
    Case(entries: "derive:\n  x: Int = self.s + self.s.▶nothing"),
    Case(entries: "derive:\n  x: Int =\tf(▶nothing,\t▶nought)"),
    Case(entries: "derive:\n  x: String = ▶s"),
    Case(entries: "derive:\n  x: Int = s\n  y: String = ▶x"),
    Case(entries: "derive:\n  x: { type: Int, value: s, equal: $0 == $1 + ▶nothing }"),
    Case(
      entries:
        "derive:\n  x:\n    type: Int\n    value: s\n    equal: |\n      let a: Int = $0 + $1\n      return a == ▶nothing"
    ),
    Case(entries: "derive:\n  x: Int = ▶nothing // a comment of Swift\n  y: Int = s /* one\n    more */ + ▶nothing"),
    Case(entries: "let:\n  x: Int = ▶nothing"),
    Case(entries: "let:\n  x: [Int] = [\n    1,\n    ▶nothing,\n  ]"),
    Case(entries: "let:\n  x: (Int) -> Int = { a in\n    ▶nothing\n  }", front: "access: public\n"),
    Case(entries: "let:\n  x: Int = ▶nothing", front: "access: package\n"),
    Case(entries: "let:\n  x: Int = ▶nothing", front: "isolation: nonisolated\n"),
    Case(entries: "actions:\n  go(to a: Int): s = a + ▶nothing"),
    Case(entries: "actions:\n  go: |\n    let a: Int = ▶nothing\n\n    if a > 1 {\n      s = ▶nought\n    }"),
    Case(entries: "actions:\n  go:\n    signature: go<T>(_ a: T) where T: Equatable\n    body: s = ▶nothing"),
    Case(entries: "actions:\n  go: self.▶nothing = 1"),
    Case(entries: "actions:\n  go() async: s = ▶nothing"),
    Case(entries: "actions:\n  go: { effect: print(s, ▶nothing) }", front: "isolation: MainActor\n"),
    Case(
      entries:
        "actions:\n  go:\n    effect:\n      id: a(s, ▶nothing)\n      when: s > ▶nothing\n      run: |\n        go()\n"
        + "        print(▶nothing)\n      catch: print(error, ▶nothing)\n    cancels: a(1, ▶nought)",
      front: "isolation: MainActor\n"
    ),
    Case(
      entries:
        "actions:\n  go: { effect: { after: ▶false, run: go() } }\n  come: { effect: { every: ▶true, run: go() } }\n"
        + "  end: { effect: { run: go(▶1) } }",
      front: "isolation: MainActor\n"
    ),
    Case(entries: "actions:\n  go(" + (0..<30).map { "a\($0): Int" }.joined(separator: ", ") + "): s = ▶nothing"),
    Case(
      entries: "derive:\n  x: Int = " + (0..<60).map { "s + \($0)" }.joined(separator: " + s +\n    ") + " + ▶nothing"
    ),
    Case(entries: "derive:\n  x: Int = f(" + String(repeating: "s, ", count: 80) + "▶nothing)"),
  ]

  /// Wrong types; the compiler reports errors in the code emitted for them, too.
  static let types: [Case] = [
    Case(entries: "let: { x: ▶Nothing }"),
    Case(entries: "services:\n  x: any ▶Nothing\n  y: (▶Nothing) -> Int"),
    Case(entries: "services:\n  x: { protocol: Ports, methods: [\"go(_ a: [▶Nothing]) async -> ▶Nought?\"] }"),
    Case(entries: "derive:\n  x: [▶Nothing] = []\n  y: {type: ▶Nothing?, value: nil}"),
    Case(entries: "lists: { x: ▶Nothing, y: { element: [▶Nought], ids: none } }"),
    Case(entries: "storage:\n  x: [Int: ▶Nothing] = [:]"),
    Case(entries: "actions:\n  go(to a: inout ▶Nothing, _ b: ▶Nought..., c: @escaping () -> ▶Nothing): s = 1"),
    Case(entries: "actions:\n  go() -> ▶Nothing: return s"),
    Case(entries: "view:\n  name: Shown\n  commands: [\"show(_ a: ▶Nothing)\"]"),
  ]

  /// Properties of types that only the compiler knows; it reports the line of the entry.
  static let lines: [Case] = [
    Case(entries: "conforms:\n  - ▶Labelled\n  - Equatable"),
    Case(entries: "conforms: [CustomStringConvertible, ▶Nothing]", front: "emit: []\n"),
    Case(entries: "conforms:\n  - ▶Labelled", front: "emit: [observation]\n"),
    Case(entries: "kind: struct\nconforms: [▶Labelled]", front: "emit: []\n"),
    Case(entries: "let:\n  ▶x: Hidden\n  private y: Hidden? = nil", front: "access: public\n"),
    Case(entries: "let:\n  ▶private x: Hidden", front: "access: public\n"),
    Case(entries: "services:\n  ▶x: any Labelled\n  ▶y: (Hidden) -> Int", front: "access: public\n"),
    Case(entries: "derive:\n  ▶x: Hidden? = nil\n  private y: Hidden? = nil", front: "access: public\n"),
    Case(entries: "actions:\n  ▶go(_ x: Hidden): s = 1\n  private come(_ x: Hidden): s = 1", front: "access: public\n"),
    Case(entries: "functions:\n  ▶f() -> Hidden?: nil", front: "access: public\nemit: []\n"),
    Case(entries: "view:\n  name: Shown\n  commands:\n    - ▶show(_ a: Hidden)", front: "access: public\n"),
  ]

  /// Code far to the right keeps its line and nothing more, so that one long line does not become a file of blanks.
  @Test func farColumnsAreLeftOut() {
    let fields: String = (0..<2000).map { "x\($0): Int = \($0)" }.joined(separator: ", ")
    let spec: String = "models:\n  Cart:\n    state: { \(fields) }\n"
    let emitted: Emitted = Emitted(spec, GeneratorOptions(sourceLocations: .relative))
    #expect(emitted.text.utf8.count < 100 * spec.utf8.count)
  }

  /// Each case with observers, and once more without, in a file of CRLF with a byte order mark; and in plain classes.
  static var all: [Case] {
    let others: [Case] = cases.map { Case(entries: $0.entries, isFromWindows: true, front: $0.front + "emit: []\n") }
    return cases + others + plain(cases)
  }

  /// Returns the cases that a plain class may have.
  private static func plain(_ cases: [Case]) -> [Case] {
    let asking: [String] = ["effect:", "equal:", "lists:", "view:"]
    return cases.filter { example in !asking.contains { example.entries.contains($0) } }.map { example in
      let front: String = example.front.replacing("emit: []\n", with: "")
      return Case(entries: example.entries, front: front + "emit: [plain]\n")
    }
  }

  /// Returns the specs of one module, and the places where the compiler must report errors.
  private static func specs(_ folder: String, _ cases: [Case] = all) -> (files: [SourceFile], places: [String]) {
    var files: [SourceFile] = []
    var places: [String] = []
    for (number, example) in cases.enumerated() {
      let name: String = "Case\(number).bindgen.yml"
      let front: String =
        example.front.contains("emit") ? example.front : "emit: [delegate, callbacks]\n" + example.front
      let entries: [String] = example.entries.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    " + $0
      }
      let source: String =
        front + "models:\n  Case\(number):\n    state:\n      s: Int = 0\n" + entries.joined(separator: "\n") + "\n"
      for (line, text) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let parts: [Substring] = text.split(separator: "▶", omittingEmptySubsequences: false)
        var column: Int = 1
        for part in parts.dropLast() {
          column += part.utf8.count
          places.append("\(folder)\(name):\(line + 1):\(column)")
        }
      }
      var plain: String = source.replacing("▶", with: "")
      if example.isFromWindows { plain = plain.replacing("\n", with: "\r\n") }
      let mark: [UInt8] = example.isFromWindows ? [0xEF, 0xBB, 0xBF] : []
      files.append(SourceFile(name: name, bytes: mark + Array(plain.utf8)))
    }
    return (files, places.sorted())
  }

  @Test(
    "each error shows at its line and column of the spec",
    arguments: LongProof.isOn ? ["", "/a folder/specs"] : ["/a folder/specs"]
  )
  func places(folder: String) async throws {
    let (specs, places): ([SourceFile], [String]) = Self.specs(folder.isEmpty ? "" : folder + "/")
    let options: GeneratorOptions = GeneratorOptions(
      sourceLocations: folder.isEmpty ? .relative : .on,
      workingDirectory: folder
    )
    let emitted: Emitted = Emitted(specs, options)
    #expect(emitted.told == [])
    let (found, said): ([String], String) = try await SwiftCompiler.errors(
      in: emitted.files,
      beside: "func f(_ values: Int...) -> Int { 0 }"
    )
    let missing: [String] = places.filter { !found.contains($0) }
    let wrong: [String] = found.filter { !places.contains($0) }
    #expect(missing == [], "\(said)")
    #expect(wrong == [])
  }

  @Test("a wrong type shows at its line and column of the spec, too", arguments: [false, true])
  func typesAtTheirPlaces(isPlain: Bool) async throws {
    let (specs, places): ([SourceFile], [String]) = Self.specs("", isPlain ? Self.plain(Self.types) : Self.types)
    let emitted: Emitted = Emitted(specs, GeneratorOptions(sourceLocations: .relative))
    #expect(emitted.told == [])
    let (found, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files, beside: "")
    let missing: [String] = places.filter { !found.contains($0) }
    let wrong: [String] = found.filter { $0.contains(".yml") && !places.contains($0) }
    #expect(missing == [], "\(said)")
    #expect(wrong == [])
  }

  @Test("what only the compiler knows of types shows at the line of the spec")
  func typesAtTheirLines() async throws {
    let (specs, places): ([SourceFile], [String]) = Self.specs("", Self.lines)
    let emitted: Emitted = Emitted(specs, GeneratorOptions(sourceLocations: .relative))
    #expect(emitted.told == [])
    let (found, said): ([String], String) = try await SwiftCompiler.errors(
      in: emitted.files,
      beside: "struct Hidden {}\nprotocol Labelled { var label: Int { get } }"
    )
    func lines(_ places: [String]) -> Set<String> {
      Set(places.filter { $0.contains(".yml:") }.map { $0.split(separator: ":").dropLast().joined(separator: ":") })
    }
    #expect(lines(places).subtracting(lines(found)) == [], "\(said)")
    #expect(lines(found).subtracting(lines(places)) == [])
  }

  @Test("a protocol that is not there shows at its column, too")
  func noProtocol() async throws {
    let (specs, places): ([SourceFile], [String]) = Self.specs("", [Case(entries: "conforms: [Sendable, ▶Nothing]")])
    let emitted: Emitted = Emitted(specs, GeneratorOptions(sourceLocations: .relative))
    let (found, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files, beside: "")
    #expect(Set(places).isSubset(of: found), "\(said)")
  }

  @Test("rows without ids show at the line of their list")
  func rowsWithoutIDs() async throws {
    let specs: [SourceFile] = Self.specs("", [Case(entries: "lists:\n  x: Double")]).files
    let emitted: Emitted = Emitted(specs, GeneratorOptions(sourceLocations: .relative))
    let (found, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files, beside: "")
    #expect(found.contains { $0.hasPrefix("Case0.bindgen.yml:7:") }, "\(said)")
  }

  @Test("the same specs without a mistake compile")
  func correct() async throws {
    let specs: [SourceFile] = Self.specs("").files
    let beside: String = """
      func f(_ values: Int...) -> Int { 0 }
      """
    let right: [SourceFile] = specs.map { file in
      let text: String = file.range.text.replacing("nothing", with: "1").replacing("nought", with: "1")
      return SourceFile(name: file.name, text: text.replacing("self.1", with: "self.s").replacing("s.1", with: "s"))
    }
    let wrong: [SourceFile] = right.filter {
      !$0.range.text.contains("String = s") && !$0.range.text.contains("after: false")
        && !$0.range.text.contains("String = x")
    }
    for locations in [GeneratorOptions.SourceLocations.off, .relative] {
      let emitted: Emitted = Emitted(wrong, GeneratorOptions(sourceLocations: locations))
      #expect(emitted.told == [])
      let (found, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files, beside: beside)
      #expect(found == [], "\(said)")
    }
  }

  @Test(
    "files are named from the working folder on, or as they were named",
    arguments: [
      (GeneratorOptions.SourceLocations.on, "/w", "A.bindgen.yml", "/w/A.bindgen.yml"),
      (.on, "/", "A.bindgen.yml", "/A.bindgen.yml"), (.on, "/w", "./s/A.bindgen.yml", "/w/s/A.bindgen.yml"),
      (.on, "/w", "/s/A.bindgen.yml", "/s/A.bindgen.yml"), (.on, "", "A.bindgen.yml", "A.bindgen.yml"),
      (.on, "/w", "<stdin>", "<stdin>"), (.relative, "/w", "s/A.bindgen.yml", "s/A.bindgen.yml"),
      (.on, "/w \"x\"", "A", "/w \\\"x\\\"/A"),
    ]
  )
  func names(locations: GeneratorOptions.SourceLocations, folder: String, name: String, expected: String) {
    let spec: SourceFile = SourceFile(name: name, text: "models:\n  A:\n    state:\n      a: Int = .max")
    let emitted: Emitted = Emitted([spec], GeneratorOptions(sourceLocations: locations, workingDirectory: folder))
    #expect(emitted.text.contains("#sourceLocation(file: \"\(expected)\", line: 4)\n"))
  }

  @Test("a value that is certainly of its type has no mistake to be placed, and stands in the initialiser")
  func plain() {
    let spec: SourceFile = SourceFile(
      name: "A",
      text: "models:\n  A:\n    state:\n      a: Int = 0\n      b: Int = \"\""
    )
    let text: String = Emitted([spec], GeneratorOptions(sourceLocations: .on)).text
    #expect(text.contains("init(a: Int = 0, b: Int = _Formulas.b())"))
    #expect(!text.contains("func a()") && text.contains("func b()"))
  }

  @Test("without locations there are none")
  func off() {
    let emitted: Emitted = Emitted("models:\n  A:\n    state:\n      a: Int = 0")
    #expect(!emitted.text.contains("#sourceLocation"))
  }
}
