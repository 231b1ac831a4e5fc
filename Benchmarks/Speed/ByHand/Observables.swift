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
