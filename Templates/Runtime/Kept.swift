// MARK: - Forms of lists that are kept

nonisolated extension Bindgen {
  /// One form of a list, kept up to date by what is touched. Forms of forms are its next ones.
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

    /// Whether its list has changed since the last call.
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

  /// The list of a model, before the first form of it.
  final class KeptSource: Kept {
    func follow(_ history: History?) { self.history = history }
  }

  /// What was worked out of each row, by ticket.
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
  /// A model's own list, for a form of it that is kept.
  mutating func followed(by source: Bindgen.KeptSource) -> Self { withTickets.kept(by: source) }

  /// The same list; forms of it are kept from now on.
  func kept(by source: Bindgen.KeptSource) -> Self {
    source.follow(link?.history)
    var rows = self
    rows._list.link = source
    return rows
  }
}
