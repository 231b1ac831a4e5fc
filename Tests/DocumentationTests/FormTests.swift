import BindgenCore
import Foundation
import TestSupport
import Testing

/// The guide's test of logic passes for each form of its spec: both are taken from the guide, compiled together, and run.
@Suite struct FormTests {
  private static let forms: [String] = ["[callbacks]", "[observation]", "[reducer]\n    kind: struct"]

  @Test func oneTestFitsAllForms() async throws {
    let page: MarkdownFile = try MarkdownFile("docs/reducers.md")
    let shown: [MarkdownFile.Block] = page.blocks.filter { $0.heading == "One spec, three forms" }
    try #require(shown.map(\.info) == [["yaml", "Score.bindgen.yml"], ["swift"]])
    let logic: String = shown[1].text.replacing("@Test ", with: "").replacing("#expect(", with: "precondition(")
    let name: String = String(try #require(logic.firstMatch(of: /func (\w+)/)).1)
    var specs: [SourceFile] = []
    var tests: String = ""
    var calls: [String] = []
    for (number, form) in Self.forms.enumerated() {
      let spec: String = shown[0].text.replacing("[callbacks]", with: form).replacing("Score:", with: "Score\(number):")
      specs.append(SourceFile(name: "Score\(number).bindgen.yml", text: spec))
      tests += logic.replacing("Score", with: "Score\(number)").replacing(name, with: name + "\(number)")
      calls.append("\(name)\(number)()")
    }
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(specs, GeneratorOptions())
    #expect(diagnostics.all.isEmpty)
    guard SwiftCompiler.path != nil else { return }
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write(tests + calls.map { $0 + "\n" }.joined(), to: "main.swift")
    for file in files { try folder.write(file.bytes, to: file.name) }
    let paths: [String] = (files.map(\.name) + ["main.swift"]).map(folder.path)
    #expect(try await SwiftCompiler.output(of: paths, ["-swift-version", "6", "-suppress-warnings"]) == "")
  }
}
