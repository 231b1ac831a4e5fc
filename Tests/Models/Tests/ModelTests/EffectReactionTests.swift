@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Reactions: actions that changes of fields trigger.
@Suite("Effects: reactions")
@MainActor
struct EffectReactionTests {
  private let search: Search = Search()

  @Test("a field sets off its action once a transaction, before observers are told")
  func once() async {
    var told: [[String]] = []
    let token = search.observe { search, _ in told.append([search.query, search.message]) }
    search.query = "a"
    #expect(search.message == "a" && told.first == ["a", "a"])
    search.update { search in
      search.query = "b"
      search.query = "c"
      #expect(search.message == "a")
    }
    #expect(search.message == "c")
    await search._core.becomeIdle()
    #expect(search.seen.last == "c")
    token.cancel()
  }

  @Test("so does any of several fields, a derived one, and a private one")
  func several() {
    search.update { search in
      search.results = [Item(id: 1)]
      search.query = "long enough"
    }
    #expect(search.seen == ["1 true"])
    search.query = "long enough, too"
    #expect(search.seen == ["1 true"])
    search.addSecret()
    #expect(search.seen.last == "secret 1")
  }

  @Test("it needs no observers, and an assignment of what is there already sets off nothing")
  func alone() {
    let echo = Echo()
    #expect(echo.echo == "")
    echo.text = "a"
    #expect(echo.echo == "a")
    echo.echo = "b"
    echo.text = "a"
    #expect(echo.echo == "b")
  }

  @Test("what it is made of is not told as a change")
  func beginning() {
    #expect(Echo(text: "a").echo == "")
  }
}
