public struct OpenTodo: Equatable, Sendable {
  public var id: Int

  public init(id: Int) { self.id = id }
}

struct Own: Equatable, Sendable {}

/// What can't be sent.
public final class Box {}
