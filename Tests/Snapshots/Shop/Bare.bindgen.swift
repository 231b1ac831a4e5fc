// Made by bindgen from Bare.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class BareCart {
  // MARK: State

  var products: [Product]

  // MARK: Actions

  func add(_ product: Product) { products.append(product) }

  /// Makes many writes in one go.
  @discardableResult
  func update<Result>(_ body: (BareCart) throws -> Result) rethrows -> Result { try body(self) }

  // MARK: Making

  init(products: [Product] = []) {
    self.products = products
  }
}

final class ToldCart: Bindgen.Observed {
  // MARK: State

  var products: [Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_products
    }
  }
  private var _products: [Product]

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(1) } }
  }
  private var _count: Int

  // MARK: Actions

  func add(_ product: Product) {
    _core.open()
    defer { _end() }
    _performAdd(product)
  }

  private func _performAdd(_ product: Product) {
    products.append(product)
    count += 1
  }

  // MARK: Making

  init(products: [Product] = [], count: Int = 0, delegate: (any ToldCartDelegate)? = nil) {
    _products = products
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let products: Changes = Changes(rawValue: 1 &<< 0)
    static let count: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ToldCartDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ToldCartDelegate, _ changes: Changes) {
    delegate.toldCart(self, didChange: changes)
    if changes.contains(.products) { delegate.toldCartDidChangeProducts(self) }
    if changes.contains(.count) { delegate.toldCartDidChangeCount(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: ToldCart.Field<[Product]> { (0, { $0.products }) }
    var count: ToldCart.Field<Int> { (1, { $0.count }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<ToldCart, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "products count"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(ToldCart._graph)
}

/// Is told what changed in `ToldCart`, once a transaction.
protocol ToldCartDelegate: AnyObject {
  func toldCart(_ toldCart: ToldCart, didChange changes: ToldCart.Changes)
  func toldCartDidChangeProducts(_ toldCart: ToldCart)
  func toldCartDidChangeCount(_ toldCart: ToldCart)
}

extension ToldCartDelegate {
  func toldCart(_ toldCart: ToldCart, didChange changes: ToldCart.Changes) {}
  func toldCartDidChangeProducts(_ toldCart: ToldCart) {}
  func toldCartDidChangeCount(_ toldCart: ToldCart) {}
}

final class AliasCart: Bindgen.Observed {
  // MARK: State

  var products: [Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_products
    }
  }
  private var _products: [Product]

  // MARK: What follows

  var items: [Product] { products }

  // MARK: Making

  init(products: [Product] = []) {
    _products = products
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let products: Changes = Changes(rawValue: 1 &<< 0)
    static let items: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: AliasCart.Field<[Product]> { (0, { $0.products }) }
    var items: AliasCart.Field<[Product]> { (1, { $0.items }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<AliasCart, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "products items"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(AliasCart._graph)

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) { pass.cameOut(1) }
    _core.finish(pass, 0x2)
  }
}
