#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program with its arguments, run as a process of its own.
struct Command {
  var words: [String]
  /// The file of its standard output.
  var output: String = "/dev/null"
  /// The file of its error messages.
  var messages: String = Files.messages

  init(_ words: String..., output: String = "/dev/null") {
    self.words = words
    self.output = output
  }

  init(_ words: [String]) {
    self.words = words
  }

  /// The cost of a process, with all processes that it started itself.
  struct Cost {
    var wallSeconds: Double
    var processorSeconds: Double
    var peakBytes: Int
  }

  /// Runs the command to its end; a failure ends the measurement, since its figures would mean nothing.
  @discardableResult
  func run() -> Cost {
    wait(for: spawn(), since: Clock.seconds)
  }

  /// Runs several commands at a time, to the end of all.
  static func runTogether(_ commands: [Command]) {
    let start: Double = Clock.seconds
    let processes: [pid_t] = commands.map { $0.spawn() }
    for (command, process) in zip(commands, processes) { command.wait(for: process, since: start) }
  }

  @discardableResult
  private func wait(for process: pid_t, since start: Double) -> Cost {
    var status: Int32 = 0
    var usage: rusage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let wall: Double = Clock.seconds - start
    guard status == 0 else {
      fail("'\(words.joined(separator: " "))' ended with \(status); its messages are in \(messages)")
    }
    return Cost(
      wallSeconds: wall,
      processorSeconds: Clock.seconds(usage.ru_utime) + Clock.seconds(usage.ru_stime),
      peakBytes: usage.ru_maxrss * Self.peakUnit
    )
  }

  private func spawn() -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions: posix_spawn_file_actions_t = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags: Int32 = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, messages, flags, 0o644)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      fail("can't run '\(words[0])'")
    }
    return process
  }

  #if canImport(Darwin)
    private static let peakUnit: Int = 1
  #else
    private static let peakUnit: Int = 1024
  #endif
}

enum Clock {
  static var seconds: Double {
    var time: timespec = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

/// Prints the progress on standard error.
func tell(_ message: String) {
  let bytes: [UInt8] = Array((message + "\n").utf8)
  write(2, bytes, bytes.count)
}

func fail(_ message: String) -> Never {
  tell("measure: " + message)
  exit(1)
}
