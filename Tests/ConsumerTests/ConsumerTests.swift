import BindgenCore
import RandomSpecs
import TestSupport
import Testing

/// What is emitted is compiled as consumers may: what a model promises of where it lands.
@Suite("Consumers", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct ConsumerTests {
  private static let sample: ModelRun = .random(.sample, named: "RandomSample")

  /// Those that have everything between them.
  private static let some: [ModelRun] = ModelRun.written.filter { run in
    ["Contracts", "Everything", "Lists", "Reducers", "ShoppingAll", "Transactions"].contains(run.name)
  }

  @Test(
    "Each run compiles without a warning",
    arguments: ConsumerSetting.all.flatMap { setting in
      (setting.takesAll ? ModelRun.written + [.random(.table)] : some + [sample]).map { (setting, $0) }
    }
  )
  func compiles(_ setting: ConsumerSetting, _ run: ModelRun) async throws {
    try await expectNoComplaints(run, setting.flags)
  }

  /// Each is the only one of its run, so that nothing is there for another.
  static let alone: [String] =
    ["callbacks", "combine", "delegate", "observation", "stream"].map { outlet in
      """
        List:
          emit: \(outlet)
          lists: { todos: Todo, cards: { element: Int, ids: none } }
          derive: { shown: "Rows<Todo> = todos.filter { $0.tag > 0 }" }
      """
    } + [
      """
        V:
          kind: struct
          lists: { todos: Todo, private none: { element: Todo, limit: 3 } }
          derive:
            tags: 'Sections<Int, Todo> = todos.grouped(by: \\.tag)'
            byTag: '[Int: Todo] = todos.dictionary(by: \\.tag)'
      """,
      """
        A:
          lists: { todos: Todo, private none: Todo, private few: { element: Todo, limit: 3 } }
          state: { tags: Int = 0 }
          derive: { count: "Int = none.count { $0.tag > 0 } + few.count" }
          actions: { go(): 'tags = todos.grouped(by: \\.tag).count' }
      """,
    ]

  @Test("The runs that stand for all are there")
  func someAreThere() { #expect(Self.some.count == 6) }

  @Test("Lists compile with each outlet alone, and where nothing is kept", arguments: alone)
  func compilesAlone(_ model: String) async throws {
    let todo: String =
      "  Todo: { kind: struct, conforms: [Equatable, Sendable], let: { id: Int }, state: { tag: Int = 0 } }\n"
    try await expectNoComplaints("models:\n" + todo + model + "\n")
  }

  /// What observes, or shows, a child that comes and goes, in a run without a list.
  static let guests: [String] =
    ["", "callbacks", "combine", "delegate", "effects", "erased", "observation", "spies", "stream", "view"]

  @Test(
    "A child that comes and goes compiles with each outlet alone, where there are no lists",
    arguments: guests,
    [false, true]
  )
  func compilesGuest(_ outlet: String, _ isValue: Bool) async throws {
    let observes: Bool = ["callbacks", "combine", "delegate", "observation", "stream"].contains(outlet)
    let emitted: [String] = isValue && outlet != "" ? ["reducer"] : []
    let emit: [String] = emitted + (observes || ["erased", "spies"].contains(outlet) ? [outlet] : [])
    let keys: [String: String] = [
      "effects": "actions: { go: { effect: { id: a, run: ended() } }, ended: detail = nil }",
      "erased": "services: { store: { protocol: Store, methods: [load()] } }",
      "spies": "services: { store: { protocol: Store, methods: [load()] } }",
      "view": "view: { shows: [count] }",
    ]
    let kind: String = isValue ? "    kind: struct\n" : ""
    try await expectNoComplaints(
      """
      isolation: MainActor
      models:
        Detail:
      \(kind)    state: { count: Int = 0 }
        Screen:
      \(kind)    emit: [\(emit.joined(separator: ", "))]
          children: { detail: Detail? = nil }
          derive: { count: Int = detail?.count ?? 0 }
          \(keys[outlet] ?? "")

      """
    )
  }

  private func expectNoComplaints(_ spec: String) async throws {
    let source: SourceFile = SourceFile(name: "Screen.bindgen.yml", text: spec)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([source], GeneratorOptions())
    try #require(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    let folder: TemporaryFolder = try TemporaryFolder()
    for file in files { try folder.write(file.bytes, to: file.name) }
    for build in [[], ["-D", "DEBUG"]] {
      let complaints: String = try await SwiftCompiler.complaints(
        files.map { folder.path($0.name) },
        ["-typecheck", "-swift-version", "6"] + build
      )
      #expect(complaints.isEmpty, "\(complaints)")
    }
  }

  private func expectNoComplaints(_ run: ModelRun, _ flags: [String]) async throws {
    let paths: [String] = try #require(try Self.emitted.get()[run.name])
    let complaints: String = try await SwiftCompiler.complaints(paths + run.domain, flags)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// The paths of what runs give, by their names.
  private static let emitted: Result<[String: [String]], any Error> = Result {
    let folder: TemporaryFolder = try TemporaryFolder.ofProcess.get()
    var paths: [String: [String]] = [:]
    for run in ModelRun.all + [sample] {
      let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate()
      try #require(!diagnostics.hasErrors, "\(run): \(diagnostics.all.map(\.message))")
      for file in files { try folder.write(file.bytes, to: "\(run)/\(file.name)") }
      paths[run.name] = files.map { folder.path("\(run)/\($0.name)") }
    }
    return paths
  }
}
