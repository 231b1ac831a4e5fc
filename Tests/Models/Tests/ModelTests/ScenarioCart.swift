@_spi(Bindgen) import BindgenRuntime

@testable import ShopModels

/// Members that all carts of the shop have, so that one scenario can run on each.
protocol ScenarioCart: AnyObject {
  var meter: Meter { get }
  var products: [Product] { get set }
  var coupon: Int { get set }
  var note: String { get set }
  var badge: Badge { get set }
  var ratio: Double { get set }

  var items: [Product] { get }
  var count: Int { get }
  var total: Int { get }
  var discounted: Int { get }
  var toPay: Int { get }
  var first: Product? { get }
  var summary: String { get }
  var stamp: Badge { get }
  var level: Double { get }
  var times: Int { get }

  func add(_ product: Product)
  func addOrRefuse(_ product: Product, isRefused: Bool) throws
  func clear()
  func raise(by amount: Int) -> Int
  /// Calls `update`, whose closure has the very type of the cart as its parameter.
  func group(_ body: () throws -> Void) rethrows
}

extension ScenarioCart {
  /// Closures that only read, one for each field, by its name.
  var readings: [(name: String, read: () -> Void)] {
    [
      ("products", { _ = self.products }), ("coupon", { _ = self.coupon }), ("note", { _ = self.note }),
      ("badge", { _ = self.badge }), ("ratio", { _ = self.ratio }), ("items", { _ = self.items }),
      ("count", { _ = self.count }), ("total", { _ = self.total }), ("discounted", { _ = self.discounted }),
      ("toPay", { _ = self.toPay }), ("first", { _ = self.first }), ("summary", { _ = self.summary }),
      ("stamp", { _ = self.stamp }), ("level", { _ = self.level }), ("times", { _ = self.times }),
    ]
  }

  /// Whether every field is what its expression gives now.
  var isRight: Bool {
    let sum: Int = products.map(\.price).reduce(0, +)
    let cut: Int = max(0, sum - coupon)
    return items == products && count == products.count && total == sum && discounted == cut && toPay == cut
      && first == products.first && summary == "\(products.count): \(sum), \(cut)" && stamp.text == note
      && level.rounded() == (Double(coupon) / 10).rounded() && times == products.count
  }
}

extension QuietCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

extension CallbackCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

extension CombineCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

extension StreamCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

extension TrackedCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

extension DelegateCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

/// Members that the wrapper's protocol does not have are forwarded to the wrapped cart.
extension AnyAbstractCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows {
    guard let cart: KnownCart = base as? KnownCart else { return }
    try cart.update { _ in try body() }
  }
}

extension ViewCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}

extension FullCart: ScenarioCart {
  func group(_ body: () throws -> Void) rethrows { try update { _ in try body() } }
}
