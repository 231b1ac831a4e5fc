// MARK: - Plans

nonisolated extension Bindgen {
  /// A value with a reducer.
  @_spi(Bindgen) public protocol Reduced {
    associatedtype Action
    associatedtype Services
    mutating func _reduce(_ action: Action, _ services: Services, _ plans: inout Plans<Self>)
    /// The id that tells this value from another one in its place. Nil if values of the type have no ids.
    var _id: Swift.AnyHashable? { get }
  }

  /// The plans of a value's actions: effects to cancel and to start, when the reactions to fields have run.
  ///
  /// (Its members begin with `_`, because emitted code adds the names of children and lists.)
  @_spi(Bindgen) public struct Plans<Value: Reduced> {
    @_spi(Bindgen) public typealias Action = Value.Action
    @_spi(Bindgen) public typealias Services = Value.Services
    @_spi(Bindgen) public typealias Plan = (Value, Services, inout ActionEffects<Action>) -> Void
    /// Runs reactions to what has changed since the last call, and returns whether there were any.
    @_spi(Bindgen) public typealias React = (inout Value, _ round: Int, Services, inout Plans) -> Bool

    @_spi(Bindgen) public typealias Hear = (inout Value, Services, inout Plans) -> Void
    /// The reactions to an event of a child or a row.
    @_spi(Bindgen) public typealias Hearing = (inout Value, _ row: Swift.AnyHashable?, _ event: Any, Services, inout Plans) -> Void

    /// A value with reactions, one of whose actions was called.
    private final class Watched {
      let path: [Step]
      let id: Swift.AnyHashable?
      let react: React
      var round = 0
      /// Whether an action of the value was called since it reacted last.
      var isCalled = true

      init(_ path: [Step], _ id: Swift.AnyHashable?, _ react: @escaping React) {
        (self.path, self.id, self.react) = (path, id, react)
      }
    }

    // (Empty arrays allocate nothing.)
    private var planned: [(id: Swift.AnyHashable?, plan: Plan)] = []
    /// The values with reactions, those with the longest paths first.
    private var watched: [Watched] = []
    /// The events that were sent, also by rows and children that are gone by now.
    fileprivate var sent: [(path: [Step], event: Any)] = []
    /// The reactions of values to events of their children and rows, with the numbers of the events.
    private var heard: [(number: Int, hear: Hear)] = []
    /// The id of the value that reacts to events: another value in its place does not react to them.
    private var hearer: Swift.AnyHashable?
    /// The function that notifies observers of the action's changes, if the action sets one, such as an animation.
    @_spi(Bindgen) public var telling: Telling?

    @_spi(Bindgen) public init() {}
  }
}

nonisolated extension Bindgen.Reduced {
  @_spi(Bindgen) public var _id: Swift.AnyHashable? { nil }

  @_spi(Bindgen) public mutating func _edit(_ body: (inout Self) -> Void) { body(&self) }

  /// Changes the value, and returns the effects of the action.
  @_spi(Bindgen) public mutating func reduce(_ action: Action, services: Services) -> Bindgen.ActionEffects<Action> {
    Bindgen.Plans.reduce(&self, action, services)
  }

  /// Returns a copy that the closure has changed.
  @_spi(Bindgen) public func updated(_ edit: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try edit(&copy)
    return copy
  }

  fileprivate func hasID(_ id: Swift.AnyHashable?) -> Bool { id == nil || id == _id }
}

nonisolated extension Bindgen.Plans {
  /// Runs a whole action: bodies, then reactions until none is due. Returns the effects to cancel and to start.
  @_spi(Bindgen) public static func reduce(_ value: inout Value, _ action: Action, _ services: Services) -> Bindgen.ActionEffects<Action> {
    var plans = Bindgen.Plans<Value>()
    value._reduce(action, services, &plans)
    if plans._isEmpty { return Bindgen.ActionEffects() }
    plans.settle(&value, services)
    var effects = Bindgen.ActionEffects<Action>()
    effects.telling = plans.telling
    effects.sent = plans.sent
    for (_, plan) in plans.planned { plan(value, services, &effects) }
    return effects
  }

  /// Calls an action of a value that has no store: no effect starts.
  @_spi(Bindgen) public static func drop<Returned>(_ action: (inout Bindgen.Plans<Value>) throws -> Returned) rethrows -> Returned {
    var plans = Bindgen.Plans<Value>()
    return try action(&plans)
  }

  /// - Parameter id: The id of the value: another value in its place starts nothing.
  @_spi(Bindgen) public mutating func _plan(_ id: Swift.AnyHashable? = nil, _ plan: @escaping Plan) { planned.append((id, plan)) }

  /// Sends an event. A value without a store drops it.
  @_spi(Bindgen) public mutating func _send(_ event: Any) { sent.append(([], event)) }

  /// Lets the value with this id react to events of its children and rows.
  @_spi(Bindgen) public mutating func _hears(_ id: Swift.AnyHashable?) { hearer = id }

  /// Plans a report: the action was for a row or a child that does not exist.
  @_spi(Bindgen) public mutating func _missing(_ place: StaticString, _ text: String) {
    _plan { _, _, effects in effects.add(.missing(place, text)) }
  }

  /// Watches the fields of the value from now on.
  @_spi(Bindgen) public mutating func _watch<Before>(
    _ before: @autoclosure () -> Before,
    _ id: Swift.AnyHashable? = nil,
    _ react: @escaping (inout Value, inout Before, _ round: Int, Services, inout Bindgen.Plans<Value>) -> Bool
  ) {
    if watched.contains(where: \.path.isEmpty) { return }
    var before = before()
    watch(Watched([], id) { react(&$0, &before, $1, $2, &$3) })
  }

  private mutating func watch(_ new: Watched) {
    guard let known = watched.first(where: { $0.path == new.path }) else { return insert(new) }
    if known.isCalled { return }
    known.isCalled = true
    moveBack(known)
  }

  /// Lets the others on its level react first.
  private mutating func moveBack(_ known: Watched) {
    if let place = watched.firstIndex(where: { $0 === known }) { insert(watched.remove(at: place)) }
  }

  private mutating func insert(_ new: Watched) {
    let place = watched.firstIndex { $0.path.count < new.path.count } ?? watched.count
    watched.insert(new, at: place)
  }

  /// Runs reactions until none is due: those of children and rows before those of the values that contain them. Reactions to
  /// events follow when all have reacted to fields.
  private mutating func settle(_ value: inout Value, _ services: Services) {
    var hearings = 0
    while true {
      reactToFields(&value, services)
      if heard.isEmpty { return }
      hearings += 1
      if hearings > 1000 { Swift.fatalError("events are sent by who hears them; 1000 rounds did not settle") }
      // Values whose actions are called from now on react in the order of these calls.
      for known in watched { known.isCalled = false }
      for (_, hear) in Bindgen.takeAll(&heard) { hear(&value, services, &self) }
    }
  }

  private mutating func reactToFields(_ value: inout Value, _ services: Services) {
    while let last = watched.first(where: { react($0, &value, services) }) {
      last.round += 1
      last.isCalled = false
      moveBack(last)
      if last.round > 1000 {
        let names = ["\(Value.self)"] + last.path.map(\.name)
        Swift.fatalError(
          "reactions change what others react to; 1000 rounds did not settle \(names.joined(separator: "."))"
        )
      }
    }
  }

  private mutating func react(_ watched: Watched, _ value: inout Value, _ services: Services) -> Bool {
    watched.react(&value, watched.round, services, &self)
  }

  /// Whether nothing is planned, as after most actions: then a row's id is not read.
  @_spi(Bindgen) public var _isEmpty: Bool { planned.isEmpty && watched.isEmpty && sent.isEmpty && heard.isEmpty && telling == nil }

  /// Takes over the plans of a child or a row.
  ///
  /// - Parameters:
  ///   - row: The id of a row.
  ///   - hear: The value's reactions to events of the child or the row.
  ///   - edit: Changes the child or the row if it is there.
  @_spi(Bindgen) public mutating func _add<Below: Bindgen.Reduced>(
    _ below: Bindgen.Plans<Below>,
    _ name: String,
    row: Swift.AnyHashable? = nil,
    _ services: @escaping (Services) -> Below.Services,
    _ embed: @escaping (Below.Action) -> Action,
    find: @escaping (Value) -> Below?,
    hear: Hearing? = nil,
    edit: @escaping (inout Value, (inout Below) -> Void) -> Void
  ) {
    if !below.sent.isEmpty || !below.heard.isEmpty {
      hearAll(of: below, name, row, hear) { hearing in
        { value, own, plans in
          var more = Bindgen.Plans<Below>()
          edit(&value) { found in if found.hasID(below.hearer) { hearing(&found, services(own), &more) } }
          plans._add(more, name, row: row, services, embed, find: find, hear: hear, edit: edit)
        }
      }
    }
    if let telling = below.telling { self.telling = telling }
    for (id, plan) in below.planned {
      _plan { value, own, effects in
        guard let found = find(value), found.hasID(id) else { return }
        var planned = Bindgen.ActionEffects<Below.Action>()
        plan(found, services(own), &planned)
        effects.add(planned.lifted(Bindgen.Step(name, found._id), embed))
      }
    }
    for watched in below.watched {
      watch(
        Watched([Bindgen.Step(name, row ?? watched.id)] + watched.path, nil) { value, round, own, plans in
          var hasRun = false
          var more = Bindgen.Plans<Below>()
          edit(&value) { found in
            if found.hasID(watched.id) { hasRun = watched.react(&found, round, services(own), &more) }
          }
          if hasRun { plans._add(more, name, row: row, services, embed, find: find, hear: hear, edit: edit) }
          return hasRun
        }
      )
    }
  }

  /// Takes over the plans of a child.
  @_spi(Bindgen) public mutating func _add<Below: Bindgen.Reduced>(
    _ below: Bindgen.Plans<Below>,
    _ name: String,
    at path: Swift.WritableKeyPath<Value, Below>,
    _ services: Swift.KeyPath<Services, Below.Services>,
    hear: Hearing? = nil,
    embed: @escaping (Below.Action) -> Action
  ) {
    let edit: (inout Value, (inout Below) -> Void) -> Void = { $1(&$0[keyPath: path]) }
    _add(below, name, { $0[keyPath: services] }, embed, find: { $0[keyPath: path] }, hear: hear, edit: edit)
  }

  /// Takes over the plans of a child that may be missing.
  @_spi(Bindgen) public mutating func _add<Below: Bindgen.Reduced>(
    _ below: Bindgen.Plans<Below>,
    _ name: String,
    at path: Swift.WritableKeyPath<Value, Below?>,
    _ services: Swift.KeyPath<Services, Below.Services>,
    hear: Hearing? = nil,
    embed: @escaping (Below.Action) -> Action
  ) {
    let edit: (inout Value, (inout Below) -> Void) -> Void = { $0[keyPath: path]?._edit($1) }
    _add(below, name, { $0[keyPath: services] }, embed, find: { $0[keyPath: path] }, hear: hear, edit: edit)
  }

  /// Takes over the events of a child or a row, and the reactions to them, in the order in which they were sent.
  ///
  /// - Parameter lift: Turns a reaction of the child into a reaction of the value that contains it.
  private mutating func hearAll<Below>(
    of below: Bindgen.Plans<Below>,
    _ name: String,
    _ row: Swift.AnyHashable?,
    _ hear: Hearing?,
    _ lift: (@escaping Bindgen.Plans<Below>.Hear) -> Hear
  ) {
    let first = sent.count
    var waiting = below.heard[...]
    for (number, sending) in below.sent.enumerated() {
      while let next = waiting.first, next.number <= number {
        waiting.removeFirst()
        heard.append((first + next.number, lift(next.hear)))
      }
      sent.append(([Bindgen.Step(name, row)] + sending.path, sending.event))
      if sending.path.isEmpty, let hear {
        heard.append((first + number, { hear(&$0, row, sending.event, $1, &$2) }))
      }
    }
    for next in waiting { heard.append((first + next.number, lift(next.hear))) }
  }
}
