@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EventsBelowModels
@testable import EventsModels

/// Events of values, in stores and in test stores.
@Suite("Events of stores")
@MainActor
struct EventStoreTests {
  let log: HallLog = HallLog()

  private func test(_ fail: @escaping (String) -> Void = { Issue.record("\($0)") }) -> GateTestStore {
    GateTestStore(Gate(door: Door(id: 1)), services: .init(wait: log.wait), fail)
  }

  @Test("a test expects each event, in order")
  func expected() async {
    let test: GateTestStore = test()
    await test.send(.leave) { $0.count = 1 }
    test.expectEvent(.left)
    test.expectEvent(.passed("a", count: 1))
    await test.send(.leave) { $0.count = 2 }
    test.expectEvent(case: .left)
    test.expectEvent(where: { if case .passed(_, let count) = $0 { count == 2 } else { false } })
    await test.send(.enter(4))
    test.expectEvent(case: .entered)
    await test.send(.later)
    await test.receive(.passed("late", count: 2))
    test.expectEvent(.passed("late", count: 2))
    await test.finish()
  }

  @Test("what a child sends is the child's")
  func child() async {
    let test: GateTestStore = test()
    await test.send(.door(.open("a")))
    await test.finish()
  }

  @Test("what is not expected, or not so, is a failure")
  func failures() async {
    var failures: [String] = []
    func taken() -> [String] {
      defer { failures = [] }
      return failures.map { String($0.prefix { $0 != "\n" }) }
    }
    var test: GateTestStore? = test { failures.append($0) }
    await test?.send(.quiet)
    await test?.send(.quiet)
    #expect(taken() == ["quiet (Gate.bindgen.yml:23): before it, the event left must be expected"])
    test?.expectEvent(.passed("a", count: 0))
    #expect(taken() == ["the event left was sent: expected is the event passed(\"a\", count: 0)"])
    test?.expectEvent(.left)
    #expect(taken() == ["the event left was expected, and none was sent"])
    test?.expectEvent(where: { _ in true })
    #expect(taken() == ["another event was expected, and none was sent"])
    await test?.send(.enter(1))
    test?.expectEvent(.entered(Ticket(number: 1)))
    #expect(
      taken() == [
        "the event entered(EventsModels.Ticket(number: 1)) was sent: its arguments can't be compared: expect it by its case"
      ]
    )
    await test?.send(.quiet)
    await test?.finish()
    #expect(taken() == ["the event left was not expected"])
    await test?.send(.quiet)
    test = nil
    #expect(taken() == ["the event left was not expected"])
  }

  @Test("without exhaustivity, events may be left out")
  func inexhaustive() async {
    let test: GateTestStore = test()
    test.exhaustivity = .off
    await test.send(.leave)
    test.expectEvent(.passed("a", count: 1))
    await test.send(.leave)
    await test.send(.leave)
    await test.finish()
  }

  @Test("a value alone drops its events")
  func dropped() {
    var gate: Gate = Gate(door: Door(id: 1))
    gate.leave()
    #expect(gate.count == 1)
    _ = gate.reduce(.leave, services: .init(wait: log.wait))
    #expect(gate.count == 2)
  }

  @Test("what a closure sends to a store waits for its turn")
  func turns() {
    let store: GateStore = GateStore(Gate(door: Door(id: 1)), services: .init(wait: log.wait))
    defer { store.onEvent = nil }
    store.onEvent = { [log] event in
      log.add("\(event) \(store.count)")
      if case .left = event, store.count < 2 { store.send(.leave) }
    }
    store.door.onEvent = { [log] in log.add("door \($0)") }
    store.send(.leave)
    store.send(.door(.open("b")))
    #expect(
      log.take() == [
        "left 1", "passed(\"a\", count: 1) 1", "left 2", "passed(\"a\", count: 2) 2", "door opened(\"b\")",
        "door closed",
      ]
    )
  }

  @Test("a row's store that nobody keeps is told nothing")
  func rows() {
    let hall: HallStore = HallStore(
      Hall(front: Door(id: 7), rows: Rows([Door(id: 1)])),
      services: .init(wait: log.wait),
      onEvent: { [log] in log.add("\($0)") }
    )
    hall.each.rows[id: 1]?.onEvent = { [log] in log.add("row \($0)") }
    hall.send(.rows(id: 1, .knock))
    #expect(log.take() == [])
    let row: DoorStore? = hall.each.rows[id: 1]
    row?.onEvent = { [log] in log.add("row \($0)") }
    row?.send(.open("a"))
    #expect(log.take() == ["row opened(\"a\")", "row closed", "entered(\"a\")"] && hall.rows.isEmpty)
  }
}
