import BindgenCore
import Foundation
import RandomSpecs
import TestSupport
import Testing

/// Some emitted files of the tests are recorded. Record them again after an intended change:
/// `BINDGEN_RECORD=1 swift test --filter SnapshotTests`.
@Suite("Snapshots")
struct SnapshotTests {
  @Test("A run gives its golden files, byte for byte", arguments: Golden.all)
  func golden(_ golden: Golden) throws {
    let run: ModelRun = try #require(ModelRun.written.first { $0.name == golden.run }, "there is no such run")
    let file: GeneratedFile = try #require(files(of: run).first { $0.name == golden.file }, "no spec gives it")
    if Recording.isOn {
      try golden.record(file.bytes)
      Issue.record("recorded \(golden): look at the difference, then run without BINDGEN_RECORD")
      return
    }
    let recorded: [UInt8] = try #require(golden.bytes, "\(golden) is missing: record it with BINDGEN_RECORD=1")
    if recorded != file.bytes { Issue.record("\(golden) differs \(Self.firstDifference(recorded, file.bytes))") }
  }

  @Test("No golden file is left that is not compared")
  func orphans() {
    #expect(Set(Golden.recorded).subtracting(Golden.all.map(\.description)).isEmpty, "remove them")
  }

  @Test("The order of the specs does not change a byte", arguments: ModelRun.all)
  func order(_ run: ModelRun) throws {
    let files: [String: [UInt8]] = Dictionary(uniqueKeysWithValues: files(of: run).map { ($0.name, $0.bytes) })
    for file in self.files(of: run, reversed: true) {
      #expect(file.bytes == files[file.name], "\(file.name)")
    }
  }

  private func files(of run: ModelRun, reversed: Bool = false) -> [GeneratedFile] {
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate(reversed: reversed)
    #expect(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    return files
  }

  private static func firstDifference(_ golden: [UInt8], _ bytes: [UInt8]) -> String {
    let expected: [Substring] = lines(golden)
    let found: [Substring] = lines(bytes)
    let line: Int = zip(expected, found).prefix { $0 == $1 }.count
    let before: Substring = line < expected.count ? expected[line] : "(the end)"
    let now: Substring = line < found.count ? found[line] : "(the end)"
    return "at line \(line + 1):\n- \(before)\n+ \(now)"
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
