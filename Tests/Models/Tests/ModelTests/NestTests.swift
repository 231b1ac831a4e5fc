@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import TransactionsModels

/// Reactions of a value that its parent changes without calling an action of it.
@Suite("A parent's writes")
@MainActor
struct NestTests {
  private let log: TransactionLog = TransactionLog()

  private func store(_ nest: Nest = Nest()) -> NestStore {
    let log: TransactionLog = log
    return NestStore(nest, services: .init(done: { await log.add($0) }))
  }

  @Test("a child reacts to what its parent writes, once, and begins what it begins")
  func writes() async {
    let store: NestStore = store()
    await store.send(.rename("Ada")).value
    #expect(store.state.bird.edits == 1 && log.take() == ["named Ada"])
    store.send(.sing)
    #expect(store.state.bird.edits == 11 && store.state.bird.songs == [2])
    await store.send(.renameLater("Eve")).value
    #expect(store.state.bird.edits == 12 && log.take() == ["named Eve"])
    await store.send(.rename("Eve")).value
    #expect(store.state.bird.edits == 12 && log.take() == [])
  }

  @Test("it reacts to what changes below it")
  func below() {
    let store: NestStore = store()
    store.send(.hatch)
    #expect(store.state.bird.edits == 10)
    store.send(.feed)
    #expect(store.state.bird.edits == 20 && store.state.bird.size == 2)
    #expect(store.bird.egg.isBig && store.state.bird.egg.isBig)
  }

  @Test("so does one that may be missing, while it is there; another one has not changed")
  func comingAndGoing() async {
    let store: NestStore = store()
    await store.send(.nameGuest("Ada")).value
    #expect(log.take() == [])
    store.send(.invite)
    await store.send(.nameGuest("Ada")).value
    #expect(store.state.guest?.edits == 1 && log.take() == ["named Ada"])
    store.send(.replace)
    #expect(store.state.bird.edits == 0)
  }

  @Test("a row reacts to an action of its own that others call")
  func rows() {
    let store: FlockStore = FlockStore(Flock(hens: [Hen(id: 1)]), services: .init())
    store.send(.nameHen("Ada"))
    #expect(store.state.hens[id: 1]?.edits == 1)
  }
}
