import Testing

@testable import BindgenCore

@Suite("What follows from children")
struct ChildInputTests {
  private static func derivation(_ entry: String) throws -> ResolvedDerivation {
    let outcome: Outcome = Outcome(
      """
      models:
        Shop:
          children:
            till: Till = Till()
            cart: Cart = Cart()
          state:
            s: Int = 0
          derive:
            x: \(entry)
        Till:
          children:
            cart: Cart = Cart()
          state:
            isOpen: Bool = false
        Cart:
          let:
            limit: Int = 3
          state:
            products: [Int] = []
          derive:
            all: [Int] = self.products
            count: Int = products.count
      """
    )
    return try #require(outcome.model("Shop")?.derivations.first)
  }

  private static func text(_ input: ResolvedDerivation.ChildInput) -> String {
    "\(input.path.joined(separator: ".")): \(input.model).\(input.field ?? "*")"
  }

  @Test(
    "each field that an expression names is found, over any number of steps",
    arguments: [
      ("Int = cart.count", ["cart: Cart.count"]),
      ("Int = cart.products.count + s", ["cart: Cart.products"]),
      ("Int = cart.count + self.cart.count", ["cart: Cart.count"]),
      ("Int = till.cart.count", ["till.cart: Cart.count"]),
      (
        "Int = till.isOpen ? till.cart.count : cart.count",
        ["till: Till.isOpen", "till.cart: Cart.count", "cart: Cart.count"]
      ),
      ("Int = sum(till)", ["till: Till.*"]),
      ("Int = sum(till.cart)", ["till.cart: Cart.*"]),
      ("Int = cart.limit", []),
    ] as [(String, [String])]
  )
  func inputs(entry: String, expected: [String]) throws {
    #expect(try Self.derivation(entry).childInputs.map(Self.text) == expected)
  }

  @Test(
    "what is nothing but a child's state reads through",
    arguments: [
      ("'[Int]' = cart.products", ["cart", "products"]),
      ("'[Int]' = self.till.cart.products", ["till", "cart", "products"]),
      ("'[Int]' = cart.all", ["cart", "all"]),
      ("Int = cart.count", nil),
      ("'[Int]?' = cart.products", nil),
      ("Int = cart.limit", nil),
      ("Int = cart.products.count", nil),
    ] as [(String, [String]?)]
  )
  func alias(entry: String, path: [String]?) throws {
    let entry: String = entry.split(separator: "'").joined()
    #expect(try Self.derivation(entry).alias == path.map { .ofChild($0) })
  }
}
