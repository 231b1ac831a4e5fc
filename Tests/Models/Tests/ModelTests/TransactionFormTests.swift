@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import TransactionsModels

/// One spec as a class, as an observable class and as a value with a store: all do the same.
@Suite("Three forms")
@MainActor
struct TransactionFormTests {
  @Test("what a called action begins is begun, however it is called", arguments: TickerKind.allCases)
  func calls(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    ticker.act(.tick)
    ticker.act(.tick)
    await Bindgen.settled(ticker.model, timeout: .seconds(60))
    #expect(ticker.n == 100 && ticker.log.take() == ["done 100"])
    for action in [TickerAction.again, .deferred, .each] { ticker.act(action) }
    await Bindgen.settled(ticker.model, timeout: .seconds(60))
    #expect(ticker.log.take() == ["done 100", "done 100", "done 100", "done 100"])
  }

  @Test(
    "services are there for called actions, and arguments, closures and results pass",
    arguments: TickerKind.allCases
  )
  func services(_ kind: TickerKind) {
    let ticker: TickerForm = kind.make()
    ticker.act(.addTwice)
    #expect(ticker.ids == [1, 2])
    ticker.act(.takeSome)
    #expect(ticker.ids == [1, 2, 3, 4, -1])
    ticker.act(.useNext)
    #expect(ticker.n == 5)
  }

  @Test("a body that returns early begins nothing", arguments: TickerKind.allCases)
  func early(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    ticker.setCanSend(false)
    await ticker.act(.send).value
    #expect(ticker.log.take() == [] && ticker.ids == [])
    ticker.setCanSend(true)
    await ticker.act(.send).value
    #expect(ticker.log.take() == ["sent"] && ticker.ids == [-2])
  }

  @Test("effects are decided when reactions have run, and are told of what these wrote", arguments: TickerKind.allCases)
  func decided(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    await ticker.act(.change(5)).value
    #expect(ticker.m == 50 && ticker.log.take() == ["m 50"])
    await ticker.act(.change(0)).value
    #expect(ticker.log.take() == [], "nothing is wanted")
  }

  @Test("reactions run to rest, and observers have one notice", arguments: TickerKind.allCases)
  func reactions(_ kind: TickerKind) {
    let ticker: TickerForm = kind.make()
    var notices: [[Int]] = []
    let token: Bindgen.Subscription = ticker.observe { notices.append([ticker.n, ticker.m]) }
    ticker.act(.change(50))
    #expect(ticker.n == 50 && notices == [[50, 500]])
    ticker.act(.change(1000))
    #expect(ticker.ids == [2000], "one reaction sets off another, over two derived and stored fields")
    #expect(notices.last == [1000, 10_000] && notices.count == 2)
    token.cancel()
  }

  @Test("a field that was changed and restored has changed", arguments: TickerKind.allCases)
  func restored(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    await ticker.act(.change(5)).value
    ticker.act(.restore)
    // A value compares the fields at the end with those before.
    withKnownIssue {
      #expect(ticker.m == 50)
    } when: {
      kind == .stored
    }
  }

  @Test("what an action cancels comes first, and then what it calls", arguments: TickerKind.allCases)
  func cancels(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    ticker.log.isHeld = true
    let work = ticker.act(.work("old"))
    ticker.act(.restart)
    ticker.log.isHeld = false
    await work.value
    await Bindgen.settled(ticker.model, timeout: .seconds(60))
    #expect(ticker.log.take() == ["two"])
    ticker.act(.workAndStop)
    await Bindgen.settled(ticker.model, timeout: .seconds(60))
    #expect(ticker.log.take() == [], "what was cancelled before its first statement runs nothing")
  }

  @Test("a handle stands for all that followed, and ends it", arguments: TickerKind.allCases)
  func handles(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    await ticker.act(.chain(3)).value
    #expect(ticker.log.take() == ["chain 3", "chain 2", "chain 1", "chain 0"])
    ticker.log.isHeld = true
    let chain = ticker.act(.chain(3))
    await ticker.log.waits()
    chain.cancel()
    ticker.log.isHeld = false
    await chain.value
    #expect(ticker.log.take() == [])
  }

  @Test("a task that waits by `finish` and is cancelled ends what it waits for", arguments: TickerKind.allCases)
  func finish(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    ticker.log.isHeld = true
    let chain = ticker.act(.chain(3))
    let waiting = Task { await chain.finish() }
    await ticker.log.waits()
    waiting.cancel()
    ticker.log.isHeld = false
    await waiting.value
    #expect(ticker.log.take() == [])
  }

  @Test("a test waits until nothing runs, and is told what still does", arguments: TickerKind.allCases)
  func settled(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    ticker.act(.chain(2))
    #expect(await Bindgen.settled(ticker.model, timeout: .seconds(60)) == [])
    #expect(ticker.log.take() == ["chain 2", "chain 1", "chain 0"])
    ticker.log.isHeld = true
    let work = ticker.act(.work("x"))
    let left: [String] = await Bindgen.settled(ticker.model, timeout: .milliseconds(20))
    #expect(left.count == 1 && left.first?.contains("Ticker.bindgen.yml:") == true)
    ticker.log.isHeld = false
    await work.value
    #expect(await Bindgen.settled(ticker.model, timeout: .seconds(60)) == [])
  }

  @Test("`keep` keeps what runs, and begins anew what was cancelled", arguments: TickerKind.allCases)
  func keep(_ kind: TickerKind) async {
    let ticker: TickerForm = kind.make()
    ticker.log.isHeld = true
    let first = ticker.act(.keep("first"))
    await ticker.act(.keep("second")).value
    ticker.act(.stop)
    let third = ticker.act(.keep("third"))
    ticker.log.isHeld = false
    await first.value
    await third.value
    #expect(ticker.log.take() == ["third"])
  }
}

// MARK: - The three forms

enum TickerKind: CaseIterable {
  case called, tracked, stored

  @MainActor func make() -> TickerForm {
    let log: TickerLog = TickerLog()
    var ids: Int = 0
    let id: () -> Int = {
      ids += 1
      return ids
    }
    switch self {
    case .called: return CalledForm(CalledTicker(done: { await log.wait($0) }, id: id), log)
    case .tracked: return TrackedForm(TrackedTicker(done: { await log.wait($0) }, id: id), log)
    case .stored:
      return StoredForm(TickerStore(Ticker(), services: .init(done: { await log.wait($0) }, id: id)), log)
    }
  }
}

enum TickerAction {
  case tick, again, each, deferred, addTwice, takeSome, useNext, send, restore
  case change(Int)
  case work(String)
  case restart
  case keep(String)
  case stop, workAndStop
  case chain(Int)
}

@MainActor
protocol TickerForm: AnyObject {
  var log: TickerLog { get }
  var model: AnyObject { get }
  var n: Int { get }
  var m: Int { get }
  var ids: [Int] { get }
  func setCanSend(_ value: Bool)
  func observe(_ body: @escaping () -> Void) -> Bindgen.Subscription
  @discardableResult func act(_ action: TickerAction) -> Bindgen.Effect
}

/// A log that effects write to, when they are allowed to go on.
@MainActor
final class TickerLog {
  var isHeld: Bool = false {
    didSet {
      if isHeld { return }
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var lines: [String] = []

  func wait(_ line: String) async {
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    if !Task.isCancelled { lines.append(line) }
  }

  /// Waits until an effect is suspended.
  func waits() async { while waiting.isEmpty { await Task.yield() } }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class CalledForm: TickerForm {
  let ticker: CalledTicker
  let log: TickerLog
  var model: AnyObject { ticker }
  var n: Int { ticker.n }
  var m: Int { ticker.m }
  var ids: [Int] { ticker.ids }

  init(_ ticker: CalledTicker, _ log: TickerLog) { (self.ticker, self.log) = (ticker, log) }

  func setCanSend(_ value: Bool) { ticker.canSend = value }

  func observe(_ body: @escaping () -> Void) -> Bindgen.Subscription { ticker.observe { _, _ in body() } }

  func act(_ action: TickerAction) -> Bindgen.Effect {
    switch action {
    case .tick: ticker.tick()
    case .again: ticker.again()
    case .each: ticker.each()
    case .deferred: ticker.deferred()
    case .restore: ticker.restore()
    case .addTwice: ticker.addTwice()
    case .takeSome: ticker.takeSome()
    case .useNext: ticker.useNext()
    case .send: return ticker.send()
    case .change(let value): return ticker.change(value)
    case .work(let name): return ticker.work(name)
    case .restart: ticker.restart()
    case .keep(let name): return ticker.keep(name)
    case .stop: ticker.stop()
    case .workAndStop: ticker.workAndStop()
    case .chain(let left): return ticker.chain(left)
    }
    return Bindgen.Effect(nil)
  }
}

private final class TrackedForm: TickerForm {
  let ticker: TrackedTicker
  let log: TickerLog
  var model: AnyObject { ticker }
  var n: Int { ticker.n }
  var m: Int { ticker.m }
  var ids: [Int] { ticker.ids }

  init(_ ticker: TrackedTicker, _ log: TickerLog) { (self.ticker, self.log) = (ticker, log) }

  func setCanSend(_ value: Bool) { ticker.canSend = value }

  func observe(_ body: @escaping () -> Void) -> Bindgen.Subscription { ticker.observe { _, _ in body() } }

  func act(_ action: TickerAction) -> Bindgen.Effect {
    switch action {
    case .tick: ticker.tick()
    case .again: ticker.again()
    case .each: ticker.each()
    case .deferred: ticker.deferred()
    case .restore: ticker.restore()
    case .addTwice: ticker.addTwice()
    case .takeSome: ticker.takeSome()
    case .useNext: ticker.useNext()
    case .send: return ticker.send()
    case .change(let value): return ticker.change(value)
    case .work(let name): return ticker.work(name)
    case .restart: ticker.restart()
    case .keep(let name): return ticker.keep(name)
    case .stop: ticker.stop()
    case .workAndStop: ticker.workAndStop()
    case .chain(let left): return ticker.chain(left)
    }
    return Bindgen.Effect(nil)
  }
}

private final class StoredForm: TickerForm {
  let ticker: TickerStore
  let log: TickerLog
  var model: AnyObject { ticker }
  var n: Int { ticker.n }
  var m: Int { ticker.m }
  var ids: [Int] { ticker.ids }

  init(_ ticker: TickerStore, _ log: TickerLog) { (self.ticker, self.log) = (ticker, log) }

  func setCanSend(_ value: Bool) { ticker.canSend = value }

  func observe(_ body: @escaping () -> Void) -> Bindgen.Subscription { ticker.observe { _, _ in body() } }

  func act(_ action: TickerAction) -> Bindgen.Effect {
    switch action {
    case .tick: ticker.send(.tick)
    case .again: ticker.send(.again)
    case .each: ticker.send(.each)
    case .deferred: ticker.send(.deferred)
    case .restore: ticker.send(.restore)
    case .addTwice: ticker.send(.addTwice)
    case .takeSome: ticker.send(.takeSome)
    case .useNext: ticker.send(.useNext)
    case .send: ticker.send(.send)
    case .change(let value): ticker.send(.change(value))
    case .work(let name): ticker.send(.work(name))
    case .restart: ticker.send(.restart)
    case .keep(let name): ticker.send(.keep(name))
    case .stop: ticker.send(.stop)
    case .workAndStop: ticker.send(.workAndStop)
    case .chain(let left): ticker.send(.chain(left))
    }
  }
}
