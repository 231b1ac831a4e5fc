import Foundation
import Testing

/// The specs of the random run are what their seeds give.
@Suite("Random specs")
struct RandomSpecTests {
  private static let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots/Random")

  private static let texts: [(name: String, text: String)] =
    RandomGraph.all.map { ("\($0.name).bindgen.yml", $0.spec) } + RandomFamily.all.flatMap(\.specs)

  @Test("A seed gives its spec", arguments: texts)
  func specs(name: String, text: String) throws {
    let file: URL = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["BINDGEN_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent): record the golden files now, then run without BINDGEN_RECORD")
      return
    }
    let recorded: String? = try? String(contentsOf: file, encoding: .utf8)
    #expect(recorded == text, "record it with BINDGEN_RECORD=1")
  }
}
