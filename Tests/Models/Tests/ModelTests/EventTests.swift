@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EventsBelowModels
@testable import EventsModels

/// Events that classes send, and when their owners are notified.
@Suite("Events of classes")
@MainActor
struct EventTests {
  let log: HallLog = HallLog()

  private func door(_ id: Int) -> CalledDoor {
    CalledDoor(id: id, wait: log.wait, onEvent: { [log] in log.add("door \(id) \($0)") })
  }

  private func hall(side: CalledDoor? = nil) -> CalledHall {
    CalledHall(wait: log.wait, front: door(7), side: side, onEvent: { [log] in log.add("hall \($0)") })
  }

  @Test("an event is a case with its arguments")
  func cases() {
    let door: CalledDoor = door(1)
    var last: CalledDoor.Event?
    door.onEvent = { last = $0 }
    door.knock()
    #expect(last?.times == 1)
    door.onEvent = nil
    door.knock()
    #expect(last?.times == 1)
  }

  @Test("several actions in one transaction are told behind their notice")
  func together() {
    let hall: CalledHall = hall()
    let token: AnyObject = hall.observe { [log] hall, _ in log.add("notice \(hall.log.count)") }
    hall.update { hall in
      hall.front.open("a")
      log.add("inside \(hall.log.count)")
    }
    #expect(
      log.take() == [
        "inside 0", "notice 2", "door 7 opened(\"a\")", "door 7 closed", "hall entered(\"a\")", "hall full",
      ]
    )
    _ = token
  }

  @Test("what observers make models send comes behind all notices")
  func observers() {
    let hall: CalledHall = hall()
    let token: AnyObject = hall.observe { [log] hall, _ in
      log.add("notice \(hall.log.count)")
      if hall.log.count == 1 { hall.front.knock() }
    }
    hall.front.knock()
    #expect(
      log.take() == [
        "notice 1", "notice 3", "door 7 knocked(times: 1)", "door 7 knocked(times: 2)", "door 7 closed", "hall full",
      ]
    )
    _ = token
  }

  @Test("a child that has been dismissed, and sends again when it is told, waits for its turn")
  func leaving() {
    let side: CalledDoor = door(8)
    let hall: CalledHall = hall(side: side)
    defer { log.then = { _ in } }
    log.then = { [unowned side, log] line in
      guard line == "door 8 opened(\"a\")" else { return }
      #expect(hall.side == nil)
      side.open("b")
      log.lines.append("called")
    }
    side.open("a")
    #expect(
      log.take() == [
        "door 8 opened(\"a\")", "called", "door 8 closed", "hall full", "door 8 opened(\"b\")", "door 8 closed",
      ]
    )
    // A child that has left is a model of its own.
    side.knock()
    #expect(log.take() == ["door 8 knocked(times: 1)"] && hall.log == ["side opened(\"a\")", "side closed"])
  }

  @Test("a model that is released while its owner is told is told to the end")
  func released() {
    var door: CalledDoor? = door(1)
    weak let weakly: CalledDoor? = door
    log.then = { _ in door = nil }
    door?.open("a")
    #expect(log.take() == ["door 1 opened(\"a\")", "door 1 closed"] && weakly == nil)
  }

  @Test("a parent that is released hears nothing, and its children go on")
  func parent() {
    let side: CalledDoor = door(8)
    var hall: CalledHall? = hall(side: side)
    weak let weakly: CalledHall? = hall
    hall = nil
    side.open("a")
    #expect(weakly == nil && log.take() == ["door 8 opened(\"a\")", "door 8 closed"])
    hall = self.hall(side: side)
    side.open("b")
    #expect(hall?.log == ["side opened(\"b\")", "side closed"])
  }

  @Test("models that owners connect meanwhile keep the order")
  func joining() {
    let hall: CalledHall = hall()
    let other: CalledDoor = door(9)
    defer { log.then = { _ in } }
    log.then = { line in
      if line == "door 9 opened(\"a\")" {
        hall.side = other
        hall.knockAll()
      }
    }
    other.open("a")
    #expect(
      log.take() == [
        "door 9 opened(\"a\")", "door 9 closed", "hall full", "door 7 knocked(times: 1)", "door 9 knocked(times: 1)",
        "hall entered(\"all\")",
      ]
    )
    #expect(hall.log == ["front knocked(times: 1)", "side knocked(times: 1)"])
  }

  @Test("what was sent before models were connected is told behind it, whichever of them sent it")
  func sentBefore() {
    for isInner in [false, true] {
      let hall: CalledHall = hall()
      let other: CalledDoor = door(9)
      if isInner {
        hall.update { hall in
          hall.front.knock()
          hall.side = other
        }
      } else {
        other.update { other in
          other.knock()
          hall.side = other
        }
      }
      let name: String = isInner ? "7" : "9"
      #expect(log.take() == ["door \(name) knocked(times: 1)"])
    }
  }

  @Test("who is being told when it is connected is told the rest first, then what it sent meanwhile")
  func connectedWhileTold() {
    let hall: CalledHall = hall()
    let other: CalledDoor = door(9)
    defer { log.then = { _ in } }
    log.then = { line in
      guard line == "door 9 opened(\"a\")" else { return }
      hall.side = other
      other.knock()
    }
    hall.update { _ in other.open("a") }
    #expect(log.take() == ["door 9 opened(\"a\")", "door 9 closed", "door 9 knocked(times: 1)"])
  }

  @Test("two models that are told one in the other, and are connected by that, are told all")
  func nested() async {
    let hall: CalledHall = hall()
    let (one, two): (CalledDoor, CalledDoor) = (door(1), door(2))
    defer { log.then = { _ in } }
    log.then = { line in
      if line == "door 1 opened(\"a\")" { two.open("b") }
      if line == "door 2 opened(\"b\")" { hall.rows = Rows([one, two]) }
    }
    one.open("a")
    #expect(
      log.take() == ["door 1 opened(\"a\")", "door 2 opened(\"b\")", "door 2 closed", "door 1 closed"]
    )
    one.open("c")
    #expect(hall.rows.map(\.id) == [2] && log.take().count == 3)
    await Bindgen.settled(hall, timeout: .seconds(60))
  }

  @Test("rows that come are heard, and rows that went are not")
  func rows() {
    let (one, two): (CalledDoor, CalledDoor) = (door(1), door(2))
    let hall: CalledHall = hall()
    hall.rows.append(one)
    one.knock()
    hall.rows = Rows([two])
    one.knock()
    two.knock()
    #expect(hall.log == ["row 1 knocked(times: 1)", "row 2 knocked(times: 1)"])
  }

  @Test("an owner is told before the tasks of effects start")
  func tasks() async {
    let hall: CalledHall = hall()
    defer { hall.front.onEvent = nil }
    func isRunning() -> Bool { hall._core.family.planned.watched.contains { !$0.places.isEmpty } }
    hall.front.onEvent = { [log] _ in log.add("\(isRunning())") }
    hall.front.knock()
    #expect(log.take() == ["false"] && isRunning())
    await Bindgen.settled(hall, timeout: .seconds(60))
  }
}

#if compiler(>=6.2)
  /// A receiver of an event that sends it again ends the program, with a reason.
  @Suite("Events without end")
  struct EndlessEventTests {
    @Test("of classes")
    func classes() async throws {
      let result: ExitTest.Result? = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let cave: Cave = Cave()
          cave.echo.call()
          withExtendedLifetime(cave) {}
        }
      }
      try check(result)
    }

    @Test("of values")
    func values() async throws {
      let result: ExitTest.Result? = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = CaveValueStore(CaveValue()).send(.echo(.call)) }
      }
      try check(result)
    }

    private func check(_ result: ExitTest.Result?) throws {
      let text: String = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("events are sent by who hears them; 1000 rounds did not settle"))
    }
  }
#endif

extension CalledDoor.Event {
  fileprivate var times: Int? { if case .knocked(let times) = self { times } else { nil } }
}
