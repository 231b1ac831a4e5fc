import Observation
import Testing

@testable import PlainModels

/// Work that takes time, of plain classes.
@MainActor @Suite struct PlainWorkTests {
  private let client: RecipeClientSpy
  private let clock: Bindgen.TestClock = Bindgen.TestClock()
  private let names: AsyncStream<String>.Continuation

  init() {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    (client, names) = (RecipeClientSpy(namesResult: stream), continuation)
  }

  private func recipes(_ text: String = "") -> Recipes { Recipes(client: client, clock: clock, text) }

  private static let soups: RecipePage = RecipePage(recipes: [Recipe(name: "Soup")], next: 1)

  @Test func typedLettersAskOnce() async {
    client.findResult = .success(Self.soups)
    let search = recipes()
    search.query = "so"
    search.query = "soup"
    #expect(search.isLoading && !search.isNothingFound && client.calls.isEmpty)
    await clock.advance(by: .milliseconds(300))
    #expect(client.calls == [.names, .find("soup", from: 0)])
    #expect(search.page == Self.soups && !search.isLoading)
  }

  @Test func actionsAreFunctionsInEffects() async {
    let search = recipes()
    await search.nameAll(["Soup", "Stew"]).value
    #expect(search.log.sorted() == ["Soup", "Soup!", "Stew", "Stew!"])
  }

  @Test func anActionIsOneChange() async {
    client.findResult = .success(Self.soups)
    let search = recipes()
    search.two()
    #expect(search.changes == 1)
    await clock.advance(by: .milliseconds(300))
    #expect(client.calls == [.names, .find("ab", from: 0)])
  }

  @Test func aChangeThatIsPutBackAsksNothing() {
    let search = recipes("soup")
    let kitchen = Kitchen(recipes: search)
    search.query = "soup"
    #expect(!search.isLoading && !kitchen.isLoading)
  }

  @Test func aChildsChangesAreThoseOfItsParentsAction() async {
    client.findResult = .success(Self.soups)
    let kitchen = Kitchen(recipes: recipes())
    kitchen.search("soup")
    #expect(kitchen.isLoading && kitchen.recipes.changes == 1)
    await clock.advance(by: .milliseconds(300))
    #expect(client.calls == [.names, .find("soup!", from: 0)])
    kitchen.search("x")
    kitchen.leave()
    #expect(!kitchen.isLoading)
  }

  @Test func aFailureShowsUntilSomebodyAsksAgain() async {
    client.findResult = .failure(RecipeTrouble())
    let search = recipes()
    await search.loadPage().value
    #expect(search.message == nil && !search.isLoading && !client.calls.contains(.find("", from: 0)))
    search.query = "soup"
    await search.loadPage().value
    #expect(search.message != nil && search.page.recipes.isEmpty && !search.isNothingFound)
    client.findResult = .success(RecipePage())
    let handle: Bindgen.Effect = search.loadPage()
    #expect(search.message == nil && search.isLoading)
    await handle.value
    #expect(search.isNothingFound)
    search.query = "none"
    #expect(!search.isNothingFound)
  }

  @Test func theNextPageEndsWithTheFirst() async {
    client.findResults = [.success(Self.soups), .success(RecipePage(recipes: [Recipe(name: "Stew")]))]
    let search = recipes()
    search.query = "s"
    await search.loadPage().value
    let more: Bindgen.Effect = search.more()
    search.more()
    #expect(search.isLoading)
    await more.value
    #expect(search.page.recipes.map(\.name) == ["Soup", "Stew"] && client.calls.count == 3)
    await search.more().value
    #expect(client.calls.count == 3)
    client.findResults = [.failure(RecipeTrouble()), .success(Self.soups)]
    await search.loadPage().value
    #expect(search.message != nil)
    await search.loadPage().value
    client.findResults = [.failure(RecipeTrouble())]
    await search.more().value
    #expect(search.footnote != nil)
    search.query = "t"
    #expect(search.footnote == nil && search.page == RecipePage())
  }

  @Test func anActionThatThrowsBeginsNothing() async throws {
    client.findResult = .success(Self.soups)
    var events: [Recipes.Event] = []
    let search = recipes()
    search.onEvent = { events.append($0) }
    let first: Bindgen.Effect = try search.save(1, text: "a")
    #expect(search.isSaving(1) && !search.isSaving(2) && search.isBusy)
    #expect(throws: RecipeTrouble.self) { try search.save(1, text: "b") }
    try search.save(2, text: "c")
    try search.save(0, text: "d")
    #expect(search.isSaving(2) && !search.isSaving(0))
    await clock.advance(by: .seconds(2))
    #expect(search.log == ["a", "c", "d", "tick", "tick"])
    #expect(!search.isSaving(1) && ["a 1", "c 1"].contains(search.footnote))
    first.cancel()
    search.stop(2)
    #expect(!search.isBusy)
    #expect(events.count == 3)
    guard case .picked("stopped")? = events.last else { return #expect(Bool(false)) }
  }

  @Test func whatRunsCallsActionsAndEndsWithTheModel() async {
    var search: Recipes? = recipes("x")
    weak let gone = search
    names.yield("Ann")
    while search?.log.isEmpty == true { await Task.yield() }
    #expect(search?.log == ["Ann"])
    search = nil
    #expect(gone == nil)
  }

  @Test func readersAreToldThatItRuns() async {
    let search = recipes()
    let told = Count()
    withObservationTracking {
      _ = search.isLoading
    } onChange: {
      told.value += 1
    }
    search.query = "x"
    #expect(told.value == 1)
  }

  private final class Count: @unchecked Sendable { var value: Int = 0 }

  @Test func testsWaitForAllThatRuns() async {
    client.findResult = .success(Self.soups)
    let kitchen = Kitchen(recipes: recipes("soup"))
    #expect(await Bindgen.settled(kitchen, timeout: .zero) == ["Work.bindgen.yml:35"])
    names.finish()
    kitchen.recipes.loadPage()
    #expect(await Bindgen.settled(kitchen, timeout: .seconds(60)) == [])
    #expect(kitchen.recipes.page == Self.soups)
  }

  @Test func ownersHearWhenAllIsDone() throws {
    var seen: [Bool] = []
    let search = recipes()
    let kitchen = Kitchen(recipes: search)
    search.onEvent = { [unowned search] _ in seen.append(search.isBusy) }
    try search.save(1, text: "a")
    search.stop(1)
    #expect(seen == [false] && kitchen.heard == ["stopped"])
  }
}
