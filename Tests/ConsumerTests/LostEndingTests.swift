import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Debug builds report a `then` that others would have been notified of, if it is lost with its model.
@Suite("Endings that are lost", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct LostEndingTests {
  private static let folder: URL = Repository.root.appendingPathComponent("Tests/Outliving")

  @Test("a lost 'then' is told of by its place, unless it set fields alone, or somebody had cancelled it")
  func lost() async throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    let text: String = try String(contentsOf: Self.folder.appendingPathComponent("Sheet.bindgen.yml"), encoding: .utf8)
    let spec: SourceFile = SourceFile(name: "Sheet.bindgen.yml", text: text)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([spec], GeneratorOptions())
    try #require(diagnostics.all.isEmpty, "\(diagnostics.all.map(\.message))")
    for file in files { try folder.write(file.bytes, to: file.name) }
    let output: String = try await SwiftCompiler.output(
      ofConsumer: files.map { folder.path($0.name) } + [Self.folder.appendingPathComponent("Main.swift").path],
      ["-D", "DEBUG"]
    )
    let lost: String = "'then' is not called: the model has gone; 'outlives: true' would have kept it"
    let expected: String = """
      service
      Sheet.tellService: \(lost)
      owner
      Sheet.tellOwner: \(lost)
      view
      Sheet.tellView: \(lost)
      by an action
      Sheet.tellByAction: \(lost)
      a field alone
      outlives
        log: kept
      cancelled
      failed
      a sequence
      store
      Detail.send: \(lost)
      store, cancelled
      store that goes
      Page.post: \(lost)

      """
    #expect(output == expected)
  }
}
