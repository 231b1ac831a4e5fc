import Foundation

/// The built tool as a process.
enum Tool {
  struct Result {
    let status: Int32
    let output: String
    let error: String
  }

  /// The path of the tool, beside the test bundle, where SwiftPM puts both.
  static var url: URL {
    var folder: URL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appendingPathComponent("bindgen")
  }

  /// - Parameter program: The program that runs the tool, if it does not run by itself.
  static func run(
    _ arguments: [String],
    input: String = "",
    in folder: URL? = nil,
    program: URL? = nil
  ) throws -> Result {
    let process: Process = Process()
    let (stdin, stdout, stderr): (Pipe, Pipe, Pipe) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program ?? url
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
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

  /// Starts the tool, and does not wait for its end.
  static func start(_ arguments: [String]) throws -> Process {
    let process: Process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
