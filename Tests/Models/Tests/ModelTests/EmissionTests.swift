import Foundation
import TestBasics
import Testing

@Suite("What is emitted")
struct EmissionTests {
  /// Models may be out of date if this package is tested alone, without running the tool.
  @Test("is what the tool emits now: else run 'swift test --filter ModelPackageTests/emit' in the repository")
  func isNew() throws {
    var repository: URL = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { repository.deleteLastPathComponent() }
    let file: URL = repository.appendingPathComponent("Tests/Models/Generated/Fingerprint.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == Fingerprint.ofEmission(in: repository))
  }
}
