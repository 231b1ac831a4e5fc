// MARK: - Values

nonisolated extension Bindgen {
  /// Stores a value and says whether it differs from the one before.
  static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    defer { old = new }
    return old != new
  }

  /// What can't be compared always differs.
  @_disfavoredOverload
  static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}
