// MARK: - Values

nonisolated extension Bindgen {
  /// Replaces a value, and returns whether it changed. (Without `defer`, into which a debugger steps.)
  @_transparent @_spi(Bindgen) public static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    let isNew = old != new
    old = new
    return isNew
  }

  /// Replaces a value that can't be compared: it always counts as changed.
  @_disfavoredOverload @_transparent @_spi(Bindgen) public static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}

nonisolated extension Bindgen.Pass {
  /// Stores the field that is computed.
  @_transparent @_spi(Bindgen) public mutating func set<Value: Equatable>(_ field: inout Value, _ new: Value) {
    isNew = Bindgen.replace(&field, with: new)
  }

  @_disfavoredOverload @_transparent @_spi(Bindgen) public mutating func set<Value>(_ field: inout Value, _ new: Value) {
    isNew = Bindgen.replace(&field, with: new)
  }

  /// Stores a field of which each computation is a change.
  @_transparent @_spi(Bindgen) public mutating func setNew<Value>(_ field: inout Value, _ new: Value) {
    field = new
    isNew = true
  }
}
