@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import EffectsModels

/// A service in which effects are suspended until they are released or cancelled.
final class DrivenDesk: Desk {
  private let waiting: Shared<[Int: CheckedContinuation<Bool, Never>]> = Shared([:])

  var running: Set<Int> { Set(waiting.value.keys) }

  nonisolated(nonsending) func wait(_ number: Int) async throws {
    MainActor.preconditionIsolated()
    let waiting = waiting
    let isFree = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !isStubborn(number), Task.isCancelled { return continuation.resume(returning: false) }
        waiting.edit { $0[number] = continuation }
      }
    } onCancel: {
      guard !isStubborn(number) else { return }
      waiting.edit { $0.removeValue(forKey: number) }?.resume(returning: false)
    }
    MainActor.preconditionIsolated()
    if !isFree { throw CancellationError() }
  }

  func release(_ number: Int) { waiting.edit { $0.removeValue(forKey: number) }?.resume(returning: true) }
}

/// A driver of random operations on a model, which compares it with the oracle after each step.
@MainActor
struct EffectDriver {
  private var random: SplitMix
  private let desk: DrivenDesk = DrivenDesk()
  private var holder: Holder
  private var oracle: EffectOracle<[Int]> = EffectOracle()
  private var reports: [Int] = []
  private var handles: [Int: Bindgen.Effect] = [:]
  private(set) var count: Int = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    holder = Holder(driven: Driven(desk: desk))
  }

  private var model: Driven { holder.driven }

  /// - Returns: A difference from the oracle. Nil if there is none.
  mutating func run(steps: Int) async -> String? {
    for step in 0..<steps {
      let released = await act()
      if let released, oracle.release(released) != nil { reports.append(released) }
      oracle.settle()
      if let wrong = await difference() { return "step \(step): \(wrong)" }
    }
    return await end()
  }

  private mutating func act() async -> Int? {
    switch random.below(12) {
    case 0...4: start()
    case 5:
      let model = model
      model._core.open()
      for _ in 0..<random.below(6) { random.below(4) == 0 ? stop() : start() }
      model._core.close()
    case 6: stop()
    case 7: await cancelOne()
    default:
      guard let number = oracle.begun.sorted().randomElement(using: &random) else { return nil }
      desk.release(number)
      return number
    }
    return nil
  }

  private mutating func start() {
    count += 1
    let policy = DrivenPolicy.allCases[random.below(4)]
    handles[count] =
      switch policy {
      case .all: model.all(count)
      case .replace: model.replace(count)
      case .keep: model.keep(count)
      case .queue: model.queue(count)
      }
    let key = policy == .all ? count : count % 3
    oracle.start(count, policy, [DrivenPolicy.allCases.firstIndex(of: policy) ?? 0, key])
  }

  private mutating func stop() {
    let key = random.below(4)
    switch random.below(3) {
    case 0:
      model.stopAll()
      oracleStops(nil)
    case 1:
      holder.stop(key)
      oracleStops(key)
    default:
      model.stop(key)
      oracleStops(key)
    }
  }

  /// Cancels effects in the oracle. Those without an id are not stopped.
  private mutating func oracleStops(_ key: Int?) {
    oracle.cancel { $0.slot[0] > 0 && (key ?? $0.slot[1]) == $0.slot[1] }
  }

  private mutating func cancelOne() async {
    guard let number = handles.keys.sorted().randomElement(using: &random), let effect = handles[number] else { return }
    if random.below(2) == 0 { effect.cancel() } else { await Task.detached { effect.cancel() }.value }
    oracle.cancel { $0.number == number }
  }

  private mutating func difference() async -> String? {
    for (number, handle) in handles where !oracle.isLive(number) {
      await handle.value
      handles[number] = nil
    }
    var turns = 0
    while desk.running != oracle.begun {
      turns += 1
      if turns > 100_000 { return "at the desk: \(desk.running.sorted()), not \(oracle.begun.sorted())" }
      await Task.yield()
    }
    return model.reports == reports
      ? nil : "reports: \(model.reports.suffix(9)), not \(reports.suffix(9))"
  }

  private mutating func end() async -> String? {
    weak let known = model
    let core = model._core
    model.stopAll()
    for handle in handles.values { handle.cancel() }
    for number in desk.running { desk.release(number) }
    for handle in handles.values { await handle.value }
    if !core.isIdle { return "something is still registered" }
    if !desk.running.isEmpty { return "somebody still waits" }
    holder = Holder(driven: Driven(desk: desk))
    return known == nil ? nil : "the model is still there"
  }
}
