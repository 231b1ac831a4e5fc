/// An executable's door: runs the process's own words in its own world, and ends it.
public func runProcess(_ run: (_ words: [String], _ console: Console) -> ExitStatus) -> Never {
  StandardStream.reportBrokenPipes()
  exit(run(Array(CommandLine.arguments.dropFirst()), .process).rawValue)
}
