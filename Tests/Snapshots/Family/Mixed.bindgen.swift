// Made by bindgen from Mixed.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// Told of, above one that is not.
final class Listener: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let quiet: Quiet
  let meter: Meter

  // MARK: What follows

  var text: String {
    _refresh(0)
    return _cache.text
  }

  // MARK: Making

  init(quiet: Quiet, meter: Meter = _ListenerFormulas.meter()) {
    self.quiet = quiet
    self.meter = meter
    _adopt(quiet._core, [0, 2], from: 1)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Listener.Field<String> { (0, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Listener, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2]], outside: [[], [1]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Listener._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { quiet._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _ListenerFormulas.text(meter, quiet)
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ListenerFormulas {
  static func meter() -> Meter { Meter() }
  static func text(_ meter: Meter, _ quiet: Quiet) -> String { meter.count("listener.text", "half \(quiet.half)") }
}

/// Not told of, above one that is.
final class Silent: Bindgen.FamilyModel {
  // MARK: What it is given

  let leaf: Leaf
  let meter: Meter

  // MARK: State

  var offset: Int {
    get { _offset }
    set { if Bindgen.replace(&_offset, with: newValue) { _wrote(0) } }
  }
  private var _offset: Int

  // MARK: What follows

  var shifted: Int {
    _refresh(1)
    return _cache.shifted
  }

  // MARK: Actions

  func shift(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performShift(amount)
  }

  private func _performShift(_ amount: Int) {
    offset += amount
    leaf.add(amount)
  }

  // MARK: Making

  init(leaf: Leaf = _SilentFormulas.leaf(), meter: Meter = _SilentFormulas.meter(), offset: Int = 0) {
    self.leaf = leaf
    self.meter = meter
    _offset = offset
    _adopt(leaf._core, [0, 3], from: 2)
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 3]], outside: [[], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Silent._graph)
  private struct Cache {
    var shifted: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _SilentFormulas.shifted(meter, leaf, _offset)
      if Bindgen.replace(&_cache.shifted, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.shifted, _cache.shifted) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SilentFormulas {
  static func leaf() -> Leaf { Leaf(view: nil) }
  static func meter() -> Meter { Meter() }
  static func shifted(_ meter: Meter, _ leaf: Leaf, _ offset: Int) -> Int {
    meter.count("silent.shifted", leaf.double + offset)
  }
}

/// Told of, above one that is not, above one that is.
final class Above: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let silent: Silent
  let meter: Meter

  // MARK: What follows

  var text: String {
    _refresh(0)
    return _cache.text
  }

  // MARK: Making

  init(silent: Silent, meter: Meter = _AboveFormulas.meter()) {
    self.silent = silent
    self.meter = meter
    _adopt(silent._core, [0, 1], from: 1)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Above.Field<String> { (0, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Above, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2]], outside: [[], [1]])
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Above._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { silent._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _AboveFormulas.text(meter, silent)
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _AboveFormulas {
  static func meter() -> Meter { Meter() }
  static func text(_ meter: Meter, _ silent: Silent) -> String { meter.count("above.text", "\(silent.shifted)") }
}

/// Nothing of it comes out as it was told.
final class Restless: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let silent: Silent

  // MARK: What follows

  var step: Int {
    _refresh(0)
    return _cache.step
  }

  // MARK: Making

  init(silent: Silent) {
    self.silent = silent
    _adopt(silent._core, [0, 1], from: 1)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let step: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var step: Restless.Field<Int> { (0, { $0.step }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Restless, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "step"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2]], outside: [[], [1]])
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Restless._graph)
  private struct Cache {
    var step: Int = 0
  }
  private var _cache: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { silent._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      _cache.step = _RestlessFormulas.step(silent)
      pass.cameOut(0)
    }
    _core.finish(pass, 0x1)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _RestlessFormulas {
  static func step(_ silent: Silent) -> Int { silent.shifted }
}

/// Nobody of them is told of.
final class Hushed: Bindgen.FamilyModel {
  // MARK: What it is given

  let inner: Inner

  // MARK: What follows

  var twice: Int {
    _refresh(0)
    return _cache.twice
  }

  // MARK: Making

  init(inner: Inner = _HushedFormulas.inner()) {
    self.inner = inner
    _adopt(inner._core, [0, 1], from: 1)
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2]], outside: [[], [1]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Hushed._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { inner._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _HushedFormulas.twice(inner)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _HushedFormulas {
  static func inner() -> Inner { Inner() }
  static func twice(_ inner: Inner) -> Int { inner.next * 2 }
}

final class Inner: Bindgen.FamilyModel {
  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  // MARK: What follows

  var next: Int { _InnerFormulas.next(_value) }

  // MARK: Making

  init(value: Int = 0) {
    _value = value
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Inner._graph)
  private struct Cache {
    var next: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _InnerFormulas.next(_value)
      if Bindgen.replace(&_cache.next, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.next, _cache.next) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _InnerFormulas {
  static func next(_ value: Int) -> Int { value + 1 }
}
