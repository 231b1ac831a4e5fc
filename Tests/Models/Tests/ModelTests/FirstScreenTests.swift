import Testing

@testable import FirstScreenModels

@MainActor @Test func nothingIsSaidOfAQueryThatIsEmptyAgain() async {
  let client = SearchClientSpy()
  let clock = TestClock()
  let search = Search(client: client, clock: clock)
  client.searchResult = .success([])
  search.query = "soup"
  await clock.advance(by: .milliseconds(300))
  #expect(search.isNothingFound)
  search.query = ""
  await clock.advance(by: .milliseconds(300))
  #expect(!search.isNothingFound && !search.isLoading && client.calls == [.search("soup")])
}

// The README's test, as it stands there.
@MainActor @Test func typedLettersAskOnce() async {
  let client = SearchClientSpy()
  client.searchResult = .success([.soup])
  let clock = TestClock()
  let search = Search(client: client, clock: clock)
  search.query = "so"
  search.query = "soup"
  #expect(search.isLoading && client.calls.isEmpty)
  await clock.advance(by: .milliseconds(300))
  #expect(client.calls == [.search("soup")])
  #expect(search.results == [.soup] && !search.isLoading)
}
