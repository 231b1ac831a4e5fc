import BindgenCore

/// The work that the command line calls: each a pure function.
struct Work {
  typealias Answering = (_ specs: [SourceFile], _ question: Question) -> Answer

  let generate: Emit.Generate
  let answer: Answering

  init(generate: @escaping Emit.Generate, answer: @escaping Answering) {
    self.generate = generate
    self.answer = answer
  }
}
