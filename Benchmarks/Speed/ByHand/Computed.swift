import Values

/// The cart as it is mostly written: `didSet`, weak delegates, computed properties, and a view with copies of what it shows.
public final class ComputedCart {
  weak var delegate: (any ComputedCartDelegate)?
  public var products: [Product] = [] {
    didSet { delegate?.cartDidChangeProducts(self) }
  }
  public var productsCount: Int { products.count }
  public var totalPriceExcludingTax: Int { products.reduce(0) { $0 + $1.price } }

  public init() {}
}

protocol ComputedCartDelegate: AnyObject {
  func cartDidChangeProducts(_ cart: ComputedCart)
}

public protocol ComputedPresenterView: AnyObject {
  var productsInCart: [Product] { get set }
  var productsCount: Int { get set }
  var totalPriceIncludingTax: Int { get set }
  var selectedCoupon: Coupon { get set }
  var couponAppliedTotalPriceIncludingTax: Int { get set }
}

public final class ComputedPresenter: ComputedCartDelegate {
  public let cart: ComputedCart
  public weak var view: (any ComputedPresenterView)?
  public var selectedCoupon: Coupon = .none {
    didSet {
      view?.selectedCoupon = selectedCoupon
      view?.couponAppliedTotalPriceIncludingTax = couponAppliedTotalPriceIncludingTax
    }
  }

  public init(cart: ComputedCart) {
    self.cart = cart
    cart.delegate = self
  }

  public var productsInCart: [Product] { cart.products }
  public var productsCount: Int { cart.productsCount }
  public var totalPriceIncludingTax: Int { Int(Double(cart.totalPriceExcludingTax) * (0.1 + 1.0)) }
  public var couponAppliedTotalPriceIncludingTax: Int { selectedCoupon.applied(to: totalPriceIncludingTax) }

  func cartDidChangeProducts(_ cart: ComputedCart) {
    view?.productsInCart = productsInCart
    view?.productsCount = productsCount
    view?.totalPriceIncludingTax = totalPriceIncludingTax
    view?.couponAppliedTotalPriceIncludingTax = couponAppliedTotalPriceIncludingTax
  }
}

public final class ComputedView: ComputedPresenterView {
  public var productsInCart: [Product] = []
  public var productsCount: Int = 0
  public var totalPriceIncludingTax: Int = 0
  public var selectedCoupon: Coupon = .none
  public var couponAppliedTotalPriceIncludingTax: Int = 0

  public init() {}
}
