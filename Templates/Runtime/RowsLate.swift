// MARK: - Edits for whoever may be late

nonisolated extension Bindgen {
  /// Tells somebody the edits of a list. What was not taken yet is told together with what comes later: one by one the
  /// first would be lost, and the others lead nowhere without it.
  final class LateEdits<Model, List> {
    private let list: ListField<Model, List>
    /// As it was when the last of what was taken was told.
    private var taken = KeptEdits()
    private var told: KeptEdits

    init(_ list: ListField<Model, List>) {
      self.list = list
      told = taken
    }

    /// - Parameters:
    ///   - isLate: Whether what was told last was not taken.
    ///   - isTaken: Whether this will be, for sure. (To remember how the list was costs a copy of its order.)
    /// - Returns: Nil where there is nothing to tell.
    func next(_ model: Model, isLate: Bool, isTaken: Bool = false) -> (rows: List, edits: Edits)? {
      if !isLate { taken = told }
      told = isTaken ? taken : taken.copy
      let next = list.told(model, told)
      return next.edits.isEmpty ? nil : next
    }
  }
}

nonisolated extension Bindgen.KeptEdits {
  /// Another that knows what this one does.
  fileprivate var copy: Bindgen.KeptEdits {
    let copy = Bindgen.KeptEdits()
    (copy.order, copy.followed, copy.position, copy.known) = (order, followed, position, known)
    return copy
  }
}
