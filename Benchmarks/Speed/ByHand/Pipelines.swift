import Values

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The cart as it is mostly written for Combine: each value published, and derived ones assigned by pipelines.
public final class PipelineCart: ObservableObject {
  @Published public private(set) var products: [Product] = []
  @Published public private(set) var productsCount: Int = 0
  @Published public private(set) var totalPriceExcludingTax: Int = 0

  public init() {
    $products.map { $0.count }.assign(to: &$productsCount)
    $products.map { $0.reduce(0) { $0 + $1.price } }.assign(to: &$totalPriceExcludingTax)
  }

  public func add(product: Product) { products.append(product) }
  public func clear() { products = [] }
}

public final class PipelinePresenter: ObservableObject {
  public let cart: PipelineCart
  @Published public private(set) var productsInCart: [Product] = []
  @Published public private(set) var productsCount: Int = 0
  @Published public private(set) var totalPriceIncludingTax: Int = 0
  @Published public private(set) var selectedCoupon: Coupon = .none
  @Published public private(set) var couponAppliedTotalPriceIncludingTax: Int = 0

  public init(cart: PipelineCart) {
    self.cart = cart
    cart.$products.assign(to: &$productsInCart)
    cart.$productsCount.assign(to: &$productsCount)
    cart.$totalPriceExcludingTax.map { Int(Double($0) * (0.1 + 1.0)) }.assign(to: &$totalPriceIncludingTax)
    $selectedCoupon.combineLatest($totalPriceIncludingTax).map { $0.applied(to: $1) }
      .assign(to: &$couponAppliedTotalPriceIncludingTax)
  }

  public func select(_ coupon: Coupon) { selectedCoupon = coupon }
}
