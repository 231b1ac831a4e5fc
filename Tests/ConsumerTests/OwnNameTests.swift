import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// No type of a user breaks the code that is emitted beside it, whatever its name.
@Suite("Users' own names", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct OwnNameTests {
  /// (With doubles they are compiled, and run, below.)
  @Test(
    "Everything compiles beside types with all names that it says, also as it is released",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it")
  )
  func released() async throws {
    try await expectNoComplaints(OwnNames.run, but: [], [])
  }

  @Test(
    "So do the runs of the tests, but for the names that their specs say themselves",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: ModelRun.single
  )
  func compiles(_ run: ModelRun) async throws {
    var own: Set<String> = []
    let domain: [String] = try run.domain.map { try String(contentsOfFile: $0, encoding: .utf8) }
    for text in domain + run.specs.map({ String(decoding: $0.bytes, as: UTF8.self) }) {
      own.formUnion(text.split { !($0 == "_" || $0.isLetter || $0.isNumber) }.map(String.init))
    }
    try await expectNoComplaints(run, but: own, ["-D", "DEBUG"])
  }

  private func expectNoComplaints(_ run: ModelRun, but own: Set<String>, _ build: [String]) async throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    let files: [String] = try Self.write(run, but: own, to: folder)
    let complaints: String = try await SwiftCompiler.complaints(files, ["-typecheck", "-swift-version", "6"] + build)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// Returns the paths of the emitted files of a run, of those beside them, and of a file with the names.
  private static func write(_ run: ModelRun, but own: Set<String>, to folder: TemporaryFolder) throws -> [String] {
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate()
    try #require(!diagnostics.hasErrors, "\(run): \(diagnostics.all.map(\.message))")
    for file in files { try folder.write(file.bytes, to: file.name) }
    let taken: Set<String> = try own.union(OwnNames.declared(in: files)).union(["OwnTrouble"])
    let names: String = try OwnNames.declarations(but: taken)
    // A few that must be among them.
    for name in ["Mirror", "Task", "Result", "Sequence"] where !own.contains(name) {
      #expect(names.contains("`\(name)`"))
    }
    try folder.write(names, to: "Names.swift")
    return (files.map(\.name) + ["Names.swift"]).map(folder.path) + run.domain
  }

  @Test("Everything works beside types with all names that it says, doubles too")
  func works() async throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    let files: [String] = try Self.write(OwnNames.run, but: [], to: folder)
    let output: String = try await SwiftCompiler.output(
      ofConsumer: files + [OwnNames.main, SwiftCompiler.combineCode()],
      ["-D", "DEBUG"]
    )
    #expect(
      output == """
        12 [3, 2, 1] [false, true] 13 [0, 10, 30, 60, 120] 6
        Rows 3
        [7] ["load(_:)"] milk
        ["milk", "tea"] 1
        ["1"] 1 1 1
        true 2

        """
    )
  }

  @Test("The names that are written without their module are few, and the guide lists them")
  func few() throws {
    let page: String = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/promises.md"),
      encoding: .utf8
    )
    let list: Substring = try #require(page.split(separator: "```text names\n").last?.prefix { $0 != "`" })
    #expect(list.split(whereSeparator: \.isWhitespace).map(String.init) == LibraryNames.unqualified.sorted())
    #expect(LibraryNames.unqualified.count <= 26)
    #expect(try LibraryNames.unqualified.subtracting(OwnNames.words.get()) == [])
  }

  /// (`Swift.Task` is found from 6.3 on.)
  @Test("What the module of concurrency has is written with its name: Swift 6.2 does not find it in 'Swift'")
  func concurrency() async throws {
    let names: [String] = try OwnNames.said(of: "Swift").sorted()
    #expect(names.contains("Mirror") && names.contains("Duration"))
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write(names.map { "func _f\($0)() { _ = _Concurrency.\($0) }\n" }.joined(), to: "Names.swift")
    let said: String = try await SwiftCompiler.run(
      ["-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", folder.path("Names.swift")]
    )
    for name in names { #expect(said.contains("module '_Concurrency' has no member named '\(name)'"), "\(name)") }
  }
}
