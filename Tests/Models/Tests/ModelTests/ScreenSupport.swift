import Foundation
import Testing

/// What goes wrong on a screen, with a text for who looks at it.
struct Trouble: LocalizedError {
  var errorDescription: String?

  init(_ text: String) { errorDescription = text }
}

/// Answers that a service gives when the test likes, in the order of the questions.
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

/// Waits for what follows some time after what was done, whoever wrote the screen. (The limit is for what never comes: on a
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
    // Whoever only gives way keeps the others from their turns.
    if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
