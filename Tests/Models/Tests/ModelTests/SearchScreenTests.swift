@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

/// A search page by page, as a spec and by hand.
@Suite("Screens: a search")
@MainActor
struct SearchScreenTests {
  private let client: RecipeClientSpy = RecipeClientSpy()
  private let answers: Answers<RecipePage> = Answers()
  private let clock: TestClock = TestClock()
  private let first: RecipePage = RecipePage(
    recipes: [Recipe(id: 1, name: "Milk"), Recipe(id: 2, name: "Mint")],
    next: 2
  )
  private let last: RecipePage = RecipePage(recipes: [Recipe(id: 3, name: "Mix")])

  private func screen(_ isByHand: Bool) -> any SearchScreen {
    client.onFind = { [answers] _, _ in try await answers.next() }
    return isByHand ? RecipeSearchByHand(client: client, clock: clock) : RecipeSearch(client: client, clock: clock)
  }

  /// Types something that is searched for.
  private func type(_ text: String, on screen: any SearchScreen) async {
    screen.query = text
    await until { clock.sleepers >= 1 }
    clock.skip(.milliseconds(300))
  }

  @Test("typed letters ask once, and the next page comes behind the first", arguments: [false, true])
  func pages(isByHand: Bool) async {
    let screen = screen(isByHand)
    #expect(!screen.isLoading && !screen.isNothingFound)
    screen.query = "m"
    await type("mi", on: screen)
    #expect(screen.isLoading && !screen.isNothingFound)
    await answers.give(first)
    await until { !screen.isLoading }
    #expect(client.calls == [.find("mi", from: 0)] && screen.page == first)
    screen.askMore()
    await until { client.calls.count == 2 }
    screen.askMore()
    #expect(screen.isLoading)
    await answers.fail(Trouble("No network"))
    await until { !screen.isLoading }
    #expect(screen.footnote == "No network" && screen.message == nil && screen.page == first)
    screen.askMore()
    #expect(screen.footnote == nil)
    await answers.give(last)
    await until { !screen.isLoading }
    #expect(screen.page == RecipePage(recipes: first.recipes + last.recipes))
    screen.askMore()
    #expect(!screen.isLoading)
    #expect(client.calls == [.find("mi", from: 0), .find("mi", from: 2), .find("mi", from: 2)])
  }

  @Test("a failure shows until one asks again, and what was there stays", arguments: [false, true])
  func refresh(isByHand: Bool) async {
    let screen = screen(isByHand)
    await type("mi", on: screen)
    await answers.give(first)
    await until { !screen.isLoading }
    screen.askMore()
    await answers.fail(Trouble("Slow"))
    await until { screen.footnote == "Slow" }
    let failing = Task { await screen.refresh() }
    await answers.fail(Trouble("No network"))
    await failing.value
    #expect(screen.message == "No network" && screen.footnote == nil && screen.page == first && !screen.isLoading)
    let working = Task { await screen.refresh() }
    await until { screen.isLoading }
    #expect(screen.message == nil)
    await answers.give(last)
    await working.value
    #expect(screen.page == last && client.calls.count == 4)
  }

  @Test("'nothing found' is said of an answer alone, and an old answer never shows", arguments: [false, true])
  func nothing(isByHand: Bool) async {
    let screen = screen(isByHand)
    await type("mi", on: screen)
    await answers.give(first)
    await until { !screen.isLoading }
    screen.askMore()
    await until { client.calls.count == 2 }
    screen.query = "x"
    #expect(screen.page == RecipePage() && screen.isLoading && !screen.isNothingFound)
    await answers.give(last)
    await until { clock.sleepers >= 1 }
    clock.skip(.milliseconds(300))
    await answers.give(RecipePage())
    await until { !screen.isLoading }
    #expect(screen.isNothingFound && screen.page == RecipePage())
    screen.query = ""
    #expect(!screen.isNothingFound && !screen.isLoading)
    await type("y", on: screen)
    await answers.fail(Trouble("No network"))
    await until { !screen.isLoading }
    #expect(!screen.isNothingFound && screen.message == "No network")
    screen.query = ""
    #expect(screen.message == nil)
  }
}

// MARK: - Protocol of both screens

@MainActor private protocol SearchScreen: AnyObject {
  var query: String { get set }
  var page: RecipePage { get }
  var isLoading: Bool { get }
  var message: String? { get }
  var footnote: String? { get }
  var isNothingFound: Bool { get }
  func askMore()
  func refresh() async
}

extension RecipeSearch: SearchScreen {
  fileprivate func askMore() { more() }
  fileprivate func refresh() async { await loadPage().value }
}

extension RecipeSearchByHand: SearchScreen {
  fileprivate func askMore() { more() }
  fileprivate func refresh() async { await loadPage() }
}
