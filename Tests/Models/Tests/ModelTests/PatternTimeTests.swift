@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

@testable import PatternsModels

/// The patterns that go by a clock, or follow something else, as specs and by hand.
@Suite("Patterns: time")
@MainActor
struct PatternTimeTests {
  private let clock: TestClock = TestClock()

  /// Lets time pass. The clock does not know of tasks by hand before they sleep.
  private func pass(_ duration: Duration) async {
    await until { clock.sleepers >= 1 }
    await clock.advance(by: duration)
  }

  // MARK: A subscription

  @Test("a subscription follows another symbol, and begins again when it is lost", arguments: [false, true])
  func subscription(isByHand: Bool) async {
    let feed: PriceFeedSpy = PriceFeedSpy(pricesResult: AsyncStream { _ in })
    var streams: [AsyncStream<Int>.Continuation] = []
    feed.onPrices = { _ in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      streams.append(continuation)
      return stream
    }
    var screen: (any TickerScreen)? =
      isByHand ? TickerByHand(feed: feed, clock: clock, symbol: "A") : Ticker(feed: feed, clock: clock, symbol: "A")
    await until { streams.count == 1 }
    streams[0].yield(7)
    await until { screen?.price == 7 }
    screen?.symbol = "B"
    #expect(screen?.price == nil)
    await until { streams.count == 2 }
    streams[0].yield(8)
    streams[1].yield(9)
    await until { screen?.price == 9 }
    streams[1].finish()
    await pass(.seconds(2))
    await until { streams.count == 3 }
    #expect(screen?.price == nil && feed.calls == [.prices(of: "A"), .prices(of: "B"), .prices(of: "B")])
    // A pending restart does not end the subscription to another symbol.
    streams[2].finish()
    await until { clock.sleepers == 1 }
    screen?.symbol = "C"
    await until { streams.count == 4 && clock.sleepers == 0 }
    streams[3].yield(10)
    await until { screen?.price == 10 }
    weak let gone: (any TickerScreen)? = screen
    screen = nil
    #expect(gone == nil)
    await until { if case .terminated = streams[3].yield(11) { true } else { false } }
  }

  @Test("notifications are such a feed") func notifications() async {
    let ticker: Ticker = Ticker(feed: NotifiedPrices(), clock: clock, symbol: "A")
    // No signal says when it has begun to listen.
    await until {
      NotificationCenter.default.post(name: .price, object: nil, userInfo: ["A": 7, "B": 8])
      return ticker.price != nil
    }
    #expect(ticker.price == 7)
  }

  // MARK: A timer

  @Test("a countdown stops, goes on, and rings", arguments: [false, true])
  func countdown(isByHand: Bool) async {
    var rings: Int = 0
    let screen: any CountdownScreen =
      isByHand ? CountdownByHand(clock: clock) { rings += 1 } : Countdown(clock: clock, onEvent: { _ in rings += 1 })
    screen.begin(3)
    #expect(screen.left == 3 && screen.isTicking)
    await pass(.seconds(1))
    await until { screen.left == 2 }
    screen.stop()
    #expect(!screen.isTicking)
    await until { clock.sleepers == 0 }
    screen.goOn()
    screen.goOn()
    await pass(.milliseconds(900))
    #expect(screen.left == 2)
    await pass(.milliseconds(100))
    await until { screen.left == 1 }
    await pass(.seconds(1))
    await until { !screen.isTicking }
    #expect(screen.left == 0 && rings == 1)
    screen.goOn()
    #expect(!screen.isTicking)
  }

  // MARK: Settings

  @Test("what was kept is there, and what changes is kept once, half a second later", arguments: [false, true])
  func settings(isByHand: Bool) async {
    let disk: DiskSpy = DiskSpy()
    disk.loadResult = Preferences(isDark: true, size: 20)
    let screen: any SettingsScreen =
      isByHand ? SettingsByHand(disk: disk, clock: clock) : Settings(disk: disk, clock: clock)
    #expect(screen.preferences.isDark && clock.sleepers == 0)
    screen.preferences.size = 21
    await pass(.milliseconds(400))
    screen.preferences.size = 22
    await until { clock.sleepers == 1 }
    await pass(.milliseconds(400))
    #expect(disk.calls == [.load])
    await pass(.milliseconds(100))
    await until { disk.calls.count == 2 }
    #expect(disk.calls == [.load, .save(Preferences(isDark: true, size: 22))])
  }

  @Test("defaults are such a disk") func defaults() async {
    let defaults: DefaultsInMemory = DefaultsInMemory()
    let settings: Settings = Settings(disk: defaults, clock: clock)
    #expect(settings.preferences == Preferences())
    settings.preferences.size = 20
    await clock.advance(by: .milliseconds(500))
    #expect(Settings(disk: defaults).preferences == Preferences(size: 20))
  }

  // MARK: A session

  @Test("each user's orders are asked for, and are gone with the session", arguments: [false, true])
  func session(isByHand: Bool) async {
    let (client, answers): (OrderClientSpy, Answers<[Order]>) = (OrderClientSpy(), Answers())
    client.onOrders = { _ in try await answers.next() }
    let shop: Shop = isByHand ? .byHand(client) : .spec(client)
    #expect(shop.greeting() == "Please log in" && !shop.orders.isLoading)
    shop.logIn("Ada")
    #expect(shop.greeting() == "Hello, Ada" && shop.orders.isLoading)
    await answers.give([Order(id: 1)])
    await until { !shop.orders.isLoading }
    #expect(shop.orders.orders == [Order(id: 1)])
    shop.logIn("Bob")
    #expect(shop.orders.orders == [] && shop.orders.isLoading)
    await answers.fail(Trouble("No network"))
    await until { !shop.orders.isLoading }
    #expect(shop.orders.message == "No network")
    let again = Task { await shop.orders.load() }
    await answers.give([Order(id: 2)])
    await again.value
    #expect(shop.orders.orders == [Order(id: 2)] && shop.orders.message == nil)
    shop.logIn(nil)
    #expect(shop.orders.orders == [] && !shop.orders.isLoading && shop.greeting() == "Please log in")
    #expect(client.calls == ["Ada", "Bob", "Bob"].map { .orders(of: $0) })
  }

  // MARK: Undo

  @Test("a step is what was typed until a pause", arguments: [false, true])
  func undo(isByHand: Bool) async {
    let screen: any NoteScreen =
      isByHand ? NoteByHand(clock: clock, opened: "a") : Note(clock: clock, opened: "a")
    #expect(screen.text == "a" && !screen.canUndo && !screen.canRedo)
    screen.text = "ab"
    #expect(screen.canUndo)
    screen.text = "abc"
    await until { clock.sleepers == 1 }
    await pass(.seconds(1))
    // By hand, a task that has slept goes on later.
    await until { (screen as? NoteByHand)?.isKept ?? true }
    screen.text = "abcd"
    screen.undo()
    #expect(screen.text == "abc" && screen.canUndo && screen.canRedo)
    screen.undo()
    #expect(screen.text == "a" && !screen.canUndo)
    screen.undo()
    screen.redo()
    screen.redo()
    screen.redo()
    #expect(screen.text == "abcd" && !screen.canRedo)
    screen.undo()
    screen.text = "x"
    #expect(!screen.canRedo)
    screen.undo()
    #expect(screen.text == "abc" && screen.canRedo)
  }
}

/// User defaults that touch no disk.
private final class DefaultsInMemory: UserDefaults {
  private nonisolated(unsafe) var kept: [String: Data] = [:]

  override func data(forKey key: String) -> Data? { kept[key] }
  override func set(_ value: Any?, forKey key: String) { kept[key] = value as? Data }
}

// MARK: - Protocols of both

@MainActor private protocol TickerScreen: AnyObject {
  var symbol: String { get set }
  var price: Int? { get }
}

extension Ticker: TickerScreen {}
extension TickerByHand: TickerScreen {}

@MainActor private protocol CountdownScreen: AnyObject {
  var left: Int { get }
  var isTicking: Bool { get }
  func begin(_ seconds: Int)
  func goOn()
  func stop()
}

extension Countdown: CountdownScreen {
  fileprivate func begin(_ seconds: Int) { start(seconds) }
  fileprivate func goOn() { resume() }
  fileprivate func stop() { pause() }
}

extension CountdownByHand: CountdownScreen {
  fileprivate func begin(_ seconds: Int) { start(seconds) }
  fileprivate func goOn() { resume() }
  fileprivate func stop() { pause() }
}

@MainActor private protocol SettingsScreen: AnyObject {
  var preferences: Preferences { get set }
}

extension Settings: SettingsScreen {}
extension SettingsByHand: SettingsScreen {}

@MainActor private protocol OrdersScreen: AnyObject {
  var orders: [Order] { get }
  var isLoading: Bool { get }
  var message: String? { get }
  func load() async
}

extension Orders: OrdersScreen {
  fileprivate func load() async { await loadOrders().value }
}

extension OrdersByHand: OrdersScreen {
  fileprivate func load() async { await loadOrders() }
}

/// Two screens that share one session.
@MainActor private struct Shop {
  let orders: any OrdersScreen
  let greeting: () -> String
  let logIn: (String?) -> Void

  static func spec(_ client: any OrderClient) -> Shop {
    let session: Session = Session()
    let greeting: Greeting = Greeting(session: session)
    return Shop(orders: Orders(client: client, session: session)) {
      greeting.text
    } logIn: { name in
      if let name { session.logIn(User(name: name)) } else { session.logOut() }
    }
  }

  static func byHand(_ client: any OrderClient) -> Shop {
    let session: SessionByHand = SessionByHand()
    let greeting: GreetingByHand = GreetingByHand(session: session)
    return Shop(orders: OrdersByHand(client: client, session: session)) {
      greeting.text
    } logIn: { name in
      if let name { session.logIn(User(name: name)) } else { session.logOut() }
    }
  }
}

@MainActor private protocol NoteScreen: AnyObject {
  var text: String { get set }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  func undo()
  func redo()
}

extension Note: NoteScreen {}
extension NoteByHand: NoteScreen {}
