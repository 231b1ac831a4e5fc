/// The world around a run, as it needs it: so that tests can be that world.
public struct Console {
  /// Where text goes, and whether somebody looks at it.
  public struct Sink {
    public let isTerminal: () -> Bool
    public let write: (_ bytes: [UInt8]) throws(SystemError) -> Void

    public init(
      isTerminal: @escaping () -> Bool,
      write: @escaping (_ bytes: [UInt8]) throws(SystemError) -> Void
    ) {
      self.isTerminal = isTerminal
      self.write = write
    }

    init(_ stream: StandardStream) {
      self.init(isTerminal: { stream.isTerminal }, write: stream.write)
    }
  }

  public let input: () throws(SystemError) -> [UInt8]
  public let output: Sink
  public let error: Sink
  /// A variable of the environment.
  public let variable: (_ name: String) -> String?
  /// The folder that relative paths begin at.
  public let workingDirectory: () -> String?

  public init(
    input: @escaping () throws(SystemError) -> [UInt8],
    output: Sink,
    error: Sink,
    variable: @escaping (_ name: String) -> String?,
    workingDirectory: @escaping () -> String?
  ) {
    self.input = input
    self.output = output
    self.error = error
    self.variable = variable
    self.workingDirectory = workingDirectory
  }

  /// The process's own.
  static var process: Console {
    Console(
      input: StandardStream.input.read,
      output: Sink(.output),
      error: Sink(.error),
      variable: Environment.variable,
      workingDirectory: { Environment.workingDirectory }
    )
  }
}
