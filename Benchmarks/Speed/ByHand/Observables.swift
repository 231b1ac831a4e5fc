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

/// The same with no more than Observation asks for where one field is written: what no class can go below that has each
/// field tracked by itself.
public final class RegistrarPage: Observable {
  private let registrar: ObservationRegistrar = ObservationRegistrar()
  private enum Paths {
    nonisolated(unsafe) static let title: KeyPath<RegistrarPage, Int> = \.title
    nonisolated(unsafe) static let body: KeyPath<RegistrarPage, Int> = \.body
    nonisolated(unsafe) static let isOpen: KeyPath<RegistrarPage, Bool> = \.isOpen
    nonisolated(unsafe) static let width: KeyPath<RegistrarPage, Int> = \.width
    nonisolated(unsafe) static let height: KeyPath<RegistrarPage, Int> = \.height
  }

  public var title: Int {
    get { noted(Paths.title, _title) }
    set {
      registrar.willSet(self, keyPath: Paths.title)
      _title = newValue
      registrar.didSet(self, keyPath: Paths.title)
    }
  }
  public var body: Int { noted(Paths.body, _body) }
  public var isOpen: Bool { noted(Paths.isOpen, _isOpen) }
  public var width: Int { noted(Paths.width, _width) }
  public var height: Int { noted(Paths.height, _height) }

  private var _title: Int = 0
  private let _body: Int = 0
  private let _isOpen: Bool = false
  private let _width: Int = 0
  private let _height: Int = 0

  public init() {}

  @inline(__always)
  private func noted<Value>(_ path: KeyPath<RegistrarPage, Value>, _ value: Value) -> Value {
    registrar.access(self, keyPath: path)
    return value
  }
}
