// MARK: - Lists of models

nonisolated extension Bindgen {
  /// A list of a model: its rows have ids, or have none. What both can do is written once, for this.
  public protocol ModelRows: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral,
    CustomStringConvertible, CustomReflectable
  where Self.Iterator == RowList<Element>.Iterator, Self.Index == Int, Self.Indices == Range<Int> {
    var _list: RowList<Element> { get set }

    init()
    mutating func insert(_ row: Element, at position: Int) -> Bool
    mutating func remove(at position: Int) -> Element

    /// The rows are others now, or have got their tickets: whoever finds them by ids begins anew.
    mutating func _setIDs()

    /// Takes the rows of another list.
    ///
    /// - Returns: Whether something changed.
    mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool
  }
}

nonisolated extension Bindgen.ModelRows {
  public init(_ rows: some Sequence<Element>) {
    self.init()
    append(contentsOf: rows)
  }

  /// - Parameter list: If it has tickets, they are those of rows that are found already.
  init(list: Bindgen.RowList<Element>) {
    self.init()
    _list = list
  }

  public init(_ rows: Self) { self = rows.unlinked }

  public init(arrayLiteral rows: Element...) { self.init(rows) }

  /// The same rows, as a model's own list.
  func linked(_ link: Bindgen.Link?) -> Self {
    var rows = self
    (rows._list.link, rows._list.limit) = (link, .max)
    return rows
  }

  /// The same rows, without what their model adds.
  var unlinked: Self { linked(nil) }

  var link: Bindgen.Link? {
    get { _list.link }
    set {
      // The whole list was put in the place of the other: whoever followed that begins anew.
      if _list.link === newValue { return }
      newValue?.history?.restart()
      _list.link = newValue
    }
  }

  func limited(to limit: Int) -> Self { count > limit ? Self(with(_list.prefix(limit))) : self }

  /// A property with a limit is no longer edited. Its rows may have been put in the place of others as a whole.
  mutating func end(limit: Int) {
    if count > limit { self = limited(to: limit) }
    _list.limit = .max
  }

  /// A model's own list, of which each row can be followed.
  var withTickets: Self {
    mutating get {
      if _list.selection != nil { makeOwn() }
      if !_list.store.hasTickets { addTickets() }
      return self
    }
  }

  mutating func addTickets() {
    _list.makeOwn(isChange: false)
    _list.store.addTickets()
    _setIDs()
  }

  mutating func makeOwn() {
    if _list.selection == nil { return _list.makeOwn() }
    _list.take(Array(self))
    _setIDs()
  }

  mutating func assign(_ others: Self) -> Bool where Element: Equatable { _assign(others, areSame: ==) }

  @_disfavoredOverload
  mutating func assign(_ others: Self) -> Bool { _assign(others) { _, _ in false } }

  mutating func replaceAll(_ rows: some Sequence<Element>) {
    _list.take(rows)
    _setIDs()
    _list.placed()
    link?.history?.restart()
  }
}
