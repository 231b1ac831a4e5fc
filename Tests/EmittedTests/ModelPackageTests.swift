import Foundation
import TestSupport
import Testing

/// The tests of emitted models are a package of their own, `Tests/Models`.
@Suite("Emitted models")
struct ModelPackageTests {
  @Test("are emitted")
  func emit() throws { try ModelPackage.emitted.get() }

  /// The tests are not run again for the same files.
  @Test("compile without a warning, and pass their tests")
  func pass() async throws {
    try ModelPackage.emitted.get()
    let swift: String = try #require(SwiftCompiler.path).replacing(/swiftc$/, with: "swift")
    let options: [String] = ["test", "--package-path", ModelPackage.folder.path]
    let environment: [String] = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("BINDGEN_") }
      .map { "\($0.key)=\($0.value)" }.sorted()
    let inputs: [String] = options + environment + [Fingerprint.ofModels(in: Repository.root)]
    let said: String = try await ResultCache.answer(to: inputs) {
      let said: String = try await SwiftCompiler.run(options, of: swift)
      if !said.contains(/Test run with \d+ tests in \d+ suites passed/) {
        throw Failed(lines: said.split(separator: "\n").filter(Failed.matters).joined(separator: "\n"))
      }
      return said.split(separator: "\n").last.map(String.init) ?? ""
    }
    print("Tests/Models: \(said)")
  }
}

private struct Failed: Error, CustomStringConvertible {
  let lines: String

  var description: String { "\n" + lines }

  /// Whether a line matters: not the progress of builds and tests, and not what tests let models report.
  static func matters(_ line: Substring) -> Bool { !["[", "◇", "✔", "bindgen: "].contains { line.hasPrefix($0) } }
}
