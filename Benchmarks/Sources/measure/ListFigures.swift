/// The cost of editing lists with kept forms, compared with arrays and new computations.
struct ListFigures {
  /// The limit of an operation: nanoseconds, or a ratio to an array's.
  private struct Limit {
    var operation: String
    var rows: Int
    var nanoseconds: Double?
    var ratio: Double?
  }

  private static let limits: [Limit] = [
    Limit(operation: loop, rows: 32, ratio: 2.5),
    Limit(operation: loop, rows: 1000, ratio: 2.5),
    Limit(operation: loop, rows: 100_000, ratio: 2.5),
    Limit(operation: loop, rows: 1_000_000, ratio: 2.5),
    Limit(operation: "read by index, random", rows: 32, ratio: 2),
    Limit(operation: "read by index, random", rows: 1_000_000, nanoseconds: 80),
    Limit(operation: "edit by index, random", rows: 32, ratio: 2),
    Limit(operation: append, rows: 32, ratio: 4),
    Limit(operation: append, rows: 1000, nanoseconds: 120),
    Limit(operation: append, rows: 100_000, nanoseconds: 120),
    Limit(operation: append, rows: 1_000_000, nanoseconds: 120),
    Limit(operation: "toggle by id, random, sum kept", rows: 100_000, nanoseconds: 600),
    Limit(operation: all, rows: 1000, nanoseconds: 1500),
    Limit(operation: all, rows: 100_000, nanoseconds: 3000),
    Limit(operation: all, rows: 1_000_000, nanoseconds: 6000),
  ]
  private static let loop: String = "`for`, random minutes"
  private static let append: String = "append and remove last, random ids"
  private static let all: String = "edit by id, random; sum, count, filter, sort kept; edits reported"
  /// The most bytes for each row, besides the row itself, with a kept sort.
  private static let mostBytes: Double = 40

  private let program: String
  /// The program with the library in place of a copy.
  private let sharing: String
  private let rounds: Int

  init(_ tool: Tool, rounds: Int, optimisation: String = "-O") {
    tell("lists")
    self.rounds = rounds
    program = Files.path("lists-program")
    sharing = Files.path("lists-sharing")
    let folder: String = Files.path("lists-library")
    Files.makeFolder(folder)
    let library: Library = Library(in: folder, optimisation: optimisation)
    let spec: String = Files.text("Benchmarks/Speed/Specs/Lists.yml")
    let (memory, object): (String, String) = ("Benchmarks/Speed/Memory", Files.path("memory.o"))
    Command("clang", "-O2", "-c", memory + "/memory.c", "-o", object).run()
    let random: [String] = ["Random", "ProcessorTime"].map { "Benchmarks/Speed/Random/\($0).swift" }
    let sources: [String] = ["Benchmarks/Speed/Lists/main.swift"] + random
    let compiler: [String] = ["swiftc", optimisation, "-wmo", "-I", memory]
    Command(compiler + ["-o", program] + sources + tool.emit(spec, as: "Lists") + [object]).run()
    library.command.run()
    let emitted: [String] = tool.emit(spec, as: "Lists", Library.options)
    Command(compiler + ["-I", folder, "-o", sharing] + sources + emitted + [object, library.object]).run()
  }

  /// Measures without printing. (With the library, unoptimised code takes minutes: that it compiles is enough.)
  func check() { _ = measure(program) }

  func text() -> String {
    let lines: [[String]] = measure(program)
    var table: Table = Table(
      "operation",
      "rows",
      "list",
      "shortest round",
      "worst round",
      "with the library",
      "array",
      "ratio",
      "must reach",
      "reached"
    )
    let shared: [[String]] = measure(sharing)
    for (cells, shared) in zip(lines, shared) where cells[0] != "bytes" { table.add(row(cells, shared)) }
    let kinds: [String] = ["a list", "with a sort kept", "edited"]
    var memory: Table = Table(["bytes a row, beside the row"] + kinds + ["must reach", "reached"])
    for cells in lines where cells[0] == "bytes" {
      let bytes: [Double] = cells[2...].map { Double($0) ?? 0 }
      let reached: String = verdict(bytes[1], atMost: Self.mostBytes)
      memory.add([(Int(cells[1]) ?? 0).told + " rows"] + bytes.map { $0.told(1) } + [Self.mostBytes.told(), reached])
    }
    return "## Lists\n\n" + Self.introduction + table.text + Self.memory + memory.text
  }

  /// - Parameter shared: The cells of the same operation with the library.
  private func row(_ cells: [String], _ shared: [String]) -> [String] {
    let (list, array): (Double, Double?) = (Double(cells[2]) ?? 0, Double(cells[3]))
    let rows: Int = Int(cells[1]) ?? 0
    let limit: Limit? = Self.limits.first { $0.operation == cells[0] && $0.rows == rows }
    let ratio: Double? = array.map { list / $0 }
    let asked: String = limit?.nanoseconds.map { $0.told() + " ns" } ?? limit?.ratio?.told(2) ?? ""
    let reached: String =
      limit.map { limit in
        limit.nanoseconds.map { verdict(list, atMost: $0) } ?? verdict(ratio ?? 0, atMost: limit.ratio ?? 0)
      } ?? ""
    let rounds: [String] = cells[4...].map { (Double($0) ?? 0).told(1) }
    let compared: [String] = [array?.told(1) ?? "", ratio?.told(3) ?? ""]
    let library: Double = Double(shared[2]) ?? 0
    let sharing: String = "\(library.told(1)) (\((library / list).told(2)))"
    return [cells[0], rows.told, list.told(1)] + rounds + [sharing] + compared + [asked, reached]
  }

  private func measure(_ program: String) -> [[String]] {
    let output: String = Files.path("list-figures")
    Command(program, String(rounds), output: output).run()
    return Files.text(output).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static let introduction: String = """
    Nanoseconds of the processor an operation, and what an array takes for the same, with what follows computed from scratch.
    Both in turn in one process, and both must come to the same. Ids, keys and the places of operations are drawn at random, and
    many keys are equal, so from some thousand rows on much of what an operation takes is the memory's own latency: a row of a
    list is found through its piece of the order and its ticket, that of an array at once. The figure is the median of the
    rounds; beside it stand the shortest and the worst one, and the median of the same program with the library in place of a
    copy, and what that is of it. An array is told where the row with an id is. DifferenceKit
    states 1.9 ms for the difference of 5 000 rows and 34.8 ms for that of 100 000; here nothing is compared.

    \(Chart.lists.link)


    """

  private static let memory: String = """

    What a list holds for each row beside the row itself, of which the stride is left out, as `malloc` counts it: as it
    was filled, then with a sort by a number kept, then after as many random edits of that number as there are rows.


    """
}
