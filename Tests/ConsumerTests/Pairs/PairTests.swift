import BindgenCore
import Foundation
import TestSupport
import Testing

/// Each pair of items of the table that the language allows is in a spec, each item is alone in another, and each of these
/// specs is emitted and compiled by itself.
@Suite("Pairs", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct PairTests {
  @Test("Items have names of their own")
  func names() {
    let names: [String] = PairItem.all.map(\.name)
    #expect(Set(names).count == names.count, "\(names.filter { name in names.count { $0 == name } > 1 })")
    for failure in KnownFailure.all { #expect(failure.items.count == failure.names.count, "\(failure.names)") }
  }

  @Test("Each key, each word and each outlet stands in some spec")
  func keys() {
    var found: PairKeys = PairKeys()
    for spec in PairSet.pairs { found.add(spec.text) }
    #expect(found.missing.isEmpty, "add items for these to the table of pairs")
  }

  @Test("Each pair stands in a set on record, or is refused")
  func record() {
    let record: PairRecord = .recorded
    var open: Set<[Int]> = Set(Covering.groups(PairItem.all, 2)).subtracting(record.refusedPairs)
    for set in record.itemsOfSets {
      #expect(PairSpec.judge.refusal(set) == nil, "\(set.map { PairItem.all[$0].name })")
      for (count, item) in set.enumerated() { for other in set[..<count] { open.remove([other, item]) } }
    }
    #expect(open.isEmpty, "BINDGEN_RECORD=1 records sets for \(open.count) more")
  }

  @Test("What is on record as refused is refused")
  func refused() {
    for pair in PairRecord.recorded.refusedPairs {
      #expect(PairSpec.judge.refusal(PairSet.withSettings(pair)) != nil, "\(pair.map { PairItem.all[$0].name })")
    }
  }

  @Test(
    "What is on record is what is made",
    .enabled(if: LongProof.isOn || Recording.isOn, "BINDGEN_LONG=1 asks for it")
  )
  func made() throws {
    let made: PairRecord = PairRecord(PairSet.make())
    if Recording.isOn, made != .recorded {
      try made.write()
      Issue.record("recorded anew: read the difference")
      return
    }
    #expect(made == .recorded)
  }

  /// (Together with others, items are tested as pairs.)
  @Test(
    "Items alone compile",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: PairSetting.short
  )
  func alone(_ setting: PairSetting) async throws {
    try await expectNoComplaints(PairSet.alone, PairSet.aloneBatch.get(), setting)
  }

  @Test(
    "Items alone compile with the code that is emitted for their models to share",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: PairSetting.short
  )
  func aloneWithCopies(_ setting: PairSetting) async throws {
    let specs: [PairSpec] = PairSet.alone(isLong: false)
    try await expectNoComplaints(specs, PairSpec.batch(specs, .copies), setting)
  }

  @Test("Pairs compile", arguments: PairSetting.short)
  func pairs(_ setting: PairSetting) async throws {
    try await expectNoComplaints(PairSet.pairs, PairSet.pairsBatch.get(), setting)
  }

  @Test(
    "Pairs compile under all settings",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: PairSetting.rare
  )
  func pairsUnderAll(_ setting: PairSetting) async throws { try await pairs(setting) }

  @Test(
    "Pairs compile with the library",
    .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"),
    arguments: [.mode6, .thorough] as [PairSetting]
  )
  func pairsWithLibrary(_ setting: PairSetting) async throws {
    try await expectNoComplaints(PairSet.pairs, PairSpec.batch(PairSet.pairs, .library), setting)
  }

  @Test("Triples compile", .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"))
  func triples() async throws {
    for specs in PairSet.triples.chunks(of: 100) {
      let batch: Batch = try PairSpec.batch(specs, .whole)
      for setting in PairSetting.short { try await expectNoComplaints(specs, batch, setting) }
    }
  }

  @Test("What is known to fail fails", arguments: PairSetting.short)
  func failures(_ setting: PairSetting) async throws {
    let specs: [PairSpec] = KnownFailure.all.map { PairSpec($0.testDescription, PairSet.withSettings($0.items)) }
    let complaints: String = try await PairSpec.complaints(PairSpec.batch(specs, .whole), setting)
    for (spec, failure) in zip(specs, KnownFailure.all) {
      #expect(spec.isNamed(in: complaints) == failure.settings.contains(setting), "\(failure.why)\n\(complaints)")
    }
  }

  // MARK: Failures

  private static let causes: Causes = Causes()

  private func expectNoComplaints(
    _ specs: [PairSpec],
    _ batch: Batch,
    _ setting: PairSetting
  ) async throws {
    let complaints: String = try await PairSpec.complaints(batch, setting)
    if complaints.isEmpty { return }
    var isExplained: Bool = false
    for spec in specs where spec.isNamed(in: complaints) {
      if try await explain(spec, setting) { isExplained = true }
    }
    if !isExplained { Issue.record("\(setting.rawValue), not of one of them alone:\n\(complaints.prefix(4000))") }
  }

  /// Records the smallest spec that fails like this one. False if this one does not fail by itself.
  private func explain(_ spec: PairSpec, _ setting: PairSetting) async throws -> Bool {
    if await Self.causes.explain(spec, setting) { return true }
    let complaints: String = try await spec.complaints(setting)
    if complaints.isEmpty { return false }
    let smallest: PairSpec = try await spec.smallest(setting)
    await Self.causes.add(smallest, setting)
    let all: String = try await smallest.complaints(setting)
    let first: String = all.split(separator: "\n").filter { $0.contains(": error:") }.joined(separator: "\n")
    Issue.record("\(setting.rawValue): \(smallest.names)\n\(smallest.text)\n\(first.isEmpty ? all : first)")
    return true
  }
}

/// The smallest specs that failed, so that each is searched for once.
private actor Causes {
  private var found: [(items: Set<Int>, setting: PairSetting)] = []

  func explain(_ spec: PairSpec, _ setting: PairSetting) -> Bool {
    found.contains { $0.setting == setting && $0.items.isSubset(of: spec.items) }
  }

  func add(_ spec: PairSpec, _ setting: PairSetting) { found.append((Set(spec.items), setting)) }
}

extension [PairSpec] {
  fileprivate func chunks(of size: Int) -> [[PairSpec]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
