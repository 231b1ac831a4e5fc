/// The types and functions that the measured models use, as an app would have them.

public struct Product: Equatable {
  public let name: String
  public let price: Int

  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }
}

public enum Coupon {
  case none, tenPercentOff, tenOff

  public func applied(to price: Int) -> Int {
    switch self {
    case .none: return price
    case .tenPercentOff: return Int(Double(price) * 0.9)
    case .tenOff: return price - 10
    }
  }
}

/// Returns the next number, in a call that is not inlined.
@inline(never)
public func step(_ value: Int) -> Int { value &+ 1 }

/// Returns 0 for every measured value, which the compiler can't know.
@inline(never)
public func nothing(of value: Int) -> Int { value == Int.min ? 1 : 0 }

/// Returns a number after a costly computation.
@inline(never)
public func busy(_ value: Int) -> Int {
  var sum: Int = value
  for turn in 0..<100 { sum = (sum &* 31) ^ turn }
  return sum
}

/// A product of any kind.
public protocol Priced {
  var name: String { get }
  var price: Int { get }
}

public struct Pen: Priced {
  public let name: String
  public let price: Int

  public static var thousand: [any Priced] { (0..<1000).map { Pen(name: "pen", price: $0) } }
}
