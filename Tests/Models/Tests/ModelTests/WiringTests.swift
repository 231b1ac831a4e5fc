@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ListsModels

/// Services that a model does not store, or that are set after the model has been created.
@Suite("Wiring")
@MainActor
struct WiringTests {
  private struct Store: ShelvesStore { let count: Int }

  private let owner: Librarian = Librarian(name: "Ada")

  @Test("what may be missing is nil in 'init', and is set afterwards, once or again")
  func setLater() {
    let shelves: Shelves = Shelves(owner: owner, store: Store(count: 3))
    #expect(shelves.router == nil && shelves.chosen == nil && shelves.count == 3)
    shelves.choose(1)
    var lines: [String] = []
    shelves.log = { lines.append($0) }
    let router: ShelvesRouterSpy = ShelvesRouterSpy()
    shelves.router = router
    shelves.choose(2)
    #expect(lines == ["Ada chose 2"] && router.calls == [.open(2)])
    shelves.log = nil
    shelves.choose(3)
    #expect(lines.count == 1 && router.calls.count == 2)
  }

  @Test("who sees a part of it is tested with a double of that part")
  func part() {
    let spy: ShelvesReadingSpy = ShelvesReadingSpy()
    let reading: any ShelvesReading = spy
    reading.choose(4)
    #expect(spy.calls == [.choose(4)] && reading.chosen == nil)
    let real: any ShelvesReading = Shelves(owner: owner, store: Store(count: 1))
    real.choose(4)
    #expect(real.chosen == 4)
  }

  @Test("a weak one is not kept, nor is an unowned one; an effect keeps what it begins with")
  func held() async {
    var router: ShelvesRouterSpy? = ShelvesRouterSpy()
    let recorder = router?.recorder
    let isThere: () -> Bool = { [weak router] in router != nil }
    let shelves: Shelves = Shelves(router: router, owner: owner, store: Store(count: 0))
    shelves.chooseLater(5)
    router = nil
    #expect(isThere())
    await Bindgen.settled(shelves, timeout: .seconds(60))
    #expect(recorder?.calls == [.open(5)] && !isThere() && shelves.router == nil)

    var other: Librarian? = Librarian(name: "Eve")
    let isOwnerThere: () -> Bool = { [weak other] in other != nil }
    let second: Shelves? = other.map { Shelves(owner: $0, store: Store(count: 0)) }
    other = nil
    #expect(!isOwnerThere() && second?.count == 0)
  }
}
