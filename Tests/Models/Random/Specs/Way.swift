/// How a field is observed: by what outlet of the class, and by what outlet of the tests' own, which is its raw value.
package enum Way: String, CaseIterable, Sendable {
  case closure = "called"
  case publisher = "published"
  case loop = "streamed"
  case tracking = "tracked"

  package var outlet: String {
    switch self {
    case .closure: "callbacks"
    case .publisher: "combine"
    case .loop: "stream"
    case .tracking: "observation"
    }
  }
}

extension RandomFamily {
  /// The ways in which its models can be observed.
  package var ways: [Way] { Way.allCases.filter { outlets.contains($0.outlet) } }
  /// Who is told of a whole model in the round itself.
  package var wholeWay: Way? { ways.first { $0 != .tracking && ($0 != .loop || ways == [.loop]) } }
  package var isObserved: Bool { !ways.isEmpty }
}
