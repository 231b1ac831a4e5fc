// Made by bindgen from Tree.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Leaf: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let meter: Meter
  let payload: Payload

  // MARK: State

  var value: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  var name: String {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _name
    }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_name
    }
  }
  private var _name: String

  var rows: [Int] {
    get {
      if !_core.isComputing { _noteRead(2) }
      return _rows
    }
    set { if Bindgen.replace(&_rows, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_rows
    }
  }
  private var _rows: [Int]

  // MARK: What follows

  var double: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.double
  }

  var parity: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.parity
  }

  var same: [Int] { rows }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAdd(amount)
  }

  private func _performAdd(_ amount: Int) { value += amount }

  func restore() {
    _core.open()
    defer { _end() }
    _performRestore()
  }

  private func _performRestore() {
    value += 1
    value -= 1
  }

  // MARK: Making

  init(
    meter: Meter = _LeafFormulas.meter(),
    payload: Payload = _LeafFormulas.payload(),
    value: Int = 0,
    name: String = "",
    rows: [Int] = []
  ) {
    self.meter = meter
    self.payload = payload
    _value = value
    _name = name
    _rows = rows
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(6)
  let _readers: Bindgen.Readers = Bindgen.Readers(Leaf._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "value name rows double parity same"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0], [0], [2]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Leaf._graph)
  private struct Cache {
    var double: Int = 0
    var parity: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: Int = _LeafFormulas.double(meter, _value)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _LeafFormulas.parity(meter, _value)
      if Bindgen.replace(&_cache.parity, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) { pass.cameOut(5) }
    _core.finish(pass, 0x38)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(3) }
    if Bindgen.areEqual(_told.parity, _cache.parity) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _LeafFormulas {
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func double(_ meter: Meter, _ value: Int) -> Int { meter.count("leaf.double", value * 2) }
  static func parity(_ meter: Meter, _ value: Int) -> Int { meter.count("leaf.parity", value % 2) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Branch: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let left: Leaf
  let right: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: State

  var factor: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _factor
    }
    set { if Bindgen.replace(&_factor, with: newValue) { _wrote(0) } }
  }
  private var _factor: Int

  // MARK: What follows

  var rows: [Int] {
    _refresh(1)
    if !_core.isComputing { _noteRead(1) }
    return _core.compute { left.rows }
  }

  var odd: Int {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.odd
  }

  var sum: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.sum
  }

  var weight: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.weight
  }

  // MARK: Actions

  func addBoth(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAddBoth(amount)
  }

  private func _performAddBoth(_ amount: Int) {
    left.add(amount)
    right.add(amount)
  }

  // MARK: Making

  init(
    left: Leaf,
    right: Leaf = _BranchFormulas.right(),
    meter: Meter = _BranchFormulas.meter(),
    payload: Payload = _BranchFormulas.payload(),
    factor: Int = 1
  ) {
    self.left = left
    self.right = right
    self.meter = meter
    self.payload = payload
    _factor = factor
    _adopt(left._core, [0, 1, 2, 3, 4, 5], from: 5)
    _adopt(right._core, [0, 3, 4], from: 11)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(5)
  let _readers: Bindgen.Readers = Bindgen.Readers(Branch._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "factor rows odd sum weight"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[7], [9, 13], [0, 8, 12], [5, 6, 7, 8, 9, 10]],
    outside: [[], [], [], [5], [5], [7], [], [11], [11]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Branch._graph)
  private struct Cache {
    var odd: Int = 0
    var sum: Int = 0
    var weight: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x1c != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed.add(3) }
      if _core.needs(9, for: wanted) { needed.add(4) }
      if _core.needs(10, for: wanted) { needed.add(5) }
      left._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0xc != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(12, for: wanted) { needed2.add(3) }
      if _core.needs(13, for: wanted) { needed2.add(4) }
      right._bringUpToDate(needed2)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) { pass.cameOut(1) }
    if pass.isDue(2) {
      let value: Int = _BranchFormulas.odd(meter, left, right)
      if Bindgen.replace(&_cache.odd, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int = _BranchFormulas.sum(meter, _factor, left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _BranchFormulas.weight(meter, left)
      if Bindgen.replace(&_cache.weight, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x1e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.odd, _cache.odd) { equal.add(2) }
    if Bindgen.areEqual(_told.sum, _cache.sum) { equal.add(3) }
    if Bindgen.areEqual(_told.weight, _cache.weight) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _BranchFormulas {
  static func right() -> Leaf { Leaf() }
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func odd(_ meter: Meter, _ left: Leaf, _ right: Leaf) -> Int {
    meter.count("branch.odd", left.parity + right.parity)
  }

  static func sum(_ meter: Meter, _ factor: Int, _ left: Leaf, _ right: Leaf) -> Int {
    meter.count("branch.sum", factor * (left.double + right.double))
  }

  static func weight(_ meter: Meter, _ left: Leaf) -> Int { meter.count("branch.weight", weigh(left) / 10) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Root: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let branch: Branch
  let leaf: Leaf
  let meter: Meter

  // MARK: What follows

  var total: Int {
    _refresh(0)
    _noteRead(0)
    return _cache.total
  }

  var isOdd: Bool {
    _refresh(1)
    _noteRead(1)
    return _cache.isOdd
  }

  // MARK: Making

  init(branch: Branch, leaf: Leaf, meter: Meter = _RootFormulas.meter()) {
    self.branch = branch
    self.leaf = leaf
    self.meter = meter
    _adopt(branch._core, [0, 2, 3], from: 2)
    _adopt(leaf._core, [0, 3], from: 5)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Root._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "total isOdd"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 0,
    inputs: [[4, 6], [3]],
    outside: [[], [], [2], [], [5]]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Root._graph)
  private struct Cache {
    var total: Int = 0
    var isOdd: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x3 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(3, for: wanted) { needed.add(2) }
      if _core.needs(4, for: wanted) { needed.add(3) }
      branch._bringUpToDate(needed)
    }
    if _core.needs(6, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _RootFormulas.total(meter, branch, leaf)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(0) }
    }
    if pass.isDue(1) {
      let value: Bool = _RootFormulas.isOdd(meter, branch)
      if Bindgen.replace(&_cache.isOdd, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x3)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.total, _cache.total) { equal.add(0) }
    if Bindgen.areEqual(_told.isOdd, _cache.isOdd) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _RootFormulas {
  static func meter() -> Meter { Meter() }
  static func total(_ meter: Meter, _ branch: Branch, _ leaf: Leaf) -> Int {
    meter.count("root.total", branch.sum + leaf.double)
  }

  static func isOdd(_ meter: Meter, _ branch: Branch) -> Bool { meter.count("root.isOdd", branch.odd > 0) }
}

/// Not tracked, above one that is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Silent: Bindgen.FamilyModel {
  // MARK: What it is given

  let leaf: Leaf

  // MARK: What follows

  var half: Int {
    _refresh(0)
    return _cache.half
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAdd(amount)
  }

  private func _performAdd(_ amount: Int) { leaf.add(amount) }

  // MARK: Making

  init(leaf: Leaf) {
    self.leaf = leaf
    _adopt(leaf._core, [0, 3], from: 1)
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2]], outside: [[], [1]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Silent._graph)
  private struct Cache {
    var half: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _SilentFormulas.half(leaf)
      if Bindgen.replace(&_cache.half, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.half, _cache.half) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _SilentFormulas {
  static func half(_ leaf: Leaf) -> Int { leaf.double / 2 }
}

/// Not tracked, below one that is.
final class Plain: Bindgen.FamilyModel {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  var text: String {
    get { _text }
    set { if Bindgen.replace(&_text, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_text
    }
  }
  private var _text: String

  // MARK: What follows

  var isEmpty: Bool { _PlainFormulas.isEmpty(_count) }

  // MARK: Making

  init(count: Int = 0, text: String = "") {
    _count = count
    _text = text
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Plain._graph)
  private struct Cache {
    var isEmpty: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Bool = _PlainFormulas.isEmpty(_count)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PlainFormulas {
  static func isEmpty(_ count: Int) -> Bool { count == 0 }
}

/// Follows from one that is not tracked.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Frame: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let plain: Plain

  // MARK: What follows

  var text: String {
    _refresh(0)
    _noteRead(0)
    return plain.text
  }

  var isEmpty: Bool {
    _refresh(1)
    _noteRead(1)
    return _cache.isEmpty
  }

  // MARK: Making

  init(plain: Plain = _FrameFormulas.plain()) {
    self.plain = plain
    _adopt(plain._core, [0, 1, 2], from: 2)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Frame._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "text isEmpty"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[3], [4]], outside: [[], [], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Frame._graph)
  private struct Cache {
    var isEmpty: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(4, for: wanted) { plain._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) { pass.cameOut(0) }
    if pass.isDue(1) {
      let value: Bool = _FrameFormulas.isEmpty(plain)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x3)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _FrameFormulas {
  static func plain() -> Plain { Plain() }
  static func isEmpty(_ plain: Plain) -> Bool { plain.isEmpty }
}

/// Tracked, and told of in every other way.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Told: Bindgen.ObservedFamilyModel, Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let leaf: Leaf

  // MARK: State

  var offset: Int {
    get {
      _noteRead(0)
      return _offset
    }
    set { if Bindgen.replace(&_offset, with: newValue) { _wrote(0) } }
  }
  private var _offset: Int

  // MARK: What follows

  var shifted: Int {
    _refresh(1)
    _noteRead(1)
    return _cache.shifted
  }

  // MARK: Making

  init(view: (any ToldView)?, leaf: Leaf = _ToldFormulas.leaf(), offset: Int = 0, delegate: (any ToldDelegate)? = nil) {
    self.leaf = leaf
    _offset = offset
    _adopt(leaf._core, [0, 3], from: 2)
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let offset: Changes = Changes(rawValue: 1 &<< 0)
    static let shifted: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ToldDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ToldDelegate, _ changes: Changes) {
    delegate.told(self, didChange: changes)
    if changes.contains(.offset) { delegate.toldDidChangeOffset(self) }
    if changes.contains(.shifted) { delegate.toldDidChangeShifted(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var offset: Told.Field<Int> { (0, { $0.offset }) }
    var shifted: Told.Field<Int> { (1, { $0.shifted }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Told, Changes> = Bindgen.Observers()

  private(set) weak var view: (any ToldView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any ToldView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Told._shown)
    view.shifted = shifted
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1])

  private func _show(_ changes: Changes, on view: any ToldView) {
    if changes.contains(.shifted) { view.shifted = shifted }
  }

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Told._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Told._shown) }
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
    _readers.tell()
  }

  static let _names: String = "offset shifted"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 3]], outside: [[], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Told._graph)
  private struct Cache {
    var shifted: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ToldFormulas.shifted(leaf, _offset)
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

/// Is told what changed in `Told`, once a transaction.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol ToldDelegate: AnyObject {
  func told(_ told: Told, didChange changes: Told.Changes)
  func toldDidChangeOffset(_ told: Told)
  func toldDidChangeShifted(_ told: Told)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension ToldDelegate {
  func told(_ told: Told, didChange changes: Told.Changes) {}
  func toldDidChangeOffset(_ told: Told) {}
  func toldDidChangeShifted(_ told: Told) {}
}

/// What `Told` asks of its view.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol ToldView: AnyObject {
  var shifted: Int { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _ToldFormulas {
  static func leaf() -> Leaf { Leaf() }
  static func shifted(_ leaf: Leaf, _ offset: Int) -> Int { leaf.double + offset }
}

/// State alone, without relatives.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Open: Bindgen.Tracked, Observation.Observable {
  // MARK: State

  var title: String {
    get {
      _noteRead(0)
      return _title
    }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_title
    }
  }
  private var _title: String

  var count: Int {
    get {
      _noteRead(1)
      return _count
    }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(1) } }
  }
  private var _count: Int

  var isOn: Bool {
    get {
      _noteRead(2)
      return _isOn
    }
    set { if Bindgen.replace(&_isOn, with: newValue) { _wrote(2) } }
  }
  private var _isOn: Bool

  // MARK: Making

  init(title: String = "", count: Int = 0, isOn: Bool = false) {
    _title = title
    _count = count
    _isOn = isOn
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(3)
  let _readers: Bindgen.Readers = Bindgen.Readers(Open._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "title count isOn"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Open._graph)
}
