@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

// The tests that pages for people who come from elsewhere show, as they stand there.

extension LedgerClient {
  fileprivate static let test: LedgerClient = LedgerClient(onAll: { [] }, onSave: { $0 }, onDelete: { _ in })
}

@MainActor @Test func whoIsTappedIsShown() {
  let (browser, router, view) = (PeerBrowserSpy(), PeersRouterSpy(), PeersViewSpy())
  let presenter = PeersPresenter(browser: browser, router: router, view: view)
  presenter.begin()
  browser.delegate?.browser(browser, didFind: Peer(id: 1, name: "Zoe"))
  #expect(view.title == "1 nearby")
  presenter.select("Zoe")
  #expect(router.calls == [.showPeer(1)])
}

@MainActor @Test func whatIsSavedIsTold() async {
  let tea = Expense(id: 7, title: "Tea", euros: 3)
  let form = ExpenseFormFeature(expense: tea)
  let test = ExpenseFormFeatureTestStore(form, services: .init(ledger: .test)) { Issue.record("\($0)") }
  await test.send(.setAmount("4")) { $0.amount = "4" }
  await test.send(.save)
  await test.receive(case: .saveFinished)
  test.expectEvent(.saved(Expense(id: 7, title: "Tea", euros: 4)))
  await test.finish()
}
