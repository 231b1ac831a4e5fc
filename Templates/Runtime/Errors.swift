// MARK: - Errors

nonisolated extension Bindgen {
  /// Errors are equal by their types and descriptions.
  @_spi(Bindgen) public static func areEqual(_ one: any Swift.Error, _ other: any Swift.Error) -> Bool {
    Swift.type(of: one) == Swift.type(of: other) && "\(one)" == "\(other)"
  }
}
