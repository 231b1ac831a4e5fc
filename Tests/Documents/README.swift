struct Product: Equatable, Sendable {
  let name: String
  let price: Int

  static let apple: Product = Product(name: "apple", price: 100)
}

enum Coupon: Equatable, Sendable {
  case none, tenOff

  func apply(to price: Int) -> Int { self == .none ? price : max(0, price - 10) }
}
