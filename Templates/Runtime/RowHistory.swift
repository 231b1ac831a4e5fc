// MARK: - What changed in a list

nonisolated extension Bindgen {
  /// What happened to a row: it changed, or it came, went or moved.
  struct Touch {
    let ticket: Ticket
    let isChanged: Bool
    let isPlaced: Bool
  }

  /// The rows that were touched lately. Whoever follows a list knows how far it has read.
  final class History {
    /// The number of the first touch that is remembered.
    @exclusivity(unchecked) private(set) var start = 0
    @exclusivity(unchecked) private(set) var touches: ContiguousArray<Touch> = []
    /// Nothing is remembered where nobody reads.
    @exclusivity(unchecked) private(set) var isFollowed = false
    /// Counts all that happens.
    @exclusivity(unchecked) private(set) var version = 0

    var end: Int { start + touches.count }

    func add(_ ticket: Ticket, isChanged: Bool, isPlaced: Bool) {
      version &+= 1
      if isFollowed { touches.append(Touch(ticket: ticket, isChanged: isChanged, isPlaced: isPlaced)) }
    }

    func follow() { isFollowed = true }

    /// Whether following step by step would take longer than looking at all rows.
    func isLong(for count: Int) -> Bool { touches.count > max(1000, count / 8) }

    /// Who has read all can go on; who has not begins anew.
    func forget() {
      start = end
      touches.removeAll(keepingCapacity: true)
    }

    /// Everybody begins anew.
    func restart() {
      version &+= 1
      forget()
      start += 1
    }
  }

  /// What a model adds to a list of its own, so that others can follow it. A copy of the list has none.
  class Link {
    @exclusivity(unchecked) fileprivate(set) var history: History? = History()

    init() {}

    /// Where forms of the list are kept.
    var kept: Kept? { nil }
  }

  /// One form of a list, kept up to date by what is touched. Forms of forms are its next ones.
  class Kept: Link {
    @exclusivity(unchecked) private var next: Kept?
    @exclusivity(unchecked) fileprivate var followed: History?
    @exclusivity(unchecked) fileprivate var position = 0
    @exclusivity(unchecked) fileprivate var asksAgain = false

    override var kept: Kept? { self }

    func next<Next: Kept>(_ make: () -> Next) -> Next {
      if let next { return unsafeDowncast(next, to: Next.self) }
      let next = make()
      self.next = next
      return next
    }

    /// Something else that closures name has changed: each row must be asked again.
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

  /// What a form must look at.
  enum News {
    case touches(ArraySlice<Touch>)
    /// The same, and all other rows must be asked again.
    case asked(ArraySlice<Touch>)
    case lost
  }
}

nonisolated extension Bindgen.Kept {
  /// What happened to a list since the last call.
  func news(of history: Bindgen.History?) -> Bindgen.News {
    guard let history else { return .lost }
    defer { (followed, position, asksAgain) = (history, history.end, false) }
    history.follow()
    if followed !== history || position < history.start { return .lost }
    let touches = history.touches[(position - history.start)...]
    return asksAgain ? .asked(touches) : .touches(touches)
  }
}
