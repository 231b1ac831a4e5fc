/// A product of the shop.
struct Product: Hashable, Sendable {
  let name: String
  let price: Int
}

/// A discount on a cart.
enum Coupon: Equatable, Sendable {
  case none
  case off(percent: Int)

  func apply(to total: Int) -> Int {
    switch self {
    case .none: total
    case .off(let percent): total - total * percent / 100
    }
  }
}

struct Recipe: Equatable, Sendable { var name: String }

struct RecipePage: Equatable, Sendable {
  var recipes: [Recipe] = []
  var next: Int?
}

struct RecipeTrouble: Error {}
