// Made by bindgen from Family12.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family12M2: Bindgen.WatchedFamilyModel {
  // MARK: What it is given

  let c0: Family12M0
  let c1: Family12M1

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d5: Int {
    _refresh(1)
    return _cache.d5
  }

  var d4: Int {
    _refresh(2)
    return _cache.d4
  }

  var d3: Int? {
    _refresh(3)
    return _cache.d3
  }

  var d1: Int {
    _refresh(4)
    return _cache.d1
  }

  var d0: Int {
    _refresh(5)
    return _cache.d0
  }

  var d2: Int {
    _refresh(6)
    return _cache.d2
  }

  // MARK: Making

  init(c0: Family12M0, c1: Family12M1, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(c1._core, [0, 1, 2, 3, 4], from: 7)
    _adopt(c1.c0._core, [0, 1, 2, 3, 4, 5, 6, 7], from: 12)
    _adopt(c0._core, [0, 2], from: 20)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d5: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
    static let d2: Changes = Changes(rawValue: 1 &<< 6)
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
    var s0: Family12M2.Field<Int> { (0, { $0.s0 }) }
    var d5: Family12M2.Field<Int> { (1, { $0.d5 }) }
    var d4: Family12M2.Field<Int> { (2, { $0.d4 }) }
    var d3: Family12M2.Field<Int?> { (3, { $0.d3 }) }
    var d1: Family12M2.Field<Int> { (4, { $0.d1 }) }
    var d0: Family12M2.Field<Int> { (5, { $0.d0 }) }
    var d2: Family12M2.Field<Int> { (6, { $0.d2 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family12M2, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d5 d4 d3 d1 d0 d2"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], [15, 20], [19], [9, 13, 14], [21], [5, 17]],
    outside: [[], [], [], [7], [], [], [], [], [12, 13, 14], [13], [16], [16], [12], [], []]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family12M2._graph)
  private struct Cache {
    var d5: Int = 0
    var d4: Int = 0
    var d3: Int?
    var d1: Int = 0
    var d0: Int = 0
    var d2: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x12 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed.add(1) }
      if _core.needs(9, for: wanted) { needed.add(2) }
      if _core.needs(10, for: wanted) { needed.add(3) }
      if _core.needs(11, for: wanted) { needed.add(4) }
      c1._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x4e != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(15, for: wanted) { needed2.add(3) }
      if _core.needs(16, for: wanted) { needed2.add(4) }
      if _core.needs(17, for: wanted) { needed2.add(5) }
      if _core.needs(18, for: wanted) { needed2.add(6) }
      if _core.needs(19, for: wanted) { needed2.add(7) }
      c1.c0._bringUpToDate(needed2)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family12M2Formulas.d5(c1)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family12M2Formulas.d4(c0, c1)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int? = _Family12M2Formulas.d3(c1)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _Family12M2Formulas.d1(c1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _Family12M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(5, marking: 0x40) }
    }
    if pass.isDue(6) {
      let value: Int = _Family12M2Formulas.d2(c1, _cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(6) }
    }
    _core.finish(pass, 0x7e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(1) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(2) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(5) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(6) }
    _told = Cache()
    return equal
  }
}

extension Family12M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family12M2(
      c0: children["c0"] as! Family12M0,
      c1: children["c1"] as! Family12M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d2.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d2": return d2.number
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

extension Family12M2 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family12M2Formulas {
  static func d5(_ c1: Family12M1) -> Int { total(c1) }
  static func d4(_ c0: Family12M0, _ c1: Family12M1) -> Int { pick(c0.s0, c1.c0.d2, c0.s0) }
  static func d3(_ c1: Family12M1) -> Int? { maybe(bucket(c1.c0.d0) % 5) }
  static func d1(_ c1: Family12M1) -> Int { pick(bucket(c1.c0.s1), c1.c0.s2.number, c1.d2) }
  static func d0(_ c0: Family12M0) -> Int { c0.s2.number / 2 }
  static func d2(_ c1: Family12M1, _ d0: Int) -> Int { c1.c0.d4.number &+ d0 }
}

final class Family12M1: Bindgen.WatchedFamilyModel {
  // MARK: What it is given

  let c0: Family12M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d3: Int {
    _refresh(1)
    return _cache.d3
  }

  var d2: Int {
    _refresh(2)
    return _cache.d2
  }

  var d1: Int? {
    _refresh(3)
    return _cache.d1
  }

  var d0: Int {
    _refresh(4)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family12M0, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _adopt(c0._core, [0, 1, 2, 3, 5, 6], from: 5)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d3: Changes = Changes(rawValue: 1 &<< 1)
    static let d2: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
    static let d0: Changes = Changes(rawValue: 1 &<< 4)
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
    var s0: Family12M1.Field<Int> { (0, { $0.s0 }) }
    var d3: Family12M1.Field<Int> { (1, { $0.d3 }) }
    var d2: Family12M1.Field<Int> { (2, { $0.d2 }) }
    var d1: Family12M1.Field<Int?> { (3, { $0.d1 }) }
    var d0: Family12M1.Field<Int> { (4, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family12M1, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d3 d2 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[5], [6, 8, 9], [0, 7, 10], [6]],
    outside: [[], [], [], [5, 6, 7], [6], [6]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family12M1._graph)
  private struct Cache {
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int?
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0xc != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed.add(3) }
      if _core.needs(9, for: wanted) { needed.add(5) }
      if _core.needs(10, for: wanted) { needed.add(6) }
      c0._bringUpToDate(needed)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family12M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family12M1Formulas.d2(c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int? = _Family12M1Formulas.d1(c0, _s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      _cache.d0 = _Family12M1Formulas.d0(c0)
      pass.cameOut(4)
    }
    _core.finish(pass, 0x1e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(1) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(2) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(3) }
    _told = Cache()
    return equal
  }
}

extension Family12M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family12M1(
      c0: children["c0"] as! Family12M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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

extension Family12M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
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
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family12M1Formulas {
  static func d3(_ c0: Family12M0) -> Int { c0.s0 % 5 }
  static func d2(_ c0: Family12M0) -> Int { pick(c0.d4.number, c0.d2, bucket(c0.s1)) }
  static func d1(_ c0: Family12M0, _ s0: Int) -> Int? { maybe(pick(c0.s2.number, c0.d3, s0)) }
  static func d0(_ c0: Family12M0) -> Int { bucket(c0.s1) / 2 }
}

final class Family12M0: Bindgen.WatchedFamilyModel {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family12M0Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  // MARK: What follows

  var d2: Int {
    _refresh(3)
    return _cache.d2
  }

  var d1: Int? {
    _refresh(4)
    return _cache.d1
  }

  var d4: Int? {
    _refresh(5)
    return _cache.d4
  }

  var d3: Int {
    _refresh(6)
    return _cache.d3
  }

  var d0: Int {
    _refresh(7)
    return _cache.d0
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0, s2: [Int] = []) {
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
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d4: Changes = Changes(rawValue: 1 &<< 5)
    static let d3: Changes = Changes(rawValue: 1 &<< 6)
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

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family12M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family12M0.Field<Int> { (1, { $0.s1 }) }
    var s2: Family12M0.Field<[Int]> { (2, { $0.s2 }) }
    var d2: Family12M0.Field<Int> { (3, { $0.d2 }) }
    var d1: Family12M0.Field<Int?> { (4, { $0.d1 }) }
    var d4: Family12M0.Field<Int?> { (5, { $0.d4 }) }
    var d3: Family12M0.Field<Int> { (6, { $0.d3 }) }
    var d0: Family12M0.Field<Int> { (7, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family12M0, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 s1 s2 d2 d1 d4 d3 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0, 1, 2], [1], [4], [4], [0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family12M0._graph)
  private struct Cache {
    var d2: Int = 0
    var d1: Int?
    var d4: Int?
    var d3: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      _cache.d2 = _Family12M0Formulas.d2(_s2, _s0, _s1)
      pass.cameOut(3)
    }
    if pass.isDue(4) {
      let value: Int? = _Family12M0Formulas.d1(_s1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4, marking: 0x60) }
    }
    if pass.isDue(5) {
      let value: Int? = _Family12M0Formulas.d4(_cache.d1)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(5) }
    }
    if pass.isDue(6) {
      let value: Int = _Family12M0Formulas.d3(_cache.d1)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(6) }
    }
    if pass.isDue(7) {
      let value: Int = _Family12M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family12M0Formulas.d0AreEqual) { pass.cameOut(7) }
    }
    _core.finish(pass, 0xf8)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(5) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(6) }
    if Bindgen.areEqual(_told.d0, _cache.d0, by: _Family12M0Formulas.d0AreEqual) { equal.add(7) }
    _told = Cache()
    return equal
  }
}

extension Family12M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family12M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= bucket(d0)
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = [Int](values)
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

extension Family12M0 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
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
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family12M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ s2: [Int], _ s0: Int, _ s1: Int) -> Int { mix(s2.number, s0, s0, bucket(s1)) }
  static func d1(_ s1: Int) -> Int? { maybe(bucket(s1) % 5) }
  static func d4(_ d1: Int?) -> Int? { maybe(d1.number % 5) }
  static func d3(_ d1: Int?) -> Int { d1.number / 2 }
  static func d0(_ s0: Int) -> Int { s0 &+ s0 }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}
