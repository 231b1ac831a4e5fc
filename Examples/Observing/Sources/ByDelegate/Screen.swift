/// Observes as a delegate, which is told of each field that it asks for.
@MainActor
final class Screen: ShoppingPresenterDelegate {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  private(set) var count: Int = 0
  private(set) var price: Int = 0
  private(set) var toPay: Int = 0

  init() { presenter.delegate = self }

  func shoppingPresenterDidChangeProductsCount(_ shoppingPresenter: ShoppingPresenter) {
    count = shoppingPresenter.productsCount
  }

  func shoppingPresenterDidChangeTotalPriceIncludingTax(_ shoppingPresenter: ShoppingPresenter) {
    price = shoppingPresenter.totalPriceIncludingTax
  }

  func shoppingPresenterDidChangeCouponAppliedTotalPriceIncludingTax(_ shoppingPresenter: ShoppingPresenter) {
    toPay = shoppingPresenter.couponAppliedTotalPriceIncludingTax
  }
}
