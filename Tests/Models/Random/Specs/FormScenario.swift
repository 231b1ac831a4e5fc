/// Random models from a seed, for all three forms: the source of their specs, and of an oracle that interprets them.
///
/// States of the kind `s0` only grow, so that a comparison with an older value shows each change. Those of the kind `u0`
/// have any value, and nothing but loads depends on them. `t` shows in which order bodies ran, and `beat` counts
/// reactions. Those of the kind `l0` are loaded; they grow, too, where a change does not clear them.
package struct FormScenario: Sendable {
  package let seed: UInt64
  /// The models, children before their parents; the last is the root.
  package internal(set) var models: [Model] = []

  init(seed: UInt64) { self.seed = seed }

  package var name: String { "Form\(seed)" }
  package var root: Int { models.count - 1 }

  package struct Model: Sendable {
    package var name: String
    /// Whether bodies create it: as a row, as an optional child, or below such. It then stores what others get as services.
    package var isMade: Bool = false
    /// The models of its children `c0` and on. Its optional child is `x0`, one of several `y0`, its list `rows`.
    package var children: [Int] = []
    package var optional: Int?
    package var choice: Choice?
    package var list: Int?
    /// The number of its states that grow.
    package var grows: Int
    package var derivations: [Derivation] = []
    package var actions: [Action] = []
    /// Whether it has events.
    package var tells: Bool = false
    package var loads: [Load] = []

    /// The fields that say whether effects run: those of an id, or of an id with a key.
    package var flags: [(name: String, word: Int, key: Int?)] {
      let words: Set<Int> = Set(actions.flatMap(\.effects).compactMap(\.word))
      return (words.contains(0) ? [("f0", 0, nil)] : []) + (words.contains(1) ? [("f1", 1, nil), ("f2", 1, 0)] : [])
        + loads.indices.map { ("g\($0)", Load.word($0), nil) }
    }

    /// Whether fields trigger actions or loads.
    package var reacts: Bool { actions.contains { !$0.on.isEmpty } || !loads.isEmpty }

    /// The actions that are called by numbers and have no result.
    package var calls: [Int] { actions.indices.filter { !actions[$0].isReaction && actions[$0].gives == nil } }
    /// The actions with a result.
    package var questions: [Int] { actions.indices.filter { actions[$0].gives != nil } }

    package var states: [String] { (0..<grows).map { "s\($0)" } + ["u0", "t", "beat"] + numberLoads }
  }

  package struct Derivation: Sendable {
    /// Steady derivations only grow. Bodies read no derivation of rows or optional children, since others react to it: in a
    /// class it changes when somebody reads it. The status of loads is not among the dependencies of loads.
    package enum Kind: Sendable { case steady, loose, ofRows, ofLoad }

    package var name: String
    package var value: Value
    package var kind: Kind
  }

  package indirect enum Value: Sendable {
    case constant(Int)
    /// Some bits of the action's argument.
    case number(Int)
    /// A field of the model, or of a child, by the path to it.
    case field([Int], String)
    case ofOptional(String)
    /// A field of the model of a case. `shown` is a number for the current case.
    case ofCase(Int, String)
    case shown(Choice)
    case count
    case total(String)
    /// Whether a load has failed, and its field. `loaded` is whether it has succeeded.
    case failed(Int, String)
    case loaded(Int, String)
    case sum(Value, Value)
    case half(Value)
    case bits(Value, Int)
  }

  package struct Condition: Sendable {
    package var value: Value
    package var least: Int
  }

  /// A step to a model below.
  package enum Step: Sendable {
    case child(Int)
    case optional
    /// The model of a case.
    case ofCase(Int)
    /// The row at a place, by its id.
    case row(Value)
  }

  package indirect enum Statement: Sendable {
    case grow(String, Value)
    case set(Value)
    case trace(Int)
    case note
    case when(Condition, [Statement], [Statement])
    /// A condition without which the body ends early.
    case leave(Condition)
    case call([Step], Int)
    /// A call of an action with a result, and the use of that.
    case ask([Step], Int, Answer)
    case deferred(Int)
    case each(Int)
    case append
    case remove(Value)
    case again(Value)
    case reverse
    case put
    case drop
    /// Another case of several, or the one with a number.
    case choose(Choice.Chosen)
    case look
    /// A write to the state `u0` of a case's model.
    case mark(Int, Value)
    /// An event with the action's argument.
    case tell
    /// A write to the state `u0` of a child, or to one that others may react to.
    case write([Int], String, Value)
  }

  /// The use of a result: `t` is read before the call, or after it.
  package indirect enum Answer: Sendable {
    case trace
    case kept
    case set
    case unused
    case when([Statement])
  }

  package struct Effect: Sendable {
    package enum Policy: String, Sendable { case replace, keep, queue }
    /// A `notes` effect ends at once; one that waits is released by hand. A stubborn one ignores cancellation.
    package enum Kind: Sendable { case notes, waits, isStubborn }

    package var name: String
    /// The id: `w0`, or `w1` with a key, or that of a load.
    package var key: Value?
    package var word: Int?
    package var policy: Policy = .replace
    package var when: Condition?
    package var after: Int?
    package var kind: Kind
    package var values: [Value]
    /// Whether it sends an event, before `then`.
    package var tells: Bool = false
    /// The action that it calls at its end.
    package var then: Int?
    /// Whether it calls `then` in its completion body, with its result, and not while it runs.
    package var ends: Bool = false
    package var catches: Int?
    /// Whether it retains its model, or the store, until it has ended.
    package var outlives: Bool = false
    /// Whether its expressions name the number as a constant of the body.
    package var namesLocal: Bool = false
    /// Whether its action is a reaction, which has no argument.
    package var isOfReaction: Bool = false
    /// The load that it runs, if it is one.
    package var load: Int?
  }

  package struct Cancel: Sendable {
    package enum Step: Hashable, Sendable {
      case child(Int)
      case optional
      case ofCase(Int)
      case rows
    }

    package var path: [Step]
    package var word: Int
    package var key: Value?
  }

  package struct Action: Sendable {
    package var name: String
    /// The fields that it reacts to.
    package var on: [String] = []
    /// The children whose events it reacts to, all of one kind. An action without both is called.
    package var hears: [Cancel.Step] = []
    package var body: [Statement] = []
    package var cancels: [Cancel] = []
    package var effects: [Effect] = []
    /// Its result, if it has one.
    package var gives: Value?

    package var isReaction: Bool { !on.isEmpty || !hears.isEmpty }
  }
}

extension FormScenario {
  /// Returns the model of a child.
  package func model(_ path: [Int], from model: Int) -> Int {
    path.reduce(model) { models[$0].children[$1] }
  }
}

extension FormScenario {
  /// Returns the kind of models that a step leads to.
  package func model(_ step: Cancel.Step, from model: Int) -> Int {
    switch step {
    case .child(let child): models[model].children[child]
    case .optional: models[model].optional ?? model
    case .ofCase(let place): models[model].choice?.models[place] ?? model
    case .rows: models[model].list ?? model
    }
  }

  /// Returns the steps to the models below one.
  package func steps(_ model: Int) -> [Cancel.Step] {
    let whole: Model = models[model]
    return whole.children.indices.map { .child($0) } + (whole.optional == nil ? [] : [.optional])
      + (whole.choice?.models.indices.map { .ofCase($0) } ?? [])
      + (whole.list == nil ? [] : [.rows])
  }
}

extension FormScenario: CustomStringConvertible {
  package var description: String { name }
}
