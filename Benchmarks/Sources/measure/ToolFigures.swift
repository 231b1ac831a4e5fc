/// The speed and the size of the tool itself.
struct ToolFigures {
  private let tool: Tool
  private let ofPlugin: Tool
  private let rounds: Int
  /// Whether to leave out the cost of a consumer's build, which takes minutes.
  private let isQuick: Bool

  init(_ tool: Tool, rounds: Int, isQuick: Bool) {
    self.tool = tool
    ofPlugin = Tool("bindgen-plugin", "debug", in: Files.path("build-debug"))
    self.rounds = rounds
    self.isQuick = isQuick
  }

  func text() -> String {
    var table: Table = Table("figure", "measured", "must reach", "reached")
    addStart(&table)
    let sizes: [Sized] = Self.sizes(tool)
    for size in sizes { addDebug(&table, size) }
    for size in sizes { addSpeed(&table, size) }
    if !isQuick { addBuild(&table) }
    return "## The tool\n\n" + table.text + (isQuick ? "" : "\n" + Self.explanation)
  }

  /// Returns small models, and the largest.
  private static func sizes(_ tool: Tool) -> [Sized] { [10, 32].map { Sized(tool, fields: $0) } }

  /// Emits all measured specs once.
  static func check(_ tool: Tool) {
    for size in sizes(tool) { _ = size.command(tool.path, lines: 10_000).fresh() }
  }

  /// Adds the start of the tool. The limit is a program that imports the C library and nothing else.
  private func addStart(_ table: inout Table) {
    tell("cold start")
    let floor: String = Files.path("floor")
    let source: String = Files.write(Self.floor, to: "floor.swift")
    Command("swiftc", "-O", source, "-o", floor).run()
    let spec: String = Files.write(Self.small, to: "Small.bindgen")
    let commands: [Command] = [
      Command(floor), Command(tool.path, "--version"),
      Command(tool.path, spec, "-o", Files.path("small")),
    ]
    Files.makeFolder(Files.path("small"))
    let times: [Double] = Rounds.medians(rounds * 10, commands.map { command in { command.run().wallSeconds } })
    let start: Double = times[1] / times[0]
    let emit: Double = times[2] / times[0]
    table.add("cold start of a Swift program that does nothing: the floor", times[0].milliseconds, "", "")
    table.add("cold start (`--version`)", ratio(times[1], start), "1.3 of the floor", verdict(start, atMost: 1.3))
    table.add("a small spec to a file", ratio(times[2], emit), "2.5 of the floor", verdict(emit, atMost: 2.5))
  }

  private func ratio(_ seconds: Double, _ ratio: Double) -> String { "\(seconds.milliseconds) (\(ratio.told(2)))" }

  private func addDebug(_ table: inout Table, _ sized: Sized) {
    tell("debug build, \(sized.title)")
    // Lines are counted without the comments of source locations.
    let command: Sized.Run = sized.command(ofPlugin.path, lines: 10_000)
    let seconds: Double = Rounds.medians(rounds, [{ command.fresh().wallSeconds }])[0] * 10_000 / Double(command.lines)
    let title: String = "10 000 lines in a debug build, \(sized.title)"
    table.add(title, seconds.milliseconds, "200 ms", verdict(seconds, atMost: 0.2))
  }

  private func addSpeed(_ table: inout Table, _ sized: Sized) {
    let what: String = sized.title
    tell("release build, \(what)")
    let commands: [Sized.Run] = [10_000, 100_000, 1_000_000].map { sized.command(tool.path, lines: $0) }
    var peak: [Double] = []
    let times: [Double] = Rounds.medians(
      rounds,
      commands.map { command in
        {
          let cost: Command.Cost = command.fresh()
          if command.lines < 200_000, command.lines > 50_000 { peak.append(Double(cost.peakBytes)) }
          return cost.wallSeconds / Double(command.lines)
        }
      }
    )
    let speed: Double = 1 / times[1]
    let growth: Double = times[2] / times[1]
    let peakSize: Double = Rounds.median(peak) / Double(1 << 20)
    let reached: String = speed >= 500_000 ? "yes" : "**no**"
    table.add("lines a second at \(commands[1].lines.told) lines, \(what)", speed.told(), "500 000", reached)
    table.add(
      "a line at \(commands[2].lines.told) lines against one at \(commands[1].lines.told), \(what)",
      growth.told(2),
      "linear: 1.3",
      verdict(growth, atMost: 1.3)
    )
    table.add(
      "peak memory at \(commands[1].lines.told) lines, \(what)",
      peakSize.told(1) + " MiB",
      "64 MiB",
      verdict(peakSize, atMost: 64)
    )
  }

  private func addBuild(_ table: inout Table) {
    let consumer: Consumer = Consumer(rounds: 3)
    for goal in Consumer.Goal.all {
      tell("clean \(goal.configuration) build of a package that uses bindgen")
      let (seconds, yardstick): (Double, Double) = consumer.added(goal)
      let what: String = "what the plugin adds to a package's clean \(goal.configuration) build, processor time"
      table.add(what, seconds.told(1) + " s", "", "")
      let scaled: Double = seconds * Consumer.Goal.yardstick / yardstick
      let scale: String =
        "where the yardstick takes \(Consumer.Goal.yardstick.milliseconds); here \(yardstick.milliseconds)"
      table.add(
        "the same, " + scale,
        scaled.told(1) + " s",
        goal.most.map { "\(Int($0)) s" } ?? "",
        goal.most.map { verdict(scaled, atMost: $0) } ?? ""
      )
    }
  }

  private static let explanation: String = """
    What the plugin adds is the processor time, user and system, of a clean `swift build` of a package with one spec, less
    that of the same package without bindgen: the plugin's tool and the three plugins are compiled and linked, the spec is
    emitted, and what came of it is compiled. The same machine may take half as long again an hour later, so the figures are
    held against a yardstick that is taken in turn with them: how long the compiler checks the types of a class of the
    `@Observable` macro with 50 stored and 50 computed properties. In a release build, the build system `native` compiles
    the tool of any plugin twice, since it keeps one database for tools and one for all; unoptimised builds find what is
    there already.

    """

  private static let floor: String = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #elseif canImport(Darwin)
      import Darwin
    #endif
    puts("0.0.0")

    """

  private static let small: String = """
    models:
      Cart:
        doc: What the shopper has picked so far.
        state:
          products: [Int] = []
        derive:
          productsCount: Int = products.count
          total: Int = products.reduce(0) { $0 + $1 }
        actions:
          add(product: Int): products.append(product)

    """
}

/// Specs of models of one size, as many as amount to a number of lines.
struct Sized {
  private let fields: Int
  private let linesOfModel: Int

  /// - Parameter fields: The number of states, and of derivations.
  init(_ tool: Tool, fields: Int) {
    self.fields = fields
    let lines: [Int] = [1, 2].map { Files.lines(tool.emit(Self.spec($0, fields), as: "Sized")[0]) }
    linesOfModel = lines[1] - lines[0]
  }

  var title: String { "models of \(fields) + \(fields) fields" }

  private static func spec(_ models: Int, _ fields: Int) -> String {
    Shape.spec(Shape.orders(models, states: fields, derivations: fields), "callbacks")
  }

  /// A run that writes into an empty folder each time.
  struct Run {
    var command: Command
    let folder: String
    let lines: Int

    func fresh() -> Command.Cost {
      Files.remove(folder)
      Files.makeFolder(folder)
      return command.run()
    }
  }

  func command(_ tool: String, lines: Int) -> Run {
    let models: Int = (lines + linesOfModel / 2) / linesOfModel
    let name: String = "Sized\(fields)x\(lines)"
    let folder: String = Files.path(name)
    let path: String = Files.write(Self.spec(models, fields), to: name + ".bindgen")
    return Run(command: Command(tool, path, "--output", folder), folder: folder, lines: models * linesOfModel)
  }
}
