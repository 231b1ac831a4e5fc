// MARK: - Kept forms of lists

nonisolated extension Bindgen {
  /// A form of a list that is kept up to date from the touched rows. The form made from it is its next one.
  class Kept: Link {
    @exclusivity(unchecked) private var next: Kept?

    override var kept: Kept? { self }

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
      let last = last
      let version = last.history?.version
      _ = read()
      return self.last.history?.version != version
    }

    private var last: Kept {
      var last = self
      while let next = last.next { last = next }
      return last
    }
  }

  /// A model's list, before its first form.
  final class KeptSource: Kept {
    func follow(_ history: History?) { self.history = history }
  }

  /// A computed value for each row, by ticket.
  struct ByTicket<Value> {
    private var values: ContiguousArray<Value?> = []

    subscript(ticket: Ticket) -> Value? {
      get { Int(ticket) < values.count ? values[Int(ticket)] : nil }
      set {
        if Int(ticket) >= values.count {
          values.append(contentsOf: repeatElement(nil, count: Int(ticket) + 1 - values.count))
        }
        values[Int(ticket)] = newValue
      }
    }
  }
}

nonisolated extension Bindgen.RowList {
  var isKept: Bool { link?.kept != nil }

  func next<Form: Bindgen.Kept>(_ make: () -> Form) -> Form? { link?.kept?.next(make) }
}

nonisolated extension Bindgen.ModelRows {
  /// A model's own list, for a kept form of it.
  mutating func followed(by source: Bindgen.KeptSource) -> Self { withTickets.kept(by: source) }

  /// The same list. Its forms are kept from now on.
  func kept(by source: Bindgen.KeptSource) -> Self {
    source.follow(link?.history)
    var rows = self
    rows._list.link = source
    return rows
  }
}
