import BindgenCore

/// Writes a first spec, and prints what to do with it.
struct Begin {
  private let reporter: Reporter

  init(_ reporter: Reporter) { self.reporter = reporter }

  /// - Parameter path: The spec's, without its ending.
  func run(_ path: String, _ generate: Emit.Generate) -> ExitStatus {
    let name: String = String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    guard SwiftName.isIdentifier(name), SwiftName.bare(name) == name else {
      return refuse("'\(name)' can't be the name of a type in Swift", help: "choose one such as 'Cart'")
    }
    let spec: SourceFile = SourceFile(name: path + FirstSpec.ending, text: FirstSpec.text(model: name))
    if FirstSpec.types.contains(SwiftName.capitalized(name)) || hasErrors(spec, generate) {
      return refuse("the name '\(name)' is taken, by Swift or by emitted code", help: "choose another name")
    }
    let file: OutputFile = OutputFile(name: name + FirstSpec.ending, bytes: spec.bytes)
    let folder: String = path == name ? "." : String(path.dropLast(name.count))
    return reporter.finish(NewFiles(files: [file], folder: folder).write()) { report in
      _ = reporter.reportDone(report)
      return reporter.talks ? reporter.print(FirstSpec.advice(path: spec.name)) : .done
    }
  }

  private func hasErrors(_ spec: SourceFile, _ generate: Emit.Generate) -> Bool {
    generate([spec], GeneratorOptions()).diagnostics.hasErrors
  }

  private func refuse(_ message: String, help: String) -> ExitStatus {
    reporter.report([.error("wrong-name", at: nil, message, help: help)])
    return .wrongCommandLine
  }
}
