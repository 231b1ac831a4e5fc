import Foundation
import TestSupport
import Testing

/// The Swift compiler that is found as a shell would find it.
enum Compiler {
  /// Nil where there is none.
  static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The folder in which the stand-in for Combine is found as a module, so that code which imports it compiles.
  private static let library: Result<String, any Error> = Result {
    let folder: TemporaryFolder = try TemporaryFolder.ofProcess.get()
    let sources: [String] = Repository.swift(in: Repository.root.appendingPathComponent("Tests/OpenCombine"))
    let complaints: String = try run(
      ["-emit-module", "-module-name", "OpenCombine", "-parse-as-library", "-enable-library-evolution"]
        + ["-swift-version", "6", "-o", folder.path("OpenCombine.swiftmodule")] + sources
    )
    try #require(complaints.isEmpty, "\(complaints)")
    return folder.path
  }

  /// What the compiler has to say, errors and warnings; nothing where it is content.
  static func complaints(_ files: [String], _ flags: [String]) throws -> String {
    try run(
      ["-wmo", "-warnings-as-errors", "-module-name", "Consumer", "-package-name", "p", "-I", try library.get()] + flags
        + files
    )
  }

  private static func run(_ arguments: [String]) throws -> String {
    guard let path: String else { return "" }
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe: Pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text: String = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "status \(process.terminationStatus)\n\(text)"
  }
}
