import Observation

/// Observes by reading: told once, when all has settled, it reads anew. SwiftUI does this for its views.
@MainActor
final class Screen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  private(set) var count: Int = 0
  private(set) var price: Int = 0
  private(set) var toPay: Int = 0

  init() { show() }

  private func show() {
    withObservationTracking {
      count = presenter.productsCount
      price = presenter.totalPriceIncludingTax
      toPay = presenter.couponAppliedTotalPriceIncludingTax
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.show() }
    }
  }
}
