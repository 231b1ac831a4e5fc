/// Work that begins when an action's transaction has ended, and that reports by calling actions.
package struct Effect: Sendable {
  package enum Policy: String, CaseIterable, Sendable {
    /// The new effect replaces the running one.
    case replace
    /// The new effect is dropped while another one runs.
    case keep
    /// The new effect waits for the end of the running one.
    case queue
  }

  /// The key by which its policy applies: the id, or the action's name if a policy is declared. Nil for effects without either.
  package var key: EffectID? { id ?? declaredPolicy.map { EffectID(path: [], name: Word(word, at: $0.range)) } }

  /// The word that cancels it.
  package var name: Word { id?.name ?? Word(word, at: range) }

  /// The name by which it is known while it runs: one effect at a time for each id.
  package var id: EffectID?
  package var policy: Policy
  /// The policy, if the spec declares it.
  package var declaredPolicy: Word?
  /// The name without an id: that of the action. All effects of that name run side by side, unless a policy is declared.
  package var word: String = ""
  /// The condition under which it starts. Nil if it always does.
  package var condition: SwiftCode?
  /// The duration that it waits first.
  package var delay: SwiftCode?
  /// The duration that it waits before each run, if it repeats.
  package var interval: SwiftCode?
  /// The duration that it waits before the first run, if that is another one.
  package var first: SwiftCode?
  /// The durations that it declares.
  package var durations: [SwiftCode] { [delay, interval, first].compactMap { $0 } }
  /// Whether the effect waits for time to pass.
  package var hasTimer: Bool { delay != nil || interval != nil }
  /// Whether it retains its model until it has ended.
  package var outlives: Bool = false
  /// The body. Empty if the effect only waits.
  package var run: SwiftCode
  /// The completion that receives the result of `run`.
  package var then: Ending?
  /// The completion that receives an error of `run`.
  package var failure: Ending?
  /// The key `effect`, or the list's item.
  package var range: SourceRange
  /// The kind of load that it belongs to: one that is called, or one that follows a change. Nil for other effects.
  package var load: LoadKind?

  package enum LoadKind: Sendable { case called, changed }

  package var hasRun: Bool { !run.bytes.isEmpty }
  package var endings: [Ending] { [then, failure].compactMap { $0 } }

  /// The completion of an effect: `then` or `catch`. It becomes the body of an action of its own, which nothing else calls.
  package struct Ending: Sendable {
    /// The parameters of `then`, of which several take a tuple apart, or the error of `catch`.
    package var parameters: [Signature.Parameter] = []
    package var body: SwiftCode
    /// The key `then` or `catch`.
    package var range: SourceRange
  }
}

/// The id of an effect: `search`, `load(item.id)`, `todos.expand`.
package struct EffectID: Sendable {
  /// The path of children and lists to the model of the effect. Empty except for ids in `cancels`.
  package var path: [Word]
  package var name: Word
  /// The values in the parentheses, `item.id`.
  package var value: SwiftCode?
  /// Whether only effects that started in an earlier transaction are cancelled.
  package var isOld: Bool = false
}

/// The cause to which an action reacts. It stands in place of a signature.
package enum Trigger: Sendable {
  /// `on: query`: one of these fields has changed.
  case fields([Word])
  /// `onAction: todos(id, action)`: a row or a child has performed an action.
  case action(child: Word, parameters: [Word])
  /// `onEvent: logins(id, event)`: rows or children have sent an event.
  case events([EventSource])
}
