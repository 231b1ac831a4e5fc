@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import CombineModels
@testable import ShopModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The promise of `objectWillChange`: once in a transaction, before its first change.
@Suite("Before a change")
struct WillChangeTests {
  @Test("It goes out before the first change of a transaction, once")
  func once() {
    let meadow: Meadow = Meadow()
    var seen: [Int] = []
    let token: AnyCancellable = meadow.objectWillChange.sink { seen.append(meadow.count) }
    meadow.sheep = ["Dolly"]
    meadow.sheep.append("Shaun")
    meadow.welcome(["Timmy", "Molly"])
    meadow.update {
      $0.sheep = []
      $0.grass = 2
      $0.welcome(["Dolly"])
    }
    meadow.grass -= 1
    #expect(seen == [0, 1, 2, 4, 1])
    token.cancel()
    meadow.sheep = []
    #expect(seen.count == 5)
  }

  @Test("It may go out and nothing differ; a transaction without a write is none")
  func conservative() {
    let meadow: Meadow = Meadow()
    var count: Int = 0
    let token: AnyCancellable = meadow.objectWillChange.sink { count += 1 }
    meadow.sheep = []
    #expect(count == 1)
    meadow.update { _ in }
    _ = meadow.isBare
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  /// A hand-written object to compare with.
  private final class Handmade: ObservableObject {
    @Published var count: Int = 0
  }

  @Test("As with @Published it comes before the value; and the property has the new value when that is sent")
  func published() {
    let handmade: Handmade = Handmade()
    let meadow: Meadow = Meadow()
    var byHand: [String] = []
    var emitted: [String] = []
    let tokens: [AnyCancellable] = [
      handmade.objectWillChange.sink { byHand.append("before, \(handmade.count)") },
      handmade.$count.sink { byHand.append("value \($0), \(handmade.count)") },
      meadow.objectWillChange.sink { emitted.append("before, \(meadow.grass)") },
      meadow.publishers.grass.sink { emitted.append("value \($0), \(meadow.grass)") },
    ]
    handmade.count = 5
    meadow.grass = 5
    #expect(byHand == ["value 0, 0", "before, 0", "value 5, 0"])
    #expect(emitted == ["value 1.0, 1.0", "before, 1.0", "value 5.0, 5.0"])
    withExtendedLifetime(tokens) {}
  }

  @Test("What is written in a notice is another transaction, and announced anew")
  func rounds() {
    let meadow: Meadow = Meadow()
    var told: [String] = []
    let tokens: [AnyCancellable] = [
      meadow.objectWillChange.sink { told.append("before \(meadow.count)") },
      meadow.publishers.count.sink { count in
        told.append("count \(count)")
        if count == 1 { meadow.welcome(["Shaun"]) }
      },
      meadow.publishers.count.sink { if $0 == 1 { meadow.grass += 1 } },
    ]
    meadow.welcome(["Dolly"])
    #expect(told == ["count 0", "before 0", "count 1", "before 1", "count 2"])
    meadow.grass = 0
    #expect(told.last == "before 2")
    withExtendedLifetime(tokens) {}
  }

  @Test("Who writes when it is told has the others told before")
  func writing() {
    let meadow: Meadow = Meadow()
    var told: [String] = []
    var tokens: [AnyCancellable] = []
    for name in ["a", "b", "c"] {
      tokens.append(
        meadow.objectWillChange.sink {
          told.append("\(name) \(meadow.sheep)")
          if name != "c" { meadow.sheep.append(name) }
        }
      )
    }
    tokens.append(meadow.publishers.sheep.sink { told.append("sheep \($0)") })
    told = []
    meadow.sheep.append("Dolly")
    #expect(
      told == [
        "a []", "b []", "c []", #"sheep ["b", "a"]"#, #"sheep ["b", "a", "Dolly"]"#,
      ]
    )
    #expect(meadow.count == 3)
  }

  @Test("Who is cancelled meanwhile is not told, who comes is told of what is still to change")
  func comingAndGoing() {
    let meadow: Meadow = Meadow()
    var told: [String] = []
    var late: AnyCancellable?
    var second: AnyCancellable?
    let first: AnyCancellable = meadow.objectWillChange.sink {
      told.append("first")
      second?.cancel()
    }
    second = meadow.objectWillChange.sink { told.append("second") }
    meadow.update { meadow in
      meadow.grass = 3
      late = meadow.objectWillChange.sink { told.append("late") }
      meadow.grass = 4
    }
    #expect(told.first == "first" && told.contains("late") && !told.contains("second"))
    told = []
    meadow.grass = 5
    #expect(told == ["first", "late"])
    withExtendedLifetime((first, late)) {}
  }

  @Test("Parents are announced of what they follow from, also of a child without publishers, and of nothing else")
  func families() {
    let village: Village = Village(farm: Farm(), other: Farm())
    var told: [String] = []
    let tokens: [AnyCancellable] = [
      village.objectWillChange.sink { told.append("village \(village.names)") },
      village.farm.objectWillChange.sink { told.append("farm \(village.farm.bales)") },
      village.other.objectWillChange.sink { told.append("other") },
      village.farm.meadow.objectWillChange.sink { told.append("meadow \(village.farm.meadow.count)") },
    ]
    func take() -> [String] {
      defer { told = [] }
      return told
    }
    village.farm.barn.bring(10)
    #expect(take() == ["farm 0", "village Farm: 0, 0 | Farm: 0, 0"])
    // No field above depends on these.
    village.farm.barn.paint = "blue"
    #expect(take().isEmpty)
    village.farm.meadow.weather = "rain"
    #expect(take() == ["meadow 0"])
    village.farm.fill()
    #expect(take() == ["farm 1", "village Farm: 1, 0 | Farm: 0, 0", "meadow 0"])
    village.update { village in
      village.farm.fill()
      village.other.fill()
    }
    #expect(take().sorted() == ["farm 2", "meadow 1", "other", "village Farm: 2, 1 | Farm: 0, 0"])
    withExtendedLifetime(tokens) {}
  }

  @Test("A parent that ended is not announced, and one that came is")
  func parents() {
    let barn: Barn = Barn()
    var told: [String] = []
    var tokens: [AnyCancellable] = []
    do {
      let farm: Farm = Farm(barn: barn)
      tokens.append(farm.objectWillChange.sink { told.append("first") })
      barn.bring(10)
    }
    barn.bring(10)
    #expect(told == ["first"])
    let farm: Farm = Farm(barn: barn)
    tokens.append(farm.objectWillChange.sink { told.append("second \(farm.bales)") })
    barn.update { barn in
      barn.bring(10)
      let other: Farm = Farm(barn: barn)
      tokens.append(other.objectWillChange.sink { told.append("third") })
      barn.bring(10)
      #expect(other.bales == 4)
    }
    #expect(told.prefix(2) == ["first", "second 2"] && !told.contains("first 2"))
    #expect(told.filter { $0 == "third" } == ["third"])
  }

  @Test("Beside other outlets it comes before all of them")
  func beside() {
    let cart: FullCart = FullCart()
    let listener: CartListener = CartListener()
    var told: [String] = []
    cart.delegate = listener
    listener.whole.reaction = { _ in told.append("delegate") }
    let closure: FullCart.Subscription = cart.observe { _, _ in told.append("closure") }
    let tokens: [AnyCancellable] = [
      cart.changesPublisher.sink { _ in told.append("changes") },
      cart.publishers.total.sink { told.append("total \($0)") },
      cart.objectWillChange.sink { told.append("before \(cart.total)") },
    ]
    told = []
    cart.add(.apple)
    #expect(told == ["before 0", "delegate", "closure", "changes", "total \(cart.total)"])
    withExtendedLifetime((closure, tokens)) {}
  }
}
