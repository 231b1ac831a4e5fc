// Made by bindgen from Shopping.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// What the shopper has picked so far.
final class Cart: Bindgen.WatchedFamilyModel {
  // MARK: State

  var products: [any Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_products
    }
  }
  private var _products: [any Product]

  // MARK: What follows

  var productsCount: Int {
    _refresh(1)
    return _cache.productsCount
  }

  var totalPriceExcludingTax: Int {
    _refresh(2)
    return _cache.totalPriceExcludingTax
  }

  // MARK: Actions

  func add(product: any Product) {
    _core.open()
    defer { _end() }
    _performAdd(product: product)
  }

  private func _performAdd(product: any Product) { products.append(product) }

  // MARK: Making

  init(products: [any Product] = []) {
    _products = products
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let products: Changes = Changes(rawValue: 1 &<< 0)
    static let productsCount: Changes = Changes(rawValue: 1 &<< 1)
    static let totalPriceExcludingTax: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  struct Fields {
    var products: Cart.Field<[any Product]> { (0, { $0.products }) }
    var productsCount: Cart.Field<Int> { (1, { $0.productsCount }) }
    var totalPriceExcludingTax: Cart.Field<Int> { (2, { $0.totalPriceExcludingTax }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Cart, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "products productsCount totalPriceExcludingTax"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0], [0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Cart._graph)
  private struct Cache {
    var productsCount: Int = 0
    var totalPriceExcludingTax: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _CartFormulas.productsCount(_products)
      if Bindgen.replace(&_cache.productsCount, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _CartFormulas.totalPriceExcludingTax(_products)
      if Bindgen.replace(&_cache.totalPriceExcludingTax, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.productsCount, _cache.productsCount) { equal.add(1) }
    if Bindgen.areEqual(_told.totalPriceExcludingTax, _cache.totalPriceExcludingTax) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _CartFormulas {
  static func productsCount(_ products: [any Product]) -> Int { products.count }
  static func totalPriceExcludingTax(_ products: [any Product]) -> Int { products.reduce(0) { $0 + $1.price } }
}

final class ShoppingPresenter: Bindgen.WatchedFamilyModel {
  // MARK: What it is given

  let cart: Cart
  let couponList: [Coupon]

  // MARK: State

  var selectedCoupon: Coupon {
    get { _selectedCoupon }
    set { if Bindgen.replace(&_selectedCoupon, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_selectedCoupon
    }
  }
  private var _selectedCoupon: Coupon

  // MARK: What follows

  var productsInCart: [any Product] { cart.products }

  var productsCount: Int {
    _refresh(2)
    return _cache.productsCount
  }

  var totalPriceIncludingTax: Int {
    _refresh(3)
    return _cache.totalPriceIncludingTax
  }

  var couponAppliedTotalPriceIncludingTax: Int {
    _refresh(4)
    return _cache.couponAppliedTotalPriceIncludingTax
  }

  var summary: String {
    _refresh(5)
    return _cache.summary
  }

  // MARK: Actions

  func addInCart(product: any Product) {
    _core.open()
    defer { _end() }
    _performAddInCart(product: product)
  }

  private func _performAddInCart(product: any Product) { cart.add(product: product) }

  func select(coupon: Coupon) {
    _core.open()
    defer { _end() }
    _performSelect(coupon: coupon)
  }

  private func _performSelect(coupon: Coupon) { selectedCoupon = coupon }

  // MARK: Making

  init(
    view: (any ShoppingView)?,
    cart: Cart = _ShoppingPresenterFormulas.cart(),
    couponList: [Coupon] = _ShoppingPresenterFormulas.couponList(),
    selectedCoupon: Coupon = _ShoppingPresenterFormulas.selectedCoupon()
  ) {
    self.cart = cart
    self.couponList = couponList
    _selectedCoupon = selectedCoupon
    _adopt(cart._core, [0, 1, 2], from: 6)
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let selectedCoupon: Changes = Changes(rawValue: 1 &<< 0)
    static let productsInCart: Changes = Changes(rawValue: 1 &<< 1)
    static let productsCount: Changes = Changes(rawValue: 1 &<< 2)
    static let totalPriceIncludingTax: Changes = Changes(rawValue: 1 &<< 3)
    static let couponAppliedTotalPriceIncludingTax: Changes = Changes(rawValue: 1 &<< 4)
    static let summary: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  struct Fields {
    var selectedCoupon: ShoppingPresenter.Field<Coupon> { (0, { $0.selectedCoupon }) }
    var productsInCart: ShoppingPresenter.Field<[any Product]> { (1, { $0.productsInCart }) }
    var productsCount: ShoppingPresenter.Field<Int> { (2, { $0.productsCount }) }
    var totalPriceIncludingTax: ShoppingPresenter.Field<Int> { (3, { $0.totalPriceIncludingTax }) }
    var couponAppliedTotalPriceIncludingTax: ShoppingPresenter.Field<Int> {
      (4, { $0.couponAppliedTotalPriceIncludingTax })
    }
    var summary: ShoppingPresenter.Field<String> { (5, { $0.summary }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<ShoppingPresenter, Changes> = Bindgen.Observers()

  private(set) weak var view: (any ShoppingView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any ShoppingView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(ShoppingPresenter._shown)
    view.productsInCart = productsInCart
    view.productsCount = productsCount
    view.totalPriceIncludingTax = totalPriceIncludingTax
    view.selectedCoupon = selectedCoupon
    view.couponAppliedTotalPriceIncludingTax = couponAppliedTotalPriceIncludingTax
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([0, 1, 2, 3, 4])

  private func _show(_ changes: Changes, on view: any ShoppingView) {
    if changes.contains(.productsInCart) { view.productsInCart = productsInCart }
    if changes.contains(.productsCount) { view.productsCount = productsCount }
    if changes.contains(.totalPriceIncludingTax) { view.totalPriceIncludingTax = totalPriceIncludingTax }
    if changes.contains(.selectedCoupon) { view.selectedCoupon = selectedCoupon }
    if changes.contains(.couponAppliedTotalPriceIncludingTax) {
      view.couponAppliedTotalPriceIncludingTax = couponAppliedTotalPriceIncludingTax
    }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    if view != nil { fields.add(ShoppingPresenter._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = """
    selectedCoupon productsInCart productsCount totalPriceIncludingTax \
    couponAppliedTotalPriceIncludingTax summary
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[6], [7], [8], [0, 3], [2]],
    outside: [[], [6], [6]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(ShoppingPresenter._graph)
  private struct Cache {
    var productsCount: Int = 0
    var totalPriceIncludingTax: Int = 0
    var couponAppliedTotalPriceIncludingTax: Int = 0
    var summary: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0xc != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(7, for: wanted) { needed.add(1) }
      if _core.needs(8, for: wanted) { needed.add(2) }
      cart._bringUpToDate(needed)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) { pass.cameOut(1) }
    if pass.isDue(2) {
      let value: Int = _ShoppingPresenterFormulas.productsCount(cart)
      if Bindgen.replace(&_cache.productsCount, with: value) { pass.cameOut(2, marking: 0x20) }
    }
    if pass.isDue(3) {
      let value: Int = _ShoppingPresenterFormulas.totalPriceIncludingTax(cart)
      if Bindgen.replace(&_cache.totalPriceIncludingTax, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      let value: Int = _ShoppingPresenterFormulas.couponAppliedTotalPriceIncludingTax(
        _selectedCoupon,
        _cache.totalPriceIncludingTax
      )
      if Bindgen.replace(&_cache.couponAppliedTotalPriceIncludingTax, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: String = _ShoppingPresenterFormulas.summary(_cache.productsCount)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x3e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.productsCount, _cache.productsCount) { equal.add(2) }
    if Bindgen.areEqual(_told.totalPriceIncludingTax, _cache.totalPriceIncludingTax) { equal.add(3) }
    if Bindgen.areEqual(_told.couponAppliedTotalPriceIncludingTax, _cache.couponAppliedTotalPriceIncludingTax) {
      equal.add(4)
    }
    if Bindgen.areEqual(_told.summary, _cache.summary) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

/// What `ShoppingPresenter` asks of its view.
protocol ShoppingView: AnyObject {
  var productsInCart: [any Product] { get set }
  var productsCount: Int { get set }
  var totalPriceIncludingTax: Int { get set }
  var selectedCoupon: Coupon { get set }
  var couponAppliedTotalPriceIncludingTax: Int { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ShoppingPresenterFormulas {
  static func cart() -> Cart { Cart() }
  static func couponList() -> [Coupon] { Coupon.allCases }
  static func selectedCoupon() -> Coupon { .none }
  static func productsCount(_ cart: Cart) -> Int { cart.productsCount }
  static func totalPriceIncludingTax(_ cart: Cart) -> Int { Tax.included(in: cart.totalPriceExcludingTax) }
  static func couponAppliedTotalPriceIncludingTax(_ selectedCoupon: Coupon, _ totalPriceIncludingTax: Int) -> Int {
    selectedCoupon.apply(price: totalPriceIncludingTax)
  }

  static func summary(_ productsCount: Int) -> String { productsCount == 1 ? "1 item" : "\(productsCount) items" }
}
