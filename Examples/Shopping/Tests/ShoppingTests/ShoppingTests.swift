import Testing

@testable import Shopping

@Suite struct ShoppingTests {
  /// A screen that stores what it is shown.
  final class Screen: ShoppingView {
    var productsInCart: [any Product] = []
    var productsCount: Int = 0
    var totalPriceIncludingTax: Int = 0
    var selectedCoupon: Coupon = .none
    var couponAppliedTotalPriceIncludingTax: Int = 0

    var numbers: [Int] { [productsCount, totalPriceIncludingTax, couponAppliedTotalPriceIncludingTax] }
  }

  let screen: Screen
  let presenter: ShoppingPresenter

  init() {
    screen = Screen()
    presenter = ShoppingPresenter(view: screen)
  }

  @Test func whatIsAddedIsShown() {
    #expect(screen.numbers == [0, 0, 0])
    presenter.addInCart(product: Pen())
    #expect(screen.numbers == [1, 55, 55])
    presenter.addInCart(product: Apple())
    #expect(screen.numbers == [2, 165, 165])
    presenter.addInCart(product: Pen())
    #expect(screen.numbers == [3, 220, 220])
    #expect(screen.productsInCart.map(\.name) == ["pen", "apple", "pen"])
  }

  @Test func couponsChangeWhatIsToBePaid() {
    presenter.addInCart(product: Apple())
    #expect(screen.numbers == [1, 110, 110])
    presenter.select(coupon: .tenPercentOff)
    #expect(screen.numbers == [1, 110, 99])
    #expect(screen.selectedCoupon == .tenPercentOff)
    presenter.addInCart(product: Pen())
    #expect(screen.numbers == [2, 165, 148])
    presenter.select(coupon: .tenOff)
    #expect(screen.numbers == [2, 165, 155])
  }

  @Test func theCartIsAModelOfItsOwn() {
    presenter.cart.add(product: Apple())
    #expect(screen.numbers == [1, 110, 110])
  }
}
