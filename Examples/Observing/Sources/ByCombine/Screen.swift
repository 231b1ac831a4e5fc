import Shop

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A screen with publishers, each of which starts with the current value.
@MainActor
package final class Screen: ShoppingScreen {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  package private(set) var count: Int = 0
  package private(set) var price: Int = 0
  package private(set) var toPay: Int = 0
  private var subscriptions: Set<AnyCancellable> = []

  package init() {
    let fields: ShoppingPresenter.FieldPublishers = presenter.publishers
    fields.productsCount.sink { [unowned self] in count = $0 }.store(in: &subscriptions)
    fields.totalPriceIncludingTax.sink { [unowned self] in price = $0 }.store(in: &subscriptions)
    fields.couponAppliedTotalPriceIncludingTax.sink { [unowned self] in toPay = $0 }.store(in: &subscriptions)
  }

  package func add(_ product: any Product) { presenter.addInCart(product: product) }
  package func select(_ coupon: Coupon) { presenter.select(coupon: coupon) }
}
