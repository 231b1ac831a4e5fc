/// How a field is observed: by what outlet of the class, and by what outlet of the tests' own, which is its raw value.
enum Way: String, CaseIterable, Sendable {
  case closure = "called"
  case loop = "streamed"
  case tracking = "tracked"

  var outlet: String {
    switch self {
    case .closure: "callbacks"
    case .loop: "stream"
    case .tracking: "observation"
    }
  }
}

extension RandomFamily {
  /// The ways in which its models can be observed.
  var ways: [Way] { Way.allCases.filter { outlets.contains($0.outlet) } }
  var isObserved: Bool { !ways.isEmpty }
}
