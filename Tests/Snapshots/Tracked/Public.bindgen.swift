// Made by bindgen from Public.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class Book: Bindgen.FieldModel, Observation.Observable {
  // MARK: State

  public var pages: Int {
    get {
      _track(.pages, \.pages)
      return _pages
    }
    set { if Bindgen.replace(&_pages, with: newValue) { _wrote(.pages) } }
  }
  private var _pages: Int

  public internal(set) var notes: [String] {
    get {
      _track(.notes, \.notes)
      return _notes
    }
    set { if Bindgen.replace(&_notes, with: newValue) { _wrote(.notes) } }
    _modify {
      defer { _wrote(.notes) }
      yield &_notes
    }
  }
  private var _notes: [String]

  // MARK: Derived

  public var isLong: Bool {
    _refresh(.isLong)
    _track(.isLong, \.isLong)
    return _cache.isLong
  }

  // MARK: Actions

  public func turn(by pages: Int) {
    _core.open()
    defer { _core.close() }
    self.pages += pages
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Book) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    pages: Int = 0,
    notes: [String] = [],
    delegate: (any BookDelegate)? = nil
  ) {
    _pages = pages
    _notes = notes
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let pages: Changes = Changes(rawValue: 1 &<< 0)
    public static let notes: Changes = Changes(rawValue: 1 &<< 1)
    public static let isLong: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var pages: Field<Int> { (.pages, { $0.pages }) }
    public var notes: Field<[String]> { (.notes, { $0.notes }) }
    public var isLong: Field<Bool> { (.isLong, { $0.isLong }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Book) -> Value)

  static var _fields: Fields { Fields() }

  public weak var delegate: (any BookDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any BookDelegate, _ changes: Changes) {
    delegate.book(self, didChange: changes)
    if changes.contains(.pages) { delegate.bookDidChangePages(self) }
    if changes.contains(.notes) { delegate.bookDidChangeNotes(self) }
    if changes.contains(.isLong) { delegate.bookDidChangeIsLong(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Book, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Book._fields[keyPath: field], initial: initial, body)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Book, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Book, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.pages) { _publish(\.pages) }
    if changes.contains(.notes) { _publish(\.notes) }
    if changes.contains(.isLong) { _publish(\.isLong) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Book._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "pages notes isLong",
    [
      .isLong: [.pages]
    ]
  )

  private struct _Cache {
    var isLong: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.isLong) {
      let value: Bool = _BookFormulas.isLong(_pages)
      if Bindgen.replace(&_cache.isLong, with: value) { pass.changed(.isLong) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// Is called when `Book` has changed, once a transaction.
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
public final class Shelf: Bindgen.Model, Observation.Observable {
  // MARK: Given

  public let first: Book
  public let second: Book

  // MARK: Derived

  public var pages: Int {
    _refresh(.pages)
    _track(.pages, \.pages)
    return _cache.pages
  }

  public var notes: [String] {
    _track(.notes, \.notes)
    return first.notes
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Shelf) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    view: (any ShelfView)?,
    first: Book,
    second: Book = _ShelfFormulas.second()
  ) {
    self.first = first
    self.second = second
    _core.adopt(
      first,
      by: self,
      [
        .pages: .pages,
        .notes: .notes,
      ]
    )
    _core.adopt(
      second,
      by: self,
      [
        .pages: .pages
      ]
    )
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let pages: Changes = Changes(rawValue: 1 &<< 0)
    public static let notes: Changes = Changes(rawValue: 1 &<< 1)
  }

  public private(set) weak var view: (any ShelfView)?

  /// Sets all that the view shows, and from now on what changes.
  public func attach(_ view: (any ShelfView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Shelf._shown, on: view) }
  }

  private static let _shown: Changes = [
    .pages
  ]

  private func _show(_ changes: Changes, on view: any ShelfView) {
    if changes.contains(.pages) { view.pages = pages }
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Shelf, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Shelf, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.pages) { _publish(\.pages) }
    if changes.contains(.notes) { _publish(\.notes) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Shelf._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "pages notes",
    [
      .pages: [],
      .notes: [],
    ]
  )

  private struct _Cache {
    var pages: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.pages) {
      let value: Int = _ShelfFormulas.pages(first, second)
      if Bindgen.replace(&_cache.pages, with: value) { pass.changed(.pages) }
    }
    if pass.isDue(.notes) { pass.changed(.notes) }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(Shelf._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
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
public final class Observable: Bindgen.Model, Observation.Observable {
  // MARK: State

  public internal(set) var value: Int {
    get {
      _track(.value, \.value)
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }
  private var _value: Int

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Observable) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(value: Int = 0) {
    _value = value
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let value: Changes = Changes(rawValue: 1 &<< 0)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Observable, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Observable, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.value) { _publish(\.value) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Observable._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "value",
    [:]
  )

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}
