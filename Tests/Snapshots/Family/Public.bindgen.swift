// Made by bindgen from Public.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Book {
  // MARK: State

  public var pages: Int {
    get { _pages }
    set { if Bindgen.replace(&_pages, with: newValue) { _wrote(.pages) } }
  }

  // MARK: Derived

  public var isLong: Bool { _fresh(.isLong)._isLong }
  private static func _isLong(_ pages: Int) -> Bool { pages > 300 }

  // MARK: Actions

  public func turn(by pages: Int) {
    _core.open()
    defer { _core.close() }
    self.pages += pages
  }

  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Book) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  public init(pages: Int = 0, delegate: (any BookDelegate)? = nil) {
    _pages = pages
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  public weak var delegate: (any BookDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any BookDelegate, _ changes: Changes) {
    delegate.book(self, didChange: changes)
    if changes.contains(.pages) { delegate.bookDidChangePages(self) }
    if changes.contains(.isLong) { delegate.bookDidChangeIsLong(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all changed fields.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Book, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current value.
  public func observe<Value>(
    _ field: KeyPath<Fields, _Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Book._fields[keyPath: field], initial: initial, body)
  }

  private var _pages: Int
  private var _isLong: Bool = false
  let _core = Bindgen.Core(Book._graph)
}

// MARK: - Machinery

extension Book: Bindgen.FieldModel, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  public struct Changes: Bindgen.FieldSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static var pages: Changes { Changes(field: 0) }
    public static var isLong: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var pages: _Field<Int> { (.pages, { $0.pages }) }
    public var isLong: _Field<Bool> { (.isLong, { $0.isLong }) }
  }
  public typealias _Field<Value> = (name: Changes, read: (Book) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: Book.self,
    .state("pages", \.pages),
    .derived("isLong", \.isLong, from: .pages)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) { _pass.set(&_isLong, Self._isLong(_pages)) }

  static func _addObserved(of model: Book, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: Book, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Called once after each transaction that changed `Book`.
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

public final class Shelf {
  public let first: Book
  public let second: Book
  public let meter: Meter

  // MARK: Derived

  public var pages: Int { _fresh(.pages)._pages }
  private static func _pages(_ meter: Meter, _ first: Book, _ second: Book) -> Int {
    meter.count("shelf.pages", first.pages + second.pages)
  }

  public var hasLong: Bool { _fresh(.hasLong)._hasLong }
  private static func _hasLong(_ meter: Meter, _ first: Book, _ second: Book) -> Bool {
    meter.count("shelf.hasLong", first.isLong || second.isLong)
  }

  // MARK: Actions

  public func turnAll(by pages: Int) {
    _core.open()
    defer { _core.close() }
    first.turn(by: pages)
    second.turn(by: pages)
  }

  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Shelf) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  public init(
    first: Book,
    second: Book = _Formulas.second(),
    meter: Meter = _Formulas.meter(),
    view: (any ShelfView)? = nil,
    delegate: (any ShelfDelegate)? = nil
  ) {
    self.first = first
    self.second = second
    self.meter = meter
    _core.adopt(first, by: self, [.pages: .pages, .isLong: .hasLong])
    _core.adopt(second, by: self, [.pages: .pages, .isLong: .hasLong])
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  public weak var delegate: (any ShelfDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any ShelfDelegate, _ changes: Changes) {
    delegate.shelf(self, didChange: changes)
    if changes.contains(.pages) { delegate.shelfDidChangePages(self) }
    if changes.contains(.hasLong) { delegate.shelfDidChangeHasLong(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all changed fields.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Shelf, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current value.
  public func observe<Value>(
    _ field: KeyPath<Fields, _Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Shelf._fields[keyPath: field], initial: initial, body)
  }

  public private(set) weak var view: (any ShelfView)?

  /// Sets all fields that the view shows, and from now on each field that changes.
  public func attach(_ view: (any ShelfView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Shelf._shown, on: view) }
  }

  static let _shown: Changes = [.pages, .hasLong]

  func _show(_ changes: Changes, on view: any ShelfView) {
    if changes.contains(.pages) { view.pages = pages }
    if changes.contains(.hasLong) { view.hasLong = hasLong }
  }

  private var _pages: Int = 0
  private var _hasLong: Bool = false
  let _core = Bindgen.Core(Shelf._graph)
}

/// What `Shelf` asks of its view.
public protocol ShelfView: AnyObject {
  var pages: Int { get set }
  var hasLong: Bool { get set }
}

// MARK: - Machinery

extension Shelf: Bindgen.FieldModel, Bindgen.Presenter, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  public struct Changes: Bindgen.FieldSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static var pages: Changes { Changes(field: 0) }
    public static var hasLong: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var pages: _Field<Int> { (.pages, { $0.pages }) }
    public var hasLong: _Field<Bool> { (.hasLong, { $0.hasLong }) }
  }
  public typealias _Field<Value> = (name: Changes, read: (Shelf) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: Shelf.self,
    .part("first", \.first),
    .part("second", \.second),
    .part("meter", \.meter),
    .derived("pages", \.pages),
    .derived("hasLong", \.hasLong)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.pages.number: _pass.set(&_pages, Self._pages(meter, first, second))
    case Changes.hasLong.number: _pass.set(&_hasLong, Self._hasLong(meter, first, second))
    default: break
    }
  }

  static func _addObserved(of model: Shelf, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Shelf._shown.mask) }
  }

  static func _notify(_ model: Shelf, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  @usableFromInline
  enum _Formulas {
    @usableFromInline
    static func second() -> Book { Book(pages: 10) }

    @usableFromInline
    static func meter() -> Meter { Meter() }
  }
}

/// Called once after each transaction that changed `Shelf`.
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
