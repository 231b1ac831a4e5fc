// MARK: - Lists of models

nonisolated extension Bindgen {
  /// A list of a model: `Rows` with ids, or `PlainRows` without. Use it for code that takes either.
  public protocol ModelRows: Swift.RandomAccessCollection, Swift.MutableCollection, Swift.ExpressibleByArrayLiteral,
    Swift.CustomStringConvertible, Swift.CustomReflectable
  where Self.Iterator == RowList<Element>.Iterator, Self.Index == Int, Self.Indices == Swift.Range<Int> {
    /// The rows and their order. For internal use.
    var _list: RowList<Element> { get set }

    /// Creates an empty list.
    init()
    /// Returns some of these rows, or all in another order. For internal use.
    func _with(_ list: RowList<Element>) -> Self

    /// Inserts a row. Returns false without a change if there is a row with the same id, or no room.
    mutating func insert(_ row: Element, at position: Int) -> Bool
    /// Removes the row at a position, and returns it.
    mutating func remove(at position: Int) -> Element

    /// Builds the lookup by ids again, after the rows were replaced or got tickets. For internal use.
    mutating func _setIDs()

    /// Replaces the rows with those of another list. For internal use.
    ///
    /// - Returns: Whether something changed.
    mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool
  }
}

nonisolated extension Bindgen.ModelRows {
  /// Creates a list from rows, such as those of an array. Of rows with the same id, it takes the first.
  public init(_ rows: some Swift.Sequence<Element>) {
    self.init()
    _list.store.reserve(rows.underestimatedCount)
    append(contentsOf: rows)
  }

  /// Creates a copy of a list, independent of the model that it is from.
  public init(_ rows: Self) { self = rows.unlinked }

  public init(arrayLiteral rows: Element...) { self.init(rows) }

  /// Returns the same rows, with the history of a model's own list.
  @_spi(Bindgen) public consuming func linked(_ history: Bindgen.History?) -> Self {
    _list.link(history)
    return self
  }

  /// The same rows, without the history of a model's own list.
  @_spi(Bindgen) public var unlinked: Self {
    consuming get {
      _list.link(nil)
      return self
    }
  }

  @_spi(Bindgen) public var history: Bindgen.History? {
    get { _list.history }
    set {
      // The whole list was replaced, so all its readers start over.
      if _list.history === newValue { return }
      newValue?.restart()
      _list.link(newValue)
      _list.edited()
      _list.placed()
    }
  }

  @_spi(Bindgen) public func limited(to limit: Int) -> Self { count > limit ? Self(_with(_list.prefix(limit))) : self }

  /// The list, while a property with a limit is edited. Even if the whole list is replaced, the limit is applied, and the
  /// history stays. A list that is moved out of the property meanwhile has no limit afterwards.
  @_spi(Bindgen) public subscript(limit limit: Int) -> Self {
    get { self }
    _modify {
      let own = _list.isOwn ? _list.history : nil
      let history = own ?? Bindgen.History()
      if own == nil { _list.link(history) }
      history.limit = limit
      defer {
        history.limit = .max
        if count > limit { self = limited(to: limit) }
        self.history = own
      }
      yield &self
    }
  }

  /// The list, while a property is edited. A list that replaces it gets the history, and a list that is moved out loses the
  /// history, also if it comes back later.
  @_spi(Bindgen) public var edited: Self {
    get { self }
    _modify {
      let history = _list.history
      _list.beginAccess()
      defer {
        if _list.history !== history || _list.access != history?.access {
          history?.restart()
          _list.link(history)
        }
        _list.beginAccess()
      }
      yield &self
    }
  }

  /// A model's own list, with tickets by which each row can be followed.
  @_spi(Bindgen) public var withTickets: Self {
    mutating get {
      addTicketsIfMissing()
      return self
    }
  }

  @inline(__always)
  @_spi(Bindgen) public mutating func addTicketsIfMissing() {
    if _list.selection != nil { makeOwn() }
    if _list.store.order == nil { addTickets() }
  }

  @_spi(Bindgen) public mutating func addTickets() {
    _list.makeOwn(isChange: false)
    _list.store.addTickets()
    _setIDs()
  }

  @_spi(Bindgen) public mutating func makeOwn() {
    if _list.selection == nil { return _list.makeOwn() }
    _list.take(Array(self))
    _setIDs()
  }

  @_spi(Bindgen) public mutating func assign(_ others: Self) -> Bool where Element: Equatable {
    !isSame(as: others) && _assign(others, areSame: ==)
  }

  @_disfavoredOverload
  @_spi(Bindgen) public mutating func assign(_ others: Self) -> Bool { _assign(others) { _, _ in false } }

  @_spi(Bindgen) public mutating func replaceAll(_ rows: some Swift.Sequence<Element>) {
    _list.take(rows)
    _setIDs()
    _list.placed()
    _list.history?.restart()
  }
}
