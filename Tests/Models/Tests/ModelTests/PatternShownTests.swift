@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import PatternsModels

// The tests of docs/patterns.md, as they stand there.

struct NoNetwork: Error {}

@MainActor @Test func whatIsRefusedIsTakenBack() async {
  let client = LikeClientSpy()
  client.setLikedResult = .failure(NoNetwork())
  let likes = Likes(client: client, posts: [Post(id: 1)])
  likes.likeTapped(1)
  #expect(likes.posts[id: 1]?.isLiked == true)
  await Bindgen.settled(likes)
  #expect(likes.posts[id: 1]?.isLiked == false && likes.alert != nil)
}

@MainActor @Test func aConfirmedOrderIsCancelled() async {
  let server = OrderServerSpy()
  let list = OrderList(server: server, orders: [Order(id: 1)])
  list.cancelTapped(Order(id: 1))
  #expect(list.alert.question == Order(id: 1) && server.calls.isEmpty)
  list.cancelConfirmed(Order(id: 1))
  await Bindgen.settled(list)
  #expect(server.calls == [.cancel(1)] && list.orders.isEmpty && list.alert == nil)
}

@MainActor @Test func aMinutePasses() async {
  let clock = TestClock()
  let countdown = Countdown(clock: clock)
  countdown.start(60)
  await clock.advance(by: .seconds(60))
  #expect(countdown.left == 0 && !countdown.isTicking)
}
