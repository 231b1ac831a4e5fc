/// A counter of computations, for each expression.
public final class Meter {
  public private(set) var counts: [String: Int] = [:]

  public init() {}

  public func count<Value>(_ expression: String, _ value: Value) -> Value {
    counts[expression, default: 0] += 1
    return value
  }

  /// Returns the counts since the last call.
  public func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}
