import Values

/// Models that belong together, each measured as a whole through one of them.
protocol Telling: AnyObject {
  /// Observes the models with an ear that reads the result of the whole, and returns what must be retained for that.
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject
}

// MARK: - A cart and its presenter

protocol Basket: AnyObject {
  func add(product: Product)
  func clear()
}

/// The values that the screen shows.
protocol Showing: AnyObject {
  var productsInCart: [Product] { get }
  var productsCount: Int { get }
  var totalPriceIncludingTax: Int { get }
  var selectedCoupon: Coupon { get }
  var couponAppliedTotalPriceIncludingTax: Int { get }
}

protocol Shop: Showing {
  associatedtype Cart: Basket
  var cart: Cart { get }
  func select(_ coupon: Coupon)
}

extension Showing {
  /// A sum of all of them.
  var five: Int {
    let coupon: Int = selectedCoupon == .none ? 0 : 1
    return productsInCart.count &+ productsCount &+ totalPriceIncludingTax &+ coupon
      &+ couponAppliedTotalPriceIncludingTax
  }

  var fields: [Int] {
    [productsCount, productsInCart.count, totalPriceIncludingTax, couponAppliedTotalPriceIncludingTax]
  }
}

/// A workload on a cart and its presenter.
final class Shopping<Presenter: Shop>: Measured {
  private let presenter: Presenter
  private let most: Int?

  /// - Parameter most: The number of products that are added, one each time, before the cart is cleared. Without it, another
  ///   coupon is selected each time, with many products in the cart.
  init(_ presenter: Presenter, _ most: Int?) {
    self.presenter = presenter
    self.most = most
    begin()
  }

  func begin() {
    presenter.cart.clear()
    if most != nil { return }
    for price in 0..<1000 { presenter.cart.add(product: Product(name: "pen", price: price)) }
  }

  func write(_ count: Int) {
    guard let most: Int else { return presenter.select(count & 1 == 0 ? .tenPercentOff : .tenOff) }
    if count % most == 0 { presenter.cart.clear() }
    presenter.cart.add(product: Product(name: "pen", price: count & 0xff))
  }

  var result: Int { most == nil ? presenter.couponAppliedTotalPriceIncludingTax : presenter.five }
  var values: [Int] { presenter.fields }
}

extension Shopping: Heard where Presenter: Telling {
  func listen(_ ear: Ear) -> AnyObject { presenter.listen(ear, for: self) }
}

// MARK: - A leaf and its parents

protocol Sized: AnyObject {
  var size: Int { get set }
  var area: Int { get }
}

protocol Seeing: AnyObject {
  associatedtype Leaf: Sized
  var leaf: Leaf { get }
  var volume: Int { get }
}

/// A leaf that is written, and a parent that is observed.
final class Sight<Parent: Seeing>: Measured {
  let parent: Parent
  /// Other parents of the leaf, with the tokens of their observers.
  private let others: [AnyObject]

  init(_ parent: Parent, others: [AnyObject] = []) {
    self.parent = parent
    self.others = others
  }

  func write(_ count: Int) { parent.leaf.size = count }
  var result: Int { parent.volume }
  var values: [Int] { [parent.leaf.size, parent.leaf.area, parent.volume] }
}

extension Sight: Heard where Parent: Telling {
  func listen(_ ear: Ear) -> AnyObject { parent.listen(ear, for: self) }
}
