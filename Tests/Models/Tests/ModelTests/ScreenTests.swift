@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

/// Whole screens, each as a spec and by hand: both do the same.
@Suite("Screens")
@MainActor
struct ScreenTests {
  // MARK: Settings

  @Test("settings: what was kept is there, and what changes is kept once, a moment later", arguments: [false, true])
  func settings(isByHand: Bool) async {
    let store: SettingsStoreSpy = SettingsStoreSpy()
    let clock: TestClock = TestClock()
    store.onString = { ["theme": "dark", "size": "20"][$0] }
    let screen: any SettingsScreen =
      isByHand ? SettingsByHand(store: store, clock: clock) : Settings(store: store, clock: clock)
    #expect(screen.sample == "dark, 20 points" && !screen.isUsual && screen.isDark)
    await clock.advance(by: .seconds(1))
    #expect(store.writes.isEmpty)
    // The clock does not know of tasks by hand before they sleep.
    screen.size = 21
    await until { clock.sleepers >= 1 }
    await clock.advance(by: .milliseconds(200))
    screen.reset()
    await until { clock.sleepers >= 1 }
    await clock.advance(by: .milliseconds(200))
    #expect(store.writes.isEmpty && screen.isUsual)
    await clock.advance(by: .milliseconds(100))
    await until { !store.writes.isEmpty }
    #expect(store.writes == ["system theme", "15 size", "no usage"])
  }

  // MARK: Photos

  @Test("photos: one is opened, or several are selected and deleted", arguments: [false, true])
  func photos(isByHand: Bool) async {
    let (library, router): (PhotoLibrarySpy, PhotoRouterSpy) = (PhotoLibrarySpy(), PhotoRouterSpy())
    library.allResult = (1...4).map { Photo(id: $0, bytes: $0 * 10) }
    let screen: any PhotosScreen =
      isByHand ? PhotosByHand(library: library, router: router) : Photos(library: library, router: router)
    screen.tap(2)
    #expect(router.calls == [.open(2)] && screen.title == "4 photos")
    screen.isSelecting = true
    for id in [2, 3, 2] { screen.tap(id) }
    #expect(screen.title == "1 selected" && screen.bytes == 30 && screen.isSelected(3) && screen.canDelete)
    library.deleteResult = false
    await screen.deleteAndWait()
    #expect(screen.title == "1 selected" && screen.canDelete)
    library.deleteResult = true
    await screen.deleteAndWait()
    #expect(screen.title == "3 photos" && !screen.isSelecting && screen.bytes == 0 && !screen.canDelete)
    screen.isSelecting = true
    screen.selectAll()
    #expect(screen.title == "3 selected")
    screen.isSelecting = false
    #expect(!screen.isSelected(1) && router.calls.count == 1)
  }

  // MARK: Peers

  @Test("peers: a framework calls back, the view shows, the router goes on", arguments: [false, true])
  func peers(isByHand: Bool) {
    let (browser, router, view): (PeerBrowserSpy, PeersRouterSpy, PeersViewSpy) = (.init(), .init(), .init())
    let screen: any PeersScreen =
      isByHand
      ? PeersByHand(browser: browser, router: router, view: view)
      : PeersPresenter(browser: browser, router: router, view: view)
    #expect(view.title == "Searching …")
    screen.begin()
    browser.delegate?.browser(browser, didFind: Peer(id: 1, name: "Zoe"))
    browser.delegate?.browser(browser, didFind: Peer(id: 2, name: "Ann"))
    #expect(view.title == "2 nearby" && view.names == ["Ann", "Zoe"])
    screen.select("Eve")
    screen.select("Zoe")
    #expect(view.names == ["Ann", "Zoe"] && router.calls == [.showPeer(1)])
    #expect(view.recorder.names.contains("shake()"))
    browser.delegate?.browser(browser, didLose: 2)
    #expect(view.names == ["Zoe"])
    browser.delegate?.browser(browser, didFail: "No network")
    #expect(view.title == "No network" && view.canRetry && view.names.isEmpty)
    screen.begin()
    screen.cancel()
    #expect(!view.canRetry && router.calls == [.showPeer(1), .close])
    #expect(browser.recorder.names.filter { $0 != "delegate" } == ["start()", "stop()", "start()", "stop()"])
  }

  // MARK: Menu

  @Test("menu: a table asks its data source, by sections, while one searches", arguments: [false, true])
  func menu(isByHand: Bool) {
    let dishes: [Dish] = [
      Dish(id: 1, name: "Soup", course: "First"), Dish(id: 2, name: "Pasta", course: "Main"),
      Dish(id: 3, name: "Salad", course: "First"),
    ]
    let table: Table = Table()
    var changes: Int = 0
    let byHand: MenuByHand = MenuByHand(dishes: dishes)
    byHand.onChange = { changes += 1 }
    let menu: Menu = Menu(dishes: dishes)
    let token = menu.observe(\.sections) { _ in changes += 1 }
    table.data = isByHand ? byHand : menu
    #expect(table.lines == ["First", "Soup", "Salad", "Main", "Pasta"])
    if isByHand { byHand.search = "as" } else { menu.search = "as" }
    #expect(table.lines == ["Main", "Pasta"] && changes == 1)
    token.cancel()
  }
}

// MARK: - Protocols of both

@MainActor private protocol SettingsScreen: AnyObject {
  var size: Int { get set }
  var isUsual: Bool { get }
  var sample: String { get }
  var isDark: Bool { get }
  func reset()
}

extension Settings: SettingsScreen {
  fileprivate var isDark: Bool { isChosen(.dark) }
}

extension SettingsByHand: SettingsScreen {
  fileprivate var isDark: Bool { isChosen(.dark) }
}

extension SettingsStoreSpy {
  fileprivate var writes: [String] {
    calls.compactMap { if case .set(let text, let key) = $0 { "\(text) \(key)" } else { nil } }
  }
}

@MainActor private protocol PhotosScreen: AnyObject {
  var isSelecting: Bool { get set }
  var title: String { get }
  var bytes: Int { get }
  var canDelete: Bool { get }
  func isSelected(_ id: Int) -> Bool
  func tap(_ id: Int)
  func selectAll()
  func deleteAndWait() async
}

extension Photos: PhotosScreen {
  fileprivate func deleteAndWait() async { await delete().value }
}

extension PhotosByHand: PhotosScreen {
  fileprivate func deleteAndWait() async { await delete()?.value }
}

@MainActor private protocol PeersScreen: AnyObject {
  func begin()
  func select(_ name: String)
  func cancel()
}

extension PeersPresenter: PeersScreen {}
extension PeersByHand: PeersScreen {}
