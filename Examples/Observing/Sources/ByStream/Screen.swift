import Shop

/// A screen that awaits changes, in a task that ends with the presenter.
@MainActor
package final class Screen: ShoppingScreen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  package private(set) var count: Int = 0
  package private(set) var price: Int = 0
  package private(set) var toPay: Int = 0

  package init() {
    Task { [weak self, changes = presenter.changes] in
      for await _ in changes { self?.show() }
    }
  }

  private func show() {
    count = presenter.productsCount
    price = presenter.totalPriceIncludingTax
    toPay = presenter.couponAppliedTotalPriceIncludingTax
  }

  package func add(_ product: any Product) { presenter.addInCart(product: product) }
  package func select(_ coupon: Coupon) { presenter.select(coupon: coupon) }
}
