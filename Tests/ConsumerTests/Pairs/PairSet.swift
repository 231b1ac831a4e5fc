import BindgenCore
import TestSupport

/// All specs that are created from the table.
enum PairSet {
  /// The largest number of items in a set. More would take less time, and leave fewer specs in which something is missing.
  static let size: Int = 40

  /// Creates the recorded sets.
  static func make() -> Covering {
    var covering: Covering = Covering(PairItem.all, strength: 2, size: size)
    covering.make()
    return covering
  }

  static let pairs: [PairSpec] = specs(PairRecord.recorded.itemsOfSets, "pairs")

  static let pairsBatch: Result<Batch, any Error> = Result { try PairSpec.batch(pairs, .whole) }
  static let aloneBatch: Result<Batch, any Error> = Result { try PairSpec.batch(alone, .whole) }

  static var triples: [PairSpec] {
    var triples: Covering = Covering(PairItem.all, strength: 3, size: size)
    triples.make(without: PairRecord.recorded.refusedPairs)
    print("\(triples.covered) triples stand in \(triples.sets.count) specs")
    return specs(triples.sets, "triples")
  }

  private static func specs(_ sets: [[Int]], _ name: String) -> [PairSpec] {
    sets.enumerated().map { PairSpec("\(name) \($0 + 1)", $1) }
  }

  // MARK: Alone

  /// Each item alone in an internal spec on the main actor: in a class that is observed by some outlet, or in a value
  /// with a store. (In both, with each outlet and without one, where there is time.)
  static let alone: [PairSpec] = alone(isLong: LongProof.isOn)

  static func alone(isLong: Bool) -> [PairSpec] {
    PairItem.all.indices.filter { PairItem.all[$0].choice == nil }.flatMap { item in
      let all: [PairSpec] = settings(for: item, isLong).compactMap { alone(item, in: $0) }
      return isLong ? all : Array(all.prefix(1))
    }
  }

  /// Returns the kinds, each with its outlets, to try an item with; in the short form the first that it fits.
  private static func settings(for item: Int, _ isLong: Bool) -> [[String]] {
    let observed: [String] = ["callbacks", "stream", "combine", "observation", "delegate"]
    if !isLong {
      let kinds: [[String]] = [["class", "emit " + observed[item / 2 % observed.count]], ["struct", "emit reducer"]]
      return item % 2 == 0 ? kinds : kinds.reversed()
    }
    return [["class"], ["struct"]]
      + (observed + ["plain", "erased", "spies"]).map { ["class", "emit " + $0] }
      + ["reducer", "listSource"].map { ["struct", "emit " + $0] }
  }

  private static func alone(_ item: Int, in setting: [String]) -> PairSpec? {
    let names: [String] = setting + ["MainActor", "internal"]
    let others: [Int] = PairItem.all.indices.filter { names.contains(PairItem.all[$0].name) && $0 != item }
    let items: [Int] = (others + [item]).sorted()
    guard PairSpec.judge.refusal(items) == nil else { return nil }
    return PairSpec("\(PairItem.all[item].name) in \(setting.joined(separator: ", "))", items)
  }

  /// Returns the items with settings that they don't choose: an internal class on the main actor.
  static func withSettings(_ items: [Int]) -> [Int] {
    let chosen: Set<PairItem.Choice> = Set(items.compactMap { PairItem.all[$0].choice })
    let settings: [Int] = PairItem.all.indices.filter { item in
      ["class", "MainActor", "internal"].contains(PairItem.all[item].name)
        && !chosen.contains { $0 == PairItem.all[item].choice }
    }
    return (items + settings).sorted()
  }
}
