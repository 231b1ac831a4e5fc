// Made by bindgen from Tree.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Branch: Bindgen.Observed {
  // MARK: Given

  let left: Leaf
  let right: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: State

  var factor: Int {
    get { _factor }
    set { if Bindgen.replace(&_factor, with: newValue) { _wrote(.factor) } }
  }
  private var _factor: Int

  // MARK: Derived

  var leftName: String { left.name }

  var tags: [String] { left.tags }

  var odd: Int {
    _refresh(.odd)
    return _cache.odd
  }

  var sum: Int {
    _refresh(.sum)
    return _cache.sum
  }

  var label: String {
    _refresh(.label)
    return _cache.label
  }

  // MARK: Actions

  func addBoth(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    left.add(amount)
    right.add(amount)
  }

  func addOrRefuse(_ amount: Int, isRefused: Bool) throws {
    _core.open()
    defer { _core.close() }
    factor += 1
    try left.addOrRefuse(amount, isRefused: isRefused)
    right.add(amount)
  }

  func load(_ number: Int) async {
    await left.load(number)
    factor = await fetched(number)
    update {
      $0.factor += 1
      $0.right.add(number)
    }
  }

  func loadOrRefuse(_ number: Int) async throws -> Int {
    await left.load(number)
    try right.addOrRefuse(number, isRefused: true)
    return sum
  }

  // MARK: Init

  init(
    view: (any BranchView)?,
    left: Leaf,
    right: Leaf = _BranchFormulas.right(),
    meter: Meter = _BranchFormulas.meter(),
    payload: Payload = _BranchFormulas.payload(),
    factor: Int = 1,
    delegate: (any BranchDelegate)? = nil
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
        .name: .leftName,
        .tags: .tags,
        .parity: .odd,
        .double: .sum,
        .label: .label,
      ]
    )
    _core.adopt(
      right,
      by: self,
      [
        .parity: .odd,
        .double: .sum,
        .label: .label,
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

    static let factor: Changes = Changes(rawValue: 1 &<< 0)
    static let leftName: Changes = Changes(rawValue: 1 &<< 1)
    static let tags: Changes = Changes(rawValue: 1 &<< 2)
    static let odd: Changes = Changes(rawValue: 1 &<< 3)
    static let sum: Changes = Changes(rawValue: 1 &<< 4)
    static let label: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var factor: Field<Int> { (.factor, { $0.factor }) }
    var leftName: Field<String> { (.leftName, { $0.leftName }) }
    var tags: Field<[String]> { (.tags, { $0.tags }) }
    var odd: Field<Int> { (.odd, { $0.odd }) }
    var sum: Field<Int> { (.sum, { $0.sum }) }
    var label: Field<String> { (.label, { $0.label }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any BranchDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any BranchDelegate, _ changes: Changes) {
    delegate.branch(self, didChange: changes)
    if changes.contains(.factor) { delegate.branchDidChangeFactor(self) }
    if changes.contains(.leftName) { delegate.branchDidChangeLeftName(self) }
    if changes.contains(.tags) { delegate.branchDidChangeTags(self) }
    if changes.contains(.odd) { delegate.branchDidChangeOdd(self) }
    if changes.contains(.sum) { delegate.branchDidChangeSum(self) }
    if changes.contains(.label) { delegate.branchDidChangeLabel(self) }
  }

  private(set) weak var view: (any BranchView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any BranchView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Branch._shown, on: view) }
  }

  private static let _shown: Changes = [
    .sum,
    .leftName,
  ]

  private func _show(_ changes: Changes, on view: any BranchView) {
    if changes.contains(.sum) { view.sum = sum }
    if changes.contains(.leftName) { view.leftName = leftName }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Branch._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "factor leftName tags odd sum label",
    [
      .leftName: [],
      .tags: [],
      .odd: [],
      .sum: [.factor],
      .label: [],
    ]
  )

  private struct _Cache {
    var odd: Int = 0
    var sum: Int = 0
    var label: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.leftName) { pass.changed(.leftName) }
    if pass.isDue(.tags) { pass.changed(.tags) }
    if pass.isDue(.odd) {
      let value: Int = _BranchFormulas.odd(meter, left, right)
      if Bindgen.replace(&_cache.odd, with: value) { pass.changed(.odd) }
    }
    if pass.isDue(.sum) {
      let value: Int = _BranchFormulas.sum(meter, _factor, left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.changed(.sum) }
    }
    if pass.isDue(.label) {
      let value: String = _BranchFormulas.label(meter, left, right)
      if Bindgen.replace(&_cache.label, with: value) { pass.changed(.label) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Branch._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `Branch` has changed, once a transaction.
protocol BranchDelegate: AnyObject {
  func branch(_ branch: Branch, didChange changes: Branch.Changes)
  func branchDidChangeFactor(_ branch: Branch)
  func branchDidChangeLeftName(_ branch: Branch)
  func branchDidChangeTags(_ branch: Branch)
  func branchDidChangeOdd(_ branch: Branch)
  func branchDidChangeSum(_ branch: Branch)
  func branchDidChangeLabel(_ branch: Branch)
}

extension BranchDelegate {
  func branch(_ branch: Branch, didChange changes: Branch.Changes) {}
  func branchDidChangeFactor(_ branch: Branch) {}
  func branchDidChangeLeftName(_ branch: Branch) {}
  func branchDidChangeTags(_ branch: Branch) {}
  func branchDidChangeOdd(_ branch: Branch) {}
  func branchDidChangeSum(_ branch: Branch) {}
  func branchDidChangeLabel(_ branch: Branch) {}
}

/// What `Branch` asks of its view.
protocol BranchView: AnyObject {
  var sum: Int { get set }
  var leftName: String { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _BranchFormulas {
  static func right() -> Leaf { Leaf(view: nil, name: "made") }
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func odd(_ meter: Meter, _ left: Leaf, _ right: Leaf) -> Int { meter.count("branch.odd", left.parity + right.parity) }
  static func sum(_ meter: Meter, _ factor: Int, _ left: Leaf, _ right: Leaf) -> Int {
    meter.count("branch.sum", factor * (left.double + right.double))
  }

  static func label(_ meter: Meter, _ left: Leaf, _ right: Leaf) -> String { meter.count("branch.label", "\(left.label), \(right.label)") }
}

final class Root: Bindgen.Observed {
  // MARK: Given

  let branch: Branch
  let leaf: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: State

  var extra: Int {
    get { _extra }
    set { if Bindgen.replace(&_extra, with: newValue) { _wrote(.extra) } }
  }
  private var _extra: Int

  // MARK: Derived

  var total: Int {
    _refresh(.total)
    return _cache.total
  }

  var deep: Int {
    _refresh(.deep)
    return _cache.deep
  }

  var deepName: String { branch.left.name }

  var weight: Int {
    _refresh(.weight)
    return _cache.weight
  }

  var odd: Int {
    _refresh(.odd)
    return _cache.odd
  }

  // MARK: Actions

  func spread(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    extra += amount
    branch.addBoth(amount)
    leaf.add(amount)
  }

  // MARK: Init

  init(
    view: (any RootView)?,
    branch: Branch,
    leaf: Leaf,
    meter: Meter = _RootFormulas.meter(),
    payload: Payload = _RootFormulas.payload(),
    extra: Int = 0,
    delegate: (any RootDelegate)? = nil
  ) {
    self.branch = branch
    self.leaf = leaf
    self.meter = meter
    self.payload = payload
    _extra = extra
    _core.adopt(
      branch,
      by: self,
      [
        .sum: .total,
        [.factor, .leftName, .tags, .odd, .sum, .label]: .weight,
        .odd: .odd,
      ]
    )
    _core.adopt(
      leaf,
      by: self,
      [
        .double: .total
      ]
    )
    _core.adopt(
      branch.left,
      by: self,
      [
        .value: .deep,
        .name: .deepName,
        [.value, .name, .tags, .double, .parity, .label]: .weight,
      ]
    )
    _core.adopt(
      branch.right,
      by: self,
      [
        .value: .deep,
        [.value, .name, .tags, .double, .parity, .label]: .weight,
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

    static let extra: Changes = Changes(rawValue: 1 &<< 0)
    static let total: Changes = Changes(rawValue: 1 &<< 1)
    static let deep: Changes = Changes(rawValue: 1 &<< 2)
    static let deepName: Changes = Changes(rawValue: 1 &<< 3)
    static let weight: Changes = Changes(rawValue: 1 &<< 4)
    static let odd: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var extra: Field<Int> { (.extra, { $0.extra }) }
    var total: Field<Int> { (.total, { $0.total }) }
    var deep: Field<Int> { (.deep, { $0.deep }) }
    var deepName: Field<String> { (.deepName, { $0.deepName }) }
    var weight: Field<Int> { (.weight, { $0.weight }) }
    var odd: Field<Int> { (.odd, { $0.odd }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any RootDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any RootDelegate, _ changes: Changes) {
    delegate.root(self, didChange: changes)
    if changes.contains(.extra) { delegate.rootDidChangeExtra(self) }
    if changes.contains(.total) { delegate.rootDidChangeTotal(self) }
    if changes.contains(.deep) { delegate.rootDidChangeDeep(self) }
    if changes.contains(.deepName) { delegate.rootDidChangeDeepName(self) }
    if changes.contains(.weight) { delegate.rootDidChangeWeight(self) }
    if changes.contains(.odd) { delegate.rootDidChangeOdd(self) }
  }

  private(set) weak var view: (any RootView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any RootView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Root._shown, on: view) }
  }

  private static let _shown: Changes = [
    .total,
    .odd,
  ]

  private func _show(_ changes: Changes, on view: any RootView) {
    if changes.contains(.total) { view.total = total }
    if changes.contains(.odd) { view.odd = odd }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Root._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "extra total deep deepName weight odd",
    [
      .total: [.extra],
      .deep: [],
      .deepName: [],
      .weight: [],
      .odd: [],
    ]
  )

  private struct _Cache {
    var total: Int = 0
    var deep: Int = 0
    var weight: Int = 0
    var odd: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.total) {
      let value: Int = _RootFormulas.total(meter, branch, leaf, _extra)
      if Bindgen.replace(&_cache.total, with: value) { pass.changed(.total) }
    }
    if pass.isDue(.deep) {
      let value: Int = _RootFormulas.deep(meter, branch)
      if Bindgen.replace(&_cache.deep, with: value) { pass.changed(.deep) }
    }
    if pass.isDue(.deepName) { pass.changed(.deepName) }
    if pass.isDue(.weight) {
      let value: Int = _RootFormulas.weight(meter, branch)
      if Bindgen.replace(&_cache.weight, with: value) { pass.changed(.weight) }
    }
    if pass.isDue(.odd) {
      let value: Int = _RootFormulas.odd(meter, branch)
      if Bindgen.replace(&_cache.odd, with: value) { pass.changed(.odd) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Root._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `Root` has changed, once a transaction.
protocol RootDelegate: AnyObject {
  func root(_ root: Root, didChange changes: Root.Changes)
  func rootDidChangeExtra(_ root: Root)
  func rootDidChangeTotal(_ root: Root)
  func rootDidChangeDeep(_ root: Root)
  func rootDidChangeDeepName(_ root: Root)
  func rootDidChangeWeight(_ root: Root)
  func rootDidChangeOdd(_ root: Root)
}

extension RootDelegate {
  func root(_ root: Root, didChange changes: Root.Changes) {}
  func rootDidChangeExtra(_ root: Root) {}
  func rootDidChangeTotal(_ root: Root) {}
  func rootDidChangeDeep(_ root: Root) {}
  func rootDidChangeDeepName(_ root: Root) {}
  func rootDidChangeWeight(_ root: Root) {}
  func rootDidChangeOdd(_ root: Root) {}
}

/// What `Root` asks of its view.
protocol RootView: AnyObject {
  var total: Int { get set }
  var odd: Int { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _RootFormulas {
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func total(_ meter: Meter, _ branch: Branch, _ leaf: Leaf, _ extra: Int) -> Int { meter.count("root.total", branch.sum + leaf.double + extra) }
  static func deep(_ meter: Meter, _ branch: Branch) -> Int {
    meter.count("root.deep", branch.left.value + branch.right.value)
  }

  static func weight(_ meter: Meter, _ branch: Branch) -> Int { meter.count("root.weight", weigh(branch)) }
  static func odd(_ meter: Meter, _ branch: Branch) -> Int { meter.count("root.odd", branch.odd * 10) }
}

/// Follows from nothing of its child, and is one transaction with it all the same.
final class Folder: Bindgen.Observed {
  // MARK: Given

  let leaf: Leaf

  // MARK: State

  var isOpen: Bool {
    get { _isOpen }
    set { if Bindgen.replace(&_isOpen, with: newValue) { _wrote(.isOpen) } }
  }
  private var _isOpen: Bool

  // MARK: Actions

  func openAndAdd(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    isOpen = true
    leaf.add(amount)
  }

  // MARK: Init

  init(
    leaf: Leaf,
    isOpen: Bool = false,
    delegate: (any FolderDelegate)? = nil
  ) {
    self.leaf = leaf
    _isOpen = isOpen
    _core.adopt(leaf, by: self)
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let isOpen: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var isOpen: Field<Bool> { (.isOpen, { $0.isOpen }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any FolderDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any FolderDelegate, _ changes: Changes) {
    delegate.folder(self, didChange: changes)
    if changes.contains(.isOpen) { delegate.folderDidChangeIsOpen(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Folder._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "isOpen",
    [:]
  )

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Is called when `Folder` has changed, once a transaction.
protocol FolderDelegate: AnyObject {
  func folder(_ folder: Folder, didChange changes: Folder.Changes)
  func folderDidChangeIsOpen(_ folder: Folder)
}

extension FolderDelegate {
  func folder(_ folder: Folder, didChange changes: Folder.Changes) {}
  func folderDidChangeIsOpen(_ folder: Folder) {}
}

/// Above two that may have nothing to do with each other till then.
final class Twin: Bindgen.Observed {
  // MARK: Given

  let one: Leaf
  let two: Leaf

  // MARK: Derived

  var sum: Int {
    _refresh(.sum)
    return _cache.sum
  }

  var difference: Int {
    _refresh(.difference)
    return _cache.difference
  }

  // MARK: Init

  init(
    one: Leaf,
    two: Leaf,
    delegate: (any TwinDelegate)? = nil
  ) {
    self.one = one
    self.two = two
    _core.adopt(
      one,
      by: self,
      [
        .value: [.sum, .difference]
      ]
    )
    _core.adopt(
      two,
      by: self,
      [
        .value: [.sum, .difference]
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let sum: Changes = Changes(rawValue: 1 &<< 0)
    static let difference: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var sum: Field<Int> { (.sum, { $0.sum }) }
    var difference: Field<Int> { (.difference, { $0.difference }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any TwinDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any TwinDelegate, _ changes: Changes) {
    delegate.twin(self, didChange: changes)
    if changes.contains(.sum) { delegate.twinDidChangeSum(self) }
    if changes.contains(.difference) { delegate.twinDidChangeDifference(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Twin._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "sum difference",
    [
      .sum: [],
      .difference: [],
    ]
  )

  private struct _Cache {
    var sum: Int = 0
    var difference: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.sum) {
      let value: Int = _TwinFormulas.sum(one, two)
      if Bindgen.replace(&_cache.sum, with: value) { pass.changed(.sum) }
    }
    if pass.isDue(.difference) {
      let value: Int = _TwinFormulas.difference(one, two)
      if Bindgen.replace(&_cache.difference, with: value) { pass.changed(.difference) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Is called when `Twin` has changed, once a transaction.
protocol TwinDelegate: AnyObject {
  func twin(_ twin: Twin, didChange changes: Twin.Changes)
  func twinDidChangeSum(_ twin: Twin)
  func twinDidChangeDifference(_ twin: Twin)
}

extension TwinDelegate {
  func twin(_ twin: Twin, didChange changes: Twin.Changes) {}
  func twinDidChangeSum(_ twin: Twin) {}
  func twinDidChangeDifference(_ twin: Twin) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _TwinFormulas {
  static func sum(_ one: Leaf, _ two: Leaf) -> Int { one.value + two.value }
  static func difference(_ one: Leaf, _ two: Leaf) -> Int { one.value - two.value }
}

/// Follows from one field of many.
final class Sign: Bindgen.Observed {
  // MARK: Given

  let leaf: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(
    leaf: Leaf,
    meter: Meter = _SignFormulas.meter(),
    payload: Payload = _SignFormulas.payload(),
    delegate: (any SignDelegate)? = nil
  ) {
    self.leaf = leaf
    self.meter = meter
    self.payload = payload
    _core.adopt(
      leaf,
      by: self,
      [
        .name: .text
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any SignDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any SignDelegate, _ changes: Changes) {
    delegate.sign(self, didChange: changes)
    if changes.contains(.text) { delegate.signDidChangeText(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Sign._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "text",
    [
      .text: []
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _SignFormulas.text(meter, leaf)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Is called when `Sign` has changed, once a transaction.
protocol SignDelegate: AnyObject {
  func sign(_ sign: Sign, didChange changes: Sign.Changes)
  func signDidChangeText(_ sign: Sign)
}

extension SignDelegate {
  func sign(_ sign: Sign, didChange changes: Sign.Changes) {}
  func signDidChangeText(_ sign: Sign) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SignFormulas {
  static func meter() -> Meter { Meter() }
  static func payload() -> Payload { Payload() }
  static func text(_ meter: Meter, _ leaf: Leaf) -> String { meter.count("sign.text", "to \(leaf.name)") }
}
