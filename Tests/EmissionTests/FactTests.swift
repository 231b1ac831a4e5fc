import Testing

@testable import BindgenCore

@Suite("Facts that templates are told")
struct FactTests {
  /// Returns the facts of the first model.
  func facts(_ spec: String) throws -> Record { ModelFacts(try layout(spec)).record }

  func layout(_ spec: String) throws -> ModelLayout {
    var diagnostics: Diagnostics = Diagnostics()
    let read: Spec? = Spec.read(SourceFile(name: "T.yml", text: spec), into: &diagnostics)
    let program: Program = Program.resolve([read], ResolveOptions(outlets: Outlet.all), into: &diagnostics)
    #expect(diagnostics.all.map(\.message) == [])
    let model: ResolvedModel = try #require(program.specs.first?.models.first)
    return ModelLayout(model, program, GeneratorOptions())
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
    #expect(Placeholder.cheapInitialValue(of: try type(text)) == expected)
    #expect(Placeholder.isScalar(try type(text)) == (expected == "0" || expected == "false"))
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

  @Test("the initialiser is given all in the spec's order, and the delegate last")
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
      "s: Int = 0", "t: Int = .max", "f: @escaping () -> Void", "store: any Store", "`in`: Int",
      "view: (any V)? = nil", "delegate: (any ADelegate)? = nil",
    ]
    #expect(text(facts["parameterList"]) == expected.joined(separator: ", "))
    let assigned: [String] = records(facts["assignments"]).map {
      "\(text($0["target"]) ?? "") = \(text($0["value"]) ?? "")"
    }
    #expect(assigned == ["_s = s", "_t = t", "_f = f", "self.store = store", "self.`in` = `in`"])
  }

  @Test("a derivation is computed of what it names, and says which fields of its own model those are")
  func inputs() throws {
    let facts: Record = try facts(
      "emit: [callbacks]\nmodels:\n  A:\n    state:\n      s: Int = 0\n    derive:\n      a: Int = s + 1\n      b: Int = a + 1\n"
        + "      c: Int = a + b\n"
    )
    let derivations: [Record] = records(facts["derivations"])
    #expect(derivations.map { texts($0["inputs"]) } == [[".s"], [".a"], [".a", ".b"]])
    #expect(
      derivations.map { text($0["formula"]) } == [
        "Self._a(_s)", "Self._b(_a)", "Self._c(_a, _b)",
      ]
    )
  }

  @Test(
    "an action with a result passes its arguments on to the function that gives it",
    arguments: [
      ("add(_ a: Int, to b: inout [Int]) -> Int", "return _performAdd(a, to: &b)"),
      ("add(all: Int...) -> Int", "return _performAdd(all: all)"),
      ("add(_ a: @autoclosure () -> Int) throws -> Int", "return try _performAdd(a())"),
      ("add(in default: Int = 1) -> Int", "return _performAdd(in: `default`)"),
      ("add(_ a: Int)", ""),
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
    #expect(count > 40)
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
