@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs

/// A model of a family that is driven at random, and who observes it.
struct FamilyInstance {
  var kind: Int
  var children: [Int]
  /// Where its fields begin in the oracle.
  var first: Int
  /// Nil once it was released.
  var model: (any DrivenModel)?
  /// Who is told of all its fields, and what it knows of them.
  var whole: AnyObject?
  var known: [Int] = []
  /// A sequence beside a closure, and what each of both was told of since the last step.
  var loop: AnyObject?
  var taken: Set<String> = []
  var told: Set<String> = []
  /// Who is told before it changes, and the rounds after which that was.
  var bell: AnyObject?
  var rung: Set<Int> = []
  /// The round in which it came, which tells nothing of it.
  var since: Int = 0
  var watchers: [FamilyWatcher] = []
  /// It was told in the present round.
  var isTold: Bool = false
}
