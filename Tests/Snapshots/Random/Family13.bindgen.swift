// Made by bindgen from Family13.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family13M2: Bindgen.ObservedFamilyModel, Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let c0: Family13M1
  let c1: Family13M0

  // MARK: State

  var s0: Int {
    get {
      _noteRead(0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d5: Int {
    _refresh(1)
    _noteRead(1)
    return _cache.d5
  }

  var d4: Int? {
    _refresh(2)
    _noteRead(2)
    return _cache.d4
  }

  var d2: Int {
    _refresh(3)
    _noteRead(3)
    return _cache.d2
  }

  var d1: Int {
    _refresh(4)
    _noteRead(4)
    return _cache.d1
  }

  var d0: Int {
    _refresh(5)
    _noteRead(5)
    return _cache.d0
  }

  var d3: Int {
    _refresh(6)
    _noteRead(6)
    return _cache.d3
  }

  // MARK: Making

  init(c0: Family13M1, c1: Family13M0, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(c0._core, [0, 1, 2, 3, 4, 5, 6], from: 7)
    _adopt(c0.c0._core, [0, 1, 2, 3, 4, 5], from: 14)
    _adopt(c0.c1._core, [0, 1, 2, 3, 4, 5], from: 20)
    _adopt(c1._core, [0, 1, 2, 4], from: 26)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d5: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
    static let d3: Changes = Changes(rawValue: 1 &<< 6)
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

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family13M2.Field<Int> { (0, { $0.s0 }) }
    var d5: Family13M2.Field<Int> { (1, { $0.d5 }) }
    var d4: Family13M2.Field<Int?> { (2, { $0.d4 }) }
    var d2: Family13M2.Field<Int> { (3, { $0.d2 }) }
    var d1: Family13M2.Field<Int> { (4, { $0.d1 }) }
    var d0: Family13M2.Field<Int> { (5, { $0.d0 }) }
    var d3: Family13M2.Field<Int> { (6, { $0.d3 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family13M2, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(7)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family13M2._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 d5 d4 d2 d1 d0 d3"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [
      [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25], [25], [10, 15, 19], [12, 13, 27, 29],
      [28], [3, 5, 20],
    ],
    outside: [
      [], [], [], [], [], [], [9, 12], [], [], [14, 15], [14, 15], [15, 17], [18], [], [], [20, 21], [20, 21],
      [21, 23], [24], [], [], [26, 27], [26, 27],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family13M2._graph)
  private struct Cache {
    var d5: Int = 0
    var d4: Int?
    var d2: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d3: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x1a != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(9, for: wanted) { needed.add(2) }
      if _core.needs(10, for: wanted) { needed.add(3) }
      if _core.needs(11, for: wanted) { needed.add(4) }
      if _core.needs(12, for: wanted) { needed.add(5) }
      if _core.needs(13, for: wanted) { needed.add(6) }
      c0._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0xa != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(16, for: wanted) { needed2.add(2) }
      if _core.needs(17, for: wanted) { needed2.add(3) }
      if _core.needs(18, for: wanted) { needed2.add(4) }
      if _core.needs(19, for: wanted) { needed2.add(5) }
      c0.c0._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x6 != 0 {
      var needed3: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(22, for: wanted) { needed3.add(2) }
      if _core.needs(23, for: wanted) { needed3.add(3) }
      if _core.needs(24, for: wanted) { needed3.add(4) }
      if _core.needs(25, for: wanted) { needed3.add(5) }
      c0.c1._bringUpToDate(needed3)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x30 != 0 {
      var needed4: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(28, for: wanted) { needed4.add(2) }
      if _core.needs(29, for: wanted) { needed4.add(4) }
      c1._bringUpToDate(needed4)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family13M2Formulas.d5(c0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int? = _Family13M2Formulas.d4(c0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      _cache.d2 = _Family13M2Formulas.d2(c0)
      pass.cameOut(3, marking: 0x40)
    }
    if pass.isDue(4) {
      _cache.d1 = _Family13M2Formulas.d1(c1, c0)
      pass.cameOut(4)
    }
    if pass.isDue(5) {
      let value: Int = _Family13M2Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(5, marking: 0x40) }
    }
    if pass.isDue(6) {
      _cache.d3 = _Family13M2Formulas.d3(_cache.d0, c0, _cache.d2)
      pass.cameOut(6)
    }
    _core.finish(pass, 0x7e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(1) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(2) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d3) { names.insert("d3") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family13M2(
      c0: children["c0"] as! Family13M1,
      c1: children["c1"] as! Family13M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d3.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d3": return d3.number
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
extension Family13M2 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d3) { names.insert("d3") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family13M2Formulas {
  static func d5(_ c0: Family13M1) -> Int { total(c0) }
  static func d4(_ c0: Family13M1) -> Int? { maybe(c0.c1.d2 % 5) }
  static func d2(_ c0: Family13M1) -> Int { pick(c0.c0.s1, c0.c0.d2, c0.d2) }
  static func d1(_ c1: Family13M0, _ c0: Family13M1) -> Int { mix(c1.d1, c0.d0, bucket(c0.d4), c1.s1) }
  static func d0(_ c1: Family13M0) -> Int { c1.d3 }
  static func d3(_ d0: Int, _ c0: Family13M1, _ d2: Int) -> Int { mix(d0, c0.c1.s0, d2, d0, c0.c1.s0) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family13M1: Bindgen.ObservedFamilyModel, Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let c0: Family13M0
  let c1: Family13M0

  // MARK: State

  var s0: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _s1
    }
    set {
      _s1 = newValue
      _wrote(1)
    }
  }
  private var _s1: Int

  // MARK: What follows

  var d3: Int {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.d3
  }

  var d2: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d2
  }

  var d1: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d1
  }

  var d0: Int {
    _refresh(5)
    if !_core.isComputing { _noteRead(5) }
    return _cache.d0
  }

  var d4: Int {
    _refresh(6)
    if !_core.isComputing { _noteRead(6) }
    return _cache.d4
  }

  // MARK: Making

  init(c0: Family13M0, c1: Family13M0, s0: Int = 0, s1: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _adopt(c0._core, [1], from: 7)
    _adopt(c1._core, [0, 1, 2, 3, 5], from: 8)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
    static let d4: Changes = Changes(rawValue: 1 &<< 6)
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

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family13M1.Field<Int> { (0, { $0.s0 }) }
    var s1: Family13M1.Field<Int> { (1, { $0.s1 }) }
    var d3: Family13M1.Field<Int> { (2, { $0.d3 }) }
    var d2: Family13M1.Field<Int> { (3, { $0.d2 }) }
    var d1: Family13M1.Field<Int> { (4, { $0.d1 }) }
    var d0: Family13M1.Field<Int> { (5, { $0.d0 }) }
    var d4: Family13M1.Field<Int> { (6, { $0.d4 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family13M1, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(7)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family13M1._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 s1 d3 d2 d1 d0 d4"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 2,
    inputs: [[7], [10, 12], [10], [7], [2, 5, 11]],
    outside: [[], [], [], [8, 9], [8, 9], [9, 11]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family13M1._graph)
  private struct Cache {
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d4: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x58 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(10, for: wanted) { needed.add(2) }
      if _core.needs(11, for: wanted) { needed.add(3) }
      if _core.needs(12, for: wanted) { needed.add(5) }
      c1._bringUpToDate(needed)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family13M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2, marking: 0x40) }
    }
    if pass.isDue(3) {
      _cache.d2 = _Family13M1Formulas.d2(c1)
      pass.cameOut(3)
    }
    if pass.isDue(4) {
      let value: Int = _Family13M1Formulas.d1(c1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _Family13M1Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(5, marking: 0x40) }
    }
    if pass.isDue(6) {
      let value: Int = _Family13M1Formulas.d4(c1, _cache.d0, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value, unless: _Family13M1Formulas.d4AreEqual) { pass.cameOut(6) }
    }
    _core.finish(pass, 0x7c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(5) }
    if Bindgen.areEqual(_told.d4, _cache.d4, by: _Family13M1Formulas.d4AreEqual) { equal.add(6) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family13M1(
      c0: children["c0"] as! Family13M0,
      c1: children["c1"] as! Family13M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= bucket(d4)
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d4": return d4.number
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
extension Family13M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family13M1Formulas {
  static func d3(_ c0: Family13M0) -> Int { c0.s1 % 5 }
  static func d2(_ c1: Family13M0) -> Int { c1.d3 &+ c1.d2 }
  static func d1(_ c1: Family13M0) -> Int { c1.d3 % 5 }
  static func d0(_ c0: Family13M0) -> Int { c0.s1 % 5 }
  static func d4(_ c1: Family13M0, _ d0: Int, _ d3: Int) -> Int { pick(c1.d0, d0, d3) }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family13M0: Bindgen.ObservedFamilyModel, Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: State

  var s0: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
  }
  private var _s1: Int

  // MARK: What follows

  var d3: Int {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.d3
  }

  var d0: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d0
  }

  var d1: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d1
  }

  var d2: Int {
    _refresh(5)
    if !_core.isComputing { _noteRead(5) }
    return _cache.d2
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d2: Changes = Changes(rawValue: 1 &<< 5)
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

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family13M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family13M0.Field<Int> { (1, { $0.s1 }) }
    var d3: Family13M0.Field<Int> { (2, { $0.d3 }) }
    var d0: Family13M0.Field<Int> { (3, { $0.d0 }) }
    var d1: Family13M0.Field<Int> { (4, { $0.d1 }) }
    var d2: Family13M0.Field<Int> { (5, { $0.d2 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family13M0, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(6)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family13M0._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "s0 s1 d3 d0 d1 d2"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0, 1], [0, 1], [1, 3], [4]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family13M0._graph)
  private struct Cache {
    var d3: Int = 0
    var d0: Int = 0
    var d1: Int = 0
    var d2: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family13M0Formulas.d3(_s1, _s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int = _Family13M0Formulas.d0(_s0, _s1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      let value: Int = _Family13M0Formulas.d1(_s1, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4, marking: 0x20) }
    }
    if pass.isDue(5) {
      _cache.d2 = _Family13M0Formulas.d2(_cache.d1)
      pass.cameOut(5)
    }
    _core.finish(pass, 0x3c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family13M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d2": return d2.number
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
extension Family13M0 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family13M0Formulas {
  static func d3(_ s1: Int, _ s0: Int) -> Int { mix(s1, s0, s1) }
  static func d0(_ s0: Int, _ s1: Int) -> Int { pick(s0, s1, s0) }
  static func d1(_ s1: Int, _ d0: Int) -> Int { mix(s1, d0) }
  static func d2(_ d1: Int) -> Int { d1 / 2 }
}
