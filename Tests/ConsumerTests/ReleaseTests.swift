import Foundation
import TestSupport
import Testing

/// Doubles are in debug builds alone.
@Suite("Release builds", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct ReleaseTests {
  @Test("no name of a double is in what is built for release", arguments: [false, true])
  func doubles(isDebug: Bool) async throws {
    let run: ModelRun = try #require(ModelRun.written.first { $0.name == "Contracts" })
    let folder: TemporaryFolder = try TemporaryFolder()
    for file in run.generate().files { try folder.write(file.bytes, to: file.name) }
    let paths: [String] = run.generate().files.map { folder.path($0.name) }
    let mode: [String] = isDebug ? ["-Onone", "-D", "DEBUG"] : ["-O"]
    let names: [String] = ["TodoStoreSpy", "SomeObjectStub", "CallOf", "Recorder", "Journal", "Unstubbed"]
    let texts: [String] = try (paths + run.domain).map { try String(contentsOfFile: $0, encoding: .utf8) }
    let found: String = try await Kept.answer(to: ["names in what is built"] + mode + texts) {
      let object: String = folder.path("Consumer.o")
      let complaints: String = try await SwiftCompiler.complaints(
        paths + run.domain,
        mode + ["-swift-version", "6", "-parse-as-library", "-emit-object", "-o", object]
      )
      try #require(complaints.isEmpty, "\(complaints)")
      let built: Data = try Data(contentsOf: URL(fileURLWithPath: object))
      return (names + ["AnySomeObject"]).filter { built.range(of: Data($0.utf8)) != nil }.joined(separator: " ")
    }
    #expect(found.split(separator: " ").map(String.init) == (isDebug ? names : []) + ["AnySomeObject"])
  }
}
