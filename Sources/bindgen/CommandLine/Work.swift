import BindgenCore

/// What the command line has others do: each a pure function.
struct Work {
  typealias Tell = (_ specs: [SourceFile], _ question: Question) -> Answer

  let generate: Emit.Generate
  let tell: Tell

  init(generate: @escaping Emit.Generate, tell: @escaping Tell) {
    self.generate = generate
    self.tell = tell
  }
}
