/// The debouncing of changes: many in a row count as one, after a pause or a maximum delay. Times are in milliseconds.
struct Pause {
  /// The time without changes that is a pause.
  static let length = 50
  /// The maximum delay of a change.
  static let limit = 500

  private var first: Int?
  private var last: Int = 0

  mutating func noticeChange(at now: Int) {
    first = first ?? now
    last = now
  }

  /// Returns the time until the changes are due; nil if there are none.
  func left(at now: Int) -> Int? {
    first.map { max(min(last + Pause.length, $0 + Pause.limit) - now, 0) }
  }

  /// Returns whether the changes are due now, and clears them if so.
  mutating func isOver(at now: Int) -> Bool {
    guard left(at: now) == 0 else { return false }
    first = nil
    return true
  }
}
