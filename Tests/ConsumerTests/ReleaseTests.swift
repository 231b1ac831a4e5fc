import Foundation
import TestSupport
import Testing

/// Doubles exist in debug builds only.
@Suite("Release builds", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct ReleaseTests {
  @Test("no name of a double is in what is built for release", arguments: [false, true])
  func doubles(isDebug: Bool) async throws {
    let run: ModelRun = try #require(ModelRun.written.first { $0.name == "Contracts" })
    let folder: TemporaryFolder = try TemporaryFolder()
    for file in run.generate().files { try folder.write(file.bytes, to: file.name) }
    let paths: [String] = run.generate().files.map { folder.path($0.name) }
    let flags: [String] =
      ["-swift-version", "6", "-parse-as-library", "-emit-object"] + (isDebug ? ["-Onone", "-D", "DEBUG"] : ["-O"])
    let names: [String] = ["TodoStoreSpy", "SomeObjectStub", "CallOf", "Recorder", "Journal", "Unstubbed"]
    let found: String = try await SwiftCompiler.answer(["names"] + names, ofConsumer: paths + run.domain, flags) {
      let object: String = folder.path("Consumer.o")
      let complaints: String = try await SwiftCompiler.complaints(paths + run.domain, flags + ["-o", object])
      try #require(complaints.isEmpty, "\(complaints)")
      let built: Data = try Data(contentsOf: URL(fileURLWithPath: object))
      return (names + ["AnySomeObject"]).filter { built.range(of: Data($0.utf8)) != nil }.joined(separator: " ")
    }
    #expect(found.split(separator: " ").map(String.init) == (isDebug ? names : []) + ["AnySomeObject"])
  }
}
