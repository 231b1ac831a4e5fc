import Foundation

/// The Swift compiler that is found as a shell would find it.
enum Compiler {
  /// Nil where there is none.
  static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Where the stand-in for Combine is found as a module.
  static let library: URL = FileManager.default.temporaryDirectory
    .appendingPathComponent("bindgen-consumers-\(ProcessInfo.processInfo.processIdentifier)")

  /// Compiles it, so that code which imports it compiles; nothing if that went well.
  static let libraryComplaints: String = {
    let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("OpenCombine")
    do {
      try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
      let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let files: [String] = names.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
      let module: String = library.appendingPathComponent("OpenCombine.swiftmodule").path
      return try run(
        ["-emit-module", "-module-name", "OpenCombine", "-parse-as-library", "-enable-library-evolution"]
          + ["-swift-version", "6", "-o", module] + files
      )
    } catch {
      return "\(error)"
    }
  }()

  /// What the compiler has to say, errors and warnings; nothing where it is content.
  static func complaints(_ files: [String], _ flags: [String]) throws -> String {
    try run(
      ["-wmo", "-warnings-as-errors", "-module-name", "Consumer", "-package-name", "p", "-I", library.path] + flags
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
