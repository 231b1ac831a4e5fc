/// The run of a build tool: the main command with only what a build needs.
///
/// It has its own arguments, because each user of the plugin compiles this tool. Help, pictures and first specs, which
/// only people need, are left out.
package enum BuildRun {
  /// - Parameter words: `--output <folder> [--templates <folder>] [--runtime module] [--module <name>=<spec>]... [--module-without-runtime <name>]...
  ///   <spec>...`
  package static func run(_ words: [String], console: Console, _ generate: EmitCommand.Generate) -> ExitStatus {
    let reporter = Reporter(OutputStyle(), console)
    guard let order = Order(words) else {
      reporter.report([
        .error(
          "misused",
          at: nil,
          "the plugin 'BindgenPlugin' runs this, with its own arguments",
          help: "run 'bindgen' instead"
        )
      ])
      return .wrongCommandLine
    }
    let inputs = Inputs(order.specs, order.modules.all, templates: order.templates, console: console)
    let options = GeneratorOptions(sourceLocations: .on, support: .always, runtime: order.runtime)
    return EmitCommand(inputs, console, reporter).run(options, generate) { files in
      reporter.finish(OutputPlan(files: files, folder: order.output).write(), reporter.reportDone)
    }
  }

  private struct Order {
    private(set) var output: String = ""
    private(set) var templates: String?
    private(set) var runtime: GeneratorOptions.RuntimePlace = .copy
    private(set) var modules = ModuleList()
    private(set) var specs: [String] = []

    /// Reads the arguments. Nil for arguments that the plugin never passes.
    init?(_ words: [String]) {
      var words = words[...]
      while let word = words.popFirst() {
        switch word {
        case "--output": output = words.popFirst() ?? ""
        case "--runtime":
          guard let place = words.popFirst().flatMap(GeneratorOptions.RuntimePlace.init) else { return nil }
          runtime = place
        case "--module": guard modules.add(words.popFirst() ?? "") else { return nil }
        case "--module-without-runtime": guard modules.takeRuntime(from: words.popFirst() ?? "") else { return nil }
        case "--templates": templates = words.popFirst() ?? ""
        default: specs.append(word)
        }
      }
      let given = specs + [output] + (templates.map { [$0] } ?? [])
      guard !specs.isEmpty, given.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
    }
  }
}
