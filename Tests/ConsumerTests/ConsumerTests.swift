import Foundation
import Testing

/// Golden files are compiled as consumers may: what a model promises of where it lands.
@Suite("Consumers", .enabled(if: Compiler.path != nil, "there is no swiftc in PATH"))
struct ConsumerTests {
  private static let snapshots: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots")

  private static let runs: [String] = names(in: snapshots).filter { !$0.hasPrefix(".") }

  @Test("Each run compiles without a warning", arguments: ConsumerSetting.all)
  func compiles(_ setting: ConsumerSetting) throws {
    try #require(Compiler.libraryComplaints.isEmpty, "\(Compiler.libraryComplaints)")
    for run in Self.runs {
      let folder: URL = Self.snapshots.appendingPathComponent(run)
      let files: [String] = Self.names(in: folder).filter { $0.hasSuffix(".swift") }
      let paths: [String] = files.map { folder.appendingPathComponent($0).path }
      let complaints: String = try Compiler.complaints(paths, setting.flags)
      #expect(complaints.isEmpty, "\(run):\n\(complaints)")
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
