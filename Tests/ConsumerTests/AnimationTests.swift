import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Actions with animations, run beside a stand-in for SwiftUI.
@Suite("Animations", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct AnimationTests {
  private static let folder: URL = Repository.root.appendingPathComponent("Tests/Animations")

  /// Returns the spec of the class, that of a value with the same entries, and that of a plain class.
  private static func specs() throws -> [SourceFile] {
    let lamp: String = try String(contentsOf: folder.appendingPathComponent("Lamp.bindgen.yml"), encoding: .utf8)
    var value: String = lamp
    for name in ["Lamp", "Bulb"] {
      value = value.replacingOccurrences(of: "  \(name):\n", with: "  \(name)Value:\n    kind: struct\n")
    }
    value = value.replacingOccurrences(of: "bulbs: Bulb ", with: "bulbs: BulbValue ")
      .replacingOccurrences(of: "emit: [", with: "emit: [reducer, ")
    let light: String = try String(contentsOf: folder.appendingPathComponent("Light.bindgen.yml"), encoding: .utf8)
    return [("Lamp", lamp), ("LampValue", value), ("Light", light)].map {
      SourceFile(name: $0.0 + ".bindgen.yml", text: $0.1)
    }
  }

  /// Returns the paths of the emitted files, and of those beside them.
  private static func write(to folder: TemporaryFolder) throws -> [String] {
    let run: ModelRun = ModelRun("Animations", specs: try specs(), templates: [], domain: [])
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate()
    try #require(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    for file in files { try folder.write(file.bytes, to: file.name) }
    return files.map { folder.path($0.name) }
  }

  @Test("All observers are told of a transaction inside the animation of its last action that has one, in all forms")
  func forms() async throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    let sources: [String] = try Self.write(to: folder) + [Self.folder.appendingPathComponent("Main.swift").path]
    let (flags, code): ([String], [String]) = try SwiftCompiler.swiftUI.get()
    let said: String = try await SwiftCompiler.output(
      ofConsumer: sources + code,
      flags + ["-enable-upcoming-feature", "MemberImportVisibility"]
    )
    let steps: String = """
        add: none
        spring: spring
        fast: linear 0.5
        slow: linear 0.5
        slowAgain: none
        nothing:\u{20}
        addAgain: none
        both: spring
        outer: spring
        leave: default
        stay: default
        taken: spring
        warm: linear 0.1
        overheat: linear 9.0

      """
    #expect(
      said == """
        called
        \(steps)tracked
        \(steps)stored
        \(steps)stored and tracked
        \(steps)row: linear 0.1
        alone: true\u{20}
        an action in a notice: none, spring
        a write in a notice: spring 6
        after it: none
        plain
          add: none
          spring: spring
          slow: none
          fast: linear 0.5
          both: default, spring
          leave: default
          give: linear 2.0
          edited: 0 7 0
          edit: linear 9.0

        """
    )
  }

  @Test("Where there is no SwiftUI, nothing of it is left")
  func without() async throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write("struct Color: Equatable {}", to: "Color.swift")
    let sources: [String] = try Self.write(to: folder) + [folder.path("Color.swift")]
    #if !canImport(SwiftUI)
      #expect(try await SwiftCompiler.complaints(sources, ["-typecheck", "-swift-version", "6"]) == "")
    #endif
  }
}
