// MARK: - Equalities of specs

nonisolated extension Bindgen {
  /// Replaces a value, and returns whether it changed according to an equality from the spec.
  @_spi(Bindgen) public static func replace<Value>(_ old: inout Value, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    return !areEqual(old, new)
  }

  /// Replaces a computed value, which is `nil` before the first computation, and returns whether it changed.
  @_spi(Bindgen) public static func replace<Value>(_ old: inout Value?, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    guard let old else { return true }
    return !areEqual(old, new)
  }
}

nonisolated extension Bindgen.Pass {
  /// Stores the field that is computed, with an equality from the spec.
  @_spi(Bindgen) public mutating func set<Value>(_ field: inout Value, _ new: Value, unless areEqual: (Value, Value) -> Bool) {
    isNew = Bindgen.replace(&field, with: new, unless: areEqual)
  }

  @_spi(Bindgen) public mutating func set<Value>(_ field: inout Value?, _ new: Value, unless areEqual: (Value, Value) -> Bool) {
    isNew = Bindgen.replace(&field, with: new, unless: areEqual)
  }
}
