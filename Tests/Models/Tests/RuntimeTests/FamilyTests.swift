@_spi(Bindgen) import BindgenRuntime
import Testing

@Suite("Families")
struct FamilyTests {
  let left: Counter = Counter()
  let right: Counter = Counter()
  let log: Log = Log()

  @Test("all models of a family are up to date before the first of them notifies, children first")
  func order() {
    let pair: Pair = Pair(left, right)
    var tokens: [Bindgen.Subscription] = []
    pair.observe(\.sum) { [log] in log.entries.append("pair \($0)") }.store(in: &tokens)
    left.observe(\.double) { [log] in log.entries.append("left \($0) of \(pair.sum)") }.store(in: &tokens)
    pair.update { _ in
      left.count = 1
      right.count = 2
    }
    #expect(log.entries == ["left 2 of 6", "pair 6"])
  }

  @Test("families that unite while both notify do not notify one within the other")
  func unitingWhileBothNotify() {
    var tokens: [Bindgen.Subscription] = []
    var pair: Pair?
    left.observe(\.count) { [log, right] value in
      log.entries.append("begin left \(value)")
      if value == 1 { right.count = 1 }
      log.entries.append("end left \(value)")
    }.store(in: &tokens)
    right.observe(\.count) { [log, left, right] value in
      log.entries.append("begin right \(value)")
      if value == 1 {
        pair = Pair(left, right)
        left.count = 2
        right.count = 2
      }
      log.entries.append("end right \(value)")
    }.store(in: &tokens)
    left.count = 1
    #expect(log.entries.prefix(4) == ["begin left 1", "begin right 1", "end right 1", "end left 1"])
    #expect(Set(log.entries.dropFirst(4)) == ["begin left 2", "end left 2", "begin right 2", "end right 2"])
    #expect(log.entries.count == 8)
    #expect(pair?.sum == 8)
  }

  @Test("a family that unites with an open one waits for its end")
  func unitingWithAnOpenOne() {
    var tokens: [Bindgen.Subscription] = []
    left.observe(\.count) { [log] in log.entries.append("left \($0)") }.store(in: &tokens)
    right.observe(\.count) { [log] in log.entries.append("right \($0)") }.store(in: &tokens)
    var pair: Pair?
    left.update { _ in
      right.update { _ in
        pair = Pair(left, right)
        left.count = 1
        right.count = 1
      }
      #expect(log.entries.isEmpty)
    }
    #expect(Set(log.entries) == ["left 1", "right 1"])
    #expect(pair?.sum == 4)
  }

  @Test("a parent that is gone is not computed, and its children go on")
  func parentsThatAreGone() {
    for _ in 0..<100 { _ = Pair(left, right).sum }
    let pair: Pair = Pair(left, right)
    left.count = 5
    #expect(pair.sum == 10)
  }
}
