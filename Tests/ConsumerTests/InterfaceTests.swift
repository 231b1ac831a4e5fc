import Foundation
import TestSupport
import Testing

/// Private entries of a spec are invisible to clients.
@Suite("Interfaces", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct InterfaceTests {
  @Test(
    "private entries are in no interface, initialiser, set of changes, protocol or double",
    arguments: [false, true]
  )
  func privateEntries(isDebug: Bool) async throws {
    let run: ModelRun = try #require(ModelRun.written.first { $0.name == "OpenContracts" })
    let folder: TemporaryFolder = try TemporaryFolder()
    for file in run.generate().files { try folder.write(file.bytes, to: file.name) }
    let paths: [String] = run.generate().files.map { folder.path($0.name) }
    let flags: [String] =
      ["-swift-version", "6", "-parse-as-library", "-enable-library-evolution", "-typecheck"]
      + (isDebug ? ["-D", "DEBUG"] : [])
    let text: String = try await SwiftCompiler.answer(["interface"], ofConsumer: paths + run.domain, flags) {
      let interface: String = folder.path("Consumer.swiftinterface")
      let complaints: String = try await SwiftCompiler.complaints(
        paths + run.domain,
        flags + ["-emit-module-interface-path", interface]
      )
      try #require(complaints.isEmpty, "\(complaints)")
      return try String(contentsOfFile: interface, encoding: .utf8)
    }
    #expect(text.contains("class AnyOpenObject") && text.contains("var shown") && text.contains("func increment"))
    #expect(text.contains("class OpenObjectStub") == isDebug && text.contains("func spy(") == isDebug)
    // Internal entries are as invisible as private ones.
    for name in ["secret", "hidden", "seed", "bump", "cache", "inner", "mine", "Own"] {
      let uses: [Substring] = text.split(separator: "\n").filter { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name || $0 == "_" + name }
      }
      #expect(uses.isEmpty, "\(name)")
    }
  }
}
