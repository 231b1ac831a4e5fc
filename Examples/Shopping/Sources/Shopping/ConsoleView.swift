/// A screen of text. The presenter sets what has changed, and nothing else.
final class ConsoleView: ShoppingView {
  var productsInCart: [any Product] = [] {
    didSet { print("in the cart:", productsInCart.map(\.name).joined(separator: ", ")) }
  }
  var productsCount: Int = 0 {
    didSet { print("how many:", productsCount) }
  }
  var totalPriceIncludingTax: Int = 0 {
    didSet { print("with tax:", totalPriceIncludingTax) }
  }
  var selectedCoupon: Coupon = .none {
    didSet { print("coupon:", selectedCoupon) }
  }
  var couponAppliedTotalPriceIncludingTax: Int = 0 {
    didSet { print("to pay:", couponAppliedTotalPriceIncludingTax) }
  }
}
