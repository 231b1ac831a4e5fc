@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import ShopModels

/// Nothing leaks, nothing dangles; edits in place stay in place.
@Suite("Lifetimes")
struct LifetimeTests {
  /// Something that a closure captures.
  private final class Captured {}

  @Test("A model that was observed by all outlets goes with its owner")
  func model() {
    weak var weakCart: FullCart?
    weak var weakMeter: Meter?
    let listener: CartListener = CartListener()
    let screen: Screen = Screen()
    var tokens: [FullCart.Subscription] = []
    do {
      let cart: FullCart = FullCart(view: screen, delegate: listener)
      tokens = [cart.observe { _, _ in }, cart.observe(\.total) { _ in }]
      cart.add(.apple)
      weakCart = cart
      weakMeter = cart.meter
    }
    #expect(weakCart == nil && weakMeter == nil)
    // A token outlives its model and may still be cancelled.
    for token in tokens { token.cancel() }
  }

  @Test("Delegates and views are held weakly")
  func weakly() {
    let cart: FullCart = FullCart()
    weak var weakListener: CartListener?
    weak var weakScreen: Screen?
    do {
      let listener: CartListener = CartListener()
      let screen: Screen = Screen()
      cart.delegate = listener
      cart.attach(screen)
      cart.add(.apple)
      weakListener = listener
      weakScreen = screen
      #expect(screen.shows(cart))
      withExtendedLifetime((listener, screen)) {}
    }
    #expect(weakListener == nil && weakScreen == nil)
    #expect(cart.delegate == nil && cart.view == nil)
    cart.add(.pear)
    #expect(cart.isRight)
  }

  @Test("What a closure captured goes when it is cancelled", arguments: [false, true])
  func captures(isReleased: Bool) {
    let cart: CallbackCart = CallbackCart()
    weak var weakCaptured: Captured?
    var token: CallbackCart.Subscription?
    do {
      let captured: Captured = Captured()
      weakCaptured = captured
      token = cart.observe { _, _ in withExtendedLifetime(captured) {} }
    }
    cart.add(.apple)
    #expect(weakCaptured != nil)
    if isReleased { token = nil } else { token?.cancel() }
    #expect(weakCaptured == nil)
    cart.add(.apple)
    withExtendedLifetime(token) {}
  }

  @Test("A model that keeps the token of its own closure makes a circle only through the closure")
  func ownToken() {
    final class Owner {
      let cart: CallbackCart = CallbackCart()
      var token: CallbackCart.Subscription?
      var told: Int = 0

      init() {
        token = cart.observe { [weak self] _, _ in self?.told += 1 }
      }
    }
    weak var weakOwner: Owner?
    do {
      let owner: Owner = Owner()
      owner.cart.add(.apple)
      #expect(owner.told == 1)
      weakOwner = owner
    }
    #expect(weakOwner == nil)
  }

  @Test("A hundred thousand tokens that went leave nothing behind")
  func manyTokens() throws {
    let cart: CallbackCart = CallbackCart()
    for _ in 0..<100_000 { _ = cart.observe { _, _ in } }
    let links: Any? = Mirror(reflecting: cart._core).descendant("observers")
    #expect(try #require(links as? [Any]).count <= 16)
  }

  private static func address(_ products: [Product]) -> UnsafeRawPointer? {
    products.withUnsafeBytes { $0.baseAddress }
  }

  @Test("An append to many rows copies nothing", arguments: Watching.allCases)
  func append(_ watching: Watching) throws {
    // A view retains what it shows, a sequence the latest value, so Swift copies.
    if [.view, .everybody, .viewOfFull, .valuesOfFields, .valuesOfKnown].contains(watching) { return }
    let rig: Rig = watching.rig()
    let count: Int = LongProof.size(100_000)
    var rows: [Product] = Array(repeating: .apple, count: count)
    rows.reserveCapacity(2 * count)
    rig.cart.products = rows
    rows = []
    rig.attachAll()
    let before: UnsafeRawPointer? = Self.address(rig.cart.products)
    for _ in 0..<10 {
      rig.cart.add(.pear)
      rig.cart.products.append(.pear)
      rig.cart.products[7].price += 1
      #expect(Self.address(rig.cart.products) == before)
    }
    rig.cart.group {
      rig.cart.add(.pear)
      _ = rig.cart.total
      rig.cart.add(.pear)
    }
    #expect(Self.address(rig.cart.products) == before)
    #expect(rig.cart.products.count == count + 22)
  }
}
