import Foundation
import Testing

/// The specs of the random run are what their seeds give.
@Suite("Random specs")
struct RandomSpecTests {
  private static let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots/Random")

  @Test("A seed gives its spec", arguments: RandomGraph.all)
  func specs(_ graph: RandomGraph) throws {
    let file: URL = Self.folder.appendingPathComponent("\(graph.name).bindgen.yml")
    if ProcessInfo.processInfo.environment["BINDGEN_RECORD"] == "1" {
      try Data(graph.spec.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent): record the golden files now, then run without BINDGEN_RECORD")
      return
    }
    let recorded: String? = try? String(contentsOf: file, encoding: .utf8)
    #expect(recorded == graph.spec, "record it with BINDGEN_RECORD=1")
  }
}
