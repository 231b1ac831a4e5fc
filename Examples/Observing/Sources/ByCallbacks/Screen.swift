import Shop

/// A screen with closures, each of them active as long as its token is retained.
@MainActor
package final class Screen: ShoppingScreen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  package private(set) var count: Int = 0
  package private(set) var price: Int = 0
  package private(set) var toPay: Int = 0
  private var tokens: [ShoppingPresenter.Subscription] = []

  package init() {
    tokens = [
      presenter.observe(\.productsCount) { [unowned self] in count = $0 },
      presenter.observe(\.totalPriceIncludingTax) { [unowned self] in price = $0 },
      presenter.observe(\.couponAppliedTotalPriceIncludingTax) { [unowned self] in toPay = $0 },
    ]
  }

  package func add(_ product: any Product) { presenter.addInCart(product: product) }
  package func select(_ coupon: Coupon) { presenter.select(coupon: coupon) }
}
