/// The streams, the variables and the working folder of a run, as a value: tests replace it.
package struct Console {
  /// An output of text, and whether that is a terminal.
  package struct Sink {
    package let isTerminal: () -> Bool
    package let write: (_ bytes: [UInt8]) throws(SystemError) -> Void

    package init(
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

  package let input: () throws(SystemError) -> [UInt8]
  package let output: Sink
  package let error: Sink
  /// The value of an environment variable.
  package let variable: (_ name: String) -> String?
  /// The folder that relative paths start from.
  package let workingDirectory: () -> String?

  package init(
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

  /// The streams of this process.
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
