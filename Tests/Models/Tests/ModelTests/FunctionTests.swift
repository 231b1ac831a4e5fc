@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ListsModels

/// Functions: derivations with parameters.
@Suite("Functions")
@MainActor
struct FunctionTests {
  private func meadow() -> Meadow {
    Meadow(
      fence: Fence(),
      todos: [Todo(id: 1, title: "Ann"), Todo(id: 2, title: "Bob")],
      user: "Ann"
    )
  }

  @Test("they answer from outside, with what is there just then")
  func outside() {
    let meadow: Meadow = meadow()
    #expect(meadow.may(1) && meadow.may(2) && !meadow.may(1, at: 2) && !meadow.may(3))
    meadow.tighten()
    #expect(meadow.may(1) && !meadow.may(2))
    meadow.update { meadow in
      meadow.user = "Bob"
      #expect(!meadow.may(1) && meadow.may(2))
    }
    #expect(meadow.depth(of: 9) == 4)
    #expect(meadow.count(of: "Bob") == 1 && meadow.count(over: -1) == 2 && meadow.count(of: "") == 0)
  }

  @Test("what calls one depends on all that it reads, over others and over children")
  func dependencies() {
    let meadow: Meadow = meadow()
    var told: [Meadow.Changes] = []
    let token = meadow.observe { told.append($1) }
    #expect(meadow.canAll && meadow.mine.count == 2 && !meadow.isClosed && meadow.deep == 3)
    meadow.tighten()
    #expect(!meadow.canAll && meadow.mine.ids == [1])
    meadow.be("Bob")
    #expect(meadow.mine.ids == [2])
    meadow.fence.height = 3
    #expect(meadow.isClosed && meadow.stops(jump: 2))
    meadow.todos.append(Todo(id: 8, title: "Bob"))
    #expect(meadow.deep == 7 && meadow.mine.ids == [2, 8])
    #expect(told == [[.canAll, .mine], [.user, .mine], [.isClosed], [.todos, .mine, .bobs, .deep]])
    token.cancel()
  }

  @Test("in an effect they answer with what was there when it began")
  func effects() async {
    let meadow: Meadow = meadow()
    meadow.tighten()
    meadow.be("Bob")
    await meadow.release(1).value
    #expect(meadow.escapes.isEmpty)
    meadow.be("Ann")
    let work: Bindgen.Effect = meadow.release(2)
    meadow.be("Bob")
    await work.value
    #expect(meadow.escapes == [-2])
  }

  @Test("a value has them, its store has them, and its effects")
  func values() async {
    let store: YardStore = YardStore(Yard())
    await store.send(.watch(0)).finish()
    #expect(store.seen.isEmpty && store.isOver(2) && !store.isOver(1))
    await store.send(.watch(3)).finish()
    #expect(store.seen == [3] && store.limit == 3 && store.over == 0 && !store.isOver(3))
    #expect(store.state.isOver(4))
  }

  @Test("a double answers, and keeps no record of what it was asked")
  func doubles() {
    let stub: SomeMeadowStub = SomeMeadowStub(fence: Fence())
    stub.onMay = { id, least in id == least }
    stub.be("Ann")
    #expect(stub.may(3, at: 3) && !stub.may(3) && !stub.stops(jump: 1))
    #expect(stub.calls == [.be("Ann")])
  }
}
