import BindgenCore
import RandomSpecs
import TestSupport
import Testing

/// Emitted code compiles under all settings that consumers may use.
@Suite("Consumers", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct ConsumerTests {
  private static let sample: ModelRun = .random(.sample, named: "RandomSample")

  @Test("Runs compile without a warning", arguments: ConsumerSetting.tried)
  func compiles(_ setting: ConsumerSetting) async throws {
    try await expectNoComplaints(Self.some.get(), ["-typecheck"] + setting.flags)
  }

  /// Checks more than types: sending, and reads before initialization.
  @Test(
    "All runs compile without a warning",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: ConsumerSetting.tried.filter(\.takesAll)
  )
  func allCompile(_ setting: ConsumerSetting) async throws {
    try await expectNoComplaints(Self.all.get(), ["-emit-sil", "-o", "/dev/null"] + setting.flags)
  }

  @Test("Runs compile with the library", arguments: ConsumerSetting.tried)
  func compilesWithLibrary(_ setting: ConsumerSetting) async throws {
    try await expectNoComplaints(Self.withLibrary.get(), ["-typecheck"] + setting.flags)
  }

  private static let all: Result<Batch, any Error> = Result { try batch(of: ModelRun.single) }
  private static let some: Result<Batch, any Error> = Result { try batch(of: ModelRun.some + [sample]) }
  private static let withLibrary: Result<Batch, any Error> = Result {
    try batch(of: ModelRun.some + ModelRun.open, .library)
  }

  private static func batch(of runs: [ModelRun], _ runtime: Batch.Runtime = .whole) throws -> Batch {
    var batch: Batch = Batch(runtime)
    for run in runs { try batch.add(run) }
    return batch
  }

  /// Compiles with copies of the shared code, which contain nothing that only another run needs.
  @Test(
    "Runs compile with copies",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: ModelRun.single
  )
  func compilesWithCopy(_ run: ModelRun) async throws {
    var batch: Batch = Batch(.copies)
    try batch.add(run)
    try await expectNoComplaints(batch, ["-typecheck", "-swift-version", "6"])
  }

  /// Models that are the only ones of their runs, so that no shared code is there for another.
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

  private static func listSpec(_ model: String) -> String {
    "models:\n"
      + "  Todo: { kind: struct, conforms: [Equatable, Sendable], let: { id: Int }, state: { tag: Int = 0 } }\n" + model
      + "\n"
  }

  /// The observers, or views, of a child that comes and goes, in a run without a list.
  static let guests: [String] =
    ["", "callbacks", "combine", "delegate", "effects", "erased", "observation", "spies", "stream", "view"]

  private static func guestSpec(_ outlet: String, _ isValue: Bool) -> String {
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
    return """
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
  }

  @Test(
    "Lists, and children that come and go, compile with each outlet where nothing is there for another",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: [[], ["-D", "DEBUG"]]
  )
  func compilesAlone(_ build: [String]) async throws {
    let guests: [String] = Self.guests.flatMap { outlet in [false, true].map { Self.guestSpec(outlet, $0) } }
    var batch: Batch = Batch(.copies)
    for (number, spec) in (Self.alone.map(Self.listSpec) + guests).enumerated() {
      let source: SourceFile = SourceFile(name: "Screen.bindgen.yml", text: spec)
      let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([source], GeneratorOptions())
      try #require(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
      try batch.add(files, as: "\(number)")
    }
    try await expectNoComplaints(batch, ["-typecheck", "-swift-version", "6"] + build)
  }

  private func expectNoComplaints(_ batch: Batch, _ flags: [String]) async throws {
    let complaints: String = try await batch.complaints(flags)
    #expect(complaints.isEmpty, "\(complaints)")
  }
}
