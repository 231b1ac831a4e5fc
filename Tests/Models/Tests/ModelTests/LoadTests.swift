@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

@testable import EffectsModels

/// Loaded fields, in the two forms: class, and value with a store.
@Suite("Loads")
@MainActor
struct LoadTests {
  private let client: FinderClient = FinderClient()
  private let clock: TestClock = TestClock()

  private var finder: Finder { Finder(client: client, clock: clock) }
  private var stored: FinderValueStore {
    FinderValueStore(FinderValue(), services: .init(client: client, clock: clock))
  }

  private func settle(_ models: AnyObject...) async {
    for model in models { #expect(await Bindgen.settled(model, timeout: .seconds(60)) == []) }
  }

  @Test("typed letters ask once, and it says that it loads in the notice that brings the new query")
  func typed() async {
    let finder = finder
    var told: [String] = []
    let token = finder.observe { finder, _ in
      told.append("\(finder.query) \(finder.isLoading) \(finder.isEmpty) \(finder.results)")
    }
    for text in ["m", "mi", "mil"] { finder.query = text }
    await clock.advance(by: .milliseconds(299))
    #expect(client.asked == [])
    await clock.advance(by: .milliseconds(1))
    await settle(finder)
    #expect(client.asked == ["mil"])
    #expect(
      told == ["m true false []", "mi true false []", "mil true false []", #"mil false false ["mil!"]"#]
    )
    token.cancel()
  }

  @Test("a store does the same")
  func stores() async {
    let stored = stored
    var told: [String] = []
    let token = stored.observe { stored, _ in
      told.append("\(stored.query) \(stored.isLoading) \(stored.isEmpty) \(stored.results)")
    }
    for text in ["m", "mi", "mil"] { stored.query = text }
    await clock.advance(by: .milliseconds(299))
    #expect(client.asked == [])
    await clock.advance(by: .milliseconds(1))
    await settle(stored)
    #expect(client.asked == ["mil"])
    #expect(
      told == ["m true false []", "mi true false []", "mil true false []", #"mil false false ["mil!"]"#]
    )
    token.cancel()
  }

  @Test("an old answer never shows")
  func old() async {
    let (finder, stored) = (finder, stored)
    client.isHolding = true
    finder.query = "a"
    stored.query = "a"
    clock.skip(.milliseconds(300))
    while client.waiting.count < 2 { await Task.yield() }
    finder.query = "b"
    stored.query = "b"
    clock.skip(.milliseconds(300))
    while client.waiting.count < 4 { await Task.yield() }
    for question in ["b", "b", "a", "a"] { client.letGo(question) }
    await settle(finder, stored)
    #expect(finder.results == ["b!"] && stored.results == ["b!"])
  }

  @Test("a failure shows, and goes with the next question; 'nothing found' is never said before an answer")
  func failure() async {
    let (finder, stored) = (finder, stored)
    client.failing = ["bad"]
    #expect(!finder.isEmpty && !stored.isEmpty)
    finder.query = "bad"
    stored.query = "bad"
    await clock.advance(by: .milliseconds(300))
    await settle(finder, stored)
    #expect(finder.message == #"NotFound(question: "bad")"# && stored.message == finder.message)
    #expect(!finder.isEmpty && !stored.isEmpty)
    finder.query = "none"
    stored.query = "none"
    #expect(finder.message == nil && stored.message == nil && !finder.isEmpty && !stored.isEmpty)
    await clock.advance(by: .milliseconds(300))
    await settle(finder, stored)
    #expect(finder.isEmpty && stored.isEmpty)
  }

  @Test("who cancels a load dismisses its failure, also where nothing runs, and from above; what was loaded stays so")
  func dismissed() async {
    let (finder, stored) = (finder, stored)
    let (below, screen) = (self.finder, FinderScreen(finder: self.finder, other: finder))
    let held = FinderScreenValueStore(FinderScreenValue(), services: .init(client: client, clock: clock))
    client.failing = ["bad"]
    for query in ["good", "bad"] {
      for finder in [finder, below, screen.finder] { finder.query = query }
      stored.query = query
      held.finder.query = query
      clock.skip(.milliseconds(300))
      await settle(finder, stored, below, screen, held)
    }
    #expect(finder.message != nil && stored.message != nil && screen.message != nil && held.message != nil)
    screen.stopAll()
    held.send(.stopAll)
    #expect(finder.message == nil && screen.message == nil && held.message == nil && below.message != nil)
    below.stop()
    stored.send(.stop)
    #expect(below.message == nil && stored.message == nil)
    #expect(finder.results == ["good!"] && stored.results == ["good!"] && held.finder.results == ["good!"])
    finder.query = "none"
    finder.stop()
    #expect(finder.isEmpty == false)
  }

  @Test("a call does not wait, also where the same transaction changes what it depends on")
  func called() async {
    let (finder, stored) = (finder, stored)
    finder.callAndChange("now")
    stored.send(.callAndChange("now"))
    await settle(finder, stored)
    #expect(finder.results == ["now!"] && stored.results == ["now!"])
    #expect(client.asked == ["now", "now"])
    await finder.loadResults().finish()
    await stored.send(.loadResults).finish()
    #expect(client.asked.count == 4)
  }

  @Test("a call does not wait, also where an effect of its name queues behind it before the change is seen")
  func queued() async {
    let (finder, stored) = (finder, stored)
    finder.callQueueAndChange("now")
    stored.send(.callQueueAndChange("now"))
    await settle(finder, stored)
    #expect(finder.results == ["now!"] && stored.results == ["now!"])
    #expect(client.asked == ["now", "now"])
  }

  @Test("what is changed and put back asks nothing; over a child it asks")
  func inputs() async {
    let (finder, stored) = (finder, stored)
    finder.changeAndBack()
    stored.send(.changeAndBack)
    #expect(!finder.isLoading && !stored.isLoading)
    finder.filter.text = "x"
    stored.send(.filter(.setText("x")))
    #expect(finder.isLoading && stored.isLoading)
    finder.query = "q"
    stored.query = "q"
    await clock.advance(by: .milliseconds(300))
    await settle(finder, stored)
    #expect(finder.results == ["q/x!"] && stored.results == ["q/x!"])
  }

  @Test("what is never equal is loaded after each write, also of a child; beside it what can be compared is compared")
  func neverEqual() async {
    let asked: Bindgen.Guarded<[String]> = Bindgen.Guarded([])
    let canvas: Canvas = Canvas(draw: { text in
      asked.edit { $0.append(text) }
      return text
    })
    func loads(after change: () -> Void) async -> [String] {
      change()
      _ = await Bindgen.settled(canvas, timeout: .seconds(60))
      return asked.edit { lines in
        defer { lines = [] }
        return lines.sorted()
      }
    }
    #expect(await loads { canvas.font = canvas.font } == ["glyphs 0 "])
    #expect(await loads { canvas.font.name = "a" } == ["glyphs 0 a"])
    #expect(await loads { canvas.filter.style = .plain } == ["outline plain"])
    #expect(await loads { canvas.size = 0 } == [])
    #expect(await loads { canvas.size = 1 } == ["glyphs 1 a", "label 1"])
    #expect(await loads { canvas.changeAndBack() } == ["label 1"])
    #expect(await loads { canvas.changeAndBackWithFont() } == ["glyphs 1 a", "label 1"])
    #expect(canvas.glyphs == "glyphs 1 a" && canvas.outline == "outline plain" && canvas.label == "label 1")
  }

  @Test("where 'when' is false nothing is asked, and the old answer does not come")
  func condition() async {
    let (finder, stored) = (finder, stored)
    client.isHolding = true
    finder.query = "a"
    stored.query = "a"
    clock.skip(.milliseconds(300))
    while client.waiting.count < 2 { await Task.yield() }
    finder.limit = 0
    stored.limit = 0
    #expect(!finder.isLoading && !stored.isLoading)
    client.letGo("a")
    client.letGo("a")
    await settle(finder, stored)
    #expect(finder.results == [] && stored.results == [])
  }

  @Test("what an observer changes ends the load that the same action began, also before its task starts")
  func observed() async {
    let (finder, stored) = (finder, stored)
    finder.query = "q"
    stored.query = "q"
    await clock.advance(by: .milliseconds(300))
    await settle(finder, stored)
    let tokens = [
      finder.observe { finder, _ in if finder.isLoading { finder.limit = 0 } },
      stored.observe { stored, _ in if stored.isLoading { stored.limit = 0 } },
    ]
    let begun: [Bindgen.Effect] = [finder.loadResults(), stored.send(.loadResults)]
    for handle in begun { await handle.value }
    #expect(!finder.isLoading && !stored.isLoading)
    #expect(client.asked == ["q", "q"])
    for token in tokens { token.cancel() }
  }

  @Test("'clears' gives the first value in the transaction of the change")
  func clears() async {
    let (finder, stored) = (finder, stored)
    await finder.loadProfile().finish()
    await stored.send(.loadProfile).finish()
    #expect(finder.profile == "user 0" && stored.profile == "user 0" && finder.knowsProfile && stored.knowsProfile)
    finder.user = 5
    stored.user = 5
    #expect(finder.profile == nil && stored.profile == nil && !finder.knowsProfile && !stored.knowsProfile)
    await settle(finder, stored)
    #expect(finder.profile == "user 5" && stored.profile == "user 5")
  }

  @Test("a list is replaced whole, and what is put in by a reaction stays until the answer")
  func lists() async {
    let (finder, stored) = (finder, stored)
    await finder.loadPages().finish()
    await stored.send(.loadPages).finish()
    #expect(finder.pages.ids == [0, 1] && stored.pages.ids == [0, 1])
    finder.query = "cached"
    stored.query = "cached"
    #expect(finder.results == ["from the cache"] && stored.results == ["from the cache"])
    await clock.advance(by: .milliseconds(300))
    await settle(finder, stored)
    #expect(finder.results == ["cached!"] && stored.results == ["cached!"])
  }

  @Test("an effect may share its name: the next page ends when the first is loaded again")
  func shared() async {
    let (finder, stored) = (finder, stored)
    finder.put(["a"])
    stored.send(.put(["a"]))
    let begun: [Bindgen.Effect] = [finder.more(), stored.send(.more)]
    for handle in begun { await handle.value }
    #expect(finder.results == ["a", "more!"] && stored.results == ["a", "more!"])
    client.isHolding = true
    finder.more()
    stored.send(.more)
    while client.waiting.count < 2 { await Task.yield() }
    finder.query = "q"
    stored.query = "q"
    for _ in 0..<2 { client.letGo("more") }
    client.isHolding = false
    await clock.advance(by: .milliseconds(300))
    await settle(finder, stored)
    #expect(finder.results == ["q!"] && stored.results == ["q!"])
  }

  @Test("a test store receives the ends of a load")
  func tested() async {
    let test = FinderValueTestStore(FinderValue(), services: .init(client: client, clock: clock)) {
      Issue.record("\($0)")
    }
    client.failing = ["bad"]
    await test.send(.setQuery("bad")) { $0.query = "bad" }
    #expect(test.isLoading)
    await clock.advance(by: .milliseconds(300))
    await test.receive(.loadResultsFailed(NotFound(question: "bad")))
    #expect(test.state.message == #"NotFound(question: "bad")"# && !test.isLoading)
    await test.send(.loadPages)
    await test.receive(.loadPagesFinished([FoundPage(id: 0), FoundPage(id: 1)])) {
      $0.pages = [FoundPage(id: 0), FoundPage(id: 1)]
    }
    await test.finish()
  }

  @Test("what stands beside a value's fields is no part of its equality, nor of what is encoded")
  func beside() async throws {
    let stored = stored
    stored.query = "q"
    await clock.advance(by: .milliseconds(300))
    await settle(stored)
    let data = try JSONEncoder().encode(stored.state)
    let text = String(decoding: data, as: UTF8.self)
    #expect(!text.contains("Error") && !text.contains("Loaded"))
    #expect(try JSONDecoder().decode(FinderValue.self, from: data).query == "q")
  }

  @Test("from birth")
  func birth() async {
    let profile = Profile(client: client)
    #expect(profile.isLoading)
    await settle(profile)
    #expect(profile.name == "user 1")
    profile.user = 2
    await settle(profile)
    #expect(profile.name == "user 2")
  }
}
