/// What the carts of this folder hold, as a user of bindgen would write it.
struct Product: Equatable {
  var name: String
  var price: Int
}

/// A value that can't be compared.
struct Badge {
  var text: String = ""
}

struct Refusal: Error {}

/// Counts how often each expression is computed.
final class Meter {
  private(set) var counts: [String: Int] = [:]

  func count<Value>(_ expression: String, _ value: Value) -> Value {
    counts[expression, default: 0] += 1
    return value
  }

  /// What was computed since this was last asked.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}
