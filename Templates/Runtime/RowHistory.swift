// MARK: - The history of a list

nonisolated extension Bindgen {
  /// A record that a row changed, or that it came, went or moved.
  @_spi(Bindgen) public struct Touch {
    @_spi(Bindgen) public let ticket: Ticket
    @_spi(Bindgen) public var isChanged: Bool
    @_spi(Bindgen) public var isPlaced: Bool
  }

  /// The rows of a list that were touched lately. A model's own list has one, and each reader of the list knows how far it
  /// has read. A copy of the list has none.
  @_spi(Bindgen) public class History {
    /// The number of the first touch that is stored.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var start = 0
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var touches: Swift.ContiguousArray<Touch> = []
    /// The number of the access to the model's list that began or ended last. Only the list with this number is followed.
    @exclusivity(unchecked) @_spi(Bindgen) public var access = 0
    /// The maximum number of rows, while a property with a limit is edited.
    @exclusivity(unchecked) @_spi(Bindgen) public var limit = Int.max
    /// Whether there are readers: only then touches are stored.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var isFollowed = false
    /// The number of touches above which following them would take longer than looking at all rows.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var bound = 1000
    /// The number of all touches and restarts so far.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var version = 0
    /// The merged touches that were read last: readers that read in turn share them.
    @exclusivity(unchecked) private var latest: Swift.ContiguousArray<Touch> = []
    @exclusivity(unchecked) private var latestRange = 0..<0
    /// The number of edits, and of edits in which rows came, went or moved.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var edits = 0
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var places = 0
    /// The storage of the rows at the last edit.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var editedStore: Swift.ObjectIdentifier?
    /// The storage of the rows when they were last reported, unless it was edited since.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var toldStore: Swift.ObjectIdentifier?

    @_spi(Bindgen) public init() {}

    /// Whether this is the history of a kept form.
    @_spi(Bindgen) public var isKept: Bool { false }

    @_spi(Bindgen) public var end: Int { start + touches.count }

    @_spi(Bindgen) public func add(_ ticket: Ticket, isChanged: Bool, isPlaced: Bool) {
      version &+= 1
      if isFollowed { touches.append(Touch(ticket: ticket, isChanged: isChanged, isPlaced: isPlaced)) }
    }

    @_spi(Bindgen) public func follow() { isFollowed = true }

    /// Returns the touches from a number on, merged by ticket.
    @_spi(Bindgen) public func news(from first: Int) -> Swift.ContiguousArray<Touch> {
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
    @_spi(Bindgen) public func trim(for count: Int) -> Bool {
      bound = Swift.max(1000, count / 8)
      let old = touches.count - bound
      if old <= bound { return false }
      touches.removeFirst(old)
      start += old
      return true
    }

    /// Removes all touches. Readers that have read all of them continue; others start over.
    @_spi(Bindgen) public func forget() {
      start = end
      touches.removeAll(keepingCapacity: true)
    }

    /// Makes all readers start over.
    @_spi(Bindgen) public func restart() {
      version &+= 1
      forget()
      start += 1
    }

    /// - Parameter isChange: Whether the rows may differ now.
    @_spi(Bindgen) public func edited(_ store: AnyObject, isChange: Bool) {
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

    @_spi(Bindgen) public func told() { toldStore = editedStore }

    /// Records that all rows are again as they were last reported.
    @_spi(Bindgen) public func restore(places: Int) {
      (editedStore, self.places) = (toldStore, places)
      restart()
    }

    @_spi(Bindgen) public func placed() { places &+= 1 }
  }

  /// A reader of a list's history, which gets the touches since it last read.
  @_spi(Bindgen) public struct Reader {
    /// The history that was read last. (Not that of a form, which retains the form that reads it; that one reads no other history.)
    private var followed: History?
    private var position = -1
    /// The history's `start` at the last call.
    @_spi(Bindgen) public private(set) var known = 0

    @_spi(Bindgen) public init() {}

    /// Returns the touched rows of a list since the last call, or `nil` if they are not known.
    @_spi(Bindgen) public mutating func news(of history: History?) -> Swift.ContiguousArray<Touch>? {
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
  @_spi(Bindgen) public static func joined(_ touches: some Swift.Collection<Self>) -> Swift.ContiguousArray<Self> {
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
