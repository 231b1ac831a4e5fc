/// A service whose requests wait until a test answers them.
@MainActor
public final class Gate {
  public init() {}

  private var waiting: [String: CheckedContinuation<String, Never>] = [:]
  public private(set) var asked: [String] = []
  public private(set) var cancelled: [String] = []

  public func answer(to name: String) async -> String {
    asked.append(name)
    let answer: String = await withCheckedContinuation { waiting[name] = $0 }
    if Task.isCancelled { cancelled.append(name) }
    return answer
  }

  public func open(_ name: String) { waiting.removeValue(forKey: name)?.resume(returning: name + "!") }
}
