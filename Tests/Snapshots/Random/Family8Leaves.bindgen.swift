// Made by bindgen from Family8Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family8M0: Bindgen.ObservedFamilyModel, Bindgen.PublishedFamilyModel, Bindgen.TrackedFamilyModel,
  Observation.Observable
{
  // MARK: State

  var s0: Int {
    get {
      _noteRead(0)
      return _s0
    }
    set {
      _forewarn(0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(0) }
    }
  }
  private var _s0: Int

  var s1: [Int] {
    get {
      _noteRead(1)
      return _s1
    }
    set {
      _forewarn(1)
      if Bindgen.replace(&_s1, with: newValue) { _wrote(1) }
    }
    _modify {
      _forewarn(1)
      defer { _wrote(1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  // MARK: What follows

  var d2: Int {
    _refresh(2)
    _noteRead(2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(3)
    _noteRead(3)
    return _cache.d3
  }

  var d0: Int {
    _refresh(4)
    _noteRead(4)
    return _cache.d0
  }

  var d4: Int? {
    _refresh(5)
    _noteRead(5)
    return _cache.d4
  }

  var d1: Int { d0 }

  // MARK: Making

  init(s0: Int = 0, s1: [Int] = []) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d2: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d0: Changes = Changes(rawValue: 1 &<< 4)
    static let d4: Changes = Changes(rawValue: 1 &<< 5)
    static let d1: Changes = Changes(rawValue: 1 &<< 6)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family8M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family8M0.Field<[Int]> { (1, { $0.s1 }) }
    var d2: Family8M0.Field<Int> { (2, { $0.d2 }) }
    var d3: Family8M0.Field<Int> { (3, { $0.d3 }) }
    var d0: Family8M0.Field<Int> { (4, { $0.d0 }) }
    var d4: Family8M0.Field<Int?> { (5, { $0.d4 }) }
    var d1: Family8M0.Field<Int> { (6, { $0.d1 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family8M0, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(7)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family8M0._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 s1 d2 d3 d0 d4 d1"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[1], [2], [0], [4], [4]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family8M0._graph)
  private struct Cache {
    var d2: Int = 0
    var d3: Int = 0
    var d0: Int = 0
    var d4: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family8M0Formulas.d2(_s1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(2, marking: 0x8) }
    }
    if pass.isDue(3) {
      let value: Int = _Family8M0Formulas.d3(_cache.d2)
      if Bindgen.replace(&_cache.d3, with: value, unless: _Family8M0Formulas.d3AreEqual) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _Family8M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(4, marking: 0x60) }
    }
    if pass.isDue(5) {
      let value: Int? = _Family8M0Formulas.d4(_cache.d0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(5) }
    }
    if pass.isDue(6) { pass.cameOut(6) }
    _core.finish(pass, 0x7c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(2) }
    if Bindgen.areEqual(_told.d3, _cache.d3, by: _Family8M0Formulas.d3AreEqual) { equal.add(3) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(4) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(5) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(6) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M0: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family8M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d2.number
    sum &+= bucket(d3)
    sum &+= d0.number
    sum &+= d4.number
    sum &+= d1.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d0": return d0.number
    case "d4": return d4.number
    case "d1": return d1.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M0 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M0 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family8M0Formulas {
  static func d2(_ s1: [Int]) -> Int { mix(s1.number, s1.number) }
  static func d3(_ d2: Int) -> Int { d2 % 5 }
  static func d3AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s0: Int) -> Int { s0 &+ s0 }
  static func d4(_ d0: Int) -> Int? { maybe(d0 % 5) }
}
