// Made by bindgen from Outer.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

@MainActor public final class Desk: @MainActor Bindgen.FieldModel {
  // MARK: Given

  public let drawer: Drawer

  // MARK: State

  public internal(set) var title: String {
    get { _title }
    set {
      _willWrite(.title)
      if Bindgen.replace(&_title, with: newValue) { _wrote(.title) }
    }
    _modify {
      _willWrite(.title)
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: Derived

  public var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Desk) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(drawer: Drawer = _DeskFormulas.drawer(), title: String = "") {
    self.drawer = drawer
    _title = title
    _core.adopt(
      drawer,
      by: self,
      [
        .count: .text
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let title: Changes = Changes(rawValue: 1 &<< 0)
    public static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor public struct Fields {
    public var title: Field<String> { (.title, { $0.title }) }
    public var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Desk) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor public struct FieldPublishers {
    fileprivate let _model: Desk

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Desk._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  public var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Desk._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title text",
    [
      .text: [.title]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _DeskFormulas.text(_title, drawer)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

extension Desk: @MainActor Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@usableFromInline
@MainActor enum _DeskFormulas {
  // Without isolated default values, a default argument does not know that it runs on the actor.
  #if hasFeature(IsolatedDefaultValues)
    @usableFromInline
    static func drawer() -> Drawer {
      Drawer()
    }
  #else
    @usableFromInline
    nonisolated static func drawer() -> Drawer {
      MainActor.assumeIsolated {
        Drawer()
      }
    }
  #endif

  static func text(_ title: String, _ drawer: Drawer) -> String { "\(title) \(drawer.count)" }
}

@MainActor public final class Drawer: @MainActor Bindgen.FieldModel {
  // MARK: State

  public internal(set) var papers: [String] {
    get { _papers }
    set {
      _willWrite(.papers)
      if Bindgen.replace(&_papers, with: newValue) { _wrote(.papers) }
    }
    _modify {
      _willWrite(.papers)
      defer { _wrote(.papers) }
      yield &_papers
    }
  }
  private var _papers: [String]

  // MARK: Derived

  public var count: Int {
    _refresh(.count)
    return _cache.count
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Drawer) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(papers: [String] = []) {
    _papers = papers
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let papers: Changes = Changes(rawValue: 1 &<< 0)
    public static let count: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor public struct Fields {
    public var papers: Field<[String]> { (.papers, { $0.papers }) }
    public var count: Field<Int> { (.count, { $0.count }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Drawer) -> Value)

  static var _fields: Fields { Fields() }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Drawer, Changes) -> Void
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
    _core.observe(self, Drawer._fields[keyPath: field], initial: initial, body)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Drawer._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "papers count",
    [
      .count: [.papers]
    ]
  )

  private struct _Cache {
    var count: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.count) {
      let value: Int = _DrawerFormulas.count(_papers)
      if Bindgen.replace(&_cache.count, with: value) { pass.changed(.count) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _DrawerFormulas {
  static func count(_ papers: [String]) -> Int { papers.count }
}

public final class Shelf: Bindgen.FieldModel {
  // MARK: Given

  public let book: Book

  // MARK: Derived

  public var text: String {
    _refresh(.text)
    return _cache.text
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

  public init(book: Book = _ShelfFormulas.book()) {
    self.book = book
    _core.adopt(
      book,
      by: self,
      [
        .title: .text
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Shelf) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Shelf

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Shelf._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  public var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Shelf._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "text",
    [
      .text: []
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _ShelfFormulas.text(book)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

extension Shelf: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@usableFromInline
enum _ShelfFormulas {
  @usableFromInline
  static func book() -> Book { Book() }

  static func text(_ book: Book) -> String { "a shelf of \(book.title)" }
}

public final class Book: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var title: String {
    get { _title }
    set {
      _willWrite(.title)
      if Bindgen.replace(&_title, with: newValue) { _wrote(.title) }
    }
    _modify {
      _willWrite(.title)
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: Derived

  public var isBlank: Bool {
    _refresh(.isBlank)
    return _cache.isBlank
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Book) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(title: String = "") {
    _title = title
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let title: Changes = Changes(rawValue: 1 &<< 0)
    public static let isBlank: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var title: Field<String> { (.title, { $0.title }) }
    public var isBlank: Field<Bool> { (.isBlank, { $0.isBlank }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Book) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Book

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Book._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  public var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Book._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title isBlank",
    [
      .isBlank: [.title]
    ]
  )

  private struct _Cache {
    var isBlank: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.isBlank) {
      let value: Bool = _BookFormulas.isBlank(_title)
      if Bindgen.replace(&_cache.isBlank, with: value) { pass.changed(.isBlank) }
    }
    _core.finish(pass)
  }
}

extension Book: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _BookFormulas {
  static func isBlank(_ title: String) -> Bool { title.isEmpty }
}
