import Foundation
import RandomDriver
import RandomModels
import RandomSpecs

// Drives random families against an oracle:
//   prove-families families|lists <first seed> <count> <operations a family>
// The families must have been emitted with the same numbers.

let words: [String] = Array(CommandLine.arguments.dropFirst())
let numbers: [UInt64] = words.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 3 else {
  print("prove-families families|lists <first seed> <count> <operations a family>")
  exit(2)
}
let (first, count, operations): (UInt64, UInt64, Int) = (numbers[0], numbers[1], Int(numbers[2]))
var steps: Int = 0
var notices: Int = 0
var wrong: Int = 0

@MainActor func proveFamilies() {
  for (seed, family) in zip(first..., RandomRun(from: first, count: count).families) {
    let types: [any DrivenModel.Type] = family.models.compactMap { RandomTypes.all[$0.name] }
    guard types.count == family.models.count else { isMissing(family) }
    for hasWhole in [true, false] {
      let driver: FamilyDriver = FamilyDriver(family, types, seed: seed, hasWhole: hasWhole)
      driver.run(max(1, operations / 2))
      let run: String = "\(family) \(family.outlets), \(hasWhole ? "whole" : "fields")"
      report(run, driver.steps, driver.notices, driver.mistakes)
    }
  }
}

@MainActor func proveLists() {
  for family in RandomRun(listsFrom: first, count: count).lists.dropFirst() {
    guard RandomTypes.lists[family.models[family.models.count - 1].name] != nil else { isMissing(family) }
    // If one crashes, the last name says which.
    FileHandle.standardError.write(Data("\(family) ".utf8))
    // Each run has lists of another size.
    for seed: UInt64 in 1...4 {
      let driver: ListDriver = ListDriver(family, RandomTypes.lists, seed: seed)
      driver.run(max(1, operations / 4))
      report("\(family), seed \(seed)", driver.steps, driver.notices, driver.mistakes)
    }
  }
}

@MainActor func isMissing(_ family: some CustomStringConvertible) -> Never {
  print("\(family) was not made")
  exit(2)
}

@MainActor func report(_ run: String, _ runSteps: Int, _ runNotices: Int, _ mistakes: [String]) {
  steps += runSteps
  notices += runNotices
  if mistakes.isEmpty { return }
  wrong += 1
  print("\(run), step \(runSteps): \(mistakes)")
}

if words[0] == "lists" { proveLists() } else { proveFamilies() }
print("\(count) \(words[0]) from \(first) on, \(steps) operations, \(notices) notices, \(wrong) runs that differ")
exit(wrong > 0 ? 1 : 0)
