// Needs: PlainRows, Sections

// MARK: - Plain rows by a key

nonisolated extension Bindgen.PlainRows {
  /// Returns the first row with each key, for lookups by a key. It shares the rows of the list.
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.KeyedRows<Key, Element> {
    Bindgen.KeyedRows(_list, by: key)
  }
}

nonisolated extension Bindgen.PlainRows {
  /// Returns a dictionary of the first row with each key. Use it only where a `Dictionary` is required: it copies the rows.
  @_disfavoredOverload
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Swift.Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}
