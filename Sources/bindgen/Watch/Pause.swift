/// Many changes in a row are one: what follows waits for a pause, but not for ever. Times are in milliseconds.
struct Pause {
  /// How long nothing may have changed.
  static let length: Int = 50
  /// How long a change waits at most.
  static let limit: Int = 500

  private var first: Int?
  private var last: Int = 0

  mutating func noticeChange(at now: Int) {
    first = first ?? now
    last = now
  }

  /// How long it takes until the changes are to be looked at; nil if there are none.
  func left(at now: Int) -> Int? {
    first.map { max(min(last + Pause.length, $0 + Pause.limit) - now, 0) }
  }

  /// Whether the changes are to be looked at now; then they are no news any more.
  mutating func isOver(at now: Int) -> Bool {
    guard left(at: now) == 0 else { return false }
    first = nil
    return true
  }
}
