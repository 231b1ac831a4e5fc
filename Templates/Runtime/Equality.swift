// MARK: - Equalities of specs

nonisolated extension Bindgen {
  /// Compares by an equality of the spec's own.
  static func replace<Value>(_ old: inout Value, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    return !areEqual(old, new)
  }

  /// The old value may be missing: it was never computed.
  static func replace<Value>(_ old: inout Value?, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    guard let old else { return true }
    return !areEqual(old, new)
  }
}
