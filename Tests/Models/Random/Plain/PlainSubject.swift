/// A model as its random driver sees it: fields to read, and actions to call.
@MainActor package final class PlainSubject {
  package var fields: [(name: String, read: () -> Int?)] = []
  package var acts: [(Int) -> Void] = []
  package var events: [String] = []
  /// Whether effects have something to do at the current time.
  package var isBusy: () -> Bool = { false }
  /// Wakes the next sleeping effect, if its time comes before an end, counted from the start.
  package var wake: (Duration) -> Bool = { _ in false }

  /// Returns the number, but throws for some numbers: a service of the models.
  nonisolated package static func probe(_ number: Int) throws -> Int {
    if number % 7 == 3 { throw Refused(number: number) }
    return number
  }

  private struct Refused: Error { let number: Int }
}
