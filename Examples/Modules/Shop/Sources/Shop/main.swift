import Catalog
import Checkout

let shelf: Shelf = Shelf(server: SmallServer())
let basket: Basket = Basket(shelf: shelf)
let told: Bindgen.Subscription = basket.observe(\.toPay) { print("to pay:", $0) }

shelf.search(for: "tea")
await shelf.loadProducts().value
print(basket.offer, "products:", shelf.products.map(\.name).joined(separator: ", "))

// An event of the one module is a row in the other.
shelf.choose(shelf.products[0])
shelf.choose(shelf.products[1])
// A change of a product changes the basket, too.
shelf.products[1].reprice(to: 25)
basket.use(discount: 5)
print(basket.receipt)

let order: OrderStore = OrderStore(Order())
order.delivery.send(.setStreet("Main Street 1"))
order.delivery.send(.setCity("Springfield"))
print("complete:", order.isComplete)
order.send(.billElsewhere)
print("complete:", order.isComplete)
order.billing?.send(.setStreet("Side Street 2"))
order.billing?.send(.setCity("Springfield"))
print("complete:", order.isComplete)
