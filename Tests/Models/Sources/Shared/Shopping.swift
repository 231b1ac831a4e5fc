/// A product for sale, as a user of bindgen would write it.
protocol Product {
  var price: Int { get }
}

struct Apple: Product { let price: Int = 100 }

struct Pen: Product { let price: Int = 50 }

enum Coupon: CaseIterable {
  case none, tenPercentOff, tenOff

  func apply(price: Int) -> Int {
    switch self {
    case .none: price
    case .tenPercentOff: Int(Double(price) * 0.9)
    case .tenOff: price - 10
    }
  }
}

enum Tax {
  static func included(in price: Int) -> Int { Int(Double(price) * (0.1 + 1.0)) }
}
