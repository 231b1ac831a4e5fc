import Catalog
import Testing

@testable import Checkout

@MainActor
@Suite struct BasketTests {
  @Test func whatIsChosenIsInTheBasket() {
    let shelf: Shelf = Shelf(server: SmallServer())
    let basket: Basket = Basket(shelf: shelf)
    var told: [Int] = []
    let subscription: Bindgen.Subscription = basket.observe(\.toPay) { told.append($0) }
    let tea: Product = Product(id: 1, name: "Tea", price: 4)
    shelf.choose(tea)
    tea.reprice(to: 6)
    basket.update { basket in
      basket.use(discount: 1)
      tea.reprice(to: 8)
    }
    #expect(told == [4, 6, 7])
    subscription.cancel()
  }
}
