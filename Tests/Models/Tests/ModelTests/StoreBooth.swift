@_spi(Bindgen) import BindgenRuntime
import TestBasics

@testable import ReducersModels

/// A service in which the effects of a driven store are suspended until they are released or cancelled.
final class StoreBooth: Booth {
  private let waiting: Shared<[Int: CheckedContinuation<Result<Bool, Oops>, Never>]> = Shared([:])

  var running: Set<Int> { Set(waiting.value.keys) }

  nonisolated(nonsending) func wait(_ number: Int) async throws -> Int {
    MainActor.preconditionIsolated()
    let waiting: Shared<[Int: CheckedContinuation<Result<Bool, Oops>, Never>]> = waiting
    let answer: Result<Bool, Oops> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !isStubborn(number), Task.isCancelled { return continuation.resume(returning: .success(false)) }
        waiting.edit { $0[number] = continuation }
      }
    } onCancel: {
      guard !isStubborn(number) else { return }
      waiting.edit { $0.removeValue(forKey: number) }?.resume(returning: .success(false))
    }
    MainActor.preconditionIsolated()
    if try !answer.get() { throw CancellationError() }
    return number
  }

  func release(_ number: Int, fails: Bool = false) {
    waiting.edit { $0.removeValue(forKey: number) }?.resume(returning: fails ? .failure(Oops()) : .success(true))
  }
}
