import Observation
import Shop

/// A screen that reads: notified once, when everything is up to date, it reads again. SwiftUI does this for its views.
@MainActor
package final class Screen: ShoppingScreen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  package private(set) var count: Int = 0
  package private(set) var price: Int = 0
  package private(set) var toPay: Int = 0

  package init() { show() }

  private func show() {
    withObservationTracking {
      count = presenter.productsCount
      price = presenter.totalPriceIncludingTax
      toPay = presenter.couponAppliedTotalPriceIncludingTax
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.show() }
    }
  }

  package func add(_ product: any Product) { presenter.addInCart(product: product) }
  package func select(_ coupon: Coupon) { presenter.select(coupon: coupon) }
}
