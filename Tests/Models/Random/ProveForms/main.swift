import FormDriver
import Foundation
import RandomSpecs

// Drives random models in three forms against an oracle:
//   prove-forms <first seed> <count> <operations a scenario>
// The scenarios must have been emitted with the same numbers.

let numbers: [UInt64] = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 3 else {
  print("prove-forms <first seed> <count> <operations a scenario>")
  exit(2)
}
let (first, count, operations): (UInt64, UInt64, Int) = (numbers[0], numbers[1], Int(numbers[2]))
let proof: FormProof = FormProof()
for scenario in FormRun(from: first, count: count).scenarios {
  for seed: UInt64 in 1...4 { await proof.run(scenario, seed: seed, max(1, operations / 4)) }
}
for mistake in proof.mistakes { print(mistake) }
print("\(count) scenarios from \(first) on, \(proof.operations) operations, \(proof.mistakes.count) runs that differ")
exit(proof.mistakes.isEmpty ? 0 : 1)
