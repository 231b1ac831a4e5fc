#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Observes by publishers, each of which begins with the value as it is.
@MainActor
final class Screen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  private(set) var count: Int = 0
  private(set) var price: Int = 0
  private(set) var toPay: Int = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    let fields: ShoppingPresenter.FieldPublishers = presenter.publishers
    fields.productsCount.sink { [unowned self] in count = $0 }.store(in: &subscriptions)
    fields.totalPriceIncludingTax.sink { [unowned self] in price = $0 }.store(in: &subscriptions)
    fields.couponAppliedTotalPriceIncludingTax.sink { [unowned self] in toPay = $0 }.store(in: &subscriptions)
  }
}
