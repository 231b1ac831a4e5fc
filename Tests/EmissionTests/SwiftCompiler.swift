import BindgenCore
import Foundation

/// Swift's compiler, asked what it has to say about a module.
struct SwiftCompiler {
  /// `file:line:column` of each error, sorted, and all that was said.
  static func errors(in files: [GeneratedFile], beside other: String = "") throws -> (places: [String], said: String) {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("bindgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (name, bytes) in files.map({ ($0.name, $0.bytes) }) + [("Beside.swift", Array(other.utf8))] {
      let file: URL = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      paths.append(file.path)
    }
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-whole-module-optimization", "-module-name", "Module", "-package-name", "Package"]
      + ["-diagnostic-style", "llvm"] + paths
    let pipe: Pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said: String = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let places: [String] = said.split(separator: "\n").filter { $0.contains(": error: ") }.map {
      String($0[..<($0.firstRange(of: ": error: ")?.lowerBound ?? $0.endIndex)])
    }
    return (places.sorted(), said.replacingOccurrences(of: folder.path + "/", with: ""))
  }
}
