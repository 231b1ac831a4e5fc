import Foundation

/// The Swift compiler that is found as a shell would find it.
enum Compiler {
  /// Nil where there is none.
  static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What the compiler has to say, errors and warnings; nothing where it is content.
  static func complaints(_ files: [String], _ flags: [String]) throws -> String {
    guard let path: String else { return "" }
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-wmo", "-warnings-as-errors", "-module-name", "Consumer", "-package-name", "p"]
    process.arguments?.append(contentsOf: flags + files)
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
