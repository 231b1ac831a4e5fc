import Observation
import Testing

@testable import PlainModels

/// Plain classes, which Observation alone observes.
@MainActor @Suite struct PlainTests {
  /// Returns how often Observation notifies of what `read` reads, while `write` runs.
  private func notices(of read: () -> Void, while write: () -> Void) -> Int {
    let count = Count()
    withObservationTracking(read) { count.value += 1 }
    write()
    return count.value
  }

  private final class Count: @unchecked Sendable { var value: Int = 0 }

  @Test func derivedFieldsAreFresh() {
    let cart = Cart()
    cart.add(Product(name: "Soup", price: 200))
    #expect(cart.total == 200 && cart.toPay == 200)
    cart.coupon = .off(percent: 10)
    #expect(cart.toPay == 180)
    cart.clear()
    #expect(cart.products.isEmpty && cart.toPay == 0 && cart.coupon == .none)
  }

  @Test func readersOfDerivedFieldsAreTold() {
    let cart = Cart()
    #expect(notices(of: { _ = cart.toPay }, while: { cart.coupon = .off(percent: 10) }) == 1)
    #expect(notices(of: { _ = cart.toPay }, while: { cart.add(Product(name: "Soup", price: 2)) }) == 1)
    #expect(notices(of: { _ = cart.total }, while: { cart.coupon = .none }) == 0)
  }

  @Test func actionsReturnAndThrow() async throws {
    let client = ProfileClientSpy()
    client.saveResult = .success(())
    var events: [ProfileForm.Event] = []
    let form = ProfileForm(client: client, draft: "Ann") { events.append($0) }
    #expect(form.name == "Ann" && form.emailProblem == nil && !form.isTooLong("Ann"))
    #expect(throws: ProfileForm.Trouble.addressless) { try form.check() }
    #expect(form.emailProblem == "That is no address." && !form.canSave)
    await form.save()
    #expect(form.alert == "addressless" && client.calls.isEmpty && events.isEmpty)
    form.email = "ann@example.org"
    await form.save()
    #expect(form.attempts == 2)
    form.cancel()
    #expect(form.alert == nil && client.calls == [.save("Ann", "ann@example.org")])
    guard case .saved("Ann") = events.first, case .cancelled = events.last else {
      Issue.record("\(events)")
      return
    }
  }

  @Test func wrappersAndStubsAreObserved() {
    let form = ProfileForm(client: ProfileClientSpy(), draft: "")
    let wrapper = form.eraseToAnySomeProfileForm()
    #expect(notices(of: { _ = wrapper.name }, while: { form.name = "Ann" }) == 1)
    #expect(wrapper == AnySomeProfileForm(form) && wrapper.name == "Ann")
    let stub = SomeProfileFormStub(checkResult: .success("Bob"))
    #expect(notices(of: { _ = stub.alert }, while: { stub.alert = "No." }) == 1)
    #expect(notices(of: { _ = stub.calls }, while: { stub.cancel() }) == 0)
    var cancelled = 0
    stub.onEvent = { if case .cancelled = $0 { cancelled += 1 } }
    stub.send(.cancelled)
    #expect(cancelled == 1 && stub.calls == [.cancel])
  }

  @Test func aChildBehindACaseTellsItsParent() {
    let contacts = Contacts()
    contacts.addTapped()
    let form = contacts.destination.edit
    form?.name = "Ann"
    #expect(contacts.title == "Ann")
    #expect(notices(of: { _ = contacts.title }, while: { form?.name = "Anna" }) == 1)
    form?.save()
    #expect(contacts.names == ["Anna"] && contacts.destination.edit == nil && contacts.title == "Contacts")
    // No parent receives it any more.
    form?.save()
    #expect(contacts.names == ["Anna"])
    contacts.deleteTapped("Anna")
    #expect(contacts.destination.delete == "Anna" && !contacts.destination.help)
    contacts.deleteConfirmed()
    #expect(contacts.names.isEmpty)
  }

  @Test func aGivenChildTellsItsParent() {
    let form = EditForm(name: "Ann")
    let contacts = Contacts(destination: .edit(form), names: ["Bob"])
    form.save()
    #expect(contacts.names == ["Bob", "Ann"])
    contacts.filter.text = "A"
    #expect(contacts.shown == ["Ann"] && contacts.detail == nil)
  }

  @Test func aChildKeepsNoParent() {
    let form = EditForm(name: "Ann")
    weak var contacts: Contacts?
    do {
      let parent = Contacts(destination: .edit(form))
      contacts = parent
      #expect(contacts != nil)
    }
    #expect(contacts == nil)
    form.save()
  }

  @Test func writesAreComparedAsTheSpecSays() {
    let meter = Meter(id: "a", at: 5)
    #expect(meter.limit == 6 && meter.speed == 5 && !meter.isFast)
    #expect(notices(of: { _ = meter.beat }, while: { meter.beat = 0 }) == 1)
    #expect(notices(of: { _ = meter.limit }, while: { meter.recount() }) == 0)
    #expect(notices(of: { _ = meter.speed }, while: { meter.speed = 5.5 }) == 0)
    #expect(meter.speed == 5.5)
    #expect(notices(of: { _ = meter.isFast }, while: { meter.speed = 7 }) == 1)
    #expect(meter.isFast && meter.isFaster(than: 6) && meter.strike(2 as UInt8) == 2 && meter.beat == 2)
  }

  @Test func twoChildrenAreHeardAndOneIsLost() {
    let last = Pick(name: "last")
    let rows = Picks(first: Pick(name: "first"), last: last)
    var chosen: [String] = []
    rows.onEvent = { if case .chosen(let name) = $0 { chosen.append(name) } }
    rows.first.pick()
    last.pick()
    rows.last = Pick(name: "other")
    last.pick()
    rows.last?.pick()
    rows.last?.leave()
    #expect(rows.names == ["first", "last", "other"] && chosen == rows.names && rows.count == 3)
    // An object in two places is observed in both.
    rows.last = rows.first
    rows.first.pick()
    #expect(rows.names.suffix(2) == ["first", "first"])
    rows.last = nil
    rows.first.pick()
    #expect(rows.count == 6)
  }

  @Test func whatAsksForMoreIsObservedAllTheSame() {
    let notes = Notes()
    #expect(notices(of: { _ = notes.count }, while: { notes.add() }) == 1)
    let radio = Radio()
    var stations: [Int] = []
    let token = radio.observe(\.station) { stations.append($0) }
    radio.dial.angle = 25
    #expect(stations == [2])
    token.cancel()
    #expect(!((radio.dial as Any) is any Observable) && (notes as Any) is any Observable)
  }

  @Test func aClassThatNobodyObserves() {
    let counter = Counter()
    var fills: Int = 0
    counter.onEvent = { if case .full = $0 { fills += 1 } }
    for _ in 0..<3 { counter.up() }
    #expect(counter.double == 6 && fills == 1 && !((counter as Any) is any Observable))
  }
}
