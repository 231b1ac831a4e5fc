@_spi(Bindgen) import BindgenRuntime
import RandomDriver
import Testing

@testable import ShopModels

/// Elements of sequences, and when sequences begin and end.
@Suite("Sequences")
struct StreamTests {
  /// A loop over a sequence, with the elements received so far.
  private final class Taken<Element: Sendable> {
    private(set) var elements: [Element] = []
    private(set) var loop: Reader.Loop?
    private let reader: Reader

    init(_ sequence: AsyncStream<Element>, _ reader: Reader) {
      self.reader = reader
      loop = reader.read(sequence) { [weak self] in self?.elements.append($0) }
    }

    func take() -> [Element] {
      reader.run()
      defer { elements = [] }
      return elements
    }

    func end() { loop = nil }
  }

  private let reader: Reader = Reader()

  @Test("Values begin with the one that is there; changes with the next transaction")
  func beginning() {
    let cart: StreamCart = StreamCart(products: [.apple])
    let totals: Taken<Int> = Taken(cart.values(of: \.total), reader)
    let changes: Taken<StreamCart.Changes> = Taken(cart.changes, reader)
    #expect(totals.take() == [3] && changes.take().isEmpty)
    cart.add(.pear)
    #expect(totals.take() == [7] && changes.take().count == 1)
    cart.note = "x"
    #expect(totals.take().isEmpty && changes.take() == [[.note, .stamp]])
  }

  @Test("Who is late gets the latest value, and all changes at once")
  func late() {
    let cart: StreamCart = StreamCart()
    let (totals, changes): (AsyncStream<Int>, AsyncStream<StreamCart.Changes>) = (
      cart.values(of: \.total), cart.changes
    )
    cart.coupon = 1
    cart.note = "x"
    cart.ratio = 1
    cart.note = "y"
    cart.products = [.apple]
    cart.badge = Badge(text: "z")
    let all: StreamCart.Changes = [
      .coupon, .note, .stamp, .ratio, .products, .items, .count, .total, .discounted, .toPay, .first, .summary,
      .times, .badge,
    ]
    let taken: Taken<StreamCart.Changes> = Taken(changes, reader)
    #expect(taken.take() == [all])
    #expect(Taken(totals, reader).take() == [3])
    cart.note = ""
    #expect(taken.take() == [[.note, .stamp]])
  }

  @Test("A loop that waits takes the first transaction, and then what came meanwhile together")
  func waiting() {
    let cart: StreamCart = StreamCart()
    let changes: Taken<StreamCart.Changes> = Taken(cart.changes, reader)
    cart.note = "x"
    cart.coupon = 5
    cart.ratio = 1
    #expect(changes.take() == [[.note, .stamp], [.coupon, .level, .ratio]])
  }

  @Test("A value asked for in the middle of a transaction is right, and is told again if it changes")
  func middle() {
    let cart: StreamCart = StreamCart()
    var totals: [Taken<Int>] = []
    cart.update { cart in
      cart.products = [.apple]
      totals.append(Taken(cart.values(of: \.total), reader))
      #expect(totals[0].take() == [3])
      totals.append(Taken(cart.values(of: \.total), reader))
      cart.products = [.pear]
    }
    #expect(totals.map { $0.take() } == [[4], [3, 4]])
    #expect(cart.isRight)
  }

  @Test("Loops end when their model goes, after the last element")
  func end() {
    weak var weakCart: StreamCart?
    var cart: StreamCart? = StreamCart()
    weakCart = cart
    guard let totals: Taken<Int> = cart.map({ Taken($0.values(of: \.total), reader) }),
      let changes: Taken<StreamCart.Changes> = cart.map({ Taken($0.changes, reader) }),
      let late: AsyncStream<Int> = cart?.values(of: \.total)
    else { return }
    cart?.add(.apple)
    cart = nil
    #expect(weakCart == nil)
    #expect(totals.take() == [0, 3] && changes.take().count == 1)
    #expect(totals.loop?.isOver == true && changes.loop?.isOver == true)
    let last: Taken<Int> = Taken(late, reader)
    #expect(last.take() == [3] && last.loop?.isOver == true)
  }

  @Test("A cancelled task takes no more, and the model tells on")
  func cancelled() {
    let cart: StreamCart = StreamCart()
    let totals: Taken<Int> = Taken(cart.values(of: \.total), reader)
    let others: Taken<Int> = Taken(cart.values(of: \.total), reader)
    totals.loop?.cancel()
    cart.add(.apple)
    #expect(totals.take() == [0] && totals.loop?.isOver == true)
    #expect(others.take() == [0, 3])
  }

  @Test("What follows is not computed any more once the last loop was found gone")
  func idle() {
    let cart: StreamCart = StreamCart()
    let totals: Taken<Int> = Taken(cart.values(of: \.total), reader)
    cart.add(.apple)
    #expect(totals.take() == [0, 3])
    totals.end()
    reader.run()
    // One change finds that the loop has gone, and the next that nobody observes.
    cart.add(.apple)
    cart.add(.apple)
    _ = cart.meter.take()
    cart.add(.apple)
    #expect(cart.meter.take().isEmpty)
    #expect(cart.isRight)
  }

  @Test("Nobody asks for a sequence: nothing is computed, nothing is kept")
  func unused() throws {
    let cart: StreamCart = StreamCart()
    cart.add(.apple)
    #expect(cart.meter.take().isEmpty)
    #expect(Self.links(of: cart) == 0)
  }

  @Test("A hundred thousand sequences that went leave nothing behind")
  func many() throws {
    let cart: StreamCart = StreamCart()
    for _ in 0..<50_000 {
      _ = cart.changes
      _ = cart.values(of: \.note)
    }
    #expect(try #require(Self.links(of: cart)) <= 16)
    let observers: Any? = Mirror(reflecting: cart._core).descendant("observers")
    #expect(try #require(observers as? [Any]).count <= 32)
    cart.add(.apple)
    cart.note = "x"
    #expect(Self.links(of: cart) == 0)
  }

  private static func links(of cart: StreamCart) -> Int? {
    (Mirror(reflecting: cart._streams).descendant("links") as? [Any])?.count
  }

  @Test("What feeds a sequence goes with whoever iterates, or with the model", arguments: [false, true])
  func feed(modelGoesFirst: Bool) {
    var cart: StreamCart? = StreamCart()
    var taken: Taken<StreamCart.Changes>? = cart.map { Taken($0.changes, reader) }
    weak var weakFeed: AnyObject?
    weakFeed = cart.flatMap { Self.feed(of: $0) }
    cart?.note = "x"
    #expect(weakFeed != nil)
    if modelGoesFirst { cart = nil } else { taken = nil }
    reader.run()
    #expect(weakFeed == nil)
    withExtendedLifetime((cart, taken)) {}
  }

  private static func feed(of cart: StreamCart) -> AnyObject? {
    let links: [Any]? = Mirror(reflecting: cart._streams).descendant("links") as? [Any]
    guard let link: Any = links?.first else { return nil }
    return Mirror(reflecting: link).descendant("feed") as? any Bindgen.Feeding
  }

  @Test("Closures, the delegate and sequences of one model are told of the same")
  func together() {
    let cart: FullCart = FullCart()
    let listener: CartListener = CartListener()
    cart.delegate = listener
    let diary: Diary = Diary()
    let token: FullCart.Subscription = cart.observe { diary.add(names($1.rawValue, cart._core.graph.names)) }
    let changes: Taken<FullCart.Changes> = Taken(cart.changes, reader)
    // An observer's write is a round of its own, which a late loop receives together with the rest.
    diary.reaction = { if $0.contains("products") { cart.note = "more" } }
    cart.add(.apple)
    let told: [Set<String>] = [.ofFirst, ["note", "stamp"]]
    #expect(diary.take() == told && listener.whole.take() == told)
    #expect(changes.take().map { names($0.rawValue, cart._core.graph.names) } == told)
    withExtendedLifetime(token) {}
  }
}
