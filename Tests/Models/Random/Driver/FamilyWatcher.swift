import RandomSpecs

/// Whoever observes a field of a family that is driven at random.
final class FamilyWatcher {
  let field: Int
  /// The field by which its model knows it.
  let observed: Int
  let since: Int
  let way: Way
  /// What it knows of the field.
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
