import ByHand
import Callbacks
import Shared
import Unstated
import Values

/// A cart by itself: by hand with all the promises of the emitted one, and not as tight as it goes.
protocol Selling: AnyObject {
  var count: Int { get }
  var total: Int { get }
  var toPay: Int { get }
  func add(product: Product)
  func clear()
  func select(_ coupon: Coupon)
  func listen(_ ear: Ear) -> AnyObject
}

extension Callbacks.Till: Selling {
  func listen(_ ear: Ear) -> AnyObject { observe { till, changes in ear.hear(till.toPay, changes.rawValue) } }
}

extension Unstated.Till: Selling {
  func listen(_ ear: Ear) -> AnyObject { observe { till, changes in ear.hear(till.toPay, changes.rawValue) } }
}

extension Shared.Till: Selling {
  func listen(_ ear: Ear) -> AnyObject { observe { till, changes in ear.hear(till.toPay, changes.rawValue) } }
}

extension ByHand.Till: Selling {
  func listen(_ ear: Ear) -> AnyObject { observe { till, changes in ear.hear(till.toPay, changes.rawValue) } }
}

/// A workload: products are added, now and then a coupon is selected, and after ten products the cart is cleared.
final class Sale<Till: Selling>: Heard {
  private let till: Till

  init(_ till: Till) { self.till = till }

  func begin() {
    till.clear()
    till.select(.none)
  }

  func write(_ count: Int) {
    if count % 10 == 0 { till.clear() }
    till.add(product: Product(name: "pen", price: count & 0xff))
    if count % 5 == 0 { till.select(count % 10 == 0 ? .tenOff : .tenPercentOff) }
  }

  var result: Int { till.toPay }
  var values: [Int] { [till.count, till.total, till.toPay] }
  func listen(_ ear: Ear) -> AnyObject { till.listen(ear) }
}

enum Tills {
  static var all: [Way] {
    let title: String = "a cart by itself, by hand with the same promises"
    return [
      .writing(title, "emitted", Sale(Callbacks.Till())), .writing(title, "by hand", Sale(ByHand.Till())),
      .reading(title, "emitted", Sale(Callbacks.Till())), .reading(title, "by hand", Sale(ByHand.Till())),
      .hearing(title, "callback", "emitted", Sale(Callbacks.Till())),
      .hearing(title, "callback", "unstated", Sale(Unstated.Till())),
      .writing(title, "library", Sale(Shared.Till())), .reading(title, "library", Sale(Shared.Till())),
      .hearing(title, "callback", "library", Sale(Shared.Till())),
      .hearing(title, "callback", "by hand", Sale(ByHand.Till())),
    ]
  }
}
