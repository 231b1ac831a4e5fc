#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs an executable with the arguments and streams of the process, and ends it.
package func runProcess(_ run: (_ words: [String], _ console: Console) -> ExitStatus) -> Never {
  StandardStream.reportBrokenPipes()
  exit(run(Array(CommandLine.arguments.dropFirst()), .process).rawValue)
}

package enum Environment {
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All variables, as `NAME=value`.
  static var all: [String] {
    #if canImport(Darwin)
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var all: [String] = []
    while let next = entry, let text = next.pointee {
      all.append(String(cString: text))
      entry = next + 1
    }
    return all
  }

  /// The folder that relative paths start from; nil if it is unknown, for example because it was removed.
  static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// One of the three standard streams.
package enum StandardStream: Int32, Sendable {
  case input, output, error

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  package func read() throws(SystemError) -> [UInt8] {
    try readBytes(from: rawValue, expecting: 1 << 16)
  }

  /// Waits for input and returns what is there; nothing at the end.
  package func readSome() throws(SystemError) -> [UInt8] { try readAvailable(from: rawValue) }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeBytes(bytes, to: rawValue)
  }

  /// Ignores `SIGPIPE`: a closed pipe is reported as an error of `write`, and does not end the process.
  package static func reportBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
