import ByHand
import Observing
import Plain
import Values

extension Observing.Cart: Basket {}
extension Observing.ShoppingPresenter: Shop {}
extension Observing.Leaf: Sized {}
extension Observing.Parent: Seeing {}
extension Observing.KindsPresenter: KindsShop {}
extension ObservableKindsPresenter: KindsShop {}
extension RegistrarKindsPresenter: KindsShop {}
extension Observing.Page: Paged {}
extension Plain.Cart: Basket {}
extension Plain.ShoppingPresenter: Shop {}
extension Plain.Leaf: Sized {}
extension Plain.Parent: Seeing {}
extension Plain.KindsPresenter: KindsShop {}
extension Plain.Page: Paged {}
extension ObservablePage: Paged {}
extension RegistrarPage: Paged {}

/// Models whose readers track, and read again at each notice.
enum Tracking {
  static var all: [Way] {
    let coupon: String = "select a coupon, 1000 products"
    let add: String = "add a product and read five, 0…1000"
    let leaf: String = "a leaf, seen through a parent"
    let kinds: String = "select a coupon, 1000 products of any kind, five fields tracked"
    return [
      .asking(coupon, "tracked", "emitted", Shopping(Observing.ShoppingPresenter(cart: .init()), nil)),
      .asking(coupon, "tracked", "plain", Shopping(Plain.ShoppingPresenter(cart: .init()), nil)),
      .asking(add, "tracked", "emitted", Shopping(Observing.ShoppingPresenter(cart: .init()), 1000)),
      .asking(add, "tracked", "plain", Shopping(Plain.ShoppingPresenter(cart: .init()), 1000)),
      .asking(leaf, "tracked", "emitted", Sight(Observing.Parent(leaf: .init()))),
      .asking(leaf, "tracked", "plain", Sight(Plain.Parent(leaf: .init()))),
      .asking(
        kinds,
        "tracked",
        "emitted",
        Kinds(Observing.KindsPresenter(cart: filled(.init()) { $0.add(product: $1) }))
      ),
      .asking(kinds, "tracked", "plain", Kinds(Plain.KindsPresenter(cart: filled(.init()) { $0.add(product: $1) }))),
      .asking(kinds, "callback", "observable", Kinds(ObservableKindsPresenter(cart: typedKindsCart()))),
      .asking(kinds, "tracked", "by hand", Kinds(RegistrarKindsPresenter(products: Pen.thousand))),
      .asking("one of five fields, all tracked, nothing derived", "tracked", "emitted", Book(Observing.Page())),
      .asking("one of five fields, all tracked, nothing derived", "tracked", "plain", Book(Plain.Page())),
      .asking("one of five fields, all tracked, nothing derived", "callback", "observable", Book(ObservablePage())),
      .asking("one of five fields, all tracked, nothing derived", "tracked", "by hand", Book(RegistrarPage())),
      .tracked("one of five fields, nobody tracks, a write", .writing("", "emitted", Book(Observing.Page()))),
      .tracked("one of five fields, nobody tracks, a write", .writing("", "plain", Book(Plain.Page()))),
      .tracked("one of five fields, nobody tracks, a write", .writing("", "observable", Book(ObservablePage()))),
      .tracked(
        "one of five fields, nobody tracks, a write and five reads",
        .reading("", "emitted", Book(Observing.Page()))
      ),
      .tracked(
        "one of five fields, nobody tracks, a write and five reads",
        .reading("", "plain", Book(Plain.Page()))
      ),
      .tracked(
        "one of five fields, nobody tracks, a write and five reads",
        .reading("", "observable", Book(ObservablePage()))
      ),
    ]
  }

  private static func filled<Cart>(_ cart: Cart, _ add: (Cart, any Priced) -> Void) -> Cart {
    for product in Pen.thousand { add(cart, product) }
    return cart
  }

  private static func typedKindsCart() -> ObservableKindsCart {
    let cart: ObservableKindsCart = ObservableKindsCart()
    cart.products = Pen.thousand
    return cart
  }
}

extension Way {
  /// Returns a way for the table of tracked models, whether it is tracked or not.
  fileprivate static func tracked(_ workload: String, _ way: Way) -> Way {
    let outlet: String = way.name == "observable" ? "callback" : "tracked"
    return Way(
      workload: workload,
      outlet: outlet,
      name: way.name,
      model: way.model,
      ear: way.ear,
      isExact: false,
      operate: way.operate
    )
  }
}

// MARK: - A cart of products of any kind

protocol KindsShop: AnyObject {
  var productsInCart: [any Priced] { get }
  var productsCount: Int { get }
  var totalPriceIncludingTax: Int { get }
  var selectedCoupon: Coupon { get }
  var couponAppliedTotalPriceIncludingTax: Int { get }
  func select(_ coupon: Coupon)
}

extension ObservableKindsPresenter {
  func select(_ coupon: Coupon) { selectedCoupon = coupon }
}

/// A workload that selects another coupon each time, with many products in the cart.
private final class Kinds<Presenter: KindsShop>: Measured {
  private let presenter: Presenter

  init(_ presenter: Presenter) { self.presenter = presenter }

  func write(_ count: Int) { presenter.select(count & 1 == 0 ? .tenPercentOff : .tenOff) }

  var result: Int {
    let coupon: Int = presenter.selectedCoupon == .none ? 0 : 1
    return presenter.productsInCart.count &+ presenter.productsCount &+ presenter.totalPriceIncludingTax &+ coupon
      &+ presenter.couponAppliedTotalPriceIncludingTax
  }

  var values: [Int] { [result] }
}

// MARK: - A page without derivations

protocol Paged: AnyObject {
  var title: Int { get set }
  var body: Int { get }
  var isOpen: Bool { get }
  var width: Int { get }
  var height: Int { get }
}

private final class Book<Page: Paged>: Measured {
  private let page: Page

  init(_ page: Page) { self.page = page }

  func write(_ count: Int) { page.title = count }
  var result: Int { page.title &+ page.body &+ (page.isOpen ? 1 : 0) &+ page.width &+ page.height }
  var values: [Int] { [result] }
}
