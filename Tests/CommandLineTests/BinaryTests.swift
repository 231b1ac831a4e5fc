import Foundation
import TestSupport
import Testing

@testable import bindgen

/// The built tool as a process, for properties that only a process has.
@Suite struct BinaryTests {
  @Test(
    arguments: [
      (["--version"], 0), (["--help"], 0), ([], 64), (["--chek"], 64), (["a", "--check"], 64), (["/nowhere/a.yml"], 66),
      (["/dev/null/a"], 66), (["graph", "--help"], 0), (["templates"], 0), (["help"], 0), (["schema"], 0),
      (["schema", "a"], 64), (["schema", "--templates", "/nowhere"], 66),
      (["help", "unknown-key"], 0), (["help", "nonsense"], 64), (["graph"], 64),
      (["graph", "/nowhere"], 66),
      (["explain", "a"], 64), (["templates", "nonsense"], 64), (["init", "no-name"], 64),
      (["init", "/dev/null/Cart"], 73),
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
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write("models:\n  A:\n    state:\n      a: Int = .max\n", to: "A.bindgen.yml")
    let result: Tool.Result = try Tool.run(["A.bindgen.yml", "--source-locations", "on"], in: folder.url)
    let path: String = folder.url.resolvingSymlinksInPath().path
    #expect(result.output.contains("#sourceLocation(file: \"\(path)/A.bindgen.yml\", line: 4)\n"))
  }

  @Test func anOutletThatIsNotThereIsToldOnceAndWithoutAPlace() throws {
    let spec: String = "models:\n  A:\n    state:\n      a: Int = 0\n  B:\n    state:\n      b: Int = 0\n"
    let result: Tool.Result = try Tool.run(["-", "--emit", "delegat", "--diagnostics", "plain"], input: spec)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.error == "error: 'emit' has no option 'delegat'; did you mean 'delegate'?\n")
  }

  @Test func pipesGetNoColour() throws {
    let result: Tool.Result = try Tool.run(["--no-such-option"])
    #expect(result.error == "error: no option '--no-such-option' [unknown-option]\nhelp: see 'bindgen --help'\n")
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

/// The output of `bindgen init` is a valid spec, and its emitted code compiles.
@Suite struct FirstSpecTests {
  @Test(arguments: ["Cart", "element", "class"])
  func whatItGivesCompiles(_ name: String) throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    #expect(try Tool.run(["init", name], in: folder.url).status == 0)
    let emitted: Tool.Result = try Tool.run(["\(name).bindgen.yml", "-o", "out"], in: folder.url)
    #expect(emitted.status == 0)
    #expect(emitted.error.isEmpty)
    #expect(try Tool.run(["graph", "."], in: folder.url).output.contains("What a write reaches:"))
    #expect(try FirstSpecTests.typecheck(folder.url.appendingPathComponent("out")) == "")
  }

  /// The part that is commented out is valid, too.
  @Test func whatIsCommentedOutIsAPartOfIt() throws {
    let parts: [String] = FirstSpec(model: "Cart").text.components(separatedBy: "from these lines:\n")
    try #require(parts.count == 2)
    let spec: String = parts[0] + "from these lines:\n" + parts[1].replacingOccurrences(of: "# ", with: "")
    let result: Tool.Result = try Tool.run(["-"], input: spec)
    #expect(result.status == 0)
    #expect(result.output.contains("protocol CartView"))
  }

  private static func typecheck(_ folder: URL) throws -> String {
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "command -v swiftc >/dev/null || exit 0; swiftc -typecheck -swift-version 6 *.swift 2>&1",
    ]
    process.currentDirectoryURL = folder
    let pipe: Pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said: Data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
