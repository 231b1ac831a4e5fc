@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import ShopModels

/// A derivation is computed at most once per change, and only when its own inputs changed.
@Suite("Computations")
struct ComputationTests {
  private static let all: [String: Int] = ["count": 1, "total": 1, "discounted": 1, "summary": 1, "times": 1]

  @Test("Making a model computes nothing")
  func making() {
    #expect(CallbackCart().meter.take().isEmpty)
    #expect(ViewCart().meter.take().isEmpty)
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
    // Observation does not say whether somebody tracks what is read: it is computed at the change, and once.
    let isTracked: Bool = cart is any Observation.Observable
    #expect(cart.meter.take() == (isTracked ? ["discounted": 1, "summary": 1] : [:]))
    #expect(cart.discounted == 0 && cart.total == 3)
    #expect(cart.meter.take() == (isTracked ? [:] : ["discounted": 1]))
    cart.coupon = 1
    #expect(cart.meter.take() == (isTracked ? ["discounted": 1] : [:]))
    cart.coupon = 0
    #expect(cart.meter.take().isEmpty)
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
    // The price is as before, so the summary is not computed.
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
    // The end of the observer is noticed at the next change.
    cart.add(.apple)
    _ = cart.meter.take()
    cart.add(.apple)
    #expect(cart.meter.take().isEmpty)
  }

  @Test("An observation that was ended has nothing computed")
  func ended() {
    let cart: CallbackCart = CallbackCart()
    cart.observe { _, _ in }.cancel()
    do {
      let token: CallbackCart.Subscription = cart.observe(\.total) { _ in }
      withExtendedLifetime(token) {}
    }
    // The end of the observers is noticed at the next change.
    cart.add(.apple)
    _ = cart.meter.take()
    cart.add(.apple)
    #expect(cart.meter.take().isEmpty)
  }

  @Test("Who died, or read what may be tracked, is noticed at the next change: from then on nothing is computed")
  func died() {
    let carts: [any ScenarioCart & Attaching] = [DelegateCart(), ViewCart(), FullCart()]
    for cart in carts {
      cart.attachAndDie()
      cart.add(.apple)
      _ = cart.meter.take()
      cart.add(.apple)
      #expect(cart.meter.take().isEmpty)
    }
  }

  @Test("A view has computed what it shows, and no more")
  func view() {
    let cart: ViewCart = ViewCart()
    let screen: Screen = Screen()
    cart.attach(screen)
    #expect(cart.meter.take() == ["count": 1, "total": 1, "discounted": 1, "summary": 1])
    cart.add(.apple)
    #expect(cart.meter.take() == ["count": 1, "total": 1, "discounted": 1, "summary": 1])
  }
}

/// A cart to which observers are attached that end at once.
private protocol Attaching {
  func attachAndDie()
}

extension DelegateCart: Attaching {
  fileprivate func attachAndDie() {
    let listener: CartListener = CartListener()
    delegate = listener
    withExtendedLifetime(listener) {}
  }
}

extension ViewCart: Attaching {
  fileprivate func attachAndDie() {
    let screen: Screen = Screen()
    attach(screen)
    withExtendedLifetime(screen) {}
  }
}

extension FullCart: Attaching {
  fileprivate func attachAndDie() {
    let listener: CartListener = CartListener()
    let screen: Screen = Screen()
    delegate = listener
    attach(screen)
    let token: FullCart.Subscription = observe { _, _ in }
    withExtendedLifetime((listener, screen, token)) {}
  }
}
