import Foundation

/// The Swift compiler that is found as a shell would find it.
package enum SwiftCompiler {
  /// Nil where there is none.
  package static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// All that it prints; nothing where it is content, or is not there.
  package static func run(_ arguments: [String]) throws -> String {
    try path.map { try run(arguments, of: $0) } ?? ""
  }

  /// All that a program prints.
  package static func run(_ arguments: [String], of path: String) throws -> String {
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
