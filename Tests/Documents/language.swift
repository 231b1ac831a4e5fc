public struct Product: Equatable, Sendable {
  public let name: String
  public let price: Int
}

enum Coupon: Equatable, Sendable {
  case none

  func apply(to price: Int) -> Int { price }
}

protocol ShopStore {
  func save(_ products: [Product]) async throws
}

enum CartError: Error {
  case noSuchProduct
}
