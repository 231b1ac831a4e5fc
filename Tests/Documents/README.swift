struct Product: Equatable, Sendable {
  let name: String
  let price: Int
}

enum Coupon: Equatable, Sendable {
  case none, tenOff

  func apply(to price: Int) -> Int { self == .none ? price : price - 10 }
}
