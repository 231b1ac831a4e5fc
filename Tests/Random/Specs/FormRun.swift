import BindgenCore
import Foundation
import TestSupport

/// Scenarios that are made in one go, as one module.
package struct FormRun: Sendable {
  package let scenarios: [FormScenario]

  /// What tests run: the first, and those that found something.
  package static let table: FormRun = FormRun([1, 2, 3, 10, 20, 74, 135])

  package init(_ seeds: [UInt64]) { scenarios = seeds.map { FormScenario.random($0) } }

  package init(from first: UInt64, count: UInt64) { self.init(Array(first..<(first + count))) }

  package var run: ModelRun {
    let folder: URL = Repository.root.appendingPathComponent("Tests/Random/Forms")
    return ModelRun(
      "Forms",
      specs: scenarios.flatMap(\.specs).map { SourceFile(name: $0.name, text: $0.text) },
      templates: [],
      domain: Repository.swift(in: folder)
    )
  }

  /// What makes models by the names of their scenarios.
  package var types: String {
    let names: [String] = scenarios.map(\.name)
    let cases: [String] = names.map { name in
      "    case \"\(name)\": [" + Form.allCases.map { "\(name)\($0.rawValue)(clock)" }.joined(separator: ", ") + "]"
    }
    let front: [String] = [
      "@MainActor", "package enum FormTypes {",
      "  package static func make(_ name: String, _ clock: FormClock) -> [any FormDriven] {", "    switch name {",
    ]
    let lines: [String] = front + cases + ["    default: []", "    }", "  }", "}"]
    return lines.joined(separator: "\n") + "\n" + scenarios.map(\.swift).joined()
  }
}
