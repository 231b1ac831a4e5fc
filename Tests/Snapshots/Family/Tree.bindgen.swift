// Made by bindgen from Tree.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Branch: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let left: Leaf
  let right: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: State

  var factor: Int {
    get { _factor }
    set { if Bindgen.replace(&_factor, with: newValue) { _wrote(0) } }
  }
  private var _factor: Int

  // MARK: What follows

  var leftName: String { left.name }

  var tags: [String] { left.tags }

  var odd: Int {
    _refresh(3)
    return _cache.odd
  }

  var sum: Int {
    _refresh(4)
    return _cache.sum
  }

  var label: String {
    _refresh(5)
    return _cache.label
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

  func addOrRefuse(_ amount: Int, isRefused: Bool) throws {
    _core.open()
    defer { _end() }
    try _performAddOrRefuse(amount, isRefused: isRefused)
  }

  private func _performAddOrRefuse(_ amount: Int, isRefused: Bool) throws {
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

  // MARK: Making

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
    _adopt(left._core, [0, 1, 2, 3, 4, 5], from: 6)
    _adopt(right._core, [0, 1, 3, 4, 5], from: 12)
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let factor: Changes = Changes(rawValue: 1 &<< 0)
    static let leftName: Changes = Changes(rawValue: 1 &<< 1)
    static let tags: Changes = Changes(rawValue: 1 &<< 2)
    static let odd: Changes = Changes(rawValue: 1 &<< 3)
    static let sum: Changes = Changes(rawValue: 1 &<< 4)
    static let label: Changes = Changes(rawValue: 1 &<< 5)
  }

  weak var delegate: (any BranchDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any BranchDelegate, _ changes: Changes) {
    delegate.branch(self, didChange: changes)
    if changes.contains(.factor) { delegate.branchDidChangeFactor(self) }
    if changes.contains(.leftName) { delegate.branchDidChangeLeftName(self) }
    if changes.contains(.tags) { delegate.branchDidChangeTags(self) }
    if changes.contains(.odd) { delegate.branchDidChangeOdd(self) }
    if changes.contains(.sum) { delegate.branchDidChangeSum(self) }
    if changes.contains(.label) { delegate.branchDidChangeLabel(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var factor: Branch.Field<Int> { (0, { $0.factor }) }
    var leftName: Branch.Field<String> { (1, { $0.leftName }) }
    var tags: Branch.Field<[String]> { (2, { $0.tags }) }
    var odd: Branch.Field<Int> { (3, { $0.odd }) }
    var sum: Branch.Field<Int> { (4, { $0.sum }) }
    var label: Branch.Field<String> { (5, { $0.label }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Branch, Changes> = Bindgen.Observers()

  private(set) weak var view: (any BranchView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any BranchView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Branch._shown)
    view.sum = sum
    view.leftName = leftName
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1, 4])

  private func _show(_ changes: Changes, on view: any BranchView) {
    if changes.contains(.sum) { view.sum = sum }
    if changes.contains(.leftName) { view.leftName = leftName }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Branch._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "factor leftName tags odd sum label"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[7], [8], [10, 15], [0, 9, 14], [11, 16]],
    outside: [[], [], [], [6], [6], [7, 9], [], [], [12], [12], [13, 14]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Branch._graph)
  private struct Cache {
    var odd: Int = 0
    var sum: Int = 0
    var label: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x38 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(9, for: wanted) { needed.add(3) }
      if _core.needs(10, for: wanted) { needed.add(4) }
      if _core.needs(11, for: wanted) { needed.add(5) }
      left._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x38 != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(14, for: wanted) { needed2.add(3) }
      if _core.needs(15, for: wanted) { needed2.add(4) }
      if _core.needs(16, for: wanted) { needed2.add(5) }
      right._bringUpToDate(needed2)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) { pass.cameOut(1) }
    if pass.isDue(2) { pass.cameOut(2) }
    if pass.isDue(3) {
      let value: Int = _BranchFormulas.odd(meter, left, right)
      if Bindgen.replace(&_cache.odd, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _BranchFormulas.sum(meter, _factor, left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: String = _BranchFormulas.label(meter, left, right)
      if Bindgen.replace(&_cache.label, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x3e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.odd, _cache.odd) { equal.add(3) }
    if Bindgen.areEqual(_told.sum, _cache.sum) { equal.add(4) }
    if Bindgen.areEqual(_told.label, _cache.label) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Branch`, once a transaction.
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
  static func odd(_ meter: Meter, _ left: Leaf, _ right: Leaf) -> Int {
    meter.count("branch.odd", left.parity + right.parity)
  }

  static func sum(_ meter: Meter, _ factor: Int, _ left: Leaf, _ right: Leaf) -> Int {
    meter.count("branch.sum", factor * (left.double + right.double))
  }

  static func label(_ meter: Meter, _ left: Leaf, _ right: Leaf) -> String {
    meter.count("branch.label", "\(left.label), \(right.label)")
  }
}

final class Root: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let branch: Branch
  let leaf: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: State

  var extra: Int {
    get { _extra }
    set { if Bindgen.replace(&_extra, with: newValue) { _wrote(0) } }
  }
  private var _extra: Int

  // MARK: What follows

  var total: Int {
    _refresh(1)
    return _cache.total
  }

  var deep: Int {
    _refresh(2)
    return _cache.deep
  }

  var deepName: String { branch.left.name }

  var weight: Int {
    _refresh(4)
    return _cache.weight
  }

  var odd: Int {
    _refresh(5)
    return _cache.odd
  }

  // MARK: Actions

  func spread(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performSpread(amount)
  }

  private func _performSpread(_ amount: Int) {
    extra += amount
    branch.addBoth(amount)
    leaf.add(amount)
  }

  // MARK: Making

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
    _adopt(branch._core, [0, 1, 2, 3, 4, 5], from: 6)
    _adopt(leaf._core, [0, 3], from: 12)
    _adopt(branch.left._core, [0, 1, 2, 3, 4, 5], from: 14)
    _adopt(branch.right._core, [0, 1, 2, 3, 4, 5], from: 20)
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let extra: Changes = Changes(rawValue: 1 &<< 0)
    static let total: Changes = Changes(rawValue: 1 &<< 1)
    static let deep: Changes = Changes(rawValue: 1 &<< 2)
    static let deepName: Changes = Changes(rawValue: 1 &<< 3)
    static let weight: Changes = Changes(rawValue: 1 &<< 4)
    static let odd: Changes = Changes(rawValue: 1 &<< 5)
  }

  weak var delegate: (any RootDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any RootDelegate, _ changes: Changes) {
    delegate.root(self, didChange: changes)
    if changes.contains(.extra) { delegate.rootDidChangeExtra(self) }
    if changes.contains(.total) { delegate.rootDidChangeTotal(self) }
    if changes.contains(.deep) { delegate.rootDidChangeDeep(self) }
    if changes.contains(.deepName) { delegate.rootDidChangeDeepName(self) }
    if changes.contains(.weight) { delegate.rootDidChangeWeight(self) }
    if changes.contains(.odd) { delegate.rootDidChangeOdd(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var extra: Root.Field<Int> { (0, { $0.extra }) }
    var total: Root.Field<Int> { (1, { $0.total }) }
    var deep: Root.Field<Int> { (2, { $0.deep }) }
    var deepName: Root.Field<String> { (3, { $0.deepName }) }
    var weight: Root.Field<Int> { (4, { $0.weight }) }
    var odd: Root.Field<Int> { (5, { $0.odd }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Root, Changes> = Bindgen.Observers()

  private(set) weak var view: (any RootView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any RootView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Root._shown)
    view.total = total
    view.odd = odd
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1, 5])

  private func _show(_ changes: Changes, on view: any RootView) {
    if changes.contains(.total) { view.total = total }
    if changes.contains(.odd) { view.odd = odd }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Root._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "extra total deep deepName weight odd"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [
      [0, 10, 13], [14, 20], [15], [6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25], [9],
    ],
    outside: [
      [], [], [], [], [6], [], [], [12], [], [], [], [14], [14], [15, 17], [], [], [], [20], [20], [21, 23],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Root._graph)
  private struct Cache {
    var total: Int = 0
    var deep: Int = 0
    var weight: Int = 0
    var odd: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x32 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(7, for: wanted) { needed.add(1) }
      if _core.needs(8, for: wanted) { needed.add(2) }
      if _core.needs(9, for: wanted) { needed.add(3) }
      if _core.needs(10, for: wanted) { needed.add(4) }
      if _core.needs(11, for: wanted) { needed.add(5) }
      branch._bringUpToDate(needed)
    }
    if _core.needs(13, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    if _core.staleness.stale[0] & wanted[0] & 0x10 != 0 {
      var needed3: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(17, for: wanted) { needed3.add(3) }
      if _core.needs(18, for: wanted) { needed3.add(4) }
      if _core.needs(19, for: wanted) { needed3.add(5) }
      branch.left._bringUpToDate(needed3)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x10 != 0 {
      var needed4: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(23, for: wanted) { needed4.add(3) }
      if _core.needs(24, for: wanted) { needed4.add(4) }
      if _core.needs(25, for: wanted) { needed4.add(5) }
      branch.right._bringUpToDate(needed4)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _RootFormulas.total(meter, branch, leaf, _extra)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _RootFormulas.deep(meter, branch)
      if Bindgen.replace(&_cache.deep, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) { pass.cameOut(3) }
    if pass.isDue(4) {
      let value: Int = _RootFormulas.weight(meter, branch)
      if Bindgen.replace(&_cache.weight, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _RootFormulas.odd(meter, branch)
      if Bindgen.replace(&_cache.odd, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x3e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.total, _cache.total) { equal.add(1) }
    if Bindgen.areEqual(_told.deep, _cache.deep) { equal.add(2) }
    if Bindgen.areEqual(_told.weight, _cache.weight) { equal.add(4) }
    if Bindgen.areEqual(_told.odd, _cache.odd) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Root`, once a transaction.
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
  static func total(_ meter: Meter, _ branch: Branch, _ leaf: Leaf, _ extra: Int) -> Int {
    meter.count("root.total", branch.sum + leaf.double + extra)
  }

  static func deep(_ meter: Meter, _ branch: Branch) -> Int {
    meter.count("root.deep", branch.left.value + branch.right.value)
  }

  static func weight(_ meter: Meter, _ branch: Branch) -> Int { meter.count("root.weight", weigh(branch)) }
  static func odd(_ meter: Meter, _ branch: Branch) -> Int { meter.count("root.odd", branch.odd * 10) }
}

/// Follows from nothing of its child, and is one transaction with it all the same.
final class Folder: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let leaf: Leaf

  // MARK: State

  var isOpen: Bool {
    get { _isOpen }
    set { if Bindgen.replace(&_isOpen, with: newValue) { _wrote(0) } }
  }
  private var _isOpen: Bool

  // MARK: Actions

  func openAndAdd(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performOpenAndAdd(amount)
  }

  private func _performOpenAndAdd(_ amount: Int) {
    isOpen = true
    leaf.add(amount)
  }

  // MARK: Making

  init(leaf: Leaf, isOpen: Bool = false, delegate: (any FolderDelegate)? = nil) {
    self.leaf = leaf
    _isOpen = isOpen
    _adopt(leaf._core)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let isOpen: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any FolderDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any FolderDelegate, _ changes: Changes) {
    delegate.folder(self, didChange: changes)
    if changes.contains(.isOpen) { delegate.folderDidChangeIsOpen(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var isOpen: Folder.Field<Bool> { (0, { $0.isOpen }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Folder, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "isOpen"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Folder._graph)
}

/// Is told what changed in `Folder`, once a transaction.
protocol FolderDelegate: AnyObject {
  func folder(_ folder: Folder, didChange changes: Folder.Changes)
  func folderDidChangeIsOpen(_ folder: Folder)
}

extension FolderDelegate {
  func folder(_ folder: Folder, didChange changes: Folder.Changes) {}
  func folderDidChangeIsOpen(_ folder: Folder) {}
}

/// Above two that may have nothing to do with each other till then.
final class Twin: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let one: Leaf
  let two: Leaf

  // MARK: What follows

  var sum: Int {
    _refresh(0)
    return _cache.sum
  }

  var difference: Int {
    _refresh(1)
    return _cache.difference
  }

  // MARK: Making

  init(one: Leaf, two: Leaf, delegate: (any TwinDelegate)? = nil) {
    self.one = one
    self.two = two
    _adopt(one._core, [0], from: 2)
    _adopt(two._core, [0], from: 3)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let sum: Changes = Changes(rawValue: 1 &<< 0)
    static let difference: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any TwinDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any TwinDelegate, _ changes: Changes) {
    delegate.twin(self, didChange: changes)
    if changes.contains(.sum) { delegate.twinDidChangeSum(self) }
    if changes.contains(.difference) { delegate.twinDidChangeDifference(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var sum: Twin.Field<Int> { (0, { $0.sum }) }
    var difference: Twin.Field<Int> { (1, { $0.difference }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Twin, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "sum difference"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2, 3], [2, 3]], outside: [[], []])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Twin._graph)
  private struct Cache {
    var sum: Int = 0
    var difference: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _TwinFormulas.sum(one, two)
      if Bindgen.replace(&_cache.sum, with: value) { pass.cameOut(0) }
    }
    if pass.isDue(1) {
      let value: Int = _TwinFormulas.difference(one, two)
      if Bindgen.replace(&_cache.difference, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x3)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.sum, _cache.sum) { equal.add(0) }
    if Bindgen.areEqual(_told.difference, _cache.difference) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Twin`, once a transaction.
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
final class Sign: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let leaf: Leaf
  let meter: Meter
  let payload: Payload

  // MARK: What follows

  var text: String {
    _refresh(0)
    return _cache.text
  }

  // MARK: Making

  init(
    leaf: Leaf,
    meter: Meter = _SignFormulas.meter(),
    payload: Payload = _SignFormulas.payload(),
    delegate: (any SignDelegate)? = nil
  ) {
    self.leaf = leaf
    self.meter = meter
    self.payload = payload
    _adopt(leaf._core, [1], from: 1)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any SignDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any SignDelegate, _ changes: Changes) {
    delegate.sign(self, didChange: changes)
    if changes.contains(.text) { delegate.signDidChangeText(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Sign.Field<String> { (0, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Sign, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[1]], outside: [[]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Sign._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _SignFormulas.text(meter, leaf)
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

/// Is told what changed in `Sign`, once a transaction.
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
