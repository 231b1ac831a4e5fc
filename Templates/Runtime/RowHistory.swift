// MARK: - What changed in a list

nonisolated extension Bindgen {
  /// What happened to a row: it changed, or it came, went or moved.
  struct Touch {
    let ticket: Ticket
    var isChanged: Bool
    var isPlaced: Bool
  }

  /// The rows that were touched lately. Whoever follows a list knows how far it has read.
  final class History {
    /// The number of the first touch that is remembered.
    @exclusivity(unchecked) private(set) var start = 0
    @exclusivity(unchecked) private(set) var touches: ContiguousArray<Touch> = []
    /// Nothing is remembered where nobody reads.
    @exclusivity(unchecked) private(set) var isFollowed = false
    /// Following more than so many would take longer than looking at all rows.
    @exclusivity(unchecked) private(set) var bound = 1000
    /// Counts all that happens.
    @exclusivity(unchecked) private(set) var version = 0

    var end: Int { start + touches.count }

    func add(_ ticket: Ticket, isChanged: Bool, isPlaced: Bool) {
      version &+= 1
      if isFollowed { touches.append(Touch(ticket: ticket, isChanged: isChanged, isPlaced: isPlaced)) }
    }

    func follow() { isFollowed = true }

    /// Forgets old touches. Whoever reads now and then goes on.
    ///
    /// - Returns: Whether some were forgotten.
    @discardableResult
    func trim(for count: Int) -> Bool {
      bound = max(1000, count / 8)
      let old = touches.count - bound
      if old <= bound { return false }
      touches.removeFirst(old)
      start += old
      return true
    }

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

  /// Reads what happens to a list: all that is new since the last time.
  class Reader {
    @exclusivity(unchecked) var followed: History?
    @exclusivity(unchecked) var position = 0
    /// Where what is remembered began at the last call.
    @exclusivity(unchecked) var known = 0
    /// Something else that closures name has changed: each row must be asked again.
    @exclusivity(unchecked) var asksAgain = false

    init() {}

    /// Who has read all of its own edits can go on; who has not begins anew.
    func forget() {}

    /// What happened to a list since the last call, and whether all other rows must be asked again; nil where that is not
    /// known.
    func news(of history: History?) -> (touches: ArraySlice<Touch>, isAsked: Bool)? {
      guard let history else { return nil }
      defer { (followed, position, known, asksAgain) = (history, history.end, history.start, false) }
      history.follow()
      if followed !== history || position < history.start || history.end - position > history.bound { return nil }
      // Tickets of what was forgotten may be those of other rows now: who has not read of their going begins anew.
      if known != history.start { forget() }
      return (Touch.joined(history.touches[(position - history.start)...]), asksAgain)
    }
  }

  /// What a model adds to a list of its own, so that others can follow it. A copy of the list has none.
  class Link: Reader {
    @exclusivity(unchecked) var history: History? = History()
    #if STORES
      /// How often the list was edited, and how often rows came, went or moved.
      @exclusivity(unchecked) private(set) var edits = 0
      @exclusivity(unchecked) private(set) var places = 0
      /// Where the rows were at the last edit.
      @exclusivity(unchecked) private(set) var editedBox: ObjectIdentifier?
      /// Where they were when they were told last, unless they were edited there since.
      @exclusivity(unchecked) private(set) var toldBox: ObjectIdentifier?
    #endif

    #if STORES
      /// - Parameter isChange: Whether its rows may differ now.
      func edited(_ box: AnyObject, isChange: Bool) {
        let isTold = toldBox == editedBox
        editedBox = ObjectIdentifier(box)
        if isChange {
          edits &+= 1
          if toldBox == editedBox { toldBox = nil }
        } else if isTold {
          // The same rows in another place.
          toldBox = editedBox
        }
      }

      func told() { toldBox = editedBox }

      /// All rows are again as they were told.
      func restore(places: Int) {
        (editedBox, self.places) = (toldBox, places)
        history?.restart()
      }

      func placed() { places &+= 1 }
    #endif

    #if KEPT
      /// Where forms of the list are kept.
      var kept: Kept? { nil }
    #endif

    override func forget() { history?.forget() }
  }
}

nonisolated extension Bindgen.Touch {
  /// One for each ticket.
  static func joined(_ touches: ArraySlice<Self>) -> ArraySlice<Self> {
    if touches.count < 2 { return touches }
    var joined: ArraySlice<Self> = []
    for touch in touches.sorted(by: { $0.ticket < $1.ticket }) {
      guard let last = joined.indices.last, joined[last].ticket == touch.ticket else {
        joined.append(touch)
        continue
      }
      joined[last].isChanged = joined[last].isChanged || touch.isChanged
      joined[last].isPlaced = joined[last].isPlaced || touch.isPlaced
    }
    return joined
  }
}
