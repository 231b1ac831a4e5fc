/// The modules of random specs, each of which sees those before it.
package enum RandomModule: String, CaseIterable, Sendable {
  case leaves = "RandomLeaves"
  case inner = "RandomInner"
  case models = "RandomModels"

  /// The index of the last module.
  static let top: Int = allCases.count - 1

  /// The folder in `Tests/Models/Random`.
  package var folder: String { String(rawValue.dropFirst("Random".count)) }

  package var below: [RandomModule] { Array(Self.allCases.prefix { $0 != self }) }

  /// The first lines of its specs.
  var front: [String] {
    (below.isEmpty ? [] : ["imports: [\(below.map(\.rawValue).joined(separator: ", "))]"])
      + (self == .models ? [] : ["access: public"])
  }
}
