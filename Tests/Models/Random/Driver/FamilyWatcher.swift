import RandomSpecs

/// An observer of a field of a family that is driven at random.
final class FamilyWatcher {
  let field: Int
  /// The field under which its model knows it.
  let observed: Int
  let since: Int
  let way: Way
  /// The value that it knows.
  var latest: Int?
  var token: AnyObject?
  var isTold: Bool = false

  init(field: Int, observed: Int, since: Int, way: Way) {
    self.field = field
    self.observed = observed
    self.since = since
    self.way = way
  }
}
