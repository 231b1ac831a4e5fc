import Foundation
import RandomDriver
import RandomModels
import RandomSpecs

// Drives random families against the oracle: bindgen-prove-families <first seed> <families> <operations a family>
// They must be the ones that were made.

let numbers: [UInt64] = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 3 else {
  print("bindgen-prove-families <first seed> <families> <operations a family>")
  exit(2)
}
let (first, count, operations): (UInt64, UInt64, Int) = (numbers[0], numbers[1], Int(numbers[2]))
var steps: Int = 0
var notices: Int = 0
var wrong: Int = 0
for (seed, family) in zip(first..., RandomRun(from: first, count: count).families) {
  let types: [any DrivenModel.Type] = family.models.compactMap { RandomTypes.all[$0.name] }
  guard types.count == family.models.count else {
    print("\(family) was not made")
    exit(2)
  }
  for hasWhole in [true, false] {
    let driver: FamilyDriver = FamilyDriver(family, types, seed: seed, hasWhole: hasWhole)
    driver.run(max(1, operations / 2))
    steps += driver.steps
    notices += driver.notices
    if driver.mistakes.isEmpty { continue }
    wrong += 1
    print("\(family) \(family.outlets), \(hasWhole ? "whole" : "fields"), step \(driver.steps): \(driver.mistakes)")
  }
}
print("\(count) families from \(first) on, \(steps) operations, \(notices) notices, \(wrong) runs that differ")
exit(wrong > 0 ? 1 : 0)
