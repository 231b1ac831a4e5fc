package enum Style: Sendable { case plain, fancy }

/// An object of the main actor, as a screen may show it.
@MainActor
package final class Token {
  package init() {}
  package static func name() async -> String { "named" }
}

@globalActor package actor Archive {
  package static let shared: Archive = Archive()
}

/// A type that is not `Sendable`, and so can't be awaited either.
package final class Shape {
  package nonisolated init() {}
}
