@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ShopModels

/// An observer may do anything.
@Suite("Observers")
struct ReentranceTests {
  @Test("Inside a notice every read is right")
  func reads() {
    let cart: CallbackCart = CallbackCart()
    var count: Int = 0
    let token: CallbackCart.Subscription = cart.observe { cart, _ in
      count += 1
      #expect(cart.isRight)
    }
    cart.add(.apple)
    cart.coupon = 1
    cart.clear()
    #expect(count == 3)
    token.cancel()
  }

  @Test("What an observer writes is told after the round, in order")
  func rounds() {
    let cart: CallbackCart = CallbackCart()
    var told: [String] = []
    let first: CallbackCart.Subscription = cart.observe { cart, changes in
      told.append("first \(names(changes.rawValue, cart._core.graph.names).sorted().joined(separator: " "))")
      if cart.note.count < 2 { cart.note += "x" }
      #expect(cart.isRight)
    }
    let second: CallbackCart.Subscription = cart.observe { cart, changes in
      told.append("second \(names(changes.rawValue, cart._core.graph.names).sorted().joined(separator: " "))")
      #expect(cart.isRight)
    }
    cart.ratio = 7
    #expect(
      told == [
        "first ratio", "second ratio", "first note stamp", "second note stamp", "first note stamp",
        "second note stamp",
      ]
    )
    first.cancel()
    second.cancel()
  }

  @Test("Many writes in one notice are told in one")
  func oneRound() {
    let cart: CallbackCart = CallbackCart()
    let diary: Diary = Diary()
    let token: CallbackCart.Subscription = cart.observe { diary.add(names($1.rawValue, cart._core.graph.names)) }
    diary.reaction = { [unowned cart] fields in
      guard fields == ["ratio"] else { return }
      cart.note = "a"
      cart.update { $0.coupon = 1 }
      cart.add(.gift)
      cart.note = "b"
    }
    cart.ratio = 7
    #expect(
      diary.take() == [
        ["ratio"], ["note", "stamp", "coupon", "products", "items", "count", "first", "summary", "times"],
      ]
    )
    token.cancel()
  }

  @Test("An observer that cancels itself or another is not told again, nor is the other")
  func cancels() {
    let cart: CallbackCart = CallbackCart()
    var told: [String] = []
    var tokens: [CallbackCart.Subscription] = []
    tokens.append(
      cart.observe { _, _ in
        told.append("first")
        tokens[0].cancel()
        tokens[1].cancel()
      }
    )
    tokens.append(cart.observe { _, _ in told.append("second") })
    tokens.append(cart.observe { _, _ in told.append("third") })
    cart.coupon = 1
    cart.coupon = 2
    #expect(told == ["first", "third", "third"])
    tokens = []
  }

  @Test("A token released inside a notice ends its observation, its own too")
  func releases() {
    let cart: CallbackCart = CallbackCart()
    var told: [String] = []
    var first: CallbackCart.Subscription?
    var second: CallbackCart.Subscription?
    first = cart.observe { _, _ in
      told.append("first")
      first = nil
      second = nil
      told.append("still here")
    }
    second = cart.observe { _, _ in told.append("second") }
    cart.coupon = 1
    cart.coupon = 2
    #expect(told == ["first", "still here"])
    #expect(first == nil && second == nil)
  }

  @Test("Who joins inside a notice is told from the next round on")
  func joins() {
    let cart: FullCart = FullCart()
    var told: [String] = []
    var late: FullCart.Subscription?
    let listener: CartListener = CartListener()
    cart.delegate = listener
    listener.whole.reaction = { _ in
      if late == nil { late = cart.observe { _, changes in told.append("late \(changes.rawValue == 2)") } }
    }
    cart.note = "a"
    #expect(told == [])
    cart.coupon = 1
    #expect(told.count == 1)
    listener.whole.reaction = nil
    late = nil
  }

  @Test("Who joins inside a closure is told from the next round on")
  func joinsInClosure() {
    let cart: CallbackCart = CallbackCart()
    var told: [String] = []
    var late: [CallbackCart.Subscription] = []
    let token: CallbackCart.Subscription = cart.observe { cart, _ in
      guard late.isEmpty else { return }
      late.append(cart.observe { _, _ in told.append("whole") })
      late.append(cart.observe(\.note) { told.append($0) })
      cart.note = "from inside"
    }
    cart.note = "a"
    #expect(told == ["whole", "from inside"])
    late = []
    token.cancel()
  }

  @Test("A model released by its observer lives to the end of its notice")
  func releasesModel() {
    var cart: CallbackCart? = CallbackCart()
    weak let weakCart: CallbackCart? = cart
    var told: Int = 0
    let tokens: [CallbackCart.Subscription?] = [
      cart?.observe { model, _ in
        cart = nil
        told += 1
        #expect(model.isRight)
      },
      cart?.observe { model, _ in
        told += 1
        #expect(model.isRight)
      },
    ]
    cart?.add(.apple)
    #expect(told == 2)
    #expect(weakCart == nil)
    withExtendedLifetime(tokens) {}
  }

  @Test("A delegate may be taken, released or replaced inside its notice")
  func delegates() {
    let cart: DelegateCart = DelegateCart()
    var listener: CartListener? = CartListener()
    weak let weakListener: CartListener? = listener
    cart.delegate = listener
    listener?.whole.reaction = { _ in listener = nil }
    cart.add(.apple)
    #expect(listener == nil && weakListener == nil)
    cart.add(.apple)
    #expect(cart.isRight)

    let other: CartListener = CartListener()
    let next: CartListener = CartListener()
    cart.delegate = other
    other.whole.reaction = { _ in
      cart.delegate = next
      cart.coupon += 1
    }
    cart.note = "b"
    #expect(other.whole.take() == [["note", "stamp"]])
    #expect(next.whole.take().count == 1)
    other.whole.reaction = nil
  }

  @Test("A view may be released or replaced inside its own notice")
  func views() {
    let cart: ViewCart = ViewCart()
    var screen: Screen? = Screen()
    weak let weakScreen: Screen? = screen
    cart.attach(screen)
    screen?.diary.reaction = nil
    screen = nil
    #expect(weakScreen == nil)
    cart.add(.apple)
    let next: Screen = Screen()
    cart.attach(next)
    #expect(next.shows(cart))
    cart.add(.pear)
    #expect(next.shows(cart))
  }

  @Test("Who joins in the middle of a transaction misses nothing that comes after", arguments: [false, true])
  func joinsLate(isWatched: Bool) {
    let cart: FullCart = FullCart()
    let listener: CartListener = CartListener()
    if isWatched { cart.delegate = listener }
    let screen: Screen = Screen()
    let diary: Diary = Diary()
    var token: FullCart.Subscription?
    cart.update { cart in
      cart.coupon = -5
      cart.attach(screen)
      token = cart.observe(\.toPay) { _ in diary.add(["toPay"]) }
      #expect(cart.toPay == 5)
      cart.coupon = 0
    }
    #expect(screen.shows(cart))
    #expect(diary.take() == [["toPay"]])
    withExtendedLifetime(token) {}
  }

  @Test("Who was there before is told of what came out as it was when another joined")
  func joinsBesideAnother() {
    let cart: CallbackCart = CallbackCart()
    let first: Diary = Diary()
    let second: Diary = Diary()
    var tokens: [CallbackCart.Subscription] = [cart.observe(\.toPay) { _ in first.add(["toPay"]) }]
    cart.update { cart in
      cart.coupon = -5
      tokens.append(cart.observe(\.toPay) { _ in second.add(["toPay"]) })
      cart.coupon = -6
      #expect(cart.toPay == 6)
      cart.coupon = -5
    }
    #expect(first.take() == [["toPay"]])
    withExtendedLifetime(tokens) {}
  }

  @Test("What was read in the middle of a round is told in the next one if it has come back")
  func comesBack() {
    let cart: CallbackCart = CallbackCart()
    let screen: Screen = Screen()
    let shown: ViewCart = ViewCart(view: screen)
    var known: [Int] = []
    let tokens: [CallbackCart.Subscription] = [
      cart.observe(\.total) { _ in cart.coupon = -5 },
      cart.observe(\.discounted) {
        known.append($0)
        shown.coupon = -$0
      },
      cart.observe(\.total) { _ in cart.coupon = 0 },
    ]
    cart.add(.apple)
    #expect(known == [8, 3])
    #expect(cart.discounted == 3 && screen.shows(shown) && shown.coupon == -3)
    withExtendedLifetime(tokens) {}
  }

  @Test("Updates inside updates, actions and notices end with the outermost")
  func nesting() {
    let cart: CallbackCart = CallbackCart()
    let diary: Diary = Diary()
    let token: CallbackCart.Subscription = cart.observe { diary.add(names($1.rawValue, cart._core.graph.names)) }
    let result: Int = cart.update { cart in
      cart.add(.apple)
      cart.update { $0.note = "a" }
      #expect(diary.notices.isEmpty)
      return cart.total
    }
    #expect(result == 3)
    #expect(diary.take().count == 1)
    token.cancel()
  }

  @Test("Two models of one type have nothing to do with each other")
  func twoModels() {
    let one: CallbackCart = CallbackCart()
    let two: CallbackCart = CallbackCart()
    var told: [String] = []
    let tokens: [CallbackCart.Subscription] = [
      one.observe { _, _ in
        told.append("one")
        two.coupon += 1
        told.append("one ends")
      },
      two.observe { _, _ in told.append("two") },
    ]
    one.coupon = 1
    #expect(told == ["one", "two", "one ends"])
    withExtendedLifetime(tokens) {}
  }

  #if compiler(>=6.2)
    @Test("Observers that never settle are reported, with the fields they fight over")
    func runaway() async throws {
      let result: ExitTest.Result? = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        let cart: CallbackCart = CallbackCart()
        let token: CallbackCart.Subscription = cart.observe(\.note) { [unowned cart] in cart.note = $0 + "x" }
        cart.note = "a"
        token.cancel()
      }
      let output: String = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("observers change what they observe; 1000 rounds did not settle"))
      #expect(output.contains("\"CallbackCart.note\""))
    }
  #endif
}
