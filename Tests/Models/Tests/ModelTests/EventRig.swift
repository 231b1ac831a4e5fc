@_spi(Bindgen) import BindgenRuntime
import TestBasics

@testable import EventsBelowModels
@testable import EventsModels

/// A form of the hall's spec.
enum HallKind: CaseIterable, Sendable { case called, tracked, value }

/// A hall with doors, in one of three forms. It logs its events, and what its effects do.
@MainActor
protocol HallForm: AnyObject {
  var heard: [String] { get }
  var count: Int { get }
  var hasSide: Bool { get }
  var rows: [Int] { get }
  var model: AnyObject { get }
  var told: HallLog { get }
  func knock(_ door: Entrance)
  func open(_ door: Entrance)
  func later(_ door: Entrance)
  func knockAll()
}

typealias HallDoor = EventsModels.Door

enum Entrance: Hashable, Sendable {
  case front, side
  case row(Int)
}

/// A log of notices of owners, and of effects, in order.
@MainActor
final class HallLog {
  var lines: [String] = []
  /// Called with each line.
  var then: (String) -> Void = { _ in }

  func add(_ line: String) {
    lines.append(line)
    then(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// A service that effects wait for.
  nonisolated var wait: @Sendable (String) async -> Void { { name in await self.add("ran " + name) } }

  nonisolated init() {}
}

extension HallKind {
  @MainActor
  func make() -> any HallForm {
    switch self {
    case .called: CalledForm()
    case .tracked: TrackedForm()
    case .value: StoreForm()
    }
  }
}

@MainActor
private final class CalledForm: HallForm {
  let told: HallLog = HallLog()
  let hall: CalledHall
  private var token: AnyObject?
  private var doors: [CalledDoor] = []

  init() {
    let wait: @Sendable (String) async -> Void = told.wait
    func door(_ id: Int) -> CalledDoor { CalledDoor(id: id, wait: wait) }
    hall = CalledHall(wait: wait, front: door(7), side: door(8), rows: Rows([door(1), door(2)]))
    doors = [hall.front] + [hall.side].compactMap { $0 } + Array(hall.rows)
    for door in doors { door.onEvent = { [told, id = door.id] in told.add("door \(id) \($0)") } }
    hall.onEvent = { [told] in told.add("hall \($0)") }
    token = hall.observe { [told] hall, _ in told.add("notice \(hall.log.count) \(hall.count)") }
  }

  private func find(_ door: Entrance) -> CalledDoor? {
    switch door {
    case .front: hall.front
    case .side: hall.side
    case .row(let id): hall.rows[id: id]
    }
  }

  var heard: [String] { hall.log }
  var count: Int { hall.count }
  var hasSide: Bool { hall.side != nil }
  var rows: [Int] { hall.rows.map(\.id) }
  var model: AnyObject { hall }
  func knock(_ door: Entrance) { find(door)?.knock() }
  func open(_ door: Entrance) { find(door)?.open("x") }
  func later(_ door: Entrance) { find(door)?.later() }
  func knockAll() { hall.knockAll() }
}

@MainActor
private final class TrackedForm: HallForm {
  let told: HallLog = HallLog()
  let hall: TrackedHall

  init() {
    let told: HallLog = told
    func door(_ id: Int) -> TrackedDoor { TrackedDoor(id: id, wait: told.wait) { told.add("door \(id) \($0)") } }
    hall = TrackedHall(wait: told.wait, front: door(7), side: door(8), rows: Rows([door(1), door(2)])) {
      told.add("hall \($0)")
    }
  }

  private func find(_ door: Entrance) -> TrackedDoor? {
    switch door {
    case .front: hall.front
    case .side: hall.side
    case .row(let id): hall.rows[id: id]
    }
  }

  var heard: [String] { hall.log }
  var count: Int { hall.count }
  var hasSide: Bool { hall.side != nil }
  var rows: [Int] { hall.rows.map(\.id) }
  var model: AnyObject { hall }
  func knock(_ door: Entrance) { find(door)?.knock() }
  func open(_ door: Entrance) { find(door)?.open("x") }
  func later(_ door: Entrance) { find(door)?.later() }
  func knockAll() { hall.knockAll() }
}

@MainActor
private final class StoreForm: HallForm {
  let told: HallLog = HallLog()
  let hall: HallStore
  private var token: AnyObject?
  private var doors: [DoorStore] = []

  init() {
    let value: Hall = Hall(
      front: HallDoor(id: 7),
      side: HallDoor(id: 8),
      rows: Rows([HallDoor(id: 1), HallDoor(id: 2)])
    )
    hall = HallStore(value, services: .init(wait: told.wait), onEvent: { [told] in told.add("hall \($0)") })
    doors = [hall.front] + [hall.side].compactMap { $0 } + Array(hall.each.rows)
    for door in doors { door.onEvent = { [told, id = door.id] in told.add("door \(id) \($0)") } }
    token = hall.observe { [told] hall, _ in told.add("notice \(hall.log.count) \(hall.count)") }
  }

  private func send(_ door: Entrance, _ action: HallDoor.Action) {
    switch door {
    case .front: hall.send(.front(action))
    case .side: hall.send(.side(action))
    case .row(let id): hall.send(.rows(id: id, action))
    }
  }

  var heard: [String] { hall.log }
  var count: Int { hall.count }
  var hasSide: Bool { hall.side != nil }
  var rows: [Int] { hall.rows.map(\.id) }
  var model: AnyObject { hall }
  func knock(_ door: Entrance) { send(door, .knock) }
  func open(_ door: Entrance) { send(door, .open("x")) }
  func later(_ door: Entrance) { send(door, .later) }
  func knockAll() { hall.send(.knockAll) }
}
