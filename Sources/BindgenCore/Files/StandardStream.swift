/// One of the three streams that a process is born with.
public enum StandardStream: Int32, Sendable {
  case input, output, error

  public var isTerminal: Bool { isatty(rawValue) == 1 }

  public func read() throws(SystemError) -> [UInt8] {
    try readBytes(from: rawValue, expecting: 1 << 16)
  }

  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeBytes(bytes, to: rawValue)
  }

  /// A reader that has gone is then told as an error of `write`, and no longer ends the process.
  public static func reportBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
