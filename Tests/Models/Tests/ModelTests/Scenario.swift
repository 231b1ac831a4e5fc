@_spi(Bindgen) import BindgenRuntime

@testable import ShopModels

/// A sequence of steps on a cart, with the fields that observers are notified of after each.
struct Scenario: Sendable {
  let name: String
  let steps: [Step]

  struct Step: Sendable {
    var act: @Sendable (Rig) throws -> Void
    /// The fields of the one notice. Empty if there is no notice.
    var tells: Set<String>

    init(_ tells: Set<String>, _ act: @escaping @Sendable (Rig) throws -> Void) {
      self.act = act
      self.tells = tells
    }
  }

  init(_ name: String, _ steps: Step...) {
    self.name = name
    self.steps = steps
  }
}

extension Product {
  static let apple: Product = Product(name: "apple", price: 3)
  static let pear: Product = Product(name: "pear", price: 4)
  static let gift: Product = Product(name: "gift", price: 0)
}

extension Set<String> {
  /// The fields that change with the first product, if it has a price.
  static let ofFirst: Set<String> = ofMore.union(["first"])
  static let ofMore: Set<String> = [
    "products", "items", "count", "total", "discounted", "toPay", "summary", "times",
  ]
  static let nothing: Set<String> = []
}

extension Scenario {
  static let all: [Scenario] = [
    Scenario(
      "a write is a transaction",
      Step(.nothing) { $0.attachAll() },
      Step(["note", "stamp"]) { $0.cart.note = "a" },
      Step(.nothing) { $0.cart.note = "a" },
      Step(.ofFirst) { $0.cart.products = [.apple] },
      Step(.nothing) { $0.cart.products = [.apple] }
    ),
    Scenario(
      "an action is a transaction, and a diamond is told once",
      Step(.nothing) { $0.attachAll() },
      Step(.ofFirst) { $0.cart.add(.apple) },
      Step(.ofMore) { $0.cart.add(.pear) },
      Step(["coupon", "discounted", "toPay", "summary"]) { _ = $0.cart.raise(by: 2) },
      Step(["products", "items", "count", "total", "discounted", "toPay", "summary", "times", "first", "coupon"]) {
        $0.cart.clear()
      }
    ),
    Scenario(
      "what comes out equal stops there",
      Step(.nothing) { $0.attachAll() },
      Step(["products", "items", "count", "first", "summary", "times"]) { $0.cart.add(.gift) },
      Step(["coupon", "level"]) { $0.cart.coupon = 5 },
      Step(["coupon"]) { $0.cart.coupon = 6 }
    ),
    Scenario(
      "many writes in an update",
      Step(.nothing) { $0.attachAll() },
      Step(Set.ofFirst.union(["note", "stamp", "coupon"])) { rig in
        rig.cart.group {
          rig.cart.note = "x"
          rig.cart.products = [.pear]
          rig.cart.coupon = 1
          rig.cart.note = "y"
        }
      },
      Step(.nothing) { rig in rig.cart.group {} },
      Step(["note", "stamp"]) { rig in
        rig.cart.group { rig.cart.group { rig.cart.note = "z" } }
      }
    ),
    Scenario(
      "an action that throws tells what it wrote",
      Step(.nothing) { $0.attachAll() },
      Step(.ofFirst) { rig in try? rig.cart.addOrRefuse(.apple, isRefused: true) },
      Step(Set.ofMore.union(["note", "stamp"])) { try $0.cart.addOrRefuse(.pear, isRefused: false) },
      Step(["coupon", "discounted", "toPay", "summary"]) { rig in
        try? rig.cart.group {
          rig.cart.coupon = 1
          throw Refusal()
        }
      }
    ),
    Scenario(
      "state that was restored counts as changed, what follows from it does not",
      Step(.nothing) { $0.attachAll() },
      Step(["coupon"]) { rig in
        rig.cart.group {
          rig.cart.coupon = 70
          rig.cart.coupon = 0
        }
      },
      Step(["coupon", "products", "items"]) { rig in
        rig.cart.group {
          rig.cart.coupon = 70
          rig.cart.products = [.apple]
          rig.cart.coupon = 0
          rig.cart.products = []
        }
      }
    ),
    Scenario(
      "reads in the middle of a transaction hide nothing",
      Step(.nothing) { $0.attachAll() },
      Step(.ofFirst) { rig in
        rig.cart.group {
          rig.cart.products = [.apple]
          precondition(rig.cart.isRight)
        }
      },
      Step(["coupon", "discounted", "toPay", "summary"]) { rig in
        rig.cart.group {
          precondition(rig.cart.total == 3)
          rig.cart.coupon = 1
          precondition(rig.cart.toPay == 2)
          rig.cart.coupon = 2
          precondition(rig.cart.isRight)
        }
      }
    ),
    Scenario(
      "what was read in the middle counts as changed, even if it was restored",
      Step(.nothing) { $0.attachAll() },
      Step(.ofFirst) { $0.cart.add(.apple) },
      Step(["coupon", "discounted", "summary", "toPay"]) { rig in
        rig.cart.group {
          rig.cart.coupon = 2
          precondition(rig.cart.isRight)
          rig.cart.coupon = 0
          precondition(rig.cart.isRight)
        }
      }
    ),
    Scenario(
      "an edit in place always counts",
      Step(.nothing) { $0.attachAll() },
      Step(.ofFirst) { $0.cart.products.append(.apple) },
      Step(["products", "items"]) { $0.cart.products[0].name.append("") },
      Step(["note", "stamp"]) { $0.cart.note += "" },
      Step(["badge"]) { $0.cart.badge.text = "new" }
    ),
    Scenario(
      "what can't be compared always differs",
      Step(.nothing) { $0.attachAll() },
      Step(["badge"]) { $0.cart.badge = Badge(text: "") },
      Step(["badge"]) { rig in rig.cart.badge = rig.cart.badge }
    ),
    Scenario(
      "an equality of its own decides",
      Step(.nothing) { $0.attachAll() },
      Step(.nothing) { $0.cart.ratio = 0.25 },
      Step(["ratio"]) { $0.cart.ratio = 1 },
      Step(["coupon"]) { $0.cart.coupon = 4 },
      Step(["coupon", "level"]) { $0.cart.coupon = 5 }
    ),
    Scenario(
      "who is not there is not told",
      Step(.nothing) { $0.cart.add(.apple) },
      Step(.nothing) { $0.attachAll() },
      Step(["note", "stamp"]) { $0.cart.note = "a" },
      Step(.nothing) { $0.detachAll() },
      Step(.nothing) { $0.cart.add(.pear) },
      Step(.nothing) { $0.attachAll() },
      Step(.ofMore) { $0.cart.add(.pear) }
    ),
    Scenario(
      "who joins in the middle counts from there",
      Step(["coupon"]) { rig in
        rig.cart.group {
          rig.cart.note = "before"
          rig.cart.products = [.apple]
          rig.attachAll()
          rig.cart.coupon = 1
          rig.cart.coupon = 0
        }
      },
      Step(["note", "stamp"]) { $0.cart.note = "after" }
    ),
  ]
}
