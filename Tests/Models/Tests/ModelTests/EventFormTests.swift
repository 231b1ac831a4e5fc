@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import EventsBelowModels
@testable import EventsModels

/// One spec as a class, as an observable class and as a value with a store: all send the same events in the same order.
@Suite("Events in three forms")
@MainActor
struct EventFormTests {
  @Test(
    "a parent hears in the same transaction, its reactions follow, and then owners are told",
    arguments: HallKind.allCases
  )
  func order(_ kind: HallKind) async {
    let hall: any HallForm = kind.make()
    hall.open(.front)
    let notice: [String] = kind == .tracked ? [] : ["notice 2 2"]
    #expect(hall.told.take() == notice + ["door 7 opened(\"x\")", "door 7 closed", "hall entered(\"x\")", "hall full"])
    #expect(hall.heard == ["front opened(\"x\")", "front closed"] && hall.count == 2)
    await Bindgen.settled(hall.model, timeout: .seconds(60))
    #expect(hall.told.take() == ["ran count 2"])
  }

  @Test("who is dismissed by an event is told of all, in order, and heard to the end", arguments: HallKind.allCases)
  func dismissed(_ kind: HallKind) async {
    let hall: any HallForm = kind.make()
    hall.open(.side)
    #expect(!hall.hasSide && hall.heard == ["side opened(\"x\")", "side closed"])
    let told: [String] = hall.told.take().filter { !$0.hasPrefix("notice") }
    #expect(told == ["door 8 opened(\"x\")", "door 8 closed", "hall full"])
    hall.open(.row(1))
    #expect(hall.rows == [2] && hall.heard.suffix(2) == ["row 1 opened(\"x\")", "row 1 closed"])
    #expect(
      hall.told.take().filter { !$0.hasPrefix("notice") && !$0.hasPrefix("ran") }
        == ["door 1 opened(\"x\")", "door 1 closed", "hall entered(\"x\")"]
    )
    await Bindgen.settled(hall.model, timeout: .seconds(60))
  }

  @Test("what effects send is heard as what bodies send", arguments: HallKind.allCases)
  func effects(_ kind: HallKind) async {
    let hall: any HallForm = kind.make()
    for door in [Entrance.front, .side, .row(2)] { hall.later(door) }
    #expect(hall.told.take().filter { !$0.hasPrefix("notice") } == [])
    await Bindgen.settled(hall.model, timeout: .seconds(60))
    let told: [String] = hall.told.take().filter { $0.hasPrefix("door") || $0.hasPrefix("hall") }
    #expect(
      told.sorted() == [
        "door 2 opened(\"later 2\")", "door 7 opened(\"later 7\")", "door 8 opened(\"later 8\")",
        "hall entered(\"later 2\")", "hall entered(\"later 7\")",
      ]
    )
    #expect(!hall.hasSide && hall.heard.count == 3)
  }

  @Test("calls of several models, and what their reactions send, keep their order", arguments: HallKind.allCases)
  func several(_ kind: HallKind) async {
    let hall: any HallForm = kind.make()
    hall.knockAll()
    #expect(
      hall.told.take().filter { !$0.hasPrefix("notice") } == [
        "hall full", "door 7 knocked(times: 1)", "door 8 knocked(times: 1)", "door 1 knocked(times: 1)",
        "hall entered(\"all\")",
      ]
    )
    #expect(hall.heard == ["front knocked(times: 1)", "side knocked(times: 1)", "row 1 knocked(times: 1)"])
    hall.knock(.front)
    #expect(hall.heard.suffix(2) == ["front knocked(times: 2)", "front closed"])
    #expect(
      hall.told.take().filter { !$0.hasPrefix("notice") && !$0.hasPrefix("ran") }
        == ["door 7 knocked(times: 2)", "door 7 closed", "hall full"]
    )
    await Bindgen.settled(hall.model, timeout: .seconds(60))
  }

  @Test("what an owner sends waits for its turn", arguments: HallKind.allCases)
  func turns(_ kind: HallKind) async {
    let hall: any HallForm = kind.make()
    hall.told.then = { [unowned hall] line in
      if line == "door 8 opened(\"x\")" { hall.knock(.row(2)) }
      if line == "door 2 knocked(times: 1)" { hall.open(.row(2)) }
    }
    hall.open(.side)
    #expect(
      hall.told.take().filter { $0.hasPrefix("door") || $0.hasPrefix("hall") } == [
        "door 8 opened(\"x\")", "door 8 closed", "hall full", "door 2 knocked(times: 1)", "door 2 opened(\"x\")",
        "door 2 closed", "hall entered(\"x\")",
      ]
    )
    await Bindgen.settled(hall.model, timeout: .seconds(60))
  }
}
