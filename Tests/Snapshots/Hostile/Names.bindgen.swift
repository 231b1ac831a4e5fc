// Made by bindgen from Names.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Everyday: Bindgen.Observed, Bindgen.Tracked, Observation.Observable {
  // MARK: What it is given

  let itself: Int
  let result: Int
  private let log: (String) -> Void

  // MARK: State

  var value: Int {
    get {
      _noteRead(0)
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  var body: Int {
    get {
      _noteRead(1)
      return _body
    }
    set { if Bindgen.replace(&_body, with: newValue) { _wrote(1) } }
  }
  private var _body: Int

  var fields: Int {
    get {
      _noteRead(2)
      return _fieldsOwn
    }
    set { if Bindgen.replace(&_fieldsOwn, with: newValue) { _wrote(2) } }
  }
  private var _fieldsOwn: Int

  var depth: Int {
    get {
      _noteRead(3)
      return _depth
    }
    set { if Bindgen.replace(&_depth, with: newValue) { _wrote(3) } }
  }
  private var _depth: Int

  var wanted: Int {
    get {
      _noteRead(4)
      return _wanted
    }
    set { if Bindgen.replace(&_wanted, with: newValue) { _wrote(4) } }
  }
  private var _wanted: Int

  var pass: Int {
    get {
      _noteRead(5)
      return _pass
    }
    set { if Bindgen.replace(&_pass, with: newValue) { _wrote(5) } }
  }
  private var _pass: Int

  var told: Int {
    get {
      _noteRead(6)
      return _toldOwn
    }
    set { if Bindgen.replace(&_toldOwn, with: newValue) { _wrote(6) } }
  }
  private var _toldOwn: Int

  var model: Int {
    get {
      _noteRead(7)
      return _modelOwn
    }
    set { if Bindgen.replace(&_modelOwn, with: newValue) { _wrote(7) } }
  }
  private var _modelOwn: Int

  var observer: Int {
    get {
      _noteRead(8)
      return _observer
    }
    set { if Bindgen.replace(&_observer, with: newValue) { _wrote(8) } }
  }
  private var _observer: Int

  var newValue: [Int] {
    get {
      _noteRead(9)
      return _newValue
    }
    set { if Bindgen.replace(&_newValue, with: newValue) { _wrote(9) } }
    _modify {
      defer { _wrote(9) }
      yield &_newValue
    }
  }
  private var _newValue: [Int]

  var oldValue: [Int] {
    get {
      _noteRead(10)
      return _oldValue
    }
    set { if Bindgen.replace(&_oldValue, with: newValue) { _wrote(10) } }
    _modify {
      defer { _wrote(10) }
      yield &_oldValue
    }
  }
  private var _oldValue: [Int]

  var old: Int {
    get {
      _noteRead(11)
      return _old
    }
    set { if Bindgen.replace(&_old, with: newValue) { _wrote(11) } }
  }
  private var _old: Int

  var new: Int {
    get {
      _noteRead(12)
      return _new
    }
    set { if Bindgen.replace(&_new, with: newValue) { _wrote(12) } }
  }
  private var _new: Int

  var left: Int {
    get {
      _noteRead(13)
      return _left
    }
    set { if Bindgen.replace(&_left, with: newValue) { _wrote(13) } }
  }
  private var _left: Int

  var right: Int {
    get {
      _noteRead(14)
      return _right
    }
    set { if Bindgen.replace(&_right, with: newValue) { _wrote(14) } }
  }
  private var _right: Int

  var watched: Int {
    get {
      _noteRead(15)
      return _watched
    }
    set { if Bindgen.replace(&_watched, with: newValue) { _wrote(15) } }
  }
  private var _watched: Int

  var changed: Int {
    get {
      _noteRead(16)
      return _changed
    }
    set { if Bindgen.replace(&_changed, with: newValue) { _wrote(16) } }
  }
  private var _changed: Int

  var mask: Int {
    get {
      _noteRead(17)
      return _mask
    }
    set { if Bindgen.replace(&_mask, with: newValue) { _wrote(17) } }
  }
  private var _mask: Int

  var read: Int {
    get {
      _noteRead(18)
      return _read
    }
    set { if Bindgen.replace(&_read, with: newValue) { _wrote(18) } }
  }
  private var _read: Int

  var cancel: Int {
    get {
      _noteRead(19)
      return _cancel
    }
    set { if Bindgen.replace(&_cancel, with: newValue) { _wrote(19) } }
  }
  private var _cancel: Int

  var core: Int {
    get {
      _noteRead(20)
      return _coreOwn
    }
    set { if Bindgen.replace(&_coreOwn, with: newValue) { _wrote(20) } }
  }
  private var _coreOwn: Int

  var field: Int {
    get {
      _noteRead(21)
      return _field
    }
    set { if Bindgen.replace(&_field, with: newValue) { _wrote(21) } }
  }
  private var _field: Int

  // MARK: What follows

  var cache: Int {
    _refresh(22)
    _noteRead(22)
    return _cache.cache
  }

  var areEqual: [Int] {
    _refresh(23)
    _noteRead(23)
    return _cache.areEqual
  }

  var raw: Int {
    _refresh(24)
    _noteRead(24)
    return _cache.raw
  }

  var equal: Int {
    _refresh(25)
    _noteRead(25)
    return _cache.equal
  }

  var notice: String {
    _refresh(26)
    _noteRead(26)
    return _cache.notice
  }

  var isEmpty: Bool {
    _refresh(27)
    _noteRead(27)
    return _cache.isEmpty
  }

  var contains: Int { value }

  var union: Int {
    _refresh(29)
    _noteRead(29)
    return _cache.union
  }

  var insert: Int {
    _refresh(30)
    _noteRead(30)
    return _cache.insert
  }

  var none: Int? {
    _refresh(31)
    _noteRead(31)
    return _cache.none
  }

  var some: Int {
    _refresh(32)
    _noteRead(32)
    return _cache.some
  }

  // MARK: Actions

  func add(value: Int, body: Int, changes: Int, fields: Int, depth: Int, wanted: Int, pass: Int, model: Int, in a: Int)
  {
    _core.open()
    defer { _end() }
    _performAdd(
      value: value,
      body: body,
      changes: changes,
      fields: fields,
      depth: depth,
      wanted: wanted,
      pass: pass,
      model: model,
      in: a
    )
  }

  private func _performAdd(
    value: Int,
    body: Int,
    changes: Int,
    fields: Int,
    depth: Int,
    wanted: Int,
    pass: Int,
    model: Int,
    in a: Int
  ) {
    self.value = value + body + changes + fields + depth + wanted + pass + model + a
  }

  func perform(_ body: () -> Void, newValue: Int) {
    _core.open()
    defer { _end() }
    _performPerform(body, newValue: newValue)
  }

  private func _performPerform(_ body: () -> Void, newValue: Int) { body() }

  func end(_ result: Int) -> Int {
    _core.open()
    defer { _end() }
    return _performEnd(result)
  }

  private func _performEnd(_ result: Int) -> Int { result }

  // MARK: Making

  init(
    log: @escaping (String) -> Void,
    itself: Int = 1,
    result: Int = 1,
    value: Int = 0,
    body: Int = 0,
    fields: Int = 0,
    depth: Int = 0,
    wanted: Int = 0,
    pass: Int = 0,
    told: Int = 0,
    model: Int = 0,
    observer: Int = 0,
    newValue: [Int] = [],
    oldValue: [Int] = [],
    old: Int = 0,
    new: Int = 0,
    left: Int = 0,
    right: Int = 0,
    watched: Int = 0,
    changed: Int = 0,
    mask: Int = 0,
    read: Int = 0,
    cancel: Int = 0,
    core: Int = 0,
    field: Int = 0,
    delegate: (any EverydayDelegate)? = nil
  ) {
    self.log = log
    self.itself = itself
    self.result = result
    _value = value
    _body = body
    _fieldsOwn = fields
    _depth = depth
    _wanted = wanted
    _pass = pass
    _toldOwn = told
    _modelOwn = model
    _observer = observer
    _newValue = newValue
    _oldValue = oldValue
    _old = old
    _new = new
    _left = left
    _right = right
    _watched = watched
    _changed = changed
    _mask = mask
    _read = read
    _cancel = cancel
    _coreOwn = core
    _field = field
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let body: Changes = Changes(rawValue: 1 &<< 1)
    static let fields: Changes = Changes(rawValue: 1 &<< 2)
    static let depth: Changes = Changes(rawValue: 1 &<< 3)
    static let wanted: Changes = Changes(rawValue: 1 &<< 4)
    static let pass: Changes = Changes(rawValue: 1 &<< 5)
    static let told: Changes = Changes(rawValue: 1 &<< 6)
    static let model: Changes = Changes(rawValue: 1 &<< 7)
    static let observer: Changes = Changes(rawValue: 1 &<< 8)
    static let newValue: Changes = Changes(rawValue: 1 &<< 9)
    static let oldValue: Changes = Changes(rawValue: 1 &<< 10)
    static let old: Changes = Changes(rawValue: 1 &<< 11)
    static let new: Changes = Changes(rawValue: 1 &<< 12)
    static let left: Changes = Changes(rawValue: 1 &<< 13)
    static let right: Changes = Changes(rawValue: 1 &<< 14)
    static let watched: Changes = Changes(rawValue: 1 &<< 15)
    static let changed: Changes = Changes(rawValue: 1 &<< 16)
    static let mask: Changes = Changes(rawValue: 1 &<< 17)
    static let read: Changes = Changes(rawValue: 1 &<< 18)
    static let cancel: Changes = Changes(rawValue: 1 &<< 19)
    static let core: Changes = Changes(rawValue: 1 &<< 20)
    static let field: Changes = Changes(rawValue: 1 &<< 21)
    static let cache: Changes = Changes(rawValue: 1 &<< 22)
    static let areEqual: Changes = Changes(rawValue: 1 &<< 23)
    static let raw: Changes = Changes(rawValue: 1 &<< 24)
    static let equal: Changes = Changes(rawValue: 1 &<< 25)
    static let notice: Changes = Changes(rawValue: 1 &<< 26)
    static let isEmpty: Changes = Changes(rawValue: 1 &<< 27)
    static let contains: Changes = Changes(rawValue: 1 &<< 28)
    static let union: Changes = Changes(rawValue: 1 &<< 29)
    static let insert: Changes = Changes(rawValue: 1 &<< 30)
    static let none: Changes = Changes(rawValue: 1 &<< 31)
    static let some: Changes = Changes(rawValue: 1 &<< 32)
  }

  weak var delegate: (any EverydayDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any EverydayDelegate, _ changes: Changes) {
    delegate.everyday(self, didChange: changes)
    if changes.contains(.value) { delegate.everydayDidChangeValue(self) }
    if changes.contains(.body) { delegate.everydayDidChangeBody(self) }
    if changes.contains(.fields) { delegate.everydayDidChangeFields(self) }
    if changes.contains(.depth) { delegate.everydayDidChangeDepth(self) }
    if changes.contains(.wanted) { delegate.everydayDidChangeWanted(self) }
    if changes.contains(.pass) { delegate.everydayDidChangePass(self) }
    if changes.contains(.told) { delegate.everydayDidChangeTold(self) }
    if changes.contains(.model) { delegate.everydayDidChangeModel(self) }
    if changes.contains(.observer) { delegate.everydayDidChangeObserver(self) }
    if changes.contains(.newValue) { delegate.everydayDidChangeNewValue(self) }
    if changes.contains(.oldValue) { delegate.everydayDidChangeOldValue(self) }
    if changes.contains(.old) { delegate.everydayDidChangeOld(self) }
    if changes.contains(.new) { delegate.everydayDidChangeNew(self) }
    if changes.contains(.left) { delegate.everydayDidChangeLeft(self) }
    if changes.contains(.right) { delegate.everydayDidChangeRight(self) }
    if changes.contains(.watched) { delegate.everydayDidChangeWatched(self) }
    if changes.contains(.changed) { delegate.everydayDidChangeChanged(self) }
    if changes.contains(.mask) { delegate.everydayDidChangeMask(self) }
    if changes.contains(.read) { delegate.everydayDidChangeRead(self) }
    if changes.contains(.cancel) { delegate.everydayDidChangeCancel(self) }
    if changes.contains(.core) { delegate.everydayDidChangeCore(self) }
    if changes.contains(.field) { delegate.everydayDidChangeField(self) }
    if changes.contains(.cache) { delegate.everydayDidChangeCache(self) }
    if changes.contains(.areEqual) { delegate.everydayDidChangeAreEqual(self) }
    if changes.contains(.raw) { delegate.everydayDidChangeRaw(self) }
    if changes.contains(.equal) { delegate.everydayDidChangeEqual(self) }
    if changes.contains(.notice) { delegate.everydayDidChangeNotice(self) }
    if changes.contains(.isEmpty) { delegate.everydayDidChangeIsEmpty(self) }
    if changes.contains(.contains) { delegate.everydayDidChangeContains(self) }
    if changes.contains(.union) { delegate.everydayDidChangeUnion(self) }
    if changes.contains(.insert) { delegate.everydayDidChangeInsert(self) }
    if changes.contains(.none) { delegate.everydayDidChangeNone(self) }
    if changes.contains(.some) { delegate.everydayDidChangeSome(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var value: Everyday.Field<Int> { (0, { $0.value }) }
    var body: Everyday.Field<Int> { (1, { $0.body }) }
    var fields: Everyday.Field<Int> { (2, { $0.fields }) }
    var depth: Everyday.Field<Int> { (3, { $0.depth }) }
    var wanted: Everyday.Field<Int> { (4, { $0.wanted }) }
    var pass: Everyday.Field<Int> { (5, { $0.pass }) }
    var told: Everyday.Field<Int> { (6, { $0.told }) }
    var model: Everyday.Field<Int> { (7, { $0.model }) }
    var observer: Everyday.Field<Int> { (8, { $0.observer }) }
    var newValue: Everyday.Field<[Int]> { (9, { $0.newValue }) }
    var oldValue: Everyday.Field<[Int]> { (10, { $0.oldValue }) }
    var old: Everyday.Field<Int> { (11, { $0.old }) }
    var new: Everyday.Field<Int> { (12, { $0.new }) }
    var left: Everyday.Field<Int> { (13, { $0.left }) }
    var right: Everyday.Field<Int> { (14, { $0.right }) }
    var watched: Everyday.Field<Int> { (15, { $0.watched }) }
    var changed: Everyday.Field<Int> { (16, { $0.changed }) }
    var mask: Everyday.Field<Int> { (17, { $0.mask }) }
    var read: Everyday.Field<Int> { (18, { $0.read }) }
    var cancel: Everyday.Field<Int> { (19, { $0.cancel }) }
    var core: Everyday.Field<Int> { (20, { $0.core }) }
    var field: Everyday.Field<Int> { (21, { $0.field }) }
    var cache: Everyday.Field<Int> { (22, { $0.cache }) }
    var areEqual: Everyday.Field<[Int]> { (23, { $0.areEqual }) }
    var raw: Everyday.Field<Int> { (24, { $0.raw }) }
    var equal: Everyday.Field<Int> { (25, { $0.equal }) }
    var notice: Everyday.Field<String> { (26, { $0.notice }) }
    var isEmpty: Everyday.Field<Bool> { (27, { $0.isEmpty }) }
    var contains: Everyday.Field<Int> { (28, { $0.contains }) }
    var union: Everyday.Field<Int> { (29, { $0.union }) }
    var insert: Everyday.Field<Int> { (30, { $0.insert }) }
    var none: Everyday.Field<Int?> { (31, { $0.none }) }
    var some: Everyday.Field<Int> { (32, { $0.some }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Everyday, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(33)
  let _readers: Bindgen.Readers = Bindgen.Readers(Everyday._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = """
    value body fields depth wanted pass told model observer newValue oldValue old new left right watched \
    changed mask read cancel core field cache areEqual raw equal notice isEmpty contains union insert \
    none some
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 22,
    inputs: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 14], [9, 10], [11, 12, 15, 16, 17, 18, 19, 20, 21], [13, 14], [22, 24], [9], [0],
      [0], [0], [9], [0],
    ]
  )
  let _core: Bindgen.Core = Bindgen.Core(Everyday._graph)
  private struct Cache {
    var cache: Int = 0
    var areEqual: [Int] = []
    var raw: Int = 0
    var equal: Int = 0
    var notice: String = ""
    var isEmpty: Bool = false
    var union: Int = 0
    var insert: Int = 0
    var none: Int?
    var some: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(22) {
      let value: Int = _EverydayFormulas.cache(
        _value,
        _body,
        _fieldsOwn,
        _depth,
        _wanted,
        _pass,
        _toldOwn,
        _modelOwn,
        _observer,
        _left,
        _right
      )
      if Bindgen.replace(&_cache.cache, with: value) { pass.cameOut(22, marking: 0x4000000) }
    }
    if pass.isDue(23) {
      let value: [Int] = _EverydayFormulas.areEqual(_newValue, _oldValue)
      if Bindgen.replace(&_cache.areEqual, with: value) { pass.cameOut(23) }
    }
    if pass.isDue(24) {
      let value: Int = _EverydayFormulas.raw(
        _old,
        _new,
        _watched,
        _changed,
        _mask,
        _read,
        _cancel,
        _coreOwn,
        _field,
        result,
        itself
      )
      if Bindgen.replace(&_cache.raw, with: value) { pass.cameOut(24, marking: 0x4000000) }
    }
    if pass.isDue(25) {
      let value: Int = _EverydayFormulas.equal(_left, _right)
      if Bindgen.replace(&_cache.equal, with: value, unless: _EverydayFormulas.equalAreEqual) { pass.cameOut(25) }
    }
    if pass.isDue(26) {
      let value: String = _EverydayFormulas.notice(_cache.cache, _cache.raw)
      if Bindgen.replace(&_cache.notice, with: value) { pass.cameOut(26) }
    }
    if pass.isDue(27) {
      let value: Bool = _EverydayFormulas.isEmpty(_newValue)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(27) }
    }
    if pass.isDue(28) { pass.cameOut(28) }
    if pass.isDue(29) {
      let value: Int = _EverydayFormulas.union(_value)
      if Bindgen.replace(&_cache.union, with: value) { pass.cameOut(29) }
    }
    if pass.isDue(30) {
      let value: Int = _EverydayFormulas.insert(_value)
      if Bindgen.replace(&_cache.insert, with: value) { pass.cameOut(30) }
    }
    if pass.isDue(31) {
      let value: Int? = _EverydayFormulas.none(_newValue)
      if Bindgen.replace(&_cache.none, with: value) { pass.cameOut(31) }
    }
    if pass.isDue(32) {
      let value: Int = _EverydayFormulas.some(_value)
      if Bindgen.replace(&_cache.some, with: value) { pass.cameOut(32) }
    }
    _core.finish(pass, 0x1_ffc0_0000)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.cache, _cache.cache) { equal.add(22) }
    if Bindgen.areEqual(_told.areEqual, _cache.areEqual) { equal.add(23) }
    if Bindgen.areEqual(_told.raw, _cache.raw) { equal.add(24) }
    if Bindgen.areEqual(_told.equal, _cache.equal, by: _EverydayFormulas.equalAreEqual) { equal.add(25) }
    if Bindgen.areEqual(_told.notice, _cache.notice) { equal.add(26) }
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(27) }
    if Bindgen.areEqual(_told.union, _cache.union) { equal.add(29) }
    if Bindgen.areEqual(_told.insert, _cache.insert) { equal.add(30) }
    if Bindgen.areEqual(_told.none, _cache.none) { equal.add(31) }
    if Bindgen.areEqual(_told.some, _cache.some) { equal.add(32) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Everyday`, once a transaction.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol EverydayDelegate: AnyObject {
  func everyday(_ everyday: Everyday, didChange changes: Everyday.Changes)
  func everydayDidChangeValue(_ everyday: Everyday)
  func everydayDidChangeBody(_ everyday: Everyday)
  func everydayDidChangeFields(_ everyday: Everyday)
  func everydayDidChangeDepth(_ everyday: Everyday)
  func everydayDidChangeWanted(_ everyday: Everyday)
  func everydayDidChangePass(_ everyday: Everyday)
  func everydayDidChangeTold(_ everyday: Everyday)
  func everydayDidChangeModel(_ everyday: Everyday)
  func everydayDidChangeObserver(_ everyday: Everyday)
  func everydayDidChangeNewValue(_ everyday: Everyday)
  func everydayDidChangeOldValue(_ everyday: Everyday)
  func everydayDidChangeOld(_ everyday: Everyday)
  func everydayDidChangeNew(_ everyday: Everyday)
  func everydayDidChangeLeft(_ everyday: Everyday)
  func everydayDidChangeRight(_ everyday: Everyday)
  func everydayDidChangeWatched(_ everyday: Everyday)
  func everydayDidChangeChanged(_ everyday: Everyday)
  func everydayDidChangeMask(_ everyday: Everyday)
  func everydayDidChangeRead(_ everyday: Everyday)
  func everydayDidChangeCancel(_ everyday: Everyday)
  func everydayDidChangeCore(_ everyday: Everyday)
  func everydayDidChangeField(_ everyday: Everyday)
  func everydayDidChangeCache(_ everyday: Everyday)
  func everydayDidChangeAreEqual(_ everyday: Everyday)
  func everydayDidChangeRaw(_ everyday: Everyday)
  func everydayDidChangeEqual(_ everyday: Everyday)
  func everydayDidChangeNotice(_ everyday: Everyday)
  func everydayDidChangeIsEmpty(_ everyday: Everyday)
  func everydayDidChangeContains(_ everyday: Everyday)
  func everydayDidChangeUnion(_ everyday: Everyday)
  func everydayDidChangeInsert(_ everyday: Everyday)
  func everydayDidChangeNone(_ everyday: Everyday)
  func everydayDidChangeSome(_ everyday: Everyday)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension EverydayDelegate {
  func everyday(_ everyday: Everyday, didChange changes: Everyday.Changes) {}
  func everydayDidChangeValue(_ everyday: Everyday) {}
  func everydayDidChangeBody(_ everyday: Everyday) {}
  func everydayDidChangeFields(_ everyday: Everyday) {}
  func everydayDidChangeDepth(_ everyday: Everyday) {}
  func everydayDidChangeWanted(_ everyday: Everyday) {}
  func everydayDidChangePass(_ everyday: Everyday) {}
  func everydayDidChangeTold(_ everyday: Everyday) {}
  func everydayDidChangeModel(_ everyday: Everyday) {}
  func everydayDidChangeObserver(_ everyday: Everyday) {}
  func everydayDidChangeNewValue(_ everyday: Everyday) {}
  func everydayDidChangeOldValue(_ everyday: Everyday) {}
  func everydayDidChangeOld(_ everyday: Everyday) {}
  func everydayDidChangeNew(_ everyday: Everyday) {}
  func everydayDidChangeLeft(_ everyday: Everyday) {}
  func everydayDidChangeRight(_ everyday: Everyday) {}
  func everydayDidChangeWatched(_ everyday: Everyday) {}
  func everydayDidChangeChanged(_ everyday: Everyday) {}
  func everydayDidChangeMask(_ everyday: Everyday) {}
  func everydayDidChangeRead(_ everyday: Everyday) {}
  func everydayDidChangeCancel(_ everyday: Everyday) {}
  func everydayDidChangeCore(_ everyday: Everyday) {}
  func everydayDidChangeField(_ everyday: Everyday) {}
  func everydayDidChangeCache(_ everyday: Everyday) {}
  func everydayDidChangeAreEqual(_ everyday: Everyday) {}
  func everydayDidChangeRaw(_ everyday: Everyday) {}
  func everydayDidChangeEqual(_ everyday: Everyday) {}
  func everydayDidChangeNotice(_ everyday: Everyday) {}
  func everydayDidChangeIsEmpty(_ everyday: Everyday) {}
  func everydayDidChangeContains(_ everyday: Everyday) {}
  func everydayDidChangeUnion(_ everyday: Everyday) {}
  func everydayDidChangeInsert(_ everyday: Everyday) {}
  func everydayDidChangeNone(_ everyday: Everyday) {}
  func everydayDidChangeSome(_ everyday: Everyday) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _EverydayFormulas {
  static func cache(
    _ value: Int,
    _ body: Int,
    _ fields: Int,
    _ depth: Int,
    _ wanted: Int,
    _ pass: Int,
    _ told: Int,
    _ model: Int,
    _ observer: Int,
    _ left: Int,
    _ right: Int
  ) -> Int {
    value + body + fields + depth + wanted + pass + told + model + observer + left + right
  }

  static func areEqual(_ newValue: [Int], _ oldValue: [Int]) -> [Int] { newValue + oldValue }
  static func raw(
    _ old: Int,
    _ new: Int,
    _ watched: Int,
    _ changed: Int,
    _ mask: Int,
    _ read: Int,
    _ cancel: Int,
    _ core: Int,
    _ field: Int,
    _ result: Int,
    _ itself: Int
  ) -> Int {
    old + new + watched + changed + mask + read + cancel + core + field + result + itself
  }

  static func equal(_ left: Int, _ right: Int) -> Int { left + right }
  static func equalAreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      $0 == $1
    }
    return areEqual(left, right)
  }
  static func notice(_ cache: Int, _ raw: Int) -> String { "\(cache) \(raw)" }
  static func isEmpty(_ newValue: [Int]) -> Bool { newValue.isEmpty }
  static func union(_ value: Int) -> Int { value * 2 }
  static func insert(_ value: Int) -> Int { value * 3 }
  static func none(_ newValue: [Int]) -> Int? { newValue.first }
  static func some(_ value: Int) -> Int { value * 4 }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Keywords: Bindgen.Observed, Bindgen.Tracked, Observation.Observable {
  // MARK: State

  var `default`: Int {
    get {
      _noteRead(0)
      return _default
    }
    set { if Bindgen.replace(&_default, with: newValue) { _wrote(0) } }
  }
  private var _default: Int

  var `class`: Int {
    get {
      _noteRead(1)
      return _class
    }
    set { if Bindgen.replace(&_class, with: newValue) { _wrote(1) } }
  }
  private var _class: Int

  var `init`: Int {
    get {
      _noteRead(2)
      return _init
    }
    set { if Bindgen.replace(&_init, with: newValue) { _wrote(2) } }
  }
  private var _init: Int

  var `in`: [Int] {
    get {
      _noteRead(3)
      return _in
    }
    set { if Bindgen.replace(&_in, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_in
    }
  }
  private var _in: [Int]

  var `repeat`: Int {
    get {
      _noteRead(4)
      return _repeat
    }
    set { if Bindgen.replace(&_repeat, with: newValue) { _wrote(4) } }
  }
  private var _repeat: Int

  var `protocol`: Int {
    get {
      _noteRead(5)
      return _protocol
    }
    set { if Bindgen.replace(&_protocol, with: newValue) { _wrote(5) } }
  }
  private var _protocol: Int

  var `let`: Int {
    get {
      _noteRead(6)
      return _let
    }
    set { if Bindgen.replace(&_let, with: newValue) { _wrote(6) } }
  }
  private var _let: Int

  var `true`: Bool {
    get {
      _noteRead(7)
      return _true
    }
    set { if Bindgen.replace(&_true, with: newValue) { _wrote(7) } }
  }
  private var _true: Bool

  var `nil`: Int {
    get {
      _noteRead(8)
      return _nil
    }
    set { if Bindgen.replace(&_nil, with: newValue) { _wrote(8) } }
  }
  private var _nil: Int

  var `is`: Int {
    get {
      _noteRead(9)
      return _is
    }
    set { if Bindgen.replace(&_is, with: newValue) { _wrote(9) } }
  }
  private var _is: Int

  var `throws`: Int {
    get {
      _noteRead(10)
      return _throws
    }
    set { if Bindgen.replace(&_throws, with: newValue) { _wrote(10) } }
  }
  private var _throws: Int

  var `Any`: Int {
    get {
      _noteRead(11)
      return _Any
    }
    set { if Bindgen.replace(&_Any, with: newValue) { _wrote(11) } }
  }
  private var _Any: Int

  var get: Int {
    get {
      _noteRead(12)
      return _get
    }
    set { if Bindgen.replace(&_get, with: newValue) { _wrote(12) } }
  }
  private var _get: Int

  var set: Int {
    get {
      _noteRead(13)
      return _set
    }
    set { if Bindgen.replace(&_set, with: newValue) { _wrote(13) } }
  }
  private var _set: Int

  var async: Int {
    get {
      _noteRead(14)
      return _async
    }
    set { if Bindgen.replace(&_async, with: newValue) { _wrote(14) } }
  }
  private var _async: Int

  var `await`: Int {
    get {
      _noteRead(15)
      return _await
    }
    set { if Bindgen.replace(&_await, with: newValue) { _wrote(15) } }
  }
  private var _await: Int

  var weak: Int {
    get {
      _noteRead(16)
      return _weak
    }
    set { if Bindgen.replace(&_weak, with: newValue) { _wrote(16) } }
  }
  private var _weak: Int

  var open: Int {
    get {
      _noteRead(17)
      return _open
    }
    set { if Bindgen.replace(&_open, with: newValue) { _wrote(17) } }
  }
  private var _open: Int

  var consuming: Int {
    get {
      _noteRead(18)
      return _consuming
    }
    set { if Bindgen.replace(&_consuming, with: newValue) { _wrote(18) } }
  }
  private var _consuming: Int

  var yield: Int {
    get {
      _noteRead(19)
      return _yield
    }
    set { if Bindgen.replace(&_yield, with: newValue) { _wrote(19) } }
  }
  private var _yield: Int

  var some: Int {
    get {
      _noteRead(20)
      return _some
    }
    set { if Bindgen.replace(&_some, with: newValue) { _wrote(20) } }
  }
  private var _some: Int

  var each: Int {
    get {
      _noteRead(21)
      return _each
    }
    set { if Bindgen.replace(&_each, with: newValue) { _wrote(21) } }
  }
  private var _each: Int

  // MARK: What follows

  var `where`: Int {
    _refresh(22)
    _noteRead(22)
    return _cache.`where`
  }

  var `switch`: [Int] { `in` }

  var `func`: Int? {
    _refresh(24)
    _noteRead(24)
    return _cache.`func`
  }

  var `super`: Bool { `true` }

  var `as`: Int {
    _refresh(26)
    _noteRead(26)
    return _cache.`as`
  }

  // MARK: Actions

  func `return`(for `case`: Int) {
    _core.open()
    defer { _end() }
    _performReturn(for: `case`)
  }

  private func _performReturn(for `case`: Int) { `default` = `case` }

  func `while`() {
    _core.open()
    defer { _end() }
    _performWhile()
  }

  private func _performWhile() { `repeat` += 1 }

  // MARK: Making

  init(
    view: (any KeywordsView)?,
    `default`: Int = 0,
    `class`: Int = 0,
    `init`: Int = 0,
    `in`: [Int] = [],
    `repeat`: Int = 0,
    `protocol`: Int = 0,
    `let`: Int = 0,
    `true`: Bool = true,
    `nil`: Int = 0,
    `is`: Int = 0,
    `throws`: Int = 0,
    `Any`: Int = 0,
    get: Int = 0,
    set: Int = 0,
    async: Int = 0,
    `await`: Int = 0,
    weak: Int = 0,
    open: Int = 0,
    consuming: Int = 0,
    yield: Int = 0,
    some: Int = 0,
    each: Int = 0,
    delegate: (any KeywordsDelegate)? = nil
  ) {
    _default = `default`
    _class = `class`
    _init = `init`
    _in = `in`
    _repeat = `repeat`
    _protocol = `protocol`
    _let = `let`
    _true = `true`
    _nil = `nil`
    _is = `is`
    _throws = `throws`
    _Any = `Any`
    _get = get
    _set = set
    _async = async
    _await = `await`
    _weak = weak
    _open = open
    _consuming = consuming
    _yield = yield
    _some = some
    _each = each
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let `default`: Changes = Changes(rawValue: 1 &<< 0)
    static let `class`: Changes = Changes(rawValue: 1 &<< 1)
    static let `init`: Changes = Changes(rawValue: 1 &<< 2)
    static let `in`: Changes = Changes(rawValue: 1 &<< 3)
    static let `repeat`: Changes = Changes(rawValue: 1 &<< 4)
    static let `protocol`: Changes = Changes(rawValue: 1 &<< 5)
    static let `let`: Changes = Changes(rawValue: 1 &<< 6)
    static let `true`: Changes = Changes(rawValue: 1 &<< 7)
    static let `nil`: Changes = Changes(rawValue: 1 &<< 8)
    static let `is`: Changes = Changes(rawValue: 1 &<< 9)
    static let `throws`: Changes = Changes(rawValue: 1 &<< 10)
    static let `Any`: Changes = Changes(rawValue: 1 &<< 11)
    static let get: Changes = Changes(rawValue: 1 &<< 12)
    static let set: Changes = Changes(rawValue: 1 &<< 13)
    static let async: Changes = Changes(rawValue: 1 &<< 14)
    static let `await`: Changes = Changes(rawValue: 1 &<< 15)
    static let weak: Changes = Changes(rawValue: 1 &<< 16)
    static let open: Changes = Changes(rawValue: 1 &<< 17)
    static let consuming: Changes = Changes(rawValue: 1 &<< 18)
    static let yield: Changes = Changes(rawValue: 1 &<< 19)
    static let some: Changes = Changes(rawValue: 1 &<< 20)
    static let each: Changes = Changes(rawValue: 1 &<< 21)
    static let `where`: Changes = Changes(rawValue: 1 &<< 22)
    static let `switch`: Changes = Changes(rawValue: 1 &<< 23)
    static let `func`: Changes = Changes(rawValue: 1 &<< 24)
    static let `super`: Changes = Changes(rawValue: 1 &<< 25)
    static let `as`: Changes = Changes(rawValue: 1 &<< 26)
  }

  weak var delegate: (any KeywordsDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any KeywordsDelegate, _ changes: Changes) {
    delegate.keywords(self, didChange: changes)
    if changes.contains(.`default`) { delegate.keywordsDidChangeDefault(self) }
    if changes.contains(.`class`) { delegate.keywordsDidChangeClass(self) }
    if changes.contains(.`init`) { delegate.keywordsDidChangeInit(self) }
    if changes.contains(.`in`) { delegate.keywordsDidChangeIn(self) }
    if changes.contains(.`repeat`) { delegate.keywordsDidChangeRepeat(self) }
    if changes.contains(.`protocol`) { delegate.keywordsDidChangeProtocol(self) }
    if changes.contains(.`let`) { delegate.keywordsDidChangeLet(self) }
    if changes.contains(.`true`) { delegate.keywordsDidChangeTrue(self) }
    if changes.contains(.`nil`) { delegate.keywordsDidChangeNil(self) }
    if changes.contains(.`is`) { delegate.keywordsDidChangeIs(self) }
    if changes.contains(.`throws`) { delegate.keywordsDidChangeThrows(self) }
    if changes.contains(.`Any`) { delegate.keywordsDidChangeAny(self) }
    if changes.contains(.get) { delegate.keywordsDidChangeGet(self) }
    if changes.contains(.set) { delegate.keywordsDidChangeSet(self) }
    if changes.contains(.async) { delegate.keywordsDidChangeAsync(self) }
    if changes.contains(.`await`) { delegate.keywordsDidChangeAwait(self) }
    if changes.contains(.weak) { delegate.keywordsDidChangeWeak(self) }
    if changes.contains(.open) { delegate.keywordsDidChangeOpen(self) }
    if changes.contains(.consuming) { delegate.keywordsDidChangeConsuming(self) }
    if changes.contains(.yield) { delegate.keywordsDidChangeYield(self) }
    if changes.contains(.some) { delegate.keywordsDidChangeSome(self) }
    if changes.contains(.each) { delegate.keywordsDidChangeEach(self) }
    if changes.contains(.`where`) { delegate.keywordsDidChangeWhere(self) }
    if changes.contains(.`switch`) { delegate.keywordsDidChangeSwitch(self) }
    if changes.contains(.`func`) { delegate.keywordsDidChangeFunc(self) }
    if changes.contains(.`super`) { delegate.keywordsDidChangeSuper(self) }
    if changes.contains(.`as`) { delegate.keywordsDidChangeAs(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var `default`: Keywords.Field<Int> { (0, { $0.`default` }) }
    var `class`: Keywords.Field<Int> { (1, { $0.`class` }) }
    var `init`: Keywords.Field<Int> { (2, { $0.`init` }) }
    var `in`: Keywords.Field<[Int]> { (3, { $0.`in` }) }
    var `repeat`: Keywords.Field<Int> { (4, { $0.`repeat` }) }
    var `protocol`: Keywords.Field<Int> { (5, { $0.`protocol` }) }
    var `let`: Keywords.Field<Int> { (6, { $0.`let` }) }
    var `true`: Keywords.Field<Bool> { (7, { $0.`true` }) }
    var `nil`: Keywords.Field<Int> { (8, { $0.`nil` }) }
    var `is`: Keywords.Field<Int> { (9, { $0.`is` }) }
    var `throws`: Keywords.Field<Int> { (10, { $0.`throws` }) }
    var `Any`: Keywords.Field<Int> { (11, { $0.`Any` }) }
    var get: Keywords.Field<Int> { (12, { $0.get }) }
    var set: Keywords.Field<Int> { (13, { $0.set }) }
    var async: Keywords.Field<Int> { (14, { $0.async }) }
    var `await`: Keywords.Field<Int> { (15, { $0.`await` }) }
    var weak: Keywords.Field<Int> { (16, { $0.weak }) }
    var open: Keywords.Field<Int> { (17, { $0.open }) }
    var consuming: Keywords.Field<Int> { (18, { $0.consuming }) }
    var yield: Keywords.Field<Int> { (19, { $0.yield }) }
    var some: Keywords.Field<Int> { (20, { $0.some }) }
    var each: Keywords.Field<Int> { (21, { $0.each }) }
    var `where`: Keywords.Field<Int> { (22, { $0.`where` }) }
    var `switch`: Keywords.Field<[Int]> { (23, { $0.`switch` }) }
    var `func`: Keywords.Field<Int?> { (24, { $0.`func` }) }
    var `super`: Keywords.Field<Bool> { (25, { $0.`super` }) }
    var `as`: Keywords.Field<Int> { (26, { $0.`as` }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Keywords, Changes> = Bindgen.Observers()

  private(set) weak var view: (any KeywordsView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any KeywordsView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Keywords._shown)
    view.`where` = `where`
    view.`switch` = `switch`
    view.get = get
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([12, 22, 23])

  private func _show(_ changes: Changes, on view: any KeywordsView) {
    if changes.contains(.`where`) { view.`where` = `where` }
    if changes.contains(.`switch`) { view.`switch` = `switch` }
    if changes.contains(.get) { view.get = get }
  }

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(27)
  let _readers: Bindgen.Readers = Bindgen.Readers(Keywords._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Keywords._shown) }
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
    _readers.tell()
  }

  static let _names: String = """
    default class init in repeat protocol let true nil is throws Any get set async await weak open \
    consuming yield some each where switch func super as
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 22,
    inputs: [[0, 1, 3], [3], [3], [7], [12, 13, 14, 16, 17, 18, 21]]
  )
  let _core: Bindgen.Core = Bindgen.Core(Keywords._graph)
  private struct Cache {
    var `where`: Int = 0
    var `func`: Int?
    var `as`: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(22) {
      let value: Int = _KeywordsFormulas.`where`(_default, _class, _in)
      if Bindgen.replace(&_cache.`where`, with: value) { pass.cameOut(22) }
    }
    if pass.isDue(23) { pass.cameOut(23) }
    if pass.isDue(24) {
      let value: Int? = _KeywordsFormulas.`func`(_in)
      if Bindgen.replace(&_cache.`func`, with: value) { pass.cameOut(24) }
    }
    if pass.isDue(25) { pass.cameOut(25) }
    if pass.isDue(26) {
      let value: Int = _KeywordsFormulas.`as`(_get, _set, _async, _weak, _open, _consuming, _each)
      if Bindgen.replace(&_cache.`as`, with: value, unless: _KeywordsFormulas.asAreEqual) { pass.cameOut(26) }
    }
    _core.finish(pass, 0x7c00000)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.`where`, _cache.`where`) { equal.add(22) }
    if Bindgen.areEqual(_told.`func`, _cache.`func`) { equal.add(24) }
    if Bindgen.areEqual(_told.`as`, _cache.`as`, by: _KeywordsFormulas.asAreEqual) { equal.add(26) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Keywords`, once a transaction.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol KeywordsDelegate: AnyObject {
  func keywords(_ keywords: Keywords, didChange changes: Keywords.Changes)
  func keywordsDidChangeDefault(_ keywords: Keywords)
  func keywordsDidChangeClass(_ keywords: Keywords)
  func keywordsDidChangeInit(_ keywords: Keywords)
  func keywordsDidChangeIn(_ keywords: Keywords)
  func keywordsDidChangeRepeat(_ keywords: Keywords)
  func keywordsDidChangeProtocol(_ keywords: Keywords)
  func keywordsDidChangeLet(_ keywords: Keywords)
  func keywordsDidChangeTrue(_ keywords: Keywords)
  func keywordsDidChangeNil(_ keywords: Keywords)
  func keywordsDidChangeIs(_ keywords: Keywords)
  func keywordsDidChangeThrows(_ keywords: Keywords)
  func keywordsDidChangeAny(_ keywords: Keywords)
  func keywordsDidChangeGet(_ keywords: Keywords)
  func keywordsDidChangeSet(_ keywords: Keywords)
  func keywordsDidChangeAsync(_ keywords: Keywords)
  func keywordsDidChangeAwait(_ keywords: Keywords)
  func keywordsDidChangeWeak(_ keywords: Keywords)
  func keywordsDidChangeOpen(_ keywords: Keywords)
  func keywordsDidChangeConsuming(_ keywords: Keywords)
  func keywordsDidChangeYield(_ keywords: Keywords)
  func keywordsDidChangeSome(_ keywords: Keywords)
  func keywordsDidChangeEach(_ keywords: Keywords)
  func keywordsDidChangeWhere(_ keywords: Keywords)
  func keywordsDidChangeSwitch(_ keywords: Keywords)
  func keywordsDidChangeFunc(_ keywords: Keywords)
  func keywordsDidChangeSuper(_ keywords: Keywords)
  func keywordsDidChangeAs(_ keywords: Keywords)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension KeywordsDelegate {
  func keywords(_ keywords: Keywords, didChange changes: Keywords.Changes) {}
  func keywordsDidChangeDefault(_ keywords: Keywords) {}
  func keywordsDidChangeClass(_ keywords: Keywords) {}
  func keywordsDidChangeInit(_ keywords: Keywords) {}
  func keywordsDidChangeIn(_ keywords: Keywords) {}
  func keywordsDidChangeRepeat(_ keywords: Keywords) {}
  func keywordsDidChangeProtocol(_ keywords: Keywords) {}
  func keywordsDidChangeLet(_ keywords: Keywords) {}
  func keywordsDidChangeTrue(_ keywords: Keywords) {}
  func keywordsDidChangeNil(_ keywords: Keywords) {}
  func keywordsDidChangeIs(_ keywords: Keywords) {}
  func keywordsDidChangeThrows(_ keywords: Keywords) {}
  func keywordsDidChangeAny(_ keywords: Keywords) {}
  func keywordsDidChangeGet(_ keywords: Keywords) {}
  func keywordsDidChangeSet(_ keywords: Keywords) {}
  func keywordsDidChangeAsync(_ keywords: Keywords) {}
  func keywordsDidChangeAwait(_ keywords: Keywords) {}
  func keywordsDidChangeWeak(_ keywords: Keywords) {}
  func keywordsDidChangeOpen(_ keywords: Keywords) {}
  func keywordsDidChangeConsuming(_ keywords: Keywords) {}
  func keywordsDidChangeYield(_ keywords: Keywords) {}
  func keywordsDidChangeSome(_ keywords: Keywords) {}
  func keywordsDidChangeEach(_ keywords: Keywords) {}
  func keywordsDidChangeWhere(_ keywords: Keywords) {}
  func keywordsDidChangeSwitch(_ keywords: Keywords) {}
  func keywordsDidChangeFunc(_ keywords: Keywords) {}
  func keywordsDidChangeSuper(_ keywords: Keywords) {}
  func keywordsDidChangeAs(_ keywords: Keywords) {}
}

/// What `Keywords` asks of its view.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol KeywordsView: AnyObject {
  var `where`: Int { get set }
  var `switch`: [Int] { get set }
  var get: Int { get set }
  func `do`()
  func `try`(if x: Int)
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _KeywordsFormulas {
  static func `where`(_ `default`: Int, _ `class`: Int, _ `in`: [Int]) -> Int { `default` + `class` + `in`.count }
  static func `func`(_ `in`: [Int]) -> Int? { `in`.first }
  static func `as`(_ get: Int, _ set: Int, _ async: Int, _ weak: Int, _ open: Int, _ consuming: Int, _ each: Int) -> Int
  {
    get + set + async + weak + open + consuming + each
  }

  static func asAreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      $0 == $1
    }
    return areEqual(left, right)
  }
}
