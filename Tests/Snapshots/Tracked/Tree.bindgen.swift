// Made by bindgen from Tree.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Leaf: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let meter: Meter
  let payload: Payload

  // MARK: State

  var value: Int {
    get {
      _track(.value, \.value)
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }
  private var _value: Int

  var name: String {
    get {
      _track(.name, \.name)
      return _name
    }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(.name) } }
    _modify {
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  var rows: [Int] {
    get {
      _track(.rows, \.rows)
      return _rows
    }
    set { if Bindgen.replace(&_rows, with: newValue) { _wrote(.rows) } }
    _modify {
      defer { _wrote(.rows) }
      yield &_rows
    }
  }
  private var _rows: [Int]

  // MARK: Derived

  var double: Int {
    _refresh(.double)
    _track(.double, \.double)
    return _cache.double
  }

  var parity: Int {
    _refresh(.parity)
    _track(.parity, \.parity)
    return _cache.parity
  }

  var same: [Int] { rows }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    value += amount
  }

  func restore() {
    _core.open()
    defer { _core.close() }
    value += 1
    value -= 1
  }

  // MARK: Init

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

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let name: Changes = Changes(rawValue: 1 &<< 1)
    static let rows: Changes = Changes(rawValue: 1 &<< 2)
    static let double: Changes = Changes(rawValue: 1 &<< 3)
    static let parity: Changes = Changes(rawValue: 1 &<< 4)
    static let same: Changes = Changes(rawValue: 1 &<< 5)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Leaf, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Leaf, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.value) { _publish(\.value) }
    if changes.contains(.name) { _publish(\.name) }
    if changes.contains(.rows) { _publish(\.rows) }
    if changes.contains(.double) { _publish(\.double) }
    if changes.contains(.parity) { _publish(\.parity) }
    if changes.contains(.same) { _publish(\.same) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Leaf._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "value name rows double parity same",
    [
      .double: [.value],
      .parity: [.value],
      .same: [.rows],
    ]
  )

  private struct _Cache {
    var double: Int = 0
    var parity: Int = 0
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
    if pass.isDue(.same) { pass.changed(.same) }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
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
final class Branch: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let left: Leaf
  let right: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: State

  var factor: Int {
    get {
      _track(.factor, \.factor)
      return _factor
    }
    set { if Bindgen.replace(&_factor, with: newValue) { _wrote(.factor) } }
  }
  private var _factor: Int

  // MARK: Derived

  var rows: [Int] {
    _track(.rows, \.rows)
    return left.rows
  }

  var odd: Int {
    _refresh(.odd)
    _track(.odd, \.odd)
    return _cache.odd
  }

  var sum: Int {
    _refresh(.sum)
    _track(.sum, \.sum)
    return _cache.sum
  }

  var weight: Int {
    _refresh(.weight)
    _track(.weight, \.weight)
    return _cache.weight
  }

  // MARK: Actions

  func addBoth(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    left.add(amount)
    right.add(amount)
  }

  // MARK: Init

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
    _core.adopt(
      left,
      by: self,
      [
        .rows: .rows,
        .parity: .odd,
        .double: .sum,
        [.value, .name, .rows, .double, .parity, .same]: .weight,
      ]
    )
    _core.adopt(
      right,
      by: self,
      [
        .parity: .odd,
        .double: .sum,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let factor: Changes = Changes(rawValue: 1 &<< 0)
    static let rows: Changes = Changes(rawValue: 1 &<< 1)
    static let odd: Changes = Changes(rawValue: 1 &<< 2)
    static let sum: Changes = Changes(rawValue: 1 &<< 3)
    static let weight: Changes = Changes(rawValue: 1 &<< 4)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Branch, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Branch, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.factor) { _publish(\.factor) }
    if changes.contains(.rows) { _publish(\.rows) }
    if changes.contains(.odd) { _publish(\.odd) }
    if changes.contains(.sum) { _publish(\.sum) }
    if changes.contains(.weight) { _publish(\.weight) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Branch._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "factor rows odd sum weight",
    [
      .rows: [],
      .odd: [],
      .sum: [.factor],
      .weight: [],
    ]
  )

  private struct _Cache {
    var odd: Int = 0
    var sum: Int = 0
    var weight: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.rows) { pass.changed(.rows) }
    if pass.isDue(.odd) {
      let value: Int = _BranchFormulas.odd(meter, left, right)
      if Bindgen.replace(&_cache.odd, with: value) { pass.changed(.odd) }
    }
    if pass.isDue(.sum) {
      let value: Int = _BranchFormulas.sum(meter, _factor, left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.changed(.sum) }
    }
    if pass.isDue(.weight) {
      let value: Int = _BranchFormulas.weight(meter, left)
      if Bindgen.replace(&_cache.weight, with: value) { pass.changed(.weight) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _BranchFormulas {
  static func right() -> Leaf { Leaf() }
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func odd(_ meter: Meter, _ left: Leaf, _ right: Leaf) -> Int { meter.count("branch.odd", left.parity + right.parity) }
  static func sum(_ meter: Meter, _ factor: Int, _ left: Leaf, _ right: Leaf) -> Int {
    meter.count("branch.sum", factor * (left.double + right.double))
  }

  static func weight(_ meter: Meter, _ left: Leaf) -> Int { meter.count("branch.weight", weigh(left) / 10) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Root: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let branch: Branch
  let leaf: Leaf
  let meter: Meter

  // MARK: Derived

  var total: Int {
    _refresh(.total)
    _track(.total, \.total)
    return _cache.total
  }

  var isOdd: Bool {
    _refresh(.isOdd)
    _track(.isOdd, \.isOdd)
    return _cache.isOdd
  }

  // MARK: Init

  init(
    branch: Branch,
    leaf: Leaf,
    meter: Meter = _RootFormulas.meter()
  ) {
    self.branch = branch
    self.leaf = leaf
    self.meter = meter
    _core.adopt(
      branch,
      by: self,
      [
        .sum: .total,
        .odd: .isOdd,
      ]
    )
    _core.adopt(
      leaf,
      by: self,
      [
        .double: .total
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let total: Changes = Changes(rawValue: 1 &<< 0)
    static let isOdd: Changes = Changes(rawValue: 1 &<< 1)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Root, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Root, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.total) { _publish(\.total) }
    if changes.contains(.isOdd) { _publish(\.isOdd) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Root._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "total isOdd",
    [
      .total: [],
      .isOdd: [],
    ]
  )

  private struct _Cache {
    var total: Int = 0
    var isOdd: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.total) {
      let value: Int = _RootFormulas.total(meter, branch, leaf)
      if Bindgen.replace(&_cache.total, with: value) { pass.changed(.total) }
    }
    if pass.isDue(.isOdd) {
      let value: Bool = _RootFormulas.isOdd(meter, branch)
      if Bindgen.replace(&_cache.isOdd, with: value) { pass.changed(.isOdd) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _RootFormulas {
  static func meter() -> Meter { Meter() }
  static func total(_ meter: Meter, _ branch: Branch, _ leaf: Leaf) -> Int { meter.count("root.total", branch.sum + leaf.double) }
  static func isOdd(_ meter: Meter, _ branch: Branch) -> Bool { meter.count("root.isOdd", branch.odd > 0) }
}

/// Not tracked, above one that is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Silent: Bindgen.Model {
  // MARK: Given

  let leaf: Leaf

  // MARK: Derived

  var half: Int {
    _refresh(.half)
    return _cache.half
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    leaf.add(amount)
  }

  // MARK: Init

  init(leaf: Leaf) {
    self.leaf = leaf
    _core.adopt(
      leaf,
      by: self,
      [
        .double: .half
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let half: Changes = Changes(rawValue: 1 &<< 0)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Silent._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "half",
    [
      .half: []
    ]
  )

  private struct _Cache {
    var half: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.half) {
      let value: Int = _SilentFormulas.half(leaf)
      if Bindgen.replace(&_cache.half, with: value) { pass.changed(.half) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _SilentFormulas {
  static func half(_ leaf: Leaf) -> Int { leaf.double / 2 }
}

/// Not tracked, below one that is.
final class Plain: Bindgen.Model {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }
  private var _count: Int

  var text: String {
    get { _text }
    set { if Bindgen.replace(&_text, with: newValue) { _wrote(.text) } }
    _modify {
      defer { _wrote(.text) }
      yield &_text
    }
  }
  private var _text: String

  // MARK: Derived

  var isEmpty: Bool {
    _refresh(.isEmpty)
    return _cache.isEmpty
  }

  // MARK: Init

  init(count: Int = 0, text: String = "") {
    _count = count
    _text = text
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
    static let isEmpty: Changes = Changes(rawValue: 1 &<< 2)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Plain._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "count text isEmpty",
    [
      .isEmpty: [.count]
    ]
  )

  private struct _Cache {
    var isEmpty: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.isEmpty) {
      let value: Bool = _PlainFormulas.isEmpty(_count)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.changed(.isEmpty) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PlainFormulas {
  static func isEmpty(_ count: Int) -> Bool { count == 0 }
}

/// Follows from one that is not tracked.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Frame: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let plain: Plain

  // MARK: Derived

  var text: String {
    _track(.text, \.text)
    return plain.text
  }

  var isEmpty: Bool {
    _refresh(.isEmpty)
    _track(.isEmpty, \.isEmpty)
    return _cache.isEmpty
  }

  // MARK: Init

  init(plain: Plain = _FrameFormulas.plain()) {
    self.plain = plain
    _core.adopt(
      plain,
      by: self,
      [
        .text: .text,
        .isEmpty: .isEmpty,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let text: Changes = Changes(rawValue: 1 &<< 0)
    static let isEmpty: Changes = Changes(rawValue: 1 &<< 1)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Frame, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Frame, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.text) { _publish(\.text) }
    if changes.contains(.isEmpty) { _publish(\.isEmpty) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Frame._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "text isEmpty",
    [
      .text: [],
      .isEmpty: [],
    ]
  )

  private struct _Cache {
    var isEmpty: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) { pass.changed(.text) }
    if pass.isDue(.isEmpty) {
      let value: Bool = _FrameFormulas.isEmpty(plain)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.changed(.isEmpty) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
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
final class Told: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let leaf: Leaf

  // MARK: State

  var offset: Int {
    get {
      _track(.offset, \.offset)
      return _offset
    }
    set { if Bindgen.replace(&_offset, with: newValue) { _wrote(.offset) } }
  }
  private var _offset: Int

  // MARK: Derived

  var shifted: Int {
    _refresh(.shifted)
    _track(.shifted, \.shifted)
    return _cache.shifted
  }

  // MARK: Init

  init(
    view: (any ToldView)?,
    leaf: Leaf = _ToldFormulas.leaf(),
    offset: Int = 0,
    delegate: (any ToldDelegate)? = nil
  ) {
    self.leaf = leaf
    _offset = offset
    _core.adopt(
      leaf,
      by: self,
      [
        .double: .shifted
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let offset: Changes = Changes(rawValue: 1 &<< 0)
    static let shifted: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var offset: Field<Int> { (.offset, { $0.offset }) }
    var shifted: Field<Int> { (.shifted, { $0.shifted }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any ToldDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any ToldDelegate, _ changes: Changes) {
    delegate.told(self, didChange: changes)
    if changes.contains(.offset) { delegate.toldDidChangeOffset(self) }
    if changes.contains(.shifted) { delegate.toldDidChangeShifted(self) }
  }

  private(set) weak var view: (any ToldView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any ToldView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Told._shown, on: view) }
  }

  private static let _shown: Changes = [
    .shifted
  ]

  private func _show(_ changes: Changes, on view: any ToldView) {
    if changes.contains(.shifted) { view.shifted = shifted }
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Told, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Told, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.offset) { _publish(\.offset) }
    if changes.contains(.shifted) { _publish(\.shifted) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Told._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "offset shifted",
    [
      .shifted: [.offset]
    ]
  )

  private struct _Cache {
    var shifted: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.shifted) {
      let value: Int = _ToldFormulas.shifted(leaf, _offset)
      if Bindgen.replace(&_cache.shifted, with: value) { pass.changed(.shifted) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Told._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// Is called when `Told` has changed, once a transaction.
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
final class Open: Bindgen.Model, Observation.Observable {
  // MARK: State

  var title: String {
    get {
      _track(.title, \.title)
      return _title
    }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(.title) } }
    _modify {
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  var count: Int {
    get {
      _track(.count, \.count)
      return _count
    }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }
  private var _count: Int

  var isOn: Bool {
    get {
      _track(.isOn, \.isOn)
      return _isOn
    }
    set { if Bindgen.replace(&_isOn, with: newValue) { _wrote(.isOn) } }
  }
  private var _isOn: Bool

  // MARK: Init

  init(
    title: String = "",
    count: Int = 0,
    isOn: Bool = false
  ) {
    _title = title
    _count = count
    _isOn = isOn
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let title: Changes = Changes(rawValue: 1 &<< 0)
    static let count: Changes = Changes(rawValue: 1 &<< 1)
    static let isOn: Changes = Changes(rawValue: 1 &<< 2)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Open, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Open, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.title) { _publish(\.title) }
    if changes.contains(.count) { _publish(\.count) }
    if changes.contains(.isOn) { _publish(\.isOn) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Open._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title count isOn",
    [:]
  )

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}
