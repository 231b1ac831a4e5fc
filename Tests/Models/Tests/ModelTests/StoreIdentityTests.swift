@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ReducersModels

/// The identity of stores and their effects, when children and rows are replaced, go, and come back.
@Suite("Stores of those that come and go")
@MainActor
struct StoreIdentityTests {
  let booth: StoreBooth = StoreBooth()

  private func store(_ tree: Tree) -> TreeStore { TreeStore(tree, services: .init(booth: booth, called: { _ in })) }

  private func leaf(_ id: Int, mark: Int = 0, _ text: String = "") -> Leaf { Leaf(id: id, mark: mark, text: text) }

  private func twig(_ id: Int, mark: Int = 0, guest: Leaf? = nil) -> Twig {
    Twig(id: id, mark: mark, bud: leaf(1), guest: guest)
  }

  private func tree(_ twigs: Twig..., guest: Twig? = nil) -> Tree {
    Tree(mark: 0, twigs: Rows(twigs), crown: leaf(1), guest: guest)
  }

  // MARK: Children

  @Test func anotherChildEndsWhatTheOldOneRuns() async throws {
    let store: TreeStore = store(tree(guest: twig(1)))
    let old: TwigStore = try #require(store.guest)
    old.send(.only(1))
    old.bud.send(.only(2))
    await until { booth.running == [1, 2] }
    store.send(.invite(twig(1, mark: 3)))
    #expect(store.guest === old)
    #expect(old.mark == 3)
    #expect(booth.running == [1, 2])
    store.send(.invite(twig(2)))
    await until { booth.running == [] && store._engine.running.isEmpty }
    #expect(store.guest !== old)
    #expect(store.guest?.id == 2)
    // The old store has no part: it reads its last values, and sends to nobody.
    old.send(.setText("nobody"))
    old.bud.send(.setText("nobody"))
    #expect(store.guest?.text == "")
    #expect(store.guest?.bud.text == "")
    #expect(old.mark == 3)
  }

  @Test func anotherOneOfThoseThatAreAlwaysThere() async {
    let store: TreeStore = store(tree())
    let crown: LeafStore = store.crown
    crown.send(.only(1))
    await until { booth.running == [1] }
    store.send(.change(crown: leaf(1, mark: 2, "same")))
    #expect(booth.running == [1])
    store.send(.change(crown: leaf(2, "other")))
    await until { booth.running == [] && store._engine.running.isEmpty }
    #expect(store.crown === crown)
    #expect(crown.text == "other")
    crown.send(.only(2))
    await until { booth.running == [2] }
    // Parents cancel by name, whichever child it is.
    store.send(.stop)
    await until { booth.running == [] && store._engine.running.isEmpty }
  }

  @Test func aChildThatCameBackIsAnotherOne() throws {
    let store: TreeStore = store(tree(guest: twig(1)))
    let old: TwigStore = try #require(store.guest)
    store.send(.invite(nil))
    store.send(.invite(twig(1)))
    old.send(.setText("nobody"))
    #expect(store.guest?.text == "")
  }

  @Test func testStoresEndThem() async {
    let test: TreeTestStore = TreeTestStore(tree(guest: twig(1)), services: .init(booth: booth, called: { _ in })) {
      Issue.record("\($0)")
    }
    let next: Twig = twig(2)
    await test.send(.guest(.only(1)))
    await test.send(.invite(next)) { $0.guest = next }
    await test.finish()
  }

  // MARK: Rows

  @Test func whatAnActionBeginsAndTakesAwayNeverRuns() async {
    let store: TreeStore = store(tree(twig(1, guest: leaf(1))))
    await store.send(.twigs(id: 1, .guest(.leave(1)))).value
    await store.send(.twigs(id: 1, .leave(2))).value
    #expect(store.twigs.isEmpty)
    #expect(booth.running == [])
    #expect(store._engine.running.isEmpty)
  }

  @Test func aRowThatComesBackIsShownUnasked() throws {
    let store: TreeStore = store(tree(twig(1), twig(2)))
    let row: TwigStore = try #require(store.each.twigs[id: 2])
    // The same tree with another list, whose rows have no followers.
    store.send(.become(tree(twig(1))))
    store.send(.add(twig(2, mark: 5), at: 0))
    #expect(row.mark == 5)
    store.send(.twigs(id: 2, .setText("back")))
    #expect(row.text == "back")
  }

  @Test func constantsAreThoseOfTheValue() throws {
    let store: TreeStore = store(tree(twig(1, mark: 1)))
    let row: TwigStore = try #require(store.each.twigs[id: 1])
    var told: [TwigStore.Changes] = []
    let token: Bindgen.Subscription = row.observe { told.append($1) }
    store.send(.put([twig(1, mark: 7)]))
    #expect((row.mark, row.line) == (7, "7: "))
    #expect(told == [[.mark, .line, .all]])
    store.send(.become(Tree(mark: 9, twigs: [twig(1, mark: 7)], crown: leaf(1))))
    #expect((store.mark, store.line) == (9, "9: "))
    #expect(told.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test func childrenOfARowSendWithoutItsStore() throws {
    let store: TreeStore = store(tree(twig(1, guest: leaf(1))))
    let bud: LeafStore = try #require(store.each.twigs[id: 1]).bud
    let guest: LeafStore = try #require(store.each.twigs[id: 1]?.guest)
    bud.send(.setText("bud"))
    guest.send(.setText("guest"))
    #expect(store.twigs[id: 1]?.bud.text == "bud")
    #expect(store.twigs[id: 1]?.guest?.text == "guest")
  }

  // MARK: Order

  @Test func begunAndCancelledInOneTransaction() async {
    let store: TreeStore = store(tree())
    store.update {
      $0.send(.only(1))
      $0.send(.stop)
      $0.crown.send(.maybe(2, true))
      $0.crown.send(.maybe(3, false))
      $0.crown.send(.stop)
      $0.send(.setText("4"))
      $0.send(.setText("none"))
      $0.send(.stop)
    }
    await until { store._engine.running.isEmpty }
    #expect(booth.running == [])
  }

  @Test func cancelledBeforeItsTurn() async {
    weak var known: TreeStore?
    let store: TreeStore = TreeStore(
      tree(),
      services: .init(
        booth: booth,
        called: { _ in
          known?.send(.only(1)).cancel()
          known?.send(.setPending(3)).cancel()
        }
      )
    )
    known = store
    let first: Bindgen.Sent = store.send(.only(2))
    store.send(.call(0))
    await until { booth.running == [2] }
    // What it changes is changed all the same.
    #expect(store.pending == 3)
    first.cancel()
    await until { booth.running == [] && store._engine.running.isEmpty }
  }

  // MARK: Notices, and what is left

  @Test func listsThatAreAsTheyWereAreQuiet() {
    let store: TreeStore = store(tree(twig(1), twig(2)))
    var told: Int = 0
    let token: Bindgen.Subscription = store.observe { _, _ in told += 1 }
    store.send(.reverse)
    // A copy is retained, so the rows that are followed from now on are stored elsewhere.
    let copy: Rows<Twig> = store.twigs
    _ = store.each.twigs[id: 1]
    #expect(told == 1)
    store.send(.undo)
    #expect(told == 1)
    #expect(store.twigs == copy)
    withExtendedLifetime(token) {}
  }

  @Test func aStoreIsReleasedAlsoWhereItsChildWasRead() {
    weak var known: TreeStore?
    do {
      let store: TreeStore = store(tree(guest: twig(1)))
      known = store
      #expect(store.guest?.id == 1)
    }
    #expect(known == nil)
  }
}

/// The memory that remains of stores that have gone, beside the stores themselves.
@Suite("Cores of stores")
@MainActor
struct StoreCoreTests {
  @Test func coresGoWithTheirStores() {
    weak var core: Bindgen.Core?
    weak var childCore: Bindgen.Core?
    do {
      let store: TreeStore = TreeStore(
        Tree(mark: 0, crown: Leaf(id: 1, mark: 0)),
        services: .init(booth: StoreBooth(), called: { _ in })
      )
      core = store._core
      childCore = store.crown._core
    }
    #expect(core == nil)
    #expect(childCore == nil)
  }
}
