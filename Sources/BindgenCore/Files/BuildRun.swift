/// What the build tool runs: the main job with what a build asks for, and nothing besides.
///
/// It has words of its own because whoever uses the plugin compiles what it runs: all that only people ask for, such as
/// help, pictures and a first spec, is left out of it.
package enum BuildRun {
  /// - Parameter words: `--output <folder> [--templates <folder>] <spec>...`
  package static func run(_ words: [String], console: Console, _ generate: Emit.Generate) -> ExitStatus {
    let reporter: Reporter = Reporter(Manner(), console)
    guard let order: Order = Order(words) else {
      reporter.report([
        .error(
          "misused",
          at: nil,
          "the plugin 'BindgenPlugin' runs this, with words of its own",
          help: "run 'bindgen' in its place"
        )
      ])
      return .wrongCommandLine
    }
    let inputs: Inputs = Inputs(order.specs, templates: order.templates, console: console)
    let options: GeneratorOptions = GeneratorOptions(sourceLocations: .on, support: .always)
    return Emit(inputs, console, reporter).run(options, generate) { files in
      reporter.finish(OutputPlan(files: files, folder: order.output).write(), reporter.reportDone)
    }
  }

  private struct Order {
    private(set) var output: String = ""
    private(set) var templates: String?
    private(set) var specs: [String] = []

    /// Nil for words that the plugin does not give.
    init?(_ words: [String]) {
      var words: ArraySlice<String> = words[...]
      while let word: String = words.popFirst() {
        switch word {
        case "--output": output = words.popFirst() ?? ""
        case "--templates": templates = words.popFirst() ?? ""
        default: specs.append(word)
        }
      }
      let given: [String] = specs + [output] + (templates.map { [$0] } ?? [])
      guard !specs.isEmpty, given.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
    }
  }
}
