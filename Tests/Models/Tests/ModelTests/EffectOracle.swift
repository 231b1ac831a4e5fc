enum DrivenPolicy: CaseIterable { case all, replace, keep, queue }

/// The effects that should run, computed in the simplest way.
///
/// `Slot` is an effect's owner, and its id.
struct EffectOracle<Slot: Hashable> {
  struct Entry {
    let number: Int
    let slot: Slot
    /// The handles that cancel it.
    let handles: [Int]
    var isCancelled: Bool = false
    /// The effect that it waits for.
    var previous: Int?
  }

  private(set) var live: [Entry] = []
  private var last: [Slot: Int] = [:]
  /// Effects that have begun, and are suspended until they are released.
  private(set) var begun: Set<Int> = []

  private func isFirst(_ entry: Entry) -> Bool { entry.previous.map { !isLive($0) } ?? true }

  func isLive(_ number: Int) -> Bool { live.contains { $0.number == number } }

  mutating func start(_ number: Int, _ policy: DrivenPolicy, _ slot: Slot, _ handles: [Int] = []) {
    if policy == .keep, live.contains(where: { $0.slot == slot && !$0.isCancelled }) { return }
    if policy == .replace { cancel { $0.slot == slot } }
    live.append(Entry(number: number, slot: slot, handles: handles, previous: policy == .queue ? last[slot] : nil))
    last[slot] = number
  }

  mutating func cancel(_ isMeant: (Entry) -> Bool) {
    for index in live.indices where isMeant(live[index]) { live[index].isCancelled = true }
  }

  /// - Returns: The effect, if it may report.
  mutating func release(_ number: Int, goesOn: Bool = false) -> Entry? {
    guard let entry: Entry = live.first(where: { $0.number == number }) else { return nil }
    if !goesOn || entry.isCancelled { live.removeAll { $0.number == number } }
    return entry.isCancelled ? nil : entry
  }

  /// Ends cancelled effects, unless they have begun and are stubborn, or wait for others.
  mutating func settle() {
    var count: Int = -1
    while count != live.count {
      count = live.count
      let before: Self = self
      live.removeAll { entry in
        let stays: Bool = before.begun.contains(entry.number) && isStubborn(entry.number)
        return entry.isCancelled && before.isFirst(entry) && !stays
      }
    }
    begun = Set(live.filter { isFirst($0) }.map(\.number))
  }
}

/// Whether an effect goes on until it is released, even if it is cancelled.
nonisolated func isStubborn(_ number: Int) -> Bool { number.isMultiple(of: 4) }
