// MARK: - Errors

nonisolated extension Bindgen {
  /// Whether two errors have the same type and the same description.
  @_spi(Bindgen) public static func areEqual(_ one: any Swift.Error, _ other: any Swift.Error) -> Bool {
    Swift.type(of: one) == Swift.type(of: other) && "\(one)" == "\(other)"
  }
}
