package enum Style: Sendable { case plain, fancy }

/// Belongs to the main actor, as what a screen shows may.
@MainActor
package final class Token {
  package init() {}
  package static func name() async -> String { "named" }
}
