/// The program that measures the run time of emitted code: models in library modules, the driver in another.
struct SpeedProgram {
  private static let sources: String = "Benchmarks/Speed/"
  private static let allocations: String = sources + "Allocations"
  private static let folder: String = "speed"

  private let tool: Tool
  private let graphs: [SpeedGraph]
  private let emitted: [Module]
  private let compiler: [String]
  private let shared: Library

  /// A module of emitted code.
  struct Module {
    let name: String
    let outlet: String
    var isolation: String = "isolation: nonisolated\n"
    /// Further specs that it is emitted from.
    var more: [String] = []
    /// Whether it uses the library in place of a copy.
    var hasLibrary: Bool = false
    /// Whether it has doubles, which exist only in debug builds.
    var isDebug: Bool = false
  }

  private static let all: [Module] = [
    Module(name: "Callbacks", outlet: "callbacks"), Module(name: "Delegates", outlet: "delegate"),
    Module(name: "Publishing", outlet: "combine"),
    Module(name: "Observing", outlet: "observation", more: ["Kinds"]),
    Module(name: "Plain", outlet: "plain", more: ["Kinds"]),
    Module(name: "Unstated", outlet: "callbacks", isolation: ""),
    Module(name: "Shared", outlet: "callbacks", hasLibrary: true),
    Module(name: "Bounded", outlet: "callbacks, erased, spies", more: ["Contract"], isDebug: true),
  ]

  init(_ tool: Tool, optimisation: String = "-O") {
    self.tool = tool
    shared = Library(in: Files.path(Self.folder), optimisation: optimisation)
    compiler = ["swiftc", optimisation, "-wmo", "-swift-version", "6", "-I", Files.path(Self.folder)]
    graphs = SpeedGraph.all
    emitted = Self.all
  }

  /// Compiles all but the link.
  func compile() {
    Files.remove(Files.path(Self.folder))
    Files.makeFolder(Files.path(Self.folder))
    tell("compiling what is measured")
    library("Values", ["Values"]).run()
    library("OpenCombine", generated: StandIn.files).run()
    shared.command.run()
    Command.runTogether(emitted.map(emit) + [byHand])
    compileDriver()
  }

  private func emit(_ module: Module) -> Command {
    let specs: [String] = ["Shopping", "Family", "Till"] + module.more
    let families: [String] = specs.map { Files.text(Self.sources + "Specs/\($0).yml") }
    let head: String = "imports: [Values]\naccess: public\n\(module.isolation)emit: [\(module.outlet)]\nmodels:\n"
    let spec: String = head + (graphs.map(\.spec) + families).joined()
    let files: [String] = tool.emit(spec, as: Self.folder + module.name, module.hasLibrary ? Library.options : [])
    return library(module.name, generated: (module.isDebug ? ["-D", "DEBUG"] : []) + files)
  }

  private var byHand: Command {
    let texts: [String] = graphs.map { $0.callbacksByHand + $0.delegateByHand + $0.observable }
    let text: String = "import Observation\nimport Values\n\n" + texts.joined()
    let generated: String = Files.write(text, to: Self.folder + "/Graphs.swift")
    let files: [String] = ["Listener", "Shopping", "Computed", "Observables", "Family", "Pipelines", "Till"]
    return library("ByHand", files, generated: [generated])
  }

  /// Compiles a module from the sources in its folder and the generated ones.
  private func library(_ name: String, _ files: [String] = [], generated: [String] = []) -> Command {
    let path: String = Files.path(Self.folder + "/" + name)
    let output: [String] = ["-emit-module", "-emit-module-path", path + ".swiftmodule", "-c", "-o", path + ".o"]
    let flags: [String] = ["-parse-as-library", "-module-name", name] + output + generated
    var command: Command = Command(compiler + flags + files.map { "\(Self.sources)\(name)/\($0).swift" })
    command.messages = path + ".messages"
    return command
  }

  private func compileDriver() {
    tell("compiling the program that measures")
    let texts: [String] = graphs.map { graph in
      emitted.map(graph.emitted).joined() + graph.byHand + graph.ways
    }
    let calls: String = graphs.map { "workloads\($0.name)()" }.joined(separator: "\n    + ")
    let text: String =
      modules.map { "import \($0)\n" }.joined() + texts.joined() + "func workloads() -> [Way] {\n  \(calls)\n}\n"
    let generated: String = Files.write(text, to: Self.folder + "/Workloads.swift")
    let driver: [String] = [
      "Measured", "Way", "Families", "FamilyWays", "Tills", "Emitted", "Publishing", "Tracking", "Typed", "Contracts",
      "Measure",
      "main",
    ].map {
      Self.sources + "Driver/\($0).swift"
    }
    let flags: [String] = ["-I", Self.allocations, "-module-name", "speed", "-c", "-o", object("driver"), generated]
    Command(compiler + flags + driver).run()
  }

  /// Links the program, and returns its path.
  ///
  /// - Parameter shift: The number of bytes by which all code is shifted: the places of jumps are luck, and differ in each.
  func link(shift: Int) -> String {
    let flags: [String] = ["-O2", "-DSHIFT=\(shift)", "-c", "-o", object("allocations")]
    Command(["clang"] + flags + [Self.allocations + "/allocations.c"]).run()
    let program: String = Files.path("\(Self.folder)/speed\(shift)")
    Command(["swiftc", "-o", program] + (["allocations", "driver"] + modules).map(object)).run()
    return program
  }

  private var modules: [String] { emitted.map(\.name) + ["BindgenRuntime", "ByHand", "Values", "OpenCombine"] }

  private func object(_ name: String) -> String { Files.path("\(Self.folder)/\(name).o") }
}
