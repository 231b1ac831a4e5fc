import BindgenCore
import BindgenTools

/// Runs the tool, from its command line to its exit status. All effects go through the console and into the output
/// folder.
func run(arguments words: [String], console: Console, work: Work) -> ExitStatus {
  let (arguments, errors) = ArgumentParser.parse(words)
  let reporter = Reporter(arguments.style, console)
  guard errors.isEmpty else {
    reporter.report(errors.map(\.diagnostic))
    return .wrongCommandLine
  }
  func inputs() -> Inputs {
    Inputs(arguments.inputs, arguments.modules, templates: arguments.templates, console: console) { word in
      word == arguments.wordOfCommand ? Suggestion.command(for: word) : nil
    }
  }
  switch arguments.task {
  case .help(let command): return reporter.print(Help.text(of: command))
  case .version: return reporter.print(version + "\n")
  case .error(let code): return ErrorHelp(reporter).run(code)
  case .emit(let delivery):
    return EmitCommand(inputs(), console, reporter).run(arguments.options, work.generate) { files in
      delivery.deliver(files, reporter)
    }
  case .check: return EmitCommand(inputs(), console, reporter).run(arguments.options, work.generate) { _ in .done }
  case .format(let isCheck): return Format(inputs(), reporter).run(isCheck: isCheck)
  case .watch(let folder):
    let paths = arguments.inputs + arguments.modules.flatMap(\.paths) + [arguments.templates].compactMap { $0 }
    return work.watch(
      Watch(paths, into: folder, reporter, read: inputs) { inputs, deliver in
        EmitCommand(inputs, console, reporter).run(arguments.options, work.generate, deliver: deliver)
      }
    )
  case .serve: return work.serve()
  case .completions(let shell): return reporter.print(Completions.script(for: shell))
  case .answer(let subject):
    return ExplainCommand(inputs(), reporter).run(
      subject,
      emit: arguments.emit,
      runtime: arguments.runtime,
      work.answer
    )
  case .begin(let order):
    return InitCommand(reporter, work.generate).run(
      order,
      emit: arguments.emit,
      workingDirectory: console.workingDirectory()
    )
  case .schema: return Schema(inputs(), reporter).run()
  case .templates(let names): return Templates(reporter).run(names)
  }
}

extension Arguments {
  /// The word that could be a misspelled command.
  fileprivate var wordOfCommand: String? {
    if case .emit = task { inputs.first } else { nil }
  }

  fileprivate var options: GeneratorOptions {
    GeneratorOptions(emit: emit, sourceLocations: sourceLocations, support: support, runtime: runtime)
  }
}
