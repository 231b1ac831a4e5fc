import BindgenCore
import RandomSpecs
import TestSupport
import Testing

/// What is emitted is compiled as consumers may: what a model promises of where it lands.
@Suite("Consumers", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct ConsumerTests {
  private static let sample: ModelRun = .random(.sample, named: "RandomSample")

  @Test(
    "Each run compiles without a warning",
    arguments: ConsumerSetting.all.flatMap { setting in
      ModelRun.written.map { (setting, $0) } + [(setting, setting.takesAll ? .random(.table) : sample)]
    }
  )
  func compiles(_ setting: ConsumerSetting, _ run: ModelRun) throws {
    try expectNoComplaints(run, setting.flags)
    // Doubles are there in debug builds alone.
    if run.hasDoubles { try expectNoComplaints(run, setting.flags + ["-D", "DEBUG"]) }
  }

  private func expectNoComplaints(_ run: ModelRun, _ flags: [String]) throws {
    let paths: [String] = try #require(try Self.emitted.get()[run.name])
    let complaints: String = try SwiftCompiler.complaints(paths + run.domain, flags)
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
