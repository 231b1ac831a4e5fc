#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A counter without a spec: what conforms by hand goes wherever an emitted model goes.
@MainActor
public final class HandWrittenCounter: SomeObject {
  @Published public var int: Int = 0
  public var summary: String { "\(int), by hand" }

  public init() {}

  public func increment(by amount: Int) { int += amount }
}
