// Types that the specs of pairs name.

public import Observation

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

nonisolated public protocol Scale {
  var weight: Int { get set }
  func add(_ grams: Int)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated public protocol Meter: Observable {
  var level: Int { get set }
}
