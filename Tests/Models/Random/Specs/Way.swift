/// A way to observe a field: by an outlet of the class, and by one that the tests add, whose name is the raw value.
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
  /// The ways by which its models can be observed.
  package var ways: [Way] { Way.allCases.filter { outlets.contains($0.outlet) } }
  /// The way by which observers of a whole model are notified in the round itself.
  package var wholeWay: Way? { ways.first { $0 != .tracking && ($0 != .loop || ways == [.loop]) } }
  package var isObserved: Bool { !ways.isEmpty }
}
