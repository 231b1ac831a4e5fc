import RandomDriver

@testable import BindgenRuntime
@testable import ShoppingAllModels
@testable import ShoppingCallbacksModels
@testable import ShoppingCombineModels
@testable import ShoppingDelegateModels
@testable import ShoppingModels
@testable import ShoppingObservationModels
@testable import ShoppingStreamModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What a screen holds: copies of five values, and which of them it was given, each time.
final class Copies<Product, Coupon> {
  private(set) var given: [String] = []

  var productsInCart: [Product] = [] { didSet { given.append("productsInCart") } }
  var productsCount: Int = -1 { didSet { given.append("productsCount") } }
  var totalPriceIncludingTax: Int = -1 { didSet { given.append("totalPriceIncludingTax") } }
  var selectedCoupon: Coupon { didSet { given.append("selectedCoupon") } }
  var couponAppliedTotalPriceIncludingTax: Int = -1 {
    didSet { given.append("couponAppliedTotalPriceIncludingTax") }
  }

  init(_ coupon: Coupon) { selectedCoupon = coupon }

  func take() -> [String] {
    defer { given = [] }
    return given
  }
}

extension Copies: ShoppingModels.ShoppingView
where Product == any ShoppingModels.Product, Coupon == ShoppingModels.Coupon {}

extension Copies: ShoppingAllModels.ShoppingView
where Product == any ShoppingAllModels.Product, Coupon == ShoppingAllModels.Coupon {}

extension Copies: ShoppingCallbacksModels.ShoppingView
where Product == any ShoppingCallbacksModels.Product, Coupon == ShoppingCallbacksModels.Coupon {}

extension Copies: ShoppingDelegateModels.ShoppingView
where Product == any ShoppingDelegateModels.Product, Coupon == ShoppingDelegateModels.Coupon {}

extension Copies: ShoppingCombineModels.ShoppingView
where Product == any ShoppingCombineModels.Product, Coupon == ShoppingCombineModels.Coupon {}

extension Copies: ShoppingStreamModels.ShoppingView
where Product == any ShoppingStreamModels.Product, Coupon == ShoppingStreamModels.Coupon {}

extension Copies: ShoppingObservationModels.ShoppingView
where Product == any ShoppingObservationModels.Product, Coupon == ShoppingObservationModels.Coupon {}

/// A presenter with its screen, whichever spec it is made from.
struct ShoppingRig {
  /// How many products, what they cost with tax, and after the coupon.
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
  /// By its place in the list of coupons.
  let select: (Int) -> Void
  let shown: () -> Numbers
  let inCart: () -> Int
  /// The place of the coupon that the screen shows.
  let coupon: () -> Int?
  let takeGiven: () -> [String]
  /// What observers were told, in order: the model and its fields.
  let takeTold: () -> [String]

  /// - Parameter shown: What is shown, where that is not what the screen holds.
  init<Presenter: ShoppingPresenting>(
    _ presenter: Presenter,
    _ screen: Copies<Presenter.Product, Presenter.Coupon>,
    apple: @autoclosure @escaping () -> Presenter.Product,
    pen: @autoclosure @escaping () -> Presenter.Product,
    shown: (() -> Numbers)? = nil,
    takeTold: @escaping () -> [String]
  ) {
    addApple = { presenter.addInCart(product: apple()) }
    addPen = { presenter.addInCart(product: pen()) }
    select = { presenter.select(coupon: presenter.couponList[$0]) }
    self.shown = shown ?? { screen.numbers }
    inCart = { screen.productsInCart.count }
    coupon = { presenter.couponList.firstIndex(of: screen.selectedCoupon) }
    takeGiven = screen.take
    self.takeTold = takeTold
  }
}

/// What presenters have in common, whichever spec they are made from.
protocol ShoppingPresenting: AnyObject {
  associatedtype Product
  associatedtype Coupon: Equatable
  var couponList: [Coupon] { get }
  func addInCart(product: Product)
  func select(coupon: Coupon)
}

extension ShoppingModels.ShoppingPresenter: ShoppingPresenting {}
extension ShoppingAllModels.ShoppingPresenter: ShoppingPresenting {}
extension ShoppingCallbacksModels.ShoppingPresenter: ShoppingPresenting {}
extension ShoppingCombineModels.ShoppingPresenter: ShoppingPresenting {}
extension ShoppingDelegateModels.ShoppingPresenter: ShoppingPresenting {}
extension ShoppingObservationModels.ShoppingPresenter: ShoppingPresenting {}
extension ShoppingStreamModels.ShoppingPresenter: ShoppingPresenting {}

/// The outlets that the specs of this source name; all of them have the view.
enum ShoppingOutlet: String, CaseIterable, Sendable {
  case view, callbacks, delegate, stream, combine, observation, all

  /// What its spec emits.
  var words: String { self == .all ? "view, delegate, callbacks, stream, combine, observation" : rawValue }

  /// The folder of the spec.
  var run: String { self == .view ? "Shopping" : "Shopping" + rawValue.capitalized }

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
    let screen: Copies<any ShoppingModels.Product, ShoppingModels.Coupon> = Copies(.none)
    let presenter: ShoppingModels.ShoppingPresenter = ShoppingModels.ShoppingPresenter(view: screen)
    return ShoppingRig(presenter, screen, apple: ShoppingModels.Apple(), pen: ShoppingModels.Pen()) { [] }
  }

  private func callbacksRig() -> ShoppingRig {
    let screen: Copies<any ShoppingCallbacksModels.Product, ShoppingCallbacksModels.Coupon> = Copies(.none)
    let presenter: ShoppingCallbacksModels.ShoppingPresenter = .init(view: screen)
    let diary: Log = Log()
    let tokens: [AnyObject] = [
      presenter.observe { diary.tell("presenter", names($1.rawValue, $0._core.graph.names)) },
      presenter.cart.observe { diary.tell("cart", names($1.rawValue, $0._core.graph.names)) },
    ]
    return ShoppingRig(
      presenter,
      screen,
      apple: ShoppingCallbacksModels.Apple(),
      pen: ShoppingCallbacksModels.Pen()
    ) { withExtendedLifetime(tokens) { diary.take() } }
  }

  /// With all outlets at once, of which closures write down what they are called with.
  private func allRig() -> ShoppingRig {
    let screen: Copies<any ShoppingAllModels.Product, ShoppingAllModels.Coupon> = Copies(.none)
    let presenter: ShoppingAllModels.ShoppingPresenter = .init(view: screen)
    let diary: Log = Log()
    let tokens: [AnyObject] = [
      presenter.observe { diary.tell("presenter", names($1.rawValue, $0._core.graph.names)) },
      presenter.cart.observe { diary.tell("cart", names($1.rawValue, $0._core.graph.names)) },
    ]
    return ShoppingRig(
      presenter,
      screen,
      apple: ShoppingAllModels.Apple(),
      pen: ShoppingAllModels.Pen()
    ) { withExtendedLifetime(tokens) { diary.take() } }
  }

  private func streamRig() -> ShoppingRig {
    let screen: Copies<any ShoppingStreamModels.Product, ShoppingStreamModels.Coupon> = Copies(.none)
    let presenter: ShoppingStreamModels.ShoppingPresenter = .init(view: screen)
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
    return ShoppingRig(presenter, screen, apple: ShoppingStreamModels.Apple(), pen: ShoppingStreamModels.Pen()) {
      reader.run()
      return withExtendedLifetime(loops) { diary.take() }
    }
  }

  /// The screen is given its five values by publishers: the one that the spec asks for too sits beside it unused.
  private func combineRig() -> ShoppingRig {
    let screen: Copies<any ShoppingCombineModels.Product, ShoppingCombineModels.Coupon> = Copies(.none)
    let presenter: ShoppingCombineModels.ShoppingPresenter = .init(view: nil)
    let diary: Log = Log()
    let all: ShoppingCombineModels.ShoppingPresenter.FieldPublishers = presenter.publishers
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
    return ShoppingRig(presenter, screen, apple: ShoppingCombineModels.Apple(), pen: ShoppingCombineModels.Pen()) {
      withExtendedLifetime(tokens) { diary.take() }
    }
  }

  private func delegateRig() -> ShoppingRig {
    let screen: Copies<any ShoppingDelegateModels.Product, ShoppingDelegateModels.Coupon> = Copies(.none)
    let listener: ShoppingListener = ShoppingListener()
    let presenter: ShoppingDelegateModels.ShoppingPresenter = .init(
      cart: ShoppingDelegateModels.Cart(delegate: listener),
      view: screen,
      delegate: listener
    )
    return ShoppingRig(presenter, screen, apple: ShoppingDelegateModels.Apple(), pen: ShoppingDelegateModels.Pen()) {
      withExtendedLifetime(listener) { listener.log.take() }
    }
  }
}

extension ShoppingOutlet {
  /// What is shown is what somebody read, who reads again when told.
  private func observationRig() -> ShoppingRig {
    let screen: Copies<any ShoppingObservationModels.Product, ShoppingObservationModels.Coupon> = Copies(.none)
    let presenter: ShoppingObservationModels.ShoppingPresenter = .init(view: screen)
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
      apple: ShoppingObservationModels.Apple(),
      pen: ShoppingObservationModels.Pen(),
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

private final class ShoppingListener: ShoppingDelegateModels.CartDelegate,
  ShoppingDelegateModels.ShoppingPresenterDelegate
{
  let log: Log = Log()

  func cart(_ cart: ShoppingDelegateModels.Cart, didChange changes: ShoppingDelegateModels.Cart.Changes) {
    log.tell("cart", names(changes.rawValue, cart._core.graph.names))
  }

  func shoppingPresenter(
    _ shoppingPresenter: ShoppingDelegateModels.ShoppingPresenter,
    didChange changes: ShoppingDelegateModels.ShoppingPresenter.Changes
  ) {
    log.tell("presenter", names(changes.rawValue, shoppingPresenter._core.graph.names))
  }
}
