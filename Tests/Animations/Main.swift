import Observation
import SwiftUI

/// A type of its own that has a name from SwiftUI, whose types that models animate with are used beside it.
struct Color: Equatable {}

/// A record of SwiftUI's animations while observers are notified.
@MainActor final class Seen {
  private var all: [String] = []

  func look() {
    let name: String = Animation.current?.name ?? "none"
    if !all.contains(name) { all.append(name) }
  }

  func take() -> String {
    defer { all = [] }
    return all.joined(separator: ", ")
  }
}

enum Step: CaseIterable {
  case add, spring, fast, slow, slowAgain, nothing, addAgain, both, outer, leave, stay, taken, warm, overheat
}

@MainActor protocol Lit {
  func add()
  func spring(_ count: Int)
  func pick(fast: Bool)
  func nothing()
  func both()
  func outer()
  @discardableResult func leave(early: Bool) -> Bindgen.Effect
  func taken()
  func warm(_ id: Int)
  func overheat()
}

extension Lamp: Lit {}

extension Lit {
  func take(_ step: Step) {
    switch step {
    case .add, .addAgain: add()
    case .spring: spring(2)
    case .fast: pick(fast: true)
    case .slow, .slowAgain: pick(fast: false)
    case .nothing: nothing()
    case .both: both()
    case .outer: outer()
    case .leave: leave(early: true)
    case .stay: leave(early: false)
    case .taken: taken()
    case .warm: warm(1)
    case .overheat: overheat()
    }
  }
}

extension LampValue.Action {
  init(_ step: Step) {
    self =
      switch step {
      case .add, .addAgain: .add
      case .spring: .spring(2)
      case .fast: .pick(fast: true)
      case .slow, .slowAgain: .pick(fast: false)
      case .nothing: .nothing
      case .both: .both
      case .outer: .outer
      case .leave: .leave(early: true)
      case .stay: .leave(early: false)
      case .taken: .taken
      case .warm: .warm(1)
      case .overheat: .overheat
      }
  }
}

@main @MainActor enum Main {
  static let seen: Seen = Seen()

  /// Tracks again after each change, as a view does.
  static func track(_ read: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated {
        seen.look()
        track(read)
      }
    }
  }

  static func show(_ form: String, _ take: (Step) -> Void) {
    print(form)
    for step in Step.allCases {
      take(step)
      print("  \(step): \(seen.take())")
    }
  }

  static func lamp() -> Lamp { Lamp(quick: { false }, bulbs: [Bulb(id: 1), Bulb(id: 2)]) }

  static func store() -> LampValueStore {
    LampValueStore(
      LampValue(bulbs: [BulbValue(id: 1), BulbValue(id: 2)]),
      services: LampValue.Services(quick: { false })
    )
  }

  static func plain() throws {
    let light: Light = Light(quick: { false })
    track { _ = (light.power, light.isOn) }
    func show(_ step: String, _ take: () throws -> Void) rethrows {
      try take()
      print("  \(step): \(seen.take())")
    }
    print("plain")
    show("add") { light.add() }
    show("spring") { light.spring(2) }
    show("slow") { light.pick(fast: false) }
    show("fast") { light.pick(fast: true) }
    show("both") { light.both() }
    show("leave") { light.leave(early: true) }
    try show("give") { _ = try light.give(3) }
    show("edit") {
      let old: Int = light.edit { heat in
        defer { heat += 7 }
        return heat
      }
      print("  edited: \(old) \(light.heat) \(light.take())")
    }
  }

  static func called() {
    let lamp: Lamp = lamp()
    let tokens: [AnyObject] = [lamp.observe { _, _ in seen.look() }, lamp.bulbs[0].observe { _, _ in seen.look() }]
    show("called") { lamp.take($0) }
    withExtendedLifetime(tokens) {}
  }

  static func tracked() {
    let lamp: Lamp = lamp()
    track { _ = (lamp.power, lamp.isOn, lamp.bulbs[0].power) }
    show("tracked") { lamp.take($0) }
  }

  static func stored() {
    let (store, tracked): (LampValueStore, LampValueStore) = (store(), store())
    let row: BulbValueStore? = store.each.bulbs[id: 1]
    let tokens: [AnyObject?] = [store.observe { _, _ in seen.look() }, row?.observe { _, _ in seen.look() }]
    show("stored") { store.send(.init($0)) }
    // A row's store lives as long as it is retained.
    let trackedRow: BulbValueStore? = tracked.each.bulbs[id: 1]
    track { _ = (tracked.power, tracked.isOn, trackedRow?.power) }
    show("stored and tracked") { tracked.send(.init($0)) }
    withExtendedLifetime((tokens, trackedRow)) {}
    row?.send(.warm)
    print("row: \(seen.take())")
    var value: LampValue = store.state
    value.spring()
    print("alone: \(value.power == store.power + 1) \(seen.take())")
  }

  /// Prints that changes by observers are animated like those that they observe, or as their action says.
  static func observing() {
    let lamp: Lamp = lamp()
    let token: AnyObject = lamp.observe { lamp, _ in
      seen.look()
      if lamp.power == 1 { lamp.spring() } else if lamp.power == 5 { lamp.add() }
    }
    lamp.add()
    print("an action in a notice: \(seen.take())")
    lamp.update { lamp in
      lamp.spring(3)
      lamp.isOn = true
    }
    print("a write in a notice: \(seen.take()) \(lamp.power)")
    lamp.add()
    print("after it: \(seen.take())")
    withExtendedLifetime(token) {}
  }

  static func main() throws {
    called()
    tracked()
    stored()
    observing()
    try plain()
  }
}
