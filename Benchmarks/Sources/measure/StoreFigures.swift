/// The cost of sending an action to one of many rows.
struct StoreFigures {
  /// The nanoseconds that a row's action must reach when something is observed, by the number of rows.
  private static let limits: [Int: Double] = [1000: 300, 100_000: 390]
  private static let limited: Set<String> = [
    "20 stores of rows are held", "a row's store sends", "a kept count is observed",
  ]

  private let program: String
  private let rounds: Int

  init(_ tool: Tool, rounds: Int, optimisation: String = "-O") {
    tell("stores")
    self.rounds = rounds
    program = Files.path("stores-program")
    let emitted: [String] = tool.emit(Files.text("Benchmarks/Speed/Specs/Stores.yml"), as: "Stores")
    let random: [String] = ["Random", "ProcessorTime"].map { "Benchmarks/Speed/Random/\($0).swift" }
    let sources: [String] = ["Benchmarks/Speed/Stores/main.swift"] + random + emitted
    Command(["swiftc", optimisation, "-wmo", "-o", program] + sources).run()
  }

  /// Measures without printing.
  func check() { _ = measure() }

  func text() -> String {
    var table: Table = Table(
      "a random row's action, where",
      "rows",
      "ns",
      "shortest round",
      "worst round",
      "must reach",
      "reached"
    )
    for cells in measure() {
      let (rows, times): (Int, [Double]) = (Int(cells[1]) ?? 0, cells[2...].map { Double($0) ?? 0 })
      let limit: Double? = Self.limited.contains(cells[0]) ? Self.limits[rows] : nil
      let reached: [String] = limit.map { [$0.told() + " ns", verdict(times[0], atMost: $0)] } ?? ["", ""]
      table.add([cells[0], rows.told] + times.map { $0.told(1) } + reached)
    }
    return "## Stores\n\n" + Self.introduction + table.text
  }

  private static let introduction: String = """
    Nanoseconds of the processor an action of one row, sent to the store of the list, or to the row's own where that is said. A
    screen looks: it holds stores of rows, or observes what is kept.


    """

  private func measure() -> [[String]] {
    let output: String = Files.path("store-figures")
    Command(program, String(rounds), output: output).run()
    return Files.text(output).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }
}
