// Made by bindgen from Outer.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

@MainActor public final class Desk: Bindgen.MainActorFamilyModel {
  // MARK: What it is given

  public let drawer: Drawer

  // MARK: State

  public internal(set) var title: String {
    get { _title }
    set {
      _forewarn(0)
      if Bindgen.replace(&_title, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: What follows

  public var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Desk) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(drawer: Drawer = _DeskFormulas.drawer(), title: String = "") {
    self.drawer = drawer
    _title = title
    _adopt(drawer._core, [0, 1], from: 2)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let title: Changes = Changes(rawValue: 1 &<< 0)
    public static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  @MainActor public struct ModelPublisher<Output>: @preconcurrency Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.MainActorModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor public struct FieldPublishers {
    fileprivate let _model: Desk

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Desk = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.MainActorModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.MainActorModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.MainActorModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  @MainActor public struct Fields {
    public var title: Desk.Field<String> { (0, { $0.title }) }
    public var text: Desk.Field<String> { (1, { $0.text }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Desk) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Desk, Changes) -> Void)
    -> Bindgen.Subscription<Desk, Changes>
  {
    let observer: Bindgen.Observer<Desk, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Desk, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "title text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 3]], outside: [[], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Desk._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { drawer._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _DeskFormulas.text(_title, drawer)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

@MainActor extension Desk: @preconcurrency Bindgen.ObservableObject {}

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

@MainActor public final class Drawer: Bindgen.MainActorFamilyModel {
  // MARK: State

  public internal(set) var papers: [String] {
    get { _papers }
    set {
      _forewarn(0)
      if Bindgen.replace(&_papers, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_papers
    }
  }
  private var _papers: [String]

  // MARK: What follows

  public var count: Int {
    _refresh(1)
    return _cache.count
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Drawer) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(papers: [String] = []) {
    _papers = papers
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let papers: Changes = Changes(rawValue: 1 &<< 0)
    public static let count: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Observes until it is cancelled or released.
  @MainActor public final class Subscription {
    private let token: Bindgen.Subscription<Drawer, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Drawer, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (Drawer, Changes) -> Void) -> Subscription {
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
  @MainActor public struct Fields {
    public var papers: Drawer.Field<[String]> { (0, { $0.papers }) }
    public var count: Drawer.Field<Int> { (1, { $0.count }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Drawer) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Drawer, Changes) -> Void)
    -> Bindgen.Subscription<Drawer, Changes>
  {
    let observer: Bindgen.Observer<Drawer, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Drawer, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "papers count"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Drawer._graph)
  private struct Cache {
    var count: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _DrawerFormulas.count(_papers)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.count, _cache.count) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _DrawerFormulas {
  static func count(_ papers: [String]) -> Int { papers.count }
}

public final class Shelf: Bindgen.FamilyModel {
  // MARK: What it is given

  public let book: Book

  // MARK: What follows

  public var text: String {
    _refresh(0)
    return _cache.text
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

  public init(book: Book = _ShelfFormulas.book()) {
    self.book = book
    _adopt(book._core, [0], from: 1)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Shelf

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Shelf = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.ModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var text: Shelf.Field<String> { (0, { $0.text }) }
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

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[1]], outside: [[]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Shelf._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _ShelfFormulas.text(book)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(0) }
    _told = Cache()
    return equal
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

public final class Book: Bindgen.FamilyModel {
  // MARK: State

  public internal(set) var title: String {
    get { _title }
    set {
      _forewarn(0)
      if Bindgen.replace(&_title, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: What follows

  public var isBlank: Bool {
    _refresh(1)
    return _cache.isBlank
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Book) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(title: String = "") {
    _title = title
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let title: Changes = Changes(rawValue: 1 &<< 0)
    public static let isBlank: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Book

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Book = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.ModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var title: Book.Field<String> { (0, { $0.title }) }
    public var isBlank: Book.Field<Bool> { (1, { $0.isBlank }) }
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
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "title isBlank"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Book._graph)
  private struct Cache {
    var isBlank: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Bool = _BookFormulas.isBlank(_title)
      if Bindgen.replace(&_cache.isBlank, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isBlank, _cache.isBlank) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Book: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _BookFormulas {
  static func isBlank(_ title: String) -> Bool { title.isEmpty }
}
