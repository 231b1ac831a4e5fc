import BindgenDiagnostics
import BindgenEmission
import BindgenOutput

/// The tool's door: runs the process's own command line and ends it.
public func runProcess(generate: Generate) -> Never {
  StandardStream.reportBrokenPipes()
  let words: [String] = Array(CommandLine.arguments.dropFirst())
  Environment.exit(run(arguments: words, console: .process, generate: generate))
}

/// One run from its command line to its exit status; all that it does to the world goes through the console and into
/// the output folder.
public func run(arguments words: [String], console: Console, generate: Generate) -> ExitStatus {
  let (arguments, errors): (Arguments, [ArgumentError]) = ArgumentParser.parse(words)
  let reporter: Reporter = Reporter(arguments, console)
  guard errors.isEmpty else {
    reporter.tell(errors.map(\.diagnostic))
    return .wrongCommandLine
  }
  switch arguments.task {
  case .help: return reporter.print(Array(Help.text.utf8))
  case .version: return reporter.print(Array((version + "\n").utf8))
  default: return Emit(arguments, console, reporter).run(generate)
  }
}
