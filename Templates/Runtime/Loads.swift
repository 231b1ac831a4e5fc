// Needs: Errors

// MARK: - Loads

nonisolated extension Bindgen {
  /// The values of the fields that a load or a reaction depends on.
  @_spi(Bindgen) public struct Inputs: Swift.Equatable {
    private let values: [any Swift.Equatable]

    @_spi(Bindgen) public init(_ values: [any Swift.Equatable]) { self.values = values }

    @_spi(Bindgen) public static func == (one: Inputs, other: Inputs) -> Bool {
      for (value, another) in Swift.zip(one.values, other.values) {
        if !areEqual(value, another) { return false }
      }
      return true
    }

    private static func areEqual<Value: Swift.Equatable>(_ one: Value, _ other: any Swift.Equatable) -> Bool {
      (other as? Value) == one
    }
  }

  /// An input whose every write counts as a change: it is equal to no other one.
  @_spi(Bindgen) public final class Writes: Swift.Equatable {
    @_spi(Bindgen) public init(_ fields: Any?...) {}

    @_spi(Bindgen) public static func == (one: Writes, other: Writes) -> Bool { one === other }
  }

  /// A stored property of a value that is no part of the value's equality.
  @_spi(Bindgen) public struct Beside<Value>: Swift.Hashable {
    @_spi(Bindgen) public var value: Value

    @_spi(Bindgen) public init(_ value: Value) { self.value = value }

    @_spi(Bindgen) public static func == (one: Beside, other: Beside) -> Bool { true }

    @_spi(Bindgen) public func hash(into hasher: inout Swift.Hasher) {}
  }

  /// Replaces the error of a load, and returns whether it changed.
  @_spi(Bindgen) public static func replace(_ old: inout (any Swift.Error)?, with new: (any Swift.Error)?) -> Bool {
    defer { old = new }
    guard let one = old, let other = new else { return old != nil || new != nil }
    return !areEqual(one, other)
  }
}

nonisolated extension Bindgen.Beside: Swift.Sendable where Value: Swift.Sendable {}
