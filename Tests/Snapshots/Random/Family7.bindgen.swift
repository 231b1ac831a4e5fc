// Made by bindgen from Family7.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family7M2: Bindgen.ObservedFamilyModel, Bindgen.PublishedFamilyModel, Bindgen.TrackedFamilyModel,
  Observation.Observable
{
  // MARK: What it is given

  let c0: Family7M1

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

  var d4: Int {
    _refresh(2)
    _noteRead(2)
    return _cache.d4
  }

  var d3: Int {
    _refresh(3)
    _noteRead(3)
    return _cache.d3
  }

  var d2: Int {
    _refresh(4)
    _noteRead(4)
    return _cache.d2
  }

  var d1: Int? {
    _refresh(5)
    _noteRead(5)
    return _cache.d1
  }

  var d0: Int {
    _refresh(6)
    _noteRead(6)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family7M1, s0: Int = 0, s1: [Int] = []) {
    self.c0 = c0
    _s0 = s0
    _s1 = s1
    _adopt(c0._core, [0, 1, 2], from: 7)
    _adopt(c0.c1._core, [0, 1, 2, 3, 4, 5, 6, 7], from: 10)
    _adopt(c0.c0._core, [0, 1, 2, 3, 4, 5, 6, 7], from: 18)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d2: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
    static let d0: Changes = Changes(rawValue: 1 &<< 6)
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
    var s0: Family7M2.Field<Int> { (0, { $0.s0 }) }
    var s1: Family7M2.Field<[Int]> { (1, { $0.s1 }) }
    var d4: Family7M2.Field<Int> { (2, { $0.d4 }) }
    var d3: Family7M2.Field<Int> { (3, { $0.d3 }) }
    var d2: Family7M2.Field<Int> { (4, { $0.d2 }) }
    var d1: Family7M2.Field<Int?> { (5, { $0.d1 }) }
    var d0: Family7M2.Field<Int> { (6, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family7M2, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(7)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family7M2._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 s1 d4 d3 d2 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 2,
    inputs: [
      [0], [0, 8, 12], [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25], [9],
      [8, 15, 16, 17, 25],
    ],
    outside: [
      [], [], [], [], [], [], [10, 12], [10], [12], [13, 15], [10], [], [], [], [18, 20], [18], [20], [21, 23], [18],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family7M2._graph)
  private struct Cache {
    var d4: Int = 0
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int?
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x78 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed.add(1) }
      if _core.needs(9, for: wanted) { needed.add(2) }
      c0._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x50 != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(13, for: wanted) { needed2.add(3) }
      if _core.needs(14, for: wanted) { needed2.add(4) }
      if _core.needs(15, for: wanted) { needed2.add(5) }
      if _core.needs(16, for: wanted) { needed2.add(6) }
      if _core.needs(17, for: wanted) { needed2.add(7) }
      c0.c1._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x50 != 0 {
      var needed3: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(21, for: wanted) { needed3.add(3) }
      if _core.needs(22, for: wanted) { needed3.add(4) }
      if _core.needs(23, for: wanted) { needed3.add(5) }
      if _core.needs(24, for: wanted) { needed3.add(6) }
      if _core.needs(25, for: wanted) { needed3.add(7) }
      c0.c0._bringUpToDate(needed3)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family7M2Formulas.d4(_s0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      _cache.d3 = _Family7M2Formulas.d3(c0, _s0)
      pass.cameOut(3)
    }
    if pass.isDue(4) {
      let value: Int = _Family7M2Formulas.d2(c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int? = _Family7M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(5) }
    }
    if pass.isDue(6) {
      let value: Int = _Family7M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family7M2Formulas.d0AreEqual) { pass.cameOut(6) }
    }
    _core.finish(pass, 0x7c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(2) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(4) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(5) }
    if Bindgen.areEqual(_told.d0, _cache.d0, by: _Family7M2Formulas.d0AreEqual) { equal.add(6) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family7M2(
      c0: children["c0"] as! Family7M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= bucket(d0)
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d0": return d0.number
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
extension Family7M2 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family7M2Formulas {
  static func d4(_ s0: Int) -> Int { s0 / 2 }
  static func d3(_ c0: Family7M1, _ s0: Int) -> Int { pick(c0.d1, s0, c0.c1.s2) }
  static func d2(_ c0: Family7M1) -> Int { total(c0) }
  static func d1(_ c0: Family7M1) -> Int? { c0.d0 }
  static func d0(_ c0: Family7M1) -> Int { mix(c0.c1.d4, c0.d1, c0.c0.d0.number, c0.c1.d1, c0.c1.d0.number) }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family7M1: Bindgen.ObservedFamilyModel, Bindgen.PublishedFamilyModel, Bindgen.TrackedFamilyModel,
  Observation.Observable
{
  // MARK: What it is given

  let c0: Family7M0
  let c1: Family7M0

  // MARK: State

  var s0: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _s0
    }
    set {
      _forewarn(0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(0) }
    }
  }
  private var _s0: Int

  // MARK: What follows

  var d1: Int {
    _refresh(1)
    if !_core.isComputing { _noteRead(1) }
    return _cache.d1
  }

  var d0: Int? {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family7M0, c1: Family7M0, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(c1._core, [0, 1, 2, 4, 6], from: 3)
    _adopt(c0._core, [0, 2, 4, 5], from: 8)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
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
    var s0: Family7M1.Field<Int> { (0, { $0.s0 }) }
    var d1: Family7M1.Field<Int> { (1, { $0.d1 }) }
    var d0: Family7M1.Field<Int?> { (2, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family7M1, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(3)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family7M1._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[5, 6, 11], [4, 6, 7, 10]],
    outside: [[], [], [], [3], [3, 5], [], [], [8], [9]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family7M1._graph)
  private struct Cache {
    var d1: Int = 0
    var d0: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x6 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(6, for: wanted) { needed.add(4) }
      if _core.needs(7, for: wanted) { needed.add(6) }
      c1._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x6 != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(10, for: wanted) { needed2.add(4) }
      if _core.needs(11, for: wanted) { needed2.add(5) }
      c0._bringUpToDate(needed2)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family7M1Formulas.d1(c1, c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int? = _Family7M1Formulas.d0(c1, c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(1) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family7M1(
      c0: children["c0"] as! Family7M0,
      c1: children["c1"] as! Family7M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d1": return d1.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family7M1Formulas {
  static func d1(_ c1: Family7M0, _ c0: Family7M0) -> Int { mix(c1.d2, c1.s2, c0.d1) }
  static func d0(_ c1: Family7M0, _ c0: Family7M0) -> Int? { maybe(mix(c1.s1.number, c0.d2, c1.d4, c1.d2)) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family7M0: Bindgen.ObservedFamilyModel, Bindgen.PublishedFamilyModel, Bindgen.TrackedFamilyModel,
  Observation.Observable
{
  // MARK: State

  var s0: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
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
      if !_core.isComputing { _noteRead(1) }
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

  var s2: Int {
    get {
      if !_core.isComputing { _noteRead(2) }
      return _s2
    }
    set {
      _forewarn(2)
      _s2 = newValue
      _wrote(2)
    }
  }
  private var _s2: Int

  // MARK: What follows

  var d3: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d3
  }

  var d2: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d2
  }

  var d1: Int {
    _refresh(5)
    if !_core.isComputing { _noteRead(5) }
    return _cache.d1
  }

  var d4: Int {
    _refresh(6)
    if !_core.isComputing { _noteRead(6) }
    return _cache.d4
  }

  var d0: Int? {
    _refresh(7)
    if !_core.isComputing { _noteRead(7) }
    return _cache.d0
  }

  // MARK: Making

  init(s0: Int = 0, s1: [Int] = [], s2: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d2: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
    static let d4: Changes = Changes(rawValue: 1 &<< 6)
    static let d0: Changes = Changes(rawValue: 1 &<< 7)
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
    var s0: Family7M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family7M0.Field<[Int]> { (1, { $0.s1 }) }
    var s2: Family7M0.Field<Int> { (2, { $0.s2 }) }
    var d3: Family7M0.Field<Int> { (3, { $0.d3 }) }
    var d2: Family7M0.Field<Int> { (4, { $0.d2 }) }
    var d1: Family7M0.Field<Int> { (5, { $0.d1 }) }
    var d4: Family7M0.Field<Int> { (6, { $0.d4 }) }
    var d0: Family7M0.Field<Int?> { (7, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family7M0, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(8)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family7M0._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 s1 s2 d3 d2 d1 d4 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0, 2], [0], [2], [3, 5], [0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family7M0._graph)
  private struct Cache {
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int = 0
    var d4: Int = 0
    var d0: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: Int = _Family7M0Formulas.d3(_s0, _s2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(3, marking: 0x40) }
    }
    if pass.isDue(4) {
      let value: Int = _Family7M0Formulas.d2(_s0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      _cache.d1 = _Family7M0Formulas.d1(_s2)
      pass.cameOut(5, marking: 0x40)
    }
    if pass.isDue(6) {
      let value: Int = _Family7M0Formulas.d4(_cache.d1, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(6) }
    }
    if pass.isDue(7) {
      let value: Int? = _Family7M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(7) }
    }
    _core.finish(pass, 0xf8)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(3) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(4) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(6) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(7) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family7M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d4.number
    sum &+= d0.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d4": return d4.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "s2": return publishers.s2.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family7M0Formulas {
  static func d3(_ s0: Int, _ s2: Int) -> Int { s0 &+ s2 }
  static func d2(_ s0: Int) -> Int { s0 / 2 }
  static func d1(_ s2: Int) -> Int { s2 % 5 }
  static func d4(_ d1: Int, _ d3: Int) -> Int { d1 &+ d3 }
  static func d0(_ s0: Int) -> Int? { maybe(s0 % 5) }
}
