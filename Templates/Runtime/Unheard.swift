// MARK: - Objects in constants

nonisolated extension Bindgen {
  /// Warns if a derivation or a function reads a member of a constant that is an object. The constant's type selects the overload.
  @available(*, deprecated, message: "nobody is notified when this object changes; if it never does, 'changes: never'")
  @_spi(Bindgen) public static func unheard(_: Swift.AnyObject?) {}
  @_disfavoredOverload
  @_spi(Bindgen) public static func unheard<Value>(_: Value) {}
  @_spi(Bindgen) public static func unheard<Value>(_: Value.Type) {}
}
