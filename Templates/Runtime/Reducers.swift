// MARK: - Effects as values

nonisolated extension Bindgen {
  /// Sends an action to the store that runs the effect. It does nothing once the effect has been cancelled.
  public struct Send<Action> {
    let send: (Action) -> Void

    public func callAsFunction(_ action: Action) { send(action) }
  }

  /// Whether a field that is reacted to has changed.
  static func differ<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }

  /// What can't be compared always differs.
  @_disfavoredOverload
  static func differ<Value>(_ old: Value, _ new: Value) -> Bool { true }

  /// Whose effects they are: from a store down to a child or a row.
  enum Step: Hashable {
    /// With its id, if it has one: another one in its place runs nothing yet. Without it, whoever is there is meant.
    case child(String, AnyHashable? = nil)
    case row(String, AnyHashable)
    /// All rows: only what is cancelled has it.
    case rows(String)

    func includes(_ other: Step) -> Bool {
      switch (self, other) {
      case (.rows(let list), .row(let name, _)): list == name
      case (.child(let child, nil), .child(let name, _)): child == name
      default: self == other
      }
    }
  }

  /// What an effect does. (A closure of this type has no capture list: with one it would leave its actor.)
  typealias Work<Action> = nonisolated(nonsending) (Send<Action>) async throws -> Void
  typealias Rescue<Action> = nonisolated(nonsending) (Send<Action>, any Error) async throws -> Void

  struct ActionEffect<Action> {
    enum Kind {
      case run(EffectPolicy, Work<Action>, Rescue<Action>?)
      case cancel
      /// The action was for nobody.
      case missing(String)
    }

    var path: [Step] = []
    let place: StaticString
    /// Nil for all of a word, where that is cancelled.
    let id: EffectID
    let kind: Kind
  }

  /// The effects of an action: what begins and what is cancelled, as a value that a store carries out.
  public struct ActionEffects<Action> {
    // (An empty array allocates nothing.)
    private(set) var all: [ActionEffect<Action>] = []

    public init() {}

    public static var none: ActionEffects { ActionEffects() }

    public var isEmpty: Bool { all.isEmpty }

    mutating func add(_ others: ActionEffects) { if !others.isEmpty { all += others.all } }

    /// - Parameter isWanted: If not, what runs under its id ends.
    mutating func run(
      _ place: StaticString,
      _ id: EffectID = EffectID(""),
      _ policy: EffectPolicy = .all,
      when isWanted: Bool = true,
      _ work: @escaping Work<Action>,
      rescue: Rescue<Action>? = nil
    ) {
      if isWanted {
        all.append(ActionEffect(place: place, id: id, kind: .run(policy, work, rescue)))
      } else if policy != .all {
        all.append(ActionEffect(place: place, id: id, kind: .cancel))
      }
    }

    mutating func cancel(_ id: EffectID, at path: [Step] = []) {
      all.append(ActionEffect(path: path, place: "", id: id, kind: .cancel))
    }

    /// The action was for a row or a child that is not there.
    static func missing(_ place: StaticString, _ text: String) -> ActionEffects {
      var effects = ActionEffects()
      effects.all.append(ActionEffect(place: place, id: EffectID(""), kind: .missing(text)))
      return effects
    }

    /// Those of a child or a row, as its parent's.
    @inline(__always)
    func lifted<Root>(_ step: @autoclosure () -> Step, _ embed: @escaping (Action) -> Root) -> ActionEffects<Root> {
      isEmpty ? .none : lift(step(), embed)
    }

    private func lift<Parent>(_ step: Step, _ embed: @escaping (Action) -> Parent) -> ActionEffects<Parent> {
      var lifted = ActionEffects<Parent>()
      for effect in all {
        let kind: ActionEffect<Parent>.Kind
        switch effect.kind {
        case .cancel: kind = .cancel
        case .missing(let text): kind = .missing(text)
        case .run(let policy, let work, let rescue):
          kind = .run(
            policy,
            { parent in try await work(Send { parent(embed($0)) }) },
            rescue.map { lift($0, embed) }
          )
        }
        lifted.all.append(ActionEffect(path: [step] + effect.path, place: effect.place, id: effect.id, kind: kind))
      }
      return lifted
    }

    /// (A closure within `map` is not of this type, and would leave its actor.)
    private func lift<Parent>(
      _ rescue: @escaping Rescue<Action>,
      _ embed: @escaping (Action) -> Parent
    ) -> Rescue<Parent> {
      { parent, error in try await rescue(Send { parent(embed($0)) }, error) }
    }
  }
}
