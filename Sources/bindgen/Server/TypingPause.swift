/// When errors are told: if nobody has typed for a while. Questions that an editor asks meanwhile don't put it off.
struct TypingPause {
  /// Swift's answers are there by then.
  static let shortest: Int = 100

  /// In milliseconds; nil if nothing is owed.
  private(set) var end: Int?
  /// What takes long waits longer for a key.
  private var length: Int = Self.shortest
  private var changes: Int = 0

  /// Something came.
  ///
  /// - Parameters:
  ///   - changes: How many changes there were, ever.
  ///   - isOwed: Whether errors are still to be told.
  mutating func heard(_ changes: Int, isOwed: Bool, at now: Int) {
    if !isOwed { end = nil } else if end == nil || changes != self.changes { end = now + length }
    self.changes = changes
  }

  func isOver(at now: Int) -> Bool { end.map { $0 <= now } ?? false }

  mutating func told(from start: Int, to now: Int) {
    end = nil
    length = max((now - start) * 2, Self.shortest)
  }
}
