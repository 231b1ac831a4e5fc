/// A model as whoever drives it at random sees it: what can be read of it, and what can be done.
@MainActor package final class PlainSubject {
  package var fields: [(name: String, read: () -> Int?)] = []
  package var acts: [(Int) -> Void] = []
  package var events: [String] = []
  /// Whether effects have something to do at this time.
  package var isBusy: () -> Bool = { false }
  /// Wakes the effect whose time comes next, if that is up to a time since the beginning.
  package var wake: (Duration) -> Bool = { _ in false }

  /// A service that refuses some.
  nonisolated package static func probe(_ number: Int) throws -> Int {
    if number % 7 == 3 { throw Refused(number: number) }
    return number
  }

  private struct Refused: Error { let number: Int }
}
