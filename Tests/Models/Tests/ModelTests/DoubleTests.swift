@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ContractsModels

/// Spies and stubs, as tests of a consumer use them.
@Suite("Doubles")
struct DoubleTests {
  @Test("a presenter is tested by spies alone", arguments: [true, false])
  func presenter(isSaved: Bool) throws {
    let journal: Journal = Journal()
    let view: HogeViewProtocolSpy = HogeViewProtocolSpy(journal: journal)
    let model: HogeModelRepresentableSpy = HogeModelRepresentableSpy(journal: journal)
    let presenter: any HogePresenterProtocol = HogePresenter(model: model, view: view)
    model.onSave = { completion in completion(isSaved) }
    presenter.saveHoge()
    let shown: String = isSaved ? "showSaveSuccessAlert()" : "showSaveFailedAlert()"
    #expect(view.names == [shown])
    #expect(view.calls == [isSaved ? .showSaveSuccessAlert : .showSaveFailedAlert])
    #expect(journal.names == ["HogeModelRepresentable.save(_:)", "HogeViewProtocol.\(shown)"])
    guard case .save(let completion) = try #require(model.calls.first) else { return }
    completion(!isSaved)
    #expect(view.calls.count == 2)
    view.reset()
    journal.reset()
    #expect(view.names.isEmpty && journal.names.isEmpty && model.names.count == 1)
  }

  @Test("who talks to a model's protocol is tested with its spy")
  func modelsProtocol() {
    let presenter: HogePresenterProtocolSpy = HogePresenterProtocolSpy()
    (presenter as any HogePresenterProtocol).saveHoge()
    #expect(presenter.calls == [.saveHoge])
  }

  @Test("setting a property of a view is a call")
  func properties() {
    let view: TitlePresenterViewSpy = TitlePresenterViewSpy(mood: .happy)
    let presenter: TitlePresenter = TitlePresenter(view: view)
    presenter.title = "a"
    presenter.mood = .happy
    #expect(view.names == ["title", "mood", "title", "mood"])
    #expect(view.calls.first == .setTitle("") && view.calls.last == .setMood(.happy))
  }

  @Test("what is not stubbed is thrown, empty, or was asked for")
  func answers() async throws {
    let store: TodoStoreSpy = TodoStoreSpy(parseResult: .success(3), nextResult: Todo(id: 9))
    await #expect(throws: Unstubbed("TodoStore.load()")) { try await store.load() }
    try await store.save(Todo())
    store.saveResult = .failure(Unstubbed("the disk"))
    await #expect(throws: Unstubbed("the disk")) { try await store.save(Todo()) }
    #expect(Unstubbed("A.b()").description == "nothing is stubbed for A.b()")
    #expect(try store.parse("x") == 3)
    #expect(store.next() == Todo(id: 9))
    #expect(store.find("key") == nil)
    #expect(store.count { _ in true } == 0)
    #expect(store.title(level: 2) == "")
    #expect(store.transaction { 5 } == 5)
    #expect(throws: ParseError.self) { try store.transaction { throw ParseError() } }
    var todos: [Todo] = [Todo(id: 1)]
    store.fill(&todos)
    store.fail("no")
    store.save(Todo(id: 2)) { _ in }
    #expect(
      store.names == [
        "load()", "save(_:)", "save(_:)", "parse(_:)", "next()", "find(_:)", "count(where:)", "title(level:)",
        "transaction(_:)", "transaction(_:)", "fill(_:)", "fail(_:)", "save(_:then:)",
      ]
    )
    guard case .fill(todos) = store.calls[10], case .fail("no") = store.calls[11],
      case .find(let key) = store.calls[5], key as? String == "key"
    else {
      Issue.record("\(store.calls)")
      return
    }
  }

  @Test("a closure answers first, then results one by one, then the result")
  func order() async throws {
    let store: TodoStoreSpy = TodoStoreSpy(parseResult: .failure(ParseError()), nextResult: Todo())
    store.loadResult = .success([Todo(id: 3)])
    store.loadResults = [.success([Todo(id: 1)]), .failure(ParseError())]
    #expect(try await store.load() == [Todo(id: 1)])
    await #expect(throws: ParseError()) { try await store.load() }
    #expect(try await store.load() == [Todo(id: 3)])
    store.onLoad = { [Todo(id: 4)] }
    #expect(try await store.load() == [Todo(id: 4)])
    store.titleResults = ["a"]
    store.titleResult = "b"
    #expect([store.title(level: 1), store.title(), store.title(level: 1)] == ["a", "b", "b"])
    store.onTitle = { String($0) }
    #expect(store.title(level: 7) == "7")
    #expect(throws: ParseError()) { () throws in _ = try store.parse("1") }
    store.reset(stubs: true)
    #expect(store.calls.isEmpty && store.title() == "")
    await #expect(throws: Unstubbed.self) { try await store.load() }
  }

  @Test("generic arguments and results pass as what they are known to be outside")
  func generics() async throws {
    let store: TodoStoreSpy = TodoStoreSpy(parseResult: .success(1), nextResult: Todo())
    store.fetchResult = .success("text")
    #expect(try await store.fetch(String.self, from: "there") == "text")
    await #expect(throws: Unstubbed.self) { try await store.fetch(Int.self, from: "there") }
    store.onFetch = { type, url -> any Decodable & Sendable in
      if type is Int.Type { url.count } else { "none" }
    }
    #expect(try await store.fetch(Int.self, from: "there") == 5)
    store.onFind = { key in key as? Int == 4 ? Todo(id: 4) : nil }
    #expect(store.find(4) == Todo(id: 4) && store.find(5) == nil)
  }

  @Test("a closure that needs nothing is run once, unless another answers")
  func closures() throws {
    let store: TodoStoreSpy = TodoStoreSpy(parseResult: .success(1), nextResult: Todo())
    var runs: Int = 0
    store.perform { runs += 1 }
    #expect(runs == 1)
    store.onPerform = { body in
      body()
      body()
    }
    store.perform { runs += 1 }
    #expect(runs == 3)
    let names: NameStoreSpy = NameStoreSpy(handlerResult: { 4 })
    #expect(try names.measure { 7 } == 7)
    #expect(throws: ParseError.self) { try names.measure { throw ParseError() } }
    #expect(names.lock { "x" } == "x")
    #expect(throws: ParseError.self) { try names.wait(try { () throws -> Int in throw ParseError() }()) }
    #expect(names.handler()() == 4)
  }

  @Test("a parameter may have the name of a stub, and a method that of a keyword")
  func names() throws {
    let names: NameStoreSpy = NameStoreSpy(handlerResult: { 4 })
    names.keep(3)
    names.pick("x")
    #expect(names.default() == nil)
    #expect(names.names == ["keep(_:)", "pick(_:)", "default()"])
    guard case .keep(3) = names.calls[0], case .default = names.calls[2] else {
      Issue.record("\(names.calls)")
      return
    }
  }

  @Test("a double has what its protocol inherits")
  func inheritance() throws {
    let archive: TodoArchiveSpy = TodoArchiveSpy(handlerResult: { 2 })
    let names: any NameStore = archive
    names.keep(1)
    try archive.clear()
    #expect(archive.names == ["keep(_:)", "clear()"])
    #expect(AnyTodoArchive(archive).handler()() == 2)
  }

  @Test("a closure is run as it is, and what could not be run is not")
  func oddClosures() async throws {
    let odd: OddStoreSpy = OddStoreSpy(strictResult: .success(Todo(id: 3)))
    var runs: Int = 0
    try odd.inTransaction { runs += 1 }
    #expect(await odd.wait { 4 } == 4)
    #expect(try odd.strict { throw ParseError() } == Todo(id: 3))
    #expect(runs == 1)
    let box: Mutable = Mutable()
    odd.onSend = { $0.count += 1 }
    await odd.send(box)
    #expect(box.count == 1)
    odd.onAsk = { answer, recorder, onAsk in answer + recorder + onAsk }
    #expect(odd.ask(answer: 1, recorder: 2, onAsk: 3) == 6)
    let store: any OddStore = odd
    store.move(1)
    store.move()
    guard case .move(1, 0) = odd.calls[5], case .move(0, 0) = odd.calls[6] else {
      Issue.record("\(odd.calls)")
      return
    }
    #expect(SomeCountedStub(calls: 3).recorder.calls.isEmpty)
  }

  @Test("many tasks may call a spy at once")
  func tasks() async {
    let journal: Journal = Journal()
    let store: TodoStoreSpy = TodoStoreSpy(parseResult: .success(1), nextResult: Todo(), journal: journal)
    store.titleResults = (0..<200).map(String.init)
    let titles: Set<String> = await withTaskGroup(of: String.self) { group in
      for _ in 0..<200 {
        group.addTask {
          store.onFail = { _ in }
          store.fail("x")
          return store.title()
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(titles.count == 200)
    #expect(store.calls.count == 400 && journal.names.count == 400)
  }

  @Test("what a stub ends when it is set anew may call the double")
  func reentrance() {
    final class Caller: Sendable {
      let store: TodoStoreSpy
      init(_ store: TodoStoreSpy) { self.store = store }
      deinit { store.fail("gone") }
    }
    let store: TodoStoreSpy = TodoStoreSpy(parseResult: .success(1), nextResult: Todo())
    let caller: Caller = Caller(store)
    store.onPerform = { [caller] _ in withExtendedLifetime(caller) {} }
    store.onPerform = nil
    #expect(store.onPerform == nil)
  }

  @Test("a service may have a value of its own")
  func defaults() {
    let loader: Loader = Loader(
      store: TodoStoreSpy(parseResult: .success(1), nextResult: Todo()),
      names: NameStoreSpy(handlerResult: { 1 }),
      odd: OddStoreSpy(strictResult: .success(Todo())),
      finisher: .spy(recorder: Bindgen.Recorder("Finisher")),
      archive: TodoArchiveSpy(handlerResult: { 1 }),
      client: .spy(recorder: Bindgen.Recorder("TodoClient"), onParse: { _ in 1 })
    )
    #expect(loader.tick() == 1)
  }

  @Test("a struct of closures is a service without a protocol")
  func closuresOfAService() async throws {
    let journal: Journal = Journal()
    let recorder: Bindgen.Recorder<TodoClient.Call> = Bindgen.Recorder("TodoClient", journal: journal)
    var client: TodoClient = .spy(recorder: recorder, onSave: { _, index in index == 0 }, onParse: { $0.count })
    let loader: Loader = Loader(
      store: TodoStoreSpy(parseResult: .success(1), nextResult: Todo()),
      names: NameStoreSpy(handlerResult: { 1 }),
      odd: OddStoreSpy(strictResult: .success(Todo())),
      finisher: .spy(recorder: Bindgen.Recorder("Finisher")),
      archive: TodoArchiveSpy(handlerResult: { 1 }),
      client: client
    )
    #expect(try await loader.save(Todo(id: 1)))
    await #expect(throws: Unstubbed("TodoClient.load()")) { try await client.load() }
    #expect(try client.parse("abc") == 3)
    client.log("a", "b")
    client.fail("no")
    var runs: Int = 0
    client.perform { runs += 1 }
    #expect(client.measure { runs += 1 } == 0 && runs == 2)
    var todos: [Todo] = []
    client.onFill = { $0.append(Todo()) }
    client.fill(&todos)
    #expect(todos.count == 1)
    #expect(journal.names.first == "TodoClient.save(_:at:)" && recorder.names.count == 7)
    guard case .save(Todo(id: 1), at: 0) = recorder.calls[0], case .log(["a", "b"]) = recorder.calls[3] else {
      Issue.record("\(recorder.calls)")
      return
    }
  }

  @Test("all fields of a stub can be set, its actions are recorded, and observers are notified")
  func stub() async throws {
    let stub: SomeObjectStub = SomeObjectStub(int: 3, double: 8, parseResult: .success(1))
    let object: any SomeObject = stub
    #expect(object.int == 3 && object.double == 8 && object.title == "" && object.limit == 9)
    var told: [Int] = []
    let token: Bindgen.Subscription = object.observe(\.double) { told.append($0) }
    let second: Bindgen.Subscription = object.observe { object, changes in
      if changes.contains(.seen) { told += object.seen }
    }
    stub.double = 9
    stub.seen = [5]
    #expect(told == [9, 5])
    object.increment(by: 2)
    object.add(1, 2)
    #expect(stub.names == ["increment(by:twice:)", "add(_:)"])
    if case .increment(by: 2, twice: false)? = stub.calls.first {} else { Issue.record("\(stub.calls)") }
    await #expect(throws: Unstubbed("SomeObject.load(_:)")) { try await object.load("x") }
    stub.loadResult = .success(4)
    #expect(try await object.load("x") == 4)
    withExtendedLifetime((token, second)) {}
    let spy: SomeObjectSpy = stub
    #expect(spy === stub)
    #expect(SomeFeelingStub(mood: .calm, better: .happy).better == .happy)
    #expect(SomeSilentStub(double: 3).double == 3)
  }
}
