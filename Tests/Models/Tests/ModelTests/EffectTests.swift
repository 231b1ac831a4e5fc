@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// The start, the inputs and the end of effects.
@Suite("Effects")
@MainActor
struct EffectTests {
  private let clock: TestClock = TestClock()
  private let client: Counterpart = Counterpart()

  private func search() -> Search { Search(client, clock) }

  @Test("with an id and a delay they are a debounce")
  func debounce() async {
    let search = search()
    search.searchChanged("a")
    search.searchChanged("ab")
    let last: Bindgen.Effect = search.searchChanged("abc")
    #expect(search.query == "abc")
    await clock.advance(by: .milliseconds(299))
    #expect(await client.asked == [])
    await clock.advance(by: .milliseconds(1))
    await last.value
    #expect(await client.asked == ["abc"])
    #expect(search.results == [Item(id: 3)] && search._core.isIdle)
  }

  @Test("time that passes before an effect has come to its pause counts")
  func skip() async {
    let search = search()
    let effect: Bindgen.Effect = search.searchChanged("abc")
    clock.skip(.milliseconds(300))
    await effect.value
    #expect(search.results == [Item(id: 3)])
  }

  @Test("they begin when the outermost transaction has ended, with the fields as they are then")
  func outermost() async {
    let search = search()
    let effect: Bindgen.Effect = search.update { search in
      let effect: Bindgen.Effect = search.searchChanged("inner")
      #expect(search._core.isIdle)
      search.query = "outer"
      return effect
    }
    #expect(!search._core.isIdle)
    clock.skip(.milliseconds(300))
    await effect.value
    #expect(await client.asked == ["outer"])
  }

  @Test("those of children begin when the parent's transaction has ended, though nobody observes")
  func family() async {
    let pair = Pair(one: Counter(clock: clock), two: Counter(clock: clock))
    let begun = Shared(0)
    pair.start { begun.edit { $0 += 1 } }
    #expect(pair.one.count == 10 && !pair.one._core.isIdle && !pair.two._core.isIdle)
    await pair.one._core.becomeIdle()
    await pair.two._core.becomeIdle()
    #expect(begun.value == 2 && pair.one.count == 11 && pair.two.count == 1)
    pair.start {}
    pair.stop()
    await pair.two._core.becomeIdle()
    #expect(pair.one.count == 21 && pair.two.count == 1)
  }

  @Test("a condition that is false starts nothing, and ends nothing")
  func condition() async {
    let search = search()
    search.searchChanged("x")
    await search.searchChanged("").value
    #expect(search._core.isIdle, "the action itself ends the search")
    search.turn(1)
    await search.turn(0).value
    #expect(!search._core.isIdle)
    await search._core.becomeIdle()
    #expect(await client.asked == [] && search.total == 1)
  }

  @Test("`catch` is given the error, unless it is one of a cancelled effect")
  func failure() async {
    let search = search()
    let effect: Bindgen.Effect = search.searchChanged("fail")
    clock.skip(.seconds(1))
    await effect.value
    #expect(search.message == "\(Failure(number: 1))" && search.results == [])
    // Cancelled while it waits: that throws, too.
    search.cancelTapped()
    let cancelled: Bindgen.Effect = search.searchChanged("x")
    await clock.sleepers(1)
    cancelled.cancel()
    await cancelled.value
    #expect(search.message == "x")
  }

  @Test("an error that nothing catches ends the effect, and nothing else")
  func uncaught() async {
    let search = search()
    await search.fire(-1).value
    #expect(search.total == 1 && search._core.isIdle)
    await search.fire(1).value
    #expect(search.total == 2)
  }

  @Test("an action that throws or returns early has none")
  func throwing() async throws {
    let search = search()
    #expect(throws: Failure.self) { try search.check(-1) }
    #expect(search._core.isIdle)
    try await search.check(0).value
    #expect(search.seen.last == "\(Failure(number: -1))" && search.total == 0)
    await search.both("none").value
    #expect(search._core.isIdle && search.total == 0 && search.query == "")
    await search.both("a").value
    #expect(search.query == "a!" && search.seen.contains("a!") && search.total == 2)
  }

  @Test("arguments of all kinds are kept: variadic ones and closures")
  func arguments() async {
    let search = search()
    await search.each(1, 2, 3).value
    #expect(search.seen.suffix(3) == ["1", "2", "3"])
    search.add()
    await search.apply { "= \($0)" }.value
    #expect(search.seen.last == "= 1")
  }

  @Test("they repeat after each interval until they are cancelled, and wait for nobody in between")
  func every() async {
    let search = search()
    let poll: Bindgen.Effect = search.poll()
    await clock.sleepers(1)
    await clock.advance(by: .seconds(3))
    #expect(search.total == 3)
    poll.cancel()
    await poll.value
    await clock.run()
    #expect(search.total == 3 && clock.sleepers == 0 && search._core.isIdle)
  }

  @Test("an action that waits may be called, and holds its model until it returns")
  func asynchronous() async {
    var search: Search? = search()
    weak let known = search
    let effect: Bindgen.Effect? = search?.longWait()
    await clock.sleepers(1)
    search = nil
    #expect(known != nil)
    clock.skip(.seconds(9))
    await effect?.value
    #expect(known == nil)
  }

  @Test("tasks of an effect's own may call actions from anywhere, while it runs")
  func spreading() async {
    let search = search()
    await search.spread(50).value
    #expect(search.total >= 51)
    let (gate, done) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    let total = Search(client, clock)
    await total.late {
      for await _ in gate.stream { return }
    } _: {
      done.continuation.finish()
    }.value
    gate.continuation.finish()
    for await _ in done.stream {}
    #expect(total.total == 0, "a call after its end does nothing")
  }

  @Test("doubles give handles of what has ended")
  func doubles() async {
    let spy = SomePresenterSpy()
    await spy.start().value
    #expect(spy.calls == [.start])
    let stub = AnyLoaderStub()
    let presenter = Presenter(loader: stub)
    await presenter.start().value
    #expect(stub.calls == [.open(1), .opened(2)])
    await Bindgen.Effect().value
    Bindgen.Effect().cancel()
  }

  @Test("an action has the type that the spec states; who asks for a handle gets one")
  func types() async {
    let pages = PagesSpy()
    pages.onPage = { "page \($0)" }
    let loader = Loader(pages: pages)
    let open: (Int) -> Void = loader.open
    open(1)
    [2, 3].forEach(loader.open)
    let isLast = pages.calls.isEmpty
    isLast ? loader.fail(nil) : loader.open(4)
    func perform(_ action: (Int) -> Void) { action(5) }
    perform(loader.open)
    perform { loader.open($0) }
    let opening: any Opening = loader
    opening.open(6)
    let isVoid: Bool = type(of: opening.open(7)) == Void.self
    await loader.open(8).value
    let handle: Bindgen.Effect = loader.open(9)
    await handle.finish()
    let method: (Int) -> Bindgen.Effect = loader.open
    await method(10).value
    #expect(isVoid && loader.text == "page 10")
  }

  @Test("models with protocols and services that are emitted have them, too")
  func boundaries() async {
    let pages = PagesSpy()
    pages.pageResults = [.success("one"), .failure(Failure(number: 2))]
    let loader: any AnyLoader = Loader(pages: pages)
    await loader.opened(1)
    #expect(loader.text == "one")
    await loader.opened(2)
    #expect(loader.error == Failure(number: 2) && loader.text == "")
    let timer = EffectsModels.Timer()
    let effect: Bindgen.Effect = timer.start()
    Watch(timer: timer).stop()
    await effect.value
    #expect(timer.ticks == 0)
  }
}

#if compiler(>=6.2)
  @Suite("Effects that hang")
  struct HangingEffectTests {
    @Test("a clock waits for one a second, once, and says which")
    func clock() async throws {
      let result: ExitTest.Result? = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        await Self.advance()
      }
      let text: String = try String(decoding: #require(result).standardOutputContent, as: UTF8.self)
      let lines: [Substring] = text.split(separator: "\n").filter { $0.hasPrefix("bindgen: ") }
      #expect(lines.count == 1)
      #expect(lines.first?.wholeMatch(of: /bindgen: the clock waits for Loads.bindgen.yml:\d+/) != nil)
    }

    @MainActor private static func advance() async {
      let (client, clock) = (FinderClient(), TestClock())
      client.isHolding = true
      let finder: Finder = Finder(client: client, clock: clock)
      finder.query = "a"
      await clock.advance(by: .seconds(1))
      for _ in 0..<3 { await clock.advance(by: .seconds(1)) }
      #expect(client.waiting.count == 1)
    }
  }
#endif

/// A protocol of the user's own, with actions that a user calls on a model.
@MainActor private protocol Opening {
  func open(_ number: Int)
}

extension Loader: Opening {}
