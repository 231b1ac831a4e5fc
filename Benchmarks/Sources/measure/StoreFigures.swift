/// What it takes to send an action to one of many rows.
struct StoreFigures {
  /// What a row's action must reach, by the number of rows: nanoseconds.
  private static let limits: [Int: Double] = [1000: 300, 100_000: 600]
  private static let limited: Set<String> = ["nobody looks"]

  private let program: String
  private let rounds: Int

  init(_ tool: Tool, rounds: Int, optimisation: String = "-O") {
    tell("stores")
    self.rounds = rounds
    program = Files.path("stores-program")
    let emitted: [String] = tool.emit(Files.text("Benchmarks/Speed/Specs/Stores.yml"), as: "Stores")
    Command(["swiftc", optimisation, "-wmo", "-o", program, "Benchmarks/Speed/Stores/main.swift"] + emitted).run()
  }

  /// Measures, and prints nothing.
  func check() { _ = measure() }

  func text() -> String {
    var table: Table = Table("a row's action, where", "rows", "ns", "must reach", "reached")
    for cells in measure() {
      let (rows, time): (Int, Double) = (Int(cells[1]) ?? 0, Double(cells[2]) ?? 0)
      let limit: Double? = Self.limited.contains(cells[0]) ? Self.limits[rows] : nil
      table.add(
        cells[0],
        rows.told,
        time.told(1),
        limit.map { $0.told() + " ns" } ?? "",
        limit.map { verdict(time, atMost: $0) } ?? ""
      )
    }
    return "## Stores\n\nNanoseconds an action of one row, sent to the store of the list.\n\n" + table.text
  }

  private func measure() -> [[String]] {
    let output: String = Files.path("store-figures")
    Command(program, String(rounds), output: output).run()
    return Files.text(output).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }
}
