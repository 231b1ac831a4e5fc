import ByHand
import Publishing
import Values

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publishing.Cart: Basket {}
extension Publishing.ShoppingPresenter: Shop {}
extension Publishing.Leaf: Sized {}
extension Publishing.Parent: Seeing {}
extension PipelineCart: Basket {}
extension PipelinePresenter: Shop {}

extension Publishing.ShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    changesPublisher.sink { ear.hear(whole.result, $0.rawValue) }
  }
}

extension Publishing.Parent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    changesPublisher.sink { ear.hear(whole.result, $0.rawValue) }
  }
}

/// A screen with copies of the values that it is sent.
final class Copies: Showing {
  var productsInCart: [Product] = []
  var productsCount: Int = 0
  var totalPriceIncludingTax: Int = 0
  var selectedCoupon: Coupon = .none
  var couponAppliedTotalPriceIncludingTax: Int = 0
}

/// Shops with a subscription for each value that a screen shows.
enum Subscribing {
  static var all: [Way] {
    [emitted, typed].flatMap { subscribe in
      [
        subscribe("select a coupon, 1000 products", nil, true),
        subscribe("add a product and read five, 0…1000", 1000, true),
        subscribe("the same, nobody subscribed to the array", 1000, false),
      ]
    }
  }

  private static func emitted(_ workload: String, _ most: Int?, _ isWhole: Bool) -> Way {
    let presenter: Publishing.ShoppingPresenter = Publishing.ShoppingPresenter(cart: .init())
    let screen: Copies = Copies()
    let fields: Publishing.ShoppingPresenter.FieldPublishers = presenter.publishers
    var subscriptions: [AnyCancellable] = [
      fields.productsCount.sink { screen.productsCount = $0 },
      fields.totalPriceIncludingTax.sink { screen.totalPriceIncludingTax = $0 },
      fields.selectedCoupon.sink { screen.selectedCoupon = $0 },
      fields.couponAppliedTotalPriceIncludingTax.sink { screen.couponAppliedTotalPriceIncludingTax = $0 },
    ]
    if isWhole { subscriptions.append(fields.productsInCart.sink { screen.productsInCart = $0 }) }
    return .subscribing(workload, "emitted", Shopping(presenter, most), screen, subscriptions)
  }

  private static func typed(_ workload: String, _ most: Int?, _ isWhole: Bool) -> Way {
    let presenter: PipelinePresenter = PipelinePresenter(cart: .init())
    let screen: Copies = Copies()
    var subscriptions: [AnyCancellable] = [
      presenter.$productsCount.sink { screen.productsCount = $0 },
      presenter.$totalPriceIncludingTax.sink { screen.totalPriceIncludingTax = $0 },
      presenter.$selectedCoupon.sink { screen.selectedCoupon = $0 },
      presenter.$couponAppliedTotalPriceIncludingTax.sink { screen.couponAppliedTotalPriceIncludingTax = $0 },
    ]
    if isWhole { subscriptions.append(presenter.$productsInCart.sink { screen.productsInCart = $0 }) }
    return .subscribing(workload, "by hand", Shopping(presenter, most), screen, subscriptions)
  }
}

extension Way {
  /// Returns a way that reads the screen after each write.
  fileprivate static func subscribing(
    _ workload: String,
    _ name: String,
    _ model: some Measured,
    _ screen: Copies,
    _ subscriptions: [AnyCancellable]
  ) -> Way {
    let ear: Ear = Ear()
    return Way(workload: workload, outlet: "subscriptions", name: name, model: model, ear: ear, isExact: false) {
      for count in $0 {
        model.write(count)
        ear.read(screen.five)
      }
      withExtendedLifetime(subscriptions) {}
    }
  }
}
