#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started, and the pipes to its standard input and from its standard output.
package struct ChildProcess: Sendable {
  package let input: Int32
  package let output: Int32
  private let process: pid_t

  /// Starts a program, whose standard error is discarded.
  ///
  /// - Parameter path: The program's path, or a name that is looked up in `PATH`.
  package static func start(_ path: String, _ arguments: [String]) throws(SystemError) -> ChildProcess {
    let toChild = try Pipe()
    let fromChild: Pipe
    do throws(SystemError) {
      fromChild = try Pipe()
    } catch {
      toChild.close()
      throw error
    }
    var process: pid_t = 0
    let result: Int32 = spawn(&process, [path] + arguments, toChild.reading, fromChild.writing)
    close(toChild.reading)
    close(fromChild.writing)
    guard result == 0 else {
      close(toChild.writing)
      close(fromChild.reading)
      throw SystemError(result)
    }
    // Only our ends are nonblocking: a program expects its own to block.
    for end in [toChild.writing, fromChild.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return ChildProcess(input: toChild.writing, output: fromChild.reading, process: process)
  }

  /// Kills the process, even if it was stopped, and closes the pipes.
  package func end() {
    close(input)
    close(output)
    kill(process, SIGKILL)
    // Its status must be taken, or the system keeps it.
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Reads what the process has written, at most one buffer of it; nil at the end.
  package func readSome() throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      let bytes = try readAvailable(from: output)
      return bytes.isEmpty ? nil : bytes
    } catch {
      if error.isNothingThere { return [] }
      throw error
    }
  }

  /// Writes as many bytes as fit, and returns their number.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(input, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      let error: SystemError = .latest
      if error.code == EINTR { continue }
      if error.isNothingThere { return 0 }
      throw error
    }
  }
}

extension SystemError {
  /// Whether a nonblocking call has found nothing to read, or no room to write.
  fileprivate var isNothingThere: Bool { code == EAGAIN || code == EWOULDBLOCK }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// The two ends of a pipe. No other program inherits them: one that kept an end open would hide that the other is gone.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(SystemError) {
    var ends: (Int32, Int32) = (-1, -1)
    let result = withUnsafeMutableBytes(of: &ends) { pipe($0.assumingMemoryBound(to: Int32.self).baseAddress) }
    guard result == 0 else { throw .latest }
    (reading, writing) = ends
    for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    for end in [reading, writing] { _ = systemClose(end) }
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func spawn(_ process: inout pid_t, _ words: [String], _ input: Int32, _ output: Int32) -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = nil
    var attributes: posix_spawnattr_t? = nil
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  posix_spawn_file_actions_adddup2(&actions, output, 1)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  // This process ignores SIGPIPE, and that would be inherited.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, numericCast(POSIX_SPAWN_SETSIGDEF))
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = Environment.all.map { strdup($0) } + [nil]
  defer { for word in arguments + variables { free(word) } }
  return posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
}

/// Waiting for several descriptors at once.
package enum Ready {
  /// Waits, and returns the descriptors that can be read (or are at their end) and that can be written; none after the timeout.
  package static func wait(
    reading: [Int32],
    writing: [Int32],
    milliseconds: Int?
  ) -> (reading: Set<Int32>, writing: Set<Int32>) {
    var asked =
      reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    let count = poll(&asked, nfds_t(asked.count), milliseconds.map { Int32(clamping: max($0, 0)) } ?? -1)
    guard count > 0 else { return ([], []) }
    let ready = asked.map { $0.revents != 0 }
    let able = zip(asked, ready).filter { $1 }.map(\.0.fd)
    return (Set(able).intersection(reading), Set(able).intersection(writing))
  }

  /// The milliseconds of a clock that is never set.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
