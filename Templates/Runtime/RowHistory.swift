// MARK: - The history of a list

nonisolated extension Bindgen {
  /// What happened to a row: it changed, or it came, went or moved.
  struct Touch {
    let ticket: Ticket
    var isChanged: Bool
    var isPlaced: Bool
  }

  /// The rows that were touched lately. Each reader of a list knows how far it has read.
  final class History {
    /// The number of the first touch that is kept.
    @exclusivity(unchecked) private(set) var start = 0
    @exclusivity(unchecked) private(set) var touches: ContiguousArray<Touch> = []
    /// Touches are kept only if there are readers.
    @exclusivity(unchecked) private(set) var isFollowed = false
    /// Following more touches than this would take longer than looking at all rows.
    @exclusivity(unchecked) private(set) var bound = 1000
    /// Counts all touches and restarts.
    @exclusivity(unchecked) private(set) var version = 0

    var end: Int { start + touches.count }

    func add(_ ticket: Ticket, isChanged: Bool, isPlaced: Bool) {
      version &+= 1
      if isFollowed { touches.append(Touch(ticket: ticket, isChanged: isChanged, isPlaced: isPlaced)) }
    }

    func follow() { isFollowed = true }

    /// Removes old touches. Readers that read now and then continue.
    ///
    /// - Returns: Whether touches were removed.
    @discardableResult
    func trim(for count: Int) -> Bool {
      bound = max(1000, count / 8)
      let old = touches.count - bound
      if old <= bound { return false }
      touches.removeFirst(old)
      start += old
      return true
    }

    /// Removes all touches. Readers that have read all of them continue; others start over.
    func forget() {
      start = end
      touches.removeAll(keepingCapacity: true)
    }

    /// All readers start over.
    func restart() {
      version &+= 1
      forget()
      start += 1
    }
  }

  /// Reads what happened to a list since the last time.
  class Reader {
    @exclusivity(unchecked) var followed: History?
    @exclusivity(unchecked) var position = 0
    /// The history's `start` at the last call.
    @exclusivity(unchecked) var known = 0
    /// Another field that closures use has changed: they must be called again for each row.
    @exclusivity(unchecked) var asksAgain = false

    init() {}

    /// Removes all touches of its own history, if it has one.
    func forget() {}

    /// What happened to a list since the last call, and whether closures must be called again for all rows. Returns
    /// `nil` if that is not known.
    func news(of history: History?) -> (touches: ArraySlice<Touch>, isAsked: Bool)? {
      guard let history else { return nil }
      defer { (followed, position, known, asksAgain) = (history, history.end, history.start, false) }
      history.follow()
      if followed !== history || position < history.start || history.end - position > history.bound { return nil }
      // The tickets of removed touches may belong to other rows now: readers that missed these touches start over.
      if known != history.start { forget() }
      return (Touch.joined(history.touches[(position - history.start)...]), asksAgain)
    }
  }

  /// Connects a model's own list with its readers. A copy of the list has no link.
  class Link: Reader {
    @exclusivity(unchecked) var history: History? = History()
    #if STORES
      /// The number of edits, and of edits in which rows came, went or moved.
      @exclusivity(unchecked) private(set) var edits = 0
      @exclusivity(unchecked) private(set) var places = 0
      /// The storage of the rows at the last edit.
      @exclusivity(unchecked) private(set) var editedBox: ObjectIdentifier?
      /// The storage of the rows when they were last reported, unless it was edited since.
      @exclusivity(unchecked) private(set) var toldBox: ObjectIdentifier?
    #endif

    #if STORES
      /// - Parameter isChange: Whether the rows may differ now.
      func edited(_ box: AnyObject, isChange: Bool) {
        let isTold = toldBox == editedBox
        editedBox = ObjectIdentifier(box)
        if isChange {
          edits &+= 1
          if toldBox == editedBox { toldBox = nil }
        } else if isTold {
          // The same rows in another storage.
          toldBox = editedBox
        }
      }

      func told() { toldBox = editedBox }

      /// All rows are again as they were last reported.
      func restore(places: Int) {
        (editedBox, self.places) = (toldBox, places)
        history?.restart()
      }

      func placed() { places &+= 1 }
    #endif

    #if KEPT
      /// The kept form that this link is, if it is one.
      var kept: Kept? { nil }
    #endif

    override func forget() { history?.forget() }
  }
}

nonisolated extension Bindgen.Touch {
  /// Merges the touches of each ticket.
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
