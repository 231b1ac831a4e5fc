import Testing

@testable import ShopSnapshot

/// A derivation is computed at most once per change, and only when its own inputs changed.
@Suite("Computations")
struct ComputationTests {
  private static let all: [String: Int] = ["count": 1, "total": 1, "discounted": 1, "summary": 1, "times": 1]

  @Test("Making a model computes nothing")
  func making() {
    #expect(CallbackCart().meter.take().isEmpty)
    #expect(ViewCart(view: nil).meter.take().isEmpty)
    #expect(DelegateCart().meter.take().isEmpty)
    #expect(QuietCart().meter.take().isEmpty)
  }

  @Test("Nobody reads and nobody observes: nothing is computed", arguments: Watching.allCases)
  func nobody(_ watching: Watching) throws {
    let rig: Rig = watching.rig()
    rig.cart.add(.apple)
    rig.cart.group { rig.cart.coupon = 1 }
    rig.cart.products[0].price = 7
    #expect(rig.cart.meter.take().isEmpty)
    #expect(rig.cart.total == 7)
    #expect(rig.cart.meter.take() == ["total": 1])
  }

  @Test("A read computes what it needs, once", arguments: Watching.allCases)
  func reads(_ watching: Watching) {
    let cart: any ScenarioCart = watching.rig().cart
    cart.add(.apple)
    #expect(cart.discounted == 3 && cart.toPay == 3 && cart.discounted == 3)
    #expect(cart.meter.take() == ["total": 1, "discounted": 1])
    #expect(cart.summary == "1: 3, 3")
    #expect(cart.meter.take() == ["count": 1, "summary": 1])
    cart.coupon = 5
    #expect(cart.meter.take().isEmpty)
    #expect(cart.discounted == 0 && cart.total == 3)
    #expect(cart.meter.take() == ["discounted": 1])
  }

  @Test(
    "A change computes what it affects, once, whoever observes",
    arguments: [Watching.delegate, .closure, .everybody]
  )
  func changes(_ watching: Watching) {
    let rig: Rig = watching.rig()
    rig.attachAll()
    _ = rig.cart.meter.take()
    rig.cart.add(.apple)
    #expect(rig.cart.meter.take() == Self.all)
    rig.cart.group {
      rig.cart.add(.apple)
      rig.cart.add(.pear)
      rig.cart.coupon = 1
    }
    #expect(rig.cart.meter.take() == Self.all)
    rig.cart.note = "nothing to do with it"
    #expect(rig.cart.meter.take().isEmpty)
  }

  @Test("Inputs that came out equal compute nothing", arguments: [Watching.delegate, .closure, .everybody])
  func equal(_ watching: Watching) {
    let rig: Rig = watching.rig()
    rig.attachAll()
    _ = rig.cart.meter.take()
    rig.cart.coupon = 3
    // Nothing is to be paid as before: the summary is not asked.
    #expect(rig.cart.meter.take() == ["discounted": 1])
    rig.cart.add(.gift)
    #expect(rig.cart.meter.take() == ["count": 1, "total": 1, "summary": 1, "times": 1])
    rig.cart.products = rig.cart.products
    #expect(rig.cart.meter.take().isEmpty)
  }

  @Test("Who observes one field has only that one computed")
  func oneField() {
    let cart: CallbackCart = CallbackCart()
    let token: CallbackCart.Subscription = cart.observe(\.total) { _ in }
    _ = cart.meter.take()
    cart.add(.apple)
    cart.coupon = 1
    #expect(cart.meter.take() == ["total": 1])
    token.cancel()
    cart.add(.apple)
    #expect(cart.meter.take().isEmpty)
  }

  @Test("An observation that ended, by whatever way, has nothing computed")
  func ended() {
    let cart: FullCart = FullCart(view: nil)
    do {
      let listener: CartListener = CartListener()
      let screen: Screen = Screen()
      cart.delegate = listener
      cart.attach(screen)
      let token: FullCart.Subscription = cart.observe { _, _ in }
      withExtendedLifetime((listener, screen, token)) {}
    }
    _ = cart.meter.take()
    cart.add(.apple)
    #expect(cart.meter.take().isEmpty)
  }

  @Test("A view has computed what it shows, and no more")
  func view() {
    let cart: ViewCart = ViewCart(view: nil)
    let screen: Screen = Screen()
    cart.attach(screen)
    #expect(cart.meter.take() == ["count": 1, "total": 1, "discounted": 1, "summary": 1])
    cart.add(.apple)
    #expect(cart.meter.take() == ["count": 1, "total": 1, "discounted": 1, "summary": 1])
  }
}
