// MARK: - Kept forms of lists

nonisolated extension Bindgen {
  /// A form of a list that is kept up to date from the touched rows. The form made from it is its next one.
  class Kept: Reader {
    /// What happened to the form itself.
    let history = History()
    @exclusivity(unchecked) private var next: Kept?

    override func forget() { history.forget() }

    func next<Next: Kept>(_ make: () -> Next) -> Next {
      if let next { return unsafeDowncast(next, to: Next.self) }
      let next = make()
      self.next = next
      return next
    }

    func askAgain() {
      asksAgain = true
      next?.askAgain()
    }

    /// Reads the form, and returns whether it has changed.
    func changes<Value>(_ read: () -> Value) -> Bool {
      let version = version
      _ = read()
      return self.version != version
    }

    private var version: Int {
      var last = self
      while let next = last.next { last = next }
      return last.history.version
    }
  }

  /// A model's list, before its first form.
  final class KeptSource: Kept {}
}

nonisolated extension Bindgen.RowList {
  var kept: Bindgen.Kept? { if case .form(let kept)? = use { kept } else { nil } }

  var isKept: Bool { kept != nil }

  func next<Form: Bindgen.Kept>(_ make: () -> Form) -> Form? { kept?.next(make) }
}

nonisolated extension Bindgen.ModelRows {
  /// A model's own list, for a kept form of it.
  @inline(__always)
  mutating func followed(by source: Bindgen.KeptSource) -> Self {
    addTicketsIfMissing()
    return kept(by: source)
  }

  /// The same list. Its forms are kept from now on.
  @inline(__always)
  func kept(by source: Bindgen.KeptSource) -> Self {
    var rows = self
    rows._list.use = .form(source)
    return rows
  }
}
