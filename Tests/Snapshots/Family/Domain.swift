/// Counts how often each expression is computed.
public final class Meter {
  public private(set) var counts: [String: Int] = [:]

  public init() {}

  public func count<Value>(_ expression: String, _ value: Value) -> Value {
    counts[expression, default: 0] += 1
    return value
  }

  /// What was computed since this was last asked.
  public func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

/// Tells that it goes.
final class Payload {
  private let ended: @Sendable () -> Void

  init(_ ended: @escaping @Sendable () -> Void = {}) { self.ended = ended }

  deinit { ended() }
}

struct Refusal: Error {}

/// A function of a child as a whole.
func weigh(_ branch: Branch) -> Int { branch.sum + branch.factor + branch.left.value }

func fetched(_ number: Int) async -> Int {
  await Task.yield()
  return number
}
