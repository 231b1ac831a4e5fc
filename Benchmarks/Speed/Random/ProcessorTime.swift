#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the nanoseconds of the processor that a closure takes, whatever other processes use meanwhile.
func processorTime(_ body: () -> Void) -> Double {
  let start: Double = processorTimeNow
  body()
  return processorTimeNow - start
}

private var processorTimeNow: Double {
  var time: timespec = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
