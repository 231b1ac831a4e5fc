/// What it takes to edit lists, and what follows from them, beside arrays and computing anew.
struct ListFigures {
  /// What an operation must reach: nanoseconds, or what they are of an array's.
  private struct Limit {
    var operation: String
    var rows: Int
    var nanoseconds: Double?
    var ratio: Double?
  }

  private static let limits: [Limit] = [
    Limit(operation: "read all", rows: 32, ratio: 2),
    Limit(operation: "read all", rows: 100_000, ratio: 2.5),
    Limit(operation: "read by index", rows: 32, ratio: 2),
    Limit(operation: "read by index", rows: 1_000_000, nanoseconds: 30),
    Limit(operation: "edit by index", rows: 32, ratio: 2),
    Limit(operation: "append and remove last", rows: 32, ratio: 4),
    Limit(operation: "toggle by id, sum kept", rows: 100_000, ratio: 0.01),
    Limit(operation: all, rows: 1000, nanoseconds: 1000),
    Limit(operation: all, rows: 1_000_000, nanoseconds: 5000),
  ]
  private static let all: String = "edit by id; sum, count, filter, sort kept; edits reported"

  private let program: String
  private let rounds: Int

  init(_ tool: Tool, rounds: Int, optimisation: String = "-O") {
    tell("lists")
    self.rounds = rounds
    program = Files.path("lists-program")
    let emitted: [String] = tool.emit(Files.text("Benchmarks/Speed/Specs/Lists.yml"), as: "Lists")
    Command(["swiftc", optimisation, "-wmo", "-o", program, "Benchmarks/Speed/Lists/main.swift"] + emitted).run()
  }

  /// Measures, and prints nothing.
  func check() { _ = measure() }

  func text() -> String {
    var table: Table = Table("operation", "rows", "list", "array", "ratio", "must reach", "reached")
    for cells in measure() {
      let (list, array): (Double, Double?) = (Double(cells[2]) ?? 0, Double(cells[3]))
      let rows: Int = Int(cells[1]) ?? 0
      let limit: Limit? = Self.limits.first { $0.operation == cells[0] && $0.rows == rows }
      let ratio: Double? = array.map { list / $0 }
      let asked: String = limit?.nanoseconds.map { $0.told() + " ns" } ?? limit?.ratio?.told(2) ?? ""
      let reached: String =
        limit.map { limit in
          limit.nanoseconds.map { verdict(list, atMost: $0) } ?? verdict(ratio ?? 0, atMost: limit.ratio ?? 0)
        } ?? ""
      table.add(cells[0], rows.told, list.told(1), array?.told(1) ?? "", ratio?.told(3) ?? "", asked, reached)
    }
    return "## Lists\n\n" + Self.introduction + table.text
  }

  private func measure() -> [[String]] {
    let output: String = Files.path("list-figures")
    Command(program, String(rounds), output: output).run()
    return Files.text(output).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static let introduction: String = """
    Nanoseconds an operation, and what an array takes for the same, with what follows computed from scratch. Both in turn in one
    process, and both must come to the same. DifferenceKit states 1.9 ms for the difference of 5 000 rows and 34.8 ms for that
    of 100 000; here nothing is compared.

    \(Chart.lists.link)


    """
}
