// MARK: - Objects in constants

nonisolated extension Bindgen {
  /// A derivation or a function reads a member of a constant. The constant's type says which of these is called.
  @available(*, deprecated, message: "nobody is notified when this object changes; if it never does, 'changes: never'")
  @_spi(Bindgen) public static func unheard(_: Swift.AnyObject?) {}
  @_disfavoredOverload
  @_spi(Bindgen) public static func unheard<Value>(_: Value) {}
  @_spi(Bindgen) public static func unheard<Value>(_: Value.Type) {}
}
