/// The events of a model: each is sent to its owner once, and not stored.
package struct Events: Sendable {
  /// `loggedIn(_ user: User)`, with documentation.
  package var cases: [Method]
  /// The protocols that the enum of the events conforms to.
  package var conforms: [SwiftType]
  /// The key `events`.
  package var range: SourceRange
}

/// A child or a list whose events an action reacts to: `login(event)`, `logins(id, event)`.
package struct EventSource: Sendable {
  package var child: Word
  /// The names of the row's id and of the event in the body.
  package var parameters: [Word]
}

extension Model {
  package var eventCases: [Method] { events?.cases ?? [] }
}
