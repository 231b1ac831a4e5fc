import ByHand
import Values

// The classes by hand, and how they notify.

extension ByHand.Cart: Basket {}
extension ByHand.ShoppingPresenter: Shop {}
extension ByHand.Leaf: Sized {}
extension ByHand.Parent: Seeing {}
extension ComputedPresenter: Shop {}
extension ComputedView: Showing {}
extension ObservableShoppingPresenter: Shop {}
extension ObservableLeaf: Sized {}
extension ObservableParent: Seeing {}

extension ComputedCart: Basket {
  func add(product: Product) { products.append(product) }
  func clear() { products = [] }
}

extension ComputedPresenter {
  func select(_ coupon: Coupon) { selectedCoupon = coupon }
}

extension ObservableCart: Basket {
  func add(product: Product) { products.append(product) }
  func clear() { products = [] }
}

extension ObservableShoppingPresenter {
  func select(_ coupon: Coupon) { selectedCoupon = coupon }
}

extension CallbacksShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension CallbacksParent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

final class TypedEar<Whole: Measured>: ByHand.ShoppingPresenterDelegate, ByHand.ParentDelegate {
  private let ear: Ear
  private let whole: Whole

  init(_ ear: Ear, _ whole: Whole) {
    self.ear = ear
    self.whole = whole
  }

  func presenter(_ presenter: ByHand.ShoppingPresenter, didChange changes: ByHand.ShoppingPresenter.Changes) {
    ear.hear(whole.result, changes.rawValue)
  }

  func parent(_ parent: ByHand.Parent, didChange changes: ByHand.Parent.Changes) {
    ear.hear(whole.result, changes.rawValue)
  }
}

extension DelegateShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    let heard: TypedEar = TypedEar(ear, whole)
    delegate = heard
    return heard
  }
}

extension DelegateParent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    let heard: TypedEar = TypedEar(ear, whole)
    delegate = heard
    return heard
  }
}
