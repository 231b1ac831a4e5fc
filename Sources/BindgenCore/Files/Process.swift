#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An executable's door: runs the process's own words in its own world, and ends it.
package func runProcess(_ run: (_ words: [String], _ console: Console) -> ExitStatus) -> Never {
  StandardStream.reportBrokenPipes()
  exit(run(Array(CommandLine.arguments.dropFirst()), .process).rawValue)
}

enum Environment {
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that relative paths begin at; nil where it can't be told, as when it is gone.
  static var workingDirectory: String? {
    guard let path: UnsafeMutablePointer<CChar> = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// One of the three streams that a process is born with.
package enum StandardStream: Int32, Sendable {
  case input, output, error

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  package func read() throws(SystemError) -> [UInt8] {
    try readBytes(from: rawValue, expecting: 1 << 16)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeBytes(bytes, to: rawValue)
  }

  /// A reader that has gone is then told as an error of `write`, and no longer ends the process.
  package static func reportBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
