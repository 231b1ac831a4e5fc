@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ChoicesBelowModels
@testable import ChoicesModels

/// A child that is one of several, in a value: in its store, and in a test store.
@Suite("One of several children, of values")
@MainActor
struct ChoiceStoreTests {
  private let gate: Gate = Gate()
  private var store: ContactsStore { ContactsStore(Contacts(), services: .init(gate: gate)) }

  @Test("the store's is an enum of stores, kept while the case and the value are the same")
  func stores() throws {
    let store = store
    var titles: [String] = []
    let token = store.observe { store, _ in titles.append(store.title) }
    store.send(.edit("Ada"))
    let form = try #require(store.destination.edit)
    form.send(.rename("Bob"))
    store.send(.destination(.edit(.rename("Cy"))))
    #expect(store.destination.edit === form && form.name == "Cy" && store.editedName == "Cy")
    store.send(.edit("Dora"))
    #expect(store.destination.edit !== form)
    store.send(.add)
    store.destination.add?.send(.more)
    store.send(.ask("sure?"))
    store.send(.help)
    store.send(.close)
    #expect(titles == ["Ada", "Bob", "Cy", "Dora", "0", "1", "sure?", "help", "none"])
    _ = token
  }

  @Test("a view may set it to 'nil' alone, and a late one ends nothing else")
  func dismissed() {
    let store = store
    store.send(.edit("Ada"))
    store.destination.add = nil
    store.destination.help = false
    store.destination = store.destination
    #expect(store.destination.edit != nil)
    store.destination.help = true
    #expect(store.destination.edit != nil)
    store.destination.edit = nil
    #expect(store.destination == nil && store.state.destination == nil)
    store.send(.ask("sure?"))
    store.destination = nil
    #expect(store.state.destination == nil && store.state.log.last == "none")
  }

  @Test("what a case runs ends with it")
  func effects() async {
    let store = store
    store.send(.edit("Ada"))
    store.send(.refresh)
    while gate.asked.isEmpty { await Task.yield() }
    #expect(store.destination.edit?.isLoading == true)
    store.destination = nil
    gate.open("Ada")
    #expect(await Bindgen.settled(store, timeout: .seconds(60)) == [])
    #expect(gate.cancelled == ["Ada"])
    store.send(.edit("Bob"))
    store.send(.refresh)
    while gate.asked.count < 2 { await Task.yield() }
    store.send(.stop)
    #expect(store.destination.edit?.isLoading == false)
    gate.open("Bob")
    #expect(await Bindgen.settled(store, timeout: .seconds(60)) == [])
    store.send(.refresh)
    while gate.asked.count < 3 { await Task.yield() }
    gate.open("Bob")
    #expect(await Bindgen.settled(store, timeout: .seconds(60)) == [])
    #expect(store.destination.edit?.hint == "Bob!")
  }

  @Test("an event of a case is heard, and the case that it dismisses is told")
  func events() {
    let store = store
    store.send(.edit("Ada"))
    var heard: [String] = []
    store.destination.edit?.onEvent = { heard.append("\($0)") }
    store.send(.shout)
    #expect(store.editedName == "Ada!")
    store.destination.edit?.send(.save)
    #expect(heard == [#"saved("Ada!")"#] && store.names == ["Ada!"] && store.destination == nil)
    store.send(.edit("Ada"))
    store.destination.edit?.send(.rename("quit"))
    #expect(store.destination == nil)
    #expect(store.log == ["Ada", "Ada!", "save", "none", "Ada", "rename", "quit", "left", "none"])
  }

  @Test("a test store asserts actions of cases, and says what differs in which case")
  func tested() async {
    var failures: [String] = []
    let test = ContactsTestStore(Contacts(), services: .init(gate: gate)) { failures.append($0) }
    await test.send(.edit("Ada")) {
      $0.destination = .edit(EditForm(id: 3, name: "Ada"))
      $0.log = ["Ada"]
    }
    await test.send(.destination(.edit(.rename("Bob")))) {
      $0.destination.edit?.name = "Bob"
      $0.log += ["rename", "Bob"]
    }
    #expect(failures == [])
    await test.send(.destination(.edit(.rename("Cy")))) {
      $0.destination.edit?.name = "Di"
      $0.log += ["rename", "Cy"]
    }
    #expect(failures.count == 1 && failures[0].contains("destination.edit.name"))
    failures = []
    await test.send(.destination(.add(.more)))
    #expect(failures.count == 1 && failures[0].contains("there is no 'destination.add' for more"))
    failures = []
    await test.send(.destination(.edit(.load))) { $0.log += ["load"] }
    while gate.asked.isEmpty { await Task.yield() }
    gate.open("Cy")
    await test.receive(.destination(.edit(.loadFinished("Cy!")))) {
      $0.destination.edit?.hint = "Cy!"
      $0.log += ["loadFinished", "Cy"]
    }
    await test.send(.ask("a")) {
      $0.destination = .confirm("b")
      $0.log.append("a")
    }
    #expect(failures.count == 1 && failures[0].contains("destination.confirm"))
    failures = []
    await test.send(.dismissDestination) {
      $0.destination = nil
      $0.log.append("none")
    }
    await test.finish()
    #expect(failures == [])
  }

  @Test("one that is always there has no 'nil'")
  func always() {
    let store = store
    #expect(store.panel.map && store.panelTitle == "map")
    store.send(.showList)
    let list = store.panel.list
    list?.send(.more)
    #expect(store.panelTitle == "list 1" && store.panel.list === list && store.log == ["panel more"])
    store.send(.showMap)
    #expect(store.panel.map)
    #expect(
      ContactsStore(Contacts(panel: .list(AddForm(number: 3))), services: .init(gate: gate)).panel.list?.number == 3
    )
  }

  @Test("a row has one of several, and that has one of several")
  func nested() async {
    let store = ContactsStore(Contacts(cards: [Card(id: 1), Card(id: 2)]), services: .init(gate: gate))
    let row = store.each.cards[id: 1]
    row?.send(.open)
    #expect(row?.sheet.edit?.name == "card" && row?.isOpen == true && store.each.cards[id: 2]?.isOpen == false)
    row?.sheet.edit?.send(.load)
    while gate.asked.isEmpty { await Task.yield() }
    store.send(.stopCards)
    gate.open("card")
    #expect(await Bindgen.settled(store, timeout: .seconds(60)) == [])
    #expect(gate.cancelled == ["card"] && row?.sheet.edit?.hint == "")
    row?.sheet.edit?.send(.save)
    #expect(row?.sheet == nil)
    row?.send(.add)
    store.send(.cards(id: 1, .sheet(.add(.editFirst))))
    row?.sheet.add?.alert.first?.send(.rename("Ada"))
    #expect(store.state.cards[id: 1]?.sheet.add?.alert.first?.name == "Ada")
    row?.sheet.add?.alert.sure = nil
    #expect(row?.sheet.add?.alert.first != nil)
    row?.sheet.add?.alert = nil
    #expect(row?.sheet.add?.isAlerting == false)
    row?.sheet = nil
    #expect(store.state.cards[id: 1]?.sheet == nil)
  }

  @Test("a value's case is edited in place")
  func inPlace() {
    var value = Contacts(destination: .edit(EditForm(id: 1, name: "Ada")))
    value.destination.edit?.name += "!"
    #expect(value.destination.edit?.name == "Ada!")
    value.destination.add?.number = 3
    #expect(value.destination.add == nil && value.destination.edit != nil)
    value.destination.edit = nil
    #expect(value.destination == nil)
    value.panel.list = AddForm(number: 2)
    value.panel.list?.number += 1
    value.panel.list = nil
    #expect(value.panel == .list(AddForm(number: 3)))
  }

  @Test("a value in a sheet is known by its case and its 'id'")
  func identities() {
    let (one, other) = (EditForm(id: 1), EditForm(id: 2))
    #expect(Contacts.Destination.edit(one).id == Contacts.Destination.edit(EditForm(id: 1, name: "x")).id)
    #expect(Contacts.Destination.edit(one).id != Contacts.Destination.edit(other).id)
    #expect(Contacts.Destination.add(AddForm()).id == Contacts.Destination.add(AddForm(number: 1)).id)
    let store = store
    store.send(.add)
    #expect(store.destination?.id == store.destination?.id)
  }
}
