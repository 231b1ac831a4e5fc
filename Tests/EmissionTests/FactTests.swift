import Testing

@testable import BindgenCore

@Suite("Facts that templates are told")
struct FactTests {
  /// The facts of the first model.
  func facts(_ spec: String) throws -> Record { ModelFacts(try layout(spec)).record }

  func layout(_ spec: String) throws -> ModelLayout {
    var diagnostics: Diagnostics = Diagnostics()
    let read: Spec? = Spec.read(SourceFile(name: "T.yml", text: spec), into: &diagnostics)
    let program: Program = Program.resolve([read], into: &diagnostics)
    #expect(diagnostics.all.map(\.message) == [])
    let model: ResolvedModel = try #require(program.specs.first?.models.first)
    return ModelLayout(
      model,
      options: GeneratorOptions(),
      names: LibraryNames(program),
      observing: [],
      families: Families(program) { ModelLayout.isObserved($0, []) },
      tracking: Tracking(program, reading: [])
    )
  }

  func type(_ text: String) throws -> SwiftType {
    try SwiftType.parse(SwiftText(SourceFile(name: "T", text: text).range))
  }

  @Test(
    "a cache begins with something cheap where its type has it",
    arguments: [
      ("Int", "0"), ("UInt8", "0"), ("Double", "0"), ("Bool", "false"), ("String", "\"\""), ("Int?", "nil"),
      ("[Int]", "[]"), ("[Int: A]", "[:]"), ("Set<Int>", "[]"), ("Array<A>", "[]"), ("Dictionary<A, B>", "[:]"),
      ("Optional<Int>", nil), ("A", nil), ("any P", nil), ("(Int, Int)", nil), ("() -> Int", nil), ("A.Type", nil),
      ("A.Int", nil),
    ] as [(String, String?)]
  )
  func placeholder(text: String, expected: String?) throws {
    #expect(Placeholder.of(try type(text)) == expected)
    #expect(Placeholder.isScalar(try type(text)) == (expected == "0" || expected == "false"))
  }

  @Test(
    "sets of fields are written as the bits of their word",
    arguments: [
      ([], "0x0"), ([0], "0x1"), ([1, 3], "0xa"), ([63], "0x8000_0000_0000_0000"), ([64, 65], "0x3"),
      ([27], "0x800_0000".replacing("0x800_0000", with: "0x8000000")), ([28], "0x1000_0000"),
    ]
  )
  func masks(fields: [Int], literal: String) {
    #expect(Masks.literal(fields) == literal)
  }

  @Test(
    "changes show a word, or a tuple of several",
    arguments: [(1, "UInt64"), (64, "UInt64"), (65, "(UInt64, UInt64)"), (129, "(UInt64, UInt64, UInt64)")]
  )
  func words(fields: Int, type: String) throws {
    let states: String = (0..<fields).map { "      s\($0): Int = 0\n" }.joined()
    #expect(try layout("models:\n  A:\n    state:\n" + states).rawValue == type)
  }

  @Test(
    "numbers and truth values are compared, all else is edited in place, inside optionals too",
    arguments: [
      ("Int", false), ("Bool?", false), ("Double??", false), ("String", true), ("[Int]", true), ("[Int]?", true),
      ("Row", true), ("Row?", true),
    ]
  )
  func inPlace(text: String, isEdited: Bool) throws {
    #expect(Placeholder.isEditedInPlace(try type(text)) == isEdited)
  }

  @Test("derivations are settled in pieces of 32 at most, each within a word")
  func chunks() throws {
    let states: String = (0..<50).map { "      s\($0): Int = 0\n" }.joined()
    let derivations: String = (0..<60).map { "      d\($0): Int = s0 + \($0)\n" }.joined()
    let layout: ModelLayout = try layout("models:\n  A:\n    state:\n\(states)    derive:\n\(derivations)")
    #expect(layout.words == 2)
    #expect(layout.chunks.map(\.word) == [0, 1, 1])
    #expect(layout.chunks.map(\.fields.count) == [14, 32, 14])
    #expect(layout.chunks.flatMap(\.fields) == Array(50..<110))
    #expect(layout.chunks.map { $0.stretches.map(\.count) } == [[14], [8, 8, 8, 8], [14]])
    #expect(layout.users[0] == Array(50..<110))
    #expect(layout.users[1] == [])
  }

  @Test(
    "what is done sooner than asked is computed at each read",
    arguments: [
      ("Bool = a == 0", true), ("Int = a", true), ("Int = -a &* (limit + 0x1F) % 3", true), ("Int = 1", true),
      ("Bool = self.isOn && !isOn", true), ("Bool = isOn ? a > 1 : a.isZero", false), ("Int = a + b", true),
      ("Int = a + twice + twice", true), ("Int = text.count", false), ("Bool = text == other", false),
      ("Int = abs(a)", false), ("Int = a + limits", false), ("Int = leaf.size", false), ("Int = a + slow", true),
      ("String = text", false), ("{ type: Int, value: a + b, equal: $0 == $1 }", false),
      ("Int = \((["a"] + Array(repeating: "b", count: 9)).joined(separator: " + "))", true),
      ("Int = \(Array(repeating: "b", count: 11).joined(separator: " + "))", false),
      ("Int = \(Array(repeating: "twice", count: 5).joined(separator: " + "))", true),
      ("Int = \(Array(repeating: "twice", count: 6).joined(separator: " + "))", false),
      ("Int = \(Array(repeating: "slow", count: 10).joined(separator: " + "))", true),
    ]
  )
  func directReads(_ entry: String, _ isDirect: Bool) throws {
    let spec: String = """
      models:
        A:
          children:
            leaf: Leaf
          let:
            limit: Int
          state:
            a: Int = 0
            b: Int = 0
            isOn: Bool = true
            text: String = ""
          derive:
            twice: Int = a + b
            slow: Int = text.count
            it: \(entry)
        Leaf:
          state:
            size: Int = 0
      """
    let model: ResolvedModel = try layout(spec).model
    let place: Int = try #require(model.derivations.firstIndex { $0.derivation.name.text == "it" })
    #expect(DirectReads.find(model)[place] == isDirect)
  }

  @Test(
    "a model is called what Swift calls it",
    arguments: [
      ("Cart", "Cart", "cart", "cart"), ("URLList", "URLList", "urlList", "urlList"),
      ("Class", "Class", "class", "`class`"),
      ("cart", "cart", "cart", "cart"),
    ]
  )
  func names(name: String, type: String, stem: String, variable: String) throws {
    let facts: Record = try facts("models:\n  \(name):\n    state:\n      a: Int = 0\n")
    #expect(text(facts["name"]) == type)
    #expect(text(facts["stem"]) == stem)
    #expect(text(facts["variable"]) == variable)
  }

  @Test(
    "a setter is the module's unless the spec says otherwise",
    arguments: [
      ("internal", "", ""), ("package", "", "internal(set) "), ("public", "", "internal(set) "),
      ("internal", "private", "private(set) "), ("internal", "internal", ""), ("public", "public", ""),
      ("public", "package", "package(set) "), ("package", "package", ""), ("public", "private", "private(set) "),
    ]
  )
  func setters(access: String, set: String, expected: String) throws {
    let setter: String = set.isEmpty ? "" : ", set: \(set)"
    let facts: Record = try facts(
      "access: \(access)\nmodels:\n  A:\n    state:\n      a: { type: Int, value: 0\(setter) }\n"
    )
    #expect(text(records(facts["states"]).first?["setAccess"]) == expected)
  }

  @Test("the initialiser is given the view, what a model keeps in the spec's order, and the delegate")
  func parameters() throws {
    let facts: Record = try facts(
      """
      emit: delegate
      models:
        A:
          state:
            s: Int = 0
            t: Int = .max
            f: () -> Void
          services:
            store: any Store
          let:
            in: Int
          view:
            name: V
            shows: []
      """
    )
    let expected: [String] = [
      "view: (any V)?", "store: any Store", "`in`: Int", "s: Int = 0", "t: Int = _AFormulas.t()",
      "f: @escaping () -> Void",
      "delegate: (any ADelegate)? = nil",
    ]
    #expect(texts(facts["parameters"]) == expected)
    #expect(texts(facts["assignments"]) == ["self.store = store", "self.`in` = `in`", "_s = s", "_t = t", "_f = f"])
  }

  @Test("a derivation marks those that name it, in its word and in others")
  func marking() throws {
    let states: String = (0..<62).map { "      s\($0): Int = 0\n" }.joined()
    let facts: Record = try facts(
      "emit: delegate\nmodels:\n  A:\n    state:\n\(states)    derive:\n      a: Int = s0 + 1\n      b: Int = a + 1\n      c: Int = a + b\n"
    )
    let derivations: [Record] = records(facts["derivations"])
    #expect(derivations.map { text($0["marking"]) } == [", marking: 0x8000_0000_0000_0000", "", ""])
    #expect(
      derivations.map { texts($0["markingElsewhere"]) } == [
        ["_core.staleness.dirty[1] |= 0x1"], ["_core.staleness.dirty[1] |= 0x1"], [],
      ]
    )
    #expect(
      derivations.map { text($0["formula"]) } == [
        "_AFormulas.a(_s0)", "_AFormulas.b(_cache.a)", "_AFormulas.c(_cache.a, _cache.b)",
      ]
    )
  }

  @Test(
    "an action that is a transaction passes its arguments on",
    arguments: [
      ("add(_ a: Int, to b: inout [Int])", "_performAdd(a, to: &b)"),
      ("add(all: Int...) -> Int", "return _performAdd(all: all)"),
      ("add(_ a: @autoclosure () -> Int) throws", "try _performAdd(a())"),
      ("add(in default: Int = 1)", "_performAdd(in: `default`)"),
    ]
  )
  func calls(signature: String, call: String) throws {
    let facts: Record = try facts("emit: delegate\nmodels:\n  A:\n    actions:\n      \(signature): f()\n")
    #expect(text(records(facts["actions"]).first?["call"]) == call)
  }

  @Test(
    "an action is one transaction where somebody can be told and nothing waits",
    arguments: [
      ("[]", "add()", false), ("[delegate]", "add()", true), ("[delegate]", "add() async", false),
    ]
  )
  func transactions(emit: String, signature: String, isTransaction: Bool) throws {
    let facts: Record = try facts("emit: \(emit)\nmodels:\n  A:\n    actions:\n      \(signature): f()\n")
    guard case .bool(let found)? = records(facts["actions"]).first?["isTransaction"] else {
      Issue.record("no fact")
      return
    }
    #expect(found == isTransaction)
  }

  @Test(
    "the names of fields stand on one line while they are short, whatever their number",
    arguments: [
      (["a", "b"], "a b", []), ([String(repeating: "a", count: 101)], "", [String(repeating: "a", count: 101)]),
      ([String(repeating: "a", count: 101), "b"], "", [String(repeating: "a", count: 101) + " \\", "b"]),
      (["a", String(repeating: "b", count: 98)], "a " + String(repeating: "b", count: 98), []),
      (["a", String(repeating: "b", count: 99)], "", ["a \\", String(repeating: "b", count: 99)]),
    ]
  )
  func rowsOfNames(fields: [String], row: String, rows: [String]) throws {
    let states: String = fields.map { "      \($0): Int = 0\n" }.joined()
    let facts: Record = try facts("emit: delegate\nmodels:\n  A:\n    state:\n\(states)")
    #expect(text(facts["names"]) == row)
    #expect(texts(facts["nameRows"]) == rows)
  }

  @Test("no record has a name twice, since that would be found or not by what stood before it")
  func namesOfFacts() throws {
    let facts: Record = try facts(
      """
      emit: [callbacks, delegate, view]
      models:
        A:
          services:
            desk:
              protocol: Desk
              methods: [open()]
          let:
            limit: Int = max(1, 2)
          state:
            name: { type: String, value: "", equal: $0.count == $1.count }
            a: Int = 0
          derive:
            b: Int = a + 1
            c: Int = b
            d: { type: Int, value: name.count, equal: never }
          actions:
            set(_ a: Int): self.a = a
          view:
            shows: [a, b]
            commands: [close()]
      """
    )
    var count: Int = 0
    func check(_ record: Record) {
      count += 1
      #expect(Set(record.names).count == record.names.count, "\(record.names)")
      record.facts.forEach(check)
    }
    func check(_ fact: Fact) {
      switch fact.made {
      case .record(let record): check(record)
      case .list(let facts): facts.forEach(check)
      default: break
      }
    }
    check(facts)
    #expect(count > 50)
  }

  // MARK: Facts as Swift's own values

  private func text(_ fact: Fact?) -> String? {
    if case .text(let text)? = fact { text } else { nil }
  }

  private func list(_ fact: Fact?) -> [Fact] {
    if case .list(let list)? = fact { list } else { [] }
  }

  private func texts(_ fact: Fact?) -> [String] { list(fact).compactMap { text($0) } }

  private func records(_ fact: Fact?) -> [Record] {
    list(fact).compactMap { if case .record(let record) = $0 { record } else { nil } }
  }
}
