// Made by bindgen from Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// Nobody's parent.
final class Leaf: Bindgen.Observed {
  // MARK: Given

  let meter: Meter
  let payload: Payload

  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }
  private var _value: Int

  var name: String {
    get { _name }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(.name) } }
    _modify {
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  var tags: [String] {
    get { _tags }
    set { if Bindgen.replace(&_tags, with: newValue) { _wrote(.tags) } }
    _modify {
      defer { _wrote(.tags) }
      yield &_tags
    }
  }
  private var _tags: [String]

  // MARK: Derived

  var double: Int {
    _refresh(.double)
    return _cache.double
  }

  var parity: Int {
    _refresh(.parity)
    return _cache.parity
  }

  var label: String {
    _refresh(.label)
    return _cache.label
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    value += amount
  }

  func addOrRefuse(_ amount: Int, isRefused: Bool) throws {
    _core.open()
    defer { _core.close() }
    value += amount
    if isRefused { throw Refusal() }
    name = "added"
  }

  func load(_ number: Int) async {
    value = await fetched(number)
    name = "loaded"
  }

  // MARK: Init

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
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let name: Changes = Changes(rawValue: 1 &<< 1)
    static let tags: Changes = Changes(rawValue: 1 &<< 2)
    static let double: Changes = Changes(rawValue: 1 &<< 3)
    static let parity: Changes = Changes(rawValue: 1 &<< 4)
    static let label: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var value: Field<Int> { (.value, { $0.value }) }
    var name: Field<String> { (.name, { $0.name }) }
    var tags: Field<[String]> { (.tags, { $0.tags }) }
    var double: Field<Int> { (.double, { $0.double }) }
    var parity: Field<Int> { (.parity, { $0.parity }) }
    var label: Field<String> { (.label, { $0.label }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any LeafDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any LeafDelegate, _ changes: Changes) {
    delegate.leaf(self, didChange: changes)
    if changes.contains(.value) { delegate.leafDidChangeValue(self) }
    if changes.contains(.name) { delegate.leafDidChangeName(self) }
    if changes.contains(.tags) { delegate.leafDidChangeTags(self) }
    if changes.contains(.double) { delegate.leafDidChangeDouble(self) }
    if changes.contains(.parity) { delegate.leafDidChangeParity(self) }
    if changes.contains(.label) { delegate.leafDidChangeLabel(self) }
  }

  private(set) weak var view: (any LeafView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any LeafView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Leaf._shown, on: view) }
  }

  private static let _shown: Changes = [
    .double,
    .name,
  ]

  private func _show(_ changes: Changes, on view: any LeafView) {
    if changes.contains(.double) { view.double = double }
    if changes.contains(.name) { view.name = name }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Leaf._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "value name tags double parity label",
    [
      .double: [.value],
      .parity: [.value],
      .label: [.name, .double],
    ]
  )

  private struct _Cache {
    var double: Int = 0
    var parity: Int = 0
    var label: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.double) {
      let value: Int = _LeafFormulas.double(meter, _value)
      if Bindgen.replace(&_cache.double, with: value) { pass.changed(.double) }
    }
    if pass.isDue(.parity) {
      let value: Int = _LeafFormulas.parity(meter, _value)
      if Bindgen.replace(&_cache.parity, with: value) { pass.changed(.parity) }
    }
    if pass.isDue(.label) {
      let value: String = _LeafFormulas.label(meter, _name, _cache.double)
      if Bindgen.replace(&_cache.label, with: value) { pass.changed(.label) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Leaf._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `Leaf` has changed, once a transaction.
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
  static func label(_ meter: Meter, _ name: String, _ double: Int) -> String { meter.count("leaf.label", "\(name) \(double)") }
}

/// Nobody is told of it.
final class Quiet: Bindgen.Model {
  // MARK: Given

  let meter: Meter

  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }
  private var _value: Int

  var note: String {
    get { _note }
    set { if Bindgen.replace(&_note, with: newValue) { _wrote(.note) } }
    _modify {
      defer { _wrote(.note) }
      yield &_note
    }
  }
  private var _note: String

  // MARK: Derived

  var half: Int {
    _refresh(.half)
    return _cache.half
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    value += amount
  }

  // MARK: Init

  init(
    meter: Meter = _QuietFormulas.meter(),
    value: Int = 0,
    note: String = ""
  ) {
    self.meter = meter
    _value = value
    _note = note
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let note: Changes = Changes(rawValue: 1 &<< 1)
    static let half: Changes = Changes(rawValue: 1 &<< 2)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Quiet._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "value note half",
    [
      .half: [.value]
    ]
  )

  private struct _Cache {
    var half: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.half) {
      let value: Int = _QuietFormulas.half(meter, _value)
      if Bindgen.replace(&_cache.half, with: value) { pass.changed(.half) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _QuietFormulas {
  static func meter() -> Meter { Meter() }
  static func half(_ meter: Meter, _ value: Int) -> Int { meter.count("quiet.half", value / 2) }
}
