/// When errors are told: if nobody has typed for a while. Questions that an editor asks meanwhile don't put it off.
struct TypingPause {
  /// Swift's answers are there by then.
  static let shortest: Int = 100

  /// In milliseconds; nil if nothing is owed.
  private(set) var end: Int?
  /// What takes long waits longer for a key.
  private var length: Int = Self.shortest
  private var changes: Int = 0
  /// How long it took so far to find what is told next.
  private var worked: Int = 0

  /// Something came.
  ///
  /// - Parameters:
  ///   - changes: How many changes there were, ever.
  ///   - isOwed: Whether errors are still to be told.
  mutating func heard(_ changes: Int, isOwed: Bool, at now: Int) {
    if !isOwed { end = nil } else if end == nil || changes != self.changes { end = now + length }
    if changes != self.changes { worked = 0 }
    self.changes = changes
  }

  func isOver(at now: Int) -> Bool { end.map { $0 <= now } ?? false }

  /// Others were to be heard.
  mutating func interrupted(from start: Int, to now: Int) { worked += now - start }

  mutating func told(from start: Int, to now: Int) {
    end = nil
    length = max((worked + now - start) * 2, Self.shortest)
    worked = 0
  }
}
