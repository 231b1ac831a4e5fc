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
  func update<Returned>(_ body: (BareCart) throws -> Returned) rethrows -> Returned { try body(self) }

  // MARK: Init

  init(products: [Product] = []) {
    self.products = products
  }
}

final class ToldCart: Bindgen.Observed {
  // MARK: State

  var products: [Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(.products) } }
    _modify {
      defer { _wrote(.products) }
      yield &_products
    }
  }
  private var _products: [Product]

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }
  private var _count: Int

  // MARK: Actions

  func add(_ product: Product) {
    _core.open()
    defer { _core.close() }
    products.append(product)
    count += 1
  }

  // MARK: Init

  init(
    products: [Product] = [],
    count: Int = 0,
    delegate: (any ToldCartDelegate)? = nil
  ) {
    _products = products
    _count = count
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let products: Changes = Changes(rawValue: 1 &<< 0)
    static let count: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: Field<[Product]> { (.products, { $0.products }) }
    var count: Field<Int> { (.count, { $0.count }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any ToldCartDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any ToldCartDelegate, _ changes: Changes) {
    delegate.toldCart(self, didChange: changes)
    if changes.contains(.products) { delegate.toldCartDidChangeProducts(self) }
    if changes.contains(.count) { delegate.toldCartDidChangeCount(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(ToldCart._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "products count",
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

/// Is called when `ToldCart` has changed, once a transaction.
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
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(.products) } }
    _modify {
      defer { _wrote(.products) }
      yield &_products
    }
  }
  private var _products: [Product]

  // MARK: Derived

  var items: [Product] { products }

  // MARK: Init

  init(products: [Product] = []) {
    _products = products
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let products: Changes = Changes(rawValue: 1 &<< 0)
    static let items: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: Field<[Product]> { (.products, { $0.products }) }
    var items: Field<[Product]> { (.items, { $0.items }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(AliasCart._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "products items",
    [
      .items: [.products]
    ]
  )

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.items) { pass.changed(.items) }
    _core.finish(pass)
  }
}
