/// Observes by awaiting what changes, in a task that ends with the presenter.
@MainActor
final class Screen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  private(set) var count: Int = 0
  private(set) var price: Int = 0
  private(set) var toPay: Int = 0

  init() {
    Task { [weak self, changes = presenter.changes] in
      for await _ in changes { self?.show() }
    }
  }

  private func show() {
    count = presenter.productsCount
    price = presenter.totalPriceIncludingTax
    toPay = presenter.couponAppliedTotalPriceIncludingTax
  }
}
