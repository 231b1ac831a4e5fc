public struct OpenTodo: Equatable, Sendable {
  public var id: Int

  public init(id: Int) { self.id = id }
}

struct Own: Equatable, Sendable {}

/// A type that is not `Sendable`.
public final class Box {}
