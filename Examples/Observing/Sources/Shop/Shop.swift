/// A product in plain Swift, which knows nothing of models or screens.
public protocol Product {
  var price: Int { get }
}

public struct Apple: Product {
  public let price: Int = 100

  public init() {}
}

public struct Pen: Product {
  public let price: Int = 50

  public init() {}
}

public enum Tax {
  public static func included(in price: Int) -> Int { Int(Double(price) * (0.1 + 1.0)) }
}

public enum Coupon: Sendable {
  case none, tenPercentOff, tenOff

  public func apply(price: Int) -> Int {
    switch self {
    case .none: price
    case .tenPercentOff: Int(Double(price) * 0.9)
    case .tenOff: price - 10
    }
  }
}
