import TestSupport
import Testing

@testable import BindgenCore

@Suite("A model's graph")
struct OrderTests {
  /// Returns `name(inputs)` for each derivation, in order.
  func order(_ model: String) -> String {
    let outcome: Outcome = Outcome(
      "models:\n  A:\n    state:\n      s: Int = 0\n      t: Int = 0\n    derive:\n" + model
    )
    guard outcome.diagnostics.isEmpty, let resolved: ResolvedModel = outcome.model("A") else {
      return outcome.told.joined(separator: "\n")
    }
    return resolved.derivations.map { derivation in
      "\(derivation.derivation.name.text)(\(derivation.inputs.map { String($0) }.joined(separator: " ")))"
    }.joined(separator: " ")
  }

  @Test(
    "derivations come after what they follow from, and else as the spec has them",
    arguments: [
      ("      a: Int = s\n      b: Int = t", "a(0) b(1)"),
      ("      a: Int = b + s\n      b: Int = t", "b(1) a(0 2)"),
      ("      a: Int = 1\n      b: Int = d\n      c: Int = a\n      d: Int = t + s", "a() c(2) d(0 1) b(4)"),
      ("      a: Int = c\n      b: Int = s\n      c: Int = s\n      d: Int = a + c", "b(0) c(0) a(3) d(3 4)"),
      ("      a: Int = b + c\n      b: Int = c\n      c: Int = s", "c(0) b(2) a(2 3)"),
      ("      a: Int = t + s + t + self.s", "a(0 1)"),
    ]
  )
  func topological(model: String, expected: String) {
    #expect(order(model) == expected)
  }

  @Test("a function is given what its expression names, in the order in which it does")
  func parameters() throws {
    let outcome: Outcome = Outcome(
      """
      models:
        A:
          let:
            limit: Int = 1
          state:
            s: [Int] = []
          derive:
            a: Int = b
            b: Int = limit + s.count + max(s.count, 1)
            c: String = "\\(b) of \\(self.limit)"
      """
    )
    #expect(outcome.told == [])
    let model: ResolvedModel = try #require(outcome.model("A"))
    #expect(model.derivations.map { $0.parameters.map(\.name) } == [["limit", "s"], ["b"], ["b", "limit"]])
    #expect(
      model.derivations.map { $0.parameters.map(\.kind) } == [
        [.constant, .state], [.derivation], [.derivation, .constant],
      ]
    )
    #expect(model.derivations.map { $0.parameters.map(\.type.text) } == [["Int", "[Int]"], ["Int"], ["Int", "Int"]])
  }

  @Test(
    "what is nothing but a field of the same type reads through",
    arguments: [
      ("x: Int = s", true), ("x: Int = self.s", true), ("x: Int = `s`", true),
      ("x:\n        type: Int\n        value: |\n          s\n", true),
      ("x: Int = a", true), ("x: Int = (s)", false), ("x: Int? = s", false), ("x: Int = s + 0", false),
      ("x: Int = s.s", false), ("x: Int = l", false), ("x: Int = get", false), ("x: Int = s // s", false),
      ("x: { type: Int, value: s, equal: never }", false),
    ]
  )
  func alias(entry: String, isAlias: Bool) throws {
    let front: String =
      "models:\n  A:\n    let:\n      l: Int = 0\n    state:\n      s: Int = 0\n      get: Int = 0\n    derive:\n"
    let outcome: Outcome = Outcome(front + "      a: Int = s\n      " + entry)
    let derivation: ResolvedDerivation = try #require(outcome.model("A")?.derivations.last)
    #expect((derivation.alias != nil) == isAlias)
  }

  @Test(
    "an expression stands outside the class, so 'self.' is left out, and everything else keeps its place",
    arguments: [
      ("self.s + 1", "     s + 1"), ("1 + self . s", "1 +        s"), ("a.self.s", "a.self.s"),
      ("\"\\(self.s)\"", "\"\\(     s)\""),
      ("\"self.s\"", "\"self.s\""), ("self.default", "   `default`"), ("self.`default`", "     `default`"),
      ("f { $0.self }", "f { $0.self }"),
    ]
  )
  func withoutSelf(source: String, expected: String) throws {
    let outcome: Outcome = Outcome("models:\n  A:\n    state:\n      s: Int = 0\n    derive:\n      x: Int = " + source)
    #expect(outcome.model("A")?.derivations.map(\.expression.string) == [expected])
  }

  @Test("outlets are emitted in one order, whoever asks for them")
  func outlets() throws {
    let source: String = """
      emit: [own, callbacks, delegate]
      models:
        A:
          view:
            shows: []
        B:
          emit: [callbacks, own]
        C:
          emit: []
      """
    func found(_ options: ResolveOptions) -> [[String]] {
      Outcome(Marked(source).files, options).program.specs.flatMap(\.models).map { $0.outlets.map(\.name) }
    }
    #expect(
      found(.init(own: ["own"])) == [["delegate", "callbacks", "view", "own"], ["callbacks", "own"], []]
    )
    #expect(
      found(.init(emit: ["own", "delegate"], own: ["own"])) == [
        ["delegate", "view", "own"], ["delegate", "own"], ["delegate", "own"],
      ]
    )
  }

  @Test("a model's own access and isolation stand above the spec's")
  func inherited() {
    let outcome: Outcome = Outcome(
      "access: public\nisolation: MainActor\nmodels:\n  A:\n  B:\n    access: package\n    isolation: X"
    )
    let models: [ResolvedModel] = outcome.program.specs.flatMap(\.models)
    #expect(models.map(\.access) == ["public", "package"])
    #expect(models.map(\.isolation) == ["MainActor", "X"])
    #expect(Outcome("models:\n  A:").model("A")?.isolation == nil)
  }

  @Test("what nobody sees is named out of the way")
  func hidden() throws {
    let source: String = """
      models:
        A:
          state:
            core: Int = 0
            graph: Int = 0
            products: { type: Int, equal: never }
            _products: Int = 0
            productsAreEqual: Int = 0
          actions:
            add(_performAdd: Int): f()
            Add: f()
      """
    let names: HiddenNames = try #require(Outcome(source).model("A")?.hidden)
    #expect(
      ["core", "graph", "products", "_products"].map(names.storage(of:)) == [
        "_coreOwn", "_graphOwn", "_productsOwn", "_productsOwn2",
      ]
    )
    #expect(["add", "Add"].map(names.body(of:)) == ["_performAddOwn", "_performAddOwn2"])
    #expect(names.equality(of: "products") == "productsAreEqualOwn")
  }

  @Test("states whose names those of the machinery follow are stored out of its way")
  func statesNamedLikeTheMachinery() throws {
    let hidden: [String] = [
      "addWatched", "lists", "compare", "core", "end", "fields", "graph", "names", "note", "observers", "refresh",
      "remember", "settle", "settle0", "compare12", "staleness", "tell", "told", "watch", "wrote",
    ]
    let source: String = "models:\n  A:\n    state:\n" + hidden.map { "      \($0): Int = 0\n" }.joined()
    let names: HiddenNames = try #require(Outcome(source).model("A")?.hidden)
    let storages: [String] = hidden.map(names.storage(of:))
    #expect(Set(storages).count == hidden.count)
    #expect(storages.filter(ReservedNames.isHidden) == [])
  }
}
