/// What a model tells its owner once, and does not keep: `events`.
package struct Events: Sendable {
  /// `loggedIn(_ user: User)`, with documentation.
  package var cases: [Method]
  /// What the enum of them conforms to.
  package var conforms: [SwiftType]
  /// The key `events`.
  package var range: SourceRange
}

/// A child whose events an action reacts to, or a list: `login(event)`, `logins(id, event)`.
package struct Hearing: Sendable {
  package var child: Word
  /// What the body calls the row's id and the event.
  package var parameters: [Word]
}

extension Model {
  package var eventCases: [Method] { events?.cases ?? [] }
}
