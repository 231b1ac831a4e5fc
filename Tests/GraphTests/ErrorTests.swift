import BindgenCore
import Foundation
import TestSupport
import Testing

@Suite("Names that mean nothing, or too much")
struct ErrorTests {
  /// Errors in the order of their marks.
  struct Case: Sendable, CustomTestStringConvertible {
    var codes: [String]
    var source: String
    var options: ResolveOptions

    init(_ codes: String..., source: String, options: ResolveOptions = ResolveOptions()) {
      self.init(codes: codes, source: source, options: options)
    }

    init(codes: [String], source: String, options: ResolveOptions = ResolveOptions()) {
      self.codes = codes
      self.source = source
      self.options = options
    }

    /// The sections of a model `A`, as `key: value` lines.
    init(_ codes: String..., model: String, emit: String = "", options: ResolveOptions = ResolveOptions()) {
      self.init(codes: codes, model: model, emit: emit, options: options)
    }

    init(codes: [String], model: String, emit: String = "", options: ResolveOptions = ResolveOptions()) {
      let lines: [String] = model.split(separator: "\n").map { "    " + $0 }
      let front: String = emit.isEmpty ? "" : "emit: [\(emit)]\n"
      self.codes = codes
      source = front + "models:\n  A:\n" + lines.joined(separator: "\n")
      self.options = options
    }

    /// With another file.
    func beside(_ other: String) -> Case {
      var both: Case = self
      both.source += other
      return both
    }

    var testDescription: String { codes.joined(separator: ", ") + ": " + source }
  }

  /// One mistake gives one error: what could not be read is not called unknown.
  static let consequences: [Case] = [
    Case("optional-existential", model: "state:\n  a: ▶any P? = nil\nderive:\n  b: Int = a\nview:\n  shows: [a, b]"),
    Case("unknown-key", model: "▶stat:\n  a: Int = 0\nview:\n  shows: [a]"),
    Case("not-a-mapping", model: "state: ▶[a]\nview:\n  shows: [a]"),
    Case("no-expression", model: "derive:\n  ▶a: Int\n  b: Int = a"),
    Case(
      "not-a-mapping",
      source: "models:\n  B: ▶C\n  A:\n    children:\n      b: B\n    derive:\n      c: Int = b.x"
    ),
    effect("unclosed-bracket", actions: "a:\n  body: f()\n  effect: ▶{ id: b, run: f()\nc: { cancels: b }"),
    effect("unclosed-bracket", actions: "a: ▶{ body: f(), effect: { id: b, run: f() }\nc: { cancels: b }"),
    effect("braces", actions: "a:\n  body: f()\n  effect: { id: b, run: ▶{ f() } }\nc: { cancels: b }"),
    effect("no-unit", actions: "a: { body: f(), effect: { id: b, after: ▶300ms, run: f() } }\nc: { cancels: b }"),
    Case("not-a-name", source: "models:\n  ▶1B:\n  A:\n    children:\n      b: B"),
    Case(
      "unknown-key",
      source: "▶modls:\n  B:\n=== A.yml\nmodels:\n  A:\n    children:\n      b: B"
    ),
    Case("not-a-mapping", source: "▶- nothing\n=== A.yml\nmodels:\n  A:\n    children:\n      b: B"),
    Case(
      "optional-existential",
      source:
        "models:\n  B:\n    state:\n      a: ▶any P?\n  A:\n    children:\n      b: B\n    derive:\n      c: Int = b.a"
    ),
  ]

  static let all: [Case] =
    meantNames + lateWrites + reactionLoops + effects + ReducerErrors.all + EventErrors.all + ChoiceErrors.all + names
    + values
    + expressions + keeping
    + views + outlets
    + children + consequences

  @Test("each is told at its place, and once", arguments: all)
  func place(example: Case) {
    let outcome: Outcome = Outcome(Marked(example.source).files, example.options)
    let hasPlaces: Bool = outcome.diagnostics.contains { $0.range != nil }
    let places: [String] = hasPlaces ? Marked(example.source).marks.map(\.place) : example.codes.map { _ in "" }
    let expected: [String] = zip(example.codes, places).map { $1.isEmpty ? $0 : $0 + " " + $1 }
    #expect(outcome.told == expected)
    #expect(!hasPlaces || example.codes.count == places.count, "as many marks as codes")
  }

  @Test("each kind of error has an example here")
  func coverage() throws {
    let folder: URL = Repository.root.appendingPathComponent("Sources/BindgenCore/Graph")
    var codes: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text: String = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: #/\.(?:error|warning)\(\s*"([a-z0-9-]+)"/#) { codes.insert(String(match.1)) }
    }
    #expect(codes.count > 80)
    #expect(codes.subtracting(Self.all.flatMap(\.codes)) == [])
  }

  @Test("all errors of a run are told, in the order of its files")
  func several() {
    let source: String = """
      emit: [▶delegat]
      models:
        A:
          let:
            ▶_core: Int = 0
          state:
            a: Int = ▶b
            b: Int = 0
          derive:
            ▶c: Int = d
            d: Int = c
          view:
            name: V
            shows: [▶x]
      === B.yml
      models:
        B:
          derive:
            a: F.Date = ▶Date()
            b: Int = ▶go()
          actions:
            go: f()
          view:
            name: ▶V
      """
    let codes: [String] = [
      "unknown-outlet", "reserved-name", "value-names-field", "circle", "unknown-field", "unwatched",
      "action-in-expression", "declared-twice",
    ]
    #expect(Outcome(source).told == zip(codes, Marked(source).marks.map(\.place)).map { $0 + " " + $1 })
  }
}
