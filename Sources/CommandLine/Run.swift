import BindgenDiagnostics
import BindgenOutput

/// The tool's door: runs the process's own command line and ends it.
public func runProcess(_ work: Work) -> Never {
  StandardStream.reportBrokenPipes()
  let words: [String] = Array(CommandLine.arguments.dropFirst())
  Environment.exit(run(arguments: words, console: .process, work: work))
}

/// One run from its command line to its exit status; all that it does to the world goes through the console and into
/// the output folder.
public func run(arguments words: [String], console: Console, work: Work) -> ExitStatus {
  let (arguments, errors): (Arguments, [ArgumentError]) = ArgumentParser.parse(words)
  let reporter: Reporter = Reporter(arguments, console)
  guard errors.isEmpty else {
    reporter.tell(errors.map(\.diagnostic))
    return .wrongCommandLine
  }
  switch arguments.task {
  case .help(let command): return reporter.print(Help.text(of: command))
  case .version: return reporter.print(version + "\n")
  case .emit(let delivery): return Emit(arguments, console, reporter).run(delivery, work.generate)
  case .tell(let subject): return Tell(arguments, console, reporter).run(subject, work.tell)
  case .begin(let path): return Begin(reporter).run(path, work.generate)
  case .templates(let names, let folder): return Templates(reporter).run(names, folder)
  }
}
