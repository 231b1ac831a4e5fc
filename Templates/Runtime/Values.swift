// MARK: - Values

nonisolated extension Bindgen {
  /// Replaces a value, and returns whether it changed. (Without `defer`, into which a debugger steps.)
  @_transparent @_spi(Bindgen) public static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    let isNew = old != new
    old = new
    return isNew
  }

  /// For a field of which each computation is a change.
  @_transparent @_spi(Bindgen) public static func set<Value>(_ old: inout Value, to new: Value) -> Bool {
    old = new
    return true
  }

  /// Values that can't be compared always count as changed.
  @_disfavoredOverload @_transparent @_spi(Bindgen) public static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}
