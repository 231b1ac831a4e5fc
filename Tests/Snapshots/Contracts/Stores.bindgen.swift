// Made by bindgen from Stores.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Loader {
  private let store: any TodoStore
  private let names: any NameStore
  private let odd: any OddStore
  private let finisher: Finisher
  private let archive: any TodoArchive
  /// What the server can be asked for.
  private let client: TodoClient
  private let clock: any Ticking

  // MARK: State

  var todos: [Todo] {
    get { _todos }
    set { if Bindgen.replace(&_todos, with: newValue) { _wrote(.todos) } }
    _modify {
      defer { _wrote(.todos) }
      yield &_todos
    }
  }

  // MARK: Actions

  @discardableResult
  private func counted() -> Int {
    _core.open()
    defer { _core.close() }
    return _performCounted()
  }

  private func _performCounted() -> Int { todos.count }

  @discardableResult
  private func twice() -> Int {
    _core.open()
    defer { _core.close() }
    return _performTwice()
  }

  private func _performTwice() -> Int { counted() * 2 }

  func both() -> Int {
    _core.open()
    defer { _core.close() }
    return _performBoth()
  }

  private func _performBoth() -> Int { counted() + twice() }

  func save(_ todo: Todo) async throws -> Bool { try await client.save(todo) }

  func load() async { todos = (try? await store.load()) ?? [] }

  func tick() -> Int {
    _core.open()
    defer { _core.close() }
    return _performTick()
  }

  private func _performTick() -> Int { clock.tick() }

  init(
    store: any TodoStore,
    names: any NameStore,
    odd: any OddStore,
    finisher: Finisher,
    archive: any TodoArchive,
    client: TodoClient,
    clock: any Ticking = _Formulas.clock(),
    todos: [Todo] = []
  ) {
    self.store = store
    self.names = names
    self.odd = odd
    self.finisher = finisher
    self.archive = archive
    self.client = client
    self.clock = clock
    _todos = todos
  }

  private var _todos: [Todo]
  let _core = Bindgen.Core(Loader._graph)
}

nonisolated struct Finisher: Sendable {
  var onFinish: @Sendable (_ onFinish2: @escaping () -> Void, _ recorder2: Int) -> Void

  func finish(onFinish: @escaping () -> Void, recorder: Int) { self.onFinish(onFinish, recorder) }
}

#if DEBUG
  nonisolated extension Finisher {
    nonisolated enum CallOf<A0> { case finish(onFinish: A0, recorder: Int) }
    typealias Call = CallOf<() -> Void>

    /// Records its calls. The closures that are passed here give the answers.
    static func spy(
      recorder: Bindgen.Recorder<Call>,
      onFinish: (@Sendable (_ onFinish2: @escaping () -> Void, _ recorder2: Int) -> Void)? = nil
    ) -> Self {
      Self(
        onFinish: { onFinish2, recorder2 in
          recorder.record(.finish(onFinish: onFinish2, recorder: recorder2), "finish(onFinish:recorder:)")
          onFinish?(onFinish2, recorder2)
        }
      )
    }
  }

  nonisolated extension Finisher.CallOf: Equatable where A0: Equatable {}
  nonisolated extension Finisher.CallOf: Sendable where A0: Sendable {}
#endif

/// What the server can be asked for.
nonisolated struct TodoClient: Sendable {
  var onLoad: @Sendable () async throws -> [Todo]
  var onSave: @Sendable (_ todo: Todo, _ index: Int) async throws -> Bool
  var onParse: @Sendable (_ text: String) throws(ParseError) -> Int
  var onLog: @Sendable (_ parts: [String]) -> Void
  var onFill: @Sendable (_ todos: inout [Todo]) -> Void
  var onFail: @Sendable (_ message: String) -> Void
  var onPerform: @Sendable (_ body: () -> Void) -> Void
  var onMeasure: @Sendable (_ body: () -> Void) -> Int

  func load() async throws -> [Todo] { try await onLoad() }
  /// Whether it was new.
  func save(_ todo: Todo, at index: Int = 0) async throws -> Bool { try await onSave(todo, index) }
  func parse(_ text: String) throws(ParseError) -> Int { try onParse(text) }
  func log(_ parts: String...) { onLog(parts) }
  func fill(_ todos: inout [Todo]) { onFill(&todos) }
  func fail(_ message: @autoclosure () -> String) { onFail(message()) }
  func perform(_ body: () -> Void) { onPerform(body) }
  func measure(_ body: () -> Void) -> Int { onMeasure(body) }
}

#if DEBUG
  nonisolated extension TodoClient {
    nonisolated enum CallOf<A0, A1> {
      case load
      case save(A0, at: Int)
      case parse(String)
      case log([String])
      case fill(A1)
      case fail(String)
      case perform
      case measure
    }
    typealias Call = CallOf<Todo, [Todo]>

    /// Records its calls. The closures that are passed here give the answers.
    static func spy(
      recorder: Bindgen.Recorder<Call>,
      onLoad: (@Sendable () async throws -> [Todo])? = nil,
      onSave: (@Sendable (_ todo: Todo, _ index: Int) async throws -> Bool)? = nil,
      onParse: @escaping @Sendable (_ text: String) throws(ParseError) -> Int,
      onLog: (@Sendable (_ parts: [String]) -> Void)? = nil,
      onFill: (@Sendable (_ todos: inout [Todo]) -> Void)? = nil,
      onFail: (@Sendable (_ message: String) -> Void)? = nil,
      onPerform: (@Sendable (_ body: () -> Void) -> Void)? = nil,
      onMeasure: (@Sendable (_ body: () -> Void) -> Int)? = nil
    ) -> Self {
      Self(
        onLoad: {
          recorder.record(.load, "load()")
          if let onLoad { return try await onLoad() }
          throw Bindgen.unstubbed("TodoClient.load()")
        },
        onSave: { todo, index in
          recorder.record(.save(todo, at: index), "save(_:at:)")
          if let onSave { return try await onSave(todo, index) }
          throw Bindgen.unstubbed("TodoClient.save(_:at:)")
        },
        onParse: { (text: String) throws(ParseError) -> Int in
          recorder.record(.parse(text), "parse(_:)")
          return try onParse(text)
        },
        onLog: { parts in
          recorder.record(.log(parts), "log(_:)")
          onLog?(parts)
        },
        onFill: { todos in
          recorder.record(.fill(todos), "fill(_:)")
          onFill?(&todos)
        },
        onFail: { message in
          recorder.record(.fail(message), "fail(_:)")
          onFail?(message)
        },
        onPerform: { body in
          recorder.record(.perform, "perform(_:)")
          if let onPerform { return onPerform(body) }
          return body()
        },
        onMeasure: { body in
          recorder.record(.measure, "measure(_:)")
          if let onMeasure { return onMeasure(body) }
          _ = body()
          return 0
        }
      )
    }
  }

  nonisolated extension TodoClient.CallOf: Equatable where A0: Equatable, A1: Equatable {}
  nonisolated extension TodoClient.CallOf: Sendable where A0: Sendable, A1: Sendable {}
#endif

nonisolated protocol TodoStore: Sendable {
  func load() async throws -> [Todo]
  func save(_ todo: Todo) async throws
  func save(_ todo: Todo, then body: @escaping (Bool) -> Void)
  func parse(_ text: String) throws(ParseError) -> Int
  func find<Key: Hashable & Sendable>(_ key: Key) -> Todo?
  func count(where isRight: (Todo) -> Bool) -> Int
  func transaction<Value>(_ body: () throws -> Value) rethrows -> Value
  func fill(_ todos: inout [Todo])
  func fail(_ message: @autoclosure () -> String)
  func next() -> Todo
  func fetch<T: Decodable & Sendable>(_ type: T.Type, from url: String) async throws -> T
  func perform(_ body: () -> Void)
  func title(level: Int) -> String
}

nonisolated extension TodoStore {
  func title() -> String { title(level: 0) }
}

protocol NameStore {
  func handler() -> () -> Int
  func keep(_ onKeep: Int)
  func pick(_ choice: some Equatable)
  func measure(_ body: () throws -> Int) throws -> Int
  func lock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value
  func wait(_ body: @autoclosure () throws -> Int) throws
  func `default`() -> Double?
}

protocol OddStore {
  func move(_ x: Int, _ y: Int)
  func convert(to base: Int)
  func inTransaction(_ body: () -> Void) throws
  func animate(_ body: @MainActor () -> Void)
  func strict(_ body: () throws -> Todo) throws(ParseError) -> Todo
  func show(_ all: [some Equatable], or one: (some Equatable)?)
  func log(_ text: String, line: Int)
  func ask(answer: Int, recorder: Int, onAsk: Int) -> Int
  func wait(_ body: () -> Int) async -> Int
  func send(_ mutable: Mutable) async
}

extension OddStore {
  func move(_ x: Int = 0) { move(x, 0) }
}

protocol TodoArchive: NameStore, AnyObject {
  func clear() throws
}

// MARK: - Machinery

extension Loader: Bindgen.Observed, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var todos: Changes { Changes(field: 0) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var todos: _Field<[Todo]> { (.todos, { $0.todos }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Loader) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(of: Loader.self, .state("todos", \.todos))

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  enum _Formulas {
    static func clock() -> any Ticking { Clock() }
  }
}

/// Any `TodoStore`, as one type.
nonisolated final class AnyTodoStore: TodoStore {
  /// The wrapped value.
  let base: any TodoStore

  init(_ wrapped: some TodoStore) {
    base = (wrapped as? AnyTodoStore)?.base ?? wrapped
  }

  func load() async throws -> [Todo] { try await base.load() }
  func save(_ todo: Todo) async throws { try await base.save(todo) }
  func save(_ todo: Todo, then body: @escaping (Bool) -> Void) { base.save(todo, then: body) }
  func parse(_ text: String) throws(ParseError) -> Int { try base.parse(text) }
  func find<Key: Hashable & Sendable>(_ key: Key) -> Todo? { base.find(key) }
  func count(where isRight: (Todo) -> Bool) -> Int { base.count(where: isRight) }
  func transaction<Value>(_ body: () throws -> Value) rethrows -> Value { try base.transaction(body) }
  func fill(_ todos: inout [Todo]) { base.fill(&todos) }
  func fail(_ message: @autoclosure () -> String) { base.fail(message()) }
  func next() -> Todo { base.next() }
  func fetch<T: Decodable & Sendable>(_ type: T.Type, from url: String) async throws -> T {
    try await base.fetch(type, from: url)
  }
  func perform(_ body: () -> Void) { base.perform(body) }
  func title(level: Int) -> String { base.title(level: level) }
}

nonisolated extension TodoStore {
  /// Wraps this as an `AnyTodoStore`. A wrapper returns itself.
  func eraseToAnyTodoStore() -> AnyTodoStore {
    self as? AnyTodoStore ?? AnyTodoStore(self)
  }
}

/// Any `NameStore`, as one type.
final class AnyNameStore: NameStore {
  /// The wrapped value.
  let base: any NameStore

  init(_ wrapped: some NameStore) {
    base = (wrapped as? AnyNameStore)?.base ?? wrapped
  }

  func handler() -> () -> Int { base.handler() }
  func keep(_ onKeep: Int) { base.keep(onKeep) }
  func pick(_ choice: some Equatable) { base.pick(choice) }
  func measure(_ body: () throws -> Int) throws -> Int { try base.measure(body) }
  func lock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value { try base.lock(body) }
  func wait(_ body: @autoclosure () throws -> Int) throws { try base.wait(try body()) }
  func `default`() -> Double? { base.default() }
}

extension NameStore {
  /// Wraps this as an `AnyNameStore`. A wrapper returns itself.
  func eraseToAnyNameStore() -> AnyNameStore {
    self as? AnyNameStore ?? AnyNameStore(self)
  }
}

/// Any `OddStore`, as one type.
final class AnyOddStore: OddStore {
  /// The wrapped value.
  let base: any OddStore

  init(_ wrapped: some OddStore) {
    base = (wrapped as? AnyOddStore)?.base ?? wrapped
  }

  func move(_ x: Int, _ y: Int) { base.move(x, y) }
  func convert(to base: Int) { self.base.convert(to: base) }
  func inTransaction(_ body: () -> Void) throws { try base.inTransaction(body) }
  func animate(_ body: @MainActor () -> Void) { base.animate(body) }
  func strict(_ body: () throws -> Todo) throws(ParseError) -> Todo { try base.strict(body) }
  func show(_ all: [some Equatable], or one: (some Equatable)?) { base.show(all, or: one) }
  func log(_ text: String, line: Int) { base.log(text, line: line) }
  func ask(answer: Int, recorder: Int, onAsk: Int) -> Int { base.ask(answer: answer, recorder: recorder, onAsk: onAsk) }
  func wait(_ body: () -> Int) async -> Int { await base.wait(body) }
  func send(_ mutable: Mutable) async { await base.send(mutable) }
}

extension OddStore {
  /// Wraps this as an `AnyOddStore`. A wrapper returns itself.
  func eraseToAnyOddStore() -> AnyOddStore {
    self as? AnyOddStore ?? AnyOddStore(self)
  }
}

/// Any `TodoArchive`, as one type. Two are equal if they hold the same object.
final class AnyTodoArchive: TodoArchive {
  /// The wrapped object.
  let base: any TodoArchive
  nonisolated let id: Swift.ObjectIdentifier

  init(_ wrapped: some TodoArchive) {
    base = (wrapped as? AnyTodoArchive)?.base ?? wrapped
    id = Swift.ObjectIdentifier(base)
  }

  func clear() throws { try base.clear() }
  func handler() -> () -> Int { base.handler() }
  func keep(_ onKeep: Int) { base.keep(onKeep) }
  func pick(_ choice: some Equatable) { base.pick(choice) }
  func measure(_ body: () throws -> Int) throws -> Int { try base.measure(body) }
  func lock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value { try base.lock(body) }
  func wait(_ body: @autoclosure () throws -> Int) throws { try base.wait(try body()) }
  func `default`() -> Double? { base.default() }
}

nonisolated extension AnyTodoArchive: Swift.Identifiable, Hashable {
  static func == (left: AnyTodoArchive, right: AnyTodoArchive) -> Bool { left.id == right.id }
  func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }
}

extension TodoArchive {
  /// Wraps this as an `AnyTodoArchive`. A wrapper returns itself.
  func eraseToAnyTodoArchive() -> AnyTodoArchive {
    self as? AnyTodoArchive ?? AnyTodoArchive(self)
  }
}

#if DEBUG
  /// A `TodoStore` that records its calls.
  nonisolated final class TodoStoreSpy: TodoStore, Bindgen.Spy {
    nonisolated enum CallOf<A0, A1, A2, A3, A4> {
      case load
      case save(A0)
      case saveThen(A0, then: A1)
      case parse(String)
      case find(A2)
      case count
      case transaction
      case fill(A3)
      case fail(String)
      case next
      case fetch(A4, from: String)
      case perform
      case title(level: Int)
    }
    typealias Call = CallOf<Todo, (Bool) -> Void, any Hashable & Sendable, [Todo], Any>

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      (onLoad, loadResults, loadResult) = (nil, [], nil)
      (onSave, saveResults, saveResult) = (nil, [], nil)
      onSaveThen = nil
      onParse = nil
      parseResults = []
      onFind = nil
      findResults = []
      findResult = nil
      onCount = nil
      countResults = []
      countResult = 0
      onFill = nil
      onFail = nil
      onNext = nil
      nextResults = []
      (onFetch, fetchResults, fetchResult) = (nil, [], nil)
      onPerform = nil
      onTitle = nil
      titleResults = []
      titleResult = ""
    }

    init(
      parseResult: Swift.Result<Int, ParseError>,
      nextResult: Todo,
      journal: Bindgen.Journal? = nil
    ) {
      recorder = Bindgen.Recorder("TodoStore", journal: journal)
      _parseResult = Bindgen.Guarded(parseResult)
      _nextResult = Bindgen.Guarded(nextResult)
    }

    var onLoad: (@Sendable () async throws -> [Todo])? {
      get { _onLoad.value }
      set { _onLoad.value = newValue }
    }
    private let _onLoad = Bindgen.Guarded<(@Sendable () async throws -> [Todo])?>(nil)
    var loadResults: [Swift.Result<[Todo], any Swift.Error>] {
      get { _loadResults.value }
      set { _loadResults.value = newValue }
    }
    private let _loadResults = Bindgen.Guarded<[Swift.Result<[Todo], any Swift.Error>]>([])
    var loadResult: Swift.Result<[Todo], any Swift.Error>? {
      get { _loadResult.value }
      set { _loadResult.value = newValue }
    }
    private let _loadResult = Bindgen.Guarded<Swift.Result<[Todo], any Swift.Error>?>(nil)
    func load() async throws -> [Todo] {
      recorder.record(.load, "load()")
      if let onLoad { return try await onLoad() }
      if let result = _loadResults.next() ?? loadResult { return try result.get() }
      throw Bindgen.unstubbed("TodoStore.load()")
    }

    var onSave: (@Sendable (_ todo: Todo) async throws -> Void)? {
      get { _onSave.value }
      set { _onSave.value = newValue }
    }
    private let _onSave = Bindgen.Guarded<(@Sendable (_ todo: Todo) async throws -> Void)?>(nil)
    var saveResults: [Swift.Result<Void, any Swift.Error>] {
      get { _saveResults.value }
      set { _saveResults.value = newValue }
    }
    private let _saveResults = Bindgen.Guarded<[Swift.Result<Void, any Swift.Error>]>([])
    var saveResult: Swift.Result<Void, any Swift.Error>? {
      get { _saveResult.value }
      set { _saveResult.value = newValue }
    }
    private let _saveResult = Bindgen.Guarded<Swift.Result<Void, any Swift.Error>?>(nil)
    func save(_ todo: Todo) async throws {
      recorder.record(.save(todo), "save(_:)")
      if let onSave { return try await onSave(todo) }
      try (_saveResults.next() ?? saveResult)?.get()
    }

    var onSaveThen: (@Sendable (_ todo: Todo, _ body: @escaping (Bool) -> Void) -> Void)? {
      get { _onSaveThen.value }
      set { _onSaveThen.value = newValue }
    }
    private let _onSaveThen = Bindgen.Guarded<
      (@Sendable (_ todo: Todo, _ body: @escaping (Bool) -> Void) -> Void)?
    >(nil)
    func save(_ todo: Todo, then body: @escaping (Bool) -> Void) {
      recorder.record(.saveThen(todo, then: body), "save(_:then:)")
      onSaveThen?(todo, body)
    }

    var onParse: (@Sendable (_ text: String) throws(ParseError) -> Int)? {
      get { _onParse.value }
      set { _onParse.value = newValue }
    }
    private let _onParse = Bindgen.Guarded<(@Sendable (_ text: String) throws(ParseError) -> Int)?>(nil)
    var parseResults: [Swift.Result<Int, ParseError>] {
      get { _parseResults.value }
      set { _parseResults.value = newValue }
    }
    private let _parseResults = Bindgen.Guarded<[Swift.Result<Int, ParseError>]>([])
    var parseResult: Swift.Result<Int, ParseError> {
      get { _parseResult.value }
      set { _parseResult.value = newValue }
    }
    private let _parseResult: Bindgen.Guarded<Swift.Result<Int, ParseError>>
    func parse(_ text: String) throws(ParseError) -> Int {
      recorder.record(.parse(text), "parse(_:)")
      if let onParse { return try onParse(text) }
      return try (_parseResults.next() ?? parseResult).get()
    }

    var onFind: (@Sendable (_ key: any Hashable & Sendable) -> Todo?)? {
      get { _onFind.value }
      set { _onFind.value = newValue }
    }
    private let _onFind = Bindgen.Guarded<(@Sendable (_ key: any Hashable & Sendable) -> Todo?)?>(nil)
    var findResults: [Todo?] {
      get { _findResults.value }
      set { _findResults.value = newValue }
    }
    private let _findResults = Bindgen.Guarded<[Todo?]>([])
    var findResult: Todo? {
      get { _findResult.value }
      set { _findResult.value = newValue }
    }
    private let _findResult = Bindgen.Guarded<Todo?>(nil)
    func find<Key: Hashable & Sendable>(_ key: Key) -> Todo? {
      recorder.record(.find(key), "find(_:)")
      if let onFind { return onFind(key) }
      return _findResults.next() ?? findResult
    }

    var onCount: (@Sendable (_ isRight: (Todo) -> Bool) -> Int)? {
      get { _onCount.value }
      set { _onCount.value = newValue }
    }
    private let _onCount = Bindgen.Guarded<(@Sendable (_ isRight: (Todo) -> Bool) -> Int)?>(nil)
    var countResults: [Int] {
      get { _countResults.value }
      set { _countResults.value = newValue }
    }
    private let _countResults = Bindgen.Guarded<[Int]>([])
    var countResult: Int {
      get { _countResult.value }
      set { _countResult.value = newValue }
    }
    private let _countResult = Bindgen.Guarded<Int>(0)
    func count(where isRight: (Todo) -> Bool) -> Int {
      recorder.record(.count, "count(where:)")
      if let onCount { return onCount(isRight) }
      return _countResults.next() ?? countResult
    }

    func transaction<Value>(_ body: () throws -> Value) rethrows -> Value {
      recorder.record(.transaction, "transaction(_:)")
      return try body()
    }

    var onFill: (@Sendable (_ todos: inout [Todo]) -> Void)? {
      get { _onFill.value }
      set { _onFill.value = newValue }
    }
    private let _onFill = Bindgen.Guarded<(@Sendable (_ todos: inout [Todo]) -> Void)?>(nil)
    func fill(_ todos: inout [Todo]) {
      recorder.record(.fill(todos), "fill(_:)")
      onFill?(&todos)
    }

    var onFail: (@Sendable (_ message: String) -> Void)? {
      get { _onFail.value }
      set { _onFail.value = newValue }
    }
    private let _onFail = Bindgen.Guarded<(@Sendable (_ message: String) -> Void)?>(nil)
    func fail(_ message: @autoclosure () -> String) {
      let message: String = message()
      recorder.record(.fail(message), "fail(_:)")
      onFail?(message)
    }

    var onNext: (@Sendable () -> Todo)? {
      get { _onNext.value }
      set { _onNext.value = newValue }
    }
    private let _onNext = Bindgen.Guarded<(@Sendable () -> Todo)?>(nil)
    var nextResults: [Todo] {
      get { _nextResults.value }
      set { _nextResults.value = newValue }
    }
    private let _nextResults = Bindgen.Guarded<[Todo]>([])
    var nextResult: Todo {
      get { _nextResult.value }
      set { _nextResult.value = newValue }
    }
    private let _nextResult: Bindgen.Guarded<Todo>
    func next() -> Todo {
      recorder.record(.next, "next()")
      if let onNext { return onNext() }
      return _nextResults.next() ?? nextResult
    }

    var onFetch: (@Sendable (_ type: Any, _ url: String) async throws -> any Decodable & Sendable)? {
      get { _onFetch.value }
      set { _onFetch.value = newValue }
    }
    private let _onFetch = Bindgen.Guarded<
      (@Sendable (_ type: Any, _ url: String) async throws -> any Decodable & Sendable)?
    >(nil)
    var fetchResults: [Swift.Result<any Decodable & Sendable, any Swift.Error>] {
      get { _fetchResults.value }
      set { _fetchResults.value = newValue }
    }
    private let _fetchResults = Bindgen.Guarded<[Swift.Result<any Decodable & Sendable, any Swift.Error>]>([])
    var fetchResult: Swift.Result<any Decodable & Sendable, any Swift.Error>? {
      get { _fetchResult.value }
      set { _fetchResult.value = newValue }
    }
    private let _fetchResult = Bindgen.Guarded<Swift.Result<any Decodable & Sendable, any Swift.Error>?>(nil)
    func fetch<T: Decodable & Sendable>(_ type: T.Type, from url: String) async throws -> T {
      recorder.record(.fetch(type as Any, from: url), "fetch(_:from:)")
      if let answer = onFetch, let value = try await answer(type as Any, url) as? T { return value }
      if let value = try (_fetchResults.next() ?? fetchResult)?.get() as? T { return value }
      throw Bindgen.unstubbed("TodoStore.fetch(_:from:)")
    }

    var onPerform: (@Sendable (_ body: () -> Void) -> Void)? {
      get { _onPerform.value }
      set { _onPerform.value = newValue }
    }
    private let _onPerform = Bindgen.Guarded<(@Sendable (_ body: () -> Void) -> Void)?>(nil)
    func perform(_ body: () -> Void) {
      recorder.record(.perform, "perform(_:)")
      if let onPerform { return onPerform(body) }
      body()
    }

    var onTitle: (@Sendable (_ level: Int) -> String)? {
      get { _onTitle.value }
      set { _onTitle.value = newValue }
    }
    private let _onTitle = Bindgen.Guarded<(@Sendable (_ level: Int) -> String)?>(nil)
    var titleResults: [String] {
      get { _titleResults.value }
      set { _titleResults.value = newValue }
    }
    private let _titleResults = Bindgen.Guarded<[String]>([])
    var titleResult: String {
      get { _titleResult.value }
      set { _titleResult.value = newValue }
    }
    private let _titleResult = Bindgen.Guarded<String>("")
    func title(level: Int) -> String {
      recorder.record(.title(level: level), "title(level:)")
      if let onTitle { return onTitle(level) }
      return _titleResults.next() ?? titleResult
    }
  }

  nonisolated extension TodoStoreSpy.CallOf: Equatable
  where A0: Equatable, A1: Equatable, A2: Equatable, A3: Equatable, A4: Equatable {}
  nonisolated extension TodoStoreSpy.CallOf: Sendable
  where A0: Sendable, A1: Sendable, A2: Sendable, A3: Sendable, A4: Sendable {}

  /// A `NameStore` that records its calls.
  final class NameStoreSpy: NameStore, Bindgen.Spy {
    nonisolated enum CallOf<A0> {
      case handler
      case keep(Int)
      case pick(A0)
      case measure
      case lock
      case wait(Int)
      case `default`
    }
    typealias Call = CallOf<any Equatable>

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onHandler = nil
      handlerResults = []
      onKeep = nil
      onPick = nil
      onMeasure = nil
      (onWait, waitResults, waitResult) = (nil, [], nil)
      onDefault = nil
      defaultResults = []
      defaultResult = nil
    }

    init(
      handlerResult: @escaping () -> Int,
      journal: Bindgen.Journal? = nil
    ) {
      recorder = Bindgen.Recorder("NameStore", journal: journal)
      self.handlerResult = handlerResult
    }

    var onHandler: (() -> () -> Int)?
    var handlerResults: [() -> Int] = []
    var handlerResult: () -> Int
    func handler() -> () -> Int {
      recorder.record(.handler, "handler()")
      if let onHandler { return onHandler() }
      return Bindgen.next(&handlerResults) ?? handlerResult
    }

    var onKeep: ((_ onKeep: Int) -> Void)?
    func keep(_ onKeep: Int) {
      self.recorder.record(.keep(onKeep), "keep(_:)")
      self.onKeep?(onKeep)
    }

    var onPick: ((_ choice: any Equatable) -> Void)?
    func pick(_ choice: some Equatable) {
      recorder.record(.pick(choice), "pick(_:)")
      onPick?(choice)
    }

    var onMeasure: ((_ body: () throws -> Int) throws -> Int)?
    func measure(_ body: () throws -> Int) throws -> Int {
      recorder.record(.measure, "measure(_:)")
      if let onMeasure { return try onMeasure(body) }
      return try body()
    }

    func lock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
      recorder.record(.lock, "lock(_:)")
      return try body()
    }

    var onWait: ((_ body: Int) throws -> Void)?
    var waitResults: [Swift.Result<Void, any Swift.Error>] = []
    var waitResult: Swift.Result<Void, any Swift.Error>?
    func wait(_ body: @autoclosure () throws -> Int) throws {
      let body: Int = try body()
      recorder.record(.wait(body), "wait(_:)")
      if let onWait { return try onWait(body) }
      try (Bindgen.next(&waitResults) ?? waitResult)?.get()
    }

    var onDefault: (() -> Double?)?
    var defaultResults: [Double?] = []
    var defaultResult: Double? = nil
    func `default`() -> Double? {
      recorder.record(.default, "default()")
      if let onDefault { return onDefault() }
      return Bindgen.next(&defaultResults) ?? defaultResult
    }
  }

  nonisolated extension NameStoreSpy.CallOf: Equatable where A0: Equatable {}
  nonisolated extension NameStoreSpy.CallOf: Sendable where A0: Sendable {}

  /// An `OddStore` that records its calls.
  final class OddStoreSpy: OddStore, Bindgen.Spy {
    nonisolated enum CallOf<A0, A1> {
      case move(Int, Int)
      case convert(to: Int)
      case inTransaction
      case animate
      case strict
      case show(A0, or: A0)
      case log(String, line: Int)
      case ask(answer: Int, recorder: Int, onAsk: Int)
      case wait
      case send(A1)
    }
    typealias Call = CallOf<Any, Mutable>

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onMove = nil
      onConvert = nil
      onInTransaction = nil
      onAnimate = nil
      onStrict = nil
      strictResults = []
      onShow = nil
      onLog = nil
      onAsk = nil
      askResults = []
      askResult = 0
      onWait = nil
      onSend = nil
    }

    init(
      strictResult: Swift.Result<Todo, ParseError>,
      journal: Bindgen.Journal? = nil
    ) {
      recorder = Bindgen.Recorder("OddStore", journal: journal)
      self.strictResult = strictResult
    }

    var onMove: ((_ x: Int, _ y: Int) -> Void)?
    func move(_ x: Int, _ y: Int) {
      recorder.record(.move(x, y), "move(_:_:)")
      onMove?(x, y)
    }

    var onConvert: ((_ base: Int) -> Void)?
    func convert(to base: Int) {
      recorder.record(.convert(to: base), "convert(to:)")
      onConvert?(base)
    }

    var onInTransaction: ((_ body: () -> Void) throws -> Void)?
    func inTransaction(_ body: () -> Void) throws {
      recorder.record(.inTransaction, "inTransaction(_:)")
      if let onInTransaction { return try onInTransaction(body) }
      body()
    }

    var onAnimate: ((_ body: @MainActor () -> Void) -> Void)?
    func animate(_ body: @MainActor () -> Void) {
      recorder.record(.animate, "animate(_:)")
      onAnimate?(body)
    }

    var onStrict: ((_ body: () throws -> Todo) throws(ParseError) -> Todo)?
    var strictResults: [Swift.Result<Todo, ParseError>] = []
    var strictResult: Swift.Result<Todo, ParseError>
    func strict(_ body: () throws -> Todo) throws(ParseError) -> Todo {
      recorder.record(.strict, "strict(_:)")
      if let onStrict { return try onStrict(body) }
      return try (Bindgen.next(&strictResults) ?? strictResult).get()
    }

    var onShow: ((_ all: Any, _ one: Any) -> Void)?
    func show(_ all: [some Equatable], or one: (some Equatable)?) {
      recorder.record(.show(all as Any, or: one as Any), "show(_:or:)")
      onShow?(all as Any, one as Any)
    }

    var onLog: ((_ text: String, _ line: Int) -> Void)?
    func log(_ text: String, line: Int) {
      recorder.record(.log(text, line: line), "log(_:line:)")
      onLog?(text, line)
    }

    var onAsk: ((_ answer: Int, _ recorder: Int, _ onAsk: Int) -> Int)?
    var askResults: [Int] = []
    var askResult: Int = 0
    func ask(answer: Int, recorder: Int, onAsk: Int) -> Int {
      self.recorder.record(.ask(answer: answer, recorder: recorder, onAsk: onAsk), "ask(answer:recorder:onAsk:)")
      if let answer2 = self.onAsk { return answer2(answer, recorder, onAsk) }
      return Bindgen.next(&self.askResults) ?? self.askResult
    }

    var onWait: (nonisolated(nonsending) (_ body: () -> Int) async -> Int)?
    func wait(_ body: () -> Int) async -> Int {
      recorder.record(.wait, "wait(_:)")
      if let onWait { return await onWait(body) }
      return body()
    }

    var onSend: (nonisolated(nonsending) (_ mutable: Mutable) async -> Void)?
    func send(_ mutable: Mutable) async {
      recorder.record(.send(mutable), "send(_:)")
      await onSend?(mutable)
    }
  }

  nonisolated extension OddStoreSpy.CallOf: Equatable where A0: Equatable, A1: Equatable {}
  nonisolated extension OddStoreSpy.CallOf: Sendable where A0: Sendable, A1: Sendable {}

  /// A `TodoArchive` that records its calls.
  final class TodoArchiveSpy: TodoArchive, Bindgen.Spy {
    nonisolated enum CallOf<A0> {
      case clear
      case handler
      case keep(Int)
      case pick(A0)
      case measure
      case lock
      case wait(Int)
      case `default`
    }
    typealias Call = CallOf<any Equatable>

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      (onClear, clearResults, clearResult) = (nil, [], nil)
      onHandler = nil
      handlerResults = []
      onKeep = nil
      onPick = nil
      onMeasure = nil
      (onWait, waitResults, waitResult) = (nil, [], nil)
      onDefault = nil
      defaultResults = []
      defaultResult = nil
    }

    init(
      handlerResult: @escaping () -> Int,
      journal: Bindgen.Journal? = nil
    ) {
      recorder = Bindgen.Recorder("TodoArchive", journal: journal)
      self.handlerResult = handlerResult
    }

    var onClear: (() throws -> Void)?
    var clearResults: [Swift.Result<Void, any Swift.Error>] = []
    var clearResult: Swift.Result<Void, any Swift.Error>?
    func clear() throws {
      recorder.record(.clear, "clear()")
      if let onClear { return try onClear() }
      try (Bindgen.next(&clearResults) ?? clearResult)?.get()
    }

    var onHandler: (() -> () -> Int)?
    var handlerResults: [() -> Int] = []
    var handlerResult: () -> Int
    func handler() -> () -> Int {
      recorder.record(.handler, "handler()")
      if let onHandler { return onHandler() }
      return Bindgen.next(&handlerResults) ?? handlerResult
    }

    var onKeep: ((_ onKeep: Int) -> Void)?
    func keep(_ onKeep: Int) {
      self.recorder.record(.keep(onKeep), "keep(_:)")
      self.onKeep?(onKeep)
    }

    var onPick: ((_ choice: any Equatable) -> Void)?
    func pick(_ choice: some Equatable) {
      recorder.record(.pick(choice), "pick(_:)")
      onPick?(choice)
    }

    var onMeasure: ((_ body: () throws -> Int) throws -> Int)?
    func measure(_ body: () throws -> Int) throws -> Int {
      recorder.record(.measure, "measure(_:)")
      if let onMeasure { return try onMeasure(body) }
      return try body()
    }

    func lock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
      recorder.record(.lock, "lock(_:)")
      return try body()
    }

    var onWait: ((_ body: Int) throws -> Void)?
    var waitResults: [Swift.Result<Void, any Swift.Error>] = []
    var waitResult: Swift.Result<Void, any Swift.Error>?
    func wait(_ body: @autoclosure () throws -> Int) throws {
      let body: Int = try body()
      recorder.record(.wait(body), "wait(_:)")
      if let onWait { return try onWait(body) }
      try (Bindgen.next(&waitResults) ?? waitResult)?.get()
    }

    var onDefault: (() -> Double?)?
    var defaultResults: [Double?] = []
    var defaultResult: Double? = nil
    func `default`() -> Double? {
      recorder.record(.default, "default()")
      if let onDefault { return onDefault() }
      return Bindgen.next(&defaultResults) ?? defaultResult
    }
  }

  nonisolated extension TodoArchiveSpy.CallOf: Equatable where A0: Equatable {}
  nonisolated extension TodoArchiveSpy.CallOf: Sendable where A0: Sendable {}
#endif
