// Needs: PlainRows, Sections

// MARK: - Plain rows by a key

nonisolated extension Bindgen.PlainRows {
  /// The first row with each key.
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.KeyedRows<Key, Element> {
    Bindgen.KeyedRows(_list, by: key)
  }
}

nonisolated extension Bindgen.PlainRows {
  @_disfavoredOverload
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Swift.Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}
