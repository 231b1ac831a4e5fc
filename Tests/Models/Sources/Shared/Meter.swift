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
