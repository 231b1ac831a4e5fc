@_spi(Bindgen) import BindgenRuntime
import RandomDriver

@testable import ShoppingModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A screen with copies of five values, which records each one that is set.
final class Copies {
  private(set) var given: [String] = []

  var productsInCart: [any ShoppingModels.Product] = [] { didSet { given.append("productsInCart") } }
  var productsCount: Int = -1 { didSet { given.append("productsCount") } }
  var totalPriceIncludingTax: Int = -1 { didSet { given.append("totalPriceIncludingTax") } }
  var selectedCoupon: ShoppingModels.Coupon = .none { didSet { given.append("selectedCoupon") } }
  var couponAppliedTotalPriceIncludingTax: Int = -1 {
    didSet { given.append("couponAppliedTotalPriceIncludingTax") }
  }

  func take() -> [String] {
    defer { given = [] }
    return given
  }
}

extension Copies: ShoppingView, CallbacksShoppingView, DelegateShoppingView, StreamShoppingView, CombineShoppingView,
  ObservationShoppingView, AllShoppingView
{}

/// A presenter with its screen, emitted from any of the specs.
struct ShoppingRig {
  /// The number of products, their price with tax, and the price after the coupon.
  struct Numbers: Equatable {
    var count: Int
    var withTax: Int
    var afterCoupon: Int

    init(_ count: Int, _ withTax: Int, _ afterCoupon: Int) {
      self.count = count
      self.withTax = withTax
      self.afterCoupon = afterCoupon
    }
  }

  let addApple: () -> Void
  let addPen: () -> Void
  /// Selects a coupon by its index in the list of coupons.
  let select: (Int) -> Void
  let shown: () -> Numbers
  let inCart: () -> Int
  /// The place of the coupon that the screen shows.
  let coupon: () -> Int?
  let takeGiven: () -> [String]
  /// Returns the observers' notices since the last call, in order: the model and its fields.
  let takeTold: () -> [String]

  /// - Parameter shown: Returns the shown numbers, if they are not the screen's.
  init(
    _ presenter: some ShoppingPresenting,
    _ screen: Copies,
    shown: (() -> Numbers)? = nil,
    takeTold: @escaping () -> [String]
  ) {
    addApple = { presenter.addInCart(product: ShoppingModels.Apple()) }
    addPen = { presenter.addInCart(product: ShoppingModels.Pen()) }
    select = { presenter.select(coupon: presenter.couponList[$0]) }
    self.shown = shown ?? { screen.numbers }
    inCart = { screen.productsInCart.count }
    coupon = { presenter.couponList.firstIndex(of: screen.selectedCoupon) }
    takeGiven = screen.take
    self.takeTold = takeTold
  }
}

/// Members that presenters of all specs have in common.
protocol ShoppingPresenting: AnyObject {
  var couponList: [ShoppingModels.Coupon] { get }
  func addInCart(product: any ShoppingModels.Product)
  func select(coupon: ShoppingModels.Coupon)
}

extension ShoppingPresenter: ShoppingPresenting {}
extension CallbacksShoppingPresenter: ShoppingPresenting {}
extension DelegateShoppingPresenter: ShoppingPresenting {}
extension StreamShoppingPresenter: ShoppingPresenting {}
extension CombineShoppingPresenter: ShoppingPresenting {}
extension ObservationShoppingPresenter: ShoppingPresenting {}
extension AllShoppingPresenter: ShoppingPresenting {}

/// The outlets that the specs of this source name; all of them have the view.
enum ShoppingOutlet: String, CaseIterable, Sendable {
  case view, callbacks, delegate, stream, combine, observation, all

  func rig() -> ShoppingRig {
    switch self {
    case .view: viewRig()
    case .callbacks: callbacksRig()
    case .delegate: delegateRig()
    case .stream: streamRig()
    case .observation: observationRig()
    case .combine: combineRig()
    case .all: allRig()
    }
  }

  private func viewRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let presenter: ShoppingPresenter = ShoppingPresenter(view: screen)
    return ShoppingRig(presenter, screen) { [] }
  }

  private func callbacksRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let presenter: CallbacksShoppingPresenter = .init(view: screen)
    let diary: Log = Log()
    let tokens: [AnyObject] = [
      presenter.observe { diary.tell("presenter", names($1.rawValue, $0._core.graph.names)) },
      presenter.cart.observe { diary.tell("cart", names($1.rawValue, $0._core.graph.names)) },
    ]
    return ShoppingRig(presenter, screen) { withExtendedLifetime(tokens) { diary.take() } }
  }

  /// Creates a presenter with all outlets at once, whose closures record their calls.
  private func allRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let presenter: AllShoppingPresenter = .init(view: screen)
    let diary: Log = Log()
    let tokens: [AnyObject] = [
      presenter.observe { diary.tell("presenter", names($1.rawValue, $0._core.graph.names)) },
      presenter.cart.observe { diary.tell("cart", names($1.rawValue, $0._core.graph.names)) },
    ]
    return ShoppingRig(presenter, screen) { withExtendedLifetime(tokens) { diary.take() } }
  }

  private func streamRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let presenter: StreamShoppingPresenter = .init(view: screen)
    let diary: Log = Log()
    let reader: Reader = Reader()
    let loops: [AnyObject] = [
      reader.read(presenter.changes) {
        diary.tell("presenter", names($0.rawValue, presenter._core.graph.names))
      },
      reader.read(presenter.cart.changes) {
        diary.tell("cart", names($0.rawValue, presenter.cart._core.graph.names))
      },
    ]
    return ShoppingRig(presenter, screen) {
      reader.run()
      return withExtendedLifetime(loops) { diary.take() }
    }
  }

  /// Creates a presenter whose publishers set the screen's five values. The view that the spec has, too, stays unused.
  private func combineRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let presenter: CombineShoppingPresenter = .init(view: nil)
    let diary: Log = Log()
    let all: CombineShoppingPresenter.FieldPublishers = presenter.publishers
    let tokens: [AnyCancellable] = [
      all.productsInCart.sink { screen.productsInCart = $0 },
      all.productsCount.assign(to: \.productsCount, on: screen),
      all.totalPriceIncludingTax.assign(to: \.totalPriceIncludingTax, on: screen),
      all.selectedCoupon.assign(to: \.selectedCoupon, on: screen),
      all.couponAppliedTotalPriceIncludingTax.assign(to: \.couponAppliedTotalPriceIncludingTax, on: screen),
      presenter.changesPublisher.sink {
        diary.tell("presenter", names($0.rawValue, presenter._core.graph.names))
      },
      presenter.cart.changesPublisher.sink {
        diary.tell("cart", names($0.rawValue, presenter.cart._core.graph.names))
      },
    ]
    return ShoppingRig(presenter, screen) {
      withExtendedLifetime(tokens) { diary.take() }
    }
  }

  private func delegateRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let listener: ShoppingListener = ShoppingListener()
    let presenter: DelegateShoppingPresenter = .init(
      cart: DelegateCart(delegate: listener),
      view: screen,
      delegate: listener
    )
    return ShoppingRig(presenter, screen) {
      withExtendedLifetime(listener) { listener.log.take() }
    }
  }
}

extension ShoppingOutlet {
  /// Creates a presenter whose values are shown by a reader, which reads again at each notice.
  private func observationRig() -> ShoppingRig {
    let screen: Copies = Copies()
    let presenter: ObservationShoppingPresenter = .init(view: screen)
    let diary: Log = Log()
    let reader: Onlooker<ShoppingRig.Numbers> = Onlooker {
      ShoppingRig.Numbers(
        presenter.productsInCart.count,
        presenter.totalPriceIncludingTax,
        presenter.couponAppliedTotalPriceIncludingTax
      )
    } told: { numbers in
      diary.tell("\(numbers.count), \(numbers.withTax), \(numbers.afterCoupon)")
    }
    return ShoppingRig(
      presenter,
      screen,
      shown: { reader.value ?? ShoppingRig.Numbers(-1, -1, -1) },
      takeTold: diary.take
    )
  }
}

extension Copies {
  fileprivate var numbers: ShoppingRig.Numbers {
    ShoppingRig.Numbers(productsCount, totalPriceIncludingTax, couponAppliedTotalPriceIncludingTax)
  }
}

private final class ShoppingListener: DelegateCartDelegate,
  DelegateShoppingPresenterDelegate
{
  let log: Log = Log()

  func delegateCart(_ cart: DelegateCart, didChange changes: DelegateCart.Changes) {
    log.tell("cart", names(changes.rawValue, cart._core.graph.names))
  }

  func delegateShoppingPresenter(
    _ shoppingPresenter: DelegateShoppingPresenter,
    didChange changes: DelegateShoppingPresenter.Changes
  ) {
    log.tell("presenter", names(changes.rawValue, shoppingPresenter._core.graph.names))
  }
}
