@_spi(Bindgen) import BindgenRuntime
import Testing

@Suite("Notices")
struct NoticeTests {
  let counter: Counter = Counter()
  let log: Log = Log()

  @Test("an observer that joins in the middle of a round is notified from the next one on")
  func joiningInARound() {
    var tokens: [Bindgen.Subscription] = []
    counter.observe(\.count) { [log] in
      log.entries.append("first \($0)")
      guard tokens.count < 2 else { return }
      counter.observe(\.count) { log.entries.append("second \($0)") }.store(in: &tokens)
    }.store(in: &tokens)
    counter.count = 1
    #expect(log.entries == ["first 1"])
    counter.count = 2
    #expect(log.entries == ["first 1", "first 2", "second 2"])
  }

  @Test("what an observer writes is notified in the next round, not within the first")
  func writingInARound() {
    var tokens: [Bindgen.Subscription] = []
    counter.observe(\.count) { [log] value in
      log.entries.append("begin \(value)")
      if value < 3 { counter.count += 1 }
      log.entries.append("end \(value)")
    }.store(in: &tokens)
    counter.count = 1
    #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test("a cancelled observer leaves nothing that is computed for it")
  func nothingIsComputedForWhoIsGone() {
    let token: Bindgen.Subscription = counter.observe(\.double) { _ in }
    counter.count = 1
    token.cancel()
    counter.count = 2
    let before: Int = counter.computations
    for value in 3..<10 { counter.count = value }
    #expect(counter.computations == before)
    #expect(counter.double == 18)
  }

  @Test("observers that are cancelled while nothing changes are forgotten")
  func endedObserversAreForgotten() {
    for _ in 0..<1000 { counter.observe { _, _ in }.cancel() }
    #expect(counter._core.observers.count <= 16)
  }

  @Test("what a closure keeps may cancel its token again as it goes")
  func cancellingTwice() {
    final class Keeper {
      var token: Bindgen.Subscription?
      deinit { token?.cancel() }
    }
    var token: Bindgen.Subscription?
    do {
      let keeper: Keeper = Keeper()
      token = counter.observe { _, _ in withExtendedLifetime(keeper) {} }
      keeper.token = token
    }
    token?.cancel()
    counter.count = 1
    #expect(counter.count == 1)
  }
}
