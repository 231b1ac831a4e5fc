package enum Style: Sendable { case plain, fancy }

/// Belongs to the main actor, as what a screen shows may.
@MainActor
package final class Token {
  package init() {}
  package static func name() async -> String { "named" }
}

@globalActor package actor Archive {
  package static let shared: Archive = Archive()
}

/// What can't be sent, and so can't be awaited either.
package final class Shape {
  package nonisolated init() {}
}
