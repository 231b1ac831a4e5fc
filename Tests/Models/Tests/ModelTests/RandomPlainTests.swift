import Observation
import RandomPlainModels
import RandomSpecs
import TestBasics
import Testing

/// A spec does the same as a plain class and as a class with the whole runtime.
@MainActor @Suite("Random plain classes")
struct RandomPlainTests {
  private final class Told: @unchecked Sendable { var fields: Set<Int> = [] }

  @Test("Both makes read alike, tell alike, and notify of whatever changes", arguments: RandomPlain.tested.map(\.seed))
  func alike(seed: UInt64) throws {
    let (plain, other) = try #require(PlainTypes.pair(seed))
    var random: SplitMix = SplitMix(seed: seed)
    for step in 0..<(LongProof.isOn ? 20_000 : 300) {
      let (act, argument): (Int, Int) = (random.below(plain.acts.count), random.below(40))
      let told: [Told] = [Told(), Told()]
      let before: [[Int?]] = zip([plain, other], told).map { subject, told in
        subject.fields.indices.map { field in
          withObservationTracking(subject.fields[field].read) { told.fields.insert(field) }
        }
      }
      for subject in [plain, other] { subject.acts[act](argument) }
      let after: [[Int?]] = [plain, other].map { $0.fields.map { $0.read() } }
      let changed: Set<Int> = Set(plain.fields.indices.filter { before[0][$0] != after[0][$0] })
      #expect(after[0] == after[1], "step \(step), act \(act)(\(argument))")
      #expect(plain.events == other.events, "step \(step), act \(act)(\(argument))")
      for told in told { #expect(changed.isSubset(of: told.fields), "step \(step), act \(act)(\(argument))") }
      if after[0] != after[1] || plain.events != other.events { return }
    }
    #expect(!plain.events.isEmpty)
  }

  @Test("Effects, loads and reactions do the same in both makes", arguments: RandomWork.tested.map(\.seed))
  func works(seed: UInt64) async throws {
    let (plain, other) = try #require(PlainTypes.works(seed))
    var (random, now): (SplitMix, Duration) = (SplitMix(seed: seed), .zero)
    for step in 0..<(LongProof.isOn ? 240 : 60) {
      let (act, argument, pause): (Int, Int, Int) = (random.below(plain.acts.count), random.below(40), random.below(4))
      for subject in [plain, other] { subject.acts[act](argument) }
      let at: [[String]] = [plain, other].map { read($0) }
      #expect(at[0] == at[1], "step \(step), act \(act)(\(argument))")
      now += .seconds(pause)
      for subject in [plain, other] { await advance(subject, to: now) }
      let after: [[String]] = [plain, other].map { read($0) }
      #expect(after[0] == after[1], "step \(step), \(pause) seconds after act \(act)(\(argument))")
      #expect(plain.events == other.events, "step \(step), act \(act)(\(argument))")
      if at[0] != at[1] || after[0] != after[1] || plain.events != other.events { return }
    }
    #expect(!plain.events.isEmpty)
  }

  /// Advances the clock as the test clock does, with less waiting: all that happens is on this actor.
  private func advance(_ subject: PlainSubject, to end: Duration) async {
    await settle(subject)
    while subject.wake(end) { await settle(subject) }
  }

  private func settle(_ subject: PlainSubject) async {
    // Work that waits for no time gets some turns of this actor.
    for _ in 0..<10 { await Task.yield() }
    while subject.isBusy() { await Task.yield() }
  }

  private func read(_ subject: PlainSubject) -> [String] {
    subject.fields.map { "\($0.name) \($0.read().map(String.init) ?? "nil")" }
  }
}
