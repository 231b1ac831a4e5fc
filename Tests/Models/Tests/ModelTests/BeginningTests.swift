@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ListsModels

/// Models with actions `on: init`, and initial values that name other entries.
@Suite("Beginnings")
@MainActor
struct BeginningTests {
  private let porter: PorterSpy = PorterSpy(namesResult: AsyncStream { $0.finish() })

  private func stay(_ view: StayViewSpy? = nil, _ delegate: StayWitness? = nil) -> Stay {
    porter.onLastName = { "<\($0)>" }
    return Stay(porter: porter, view: view, prefix: "No ", floor: 3, delegate: delegate, for: 7, then: "!")
  }

  @Test("values name constants, services and arguments, and are no arguments themselves")
  func values() {
    let stay: Stay = stay()
    #expect(stay.rooms == [3, 12])
    #expect(stay.name == "No 7<7>!")
    #expect(stay.guest.name == "<0>")
  }

  @Test("values go by what they name, wherever that stands")
  func chain() {
    porter.onLastName = { "room \($0)" }
    let chain: Chain = Chain(floor: 3, porter: porter)
    #expect(chain.room == 4 && chain.first.number == 8)
    #expect(chain.rows.map(\.id) == [1, 2] && chain.changes == 2)
    #expect(chain.last == "8 of room 4 2")
    chain.note()
    #expect(chain.last == "of room 4")
    let store: KnotStore = KnotStore(Knot(turns: 2))
    store.send(.pull)
    #expect(store.config == "2" && store.last == "222")
  }

  @Test("its body is done before anybody observes, and before it reacts")
  func silence() {
    let (view, delegate): (StayViewSpy, StayWitness) = (StayViewSpy(), StayWitness())
    let stay: Stay = stay(view, delegate)
    #expect(view.calls == [.setName("No 7<7>!"), .setVisits(1)])
    #expect(delegate.changes.isEmpty)
    #expect(stay.visits == 1 && stay.moves == 0)
    stay.name = "new"
    #expect(stay.visits == 2)
    #expect(delegate.changes == [[.name, .visits]])
  }

  @Test("its children are heard from its body on")
  func events() {
    let stay: Stay = stay()
    #expect(stay.arrived == ["<0>"])
    stay.guest.arrive()
    #expect(stay.arrived == ["<0>", "<0>"])
  }

  @Test("its effects and loads begin when all that begins has written")
  func together() async {
    let library: Library = Library(find: { ids, who in "\(who) \(ids)" })
    #expect(library.ids == [1, 2])
    #expect(await Bindgen.settled(library, timeout: .seconds(60)) == [])
    #expect(library.book == "load [1, 2]" && library.log == ["effect [1, 2]"])
  }

  @Test("its effects begin, and end with the model")
  func effects() async {
    let (names, source) = AsyncStream<String>.makeStream()
    porter.onNames = { names }
    var stay: Stay? = stay()
    var token: Bindgen.Subscription?
    await withCheckedContinuation { done in
      token = stay?.observe(\.name) { _ in done.resume() }
      source.yield("Ann")
    }
    #expect(stay?.name == "Ann")
    await withCheckedContinuation { done in
      source.onTermination = { _ in done.resume() }
      token?.cancel()
      stay = nil
    }
  }

  @Test("a value's body runs in its 'init', and is no case")
  func value() {
    let trip: Trip = Trip(id: 1, on: 5)
    #expect(trip.days == [1, 5] && trip.steps == 7)
    let store: TripStore = TripStore(trip)
    store.send(.step)
    #expect(store.steps == 8)
  }
}

/// A delegate that records its notices.
private final class StayWitness: StayDelegate {
  var changes: [StayingChanges] = []
  func stay(_ stay: any Staying, didChange changes: StayingChanges) { self.changes.append(changes) }
}
