import Foundation
import Testing

/// An error on a screen, with a text for its user.
struct Trouble: LocalizedError {
  var errorDescription: String?

  init(_ text: String) { errorDescription = text }
}

/// Answers of a service, which a test gives later, in the order of the requests.
@MainActor final class Answers<Answer: Sendable> {
  private var waiting: [CheckedContinuation<Answer, any Error>] = []

  func next() async throws -> Answer {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func give(_ answer: Answer) async { await end(.success(answer)) }

  func fail(_ error: any Error) async { await end(.failure(error)) }

  private func end(_ result: Result<Answer, any Error>) async {
    await until { !waiting.isEmpty }
    if !waiting.isEmpty { waiting.removeFirst().resume(with: result) }
  }
}

/// Waits until a condition holds, on a screen from a spec or by hand. (The limit is for conditions that never hold: on a
/// busy machine many tests share the main actor.)
@MainActor func until(_ isTrue: () -> Bool, at place: SourceLocation = #_sourceLocation) async {
  let end: ContinuousClock.Instant = .now + .seconds(300)
  var turns: Int = 0
  while !isTrue() {
    if ContinuousClock.now > end {
      Issue.record("it did not come", sourceLocation: place)
      return
    }
    turns += 1
    // A loop that only yields keeps other tasks from their turns.
    if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
