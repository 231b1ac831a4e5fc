// MARK: - One of several children

nonisolated extension Bindgen {
  /// Whether observers see no difference between two payloads of a case. Payloads that can't be compared always differ.
  @_spi(Bindgen) public static func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }

  @_disfavoredOverload
  @_spi(Bindgen) public static func areSame<Value>(_ one: Value, _ other: Value) -> Bool { false }
}
