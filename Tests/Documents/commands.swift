protocol Product {
  var price: Int { get }
}

enum Coupon: Equatable, Sendable {
  case none

  func apply(to price: Int) -> Int { price }
}

enum Tax {
  static func included(in price: Int) -> Int { price + price / 10 }
}
