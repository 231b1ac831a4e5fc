import BindgenCore

/// What the command line has others do: each a pure function.
public struct Work {
  public typealias Tell = (_ specs: [SourceFile], _ question: Question) -> Answer

  public let generate: Emit.Generate
  public let tell: Tell

  public init(generate: @escaping Emit.Generate, tell: @escaping Tell) {
    self.generate = generate
    self.tell = tell
  }
}
