import Foundation
import Testing

/// The built tool as a process: what only a process can show.
@Suite struct BinaryTests {
  @Test(
    arguments: [
      (["--version"], 0), (["--help"], 0), ([], 64), (["--chek"], 64), (["a", "--check"], 64), (["/nowhere/a.yml"], 66),
      (["/dev/null/a"], 66),
    ] as [([String], Int32)]
  )
  func theExitStatusIsAsDocumented(_ arguments: [String], _ status: Int32) throws {
    let result: Tool.Result = try Tool.run(arguments)
    #expect(result.status == status)
    #expect(result.error.isEmpty == (status == 0))
    #expect(result.output.isEmpty == (status != 0))
  }

  @Test func theVersionIsALine() throws {
    #expect(try Tool.run(["--version"]).output == "0.1.0\n")
  }

  @Test func locationsAreAbsoluteWhereverItRuns() throws {
    let folder: URL = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("bindgen-binary-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec: String = "models:\n  A:\n    state:\n      a: Int = 0\n"
    try Data(spec.utf8).write(to: folder.appendingPathComponent("A.bindgen.yml"))
    let result: Tool.Result = try Tool.run(["A.bindgen.yml", "--source-locations", "on"], in: folder)
    #expect(result.output.contains("#sourceLocation(file: \"\(folder.path)/A.bindgen.yml\", line: 4)\n"))
  }

  @Test func anOutletThatIsNotThereIsToldOnceAndWithoutAPlace() throws {
    let spec: String = "models:\n  A:\n    state:\n      a: Int = 0\n  B:\n    state:\n      b: Int = 0\n"
    let result: Tool.Result = try Tool.run(["-", "--emit", "delegat", "--diagnostics", "plain"], input: spec)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.error == "error: there is no outlet 'delegat'; did you mean 'delegate'?\n")
  }

  @Test func pipesGetNoColour() throws {
    let result: Tool.Result = try Tool.run(["--no-such-option"])
    #expect(result.error == "error: no option '--no-such-option'\nhelp: see 'bindgen --help'\n")
  }

  @Test func aReaderThatHasGoneEndsItQuietly() throws {
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The reader ends before the tool begins to write.
    process.arguments = ["-c", "{ sleep 0.2; '\(Tool.url.path)' --help; echo $? >&2; } | true"]
    let stderr: Pipe = Pipe()
    process.standardError = stderr
    try process.run()
    let error: Data = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: error, as: UTF8.self) == "0\n")
  }
}
