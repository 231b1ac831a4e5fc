@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import EffectsModels

/// Policies for an effect whose id is running already; and many such effects.
@Suite("Effects: policies")
@MainActor
struct EffectPolicyTests {
  private let clock: TestClock = TestClock()

  @Test("`keep` drops the second one, whose handle has ended; one that was cancelled is no first one")
  func keep() async {
    let client = Counterpart(isOpen: false)
    let search = Search(client, clock)
    let (one, two): (Bindgen.Effect, Bindgen.Effect) = (search.load(Item(id: 1)), search.load(Item(id: 1)))
    let other: Bindgen.Effect = search.load(Item(id: 2))
    await two.value
    await client.questions(2)
    await client.open(andClose: true)
    await one.value
    await other.value
    #expect(search.total == 2)
    let first: Bindgen.Effect = search.load(Item(id: 1))
    await client.questions(3)
    search.unload(Item(id: 1))
    let second: Bindgen.Effect = search.load(Item(id: 1))
    await client.questions(4)
    await client.open()
    await first.value
    await second.value
    #expect(search.total == 3 && search._core.isIdle)
  }

  @Test("`queue` lets each wait until the one before has really ended, cancelled or not")
  func queue() async {
    let (client, log) = (Counterpart(isOpen: false), EventList())
    let search = Search(client, clock, log)
    let saves: [Bindgen.Effect] = (0..<4).map { search.save($0) }
    await client.questions(1)
    saves[0].cancel()
    saves[1].cancel()
    await client.open()
    for save in saves { await save.value }
    #expect(log.lines == ["begin 0", "end 0", "begin 2", "end 2", "begin 3", "end 3"])
    #expect(search.total == 2 && search._core.isIdle)
  }

  @Test("`queue` goes on behind one that `cancels` ended")
  func queueAfterCancels() async {
    let (client, log) = (Counterpart(isOpen: false), EventList())
    let search = Search(client, clock, log)
    let saves: [Bindgen.Effect] = [search.save(0), search.save(1)]
    await client.questions(1)
    search.stopSaving()
    let next: Bindgen.Effect = search.save(2)
    await client.open()
    await next.value
    for save in saves { await save.value }
    #expect(log.lines == ["begin 0", "end 0", "begin 2", "end 2"] && search.total == 1)
  }

  @Test("an observer's action comes after the one that it was told of, so its effect replaces that one's")
  func order() async {
    let client = Counterpart()
    let search = Search(client, clock)
    var inner: Bindgen.Effect?
    let token = search.observe { search, changes in
      if changes.contains(.query), search.query == "a" { inner = search.searchChanged("told") }
    }
    let outer: Bindgen.Effect = search.searchChanged("a")
    clock.skip(.seconds(1))
    await outer.value
    await inner?.value
    #expect(await client.asked == ["told"])
    token.cancel()
  }

  @Test("tens of thousands that begin one another don't grow the stack")
  func row() async {
    let count = LongProof.size(100_000)
    let search = Search()
    search.turn(count)
    while search.total < count { await Task.yield() }
    #expect(search.total == count)
    await search._core.becomeIdle()
  }

  @Test("thousands that replace one another, or wait for one another, leave nothing behind")
  func many() async {
    let count = LongProof.size(10_000)
    let search = Search(Counterpart(), clock)
    var last: Bindgen.Effect = search.searchChanged("x")
    for number in 0..<count { last = search.searchChanged("\(number)") }
    search.cancelTapped()
    await last.value
    for number in 0..<count { last = search.save(number) }
    await last.value
    #expect(search.total == count && search._core.isIdle)
    for number in 0..<count { last = search.save(number) }
    search.stopSaving()
    await last.value
    #expect(search.total == count && search._core.isIdle)
    await clock.run()
    #expect(clock.sleepers == 0)
  }
}
