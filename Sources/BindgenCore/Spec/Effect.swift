/// Work that begins when an action's transaction has ended, and that reports by calling actions.
package struct Effect: Sendable {
  package enum Policy: String, CaseIterable, Sendable {
    /// The new one takes the place of the old one.
    case replace
    /// The new one is dropped.
    case keep
    /// The new one waits.
    case queue
  }

  /// What it is known by: its id, or its action's name where a policy is stated.
  package var key: EffectID? { id ?? stated.map { EffectID(path: [], name: Word(word, at: $0.range)) } }

  /// The word that cancels it.
  package var name: Word { id?.name ?? Word(word, at: range) }

  /// What it is known by while it runs: one at a time for each.
  package var id: EffectID?
  package var policy: Policy
  /// The policy, where the spec says it.
  package var stated: Word?
  /// What it is called where it has no id: as its action. All of that name run side by side, unless a policy is stated.
  package var word: String = ""
  /// Whether it begins.
  package var condition: SwiftCode?
  /// How long it waits first.
  package var delay: SwiftCode?
  /// How long it waits before each time, if it repeats.
  package var interval: SwiftCode?
  /// True if the effect waits for time to pass.
  package var hasTimer: Bool { delay != nil || interval != nil }
  /// Whether it keeps its model until it has ended.
  package var outlives: Bool = false
  /// Empty where it only waits.
  package var run: SwiftCode
  /// The body that gets what `run` gives.
  package var then: Ending?
  /// The body that gets an error of `run`.
  package var failure: Ending?
  /// The key `effect`, or the list's item.
  package var range: SourceRange
  /// Whether it is that of a load, and if so, whether the load was called and does not follow a change.
  package var load: LoadKind?

  package enum LoadKind: Sendable { case called, changed }

  package var hasRun: Bool { !run.bytes.isEmpty }
  package var endings: [Ending] { [then, failure].compactMap { $0 } }

  /// A body in which an effect ends, `then` or `catch`. An action of its own has it, which nobody else calls.
  package struct Ending: Sendable {
    /// What it is given: the parameter of `then`, or the error.
    package var parameter: Signature.Parameter?
    package var body: SwiftCode
    /// The key.
    package var range: SourceRange
  }
}

/// `search`, `load(item.id)`, `todos.expand`.
package struct EffectID: Sendable {
  /// The children or lists to whose models it belongs; only what is cancelled has some.
  package var path: [Word]
  package var name: Word
  /// The values in the parentheses, `item.id`.
  package var value: SwiftCode?
  /// Whether only those are cancelled that began in an earlier transaction.
  package var isOld: Bool = false
}

/// What an action reacts to, in place of a signature.
package enum Trigger: Sendable {
  /// `on: query`: one of these fields has changed.
  case fields([Word])
  /// `onAction: todos(id, action)`: a row or a child has done something.
  case action(child: Word, parameters: [Word])
  /// `onEvent: logins(id, event)`: rows or children have sent an event.
  case events([Hearing])
}
