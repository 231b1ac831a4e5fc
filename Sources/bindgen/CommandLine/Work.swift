import BindgenCore
import BindgenServer
import BindgenTools

/// The work that the command line calls: each a pure function.
struct Work {
  typealias Answering = (_ specs: [SourceFile], _ question: Question) -> Answer

  let generate: EmitCommand.Generate
  let answer: Answering
  /// Runs the language server.
  let serve: () -> ExitStatus
  /// Runs the command `watch`.
  let watch: (Watch) -> ExitStatus

  init(
    generate: @escaping EmitCommand.Generate,
    answer: @escaping Answering,
    serve: @escaping () -> ExitStatus,
    watch: @escaping (Watch) -> ExitStatus
  ) {
    self.generate = generate
    self.answer = answer
    self.serve = serve
    self.watch = watch
  }
}

extension Work {
  static var real: Work {
    Work(
      generate: Generator.generate,
      answer: Explainer.answer,
      serve: {
        let folder = OwnFolder.make(for: "lsp")
        defer { folder?.remove() }
        var server = Server(folder)
        return server.run()
      },
      watch: { watch in
        var watch = watch
        return watch.run()
      }
    )
  }
}
