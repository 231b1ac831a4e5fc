import Observation
import Values

@Observable
public final class ObservableCart {
  public var products: [Product] = []
  public var productsCount: Int { products.count }
  public var totalPriceExcludingTax: Int { products.reduce(0) { $0 + $1.price } }

  public init() {}
}

@Observable
public final class ObservableShoppingPresenter {
  public let cart: ObservableCart
  public var selectedCoupon: Coupon = .none
  public var productsInCart: [Product] { cart.products }
  public var productsCount: Int { cart.productsCount }
  public var totalPriceIncludingTax: Int { Int(Double(cart.totalPriceExcludingTax) * (0.1 + 1.0)) }
  public var couponAppliedTotalPriceIncludingTax: Int { selectedCoupon.applied(to: totalPriceIncludingTax) }

  public init(cart: ObservableCart) { self.cart = cart }
}

@Observable
public final class ObservableLeaf {
  public var size: Int = 0
  public var color: Int = 0
  public var area: Int { size &* size }

  public init() {}
}

@Observable
public final class ObservableParent {
  public let leaf: ObservableLeaf
  public var volume: Int { leaf.area &+ leaf.size }

  public init(leaf: ObservableLeaf) { self.leaf = leaf }
}

// MARK: - A cart of products of any kind

@Observable
public final class ObservableKindsCart {
  public var products: [any Priced] = []
  public var productsCount: Int { products.count }
  public var totalPriceExcludingTax: Int { products.reduce(0) { $0 + $1.price } }

  public init() {}
}

@Observable
public final class ObservableKindsPresenter {
  public let cart: ObservableKindsCart
  public var selectedCoupon: Coupon = .none
  public var productsInCart: [any Priced] { cart.products }
  public var productsCount: Int { cart.productsCount }
  public var totalPriceIncludingTax: Int { Int(Double(cart.totalPriceExcludingTax) * (0.1 + 1.0)) }
  public var couponAppliedTotalPriceIncludingTax: Int { selectedCoupon.applied(to: totalPriceIncludingTax) }

  public init(cart: ObservableKindsCart) { self.cart = cart }
}

@Observable
public final class ObservablePage {
  public var title: Int = 0
  public var body: Int = 0
  public var isOpen: Bool = false
  public var width: Int = 0
  public var height: Int = 0

  public init() {}
}

// MARK: - The registrar, called by hand

/// The calls that Observation needs, and no more.
protocol Registered: AnyObject, Observable {
  var registrar: ObservationRegistrar { get }
}

extension Registered {
  @inline(__always)
  fileprivate func noted<Value>(_ path: KeyPath<Self, Value>, _ value: Value) -> Value {
    registrar.access(self, keyPath: path)
    return value
  }

  @inline(__always)
  fileprivate func told<Value>(_ path: KeyPath<Self, Value>, _ write: () -> Void) {
    registrar.willSet(self, keyPath: path)
    write()
    registrar.didSet(self, keyPath: path)
  }
}

/// The cart of products of any kind, as one class: it caches what it computes, reports what changed, and does nothing else.
public final class RegistrarKindsPresenter: Registered {
  let registrar: ObservationRegistrar = ObservationRegistrar()
  private enum Paths {
    nonisolated(unsafe) static let productsInCart: KeyPath<RegistrarKindsPresenter, [any Priced]> = \.productsInCart
    nonisolated(unsafe) static let productsCount: KeyPath<RegistrarKindsPresenter, Int> = \.productsCount
    nonisolated(unsafe) static let total: KeyPath<RegistrarKindsPresenter, Int> = \.totalPriceIncludingTax
    nonisolated(unsafe) static let selectedCoupon: KeyPath<RegistrarKindsPresenter, Coupon> = \.selectedCoupon
    nonisolated(unsafe) static let toPay: KeyPath<RegistrarKindsPresenter, Int> = \.couponAppliedTotalPriceIncludingTax
  }

  public var productsInCart: [any Priced] { noted(Paths.productsInCart, products) }
  public var productsCount: Int { noted(Paths.productsCount, count) }
  public var totalPriceIncludingTax: Int { noted(Paths.total, total) }
  public var selectedCoupon: Coupon { noted(Paths.selectedCoupon, coupon) }
  public var couponAppliedTotalPriceIncludingTax: Int { noted(Paths.toPay, toPay) }

  private let products: [any Priced]
  private let count: Int
  private let total: Int
  private var coupon: Coupon = .none
  private var toPay: Int

  public init(products: [any Priced]) {
    self.products = products
    count = products.count
    total = Int(Double(products.reduce(0) { $0 + $1.price }) * (0.1 + 1.0))
    toPay = total
  }

  public func select(_ coupon: Coupon) {
    told(Paths.selectedCoupon) {
      told(Paths.toPay) {
        self.coupon = coupon
        toPay = coupon.applied(to: total)
      }
    }
  }
}

/// The page, with key paths to its properties.
public final class RegistrarPage: Registered {
  let registrar: ObservationRegistrar = ObservationRegistrar()
  private enum Paths {
    nonisolated(unsafe) static let title: KeyPath<RegistrarPage, Int> = \.title
    nonisolated(unsafe) static let body: KeyPath<RegistrarPage, Int> = \.body
    nonisolated(unsafe) static let isOpen: KeyPath<RegistrarPage, Bool> = \.isOpen
    nonisolated(unsafe) static let width: KeyPath<RegistrarPage, Int> = \.width
    nonisolated(unsafe) static let height: KeyPath<RegistrarPage, Int> = \.height
  }

  public var title: Int {
    get { noted(Paths.title, _title) }
    set { told(Paths.title) { _title = newValue } }
  }
  public var body: Int {
    get { noted(Paths.body, _body) }
    set { told(Paths.body) { _body = newValue } }
  }
  public var isOpen: Bool {
    get { noted(Paths.isOpen, _isOpen) }
    set { told(Paths.isOpen) { _isOpen = newValue } }
  }
  public var width: Int {
    get { noted(Paths.width, _width) }
    set { told(Paths.width) { _width = newValue } }
  }
  public var height: Int {
    get { noted(Paths.height, _height) }
    set { told(Paths.height) { _height = newValue } }
  }

  private var _title: Int = 0
  private var _body: Int = 0
  private var _isOpen: Bool = false
  private var _width: Int = 0
  private var _height: Int = 0

  public init() {}
}
