#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints a line for each way: workload, outlet, name, nanoseconds, allocations.
func measure(_ ways: [Way], rounds: Int) {
  var measures: [Measure] = ways.map { Measure($0) }
  for round in 0..<rounds {
    for index in measures.indices { measures[index].takeRound() }
    compare(ways, round)
  }
  for measure in measures { print(measure.line) }
}

/// Checks that all ways of a workload have the same values, and that all exact observers get the same notices.
func compare(_ ways: [Way], _ round: Int) {
  let counts: Range<Int> = round * 7..<round * 7 + 3
  var expected: [String: (values: [Int], heard: Ear.Heard?)] = [:]
  for way in ways {
    way.model.begin()
    let heard: Ear.Heard = way.ear.heard { way.operate(counts) }
    let values: [Int] = way.model.values
    let known: (values: [Int], heard: Ear.Heard?) = expected[way.workload] ?? (values, nil)
    if known.values != values { fail(way, "holds \(values) and not \(known.values)") }
    if way.isExact, let other: Ear.Heard = known.heard, other != heard { fail(way, "heard \(heard) and not \(other)") }
    expected[way.workload] = (values, way.isExact ? heard : known.heard)
  }
}

func fail(_ way: Way, _ what: String) -> Never {
  let message: [UInt8] = Array("\(way.workload), \(way.outlet), \(way.name): \(what)\n".utf8)
  write(2, message, message.count)
  exit(1)
}

let ways: [Way] = FamilyWays.all + Tills.all + Subscribing.all + Tracking.all + Contracts.all + workloads()
measure(ways, rounds: Int(CommandLine.arguments[1]) ?? 1)
