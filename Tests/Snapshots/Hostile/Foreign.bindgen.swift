// Made by bindgen from Foreign.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class cart {
  // MARK: State

  var raw: Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(.raw) } }
  }

  init(raw: Int = 0, delegate: (any cartDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  weak var delegate: (any cartDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any cartDelegate, _ changes: Changes) {
    delegate.cart(self, didChange: changes)
    if changes.contains(.raw) { delegate.cartDidChangeRaw(self) }
  }

  private var _raw: Int
  let _core = Bindgen.Core(cart._graph)
}

// MARK: - Machinery

extension cart: Bindgen.Observed, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var raw: Changes { Changes(field: 0) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: _Field<Int> { (.raw, { $0.raw }) }
  }
  typealias _Field<Value> = (name: Changes, read: (cart) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(of: cart.self, .state("raw", \.raw))

  static func _addObserved(of model: cart, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: cart, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Called once after each transaction that changed `cart`.
protocol cartDelegate: AnyObject {
  func cart(_ cart: cart, didChange changes: cart.Changes)
  func cartDidChangeRaw(_ cart: cart)
}

extension cartDelegate {
  func cart(_ cart: cart, didChange changes: cart.Changes) {}
  func cartDidChangeRaw(_ cart: cart) {}
}

final class Été {
  // MARK: State

  var größe: Int {
    get { _größe }
    set { if Bindgen.replace(&_größe, with: newValue) { _wrote(.größe) } }
  }

  var 日本: Int {
    get { _日本 }
    set { if Bindgen.replace(&_日本, with: newValue) { _wrote(.日本) } }
  }

  // MARK: Derived

  var Ωmega: Int { _fresh(.Ωmega)._Ωmega }
  private static func _Ωmega(_ größe: Int) -> Int { größe * 2 }

  init(größe: Int = 0, 日本: Int = 0, delegate: (any ÉtéDelegate)? = nil) {
    _größe = größe
    _日本 = 日本
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  weak var delegate: (any ÉtéDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any ÉtéDelegate, _ changes: Changes) {
    delegate.été(self, didChange: changes)
    if changes.contains(.größe) { delegate.étéDidChangeGröße(self) }
    if changes.contains(.日本) { delegate.étéDidChange日本(self) }
    if changes.contains(.Ωmega) { delegate.étéDidChangeΩmega(self) }
  }

  private var _größe: Int
  private var _日本: Int
  private var _Ωmega: Int = 0
  let _core = Bindgen.Core(Été._graph)
}

// MARK: - Machinery

extension Été: Bindgen.Observed, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var größe: Changes { Changes(field: 0) }
    static var 日本: Changes { Changes(field: 1) }
    static var Ωmega: Changes { Changes(field: 2) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var größe: _Field<Int> { (.größe, { $0.größe }) }
    var 日本: _Field<Int> { (.日本, { $0.日本 }) }
    var Ωmega: _Field<Int> { (.Ωmega, { $0.Ωmega }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Été) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: Été.self,
    .state("größe", \.größe),
    .state("日本", \.日本),
    .derived("Ωmega", \.Ωmega, from: .größe)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) { _pass.set(&_Ωmega, Self._Ωmega(_größe)) }

  static func _addObserved(of model: Été, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: Été, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Called once after each transaction that changed `Été`.
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

final class Self_ {
  // MARK: State

  var self_: Int {
    get { _self_ }
    set { if Bindgen.replace(&_self_, with: newValue) { _wrote(.self_) } }
  }

  var __x: Int {
    get { __xOwn }
    set { if Bindgen.replace(&__xOwn, with: newValue) { _wrote(.__x) } }
  }

  init(self_: Int = 0, __x: Int = 0, delegate: (any Self_Delegate)? = nil) {
    _self_ = self_
    __xOwn = __x
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  weak var delegate: (any Self_Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Self_Delegate, _ changes: Changes) {
    delegate.self_(self, didChange: changes)
    if changes.contains(.self_) { delegate.self_DidChangeSelf_(self) }
    if changes.contains(.__x) { delegate.self_DidChange__x(self) }
  }

  private var _self_: Int
  private var __xOwn: Int
  let _core = Bindgen.Core(Self_._graph)
}

// MARK: - Machinery

extension Self_: Bindgen.Observed, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var self_: Changes { Changes(field: 0) }
    static var __x: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var self_: _Field<Int> { (.self_, { $0.self_ }) }
    var __x: _Field<Int> { (.__x, { $0.__x }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Self_) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(of: Self_.self, .state("self_", \.self_), .state("__x", \.__x))

  static func _addObserved(of model: Self_, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: Self_, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Called once after each transaction that changed `Self_`.
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
