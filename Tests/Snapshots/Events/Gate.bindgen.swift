// Made by bindgen from Gate.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@_spi(Bindgen) import BindgenRuntime
@_spi(Bindgen) import EventsBelowModels

// Made for these specs of other modules. If there is none of a name, its spec has changed: run bindgen here, too.
private typealias _Door = Door._seen_378a9c59
private typealias _DoorStore = DoorStore._seen_928c5398

nonisolated struct Gate: Bindgen.Reduced {
  var door: Door

  // MARK: State

  var count: Int

  // MARK: Events

  /// What `Gate` tells whoever owns it.
  nonisolated enum Event: Sendable {
    case entered(_ ticket: Ticket)
    case left
    case passed(_ name: String, count: Int)
  }

  private func _entered(_ _plans: inout Bindgen.Plans<Gate>, _ ticket: Ticket) { _plans._send(Event.entered(ticket)) }
  private func _left(_ _plans: inout Bindgen.Plans<Gate>) { _plans._send(Event.left) }
  private func _passed(_ _plans: inout Bindgen.Plans<Gate>, _ name: String, count: Int) {
    _plans._send(Event.passed(name, count: count))
  }

  // MARK: Actions

  mutating func enter(_ number: Int) { Bindgen.Plans.drop { _enter(&$0, number) } }

  private mutating func _enter(_ _plans: inout Bindgen.Plans<Gate>, _ number: Int) {
    _entered(&_plans, Ticket(number: number))
  }

  mutating func leave() { Bindgen.Plans.drop { _leave(&$0) } }

  private mutating func _leave(_ _plans: inout Bindgen.Plans<Gate>) {
    count += 1
    _left(&_plans)
    _passed(&_plans, "a", count: count)
  }

  mutating func later() { Bindgen.Plans.drop { _later(&$0) } }

  private mutating func _later(_ _plans: inout Bindgen.Plans<Gate>) {
    _plans._perform(at: "Gate.later") { gate, services, effect in
      let (wait, count) = (services.wait, gate.count)
      nonisolated func passed(_ name: String, count: Int) { effect.send(.passed(name, count: count)) }
      return {
        await wait("gate")
        passed("late", count: count)
      }
    }
  }

  mutating func quiet() { Bindgen.Plans.drop { _quiet(&$0) } }

  private mutating func _quiet(_ _plans: inout Bindgen.Plans<Gate>) {
    _left(&_plans)
  }

  /// A copy that the closure has changed.
  func updated(_ edit: (inout Gate) throws -> Void) rethrows -> Gate {
    var copy: Gate = self
    try edit(&copy)
    return copy
  }

  init(door: Door, count: Int = 0) {
    self.door = door
    self.count = count
  }

  /// All actions of the value.
  enum Action: Bindgen.Action {
    case enter(Int)
    case leave
    case later
    case quiet
    case passed(String, count: Int)
    case setCount(Int)
    case door(Door.Action)
  }

  /// Changes the value, and returns the effects of the action.
  mutating func reduce(_ action: Action, services: Services) -> Bindgen.ActionEffects<Action> {
    Bindgen.Plans.reduce(&self, action, services)
  }

  mutating func _reduce(_ action: Action, _ _services: Services, _ _plans: inout Bindgen.Plans<Gate>) {
    switch action {
    case .enter(let number): self._enter(&_plans, number)
    case .leave: self._leave(&_plans)
    case .later: self._later(&_plans)
    case .quiet: self._quiet(&_plans)
    case .passed(let name, let count): self._passed(&_plans, name, count: count)
    case .setCount(let count): self.count = count
    case .door(let action):
      var plans = Bindgen.Plans<Door>()
      self.door._reduce(action, _services._door, &plans)
      if !plans._isEmpty {
        _plans._add(plans, "door", at: \.door, \._door) { .door($0) }
      }
    }
  }

  /// Ends the effects of rows and children that are gone.
  func _endGone(_ running: Bindgen.Running) {
    running.end("door", unless: self.door, Bindgen.id(self.door.id))
  }

  /// The services that the actions use.
  struct Services {
    var wait: @Sendable (String) async -> Void

    var _door: Door.Services { Door.Services(wait: wait) }
  }
}

#if DEBUG
  nonisolated extension Gate: Bindgen.TestedOnActor, Bindgen.TestedSending {
    typealias TestActor = MainActor
    static let _tested: Bindgen.TestedValue<Gate> = Bindgen.TestedValue(
      .child("door", \.door),
      .field("count", \.count),
      endGone: { $0._endGone($1) }
    )
  }

  nonisolated extension Gate.Action: Bindgen.TestedAction {
    /// The cases without their arguments.
    enum Case: String, Swift.Sendable { case enter, leave, later, quiet, passed, setCount, door }

    static let _places: Bindgen.Places = Bindgen.Places("Gate")
  }

  /// Sends actions to a `Gate`, and fails if something happens that the test does not expect.
  typealias GateTestStore = Bindgen.TestStore<Gate>

  nonisolated extension Gate.Event: Bindgen.TestedCases {
    /// The cases without their arguments.
    enum Case: String, Swift.Sendable {
      case entered, left, passed
    }
  }
#endif

/// Keeps a `Gate`, and what observes it.
@MainActor final class GateStore {
  let door: DoorStore

  var count: Int {
    get { _count }
    set { send(.setCount(newValue)) }
  }

  // MARK: Events

  /// Called with each event, when observers have been notified.
  var onEvent: ((Gate.Event) -> Void)?

  // MARK: Actions

  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  func update<Returned>(_ body: (GateStore) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  init(_ state: Gate, services: Gate.Services, onEvent: ((Gate.Event) -> Void)? = nil) {
    _stored = Bindgen.Stored(state, services)
    _count = state.count
    door = DoorStore(Bindgen.Stored(state.door))
    _core.adopt(door, by: self)
    door._stored.sendUp = { [weak self] in self?.send(.door($0)) ?? Bindgen.gone("Gate.door") }
    self.onEvent = onEvent
  }

  /// The whole value, as it is now.
  var state: Gate { _stored.state }

  /// Sends an action. An action that is sent while another one is reduced waits for its turn.
  @discardableResult
  func send(_ action: Gate.Action) -> Bindgen.Sent { _send(action) }

  /// The parts of a view's binding: how to read the value, and which action to send.
  func binding<Value>(
    get: @escaping (GateStore) -> Value,
    send: @escaping (Value) -> Gate.Action
  ) -> (get: () -> Value, set: (Value) -> Void) {
    ({ get(self) }, { self.send(send($0)) })
  }

  private var _count: Int
  let _stored: Bindgen.Stored<Gate>
  let _core = Bindgen.Core(GateStore._graph)
}

// MARK: - Machinery

@MainActor extension GateStore: @MainActor Bindgen.ActingStore, nonisolated Bindgen.Shown {
  typealias _Home = MainActor

  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var count: Changes { Changes(field: 0) }
  }

  private static let _graph = Bindgen.Graph(of: GateStore.self, .part("door", \.door), .state("count", \.count))

  func _endGone(_ running: Bindgen.Running) { _stored.state._endGone(running) }

  func _receiver(_ path: Swift.ArraySlice<Bindgen.Step>) -> ((Any) -> Void)? {
    guard let step = path.first else { return { if let event = $0 as? Gate.Event { self.onEvent?(event) } } }
    switch step.name {
    case "door": return door._receiver(path.dropFirst())
    default: return nil
    }
  }

  func _compare() {
    if Bindgen.replace(&_count, with: _stored.state.count) { _wrote(.count) }
    door._take(_stored.state.door)
  }
}
