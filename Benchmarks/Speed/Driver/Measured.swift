/// A model under measurement, whoever wrote it.
protocol Measured: AnyObject {
  /// One operation.
  func write(_ count: Int)
  /// What is read after it, and by whoever is told.
  var result: Int { get }
  /// All its fields, to be compared with those of other ways.
  var values: [Int] { get }
  /// Forgets what came of earlier operations, where that makes a difference.
  func begin()
}

extension Measured {
  func begin() {}
}

/// One that can be observed in its own way.
protocol Heard: Measured {
  /// Gives what must be kept so that the ear is told.
  func listen(_ ear: Ear) -> AnyObject
}

/// Whoever is told, and reads.
final class Ear {
  /// What was heard, as far as it can be compared.
  struct Heard: Equatable {
    var results: Int = 0
    var notices: Int = 0
    var changes: UInt64 = 0
  }

  private var heard: Heard = Heard()
  /// The sets of changes are looked at only where ways are compared.
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
