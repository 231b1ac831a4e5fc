import Foundation

/// A service of one form, to which effects report, and in which they are suspended until they are released or cancelled.
public nonisolated final class FormDesk: @unchecked Sendable {
  private struct Waiting {
    let number: Int
    let label: String
    let isStubborn: Bool
    let continuation: CheckedContinuation<(FormEnd, Int), Never>
  }

  private let lock: NSLock = NSLock()
  private var lines: [String] = []
  private var waits: [Waiting] = []
  private var count: Int = 0
  private var lastID: Int = 0
  private var answers: Int = 0
  private var given: Int?
  private var result: Int?

  public init() {}

  /// Stores the result of an action that can't return it, until it is taken.
  public func give(_ result: Int) { lock.withLock { given = result } }
  public func take() -> Int? { lock.withLock { given.take() } }

  /// Stores the result of an action that is called from outside, whatever its reactions call meanwhile.
  public func tell(_ result: Int) { lock.withLock { self.result = result } }
  public func takeResult() -> Int? { lock.withLock { result.take() } }

  /// Returns the next id for models that bodies create.
  public func fresh() -> Int {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  /// The labels of suspended effects.
  public var waiting: [String] { lock.withLock { waits.map(\.label).sorted() } }

  /// Returns the lines since the last call.
  public func takeLines() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }

  public func note(_ name: String, _ id: Int, _ number: Int, _ values: [Int]) {
    let label: String = Self.label(name, id, number, values)
    lock.withLock { lines.append(label) }
  }

  public static func label(_ name: String, _ id: Int, _ number: Int, _ values: [Int]) -> String {
    "\(name) of \(id), \(number): \(values)"
  }

  public nonisolated(nonsending) func wait(
    _ name: String,
    _ id: Int,
    _ number: Int,
    _ values: [Int],
    isStubborn: Bool = false
  ) async throws {
    _ = try await answer(Self.label(name, id, number, values), isStubborn)
  }

  /// Suspends a load, and returns its answer: numbers that grow.
  public nonisolated(nonsending) func ask(
    _ name: String,
    _ id: Int,
    _ values: [Int],
    isStubborn: Bool = false
  ) async throws -> Int {
    Self.answer(try await answer(Self.label(name, id, 0, values), isStubborn))
  }

  /// Returns the answer after a number of releases.
  public static func answer(_ number: Int) -> Int { number * 100_000 }
  /// Returns the number of rows in an answer.
  public static func rows(_ answer: Int) -> Int { answer / 100_000 % 3 }

  private nonisolated(nonsending) func answer(_ label: String, _ isStubborn: Bool) async throws -> Int {
    let ticket: Int = lock.withLock {
      lines.append("begin " + label)
      count += 1
      return count
    }
    let (end, answer): (FormEnd, Int) = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        lock.withLock {
          waits.append(.init(number: ticket, label: label, isStubborn: isStubborn, continuation: continuation))
        }
        // A cancellation before the effect was on the list did not find it there.
        if !isStubborn, Task.isCancelled { resume(.isCancelled) { $0.number == ticket } }
      }
    } onCancel: {
      if !isStubborn { resume(.isCancelled) { $0.number == ticket } }
    }
    lock.withLock { lines.append("\(end.rawValue) \(label)") }
    if end != .isOver { throw FormError(end: end) }
    return answer
  }

  /// Releases a suspended effect.
  public func release(_ label: String, _ end: FormEnd) {
    lock.withLock { answers += 1 }
    resume(end) { $0.label == label }
  }

  public func releaseAll() {
    for label in waiting { release(label, .isOver) }
  }

  private func resume(_ end: FormEnd, _ isMeant: (Waiting) -> Bool) {
    let one: Waiting? = lock.withLock { waits.firstIndex(where: isMeant).map { waits.remove(at: $0) } }
    one?.continuation.resume(returning: (end, lock.withLock { answers }))
  }
}

/// The end of a suspension.
public enum FormEnd: String, Sendable {
  case isOver = "end"
  case fails = "fail"
  case isCancelled = "cancel"
}

struct FormError: Error {
  let end: FormEnd
}

// MARK: - Time

extension FormDesk {
  /// The clock of models that bodies create. (It is set before that, on the main actor.)
  public nonisolated(unsafe) static var clock: any Clock<Duration> = ContinuousClock()

  /// Returns some seconds, and a fraction that no two effects have in common: sleepers wake one by one, in the same order in
  /// all forms.
  public static func time(_ seconds: Int, _ name: String, _ id: Int, _ number: Int) -> Duration {
    var mixed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(name) \(id) \(number)".utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    return .seconds(seconds) + .nanoseconds(Int(mixed % 900_000_000))
  }
}
