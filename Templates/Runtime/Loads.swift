// Needs: Errors

// MARK: - Loads

nonisolated extension Bindgen {
  /// What a load depends on: its fields as they are.
  struct Inputs: Swift.Equatable {
    private let values: [any Swift.Equatable]

    init(_ values: [any Swift.Equatable]) { self.values = values }

    static func == (one: Inputs, other: Inputs) -> Bool {
      for (value, another) in Swift.zip(one.values, other.values) {
        if !areEqual(value, another) { return false }
      }
      return true
    }

    private static func areEqual<Value: Swift.Equatable>(_ one: Value, _ other: any Swift.Equatable) -> Bool {
      (other as? Value) == one
    }
  }

  /// What a load depends on, and what is never equal: another one each time.
  final class Writes: Swift.Equatable {
    init(_ fields: Any?...) {}

    static func == (one: Writes, other: Writes) -> Bool { one === other }
  }

  /// What stands beside the fields of a value, and is no part of its equality.
  struct Beside<Value>: Swift.Hashable {
    var value: Value

    init(_ value: Value) { self.value = value }

    static func == (one: Beside, other: Beside) -> Bool { true }

    func hash(into hasher: inout Swift.Hasher) {}
  }

  /// Replaces the error of a load, and returns whether it changed.
  static func replace(_ old: inout (any Swift.Error)?, with new: (any Swift.Error)?) -> Bool {
    defer { old = new }
    guard let one = old, let other = new else { return old != nil || new != nil }
    return !areEqual(one, other)
  }
}

nonisolated extension Bindgen.Beside: Swift.Sendable where Value: Swift.Sendable {}
