/// The pause in typing before errors are published. Requests of the editor meanwhile don't extend it.
struct TypingPause {
  /// The shortest pause in milliseconds: SourceKit-LSP has answered by then.
  static let shortest = 100

  /// The time of its end in milliseconds; nil if there is nothing to publish.
  private(set) var end: Int?
  /// The length: errors that take longer to find wait longer for another keystroke.
  private var length: Int = Self.shortest
  private var changes: Int = 0
  /// The time that it took so far to find the next errors.
  private var worked: Int = 0

  /// Records that messages have arrived.
  ///
  /// - Parameters:
  ///   - changes: The number of all changes so far.
  ///   - isOwed: Whether errors are still to be published.
  mutating func noteChanges(_ changes: Int, isOwed: Bool, at now: Int) {
    if !isOwed { end = nil } else if end == nil || changes != self.changes { end = now + length }
    if changes != self.changes { worked = 0 }
    self.changes = changes
  }

  func isOver(at now: Int) -> Bool { end.map { $0 <= now } ?? false }

  /// Records that the search for errors was interrupted by a message.
  mutating func interrupted(from start: Int, to now: Int) { worked += now - start }

  mutating func notePublished(from start: Int, to now: Int) {
    end = nil
    length = max((worked + now - start) * 2, Self.shortest)
    worked = 0
  }
}
