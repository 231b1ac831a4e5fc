struct Todo: Equatable, Sendable { var id: Int = 0 }

struct ParseError: Error, Equatable {}

enum Mood: Sendable {
  case calm, happy

  var better: Mood { .happy }
}

nonisolated protocol Ticking: Sendable { func tick() -> Int }

nonisolated struct Clock: Ticking { func tick() -> Int { 1 } }

/// A type that is not `Sendable`.
nonisolated final class Mutable { var count: Int = 0 }
