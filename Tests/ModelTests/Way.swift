/// How a field is observed: by what outlet of the class, and by what outlet of the tests' own, which is its raw value.
enum Way: String, CaseIterable, Sendable {
  case closure = "called"
  case publisher = "published"
  case loop = "streamed"
  case tracking = "tracked"

  var outlet: String {
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
  var ways: [Way] { Way.allCases.filter { outlets.contains($0.outlet) } }
  /// Who is told of a whole model in the round itself.
  var wholeWay: Way? { ways.first { $0 != .tracking && ($0 != .loop || ways == [.loop]) } }
  var isObserved: Bool { !ways.isEmpty }
}

/// Whoever observes a field of a family that is driven at random.
final class FamilyWatcher {
  let field: Int
  let since: Int
  let way: Way
  /// What it knows of the field.
  var latest: Int?
  var token: AnyObject?
  var isTold: Bool = false

  init(field: Int, since: Int, way: Way) {
    self.field = field
    self.since = since
    self.way = way
  }
}
