// MARK: - Edits for slow readers

nonisolated extension Bindgen {
  /// The edits of a list for a reader that may be slow. Edits that the reader has not taken are merged with
  /// later ones, because later edits make no sense without them.
  @_spi(Bindgen) public final class LateEdits<Model, List: ModelRows> {
    private let list: ListField<Model, List>
    /// The list as it was when the last taken edits were reported.
    private var taken = KeptEdits()
    private var told: KeptEdits

    @_spi(Bindgen) public init(_ list: ListField<Model, List>) {
      self.list = list
      told = taken
    }

    /// - Parameters:
    ///   - isLate: Whether the last reported edits were not taken.
    ///   - isTaken: Whether these edits will certainly be taken. (Otherwise the list's order must be copied.)
    /// - Returns: The rows and their edits, or `nil` if there are no edits.
    @_spi(Bindgen) public func next(_ model: Model, isLate: Bool, isTaken: Bool = false) -> (rows: List, edits: Edits)? {
      if !isLate { taken = told }
      told = isTaken ? taken : KeptEdits(copy: taken)
      let rows = list.read(model)
      let edits = told.take(from: rows._list)
      return edits.isEmpty ? nil : (rows.unlinked, edits)
    }
  }
}
