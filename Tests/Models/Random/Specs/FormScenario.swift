/// Models made at random from a seed, for all three forms: what their specs say, and what an oracle interprets.
///
/// States of the kind `s0` only grow, so that whoever compares a value with an older one sees each change. Those of the
/// kind `u0` do as they like, and nobody reacts to them, but for loads. `t` tells in which order bodies ran, and `beat`
/// counts reactions. Those of the kind `l0` are loaded; they grow, too, where a change does not clear them.
package struct FormScenario: Sendable {
  package let seed: UInt64
  /// Children before those whose children they are; the last is the root.
  package internal(set) var models: [Model] = []

  init(seed: UInt64) { self.seed = seed }

  package var name: String { "Form\(seed)" }
  package var root: Int { models.count - 1 }

  package struct Model: Sendable {
    package var name: String
    /// Whether bodies make it: as a row, as an optional child, or below such. It then keeps what others get as services.
    package var isMade: Bool = false
    /// The models that its children `c0` and on are, its optional child `x0`, one of several, `y0`, and its `rows`.
    package var children: [Int] = []
    package var optional: Int?
    package var choice: Choice?
    package var list: Int?
    /// How many states it has that grow.
    package var grows: Int
    package var derivations: [Derivation] = []
    package var actions: [Action] = []
    /// Whether it has events.
    package var tells: Bool = false
    package var loads: [Load] = []

    /// The fields that say whether effects run: of a word, or of a word with a key.
    package var flags: [(name: String, word: Int, key: Int?)] {
      let words: Set<Int> = Set(actions.flatMap(\.effects).compactMap(\.word))
      return (words.contains(0) ? [("f0", 0, nil)] : []) + (words.contains(1) ? [("f1", 1, nil), ("f2", 1, 0)] : [])
        + loads.indices.map { ("g\($0)", Load.word($0), nil) }
    }

    /// Whether fields set off actions, or loads.
    package var reacts: Bool { actions.contains { !$0.on.isEmpty } || !loads.isEmpty }

    /// What is called by numbers, and gives nothing.
    package var calls: [Int] { actions.indices.filter { !actions[$0].isReaction && actions[$0].gives == nil } }
    /// The actions with a result.
    package var questions: [Int] { actions.indices.filter { actions[$0].gives != nil } }

    package var states: [String] { (0..<grows).map { "s\($0)" } + ["u0", "t", "beat"] + numberLoads }
  }

  package struct Derivation: Sendable {
    /// Steady ones only grow. Of rows and optional children nobody reads in bodies what others react to: in a class a
    /// derivation changes when somebody reads it. What is known of loads is not among what loads depend on.
    package enum Kind: Sendable { case steady, loose, ofRows, ofLoad }

    package var name: String
    package var value: Value
    package var kind: Kind
  }

  package indirect enum Value: Sendable {
    case constant(Int)
    /// Some bits of what the action is given.
    case number(Int)
    /// Of the model, or of a child, by the way there.
    case field([Int], String)
    case ofOptional(String)
    /// Of the model of a case, and of what there is in the place of it.
    case ofCase(Int, String)
    case shown(Choice)
    case count
    case total(String)
    /// Whether a load has failed, or succeeded, and what it is of.
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

  /// A step to who is below.
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
    /// The body ends early.
    case leave(Condition)
    case call([Step], Int)
    /// What an action with a result gives, and what is done with it.
    case ask([Step], Int, Answer)
    case deferred(Int)
    case each(Int)
    case append
    case remove(Value)
    case again(Value)
    case reverse
    case put
    case drop
    /// Another case of several, or the number of one that has one.
    case choose(Choice.Chosen)
    case look
    /// The state `u0` of a case's model.
    case mark(Int, Value)
    /// An event with what the action is given.
    case tell
    /// The state `u0` of a child, or one that others may react to.
    case write([Int], String, Value)
  }

  /// What becomes of a result: `t` is read before the call, or behind it.
  package indirect enum Answer: Sendable {
    case trace
    case kept
    case set
    case unused
    case when([Statement])
  }

  package struct Effect: Sendable {
    package enum Policy: String, Sendable { case replace, keep, queue }
    /// One that notes is over at once; one that waits is let go by hand. A stubborn one does not care for cancellation.
    package enum Kind: Sendable { case notes, waits, isStubborn }

    package var name: String
    /// `w0`, or `w1` with a value, or the word of a load.
    package var key: Value?
    package var word: Int?
    package var policy: Policy = .replace
    package var when: Condition?
    package var after: Int?
    package var kind: Kind
    package var values: [Value]
    /// Whether it sends an event first.
    package var tells: Bool = false
    /// The action that it calls when it is over.
    package var then: Int?
    /// Whether it calls that in the body in which it ends, with what it gives, and not while it runs.
    package var ends: Bool = false
    package var catches: Int?
    /// Whether it keeps its model until it has ended, or the store.
    package var outlives: Bool = false
    /// Whether its texts name the number as a constant of the body.
    package var namesLocal: Bool = false
    /// A reaction has no argument that a body could see.
    package var isOfReaction: Bool = false
    /// The load that it is.
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
    /// Those below whose events it reacts to, all of one kind: without both it is called.
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
  /// The model of a child.
  package func model(_ path: [Int], from model: Int) -> Int {
    path.reduce(model) { models[$0].children[$1] }
  }
}

extension FormScenario {
  /// The kind of the models at the end of a step.
  package func model(_ step: Cancel.Step, from model: Int) -> Int {
    switch step {
    case .child(let child): models[model].children[child]
    case .optional: models[model].optional ?? model
    case .ofCase(let place): models[model].choice?.models[place] ?? model
    case .rows: models[model].list ?? model
    }
  }

  /// The steps to who is below a model.
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
