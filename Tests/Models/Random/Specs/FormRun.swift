import TestBasics

/// Scenarios that are emitted in one run, as one module.
package struct FormRun: Sendable {
  package let scenarios: [FormScenario]

  /// The scenarios that tests run: of those that found bugs, each that found one which no other found.
  package static let tested: FormRun = FormRun(LongProof.isOn ? [1, 2, 3, 10, 20, 74, 135, 310] : [20, 74])

  package init(_ seeds: [UInt64]) { scenarios = seeds.map { FormScenario.random($0) } }

  package init(from first: UInt64, count: UInt64) { self.init(Array(first..<(first + count))) }

  /// - Parameter words: `forms <first seed> <count>`; nil if they are others.
  package init?(words: String) {
    let words: [Substring] = words.split(separator: " ")
    let seeds: [UInt64] = words.dropFirst().compactMap { UInt64($0) }
    guard seeds.count == 2, words[0] == "forms" else { return nil }
    self.init(from: seeds[0], count: seeds[1])
  }

  /// Texts of the specs, by their file names.
  package var specs: [(name: String, text: String)] { scenarios.flatMap(\.specs) }

  /// Returns the same specs, spread over two modules.
  package func specs(below: Bool) -> [(name: String, text: String)] { scenarios.flatMap { $0.specs(below: below) } }

  /// The Swift source that creates models by the names of their scenarios.
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
