@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Effects that retain their model until they have ended.
@Suite("Effects that outlive their model")
@MainActor
struct OutlivingTests {
  private let store: PageStore = PageStore()

  init() { store.isHolding = true }

  /// Waits until requests of that page are suspended.
  private func holds(_ number: Int) async { await until { store.held[number] != nil } }

  // MARK: Classes

  @Test("nobody else keeps the model, and it ends in 'then', which its owner hears of")
  func keeps() async {
    var events: [String] = []
    weak var editor: Editor?
    do {
      let new: Editor = Editor(store: store) { events.append("\($0)") }
      editor = new
      new.save(1)
    }
    await holds(1)
    #expect(editor?.isSaving == true)
    store.letGo(1)
    await until { editor == nil }
    #expect(events == [#"saved("page 1")"#])
  }

  @Test("so does one that fails, and those that wait in a queue")
  func fails() async {
    var events: [String] = []
    store.failing = [2]
    do {
      let editor: Editor = Editor(store: store) { events.append("\($0)") }
      editor.save(2)
      for number in [3, 4] { editor.queue(number) }
    }
    for (ended, number) in [2, 3, 4].enumerated() {
      await holds(number)
      store.letGo(number)
      // Two that run at once end in no promised order.
      await until { events.count == ended + 1 }
    }
    #expect(events == [#"saved("Missing(number: 2)")"#, #"saved("page 3")"#, #"saved("page 4")"#])
  }

  @Test("what does not outlive it ends with it, as ever; so does what never began")
  func others() async {
    var events: [String] = []
    weak var editor: Editor?
    do {
      let new: Editor = Editor(store: store) { events.append("\($0)") }
      editor = new
      new.saveAndForget(1)
      new.never()
      await holds(1)
    }
    #expect(editor == nil)
    store.letGo(1)
    for _ in 0..<20 { await Task.yield() }
    #expect(events == [])
  }

  @Test("it can be cancelled: by its name, by its handle, and by the task that waits for that")
  func cancelled() async {
    var events: [String] = []
    weak var editor: Editor?
    do {
      let new: Editor = Editor(store: store) { events.append("\($0)") }
      editor = new
      let waiting: Task<Void, Never> = Task { await new.save(1).finish() }
      await holds(1)
      waiting.cancel()
      let handle: Bindgen.Effect = new.save(2)
      await holds(2)
      handle.cancel()
      new.save(3)
      await holds(3)
      new.stop()
    }
    for number in 1...3 { store.letGo(number) }
    await until { editor == nil }
    #expect(events == [])
  }

  @Test("a parent that has let go of it hears nothing more")
  func parents() async {
    var events: [String] = []
    let desk: Cabinet = Cabinet()
    desk.edit(Editor(store: store) { events.append("\($0)") })
    desk.editor?.save(1)
    await holds(1)
    desk.editor?.save(2)
    await holds(2)
    store.letGo(1)
    await until { desk.titles == [#"saved("page 1")"#] }
    desk.close()
    store.letGo(2)
    await until { events.count == 2 }
    #expect(desk.titles == [#"saved("page 1")"#])
  }

  @Test("it begins also where its parent lets go of it in the action that calls it")
  func left() async {
    var events: [String] = []
    let desk: Cabinet = Cabinet()
    desk.edit(Editor(store: store) { events.append("\($0)") })
    desk.saveAndClose(1)
    #expect(desk.editor == nil)
    await holds(1)
    store.letGo(1)
    await until { events.count == 1 }
    #expect(events == [#"saved("page 1")"#] && desk.titles == [])
  }

  // MARK: Values

  @Test("in values it keeps the store")
  func stores() async {
    weak var desk: CabinetValueStore?
    var told: [[String]] = []
    do {
      let new: CabinetValueStore = CabinetValueStore(CabinetValue(), services: .init(store: store))
      desk = new
      let token = new.observe { store, _ in told.append(store.titles) }
      new.send(.save(1))
      await holds(1)
      token.cancel()
    }
    #expect(desk != nil)
    store.letGo(1)
    await until { desk == nil }
  }

  @Test("a child that goes ends its effects, as ever")
  func children() async {
    let desk: CabinetValueStore = CabinetValueStore(CabinetValue(), services: .init(store: store))
    desk.send(.edit)
    desk.send(.editor(.save(1)))
    await holds(1)
    desk.send(.editor(.save(2)))
    await holds(2)
    store.letGo(1)
    await until { desk.titles == [#"saved("page 1")"#] }
    desk.send(.close)
    store.letGo(2)
    #expect(await Bindgen.settled(desk, timeout: .seconds(60)) == [])
    #expect(desk.titles == [#"saved("page 1")"#])
  }

  @Test("a test's store is kept by its test alone, and tells of what runs when that ends")
  func testStores() async {
    var failures: [String] = []
    do {
      let desk = CabinetValueTestStore(CabinetValue(), services: .init(store: store)) { failures.append($0) }
      await desk.send(.save(1))
      await holds(1)
    }
    #expect(failures.count == 1 && failures.first?.contains("Outliving.bindgen.yml:") == true, "\(failures)")
    store.letGo(1)
  }
}
