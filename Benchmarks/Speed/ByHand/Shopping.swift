import Values

/// The limit for the carts: eager, each value computed once, reported once with the exact set of changes.
/// The cart knows its only presenter until that ends, and retains it during a notice: an observer may release it.
public final class Cart {
  public private(set) var products: [Product] = []
  public private(set) var productsCount: Int = 0
  public private(set) var totalPriceExcludingTax: Int = 0
  fileprivate unowned var presenter: ShoppingPresenter?

  public init() {}

  public func add(product: Product) {
    products.append(product)
    settle()
  }

  public func clear() {
    if products.isEmpty { return }
    products = []
    settle()
  }

  private func settle() {
    productsCount = products.count
    totalPriceExcludingTax = products.reduce(0) { $0 + $1.price }
    if let presenter { presenter.settle(2) }
  }
}

public class ShoppingPresenter {
  /// One bit for each field, in the order of the spec.
  public struct Changes {
    public internal(set) var rawValue: UInt64
  }

  public let cart: Cart
  private var coupon: Coupon = .none
  private var count: Int = 0
  private var total: Int = 0
  private var toPay: Int = 0

  init(cart: Cart) {
    self.cart = cart
    cart.presenter = self
  }

  deinit { cart.presenter = nil }

  public var selectedCoupon: Coupon { coupon }
  public var productsInCart: [Product] { cart.products }
  public var productsCount: Int { count }
  public var totalPriceIncludingTax: Int { total }
  public var couponAppliedTotalPriceIncludingTax: Int { toPay }

  public func select(_ coupon: Coupon) {
    if coupon == self.coupon { return }
    self.coupon = coupon
    settle(1)
  }

  fileprivate func settle(_ written: UInt64) {
    var changes: UInt64 = written
    if written == 2 {
      if count != cart.productsCount {
        count = cart.productsCount
        changes |= 4
      }
      let newTotal: Int = Int(Double(cart.totalPriceExcludingTax) * (0.1 + 1.0))
      if total != newTotal {
        total = newTotal
        changes |= 8
      }
    }
    let newToPay: Int = coupon.applied(to: total)
    if toPay != newToPay {
      toPay = newToPay
      changes |= 16
    }
    tell(Changes(rawValue: changes))
  }

  func tell(_ changes: Changes) {}
}

public final class CallbacksShoppingPresenter: ShoppingPresenter {
  private var listeners: [Listener<ShoppingPresenter, Changes>] = []

  public override init(cart: Cart) { super.init(cart: cart) }

  public func observe(
    _ body: @escaping (ShoppingPresenter, Changes) -> Void
  ) -> Listener<ShoppingPresenter, Changes> {
    let listener: Listener<ShoppingPresenter, Changes> = Listener(body)
    listeners = listeners.filter { $0.isLive } + [listener]
    return listener
  }

  override func tell(_ changes: Changes) {
    var index: Int = 0
    while index < listeners.count {
      if listeners[index].isLive { listeners[index].body(self, changes) }
      index += 1
    }
  }
}

public protocol ShoppingPresenterDelegate: AnyObject {
  func presenter(_ presenter: ShoppingPresenter, didChange changes: ShoppingPresenter.Changes)
  func presenterDidChangeSelectedCoupon(_ presenter: ShoppingPresenter)
  func presenterDidChangeProductsInCart(_ presenter: ShoppingPresenter)
  func presenterDidChangeProductsCount(_ presenter: ShoppingPresenter)
  func presenterDidChangeTotalPriceIncludingTax(_ presenter: ShoppingPresenter)
  func presenterDidChangeCouponAppliedTotalPriceIncludingTax(_ presenter: ShoppingPresenter)
}

extension ShoppingPresenterDelegate {
  public func presenterDidChangeSelectedCoupon(_ presenter: ShoppingPresenter) {}
  public func presenterDidChangeProductsInCart(_ presenter: ShoppingPresenter) {}
  public func presenterDidChangeProductsCount(_ presenter: ShoppingPresenter) {}
  public func presenterDidChangeTotalPriceIncludingTax(_ presenter: ShoppingPresenter) {}
  public func presenterDidChangeCouponAppliedTotalPriceIncludingTax(_ presenter: ShoppingPresenter) {}
}

public final class DelegateShoppingPresenter: ShoppingPresenter {
  public weak var delegate: (any ShoppingPresenterDelegate)?

  public override init(cart: Cart) { super.init(cart: cart) }

  override func tell(_ changes: Changes) {
    guard let delegate else { return }
    delegate.presenter(self, didChange: changes)
    if changes.rawValue & 1 != 0 { delegate.presenterDidChangeSelectedCoupon(self) }
    if changes.rawValue & 2 != 0 { delegate.presenterDidChangeProductsInCart(self) }
    if changes.rawValue & 4 != 0 { delegate.presenterDidChangeProductsCount(self) }
    if changes.rawValue & 8 != 0 { delegate.presenterDidChangeTotalPriceIncludingTax(self) }
    if changes.rawValue & 16 != 0 { delegate.presenterDidChangeCouponAppliedTotalPriceIncludingTax(self) }
  }
}
