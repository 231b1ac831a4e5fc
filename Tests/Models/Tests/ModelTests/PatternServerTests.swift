@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import PatternsModels

/// The patterns that ask a server, as specs and by hand.
@Suite("Patterns: servers")
@MainActor
struct PatternServerTests {
  // MARK: Pages

  @Test("the next page comes behind the first, and a refresh ends it", arguments: [false, true])
  func pages(isByHand: Bool) async {
    let (client, answers): (FeedClientSpy, Answers<Page>) = (FeedClientSpy(), Answers())
    client.onPage = { _ in try await answers.next() }
    let screen: any FeedScreen = isByHand ? FeedByHand(client: client) : Feed(client: client)
    let (first, last): (Page, Page) = (Page(posts: [Post(id: 1)], next: 7), Page(posts: [Post(id: 2)]))
    let loading = Task { await screen.refresh() }
    await answers.give(first)
    await loading.value
    #expect(screen.posts.map(\.id) == [1] && !screen.isLoading)
    screen.askMore()
    screen.askMore()
    await answers.fail(Trouble("Slow"))
    await until { !screen.isLoading }
    #expect(screen.footnote == "Slow" && screen.message == nil)
    screen.askMore()
    #expect(screen.footnote == nil && screen.isLoading)
    let refreshing = Task { await screen.refresh() }
    await until { client.calls.count == 4 }
    await answers.give(last)
    await answers.fail(Trouble("No network"))
    await refreshing.value
    #expect(screen.message == "No network" && screen.posts.map(\.id) == [1] && !screen.isLoading)
    screen.askMore()
    await answers.give(last)
    await until { !screen.isLoading }
    screen.askMore()
    #expect(screen.posts.map(\.id) == [1, 2] && !screen.isLoading)
    #expect(client.calls == [0, 7, 7, 0, 7].map { .page(from: $0) })
  }

  // MARK: Likes

  @Test("a tap shows at once, and what the server refuses is taken back", arguments: [false, true])
  func likes(isByHand: Bool) async {
    let (client, answers): (LikeClientSpy, Answers<Void>) = (LikeClientSpy(), Answers())
    client.onSetLiked = { _, _ in try await answers.next() }
    let posts: [Post] = [Post(id: 1), Post(id: 2)]
    let screen: any LikesScreen =
      isByHand ? LikesByHand(client: client, posts: posts) : Likes(client: client, posts: Rows(posts))
    screen.tap(1)
    #expect(screen.liked == [1])
    await answers.fail(Trouble("No network"))
    await until { screen.alert != nil }
    #expect(screen.liked == [] && screen.alert == "No network")
    // While one request runs, only the last state shown is requested next.
    for _ in 1...4 { screen.tap(1) }
    screen.tap(2)
    #expect(screen.liked == [2])
    await until { client.calls.count == 3 }
    await answers.give(())
    await until { client.calls.count == 4 }
    await answers.give(())
    await answers.fail(Trouble("Full"))
    await until { screen.alert == "Full" }
    #expect(screen.liked == [1, 2])
    #expect(
      client.calls == [
        .setLiked(true, of: 1), .setLiked(true, of: 1), .setLiked(true, of: 2), .setLiked(false, of: 1),
      ]
    )
  }

  // MARK: Alerts

  @Test("what is asked is done after a yes, once, and a failure is told", arguments: [false, true])
  func alerts(isByHand: Bool) async {
    let (server, answers): (OrderServerSpy, Answers<Void>) = (OrderServerSpy(), Answers())
    server.onCancel = { _ in try await answers.next() }
    let orders: [Order] = [Order(id: 1), Order(id: 2)]
    let screen: any OrderListScreen =
      isByHand ? OrderListByHand(server: server, orders: orders) : OrderList(server: server, orders: Rows(orders))
    screen.cancelTapped(orders[0])
    #expect(screen.shownQuestion == orders[0] && server.calls.isEmpty)
    screen.dismissQuestion()
    #expect(screen.shownQuestion == nil)
    screen.cancelTapped(orders[0])
    screen.confirm(orders[0])
    screen.confirm(orders[0])
    #expect(screen.shownQuestion == nil)
    await answers.fail(Trouble("Too late"))
    await until { screen.shownError != nil }
    // A dismissal that comes late ends nothing else.
    screen.dismissQuestion()
    #expect(screen.shownError == "Too late" && screen.ids == [1, 2])
    screen.dismissError()
    screen.confirm(orders[0])
    await answers.give(())
    await until { screen.ids == [2] }
    #expect(screen.shownError == nil && server.calls == [.cancel(1), .cancel(1)])
  }

  // MARK: Inbox

  @Test("what is selected goes at once, and comes back if it can't", arguments: [false, true])
  func selection(isByHand: Bool) async {
    let (client, lists, deletions): (MailClientSpy, Answers<[Mail]>, Answers<Void>) = (.init(), .init(), .init())
    client.onAll = { try await lists.next() }
    client.onDelete = { _ in try await deletions.next() }
    let screen: any InboxScreen = isByHand ? InboxByHand(client: client) : Inbox(client: client)
    let mails: [Mail] = (1...3).map { Mail(id: $0) }
    let loading = Task { await screen.load() }
    await lists.give(mails)
    await loading.value
    #expect(screen.ids == [1, 2, 3] && screen.title == "Inbox" && !screen.isAllSelected)
    screen.selectAllTapped()
    #expect(screen.title == "3 selected" && screen.isAllSelected)
    screen.selectAllTapped()
    screen.selection = [1, 2]
    // A list from before the deletion does not bring them back.
    let old = Task { await screen.load() }
    await until { client.calls.count == 2 }
    screen.deleteSelected()
    #expect(screen.ids == [3] && screen.selection == [] && screen.title == "Inbox")
    await lists.give(mails)
    await old.value
    #expect(screen.ids == [3])
    await deletions.fail(Trouble("No network"))
    await lists.give(mails)
    await until { screen.ids.count == 3 }
    #expect(client.calls == [.all, .all, .delete([1, 2]), .all])
  }
}

// MARK: - Protocols of both

@MainActor private protocol FeedScreen: AnyObject {
  var posts: [Post] { get }
  var isLoading: Bool { get }
  var message: String? { get }
  var footnote: String? { get }
  func askMore()
  func refresh() async
}

extension Feed: FeedScreen {
  fileprivate func askMore() { more() }
  fileprivate func refresh() async { await loadPages().value }
}

extension FeedByHand: FeedScreen {
  fileprivate func askMore() { more() }
  fileprivate func refresh() async { await loadPages() }
}

@MainActor private protocol LikesScreen: AnyObject {
  var liked: [Int] { get }
  var alert: String? { get }
  func tap(_ id: Int)
}

extension Likes: LikesScreen {
  fileprivate var liked: [Int] { posts.filter(\.isLiked).map(\.id) }
  fileprivate func tap(_ id: Int) { likeTapped(id) }
}

extension LikesByHand: LikesScreen {
  fileprivate var liked: [Int] { posts.filter(\.isLiked).map(\.id) }
  fileprivate func tap(_ id: Int) { likeTapped(id) }
}

@MainActor private protocol OrderListScreen: AnyObject {
  var ids: [Int] { get }
  var shownQuestion: Order? { get }
  var shownError: String? { get }
  func cancelTapped(_ order: Order)
  func confirm(_ order: Order)
  func dismissQuestion()
  func dismissError()
}

extension OrderList: OrderListScreen {
  fileprivate var ids: [Int] { orders.map(\.id) }
  fileprivate var shownQuestion: Order? { alert.question }
  fileprivate var shownError: String? { alert.error }
  fileprivate func confirm(_ order: Order) { cancelConfirmed(order) }
  fileprivate func dismissQuestion() { alert.question = nil }
  fileprivate func dismissError() { alert.error = nil }
}

extension OrderListByHand: OrderListScreen {
  fileprivate var ids: [Int] { orders.map(\.id) }
  fileprivate var shownQuestion: Order? { question }
  fileprivate var shownError: String? { error }
  fileprivate func confirm(_ order: Order) { cancelConfirmed(order) }
  fileprivate func dismissQuestion() { question = nil }
  fileprivate func dismissError() { error = nil }
}

@MainActor private protocol InboxScreen: AnyObject {
  var ids: [Int] { get }
  var selection: Set<Int> { get set }
  var title: String { get }
  var isAllSelected: Bool { get }
  func selectAllTapped()
  func deleteSelected()
  func load() async
}

extension Inbox: InboxScreen {
  fileprivate var ids: [Int] { mails.map(\.id) }
  fileprivate func deleteSelected() { delete() }
  fileprivate func load() async { await loadMails().value }
}

extension InboxByHand: InboxScreen {
  fileprivate var ids: [Int] { mails.map(\.id) }
  fileprivate func deleteSelected() { delete() }
  fileprivate func load() async { await loadMails() }
}
