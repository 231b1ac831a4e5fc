/// The compiler's time for emitted code.
struct CompileFigures {
  private let tool: Tool
  private let rounds: Int
  private let library: [String]

  /// A task of the compiler, and the most time that emitted code may take, compared with the macro's.
  private struct Mode {
    var name: String
    var flags: [String]
    var most: Double
  }

  private static let modes: [Mode] = [
    Mode(name: "type-check", flags: ["-typecheck"], most: 1),
    Mode(name: "`-Onone`", flags: ["-wmo", "-c", "-o", Files.path("object.o"), "-Onone"], most: 1.25),
    Mode(name: "`-O`", flags: ["-wmo", "-c", "-o", Files.path("object.o"), "-O"], most: 1.5),
  ]

  init(_ tool: Tool, rounds: Int) {
    self.tool = tool
    self.rounds = rounds
    library = StandIn.flags()
  }

  func text() -> String {
    """
    ## What emitted code costs to compile

    Emitted files with what models share, against classes of `@Observable` with the same stored and computed
    properties, in processor time; must reach 1, 1.25 and 1.5 of it. What models share is there once a target: a model by
    itself pays all of it.

    \(Chart.build.link)

    \(againstMacro(models: 1, 2 * rounds).text)
    \(againstMacro(models: 4, min(rounds, 3)).text)
    """ + "\n" + growth()
  }

  private func compile(_ files: [String], _ mode: Mode) -> Double {
    let flags: [String] = ["swiftc", "-swift-version", "6", "-module-name", "Measured"] + library + mode.flags
    return Command(flags + files).run().processorSeconds
  }

  /// The number of states, and of derivations: the 64 fields that a model may have.
  private static let fields: Int = 32

  /// Returns the title of a table.
  static func title(models: Int) -> String {
    let fields: String = "\(fields) state fields, \(fields) derivations"
    return models == 1 ? "a model of \(fields)" : "\(models) models of \(fields) each"
  }

  /// Returns the files of each way: the macro's classes, and the emitted code of each outlet.
  private func ways(models: Int) -> [(name: String, files: [String])] {
    let shapes: [Shape] = Shape.orders(models, states: Self.fields, derivations: Self.fields)
    let macro: String = Files.write(Shape.macros(shapes), to: "Macro.swift")
    return [("`@Observable` macro", [macro])]
      + ["plain", "", "callbacks", "stream", "combine", "observation", "delegate", "view"].map { outlet in
        (
          outlet.isEmpty ? "nobody observes" : "`\(outlet)`",
          tool.emit(Shape.spec(shapes, outlet), as: "Order" + outlet)
        )
      }
  }

  /// Checks that all measured code compiles.
  func check() {
    for way in ways(models: 1) { _ = compile(way.files, Self.modes[0]) }
  }

  private func againstMacro(models: Int, _ rounds: Int) -> Table {
    let ways: [(name: String, files: [String])] = ways(models: models)
    let title: String = Self.title(models: models)
    tell("compiling " + title)
    var times: [[Double]] = []
    for mode in Self.modes {
      times.append(Rounds.medians(rounds, ways.map { way in { compile(way.files, mode) } }))
    }
    var table: Table = Table(title, "type-check", "`-Onone`", "`-O`")
    for index in ways.indices {
      let cells: [String] = Self.modes.indices.map { cell(times[$0][index], times[$0][0], Self.modes[$0], index > 0) }
      table.add(ways[index].name, cells[0], cells[1], cells[2])
    }
    return table
  }

  private func cell(_ seconds: Double, _ macro: Double, _ mode: Mode, _ isCompared: Bool) -> String {
    guard isCompared else { return seconds.milliseconds }
    let ratio: String = (seconds / macro).told(2)
    return seconds.milliseconds + (seconds <= macro * mode.most ? " (\(ratio))" : " (**\(ratio)**)")
  }

  private func growth() -> String {
    var table: Table = Table("`callbacks`, one model", "type-check", "`-Onone`", "`-O`")
    let graphs: [(Shape.Graph, String)] = [(.mixed, "mixed"), (.chain, "a chain")]
    for (graph, name) in graphs {
      for (states, derivations) in [(8, 8), (16, 16), (32, 32)] {
        tell("compiling \(states) + \(derivations) fields, \(name)")
        let shape: Shape = Shape("Order", states: states, derivations: derivations, graph: graph)
        let files: [String] = tool.emit(Shape.spec([shape], "callbacks"), as: "Grown")
        let times: [Double] = Rounds.medians(min(rounds, 3), Self.modes.map { mode in { compile(files, mode) } })
        let told: [String] = times.map { $0.told(2) + " s" }
        table.add("\(states) + \(derivations) fields, \(name)", told[0], told[1], told[2])
      }
    }
    return """
      Must be linear in the fields: 64 are the most.

      \(table.text)
      """
  }
}
