// What the specs of pairs name.

public struct Item: Hashable, Sendable, Identifiable {
  public var id: Int
  public init(id: Int) { self.id = id }
}

public struct Refusal: Error, Equatable {
  public init() {}
}

public final class Sign: Sendable {
  public let isSigned: Bool = true
  public init() {}
}

public protocol Marked {}

public protocol Named {
  var name: String { get }
}

@globalActor public actor Stage {
  public static let shared: Stage = Stage()
}
