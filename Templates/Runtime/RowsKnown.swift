// Needs: RowsEdits

// MARK: - Lists as last reported

nonisolated extension Bindgen {
  /// The lists of a model, as they were last reported to its delegate or its view.
  @_spi(Bindgen) public final class KnownLists {
    private var lists: [Int: KeptEdits] = [:]

    @_spi(Bindgen) public init() {}

    /// Returns the edits of a list since the last call, or `nil` if there are none.
    @_spi(Bindgen) public func edits(of name: some FieldSet, _ rows: some ModelRows) -> Edits? {
      let kept = lists[name.number] ?? KeptEdits()
      lists[name.number] = kept
      let edits = kept.take(from: rows._list)
      return edits.isEmpty ? nil : edits
    }

    /// Starts over, for another view.
    @_spi(Bindgen) public func forget() { lists = [:] }
  }
}
