// Made by bindgen from Family8.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family8M1: Bindgen.ObservedFamilyModel, Bindgen.PublishedFamilyModel, Bindgen.TrackedFamilyModel,
  Observation.Observable
{
  // MARK: What it is given

  let c0: Family8M0
  let c1: Family8M0

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

  var s1: Int {
    get {
      _noteRead(1)
      return _s1
    }
    set {
      _forewarn(1)
      _s1 = newValue
      _wrote(1)
    }
  }
  private var _s1: Int

  // MARK: What follows

  var d0: Int {
    _refresh(2)
    _noteRead(2)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family8M0, c1: Family8M0, s0: Int = 0, s1: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _adopt(c0._core)
    _adopt(c1._core)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
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
    var s0: Family8M1.Field<Int> { (0, { $0.s0 }) }
    var s1: Family8M1.Field<Int> { (1, { $0.s1 }) }
    var d0: Family8M1.Field<Int> { (2, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family8M1, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(3)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family8M1._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 s1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[1]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family8M1._graph)
  private struct Cache {
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family8M1Formulas.d0(_s1)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family8M1Formulas.d0AreEqual) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d0, _cache.d0, by: _Family8M1Formulas.d0AreEqual) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family8M1(
      c0: children["c0"] as! Family8M0,
      c1: children["c1"] as! Family8M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= bucket(d0)
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
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
extension Family8M1 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family8M1Formulas {
  static func d0(_ s1: Int) -> Int { s1 % 5 }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}
