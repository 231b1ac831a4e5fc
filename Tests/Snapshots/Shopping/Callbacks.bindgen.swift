// Made by bindgen from Callbacks.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// What the shopper has picked so far.
final class CallbacksCart {
  // MARK: State

  var products: [any Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(.products) } }
    _modify {
      defer { _wrote(.products) }
      yield &_products
    }
  }

  // MARK: Derived

  var productsCount: Int { _fresh(.productsCount)._productsCount }
  private static func _productsCount(_ products: [any Product]) -> Int { products.count }

  var totalPriceExcludingTax: Int { _fresh(.totalPriceExcludingTax)._totalPriceExcludingTax }
  private static func _totalPriceExcludingTax(_ products: [any Product]) -> Int {
    products.reduce(0) { $0 + $1.price }
  }

  // MARK: Actions

  func add(product: any Product) {
    _core.open()
    defer { _core.close() }
    products.append(product)
  }

  init(products: [any Product] = []) { _products = products }

  private var _products: [any Product]
  private var _productsCount: Int = 0
  private var _totalPriceExcludingTax: Int = 0
  let _core = Bindgen.Core(CallbacksCart._graph)
}

// MARK: - Machinery

extension CallbacksCart: Bindgen.Observed, nonisolated Bindgen.Shown {
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
  typealias _Field<Value> = (name: Changes, read: (CallbacksCart) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: CallbacksCart.self,
    .state("products", \.products),
    .derived("productsCount", \.productsCount, from: .products),
    .derived("totalPriceExcludingTax", \.totalPriceExcludingTax, from: .products)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.productsCount.number: _pass.set(&_productsCount, Self._productsCount(_products))
    case Changes.totalPriceExcludingTax.number:
      _pass.set(&_totalPriceExcludingTax, Self._totalPriceExcludingTax(_products))
    default: break
    }
  }
}

final class CallbacksShoppingPresenter {
  let cart: CallbacksCart
  let couponList: [Coupon]

  // MARK: State

  var selectedCoupon: Coupon {
    get { _selectedCoupon }
    set { if Bindgen.replace(&_selectedCoupon, with: newValue) { _wrote(.selectedCoupon) } }
    _modify {
      defer { _wrote(.selectedCoupon) }
      yield &_selectedCoupon
    }
  }

  // MARK: Derived

  var productsInCart: [any Product] { cart.products }

  var productsCount: Int { _fresh(.productsCount)._productsCount }
  private static func _productsCount(_ cart: CallbacksCart) -> Int { cart.productsCount }

  var totalPriceIncludingTax: Int { _fresh(.totalPriceIncludingTax)._totalPriceIncludingTax }
  private static func _totalPriceIncludingTax(_ cart: CallbacksCart) -> Int {
    Tax.included(in: cart.totalPriceExcludingTax)
  }

  var couponAppliedTotalPriceIncludingTax: Int {
    _fresh(.couponAppliedTotalPriceIncludingTax)._couponAppliedTotalPriceIncludingTax
  }
  private static func _couponAppliedTotalPriceIncludingTax(
    _ selectedCoupon: Coupon,
    _ totalPriceIncludingTax: Int
  ) -> Int {
    selectedCoupon.apply(price: totalPriceIncludingTax)
  }

  var summary: String { _fresh(.summary)._summary }
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
    cart: CallbacksCart = CallbacksCart(),
    couponList: [Coupon] = _Formulas.couponList(),
    selectedCoupon: Coupon = .none,
    view: (any CallbacksShoppingView)? = nil
  ) {
    self.cart = cart
    self.couponList = couponList
    _selectedCoupon = selectedCoupon
    _core.adopt(
      cart,
      by: self,
      [.products: .productsInCart, .productsCount: .productsCount, .totalPriceExcludingTax: .totalPriceIncludingTax]
    )
    attach(view)
  }

  private(set) weak var view: (any CallbacksShoppingView)?

  /// Sets all fields that the view shows, and from now on each field that changes.
  func attach(_ view: (any CallbacksShoppingView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(CallbacksShoppingPresenter._shown, on: view) }
  }

  static let _shown: Changes = [
    .productsInCart, .productsCount, .totalPriceIncludingTax, .selectedCoupon, .couponAppliedTotalPriceIncludingTax,
  ]

  func _show(_ changes: Changes, on view: any CallbacksShoppingView) {
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
  let _core = Bindgen.Core(CallbacksShoppingPresenter._graph)
}

/// What `CallbacksShoppingPresenter` asks of its view.
protocol CallbacksShoppingView: AnyObject {
  var productsInCart: [any Product] { get set }
  var productsCount: Int { get set }
  var totalPriceIncludingTax: Int { get set }
  var selectedCoupon: Coupon { get set }
  var couponAppliedTotalPriceIncludingTax: Int { get set }
}

// MARK: - Machinery

extension CallbacksShoppingPresenter: Bindgen.Observed, Bindgen.Presenter, nonisolated Bindgen.Shown {
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
  typealias _Field<Value> = (name: Changes, read: (CallbacksShoppingPresenter) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: CallbacksShoppingPresenter.self,
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

  static func _addObserved(of model: CallbacksShoppingPresenter, to fields: inout Bindgen.Mask) {
    model._addObserved(to: &fields)
  }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(CallbacksShoppingPresenter._shown.mask) }
  }

  static func _notify(_ model: CallbacksShoppingPresenter, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  enum _Formulas {
    static func couponList() -> [Coupon] { Coupon.allCases }
  }
}
