@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ListsModels

/// Types that a spec declares inside its models.
@Suite("Nested types")
@MainActor
struct NestedTypeTests {
  @Test("the class, its effects, its view, its protocol and its doubles say them by one name")
  func everywhere() async {
    let client: InboxClientSpy = InboxClientSpy()
    let mail: Inbox.Mail = Inbox.Mail(id: 1, phase: .loading)
    client.onLoad = { phase in [phase: [mail]] }
    let view: InboxViewSpy = InboxViewSpy(phase: .idle)
    let inbox: Inbox = Inbox(client: client, view: view)
    let token = inbox.observe(\.phase) { _ in }
    await inbox.load().value
    #expect(client.calls == [.load(Inbox.Phase.idle)] && Array(inbox.late) == [mail] && inbox.past == [.idle])
    inbox.phase = .loading
    inbox.focus = Inbox.Field.text
    inbox.subscription = Inbox.Subscription(name: "daily")
    #expect(inbox.isBusy && view.phase == .loading)
    let any: AnySomeInbox = AnySomeInbox(inbox)
    #expect(any.phase == .loading && any.focus == .text)
    token.cancel()
  }

  @Test("an action that says '-> Void' is a delegate's method, and its effect begins all the same")
  func witness() async {
    let client: InboxClientSpy = InboxClientSpy()
    client.onLoad = { _ in [.idle: [Inbox.Mail(id: 2)]] }
    let inbox: Inbox = Inbox(client: client)
    #expect(inbox.opened == nil)
    let reader: any MailReader = inbox
    reader.didOpen(Inbox.Mail(id: 1))
    #expect(inbox.opened?.id == 1)
    await Bindgen.settled(inbox, timeout: .seconds(60))
    #expect(inbox.mails.map(\.id) == [2])
  }

  @Test("a value has them, and its store says them by the value")
  func values() async {
    let store: WizardStore = WizardStore(Wizard(), services: .init(follow: { $0 == .one ? .two : .one }))
    await store.send(.next).finish()
    #expect(store.step == Wizard.Step.two && store.isLast)
    store.send(.go(to: .one))
    #expect(!store.isLast)
  }
}
