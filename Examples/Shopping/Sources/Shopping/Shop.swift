/// The shop in plain Swift, which knows nothing of models and screens.
protocol Product {
  var name: String { get }
  var price: Int { get }
}

struct Apple: Product {
  let name: String = "apple"
  let price: Int = 100
}

struct Pen: Product {
  let name: String = "pen"
  let price: Int = 50
}

enum Tax {
  static let rate: Double = 0.1

  static func included(in price: Int) -> Int { Int(Double(price) * (rate + 1.0)) }
}

enum Coupon {
  case none, tenPercentOff, tenOff

  func apply(price: Int) -> Int {
    switch self {
    case .none: price
    case .tenPercentOff: Int(Double(price) * 0.9)
    case .tenOff: price - 10
    }
  }
}
