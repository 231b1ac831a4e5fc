/// A model under measurement, emitted or by hand.
protocol Measured: AnyObject {
  /// Performs one operation.
  func write(_ count: Int)
  /// The value that is read after an operation, and by observers.
  var result: Int { get }
  /// All its fields, to be compared with those of other ways.
  var values: [Int] { get }
  /// Resets the effects of earlier operations, if they make a difference.
  func begin()
}

extension Measured {
  func begin() {}
}

/// A model that can be observed in its own way.
protocol Heard: Measured {
  /// Observes the model with an ear, and returns what must be retained for that.
  func listen(_ ear: Ear) -> AnyObject
}

/// An observer that reads at each notice.
final class Ear {
  /// The notices, as far as they can be compared.
  struct Heard: Equatable {
    var results: Int = 0
    var notices: Int = 0
    var changes: UInt64 = 0
  }

  private var heard: Heard = Heard()
  /// Whether to read the sets of changes, which is done only where ways are compared.
  private var isComparing: Bool = false

  @inline(__always)
  func hear(_ result: Int, _ changes: @autoclosure () -> UInt64) {
    heard.results &+= result
    heard.notices &+= 1
    if isComparing { heard.changes = heard.changes &* 31 &+ changes() }
  }

  @inline(__always)
  func read(_ result: Int) { heard.results &+= result }

  func heard(during body: () -> Void) -> Heard {
    heard = Heard()
    isComparing = true
    defer { isComparing = false }
    body()
    return heard
  }
}
