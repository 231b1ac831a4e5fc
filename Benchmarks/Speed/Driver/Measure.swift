import Allocations

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The figures of one way.
struct Measure {
  private let way: Way
  private let operations: Int
  private var times: [Double] = []
  private var allocated: [Double] = []
  private var next: Int = 0

  /// The time of a round in nanoseconds: short, since other processes may use the processor, too.
  private static let slice: Double = 500_000

  init(_ way: Way) {
    self.way = way
    var operations: Int = 64
    while Self.nanoseconds({ way.operate(0..<operations) }) < Self.slice { operations *= 2 }
    self.operations = operations
  }

  mutating func takeRound() {
    let counts: Range<Int> = next..<next + operations
    next += operations
    let before: Int = allocations()
    let time: Double = Self.nanoseconds { way.operate(counts) }
    allocated.append(Double(allocations() - before) / Double(operations))
    times.append(time / Double(operations))
  }

  var line: String {
    [way.workload, way.outlet, way.name, "\(Self.median(times))", "\(Self.median(allocated))"].joined(separator: "\t")
  }

  /// Returns the processor time of a closure.
  private static func nanoseconds(_ body: () -> Void) -> Double {
    let start: Double = now
    body()
    return now - start
  }

  private static var now: Double {
    var time: timespec = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
