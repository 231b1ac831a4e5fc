#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A counter without a spec: a hand-written conformance can be used wherever an emitted model can.
@MainActor
public final class HandWrittenCounter: SomeObject {
  @Published public var int: Int = 0
  public var summary: String { "\(int), by hand" }

  public init() {}

  public func increment(by amount: Int) { int += amount }
}
