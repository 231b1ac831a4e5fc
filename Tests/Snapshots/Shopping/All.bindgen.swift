// Made by bindgen from All.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What the shopper has picked so far.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class AllCart: Observation.Observable {
  // MARK: State

  var products: [any Product] {
    get { _tracked(.products, \.products)._products }
    set {
      _willWrite(.products)
      if Bindgen.replace(&_products, with: newValue) { _wrote(.products) }
    }
    _modify {
      _willWrite(.products)
      defer { _wrote(.products) }
      yield &_products
    }
  }

  // MARK: Derived

  var productsCount: Int { _tracked(.productsCount, \.productsCount)._productsCount }
  private static func _productsCount(_ products: [any Product]) -> Int { products.count }

  var totalPriceExcludingTax: Int {
    _tracked(.totalPriceExcludingTax, \.totalPriceExcludingTax)._totalPriceExcludingTax
  }
  private static func _totalPriceExcludingTax(_ products: [any Product]) -> Int {
    products.reduce(0) { $0 + $1.price }
  }

  // MARK: Actions

  func add(product: any Product) {
    _core.open()
    defer { _core.close() }
    products.append(product)
  }

  init(products: [any Product] = [], delegate: (any AllCartDelegate)? = nil) {
    _products = products
    _core = Bindgen.Core(Self._graph)
    // Where publishers are subscribed to.
    _core.isolation = #isolation
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  weak var delegate: (any AllCartDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any AllCartDelegate, _ changes: Changes) {
    delegate.allCart(self, didChange: changes)
    if changes.contains(.products) { delegate.allCartDidChangeProducts(self) }
    if changes.contains(.productsCount) { delegate.allCartDidChangeProductsCount(self) }
    if changes.contains(.totalPriceExcludingTax) { delegate.allCartDidChangeTotalPriceExcludingTax(self) }
  }

  /// The changes of each transaction from now on. Changes that are not read yet are merged with later ones.
  var changes: _Concurrency.AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's current value, and then its value after each change. A slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, _Field<Value>>) -> _Concurrency.AsyncStream<Value> {
    let field: _Field<Value> = AllCart._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  let _streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: AllCart

    subscript<Value>(dynamicMember field: KeyPath<Fields, _Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: _Field<Value> = AllCart._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's current value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends all changed fields, once after each transaction.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  nonisolated var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private var _products: [any Product]
  private var _productsCount: Int = 0
  private var _totalPriceExcludingTax: Int = 0
  // Nonisolated, like `objectWillChange` in a protocol that refines `ObservableObject`.
  nonisolated(unsafe) let _core: Bindgen.Core
  let _registrar = Observation.ObservationRegistrar()
}

// MARK: - Machinery

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AllCart: Bindgen.Observed, Bindgen.Tracked, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var products: Changes { Changes(field: 0) }
    static var productsCount: Changes { Changes(field: 1) }
    static var totalPriceExcludingTax: Changes { Changes(field: 2) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: _Field<[any Product]> { (.products, { $0.products }) }
    var productsCount: _Field<Int> { (.productsCount, { $0.productsCount }) }
    var totalPriceExcludingTax: _Field<Int> { (.totalPriceExcludingTax, { $0.totalPriceExcludingTax }) }
  }
  typealias _Field<Value> = (name: Changes, read: (AllCart) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: AllCart.self,
    .state("products", \.products),
    .derived("productsCount", \.productsCount, from: .products),
    .derived("totalPriceExcludingTax", \.totalPriceExcludingTax, from: .products)
  )

  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.productsCount.number: _pass.set(&_productsCount, Self._productsCount(_products))
    case Changes.totalPriceExcludingTax.number:
      _pass.set(&_totalPriceExcludingTax, Self._totalPriceExcludingTax(_products))
    default: break
    }
  }

  static func _addObserved(of model: AllCart, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: AllCart, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    _notifyReaders(changes)
  }
}

/// Called once after each transaction that changed `AllCart`.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol AllCartDelegate: AnyObject {
  func allCart(_ allCart: AllCart, didChange changes: AllCart.Changes)
  func allCartDidChangeProducts(_ allCart: AllCart)
  func allCartDidChangeProductsCount(_ allCart: AllCart)
  func allCartDidChangeTotalPriceExcludingTax(_ allCart: AllCart)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AllCartDelegate {
  func allCart(_ allCart: AllCart, didChange changes: AllCart.Changes) {}
  func allCartDidChangeProducts(_ allCart: AllCart) {}
  func allCartDidChangeProductsCount(_ allCart: AllCart) {}
  func allCartDidChangeTotalPriceExcludingTax(_ allCart: AllCart) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AllCart: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class AllShoppingPresenter: Observation.Observable {
  let cart: AllCart
  let couponList: [Coupon]

  // MARK: State

  var selectedCoupon: Coupon {
    get { _tracked(.selectedCoupon, \.selectedCoupon)._selectedCoupon }
    set {
      _willWrite(.selectedCoupon)
      if Bindgen.replace(&_selectedCoupon, with: newValue) { _wrote(.selectedCoupon) }
    }
    _modify {
      _willWrite(.selectedCoupon)
      defer { _wrote(.selectedCoupon) }
      yield &_selectedCoupon
    }
  }

  // MARK: Derived

  var productsInCart: [any Product] {
    _track(.productsInCart, \.productsInCart)
    return _core.unseen { cart.products }
  }

  var productsCount: Int { _tracked(.productsCount, \.productsCount)._productsCount }
  private static func _productsCount(_ cart: AllCart) -> Int { cart.productsCount }

  var totalPriceIncludingTax: Int {
    _tracked(.totalPriceIncludingTax, \.totalPriceIncludingTax)._totalPriceIncludingTax
  }
  private static func _totalPriceIncludingTax(_ cart: AllCart) -> Int { Tax.included(in: cart.totalPriceExcludingTax) }

  var couponAppliedTotalPriceIncludingTax: Int {
    _tracked(
      .couponAppliedTotalPriceIncludingTax,
      \.couponAppliedTotalPriceIncludingTax
    )._couponAppliedTotalPriceIncludingTax
  }
  private static func _couponAppliedTotalPriceIncludingTax(
    _ selectedCoupon: Coupon,
    _ totalPriceIncludingTax: Int
  ) -> Int {
    selectedCoupon.apply(price: totalPriceIncludingTax)
  }

  var summary: String { _tracked(.summary, \.summary)._summary }
  private static func _summary(_ productsCount: Int) -> String {
    productsCount == 1 ? "1 item" : "\(productsCount) items"
  }

  // MARK: Actions

  func addInCart(product: any Product) {
    _core.open()
    defer { _core.close() }
    cart.add(product: product)
  }

  func select(coupon: Coupon) {
    _core.open()
    defer { _core.close() }
    selectedCoupon = coupon
  }

  init(
    cart: AllCart = AllCart(),
    couponList: [Coupon] = _Formulas.couponList(),
    selectedCoupon: Coupon = .none,
    view: (any AllShoppingView)? = nil,
    delegate: (any AllShoppingPresenterDelegate)? = nil
  ) {
    self.cart = cart
    self.couponList = couponList
    _selectedCoupon = selectedCoupon
    _core = Bindgen.Core(Self._graph)
    // Where publishers are subscribed to.
    _core.isolation = #isolation
    _core.adopt(
      cart,
      by: self,
      [.products: .productsInCart, .productsCount: .productsCount, .totalPriceExcludingTax: .totalPriceIncludingTax]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  weak var delegate: (any AllShoppingPresenterDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any AllShoppingPresenterDelegate, _ changes: Changes) {
    delegate.allShoppingPresenter(self, didChange: changes)
    if changes.contains(.selectedCoupon) { delegate.allShoppingPresenterDidChangeSelectedCoupon(self) }
    if changes.contains(.productsInCart) { delegate.allShoppingPresenterDidChangeProductsInCart(self) }
    if changes.contains(.productsCount) { delegate.allShoppingPresenterDidChangeProductsCount(self) }
    if changes.contains(.totalPriceIncludingTax) { delegate.allShoppingPresenterDidChangeTotalPriceIncludingTax(self) }
    if changes.contains(.couponAppliedTotalPriceIncludingTax) {
      delegate.allShoppingPresenterDidChangeCouponAppliedTotalPriceIncludingTax(self)
    }
    if changes.contains(.summary) { delegate.allShoppingPresenterDidChangeSummary(self) }
  }

  /// The changes of each transaction from now on. Changes that are not read yet are merged with later ones.
  var changes: _Concurrency.AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's current value, and then its value after each change. A slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, _Field<Value>>) -> _Concurrency.AsyncStream<Value> {
    let field: _Field<Value> = AllShoppingPresenter._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  let _streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: AllShoppingPresenter

    subscript<Value>(dynamicMember field: KeyPath<Fields, _Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: _Field<Value> = AllShoppingPresenter._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's current value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends all changed fields, once after each transaction.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  nonisolated var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private(set) weak var view: (any AllShoppingView)?

  /// Sets all fields that the view shows, and from now on each field that changes.
  func attach(_ view: (any AllShoppingView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(AllShoppingPresenter._shown, on: view) }
  }

  static let _shown: Changes = [
    .productsInCart, .productsCount, .totalPriceIncludingTax, .selectedCoupon, .couponAppliedTotalPriceIncludingTax,
  ]

  func _show(_ changes: Changes, on view: any AllShoppingView) {
    if changes.contains(.productsInCart) { view.productsInCart = productsInCart }
    if changes.contains(.productsCount) { view.productsCount = productsCount }
    if changes.contains(.totalPriceIncludingTax) { view.totalPriceIncludingTax = totalPriceIncludingTax }
    if changes.contains(.selectedCoupon) { view.selectedCoupon = selectedCoupon }
    if changes.contains(.couponAppliedTotalPriceIncludingTax) {
      view.couponAppliedTotalPriceIncludingTax = couponAppliedTotalPriceIncludingTax
    }
  }

  private var _selectedCoupon: Coupon
  private var _productsCount: Int = 0
  private var _totalPriceIncludingTax: Int = 0
  private var _couponAppliedTotalPriceIncludingTax: Int = 0
  private var _summary: String = ""
  // Nonisolated, like `objectWillChange` in a protocol that refines `ObservableObject`.
  nonisolated(unsafe) let _core: Bindgen.Core
  let _registrar = Observation.ObservationRegistrar()
}

/// What `AllShoppingPresenter` asks of its view.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol AllShoppingView: AnyObject {
  var productsInCart: [any Product] { get set }
  var productsCount: Int { get set }
  var totalPriceIncludingTax: Int { get set }
  var selectedCoupon: Coupon { get set }
  var couponAppliedTotalPriceIncludingTax: Int { get set }
}

// MARK: - Machinery

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AllShoppingPresenter: Bindgen.Observed, Bindgen.Presenter, Bindgen.Tracked, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var selectedCoupon: Changes { Changes(field: 0) }
    static var productsInCart: Changes { Changes(field: 1) }
    static var productsCount: Changes { Changes(field: 2) }
    static var totalPriceIncludingTax: Changes { Changes(field: 3) }
    static var couponAppliedTotalPriceIncludingTax: Changes { Changes(field: 4) }
    static var summary: Changes { Changes(field: 5) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var selectedCoupon: _Field<Coupon> { (.selectedCoupon, { $0.selectedCoupon }) }
    var productsInCart: _Field<[any Product]> { (.productsInCart, { $0.productsInCart }) }
    var productsCount: _Field<Int> { (.productsCount, { $0.productsCount }) }
    var totalPriceIncludingTax: _Field<Int> { (.totalPriceIncludingTax, { $0.totalPriceIncludingTax }) }
    var couponAppliedTotalPriceIncludingTax: _Field<Int> {
      (.couponAppliedTotalPriceIncludingTax, { $0.couponAppliedTotalPriceIncludingTax })
    }
    var summary: _Field<String> { (.summary, { $0.summary }) }
  }
  typealias _Field<Value> = (name: Changes, read: (AllShoppingPresenter) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: AllShoppingPresenter.self,
    .part("cart", \.cart),
    .part("couponList", \.couponList),
    .state("selectedCoupon", \.selectedCoupon),
    .derived("productsInCart", \.productsInCart),
    .derived("productsCount", \.productsCount),
    .derived("totalPriceIncludingTax", \.totalPriceIncludingTax),
    .derived(
      "couponAppliedTotalPriceIncludingTax",
      \.couponAppliedTotalPriceIncludingTax,
      from: [.selectedCoupon, .totalPriceIncludingTax]
    ),
    .derived("summary", \.summary, from: .productsCount)
  )

  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.productsCount.number: _pass.set(&_productsCount, Self._productsCount(cart))
    case Changes.totalPriceIncludingTax.number:
      _pass.set(&_totalPriceIncludingTax, Self._totalPriceIncludingTax(cart))
      if _pass.goesOn() { fallthrough }
    case Changes.couponAppliedTotalPriceIncludingTax.number:
      _pass.set(
        &_couponAppliedTotalPriceIncludingTax,
        Self._couponAppliedTotalPriceIncludingTax(_selectedCoupon, _totalPriceIncludingTax)
      )
    case Changes.summary.number: _pass.set(&_summary, Self._summary(_productsCount))
    default: _pass.isNew = true  // The other name of a field changes with it.
    }
  }

  static func _addObserved(of model: AllShoppingPresenter, to fields: inout Bindgen.Mask) {
    model._addObserved(to: &fields)
  }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(AllShoppingPresenter._shown.mask) }
  }

  static func _notify(_ model: AllShoppingPresenter, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
    _notifyReaders(changes)
  }

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  enum _Formulas {
    static func couponList() -> [Coupon] { Coupon.allCases }
  }
}

/// Called once after each transaction that changed `AllShoppingPresenter`.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol AllShoppingPresenterDelegate: AnyObject {
  func allShoppingPresenter(
    _ allShoppingPresenter: AllShoppingPresenter,
    didChange changes: AllShoppingPresenter.Changes
  )
  func allShoppingPresenterDidChangeSelectedCoupon(_ allShoppingPresenter: AllShoppingPresenter)
  func allShoppingPresenterDidChangeProductsInCart(_ allShoppingPresenter: AllShoppingPresenter)
  func allShoppingPresenterDidChangeProductsCount(_ allShoppingPresenter: AllShoppingPresenter)
  func allShoppingPresenterDidChangeTotalPriceIncludingTax(_ allShoppingPresenter: AllShoppingPresenter)
  func allShoppingPresenterDidChangeCouponAppliedTotalPriceIncludingTax(_ allShoppingPresenter: AllShoppingPresenter)
  func allShoppingPresenterDidChangeSummary(_ allShoppingPresenter: AllShoppingPresenter)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AllShoppingPresenterDelegate {
  func allShoppingPresenter(
    _ allShoppingPresenter: AllShoppingPresenter,
    didChange changes: AllShoppingPresenter.Changes
  ) {}
  func allShoppingPresenterDidChangeSelectedCoupon(_ allShoppingPresenter: AllShoppingPresenter) {}
  func allShoppingPresenterDidChangeProductsInCart(_ allShoppingPresenter: AllShoppingPresenter) {}
  func allShoppingPresenterDidChangeProductsCount(_ allShoppingPresenter: AllShoppingPresenter) {}
  func allShoppingPresenterDidChangeTotalPriceIncludingTax(_ allShoppingPresenter: AllShoppingPresenter) {}
  func allShoppingPresenterDidChangeCouponAppliedTotalPriceIncludingTax(_ allShoppingPresenter: AllShoppingPresenter) {}
  func allShoppingPresenterDidChangeSummary(_ allShoppingPresenter: AllShoppingPresenter) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension AllShoppingPresenter: Bindgen.ObservableObject {}
