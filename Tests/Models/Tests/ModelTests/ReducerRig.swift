@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import ReducersModels

/// The services of a board in tests: loads wait until they are answered.
@MainActor
final class Bench {
  private var waiting: [(number: Int, name: String, continuation: CheckedContinuation<String, any Error>)] = []
  private var count: Int = 0
  private var ids: Int = 0
  private(set) var begun: [String] = []
  private(set) var cancelled: [String] = []
  let clock: Bindgen.TestClock = .init()
  var onCall: (String) -> Void = { _ in }

  var services: Board.Services {
    Board.Services(
      newID: { self.newID() },
      clock: clock,
      load: { try await self.load($0) },
      called: { self.onCall($0) }
    )
  }

  func board(_ board: Board = Board()) -> BoardStore { BoardStore(board, services: services) }

  var names: [String] { waiting.map(\.name) }

  private func newID() -> Int {
    ids += 1
    return ids
  }

  private func load(_ name: String) async throws -> String {
    begun.append(name)
    count += 1
    let number: Int = count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled { return cancel(name, continuation) }
        waiting.append((number, name, continuation))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index: Int = waiting.firstIndex(where: { $0.number == number }) else { return }
    let (_, name, continuation) = waiting.remove(at: index)
    cancel(name, continuation)
  }

  private func cancel(_ name: String, _ continuation: CheckedContinuation<String, any Error>) {
    cancelled.append(name)
    continuation.resume(throwing: CancellationError())
  }

  /// Answers the request of that name that has waited longest.
  func answer(_ name: String, _ text: String = "answer") async {
    await until { self.names.contains(name) }
    guard let index: Int = waiting.firstIndex(where: { $0.name == name }) else { return }
    waiting.remove(at: index).continuation.resume(returning: text)
  }

  func fail(_ name: String, _ error: any Error) async {
    await until { self.names.contains(name) }
    guard let index: Int = waiting.firstIndex(where: { $0.name == name }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: error)
  }
}

struct Oops: Error {}

/// Yields until a condition holds, and records an issue if it never does.
@MainActor
func until(_ holds: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
  for _ in 0..<20_000 where !holds() { await Task.yield() }
  #expect(holds(), sourceLocation: sourceLocation)
}

extension Board {
  /// Creates a board with rows of these ids.
  static func with(_ ids: Int...) -> Board { Board(items: Rows(ids.map { Item(id: $0, text: "item \($0)") })) }
}

/// A counter of changes of what a closure reads, once for each time that it is tracked.
final class Tally: @unchecked Sendable {
  private(set) var count: Int = 0
  private let read: () -> Void

  init<Value>(_ read: @escaping () -> Value) {
    self.read = { _ = read() }
    track()
  }

  func track() { withObservationTracking(read) { [weak self] in self?.count += 1 } }

  /// Returns the count since the last call, and tracks again.
  func take() -> Int {
    defer { count = 0 }
    if count > 0 { track() }
    return count
  }
}
