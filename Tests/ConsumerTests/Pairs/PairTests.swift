import BindgenCore
import Foundation
import TestSupport
import Testing

/// Each pair of items of the table that the language allows stands in a spec, each item stands alone in one, and each of
/// these specs is emitted and compiled by itself.
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

  /// What is counted there is what a reader of a change must see: fewer pairs are fewer tests.
  @Test("How many pairs there are, and which the language refuses, is on record")
  func figures() throws {
    let covering: Covering = PairSet.covering
    let all: Int = Covering.groups(PairItem.all, 2).count
    #expect(covering.covered + covering.refused.count == all)
    let counts: String = "\(PairItem.all.count) items, \(covering.covered) pairs in \(covering.sets.count) specs"
    var text: String = counts + ", \(PairSet.alone(isLong: false).count) specs with one item alone\n"
    for (reason, groups) in Dictionary(grouping: covering.refused, by: \.reason).sorted(by: { $0.key < $1.key }) {
      text += "\n\(reason)\n"
      for (group, _) in groups { text += "  " + group.map { PairItem.all[$0].name }.joined(separator: " × ") + "\n" }
    }
    let record: URL = PairSpec.folder.appendingPathComponent("refused.txt")
    let recorded: String? = try? String(contentsOf: record, encoding: .utf8)
    guard recorded != text, Recording.isOn else {
      #expect(recorded == text, "BINDGEN_RECORD=1 records it")
      return
    }
    try text.write(to: record, atomically: true, encoding: .utf8)
    Issue.record("recorded anew: read the difference")
  }

  @Test("Items alone compile", arguments: PairSet.alone, PairSetting.alone)
  func alone(_ spec: PairSpec, _ setting: PairSetting) async throws { try await expectNoComplaints(spec, setting) }

  @Test("Pairs compile", arguments: PairSet.pairs, PairSetting.all)
  func pairs(_ spec: PairSpec, _ setting: PairSetting) async throws { try await expectNoComplaints(spec, setting) }

  @Test("Triples compile", .enabled(if: LongProof.isOn, "BINDGEN_LONG=1 asks for it"))
  func triples() async throws {
    let specs: [PairSpec] = PairSet.triples
    try await withThrowingTaskGroup(of: Void.self) { group in
      for spec in specs {
        for setting in PairSetting.short { group.addTask { try await expectNoComplaints(spec, setting) } }
      }
      try await group.waitForAll()
    }
  }

  @Test("What is known to fail fails", arguments: KnownFailure.all, PairSetting.short)
  func failures(_ failure: KnownFailure, _ setting: PairSetting) async throws {
    let items: [Int] = failure.items
    let chosen: Set<PairItem.Choice> = Set(items.compactMap { PairItem.all[$0].choice })
    let settings: [Int] = PairItem.all.indices.filter { item in
      ["class", "MainActor", "internal"].contains(PairItem.all[item].name)
        && !chosen.contains { $0 == PairItem.all[item].choice }
    }
    let spec: PairSpec = PairSpec(failure.testDescription, (items + settings).sorted())
    let complaints: String = try await spec.complaints(setting)
    #expect(complaints.isEmpty != failure.settings.contains(setting), "\(failure.why)\n\(complaints)")
  }

  // MARK: Failing

  private static let causes: Causes = Causes()

  private func expectNoComplaints(_ spec: PairSpec, _ setting: PairSetting) async throws {
    let complaints: String = try await spec.complaints(setting)
    guard !complaints.isEmpty, await !Self.causes.explain(spec, setting) else {
      #expect(complaints.isEmpty, "\(spec.testDescription) fails as a smaller spec does")
      return
    }
    let smallest: PairSpec = try await spec.smallest(setting)
    await Self.causes.add(smallest, setting)
    let all: String = try await smallest.complaints(setting)
    let first: String = all.split(separator: "\n").filter { $0.contains(": error:") }.joined(separator: "\n")
    Issue.record("\(setting.rawValue): \(smallest.names)\n\(smallest.text)\n\(first.isEmpty ? all : first)")
  }
}

/// The smallest specs that failed, so that each is looked for once.
private actor Causes {
  private var found: [(items: Set<Int>, setting: PairSetting)] = []

  func explain(_ spec: PairSpec, _ setting: PairSetting) -> Bool {
    found.contains { $0.setting == setting && $0.items.isSubset(of: spec.items) }
  }

  func add(_ spec: PairSpec, _ setting: PairSetting) { found.append((Set(spec.items), setting)) }
}
