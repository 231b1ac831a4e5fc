// Made by bindgen from Public.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class Book: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: State

  public var pages: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _pages
    }
    set { if Bindgen.replace(&_pages, with: newValue) { _wrote(0) } }
  }
  private var _pages: Int

  public internal(set) var notes: [String] {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _notes
    }
    set { if Bindgen.replace(&_notes, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_notes
    }
  }
  private var _notes: [String]

  // MARK: What follows

  public var isLong: Bool {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
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

  public init(pages: Int = 0, notes: [String] = [], delegate: (any BookDelegate)? = nil) {
    _pages = pages
    _notes = notes
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let pages: Changes = Changes(rawValue: 1 &<< 0)
    public static let notes: Changes = Changes(rawValue: 1 &<< 1)
    public static let isLong: Changes = Changes(rawValue: 1 &<< 2)
  }

  public weak var delegate: (any BookDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any BookDelegate, _ changes: Changes) {
    delegate.book(self, didChange: changes)
    if changes.contains(.pages) { delegate.bookDidChangePages(self) }
    if changes.contains(.notes) { delegate.bookDidChangeNotes(self) }
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
    public var notes: Book.Field<[String]> { (1, { $0.notes }) }
    public var isLong: Book.Field<Bool> { (2, { $0.isLong }) }
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

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(3)
  let _readers: Bindgen.Readers = Bindgen.Readers(Book._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "pages notes isLong"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Book._graph)
  private struct Cache {
    var isLong: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Bool = _BookFormulas.isLong(_pages)
      if Bindgen.replace(&_cache.isLong, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isLong, _cache.isLong) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Book`, once a transaction.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public protocol BookDelegate: AnyObject {
  func book(_ book: Book, didChange changes: Book.Changes)
  func bookDidChangePages(_ book: Book)
  func bookDidChangeNotes(_ book: Book)
  func bookDidChangeIsLong(_ book: Book)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension BookDelegate {
  public func book(_ book: Book, didChange changes: Book.Changes) {}
  public func bookDidChangePages(_ book: Book) {}
  public func bookDidChangeNotes(_ book: Book) {}
  public func bookDidChangeIsLong(_ book: Book) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _BookFormulas {
  static func isLong(_ pages: Int) -> Bool { pages > 300 }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class Shelf: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  public let first: Book
  public let second: Book

  // MARK: What follows

  public var pages: Int {
    _refresh(0)
    _noteRead(0)
    return _cache.pages
  }

  public var notes: [String] {
    _refresh(1)
    _noteRead(1)
    return _core.compute { first.notes }
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Shelf) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(view: (any ShelfView)?, first: Book, second: Book = _ShelfFormulas.second()) {
    self.first = first
    self.second = second
    _adopt(first._core, [0, 1], from: 2)
    _adopt(second._core, [0], from: 4)
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let pages: Changes = Changes(rawValue: 1 &<< 0)
    public static let notes: Changes = Changes(rawValue: 1 &<< 1)
  }

  public private(set) weak var view: (any ShelfView)?

  /// Gives the view all that it shows, and from then on what changes.
  public func attach(_ view: (any ShelfView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Shelf._shown)
    view.pages = pages
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([0])

  private func _show(_ changes: Changes, on view: any ShelfView) {
    if changes.contains(.pages) { view.pages = pages }
  }

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Shelf._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(Shelf._shown) }
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let view { _show(changes, on: view) } else { _watch() }
    _readers.tell()
  }

  static let _names: String = "pages notes"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2, 4], [3]], outside: [[], [], []])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Shelf._graph)
  private struct Cache {
    var pages: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _ShelfFormulas.pages(first, second)
      if Bindgen.replace(&_cache.pages, with: value) { pass.cameOut(0) }
    }
    if pass.isDue(1) { pass.cameOut(1) }
    _core.finish(pass, 0x3)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.pages, _cache.pages) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

/// What `Shelf` asks of its view.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public protocol ShelfView: AnyObject {
  var pages: Int { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@usableFromInline
enum _ShelfFormulas {
  @usableFromInline
  static func second() -> Book { Book(pages: 10) }

  static func pages(_ first: Book, _ second: Book) -> Int { first.pages + second.pages }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class Observable: Bindgen.Tracked, Observation.Observable {
  // MARK: State

  public internal(set) var value: Int {
    get {
      _noteRead(0)
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Observable) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(value: Int = 0) {
    _value = value
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(1)
  let _readers: Bindgen.Readers = Bindgen.Readers(Observable._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "value"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Observable._graph)
}
