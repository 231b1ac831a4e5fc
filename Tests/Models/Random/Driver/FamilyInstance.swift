@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs

/// A model of a family that is driven at random, and its observers.
struct FamilyInstance {
  var kind: Int
  var children: [Int]
  /// The index of its first field in the oracle.
  var first: Int
  /// The model. Nil after its release.
  var model: (any DrivenModel)?
  /// The observer of all its fields, and the values that it knows.
  var whole: AnyObject?
  var known: [Int] = []
  /// A sequence beside a closure, and the fields that each of the two reported since the last step.
  var loop: AnyObject?
  var taken: Set<String> = []
  var told: Set<String> = []
  /// The observer of `objectWillChange`, and the rounds after which it was notified.
  var bell: AnyObject?
  var rung: Set<Int> = []
  /// The round in which it was created, which does not report it.
  var since: Int = 0
  var watchers: [FamilyWatcher] = []
  /// Whether it has sent a notice in the current round.
  var isTold: Bool = false
}
