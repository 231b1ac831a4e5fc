import BindgenCore
import Foundation
import TestSupport

extension SwiftCompiler {
  /// Returns `file:line:column` of each error in a module, sorted, and the whole output.
  static func errors(
    in files: [GeneratedFile],
    beside other: String = "",
    _ flags: [String] = []
  ) async throws -> (places: [String], said: String) {
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write(other, to: "Beside.swift")
    for file in files { try folder.write(file.bytes, to: file.name) }
    let said: String = try await run(
      ["-typecheck", "-D", "DEBUG", "-whole-module-optimization", "-module-name", "Module", "-package-name", "Package"]
        + ["-diagnostic-style", "llvm"] + flags + (files.map(\.name) + ["Beside.swift"]).map(folder.path)
    )
    let places: [String] = said.split(separator: "\n").filter { $0.contains(": error: ") }.map {
      String($0[..<($0.firstRange(of: ": error: ")?.lowerBound ?? $0.endIndex)])
    }
    return (places.sorted(), said.replacingOccurrences(of: folder.path + "/", with: ""))
  }
}
