// Made by bindgen from Public.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Book: Bindgen.FamilyModel {
  // MARK: State

  public var pages: Int {
    get { _pages }
    set { if Bindgen.replace(&_pages, with: newValue) { _wrote(0) } }
  }
  private var _pages: Int

  // MARK: What follows

  public var isLong: Bool {
    if !_core.isTelling { return _BookFormulas.isLong(_pages) }
    _refresh(1)
    return _cache.isLong
  }

  // MARK: Actions

  public func turn(by pages: Int) {
    _core.open()
    defer { _end() }
    _performTurn(by: pages)
  }

  private func _performTurn(by pages: Int) { self.pages += pages }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Book) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(pages: Int = 0, delegate: (any BookDelegate)? = nil) {
    _pages = pages
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let pages: Changes = Changes(rawValue: 1 &<< 0)
    public static let isLong: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any BookDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any BookDelegate, _ changes: Changes) {
    delegate.book(self, didChange: changes)
    if changes.contains(.pages) { delegate.bookDidChangePages(self) }
    if changes.contains(.isLong) { delegate.bookDidChangeIsLong(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<Book, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Book, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (Book, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var pages: Book.Field<Int> { (0, { $0.pages }) }
    public var isLong: Book.Field<Bool> { (1, { $0.isLong }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Book) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Book, Changes) -> Void)
    -> Bindgen.Subscription<Book, Changes>
  {
    let observer: Bindgen.Observer<Book, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Book, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "pages isLong"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Book._graph)
  private struct Cache {
    var isLong: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Bool = _BookFormulas.isLong(_pages)
      if Bindgen.replace(&_cache.isLong, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isLong, _cache.isLong) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Book`, once a transaction.
public protocol BookDelegate: AnyObject {
  func book(_ book: Book, didChange changes: Book.Changes)
  func bookDidChangePages(_ book: Book)
  func bookDidChangeIsLong(_ book: Book)
}

extension BookDelegate {
  public func book(_ book: Book, didChange changes: Book.Changes) {}
  public func bookDidChangePages(_ book: Book) {}
  public func bookDidChangeIsLong(_ book: Book) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _BookFormulas {
  static func isLong(_ pages: Int) -> Bool { pages > 300 }
}

public final class Shelf: Bindgen.FamilyModel {
  // MARK: What it is given

  public let first: Book
  public let second: Book
  public let meter: Meter

  // MARK: What follows

  public var pages: Int {
    _refresh(0)
    return _cache.pages
  }

  public var hasLong: Bool {
    _refresh(1)
    return _cache.hasLong
  }

  // MARK: Actions

  public func turnAll(by pages: Int) {
    _core.open()
    defer { _end() }
    _performTurnAll(by: pages)
  }

  private func _performTurnAll(by pages: Int) {
    first.turn(by: pages)
    second.turn(by: pages)
  }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Shelf) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(
    view: (any ShelfView)?,
    first: Book,
    second: Book = _ShelfFormulas.second(),
    meter: Meter = _ShelfFormulas.meter(),
    delegate: (any ShelfDelegate)? = nil
  ) {
    self.first = first
    self.second = second
    self.meter = meter
    _adopt(first._core, [0, 1], from: 2)
    _adopt(second._core, [0, 1], from: 4)
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let pages: Changes = Changes(rawValue: 1 &<< 0)
    public static let hasLong: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any ShelfDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ShelfDelegate, _ changes: Changes) {
    delegate.shelf(self, didChange: changes)
    if changes.contains(.pages) { delegate.shelfDidChangePages(self) }
    if changes.contains(.hasLong) { delegate.shelfDidChangeHasLong(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<Shelf, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Shelf, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (Shelf, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var pages: Shelf.Field<Int> { (0, { $0.pages }) }
    public var hasLong: Shelf.Field<Bool> { (1, { $0.hasLong }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Shelf) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Shelf, Changes) -> Void)
    -> Bindgen.Subscription<Shelf, Changes>
  {
    let observer: Bindgen.Observer<Shelf, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Shelf, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  public private(set) weak var view: (any ShelfView)?

  /// Gives the view all that it shows, and from then on what changes.
  public func attach(_ view: (any ShelfView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Shelf._shown)
    view.pages = pages
    view.hasLong = hasLong
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([0, 1])

  private func _show(_ changes: Changes, on view: any ShelfView) {
    if changes.contains(.pages) { view.pages = pages }
    if changes.contains(.hasLong) { view.hasLong = hasLong }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Shelf._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "pages hasLong"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 0,
    inputs: [[2, 4], [3, 5]],
    outside: [[], [2], [], [4]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Shelf._graph)
  private struct Cache {
    var pages: Int = 0
    var hasLong: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { first._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(5, for: wanted) { second._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _ShelfFormulas.pages(meter, first, second)
      if Bindgen.replace(&_cache.pages, with: value) { pass.cameOut(0) }
    }
    if pass.isDue(1) {
      let value: Bool = _ShelfFormulas.hasLong(meter, first, second)
      if Bindgen.replace(&_cache.hasLong, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x3)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.pages, _cache.pages) { equal.add(0) }
    if Bindgen.areEqual(_told.hasLong, _cache.hasLong) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Shelf`, once a transaction.
public protocol ShelfDelegate: AnyObject {
  func shelf(_ shelf: Shelf, didChange changes: Shelf.Changes)
  func shelfDidChangePages(_ shelf: Shelf)
  func shelfDidChangeHasLong(_ shelf: Shelf)
}

extension ShelfDelegate {
  public func shelf(_ shelf: Shelf, didChange changes: Shelf.Changes) {}
  public func shelfDidChangePages(_ shelf: Shelf) {}
  public func shelfDidChangeHasLong(_ shelf: Shelf) {}
}

/// What `Shelf` asks of its view.
public protocol ShelfView: AnyObject {
  var pages: Int { get set }
  var hasLong: Bool { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@usableFromInline
enum _ShelfFormulas {
  @usableFromInline
  static func second() -> Book { Book(pages: 10) }

  @usableFromInline
  static func meter() -> Meter { Meter() }

  static func pages(_ meter: Meter, _ first: Book, _ second: Book) -> Int {
    meter.count("shelf.pages", first.pages + second.pages)
  }

  static func hasLong(_ meter: Meter, _ first: Book, _ second: Book) -> Bool {
    meter.count("shelf.hasLong", first.isLong || second.isLong)
  }
}
