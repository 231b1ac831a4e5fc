/// The machine and the time of the measurement.
enum Machine {
  static var heading: String {
    """
    # Benchmarks

    Made by `Benchmarks/run > docs/benchmarks.md`, which builds all that it measures. Figures are medians; what is
    compared is taken in turn, round after round, within one run. Absolute figures belong to the machine. Ratios travel
    better, but not all the way: where something takes some nanoseconds, another processor moves its ratio by a third.
    `Benchmarks/run charts` draws the charts from the tables.

    \(output("date", "+%Y-%m-%d")), \(output("uname", "-sm")), \(processors) processors, \
    \(firstLine(output("swift", "--version")))

    """
  }

  private static var processors: String { output("getconf", "_NPROCESSORS_ONLN") }

  private static func output(_ words: String...) -> String {
    var command: Command = Command(words)
    command.output = Files.path("machine")
    command.run()
    let text: String = Files.text(command.output)
    return text.split(separator: "\n").joined(separator: "\n")
  }

  private static func firstLine(_ text: String) -> String {
    String(text.split(separator: "\n").first ?? "")
  }
}
