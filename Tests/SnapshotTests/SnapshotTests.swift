import BindgenCore
import Foundation
import Testing

/// Specs lie beside the Swift that they must give, a run a folder. To be recorded again after a change that is meant:
/// `BINDGEN_RECORD=1 swift test --filter SnapshotTests`.
@Suite("Snapshots")
struct SnapshotTests {
  private static let isRecording: Bool = ProcessInfo.processInfo.environment["BINDGEN_RECORD"] == "1"

  @Test("A run gives its golden files, byte for byte", arguments: SnapshotRun.all)
  func golden(_ run: SnapshotRun) throws {
    let files: [GeneratedFile] = try run.generate()
    if Self.isRecording {
      try run.record(files)
      Issue.record("recorded \(run): look at the difference, then run without BINDGEN_RECORD")
      return
    }
    for file in files {
      let golden: [UInt8]? = run.bytes(file.name)
      if golden == nil {
        Issue.record("\(run)/\(file.name) is missing: record it with BINDGEN_RECORD=1")
      } else if let golden, golden != file.bytes {
        Issue.record("\(run)/\(file.name) differs \(Self.firstDifference(golden, file.bytes))")
      }
    }
  }

  @Test("No golden file is left without its spec", arguments: SnapshotRun.all)
  func orphans(_ run: SnapshotRun) throws {
    let made: Set<String> = Set(try run.generate().map(\.name))
    let orphans: [String] = run.goldenNames.filter { !made.contains($0) }
    #expect(orphans.isEmpty, "no spec gives these: remove them")
  }

  @Test("The order of the specs does not change a byte", arguments: SnapshotRun.all)
  func order(_ run: SnapshotRun) throws {
    let files: [String: [UInt8]] = Dictionary(uniqueKeysWithValues: try run.generate().map { ($0.name, $0.bytes) })
    for file in try run.generate(reversed: true) {
      #expect(file.bytes == files[file.name], "\(file.name)")
    }
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
