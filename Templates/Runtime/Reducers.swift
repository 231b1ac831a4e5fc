// Needs: Actions

// MARK: - Effects as values

nonisolated extension Bindgen {
  /// The function by which an effect sends actions to its store. It does nothing once the effect has been cancelled.
  @_spi(Bindgen) public struct Send<Action> {
    /// Whether the effect is a load that was called: it skips the delay.
    @_spi(Bindgen) public var isCalled = false
    @_spi(Bindgen) public let send: (Action) -> Void

    @_spi(Bindgen) public func callAsFunction(_ action: Action) { send(action) }
  }

  /// Returns the type-erased id of a child or a row. (Emitted values do not name `AnyHashable`, as a field may have that name.)
  @_spi(Bindgen) public static func id(_ id: some Hashable) -> Swift.AnyHashable { Swift.AnyHashable(id) }

  /// Takes the new value of a field that has a reaction, and returns whether it changed.
  ///
  /// - Parameter round: The number of times that reactions have run in this action.
  @_spi(Bindgen) public static func react<Value: Equatable>(to new: Value, _ old: inout Value, _ round: Int) -> Bool {
    // (NaN differs from itself in each round.)
    replace(&old, with: new) && (round == 0 || new == new)
  }

  /// Returns whether a value that can't be compared counts as changed: by the action, but not by reactions.
  @_disfavoredOverload
  @_spi(Bindgen) public static func react<Value>(to new: Value, _ old: inout Value, _ round: Int) -> Bool { round == 0 }

  /// A step from a store to the child or the row that owns an effect.
  @_spi(Bindgen) public struct Step: Hashable {
    @_spi(Bindgen) public let name: String
    /// The id of the child or the row. Nil for a child without an id, and in the path of a cancellation, which is for any id.
    @_spi(Bindgen) public let id: Swift.AnyHashable?

    @_spi(Bindgen) public init(_ name: String, _ id: Swift.AnyHashable? = nil) { (self.name, self.id) = (name, id) }
  }

  /// The work of an effect, which may end with an action. (A closure of this type has no capture list: with one it would leave
  /// its actor.)
  @_spi(Bindgen) public typealias ActionAnswer<Action> = nonisolated(nonsending) (Send<Action>) async throws -> Action?
  /// A function from an error to the action that the effect ends with.
  @_spi(Bindgen) public typealias Rescue<Action> = (any Swift.Error) -> Action

  @_spi(Bindgen) public struct ActionEffect<Action> {
    @_spi(Bindgen) public enum Kind {
      case run(EffectPolicy, ActionAnswer<Action>, Rescue<Action>?)
      /// Cancels all effects of the id, or only those that started before this transaction.
      case cancel(isOld: Bool)
      /// Reports that the action's child or row does not exist.
      case missing(String)
    }

    @_spi(Bindgen) public var path: [Step] = []
    @_spi(Bindgen) public let place: StaticString
    /// The id of the effect. In a cancellation, an id without values stands for all ids with its name.
    @_spi(Bindgen) public let id: EffectID
    @_spi(Bindgen) public var isCall = false
    @_spi(Bindgen) public var outlives = false
    @_spi(Bindgen) public var isMissed = false
    @_spi(Bindgen) public let kind: Kind

    @_spi(Bindgen) public var isMissing: Bool { if case .missing = kind { true } else { false } }
  }

  /// The effects that an action starts and cancels, as a value. Only a store carries it out: a test of `reduce` reads `isEmpty`.
  public struct ActionEffects<Action> {
    // (An empty array allocates nothing.)
    @_spi(Bindgen) public private(set) var all: [ActionEffect<Action>] = []
    /// The function that notifies observers of the action's changes, if the action sets one, such as an animation.
    @_spi(Bindgen) public var telling: Telling?
    /// The events that were sent, with the paths to their senders.
    @_spi(Bindgen) public var sent: [(path: [Step], event: Any)] = []

    /// Creates the effects of an action that starts and cancels none.
    public init() {}

    /// The effects of an action that starts and cancels none.
    public static var none: ActionEffects { ActionEffects() }

    /// Whether no effect starts and none is cancelled.
    public var isEmpty: Bool { all.allSatisfy(\.isMissing) }

    @_spi(Bindgen) public mutating func add(_ others: ActionEffects) { if !others.all.isEmpty { all += others.all } }

    @_spi(Bindgen) public mutating func add(_ effect: ActionEffect<Action>) { all.append(effect) }

    /// Returns a report: the action was for a row or a child that does not exist.
    @_spi(Bindgen) public static func missing(_ place: StaticString, _ text: String) -> ActionEffects {
      var effects = ActionEffects()
      effects.all.append(ActionEffect(place: place, id: EffectID(""), kind: .missing(text)))
      return effects
    }

    /// Returns the effects of a child or a row, as effects of its parent.
    @inline(__always)
    @_spi(Bindgen) public func lifted<Root>(_ step: @autoclosure () -> Step, _ embed: @escaping (Action) -> Root) -> ActionEffects<Root> {
      all.isEmpty ? .none : lift(step(), embed)
    }

    private func lift<Parent>(_ step: Step, _ embed: @escaping (Action) -> Parent) -> ActionEffects<Parent> {
      var lifted = ActionEffects<Parent>()
      for effect in all {
        let kind: ActionEffect<Parent>.Kind
        switch effect.kind {
        case .cancel(let isOld): kind = .cancel(isOld: isOld)
        case .missing(let text): kind = .missing(text)
        case .run(let policy, let work, let rescue):
          kind = .run(
            policy,
            { parent in try await work(Send(isCalled: parent.isCalled) { parent(embed($0)) }).map(embed) },
            rescue.map { rescue in { embed(rescue($0)) } }
          )
        }
        var above = ActionEffect(path: [step] + effect.path, place: effect.place, id: effect.id, kind: kind)
        (above.isCall, above.outlives, above.isMissed) = (effect.isCall, effect.outlives, effect.isMissed)
        lifted.all.append(above)
      }
      return lifted
    }
  }
}
