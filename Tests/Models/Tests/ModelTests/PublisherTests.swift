@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import CombineModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A subscriber that requests a set number of values, and may react to each.
final class Taker<Input>: Subscriber {
  typealias Failure = Never

  private(set) var taken: [Input] = []
  private(set) var subscription: (any Subscription)?
  private(set) var isFinished: Bool = false
  /// The demand that it adds with each value.
  var wanted: Subscribers.Demand = .none
  var reaction: (Input) -> Void = { _ in }
  /// The demand that it requests when it receives its subscription.
  var first: Subscribers.Demand = .none

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first != .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    taken.append(input)
    reaction(input)
    return wanted
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }

  func ask(_ count: Int) { subscription?.request(.max(count)) }

  func askForAll() { subscription?.request(.unlimited) }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}

/// Values that the publishers of a model send, and when.
@Suite("Publishers")
struct PublisherTests {
  private final class Captured {}

  @Test("A field's publisher sends how it stands, and then each change, once a transaction")
  func field() {
    let meadow: Meadow = Meadow()
    meadow.sheep = ["Dolly"]
    var counts: [Int] = []
    var names: [[String]] = []
    let tokens: [AnyCancellable] = [
      meadow.publishers.count.sink { counts.append($0) }, meadow.publishers.sheep.sink { names.append($0) },
    ]
    #expect(counts == [1] && names == [["Dolly"]])
    meadow.welcome(["Shaun", "Timmy"])
    meadow.sheep = ["Dolly", "Shaun", "Timmy"]
    meadow.graze(by: 0.5)
    #expect(counts == [1, 3] && names == [["Dolly"], ["Dolly", "Shaun", "Timmy"]])
    meadow.sheep[0] = "Molly"
    #expect(counts == [1, 3] && names.count == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test("What changed is sent once a transaction, when everything holds")
  func changes() {
    let farm: Farm = Farm()
    var told: [Farm.Changes] = []
    let token: AnyCancellable = farm.changesPublisher.sink {
      told.append($0)
      #expect(farm.summary == "\(farm.name): \(farm.bales), \(farm.meadow.count)")
    }
    #expect(told.isEmpty)
    farm.fill()
    #expect(told == [[.bales, .summary]])
    farm.update { farm in
      farm.name = "Home"
      farm.fill()
      farm.barn.paint = "blue"
    }
    farm.barn.paint = "green"
    #expect(told == [[.bales, .summary], [.name, .bales, .summary]])
    token.cancel()
    farm.fill()
    #expect(told.count == 2)
  }

  @Test("Who cancels at the first value gets no other")
  func cancelledAtFirst() {
    let farm: Farm = Farm()
    let taker: Taker<Int> = Taker()
    (taker.first, taker.wanted) = (.max(1), .max(1))
    taker.reaction = { [unowned taker] _ in
      taker.cancel()
      farm.fill()
    }
    farm.publishers.bales.subscribe(taker)
    farm.fill()
    #expect(taker.taken == [0])
  }

  @Test("After a transaction the last of the latest combined fit; those of the changes fit always")
  func combined() {
    let village: Village = Village(farm: Farm(), other: Farm())
    let farm: Farm = village.farm
    var last: (String, Int)?
    var sent: Int = 0
    var states: [String] = []
    let tokens: [AnyCancellable] = [
      farm.publishers.summary.combineLatest(farm.publishers.bales).sink {
        last = $0
        sent += 1
      },
      farm.changesPublisher.map { _ in "\(farm.summary)/\(farm.bales)" }.sink { states.append($0) },
    ]
    #expect(sent == 1 && last?.0 == "Farm: 0, 0" && last?.1 == 0)
    farm.fill()
    // Once for each field that changed.
    #expect(sent == 3 && last?.0 == "Farm: 1, 1" && last?.1 == 1)
    #expect(states == ["Farm: 1, 1/1"])
    withExtendedLifetime(tokens) {}
  }

  @Test("Whoever subscribes in the middle of an action gets what holds then, and what changes after")
  func middle() {
    let farm: Farm = Farm()
    var bales: [Int] = []
    var token: AnyCancellable?
    farm.update { farm in
      farm.barn.bring(20)
      token = farm.publishers.bales.sink { bales.append($0) }
      #expect(bales == [2])
      farm.barn.bring(10)
      #expect(farm.bales == 3 && bales == [2])
    }
    #expect(bales == [2, 3])
    withExtendedLifetime(token) {}
  }

  @Test("A subscriber gets no more than it asks for; what it missed comes when it asks, the newest alone")
  func demand() {
    let meadow: Meadow = Meadow()
    let taker: Taker<Int> = Taker()
    meadow.publishers.count.subscribe(taker)
    #expect(taker.taken.isEmpty)
    taker.ask(1)
    #expect(taker.taken == [0])
    meadow.welcome(["Dolly"])
    meadow.welcome(["Shaun", "Timmy"])
    #expect(taker.taken == [0])
    taker.ask(2)
    #expect(taker.taken == [0, 3])
    meadow.sheep = []
    meadow.welcome(["Dolly"])
    #expect(taker.taken == [0, 3, 0])
    taker.wanted = .max(1)
    taker.ask(1)
    #expect(taker.taken == [0, 3, 0, 1])
    meadow.sheep = []
    #expect(taker.taken == [0, 3, 0, 1, 0])
    taker.cancel()
  }

  @Test("Who writes with each value gets what came of it when it asks for more, and no older value later")
  func writingOnDemand() {
    let meadow: Meadow = Meadow()
    let taker: Taker<Int> = Taker()
    taker.wanted = .max(1)
    taker.reaction = { if $0 < 2 { meadow.sheep.append("Dolly") } }
    meadow.publishers.count.subscribe(taker)
    taker.ask(1)
    #expect(taker.taken == [0, 1, 2])
    meadow.sheep = []
    #expect(taker.taken == [0, 1, 2, 0, 1, 2])
    taker.wanted = .none
    taker.reaction = { _ in }
    meadow.sheep = ["Shaun"]
    meadow.welcome(["Timmy", "Molly"])
    #expect(taker.taken == [0, 1, 2, 0, 1, 2, 1])
    taker.askForAll()
    meadow.sheep = []
    meadow.sheep = ["Shaun"]
    #expect(taker.taken == [0, 1, 2, 0, 1, 2, 1, 3, 0, 1])
    taker.cancel()
    meadow.sheep = []
    #expect(taker.taken.count == 10)
  }

  @Test("Changes that nobody asked for come together")
  func joined() {
    let meadow: Meadow = Meadow()
    let taker: Taker<Meadow.Changes> = Taker()
    meadow.changesPublisher.subscribe(taker)
    taker.ask(1)
    #expect(taker.taken.isEmpty)
    meadow.grass = 5
    meadow.welcome(["Dolly"])
    meadow.grass = 0.5
    #expect(taker.taken == [.grass])
    taker.ask(5)
    #expect(taker.taken == [.grass, [.grass, .sheep, .fence, .count, .isBare]])
    taker.cancel()
  }

  @Test("Who is cancelled in a notice gets nothing more, itself or another")
  func cancelling() {
    let meadow: Meadow = Meadow()
    var told: [String] = []
    var tokens: [AnyCancellable] = []
    tokens.append(
      meadow.publishers.count.sink {
        told.append("a\($0)")
        if $0 == 1 { for token in tokens { token.cancel() } }
      }
    )
    tokens.append(meadow.publishers.count.sink { told.append("b\($0)") })
    meadow.welcome(["Dolly"])
    meadow.welcome(["Shaun"])
    #expect(told == ["a0", "b0", "a1"])
  }

  @Test("A subscriber may subscribe, write and let go of the model")
  func anything() {
    var meadow: Meadow? = Meadow()
    weak let weakMeadow: Meadow? = meadow
    var told: [String] = []
    var later: AnyCancellable?
    let token: AnyCancellable? = meadow?.publishers.count.sink { count in
      told.append("count \(count)")
      if count == 1 {
        later = meadow?.publishers.grass.sink { told.append("grass \($0)") }
        meadow?.grass = 7
        #expect(meadow?.isBare == false)
        meadow = nil
      }
    }
    meadow?.welcome(["Dolly"])
    #expect(told == ["count 0", "count 1", "grass 1.0", "grass 7.0"])
    #expect(weakMeadow == nil)
    withExtendedLifetime((token, later)) {}
  }

  @Test("A publisher holds its model, a subscription does not; the model's end completes nothing")
  func lifetimes() {
    weak var weakMeadow: Meadow?
    weak var weakCaptured: Captured?
    let taker: Taker<Int> = Taker()
    var tokens: [AnyCancellable] = []
    do {
      let publisher: Bindgen.ModelPublisher<Int>
      do {
        let meadow: Meadow = Meadow(sheep: ["Dolly"])
        weakMeadow = meadow
        publisher = meadow.publishers.count
      }
      #expect(weakMeadow != nil)
      publisher.subscribe(taker)
      taker.ask(1)
      let captured: Captured = Captured()
      weakCaptured = captured
      tokens.append(publisher.sink { _ in withExtendedLifetime(captured) {} })
      if let meadow: Meadow = weakMeadow {
        tokens.append(meadow.objectWillChange.sink { withExtendedLifetime(captured) {} })
        tokens.append(meadow.changesPublisher.map { _ in captured }.sink { _ in })
      }
    }
    #expect(weakMeadow == nil)
    #expect(taker.taken == [1] && !taker.isFinished)
    #expect(weakCaptured != nil)
    tokens = []
    #expect(weakCaptured == nil)
    taker.ask(1)
    taker.cancel()
  }

  @Test("Models of nobody and of the main actor publish alike")
  @MainActor
  func isolations() {
    let screen: CombineModels.Screen = CombineModels.Screen()
    let gauge: Gauge = Gauge()
    let lamp: Lamp = Lamp()
    var texts: [String] = []
    var sums: [Int] = []
    var before: [String] = []
    let tokens: [AnyCancellable] = [
      screen.publishers.text.sink { texts.append($0) }, lamp.publishers.text.sink { texts.append($0) },
      gauge.publishers.sum.sink { sums.append($0) },
      gauge.objectWillChange.sink { before.append("gauge \(gauge.sum)") },
      screen.objectWillChange.sink { before.append("screen \(screen.text)") },
    ]
    screen.clock.minutes = 120
    screen.title = "Hall"
    lamp.isOn = true
    gauge.left.turns = 3
    gauge.left.colour = "red"
    #expect(texts == [" 0", "off", " 2", "Hall 2", "on"])
    #expect(sums == [0, 6])
    #expect(before == ["screen  0", "screen  2", "gauge 0"])
    withExtendedLifetime(tokens) {}
  }

  @Test("What is public publishes like the rest")
  func access() {
    let farm: PublicFarm = PublicFarm()
    var told: [String] = []
    let tokens: [AnyCancellable] = [
      farm.objectWillChange.sink { told.append("before") }, farm.publishers.summary.sink { told.append($0) },
      farm.changesPublisher.sink { told.append($0 == [.summary] ? "summary" : "more") },
    ]
    farm.meadow.welcome("Dolly")
    farm.name = "Home"
    #expect(told == [": 0", "before", ": 1", "summary", "before", "Home: 1", "more"])
    withExtendedLifetime(tokens) {}
  }
}
