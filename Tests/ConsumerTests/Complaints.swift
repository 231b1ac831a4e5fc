import TestSupport
import Testing

extension SwiftCompiler {
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
}
