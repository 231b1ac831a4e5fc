/// The exit status of a run; the numbers above 1 are those of `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// An error in a spec or a template, or a file that is not as it should be.
  case failed = 1
  case wrongCommandLine = 64
  case unreadableInput = 66
  case unwritableOutput = 73
}
