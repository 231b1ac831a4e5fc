// Made by bindgen from Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// Nobody's parent.
final class Leaf: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let meter: Meter
  let payload: Payload

  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  var name: String {
    get { _name }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_name
    }
  }
  private var _name: String

  var tags: [String] {
    get { _tags }
    set { if Bindgen.replace(&_tags, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_tags
    }
  }
  private var _tags: [String]

  // MARK: What follows

  var double: Int {
    _refresh(3)
    return _cache.double
  }

  var parity: Int {
    _refresh(4)
    return _cache.parity
  }

  var label: String {
    _refresh(5)
    return _cache.label
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAdd(amount)
  }

  private func _performAdd(_ amount: Int) { value += amount }

  func addOrRefuse(_ amount: Int, isRefused: Bool) throws {
    _core.open()
    defer { _end() }
    try _performAddOrRefuse(amount, isRefused: isRefused)
  }

  private func _performAddOrRefuse(_ amount: Int, isRefused: Bool) throws {
    value += amount
    if isRefused { throw Refusal() }
    name = "added"
  }

  func load(_ number: Int) async {
    value = await fetched(number)
    name = "loaded"
  }

  // MARK: Making

  init(
    view: (any LeafView)?,
    meter: Meter = _LeafFormulas.meter(),
    payload: Payload = _LeafFormulas.payload(),
    value: Int = 0,
    name: String = "",
    tags: [String] = [],
    delegate: (any LeafDelegate)? = nil
  ) {
    self.meter = meter
    self.payload = payload
    _value = value
    _name = name
    _tags = tags
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let name: Changes = Changes(rawValue: 1 &<< 1)
    static let tags: Changes = Changes(rawValue: 1 &<< 2)
    static let double: Changes = Changes(rawValue: 1 &<< 3)
    static let parity: Changes = Changes(rawValue: 1 &<< 4)
    static let label: Changes = Changes(rawValue: 1 &<< 5)
  }

  weak var delegate: (any LeafDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any LeafDelegate, _ changes: Changes) {
    delegate.leaf(self, didChange: changes)
    if changes.contains(.value) { delegate.leafDidChangeValue(self) }
    if changes.contains(.name) { delegate.leafDidChangeName(self) }
    if changes.contains(.tags) { delegate.leafDidChangeTags(self) }
    if changes.contains(.double) { delegate.leafDidChangeDouble(self) }
    if changes.contains(.parity) { delegate.leafDidChangeParity(self) }
    if changes.contains(.label) { delegate.leafDidChangeLabel(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var value: Leaf.Field<Int> { (0, { $0.value }) }
    var name: Leaf.Field<String> { (1, { $0.name }) }
    var tags: Leaf.Field<[String]> { (2, { $0.tags }) }
    var double: Leaf.Field<Int> { (3, { $0.double }) }
    var parity: Leaf.Field<Int> { (4, { $0.parity }) }
    var label: Leaf.Field<String> { (5, { $0.label }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Leaf, Changes> = Bindgen.Observers()

  private(set) weak var view: (any LeafView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any LeafView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Leaf._shown)
    view.double = double
    view.name = name
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1, 3])

  private func _show(_ changes: Changes, on view: any LeafView) {
    if changes.contains(.double) { view.double = double }
    if changes.contains(.name) { view.name = name }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Leaf._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "value name tags double parity label"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0], [0], [1, 3]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Leaf._graph)
  private struct Cache {
    var double: Int = 0
    var parity: Int = 0
    var label: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: Int = _LeafFormulas.double(meter, _value)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(3, marking: 0x20) }
    }
    if pass.isDue(4) {
      let value: Int = _LeafFormulas.parity(meter, _value)
      if Bindgen.replace(&_cache.parity, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: String = _LeafFormulas.label(meter, _name, _cache.double)
      if Bindgen.replace(&_cache.label, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x38)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(3) }
    if Bindgen.areEqual(_told.parity, _cache.parity) { equal.add(4) }
    if Bindgen.areEqual(_told.label, _cache.label) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Leaf`, once a transaction.
protocol LeafDelegate: AnyObject {
  func leaf(_ leaf: Leaf, didChange changes: Leaf.Changes)
  func leafDidChangeValue(_ leaf: Leaf)
  func leafDidChangeName(_ leaf: Leaf)
  func leafDidChangeTags(_ leaf: Leaf)
  func leafDidChangeDouble(_ leaf: Leaf)
  func leafDidChangeParity(_ leaf: Leaf)
  func leafDidChangeLabel(_ leaf: Leaf)
}

extension LeafDelegate {
  func leaf(_ leaf: Leaf, didChange changes: Leaf.Changes) {}
  func leafDidChangeValue(_ leaf: Leaf) {}
  func leafDidChangeName(_ leaf: Leaf) {}
  func leafDidChangeTags(_ leaf: Leaf) {}
  func leafDidChangeDouble(_ leaf: Leaf) {}
  func leafDidChangeParity(_ leaf: Leaf) {}
  func leafDidChangeLabel(_ leaf: Leaf) {}
}

/// What `Leaf` asks of its view.
protocol LeafView: AnyObject {
  var double: Int { get set }
  var name: String { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _LeafFormulas {
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func double(_ meter: Meter, _ value: Int) -> Int { meter.count("leaf.double", value * 2) }
  static func parity(_ meter: Meter, _ value: Int) -> Int { meter.count("leaf.parity", value % 2) }
  static func label(_ meter: Meter, _ name: String, _ double: Int) -> String {
    meter.count("leaf.label", "\(name) \(double)")
  }
}

/// Nobody is told of it.
final class Quiet: Bindgen.FamilyModel {
  // MARK: What it is given

  let meter: Meter

  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  var note: String {
    get { _noteOwn }
    set { if Bindgen.replace(&_noteOwn, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_noteOwn
    }
  }
  private var _noteOwn: String

  // MARK: What follows

  var half: Int {
    _refresh(2)
    return _cache.half
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAdd(amount)
  }

  private func _performAdd(_ amount: Int) { value += amount }

  // MARK: Making

  init(meter: Meter = _QuietFormulas.meter(), value: Int = 0, note: String = "") {
    self.meter = meter
    _value = value
    _noteOwn = note
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Quiet._graph)
  private struct Cache {
    var half: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _QuietFormulas.half(meter, _value)
      if Bindgen.replace(&_cache.half, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.half, _cache.half) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _QuietFormulas {
  static func meter() -> Meter { Meter() }
  static func half(_ meter: Meter, _ value: Int) -> Int { meter.count("quiet.half", value / 2) }
}
