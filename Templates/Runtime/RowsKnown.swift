// MARK: - Lists as somebody knows them

nonisolated extension Bindgen {
  /// The lists of a model as its delegate knows them, or its view.
  final class KnownLists {
    private var lists: [Int: KeptEdits] = [:]

    init() {}

    /// What has become of a list since the last call: nil where nothing has.
    func edits(of name: some FieldSet, _ rows: some ModelRows) -> Edits? {
      let kept = lists[name.mask.first] ?? KeptEdits()
      lists[name.mask.first] = kept
      let edits = kept.take(from: rows._list)
      return edits.isEmpty ? nil : edits
    }

    /// Somebody else begins anew.
    func forget() { lists = [:] }
  }
}
