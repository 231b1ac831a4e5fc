/// Waits until somebody lets it go on.
@MainActor
final class Gate {
  private var waiting: [String: CheckedContinuation<String, Never>] = [:]
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []

  func answer(to name: String) async -> String {
    asked.append(name)
    let answer: String = await withCheckedContinuation { waiting[name] = $0 }
    if Task.isCancelled { cancelled.append(name) }
    return answer
  }

  func open(_ name: String) { waiting.removeValue(forKey: name)?.resume(returning: name + "!") }
}
