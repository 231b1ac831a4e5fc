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

/// An actor of the module's own.
@globalActor actor Workshop { static let shared: Workshop = Workshop() }

/// A function of a child as a whole.
func weigh(_ leaf: Leaf) -> Int { leaf.value + leaf.double }
