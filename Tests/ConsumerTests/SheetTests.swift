import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// A sheet that shows one of several screens, type-checked and run beside a stand-in for SwiftUI.
@Suite("Sheets", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct SheetTests {
  private static let screens: URL = Repository.root.appendingPathComponent("Tests/Models/Sources/Screens")

  /// Returns specs of the list with a sheet, as a class and as a reducer, with an additional screen that has no model.
  private static func specs() throws -> [SourceFile] {
    try ["Expenses", "ExpensesFeature"].map { name in
      let url: URL = screens.appendingPathComponent(name + ".bindgen.yml")
      let text: String = try String(contentsOf: url, encoding: .utf8)
      let more: String = text.replacingOccurrences(of: "confirm: Expense }", with: "confirm: Expense, help: ~ }")
        .replacingOccurrences(of: "      delete:\n", with: "      helpTapped: sheet = .help\n      delete:\n")
      #expect(more != text)
      return SourceFile(name: name + ".bindgen.yml", text: more)
    }
  }

  @Test("SwiftUI takes its cases and all of it, and a swipe dismisses what it means, in a class and in a store")
  func sheets() async throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    let run: ModelRun = ModelRun("Sheets", specs: try Self.specs(), templates: [], domain: [])
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate()
    try #require(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    for file in files { try folder.write(file.bytes, to: file.name) }
    let (flags, code): ([String], [String]) = try SwiftCompiler.swiftUI.get()
    let byHand: [String] = [
      Self.screens.appendingPathComponent("Values.swift").path,
      Repository.root.appendingPathComponent("Tests/Sheets/Main.swift").path,
    ]
    let output: String = try await SwiftCompiler.output(
      ofConsumer: files.map { folder.path($0.name) } + byHand + code,
      flags
    )
    let steps: String = """
        add -> none, then edit true true
          none
        edit -> none, then add true true
          none
        confirm Rent -> none, then add true true
          none
        help -> none, then add true true
          none
        kept: true
        kept: false

      """
    #expect(output == "class\n\(steps)store\n\(steps)")
  }
}
