import Foundation
import TestSupport
import Testing

extension SwiftCompiler {
  /// The folder in which the stand-in for Combine is found as a module, so that code which imports it compiles.
  private static let library: Result<String, any Error> = Result {
    let folder: TemporaryFolder = try TemporaryFolder.ofProcess.get()
    try compileLibrary(["-emit-module", "-enable-library-evolution", "-o", folder.path("OpenCombine.swiftmodule")])
    return folder.path
  }

  private static func compileLibrary(_ flags: [String]) throws {
    let sources: [String] = Repository.swift(in: Repository.root.appendingPathComponent("Tests/OpenCombine"))
    let complaints: String = try finish(
      ["-module-name", "OpenCombine", "-parse-as-library", "-swift-version", "6"] + flags + sources
    )
    try #require(complaints.isEmpty, "\(complaints)")
  }

  /// The path of the stand-in as code, for programs.
  static func combine() throws -> String {
    let object: String = try TemporaryFolder.ofProcess.get().path("OpenCombine.o")
    try compileLibrary(["-emit-object", "-wmo", "-enable-library-evolution", "-o", object])
    return object
  }

  /// Flags with which the stand-in for SwiftUI is found, and the paths of it as code, for programs. Empty where there is
  /// SwiftUI.
  static let swiftUI: Result<(flags: [String], code: [String]), any Error> = Result {
    #if canImport(SwiftUI)
      return ([], [])
    #else
      let folder: TemporaryFolder = try TemporaryFolder.ofProcess.get()
      let source: String = Repository.root.appendingPathComponent("Tests/StandIns/SwiftUI.swift").path
      let object: String = folder.path("SwiftUI.o")
      // In a folder of its own: others compile where there is no SwiftUI.
      let module: String = folder.path("SwiftUI")
      try FileManager.default.createDirectory(atPath: module, withIntermediateDirectories: true)
      let complaints: String = try finish(
        ["-module-name", "SwiftUI", "-parse-as-library", "-swift-version", "6", "-I", try library.get()]
          + ["-emit-module-path", module + "/SwiftUI.swiftmodule", "-emit-object", "-wmo", "-o", object, source]
      )
      try #require(complaints.isEmpty, "\(complaints)")
      return (["-I", module], [object, try combine()])
    #endif
  }

  /// What the compiler has to say, errors and warnings; nothing where it is content.
  static func complaints(_ files: [String], _ flags: [String]) async throws -> String {
    try await run(
      ["-wmo", "-warnings-as-errors", "-module-name", "Consumer", "-package-name", "p", "-I", try library.get()] + flags
        + files
    )
  }

  /// What it has to say of one file of a module.
  static func complaints(of file: String, beside others: [String], _ flags: [String]) async throws -> String {
    #if os(Linux)
      let module: [String] = ["-module-name", "Consumer", "-package-name", "p", "-I", try library.get()]
      return try await run(
        ["-frontend", "-typecheck", "-warnings-as-errors"] + module + flags + ["-primary-file", file] + others
      )
    #else
      // There the compiler's frontend would have to be told where the system is.
      return try await complaints([file] + others, ["-typecheck"] + flags)
    #endif
  }
}
