import TestSupport
import Testing

@testable import EffectsModels

/// What a driven model should do, in the simplest words.
struct EffectOracle {
  enum Policy: CaseIterable { case all, replace, keep, queue }

  private struct Entry {
    let number: Int
    let slot: [Int]
    var isCancelled: Bool = false
    /// The one that it waits for.
    var previous: Int?
  }

  private var live: [Entry] = []
  private var last: [[Int]: Int] = [:]
  private(set) var reports: [Int] = []

  /// They go on until they are let go, whatever is cancelled.
  static func isStubborn(_ number: Int) -> Bool { number.isMultiple(of: 4) }

  /// Those that wait at the desk.
  private(set) var begun: Set<Int> = []

  private func isFirst(_ entry: Entry) -> Bool { entry.previous.map { !isLive($0) } ?? true }

  func isLive(_ number: Int) -> Bool { live.contains { $0.number == number } }

  mutating func start(_ number: Int, _ policy: Policy) {
    let slot = policy == .all ? [number] : [Policy.allCases.firstIndex(of: policy) ?? 0, number % 3]
    if policy == .keep, live.contains(where: { $0.slot == slot && !$0.isCancelled }) { return }
    if policy == .replace { cancel { $0.slot == slot } }
    live.append(Entry(number: number, slot: slot, previous: policy == .queue ? last[slot] : nil))
    last[slot] = number
  }

  mutating func stop(_ key: Int?) { cancel { $0.slot.count == 2 && (key ?? $0.slot[1]) == $0.slot[1] } }

  mutating func cancel(_ number: Int) { cancel { $0.number == number } }

  private mutating func cancel(_ isMeant: (Entry) -> Bool) {
    for index in live.indices where isMeant(live[index]) { live[index].isCancelled = true }
  }

  /// - Parameter released: One that may go on.
  mutating func settle(released: Int? = nil) {
    if let released, let entry = live.first(where: { $0.number == released }) {
      if !entry.isCancelled { reports.append(released) }
      live.removeAll { $0.number == released }
    }
    // Those that are cancelled end, unless they are at the desk and stubborn, or others are before them.
    var count = -1
    while count != live.count {
      count = live.count
      let before = self
      live.removeAll { entry in
        let stays = before.begun.contains(entry.number) && Self.isStubborn(entry.number)
        return entry.isCancelled && before.isFirst(entry) && !stays
      }
    }
    begun = Set(live.filter { isFirst($0) }.map(\.number))
  }
}

/// Where effects wait until they are let go or cancelled.
final class DrivenDesk: Desk {
  private let waiting: Shared<[Int: CheckedContinuation<Bool, Never>]> = Shared([:])

  var running: Set<Int> { Set(waiting.value.keys) }

  nonisolated(nonsending) func wait(_ number: Int) async throws {
    MainActor.preconditionIsolated()
    let waiting = waiting
    let isFree = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !EffectOracle.isStubborn(number), Task.isCancelled { return continuation.resume(returning: false) }
        waiting.edit { $0[number] = continuation }
      }
    } onCancel: {
      guard !EffectOracle.isStubborn(number) else { return }
      waiting.edit { $0.removeValue(forKey: number) }?.resume(returning: false)
    }
    MainActor.preconditionIsolated()
    if !isFree { throw CancellationError() }
  }

  func release(_ number: Int) { waiting.edit { $0.removeValue(forKey: number) }?.resume(returning: true) }
}

/// Drives a model at random, and holds it to the oracle after each step.
@MainActor
struct EffectDriver {
  private var random: SplitMix
  private let desk: DrivenDesk = DrivenDesk()
  private var holder: Holder
  private var oracle: EffectOracle = EffectOracle()
  private var handles: [Int: Bindgen.Effect] = [:]
  private(set) var count: Int = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    holder = Holder(driven: Driven(desk: desk))
  }

  private var model: Driven { holder.driven }

  /// - Returns: What is not as it should be.
  mutating func run(steps: Int) async -> String? {
    for step in 0..<steps {
      let released = await act()
      oracle.settle(released: released)
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
    let policy = EffectOracle.Policy.allCases[random.below(4)]
    handles[count] =
      switch policy {
      case .all: model.all(count)
      case .replace: model.replace(count)
      case .keep: model.keep(count)
      case .queue: model.queue(count)
      }
    oracle.start(count, policy)
  }

  private mutating func stop() {
    let key = random.below(4)
    switch random.below(3) {
    case 0:
      model.stopAll()
      oracle.stop(nil)
    case 1:
      holder.stop(key)
      oracle.stop(key)
    default:
      model.stop(key)
      oracle.stop(key)
    }
  }

  private mutating func cancelOne() async {
    guard let number = handles.keys.sorted().randomElement(using: &random), let effect = handles[number] else { return }
    if random.below(2) == 0 { effect.cancel() } else { await Task.detached { effect.cancel() }.value }
    oracle.cancel(number)
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
    return model.reports == oracle.reports
      ? nil : "reports: \(model.reports.suffix(9)), not \(oracle.reports.suffix(9))"
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
