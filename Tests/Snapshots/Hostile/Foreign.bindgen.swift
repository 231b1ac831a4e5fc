// Made by bindgen from Foreign.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class cart: Bindgen.Observed {
  // MARK: State

  var raw: Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
  }
  private var _raw: Int

  // MARK: Making

  init(raw: Int = 0, delegate: (any cartDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any cartDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any cartDelegate, _ changes: Changes) {
    delegate.cart(self, didChange: changes)
    if changes.contains(.raw) { delegate.cartDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: cart.Field<Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<cart, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(cart._graph)
}

/// Is told what changed in `cart`, once a transaction.
protocol cartDelegate: AnyObject {
  func cart(_ cart: cart, didChange changes: cart.Changes)
  func cartDidChangeRaw(_ cart: cart)
}

extension cartDelegate {
  func cart(_ cart: cart, didChange changes: cart.Changes) {}
  func cartDidChangeRaw(_ cart: cart) {}
}

final class Été: Bindgen.Observed {
  // MARK: State

  var größe: Int {
    get { _größe }
    set { if Bindgen.replace(&_größe, with: newValue) { _wrote(0) } }
  }
  private var _größe: Int

  var 日本: Int {
    get { _日本 }
    set { if Bindgen.replace(&_日本, with: newValue) { _wrote(1) } }
  }
  private var _日本: Int

  // MARK: What follows

  var Ωmega: Int {
    if !_core.isTelling { return _ÉtéFormulas.Ωmega(_größe) }
    _refresh(2)
    return _cache.Ωmega
  }

  // MARK: Making

  init(größe: Int = 0, 日本: Int = 0, delegate: (any ÉtéDelegate)? = nil) {
    _größe = größe
    _日本 = 日本
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let größe: Changes = Changes(rawValue: 1 &<< 0)
    static let 日本: Changes = Changes(rawValue: 1 &<< 1)
    static let Ωmega: Changes = Changes(rawValue: 1 &<< 2)
  }

  weak var delegate: (any ÉtéDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ÉtéDelegate, _ changes: Changes) {
    delegate.été(self, didChange: changes)
    if changes.contains(.größe) { delegate.étéDidChangeGröße(self) }
    if changes.contains(.日本) { delegate.étéDidChange日本(self) }
    if changes.contains(.Ωmega) { delegate.étéDidChangeΩmega(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var größe: Été.Field<Int> { (0, { $0.größe }) }
    var 日本: Été.Field<Int> { (1, { $0.日本 }) }
    var Ωmega: Été.Field<Int> { (2, { $0.Ωmega }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Été, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "größe 日本 Ωmega"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Été._graph)
  private struct Cache {
    var Ωmega: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _ÉtéFormulas.Ωmega(_größe)
      if Bindgen.replace(&_cache.Ωmega, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.Ωmega, _cache.Ωmega) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Été`, once a transaction.
protocol ÉtéDelegate: AnyObject {
  func été(_ été: Été, didChange changes: Été.Changes)
  func étéDidChangeGröße(_ été: Été)
  func étéDidChange日本(_ été: Été)
  func étéDidChangeΩmega(_ été: Été)
}

extension ÉtéDelegate {
  func été(_ été: Été, didChange changes: Été.Changes) {}
  func étéDidChangeGröße(_ été: Été) {}
  func étéDidChange日本(_ été: Été) {}
  func étéDidChangeΩmega(_ été: Été) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ÉtéFormulas {
  static func Ωmega(_ größe: Int) -> Int { größe * 2 }
}

final class Self_: Bindgen.Observed {
  // MARK: State

  var self_: Int {
    get { _self_ }
    set { if Bindgen.replace(&_self_, with: newValue) { _wrote(0) } }
  }
  private var _self_: Int

  var __x: Int {
    get { ___x }
    set { if Bindgen.replace(&___x, with: newValue) { _wrote(1) } }
  }
  private var ___x: Int

  // MARK: Making

  init(self_: Int = 0, __x: Int = 0, delegate: (any Self_Delegate)? = nil) {
    _self_ = self_
    ___x = __x
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let self_: Changes = Changes(rawValue: 1 &<< 0)
    static let __x: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any Self_Delegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any Self_Delegate, _ changes: Changes) {
    delegate.self_(self, didChange: changes)
    if changes.contains(.self_) { delegate.self_DidChangeSelf_(self) }
    if changes.contains(.__x) { delegate.self_DidChange__x(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var self_: Self_.Field<Int> { (0, { $0.self_ }) }
    var __x: Self_.Field<Int> { (1, { $0.__x }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Self_, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "self_ __x"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Self_._graph)
}

/// Is told what changed in `Self_`, once a transaction.
protocol Self_Delegate: AnyObject {
  func self_(_ self_: Self_, didChange changes: Self_.Changes)
  func self_DidChangeSelf_(_ self_: Self_)
  func self_DidChange__x(_ self_: Self_)
}

extension Self_Delegate {
  func self_(_ self_: Self_, didChange changes: Self_.Changes) {}
  func self_DidChangeSelf_(_ self_: Self_) {}
  func self_DidChange__x(_ self_: Self_) {}
}
