import Shop

/// A screen that is a delegate, which is called for each field whose method it implements.
@MainActor
package final class Screen: ShoppingScreen, ShoppingPresenterDelegate {
  let presenter: ShoppingPresenter = ShoppingPresenter()
  package private(set) var count: Int = 0
  package private(set) var price: Int = 0
  package private(set) var toPay: Int = 0

  package init() { presenter.delegate = self }

  func shoppingPresenterDidChangeProductsCount(_ shoppingPresenter: ShoppingPresenter) {
    count = shoppingPresenter.productsCount
  }

  func shoppingPresenterDidChangeTotalPriceIncludingTax(_ shoppingPresenter: ShoppingPresenter) {
    price = shoppingPresenter.totalPriceIncludingTax
  }

  func shoppingPresenterDidChangeCouponAppliedTotalPriceIncludingTax(_ shoppingPresenter: ShoppingPresenter) {
    toPay = shoppingPresenter.couponAppliedTotalPriceIncludingTax
  }

  package func add(_ product: any Product) { presenter.addInCart(product: product) }
  package func select(_ coupon: Coupon) { presenter.select(coupon: coupon) }
}
