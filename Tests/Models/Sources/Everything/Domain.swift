public enum Currency: Sendable { case euro, dollar }

public struct Receipt: Equatable, Sendable {
  public var amount: Int
  public init(amount: Int) { self.amount = amount }
}

public struct Refusal: Error { public init() {} }

public protocol Customer { var name: String { get } }

public protocol Clock { var hour: Int { get } }

public protocol Priced: AnyObject { var price: Int { get } }
