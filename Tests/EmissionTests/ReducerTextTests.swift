import TestSupport
import Testing

@testable import BindgenCore

/// Properties of reducers that the compiler does not check.
@Suite("The text of reducers")
struct ReducerTextTests {
  /// A closure that stays on its actor leaves it if it has a capture list, and the compiler says nothing.
  @Test func effectsCaptureNothingByAList() throws {
    let run: ModelRun = try #require(ModelRun.written.first { $0.name == "Reducers" })
    let text: String = run.generate().files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let initActions: Int = text.ranges(of: #/_plans\._(?:begin|perform)\(/#).count
    #expect(initActions >= 20)
    #expect(text.ranges(of: #/_plans\._(?:begin|perform)\([^{]*\{ \w+, \w+, \w+ in\n/#).count == initActions)
    #expect(text.ranges(of: #/\} (?:then|catch): \{/#).count == text.ranges(of: #/\} (?:then|catch): \{\n/#).count)
    #expect(text.ranges(of: "return { [").isEmpty)
    let lists: [Substring] = text.split(separator: "\n").filter { $0.contains("{ [") || $0.contains(" [weak self] in") }
    for line in lists where line.contains("[weak self] in") {
      let isPlain: Bool =
        line.contains("self?.send(") || line.contains("self?.fail(")
        || line.hasSuffix("at: effect.place, in: [work] + _core.watched) { [weak self] in")
      #expect(isPlain || line.contains("Task { @"), "\(line)")
    }
  }

  /// The view of a value is that of its store: its protocol is emitted once, and its spy on request.
  @Test(arguments: [("", "AStoreView"), ("name: V, ", "V")])
  func aViewIsTheStores(name: String, view: String) {
    let text: String = Emitted(
      "models:\n  A:\n    kind: struct\n    emit: [reducer, spies]\n    view: { \(name)shows: [n] }\n    state: { n: Int = 0 }\n"
    ).text
    #expect(text.split(separator: "protocol ").count == 2)
    #expect(text.contains("protocol \(view): AnyObject"))
    #expect(text.contains("final class \(view)Spy: \(view)"))
  }

  /// A value's effects stay on its store's actor, and so do the services they call, whichever model declares the methods.
  @Test func aServiceThatAClassStatesStaysOnTheActorWhereAValueHasItToo() {
    let models: String = """
      isolation: MainActor
      models:
        A:
          services: { store: { protocol: Store, methods: [load() async -> Int, save()] } }
        B:
          kind: struct
          services: { store: any Store }
          state: { n: Int = 0 }
          actions: { load: { effect: { run: await store.load(), then(_ n: Int): self.n = n } } }
      """
    let staying: String = "nonisolated(nonsending) func load() async -> Int"
    #expect(!Emitted(models).text.contains(staying))
    let text: String = Emitted(models + "\n    emit: [reducer]\n").text
    #expect(text.contains(staying) && !text.contains("nonisolated(nonsending) func save()"))
  }

  /// Other modules may not set through the store what they may not set in a value.
  @Test func aStoresSetterIsAsWideAsItsValues() {
    let text: String = Emitted(
      """
      access: public
      models:
        A:
          kind: struct
          emit: [reducer]
          state: { n: Int = 0, public(set) m: Int = 0, private(set) k: Int = 0, internal i: Int = 0 }
      """
    ).text
    let store: String = String(text.split(separator: "final class AStore")[1])
    for declared in ["public internal(set) var n: Int {", "public var m: Int {", "public var k: Int {", "var i: Int {"]
    {
      #expect(store.contains("  " + declared), "\(declared)")
    }
  }

  /// Everything that names an async declaration, or a tracked store, is available only where that is.
  @Test func whatWaitsIsLimited() {
    let text: String = Emitted(
      """
      isolation: M
      models:
        A:
          kind: struct
          emit: [reducer, callbacks]
          lists: { rows: B }
          children: { c: C? = nil }
        B:
          kind: struct
          emit: [observation]
          let: { id: Int }
        C:
          kind: struct
          actions: { a: { effect: { after: .seconds(1), run: a() } } }
      """
    ).text
    let lines: [Substring] = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    /// The first system before each declaration that names a model.
    var systems: [String: Substring] = [:]
    for (before, line) in zip(lines, lines.dropFirst()) {
      let parts = line.firstMatch(
        of: #/^(?:@?\w+ )*(struct|class|extension|typealias) ([ABC](?:Store|TestStore|\.Action)?)[ :]/#
      )
      if let parts {
        let name: String = "\(parts.1) \(parts.2)"
        let since: Substring = before.hasPrefix("@available(") ? before.prefix(19).suffix(8) : ""
        systems[systems[name] == nil ? name : "other \(name)"] = since
      }
    }
    #expect(
      systems == [
        "struct A": "macOS 13", "extension A": "macOS 13", "extension A.Action": "macOS 13", "class AStore": "macOS 14",
        "extension AStore": "macOS 14",
        "typealias ATestStore": "macOS 13",
        "struct B": "", "extension B": "", "extension B.Action": "", "class BStore": "macOS 14",
        "extension BStore": "macOS 14",
        "typealias BTestStore": "",
        "struct C": "macOS 13", "extension C": "macOS 13", "extension C.Action": "macOS 13", "class CStore": "macOS 13",
        "extension CStore": "macOS 13",
        "typealias CTestStore": "macOS 13",
      ]
    )
  }

  /// A case is not in the spec, but the type that it can't have is.
  @Test func whatACaseHoldsIsFoundInTheSpec() {
    let spec: String = "models:\n  A:\n    kind: struct\n    emit: [reducer]\n    state:\n      n: T\n"
    let text: String = Emitted(spec, GeneratorOptions(sourceLocations: .relative)).text
    #expect(text.contains("#sourceLocation(file: \"Test.bindgen.yml\", line: 6)\n    case setN(T)\n"))
  }

  /// Outside the model, `Self` would be the type around the declaration.
  @Test func defaultArgumentsNameTheModel() {
    let text: String = Emitted(
      """
      isolation: M
      models:
        A:
          kind: struct
          emit: [reducer]
          actions: { 'a(b: Int = Self.c + f("\\(Self.d)"))': f(), e: { effect: a() } }
      """
    ).text
    #expect(text.split(separator: #"a(b: Int = A.c + f("\(A.d)"))"#).count == 3)
  }

  /// A value without a reducer is not affected by a reducer elsewhere.
  @Test func noReducerNoTrace() throws {
    let run: ModelRun = try #require(ModelRun.written.first { $0.name == "Values" })
    let text: String = run.generate().files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for name in ["enum Action", "Effects<", "?.edited(", "?.placed("] { #expect(!text.contains(name), "\(name)") }
  }

  /// Effects run on the actor on which the test store was created.
  @Test(arguments: [("@MainActor ", true), ("@Other ", false), ("nonisolated ", false)])
  func testStoresAreMadeOnTheirActor(_ isolation: String, isRight: Bool) async throws {
    let emitted: Emitted = Emitted(
      "isolation: MainActor\nmodels:\n  A:\n    kind: struct\n    emit: [reducer]\n    state: { n: Int = 0 }\n"
    )
    let test: String =
      "@globalActor actor Other { static let shared = Other() }\n"
      + isolation + "func test() -> ATestStore { ATestStore(A(n: 1)) { _ in } }\n"
    let (errors, said): ([String], String) = try await SwiftCompiler.errors(
      in: emitted.files,
      beside: test,
      ["-swift-version", "6"]
    )
    #expect(errors.isEmpty == isRight || SwiftCompiler.path == nil, "\(said)")
  }
}
