#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end a process.
package enum Signals {
  /// Unblocks the signals, whatever the parent process has set: Swift's tools may start processes with blocked signals.
  package static func allow() {
    var ending = ending
    sigprocmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Does some work to its end: a signal that would end the process waits until it is done.
  package static func blocked<Result>(while work: () -> Result) -> Result {
    var ending = ending
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &ending, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    return work()
  }

  private static var ending: sigset_t {
    var ending = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, signal) }
    return ending
  }
}
