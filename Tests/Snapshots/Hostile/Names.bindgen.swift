// Made by bindgen from Names.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Everyday: Observation.Observable {
  let itself: Int
  let result: Int
  private let log: (String) -> Void

  // MARK: State

  var value: Int {
    get { _tracked(.value, \.value)._value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }

  var body: Int {
    get { _tracked(.body, \.body)._body }
    set { if Bindgen.replace(&_body, with: newValue) { _wrote(.body) } }
  }

  var fields: Int {
    get { _tracked(.fields, \.fields)._fieldsOwn }
    set { if Bindgen.replace(&_fieldsOwn, with: newValue) { _wrote(.fields) } }
  }

  var depth: Int {
    get { _tracked(.depth, \.depth)._depth }
    set { if Bindgen.replace(&_depth, with: newValue) { _wrote(.depth) } }
  }

  var wanted: Int {
    get { _tracked(.wanted, \.wanted)._wanted }
    set { if Bindgen.replace(&_wanted, with: newValue) { _wrote(.wanted) } }
  }

  var pass: Int {
    get { _tracked(.pass, \.pass)._passOwn }
    set { if Bindgen.replace(&_passOwn, with: newValue) { _wrote(.pass) } }
  }

  var told: Int {
    get { _tracked(.told, \.told)._told }
    set { if Bindgen.replace(&_told, with: newValue) { _wrote(.told) } }
  }

  var model: Int {
    get { _tracked(.model, \.model)._model }
    set { if Bindgen.replace(&_model, with: newValue) { _wrote(.model) } }
  }

  var observer: Int {
    get { _tracked(.observer, \.observer)._observer }
    set { if Bindgen.replace(&_observer, with: newValue) { _wrote(.observer) } }
  }

  var newValue: [Int] {
    get { _tracked(.newValue, \.newValue)._newValue }
    set { if Bindgen.replace(&_newValue, with: newValue) { _wrote(.newValue) } }
    _modify {
      defer { _wrote(.newValue) }
      yield &_newValue
    }
  }

  var oldValue: [Int] {
    get { _tracked(.oldValue, \.oldValue)._oldValue }
    set { if Bindgen.replace(&_oldValue, with: newValue) { _wrote(.oldValue) } }
    _modify {
      defer { _wrote(.oldValue) }
      yield &_oldValue
    }
  }

  var old: Int {
    get { _tracked(.old, \.old)._old }
    set { if Bindgen.replace(&_old, with: newValue) { _wrote(.old) } }
  }

  var new: Int {
    get { _tracked(.new, \.new)._new }
    set { if Bindgen.replace(&_new, with: newValue) { _wrote(.new) } }
  }

  var left: Int {
    get { _tracked(.left, \.left)._left }
    set { if Bindgen.replace(&_left, with: newValue) { _wrote(.left) } }
  }

  var right: Int {
    get { _tracked(.right, \.right)._right }
    set { if Bindgen.replace(&_right, with: newValue) { _wrote(.right) } }
  }

  var watched: Int {
    get { _tracked(.watched, \.watched)._watched }
    set { if Bindgen.replace(&_watched, with: newValue) { _wrote(.watched) } }
  }

  var changed: Int {
    get { _tracked(.changed, \.changed)._changed }
    set { if Bindgen.replace(&_changed, with: newValue) { _wrote(.changed) } }
  }

  var mask: Int {
    get { _tracked(.mask, \.mask)._mask }
    set { if Bindgen.replace(&_mask, with: newValue) { _wrote(.mask) } }
  }

  var read: Int {
    get { _tracked(.read, \.read)._read }
    set { if Bindgen.replace(&_read, with: newValue) { _wrote(.read) } }
  }

  var cancel: Int {
    get { _tracked(.cancel, \.cancel)._cancel }
    set { if Bindgen.replace(&_cancel, with: newValue) { _wrote(.cancel) } }
  }

  var core: Int {
    get { _tracked(.core, \.core)._coreOwn }
    set { if Bindgen.replace(&_coreOwn, with: newValue) { _wrote(.core) } }
  }

  var field: Int {
    get { _tracked(.field, \.field)._fieldOwn }
    set { if Bindgen.replace(&_fieldOwn, with: newValue) { _wrote(.field) } }
  }

  // MARK: Derived

  var cache: Int { _tracked(.cache, \.cache)._cache }
  private static func _cache(
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

  var areEqual: [Int] { _tracked(.areEqual, \.areEqual)._areEqual }
  private static func _areEqual(_ newValue: [Int], _ oldValue: [Int]) -> [Int] { newValue + oldValue }

  var raw: Int { _tracked(.raw, \.raw)._raw }
  private static func _raw(
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

  var equal: Int { _tracked(.equal, \.equal)._equal }
  private static func _equal(_ left: Int, _ right: Int) -> Int { left + right }
  private static func equalAreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      $0 == $1
    }
    return areEqual(left, right)
  }

  var notice: String { _tracked(.notice, \.notice)._notice }
  private static func _notice(_ cache: Int, _ raw: Int) -> String { "\(cache) \(raw)" }

  var isEmpty: Bool { _tracked(.isEmpty, \.isEmpty)._isEmpty }
  private static func _isEmpty(_ newValue: [Int]) -> Bool { newValue.isEmpty }

  var contains: Int { value }

  var union: Int { _tracked(.union, \.union)._union }
  private static func _union(_ value: Int) -> Int { value * 2 }

  var insert: Int { _tracked(.insert, \.insert)._insert }
  private static func _insert(_ value: Int) -> Int { value * 3 }

  var none: Int? { _tracked(.none, \.none)._none }
  private static func _none(_ newValue: [Int]) -> Int? { newValue.first }

  var some: Int { _tracked(.some, \.some)._some }
  private static func _some(_ value: Int) -> Int { value * 4 }

  // MARK: Actions

  func add(
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
    _core.open()
    defer { _core.close() }
    self.value = value + body + changes + fields + depth + wanted + pass + model + a
  }

  func perform(_ body: () -> Void, newValue: Int) {
    _core.open()
    defer { _core.close() }
    body()
  }

  func end(_ result: Int) -> Int {
    _core.open()
    defer { _core.close() }
    return _performEnd(result)
  }

  private func _performEnd(_ result: Int) -> Int { result }

  init(
    itself: Int = 1,
    result: Int = 1,
    log: @escaping (String) -> Void,
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
    self.itself = itself
    self.result = result
    self.log = log
    _value = value
    _body = body
    _fieldsOwn = fields
    _depth = depth
    _wanted = wanted
    _passOwn = pass
    _told = told
    _model = model
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
    _fieldOwn = field
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  weak var delegate: (any EverydayDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any EverydayDelegate, _ changes: Changes) {
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

  private var _value: Int
  private var _body: Int
  private var _fieldsOwn: Int
  private var _depth: Int
  private var _wanted: Int
  private var _passOwn: Int
  private var _told: Int
  private var _model: Int
  private var _observer: Int
  private var _newValue: [Int]
  private var _oldValue: [Int]
  private var _old: Int
  private var _new: Int
  private var _left: Int
  private var _right: Int
  private var _watched: Int
  private var _changed: Int
  private var _mask: Int
  private var _read: Int
  private var _cancel: Int
  private var _coreOwn: Int
  private var _fieldOwn: Int
  private var _cache: Int = 0
  private var _areEqual: [Int] = []
  private var _raw: Int = 0
  private var _equal: Int = 0
  private var _notice: String = ""
  private var _isEmpty: Bool = false
  private var _union: Int = 0
  private var _insert: Int = 0
  private var _none: Int?
  private var _some: Int = 0
  let _core = Bindgen.Core(Everyday._graph)
  let _registrar = Observation.ObservationRegistrar()
}

// MARK: - Machinery

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Everyday: Bindgen.Observed, Bindgen.Tracked, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var value: Changes { Changes(field: 0) }
    static var body: Changes { Changes(field: 1) }
    static var fields: Changes { Changes(field: 2) }
    static var depth: Changes { Changes(field: 3) }
    static var wanted: Changes { Changes(field: 4) }
    static var pass: Changes { Changes(field: 5) }
    static var told: Changes { Changes(field: 6) }
    static var model: Changes { Changes(field: 7) }
    static var observer: Changes { Changes(field: 8) }
    static var newValue: Changes { Changes(field: 9) }
    static var oldValue: Changes { Changes(field: 10) }
    static var old: Changes { Changes(field: 11) }
    static var new: Changes { Changes(field: 12) }
    static var left: Changes { Changes(field: 13) }
    static var right: Changes { Changes(field: 14) }
    static var watched: Changes { Changes(field: 15) }
    static var changed: Changes { Changes(field: 16) }
    static var mask: Changes { Changes(field: 17) }
    static var read: Changes { Changes(field: 18) }
    static var cancel: Changes { Changes(field: 19) }
    static var core: Changes { Changes(field: 20) }
    static var field: Changes { Changes(field: 21) }
    static var cache: Changes { Changes(field: 22) }
    static var areEqual: Changes { Changes(field: 23) }
    static var raw: Changes { Changes(field: 24) }
    static var equal: Changes { Changes(field: 25) }
    static var notice: Changes { Changes(field: 26) }
    static var isEmpty: Changes { Changes(field: 27) }
    static var contains: Changes { Changes(field: 28) }
    static var union: Changes { Changes(field: 29) }
    static var insert: Changes { Changes(field: 30) }
    static var none: Changes { Changes(field: 31) }
    static var some: Changes { Changes(field: 32) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var value: _Field<Int> { (.value, { $0.value }) }
    var body: _Field<Int> { (.body, { $0.body }) }
    var fields: _Field<Int> { (.fields, { $0.fields }) }
    var depth: _Field<Int> { (.depth, { $0.depth }) }
    var wanted: _Field<Int> { (.wanted, { $0.wanted }) }
    var pass: _Field<Int> { (.pass, { $0.pass }) }
    var told: _Field<Int> { (.told, { $0.told }) }
    var model: _Field<Int> { (.model, { $0.model }) }
    var observer: _Field<Int> { (.observer, { $0.observer }) }
    var newValue: _Field<[Int]> { (.newValue, { $0.newValue }) }
    var oldValue: _Field<[Int]> { (.oldValue, { $0.oldValue }) }
    var old: _Field<Int> { (.old, { $0.old }) }
    var new: _Field<Int> { (.new, { $0.new }) }
    var left: _Field<Int> { (.left, { $0.left }) }
    var right: _Field<Int> { (.right, { $0.right }) }
    var watched: _Field<Int> { (.watched, { $0.watched }) }
    var changed: _Field<Int> { (.changed, { $0.changed }) }
    var mask: _Field<Int> { (.mask, { $0.mask }) }
    var read: _Field<Int> { (.read, { $0.read }) }
    var cancel: _Field<Int> { (.cancel, { $0.cancel }) }
    var core: _Field<Int> { (.core, { $0.core }) }
    var field: _Field<Int> { (.field, { $0.field }) }
    var cache: _Field<Int> { (.cache, { $0.cache }) }
    var areEqual: _Field<[Int]> { (.areEqual, { $0.areEqual }) }
    var raw: _Field<Int> { (.raw, { $0.raw }) }
    var equal: _Field<Int> { (.equal, { $0.equal }) }
    var notice: _Field<String> { (.notice, { $0.notice }) }
    var isEmpty: _Field<Bool> { (.isEmpty, { $0.isEmpty }) }
    var contains: _Field<Int> { (.contains, { $0.contains }) }
    var union: _Field<Int> { (.union, { $0.union }) }
    var insert: _Field<Int> { (.insert, { $0.insert }) }
    var none: _Field<Int?> { (.none, { $0.none }) }
    var some: _Field<Int> { (.some, { $0.some }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Everyday) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: Everyday.self,
    .part("itself", \.itself),
    .part("result", \.result),
    .state("value", \.value),
    .state("body", \.body),
    .state("fields", \.fields),
    .state("depth", \.depth),
    .state("wanted", \.wanted),
    .state("pass", \.pass),
    .state("told", \.told),
    .state("model", \.model),
    .state("observer", \.observer),
    .state("newValue", \.newValue),
    .state("oldValue", \.oldValue),
    .state("old", \.old),
    .state("new", \.new),
    .state("left", \.left),
    .state("right", \.right),
    .state("watched", \.watched),
    .state("changed", \.changed),
    .state("mask", \.mask),
    .state("read", \.read),
    .state("cancel", \.cancel),
    .state("core", \.core),
    .state("field", \.field),
    .derived(
      "cache",
      \.cache,
      from: [.value, .body, .fields, .depth, .wanted, .pass, .told, .model, .observer, .left, .right]
    ),
    .derived("areEqual", \.areEqual, from: [.newValue, .oldValue]),
    .derived("raw", \.raw, from: [.old, .new, .watched, .changed, .mask, .read, .cancel, .core, .field]),
    .derived("equal", \.equal, from: [.left, .right]),
    .derived("notice", \.notice, from: [.cache, .raw]),
    .derived("isEmpty", \.isEmpty, from: .newValue),
    .derived("contains", \.contains, from: .value),
    .derived("union", \.union, from: .value),
    .derived("insert", \.insert, from: .value),
    .derived("none", \.none, from: .newValue),
    .derived("some", \.some, from: .value)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.cache.number:
      _pass.set(
        &_cache,
        Self._cache(_value, _body, _fieldsOwn, _depth, _wanted, _passOwn, _told, _model, _observer, _left, _right)
      )
    case Changes.areEqual.number: _pass.set(&_areEqual, Self._areEqual(_newValue, _oldValue))
    case Changes.raw.number:
      _pass.set(
        &_raw,
        Self._raw(_old, _new, _watched, _changed, _mask, _read, _cancel, _coreOwn, _fieldOwn, result, itself)
      )
    case Changes.equal.number: _pass.set(&_equal, Self._equal(_left, _right), unless: Self.equalAreEqual)
    case Changes.notice.number: _pass.set(&_notice, Self._notice(_cache, _raw))
    case Changes.isEmpty.number: _pass.set(&_isEmpty, Self._isEmpty(_newValue))
    case Changes.union.number: _pass.set(&_union, Self._union(_value))
    case Changes.insert.number: _pass.set(&_insert, Self._insert(_value))
    case Changes.none.number: _pass.set(&_none, Self._none(_newValue))
    case Changes.some.number: _pass.set(&_some, Self._some(_value))
    default: _pass.isNew = true  // The other name of a field changes with it.
    }
  }

  static func _addObserved(of model: Everyday, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: Everyday, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    _notifyReaders(changes)
  }
}

/// Called once after each transaction that changed `Everyday`.
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Keywords: Observation.Observable {
  // MARK: State

  var `default`: Int {
    get { _tracked(.`default`, \.`default`)._default }
    set { if Bindgen.replace(&_default, with: newValue) { _wrote(.`default`) } }
  }

  var `class`: Int {
    get { _tracked(.`class`, \.`class`)._class }
    set { if Bindgen.replace(&_class, with: newValue) { _wrote(.`class`) } }
  }

  var `init`: Int {
    get { _tracked(.`init`, \.`init`)._init }
    set { if Bindgen.replace(&_init, with: newValue) { _wrote(.`init`) } }
  }

  var `in`: [Int] {
    get { _tracked(.`in`, \.`in`)._in }
    set { if Bindgen.replace(&_in, with: newValue) { _wrote(.`in`) } }
    _modify {
      _core.beginEdit(Changes.`in`.mask)
      defer {
        _core.endEdit(Changes.`in`.mask)
        _wrote(.`in`)
      }
      yield &_in
    }
  }

  var `repeat`: Int {
    get { _tracked(.`repeat`, \.`repeat`)._repeat }
    set { if Bindgen.replace(&_repeat, with: newValue) { _wrote(.`repeat`) } }
  }

  var `protocol`: Int {
    get { _tracked(.`protocol`, \.`protocol`)._protocol }
    set { if Bindgen.replace(&_protocol, with: newValue) { _wrote(.`protocol`) } }
  }

  var `let`: Int {
    get { _tracked(.`let`, \.`let`)._let }
    set { if Bindgen.replace(&_let, with: newValue) { _wrote(.`let`) } }
  }

  var `true`: Bool {
    get { _tracked(.`true`, \.`true`)._true }
    set { if Bindgen.replace(&_true, with: newValue) { _wrote(.`true`) } }
  }

  var `nil`: Int {
    get { _tracked(.`nil`, \.`nil`)._nil }
    set { if Bindgen.replace(&_nil, with: newValue) { _wrote(.`nil`) } }
  }

  var `is`: Int {
    get { _tracked(.`is`, \.`is`)._is }
    set { if Bindgen.replace(&_is, with: newValue) { _wrote(.`is`) } }
  }

  var `throws`: Int {
    get { _tracked(.`throws`, \.`throws`)._throws }
    set { if Bindgen.replace(&_throws, with: newValue) { _wrote(.`throws`) } }
  }

  var `Any`: Int {
    get { _tracked(.`Any`, \.`Any`)._Any }
    set { if Bindgen.replace(&_Any, with: newValue) { _wrote(.`Any`) } }
  }

  var get: Int {
    get { _tracked(.get, \.get)._get }
    set { if Bindgen.replace(&_get, with: newValue) { _wrote(.get) } }
  }

  var set: Int {
    get { _tracked(.set, \.set)._set }
    set { if Bindgen.replace(&_set, with: newValue) { _wrote(.set) } }
  }

  var async: Int {
    get { _tracked(.async, \.async)._async }
    set { if Bindgen.replace(&_async, with: newValue) { _wrote(.async) } }
  }

  var `await`: Int {
    get { _tracked(.`await`, \.`await`)._await }
    set { if Bindgen.replace(&_await, with: newValue) { _wrote(.`await`) } }
  }

  var weak: Int {
    get { _tracked(.weak, \.weak)._weak }
    set { if Bindgen.replace(&_weak, with: newValue) { _wrote(.weak) } }
  }

  var open: Int {
    get { _tracked(.open, \.open)._open }
    set { if Bindgen.replace(&_open, with: newValue) { _wrote(.open) } }
  }

  var consuming: Int {
    get { _tracked(.consuming, \.consuming)._consuming }
    set { if Bindgen.replace(&_consuming, with: newValue) { _wrote(.consuming) } }
  }

  var yield: Int {
    get { _tracked(.yield, \.yield)._yield }
    set { if Bindgen.replace(&_yield, with: newValue) { _wrote(.yield) } }
  }

  var some: Int {
    get { _tracked(.some, \.some)._some }
    set { if Bindgen.replace(&_some, with: newValue) { _wrote(.some) } }
  }

  var each: Int {
    get { _tracked(.each, \.each)._each }
    set { if Bindgen.replace(&_each, with: newValue) { _wrote(.each) } }
  }

  // MARK: Derived

  var `where`: Int { _tracked(.`where`, \.`where`)._where }
  private static func _where(_ `default`: Int, _ `class`: Int, _ `in`: [Int]) -> Int {
    `default` + `class` + `in`.count
  }

  var `switch`: [Int] { `in` }

  var `func`: Int? { _tracked(.`func`, \.`func`)._func }
  private static func _func(_ `in`: [Int]) -> Int? { `in`.first }

  var `super`: Bool { `true` }

  var `as`: Int { _tracked(.`as`, \.`as`)._as }
  private static func _as(
    _ get: Int,
    _ set: Int,
    _ async: Int,
    _ weak: Int,
    _ open: Int,
    _ consuming: Int,
    _ each: Int
  ) -> Int {
    get + set + async + weak + open + consuming + each
  }
  private static func asAreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      $0 == $1
    }
    return areEqual(left, right)
  }

  // MARK: Actions

  func `return`(for `case`: Int) {
    _core.open()
    defer { _core.close() }
    `default` = `case`
  }

  func `while`() {
    _core.open()
    defer { _core.close() }
    `repeat` += 1
  }

  init(
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
    view: (any KeywordsView)? = nil,
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
    _core.updateObserved(of: self)
    attach(view)
  }

  weak var delegate: (any KeywordsDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any KeywordsDelegate, _ changes: Changes) {
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

  private(set) weak var view: (any KeywordsView)?

  /// Sets all fields that the view shows, and from now on each field that changes.
  func attach(_ view: (any KeywordsView)?) {
    self.view = view
    _core.updateObserved(of: self)
    _core.hasShownAll()
    if let view { _show(Keywords._shown, on: view) }
  }

  /// The view as actions see it: before each command it is shown what has changed.
  struct _View {
    fileprivate let model: Keywords
    let base: any KeywordsView

    func `do`() {
      model._showChanges()
      self.base.do()
    }

    func `try`(if x: Int) {
      model._showChanges()
      self.base.try(if: x)
    }
  }

  private var _view: _View? { view.map { _View(model: self, base: $0) } }

  fileprivate func _showChanges() {
    guard let view else { return }
    _core.show(Keywords._shown.mask, of: self) { _show(Changes($0), on: view) }
  }

  static let _shown: Changes = [.where, .switch, .get]

  func _show(_ changes: Changes, on view: any KeywordsView) {
    if changes.contains(.`where`) { view.`where` = `where` }
    if changes.contains(.`switch`) { view.`switch` = `switch` }
    if changes.contains(.get) { view.get = get }
  }

  private var _default: Int
  private var _class: Int
  private var _init: Int
  private var _in: [Int]
  private var _repeat: Int
  private var _protocol: Int
  private var _let: Int
  private var _true: Bool
  private var _nil: Int
  private var _is: Int
  private var _throws: Int
  private var _Any: Int
  private var _get: Int
  private var _set: Int
  private var _async: Int
  private var _await: Int
  private var _weak: Int
  private var _open: Int
  private var _consuming: Int
  private var _yield: Int
  private var _some: Int
  private var _each: Int
  private var _where: Int = 0
  private var _func: Int?
  private var _as: Int = 0
  let _core = Bindgen.Core(Keywords._graph)
  let _registrar = Observation.ObservationRegistrar()
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

// MARK: - Machinery

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Keywords: Bindgen.Observed, Bindgen.Presenter, Bindgen.Tracked, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var `default`: Changes { Changes(field: 0) }
    static var `class`: Changes { Changes(field: 1) }
    static var `init`: Changes { Changes(field: 2) }
    static var `in`: Changes { Changes(field: 3) }
    static var `repeat`: Changes { Changes(field: 4) }
    static var `protocol`: Changes { Changes(field: 5) }
    static var `let`: Changes { Changes(field: 6) }
    static var `true`: Changes { Changes(field: 7) }
    static var `nil`: Changes { Changes(field: 8) }
    static var `is`: Changes { Changes(field: 9) }
    static var `throws`: Changes { Changes(field: 10) }
    static var `Any`: Changes { Changes(field: 11) }
    static var get: Changes { Changes(field: 12) }
    static var set: Changes { Changes(field: 13) }
    static var async: Changes { Changes(field: 14) }
    static var `await`: Changes { Changes(field: 15) }
    static var weak: Changes { Changes(field: 16) }
    static var open: Changes { Changes(field: 17) }
    static var consuming: Changes { Changes(field: 18) }
    static var yield: Changes { Changes(field: 19) }
    static var some: Changes { Changes(field: 20) }
    static var each: Changes { Changes(field: 21) }
    static var `where`: Changes { Changes(field: 22) }
    static var `switch`: Changes { Changes(field: 23) }
    static var `func`: Changes { Changes(field: 24) }
    static var `super`: Changes { Changes(field: 25) }
    static var `as`: Changes { Changes(field: 26) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var `default`: _Field<Int> { (.`default`, { $0.`default` }) }
    var `class`: _Field<Int> { (.`class`, { $0.`class` }) }
    var `init`: _Field<Int> { (.`init`, { $0.`init` }) }
    var `in`: _Field<[Int]> { (.`in`, { $0.`in` }) }
    var `repeat`: _Field<Int> { (.`repeat`, { $0.`repeat` }) }
    var `protocol`: _Field<Int> { (.`protocol`, { $0.`protocol` }) }
    var `let`: _Field<Int> { (.`let`, { $0.`let` }) }
    var `true`: _Field<Bool> { (.`true`, { $0.`true` }) }
    var `nil`: _Field<Int> { (.`nil`, { $0.`nil` }) }
    var `is`: _Field<Int> { (.`is`, { $0.`is` }) }
    var `throws`: _Field<Int> { (.`throws`, { $0.`throws` }) }
    var `Any`: _Field<Int> { (.`Any`, { $0.`Any` }) }
    var get: _Field<Int> { (.get, { $0.get }) }
    var set: _Field<Int> { (.set, { $0.set }) }
    var async: _Field<Int> { (.async, { $0.async }) }
    var `await`: _Field<Int> { (.`await`, { $0.`await` }) }
    var weak: _Field<Int> { (.weak, { $0.weak }) }
    var open: _Field<Int> { (.open, { $0.open }) }
    var consuming: _Field<Int> { (.consuming, { $0.consuming }) }
    var yield: _Field<Int> { (.yield, { $0.yield }) }
    var some: _Field<Int> { (.some, { $0.some }) }
    var each: _Field<Int> { (.each, { $0.each }) }
    var `where`: _Field<Int> { (.`where`, { $0.`where` }) }
    var `switch`: _Field<[Int]> { (.`switch`, { $0.`switch` }) }
    var `func`: _Field<Int?> { (.`func`, { $0.`func` }) }
    var `super`: _Field<Bool> { (.`super`, { $0.`super` }) }
    var `as`: _Field<Int> { (.`as`, { $0.`as` }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Keywords) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: Keywords.self,
    .state("default", \.default),
    .state("class", \.class),
    .state("init", \.`init`),
    .state("in", \.in),
    .state("repeat", \.repeat),
    .state("protocol", \.protocol),
    .state("let", \.let),
    .state("true", \.true),
    .state("nil", \.nil),
    .state("is", \.is),
    .state("throws", \.throws),
    .state("Any", \.Any),
    .state("get", \.get),
    .state("set", \.set),
    .state("async", \.async),
    .state("await", \.await),
    .state("weak", \.weak),
    .state("open", \.open),
    .state("consuming", \.consuming),
    .state("yield", \.yield),
    .state("some", \.some),
    .state("each", \.each),
    .derived("where", \.where, from: [.default, .class, .in]),
    .derived("switch", \.switch, from: .in),
    .derived("func", \.func, from: .in),
    .derived("super", \.super, from: .true),
    .derived("as", \.as, from: [.get, .set, .async, .weak, .open, .consuming, .each])
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.`where`.number: _pass.set(&_where, Self._where(_default, _class, _in))
    case Changes.`func`.number: _pass.set(&_func, Self._func(_in))
    case Changes.`as`.number:
      _pass.set(&_as, Self._as(_get, _set, _async, _weak, _open, _consuming, _each), unless: Self.asAreEqual)
    default: _pass.isNew = true  // The other name of a field changes with it.
    }
  }

  static func _addObserved(of model: Keywords, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Keywords._shown.mask) }
  }

  static func _notify(_ model: Keywords, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if view == nil {
      _core.updateObserved(of: self)
    } else if !changes.isDisjoint(with: Keywords._shown) {
      _showChanges()
    }
    _notifyReaders(changes)
  }
}

/// Called once after each transaction that changed `Keywords`.
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
