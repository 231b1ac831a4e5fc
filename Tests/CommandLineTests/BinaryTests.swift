import Foundation
import Testing

/// The built tool as a process: what only a process can show.
@Suite struct BinaryTests {
  private struct Result {
    let status: Int32
    let output: String
    let error: String
  }

  /// Beside the test bundle, where SwiftPM puts both.
  private static var tool: URL {
    var folder: URL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appendingPathComponent("bindgen")
  }

  private func run(_ arguments: [String], input: String = "") throws -> Result {
    let process: Process = Process()
    let (stdin, stdout, stderr): (Pipe, Pipe, Pipe) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Self.tool
    process.arguments = arguments
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let (output, error): (Data, Data) = (
      stdout.fileHandleForReading.readDataToEndOfFile(), stderr.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self)
    )
  }

  @Test(
    arguments: [
      (["--version"], 0), (["--help"], 0), ([], 64), (["--chek"], 64), (["a", "--check"], 64), (["/nowhere/a.yml"], 66),
      (["/dev/null/a"], 66),
    ] as [([String], Int32)]
  )
  func theExitStatusIsAsDocumented(_ arguments: [String], _ status: Int32) throws {
    let result: Result = try run(arguments)
    #expect(result.status == status)
    #expect(result.error.isEmpty == (status == 0))
    #expect(result.output.isEmpty == (status != 0))
  }

  @Test func theVersionIsALine() throws {
    #expect(try run(["--version"]).output == "0.1.0\n")
  }

  @Test func pipesGetNoColour() throws {
    let result: Result = try run(["--no-such-option"])
    #expect(result.error == "error: no option '--no-such-option'\nhelp: see 'bindgen --help'\n")
  }

  @Test func aReaderThatHasGoneEndsItQuietly() throws {
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The reader ends before the tool begins to write.
    process.arguments = ["-c", "{ sleep 0.2; '\(Self.tool.path)' --help; echo $? >&2; } | true"]
    let stderr: Pipe = Pipe()
    process.standardError = stderr
    try process.run()
    let error: Data = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: error, as: UTF8.self) == "0\n")
  }
}
