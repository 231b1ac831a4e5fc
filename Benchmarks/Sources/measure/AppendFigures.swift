/// The cost of appending to a field of many rows.
struct AppendFigures {
  private let tool: Tool
  private let rounds: Int
  private let optimisation: String

  private static let outlets: [String] = ["", "callbacks", "delegate", "view"]

  init(_ tool: Tool, rounds: Int, optimisation: String = "-O") {
    self.tool = tool
    self.rounds = rounds
    self.optimisation = optimisation
  }

  /// Measures without printing.
  func check() {
    for outlet in Self.outlets { _ = measure(outlet) }
  }

  func text() -> String {
    let title: String = "append and remove a random row"
    var table: Table = Table(title, "10 rows", "100 000 rows", "ratio", "must reach", "reached")
    for outlet in Self.outlets {
      let times: [Double] = measure(outlet)
      let ratio: Double = times[1] / times[0]
      let name: String = outlet.isEmpty ? "no outlet" : "`\(outlet)`, observed"
      table.add(name, time(times[0]), time(times[1]), ratio.told(2), "1.25", verdict(ratio, atMost: 1.25))
    }
    return "## Editing in place\n\nNothing follows from the whole of the rows, and nobody keeps a copy of them.\n\n"
      + table.text
  }

  private func time(_ nanoseconds: Double) -> String { nanoseconds.told(1) + " ns" }

  /// Returns the nanoseconds with 10 and with 100 000 rows.
  private func measure(_ outlet: String) -> [Double] {
    let name: String = "Appending" + outlet
    tell("appending, \(outlet.isEmpty ? "no outlet" : outlet)")
    let program: String = Files.path(name + "-program")
    Files.makeFolder(Files.path("main"))
    let main: String = Files.write(Self.observing(outlet) + Self.program, to: "main/main.swift")
    let emitted: [String] = tool.emit(Self.spec(outlet), as: name)
    let sources: [String] = [main, "Benchmarks/Speed/Random/Random.swift"] + emitted
    Command(["swiftc", optimisation, "-wmo", "-o", program] + sources).run()
    let result: String = Files.path("appending")
    Command(program, String(rounds), output: result).run()
    return Files.text(result).split(separator: "\n").compactMap { Double($0) }
  }

  private static func spec(_ outlet: String) -> String {
    let emit: String = outlet == "view" ? "" : "emit: [\(outlet)]\n"
    let view: String = outlet == "view" ? "    view:\n      shows: [note, shout]\n" : ""
    return emit + """
      models:
        Table:
          state:
            rows: [Int] = []
            note: String = ""
          derive:
            shout: String = note.uppercased()
          actions:
            append(row: Int): rows.append(row)
            drop(): rows.removeLast()
      \(view)
      """
  }

  /// Returns code that creates a model with an observer.
  private static func observing(_ outlet: String) -> String {
    switch outlet {
    case "callbacks":
      return """
        nonisolated(unsafe) var notices: Int = 0
        nonisolated(unsafe) var tokens: [Table.Subscription] = []
        func table() -> Table {
          let table: Table = Table()
          tokens.append(table.observe { _, _ in notices += 1 })
          return table
        }

        """
    case "delegate":
      return """
        final class Delegate: TableDelegate {
          var notices: Int = 0
          func table(_ table: Table, didChange changes: Table.Changes) { notices += 1 }
        }
        nonisolated(unsafe) let delegate: Delegate = Delegate()
        func table() -> Table { Table(delegate: delegate) }

        """
    case "view":
      return """
        final class Shown: TableView {
          var note: String = ""
          var shout: String = ""
        }
        nonisolated(unsafe) let shown: Shown = Shown()
        func table() -> Table { Table(view: shown) }

        """
    default: return "func table() -> Table { Table() }\n"
    }
  }

  /// The program that measures both sizes in turn, in one process, and prints the medians.
  private static let program: String = """
    let rounds: Int = Int(CommandLine.arguments[1]) ?? 1
    let clock: ContinuousClock = ContinuousClock()
    var random: Random = Random(seed: 3)
    let picks: Picks = Picks(of: 1000, &random)
    let tables: [Table] = [10, 100_000].map { count in
      let made: Table = table()
      made.rows = random.keys(count)
      made.append(row: 0)
      made.drop()
      return made
    }
    let pairs: Int = 20_000
    var times: [[Double]] = [[], []]
    for _ in 0..<rounds * 10 {
      for index in tables.indices {
        let time: Duration = clock.measure {
          for pair in 0..<pairs {
            tables[index].append(row: picks.key(pair))
            tables[index].drop()
          }
        }
        times[index].append(Double(time.components.attoseconds) / 1e9 / Double(pairs))
      }
    }
    for taken in times { print(taken.sorted()[taken.count / 2]) }

    """
}
