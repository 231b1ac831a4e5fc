// MARK: - The history of a list

nonisolated extension Bindgen {
  /// What happened to a row: it changed, or it came, went or moved.
  struct Touch {
    let ticket: Ticket
    var isChanged: Bool
    var isPlaced: Bool
  }

  /// The rows of a list that were touched lately. A model's own list has one, and each reader of the list knows how far it
  /// has read. A copy of the list has none.
  class History {
    /// The number of the first touch that is kept.
    @exclusivity(unchecked) private(set) var start = 0
    @exclusivity(unchecked) private(set) var touches: Swift.ContiguousArray<Touch> = []
    /// The number of the access to the model's list that began or ended last. Only the list with this number is followed.
    @exclusivity(unchecked) var access = 0
    /// The maximum number of rows, while a property with a limit is edited.
    @exclusivity(unchecked) var limit = Int.max
    /// Touches are kept only if there are readers.
    @exclusivity(unchecked) private(set) var isFollowed = false
    /// Following more touches than this would take longer than looking at all rows.
    @exclusivity(unchecked) private(set) var bound = 1000
    /// Counts all touches and restarts.
    @exclusivity(unchecked) private(set) var version = 0
    /// The news that were read last: readers that read in turn share them.
    @exclusivity(unchecked) private var latest: Swift.ContiguousArray<Touch> = []
    @exclusivity(unchecked) private var latestRange = 0..<0
    /// The number of edits, and of edits in which rows came, went or moved.
    @exclusivity(unchecked) private(set) var edits = 0
    @exclusivity(unchecked) private(set) var places = 0
    /// The storage of the rows at the last edit.
    @exclusivity(unchecked) private(set) var editedStore: Swift.ObjectIdentifier?
    /// The storage of the rows when they were last reported, unless it was edited since.
    @exclusivity(unchecked) private(set) var toldStore: Swift.ObjectIdentifier?

    init() {}

    /// Whether this is the history of a kept form.
    var isKept: Bool { false }

    var end: Int { start + touches.count }

    func add(_ ticket: Ticket, isChanged: Bool, isPlaced: Bool) {
      version &+= 1
      if isFollowed { touches.append(Touch(ticket: ticket, isChanged: isChanged, isPlaced: isPlaced)) }
    }

    func follow() { isFollowed = true }

    /// The touches from a number on, merged by ticket.
    func news(from first: Int) -> Swift.ContiguousArray<Touch> {
      if first == end { return [] }
      if latestRange == first..<end { return latest }
      latestRange = first..<end
      latest.removeAll(keepingCapacity: true)
      if touches.count - (first - start) == 1 {
        latest.append(touches[first - start])
      } else {
        latest.append(contentsOf: Touch.joined(touches[(first - start)...]))
      }
      return latest
    }

    /// Removes old touches. Readers that read now and then continue.
    ///
    /// - Returns: Whether touches were removed.
    @discardableResult
    func trim(for count: Int) -> Bool {
      bound = Swift.max(1000, count / 8)
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

    /// - Parameter isChange: Whether the rows may differ now.
    func edited(_ store: AnyObject, isChange: Bool) {
      let isTold = toldStore == editedStore
      editedStore = Swift.ObjectIdentifier(store)
      if isChange {
        edits &+= 1
        if toldStore == editedStore { toldStore = nil }
      } else if isTold {
        // The same rows in another storage.
        toldStore = editedStore
      }
    }

    func told() { toldStore = editedStore }

    /// All rows are again as they were last reported.
    func restore(places: Int) {
      (editedStore, self.places) = (toldStore, places)
      restart()
    }

    func placed() { places &+= 1 }
  }

  /// Reads what happened to a list since the last time.
  struct Reader {
    /// (Not a form: it holds the form made from it, which reads no other.)
    private var followed: History?
    private var position = -1
    /// The history's `start` at the last call.
    private(set) var known = 0

    init() {}

    /// The touched rows of a list since the last call, or `nil` if they are not known.
    mutating func news(of history: History?) -> Swift.ContiguousArray<Touch>? {
      guard let history else { return nil }
      history.follow()
      if !history.isKept && followed !== history { (followed, position) = (history, -1) }
      let first = position
      (position, known) = (history.end, history.start)
      return first >= known && position - first <= history.bound ? history.news(from: first) : nil
    }
  }
}

nonisolated extension Bindgen.Touch {
  /// Merges the touches of each ticket.
  static func joined(_ touches: some Swift.Collection<Self>) -> Swift.ContiguousArray<Self> {
    var joined: Swift.ContiguousArray<Self> = []
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
