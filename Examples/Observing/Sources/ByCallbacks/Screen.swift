/// Observes by closures, each of them as long as its token is kept.
@MainActor
final class Screen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  private(set) var count: Int = 0
  private(set) var price: Int = 0
  private(set) var toPay: Int = 0
  private var tokens: [ShoppingPresenter.Subscription] = []

  init() {
    tokens = [
      presenter.observe(\.productsCount) { [unowned self] in count = $0 },
      presenter.observe(\.totalPriceIncludingTax) { [unowned self] in price = $0 },
      presenter.observe(\.couponAppliedTotalPriceIncludingTax) { [unowned self] in toPay = $0 },
    ]
  }
}
