import ByHand
import Callbacks
import Delegates
import Publishing
import Shared
import Unstated

/// The ways to write a cart with its presenter, and a leaf with its parents.
enum FamilyWays {
  static var all: [Way] {
    shopping("select a coupon, 1000 products", most: nil) + shopping("add a product and read five, 0…10", most: 10)
      + shopping("add a product and read five, 0…1000", most: 1000)
      + sight("a leaf, seen through a parent", others: 0) + sight("a leaf with 1000 parents, one depends", others: 999)
  }

  /// - Parameter most: The largest number of products, which are added; without it, coupons are selected.
  private static func shopping(_ title: String, most: Int?) -> [Way] {
    func emitted() -> Shopping<Callbacks.ShoppingPresenter> {
      Shopping(Callbacks.ShoppingPresenter(cart: .init()), most)
    }
    func typed() -> Shopping<CallbacksShoppingPresenter> { Shopping(CallbacksShoppingPresenter(cart: .init()), most) }
    func observable() -> Shopping<ObservableShoppingPresenter> {
      Shopping(ObservableShoppingPresenter(cart: .init()), most)
    }
    func shared() -> Shopping<Shared.ShoppingPresenter> { Shopping(Shared.ShoppingPresenter(cart: .init()), most) }
    let computed: ComputedPresenter = ComputedPresenter(cart: .init())
    return [
      .writing(title, "emitted", emitted()), .writing(title, "by hand", typed()),
      .writing(title, "library", shared()), .reading(title, "library", shared()),
      .hearing(title, "callback", "library", shared()), .writing(title, "observable", observable()),
      .writing(title, "publishing", Shopping(Publishing.ShoppingPresenter(cart: .init()), most)),
      .reading(title, "emitted", emitted()),
      .reading(title, "by hand", typed()), .reading(title, "observable", observable()),
      .reading(title, "computed", Shopping(computed, most)), .hearing(title, "callback", "emitted", emitted()),
      .hearing(title, "callback", "unstated", Shopping(Unstated.ShoppingPresenter(cart: .init()), most)),
      .hearing(title, "callback", "by hand", typed()), .asking(title, "callback", "observable", observable()),
      .hearing(title, "delegate", "emitted", Shopping(Delegates.ShoppingPresenter(cart: .init()), most)),
      .hearing(title, "delegate", "by hand", Shopping(DelegateShoppingPresenter(cart: .init()), most)),
      .showing(title, "delegate", "computed", most),
      .hearing(title, "publisher", "emitted", Shopping(Publishing.ShoppingPresenter(cart: .init()), most)),
      .hearing(title, "publisher", "by hand", typed()),
    ]
  }

  private static func sight(_ title: String, others: Int) -> [Way] {
    func emitted() -> Sight<Callbacks.Parent> {
      let leaf: Callbacks.Leaf = Callbacks.Leaf()
      let painters: [AnyObject] = (0..<others).flatMap { _ -> [AnyObject] in
        let painter: Callbacks.Painter = Callbacks.Painter(leaf: leaf)
        return [painter, painter.observe { _, _ in fatalError("nothing of it changed") }]
      }
      return Sight(Callbacks.Parent(leaf: leaf), others: painters)
    }
    func typed() -> Sight<CallbacksParent> { Sight(CallbacksParent(leaf: .init())) }
    func observable() -> Sight<ObservableParent> { Sight(ObservableParent(leaf: .init())) }
    return [
      .writing(title, "emitted", emitted()), .writing(title, "by hand", typed()),
      .writing(title, "observable", observable()), .reading(title, "emitted", emitted()),
      .reading(title, "by hand", typed()), .reading(title, "observable", observable()),
      .hearing(title, "callback", "emitted", emitted()), .hearing(title, "callback", "by hand", typed()),
      .asking(title, "callback", "observable", observable()),
    ] + told(title, others)
  }

  /// Returns ways with further outlets.
  private static func told(_ title: String, _ others: Int) -> [Way] {
    let leaf: Delegates.Leaf = Delegates.Leaf()
    let painters: [Delegates.Painter] = (0..<others).map { _ in Delegates.Painter(leaf: leaf) }
    let emitted: Sight<Delegates.Parent> = Sight(Delegates.Parent(leaf: leaf), others: painters)
    let hand: Way = .hearing(title, "delegate", "by hand", Sight(DelegateParent(leaf: .init())))
    let ways: [Way] = [.hearing(title, "delegate", "emitted", emitted), hand]
    if others > 0 { return ways }
    return ways + [
      .hearing(title, "callback", "unstated", Sight(Unstated.Parent(leaf: .init()))),
      .writing(title, "library", Sight(Shared.Parent(leaf: .init()))),
      .reading(title, "library", Sight(Shared.Parent(leaf: .init()))),
      .hearing(title, "callback", "library", Sight(Shared.Parent(leaf: .init()))),
      .writing(title, "publishing", Sight(Publishing.Parent(leaf: .init()))),
      .hearing(title, "publisher", "emitted", Sight(Publishing.Parent(leaf: .init()))),
      .hearing(title, "publisher", "by hand", Sight(CallbacksParent(leaf: .init()))),
    ]
  }
}

extension Way {
  /// Returns a way with a view that has copies of what it shows, set by the presenter.
  static func showing(_ workload: String, _ outlet: String, _ name: String, _ most: Int?) -> Way {
    let presenter: ComputedPresenter = ComputedPresenter(cart: .init())
    let view: ComputedView = ComputedView()
    presenter.view = view
    let model: Shopping<ComputedPresenter> = Shopping(presenter, most)
    let ear: Ear = Ear()
    return Way(workload: workload, outlet: outlet, name: name, model: model, ear: ear, isExact: false) { counts in
      for count in counts {
        model.write(count)
        ear.read(view.five)
      }
    }
  }
}
