import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output folder after processes that end badly, or when two run at once.
@Suite struct WritingProcessTests {
  /// The folder of both.
  private let folder: TemporaryFolder
  private let specs: URL
  private let output: URL

  init() throws {
    folder = try TemporaryFolder()
    specs = folder.url.appendingPathComponent("Specs")
    output = folder.url.appendingPathComponent("Generated")
    try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
  }

  private static let count: Int = 12

  private func write(_ generation: Int) throws {
    for number in 0..<Self.count {
      let text: String = """
        models:
          Model\(number):
            state:
              x: Int = \(generation)
            derive:
              y: Int = x + \(generation)
        """
      let file: URL = specs.appendingPathComponent("Spec\(number).bindgen.yml")
      try Data((text + "\n").utf8).write(to: file)
    }
  }

  private func emit() throws -> Tool.Result { try Tool.run([specs.path, "-o", output.path]) }

  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: output.path) {
      contents[name] = try Data(contentsOf: output.appendingPathComponent(name))
    }
    return contents
  }

  @Test func aRunThatIsKilledLeavesEachFileOldOrNew() throws {
    try write(0)
    #expect(try emit().status == 0)
    var old: [String: Data] = try contents()
    for generation in 1...40 {
      try write(generation)
      let process: Process = try Tool.start([specs.path, "-o", output.path])
      usleep(UInt32(generation * 700))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left: [String: Data] = try contents().filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix(".") }
      #expect(try emit().status == 0)
      let new: [String: Data] = try contents()
      #expect(Set(left.keys) == Set(new.keys.filter { $0.hasSuffix(".swift") }))
      for (name, bytes) in left {
        let isWhole: Bool = bytes == old[name] || bytes == new[name]
        #expect(isWhole, "\(name) of generation \(generation)")
      }
      // Files that the killed run left behind are removed by the next one.
      let temporaries: [String] = new.keys.filter { $0.hasSuffix(".tmp") }
      #expect(temporaries.isEmpty)
      old = new
    }
  }

  @Test func twoRunsAtOnceLeaveWhatOneWould() throws {
    for generation in 0..<10 {
      try write(generation)
      let processes: [Process] = try (0..<4).map { _ in try Tool.start([specs.path, "-o", output.path]) }
      for process in processes { process.waitUntilExit() }
      let statuses: [Int32] = processes.map(\.terminationStatus)
      #expect(statuses.allSatisfy { $0 == 0 })
      #expect(try Tool.run([specs.path, "-o", output.path, "--check"]).status == 0)
    }
  }

  @Test func aSpecWithAnErrorWritesNothingAndEndsWithOne() throws {
    try write(0)
    try Data("models:\n  A:\n    state:\n      x: any P?\n".utf8).write(
      to: specs.appendingPathComponent("A.bindgen.yml")
    )
    let result: Tool.Result = try emit()
    #expect(result.status == 1)
    #expect(result.error.contains("A.bindgen.yml:4:10: error: "))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test func aFolderThatCanNotBeWrittenEndsWithSeventyThree() throws {
    try write(0)
    try Data().write(to: output)
    #expect(try emit().status == 73)
    #expect(try Data(contentsOf: output).isEmpty)
  }

  /// A limit on file sizes stands for a full disk: a write fails when a part of it is done.
  @Test func aDiskThatIsFullLeavesAllFilesAsTheyWereAndEndsWithSeventyThree() throws {
    try write(0)
    #expect(try emit().status == 0)
    let old: [String: Data] = try contents()
    try write(1)
    // The last by its name, so that there are new files beside the old ones when there is no room for it.
    let fields: String = (0..<64).map { "      x\($0): Int = 0\n" }.joined()
    let models: String = (0..<40).map { "  Large\($0):\n    state:\n" + fields }.joined()
    try Data(("models:\n" + models).utf8).write(to: specs.appendingPathComponent("Zed.bindgen.yml"))
    // Without the trap the signal would end it, which a full disk does not send.
    let limited: String = "trap '' XFSZ; ulimit -f 128; exec \"$0\" \"$@\""
    let result: Tool.Result = try Tool.run(
      ["-c", limited, Tool.url.path, specs.path, "-o", output.path],
      program: URL(fileURLWithPath: "/bin/sh")
    )
    #expect(result.status == 73)
    #expect(result.error.contains("/Zed.bindgen.swift': file too large"), "\(result.error)")
    #expect(try contents() == old)
    #expect(try emit().status == 0)
    #expect(try contents() != old)
  }

  /// Nothing keeps root from writing, so as root this is left to the tests of `/proc`.
  @Test(.enabled(if: geteuid() != 0))
  func aFolderThatIsReadOnlyLeavesAllFilesAsTheyWereAndEndsWithSeventyThree() throws {
    try write(0)
    #expect(try emit().status == 0)
    let old: [String: Data] = try contents()
    try write(1)
    #expect(chmod(output.path, 0o555) == 0)
    defer { chmod(output.path, 0o755) }
    #expect(try emit().status == 73)
    #expect(try contents() == old)
  }
}
