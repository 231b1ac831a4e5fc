#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

@MainActor
public protocol SomeObject: ObservableObject {
  var int: Int { get }
  func increment()
}

public final class Counter: SomeObject {
  @Published public private(set) var int = 0

  public init() {}

  public func increment() { int += 1 }
}
