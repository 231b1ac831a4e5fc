import Foundation
import TestSupport
import Testing

extension SwiftCompiler {
  /// A folder with the stand-in for Combine as a module, so that code that imports it compiles, and its object file for
  /// programs, `OpenCombine.o`.
  private static let combine: Result<URL, any Error> = Result {
    let folder: URL = Repository.root.appendingPathComponent("Tests/Models/Sources/OpenCombine")
    return try library("OpenCombine", Repository.swift(in: folder), ["-enable-library-evolution"])
  }

  static func combineCode() throws -> String { try combine.get().appendingPathComponent("OpenCombine.o").path }

  /// Flags and object files for the stand-in for SwiftUI, only for tests that want it. Empty on systems with SwiftUI.
  static let swiftUI: Result<(flags: [String], code: [String]), any Error> = Result {
    #if canImport(SwiftUI)
      return ([], [])
    #else
      let source: String = Repository.root.appendingPathComponent("Tests/StandIns/SwiftUI.swift").path
      let folder: URL = try library("SwiftUI", [source], ["-I", try combine.get().path])
      return (["-I", folder.path], [folder.appendingPathComponent("SwiftUI.o").path, try combineCode()])
    #endif
  }

  /// Returns a folder with the runtime as a module.
  static func runtime(_ flags: [String]) throws -> URL {
    let runtime: URL = Repository.root.appendingPathComponent("Templates/Runtime")
    let sources: [String] =
      Repository.swift(in: runtime) + Repository.swift(in: runtime.appendingPathComponent("Library"))
    let all: [String] = ["BRANCHES", "DEBUG", "MODELS", "PLAIN", "PUBLISHERS"].map { "-D" + $0 }
    return try library("BindgenRuntime", sources, flags + all + ["-I", try combine.get().path])
  }

  private static func library(_ name: String, _ sources: [String], _ flags: [String]) throws -> URL {
    let texts: [String] = try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return try ResultCache.made(name, of: flags + texts) { folder in
      let path: String = folder.appendingPathComponent(name).path
      let complaints: String = try finish(
        ["-module-name", name, "-parse-as-library", "-swift-version", "6"] + flags
          + ["-emit-module-path", path + ".swiftmodule", "-emit-object", "-wmo", "-o", path + ".o"] + sources
      )
      try #require(complaints.isEmpty, "\(complaints)")
    }
  }

  /// Returns the compiler's errors and warnings about a module. Empty if there are none.
  static func complaints(_ files: [String], _ flags: [String]) async throws -> String {
    try await run(module() + flags + files)
  }

  /// Returns the output of a program whose module compiles without diagnostics.
  static func output(ofConsumer files: [String], _ flags: [String]) async throws -> String {
    try await output(of: files, module() + ["-parse-as-library", "-Onone", "-swift-version", "6"] + flags)
  }

  /// Returns a cached answer about files that are compiled as one module.
  static func answer(
    _ question: [String],
    ofConsumer files: [String],
    _ flags: [String],
    _ find: () async throws -> String
  ) async throws -> String {
    try await answer(question, about: module() + flags + files, find)
  }

  private static func module() throws -> [String] {
    ["-wmo", "-warnings-as-errors", "-module-name", "Consumer", "-package-name", "p", "-I", try combine.get().path]
  }
}
