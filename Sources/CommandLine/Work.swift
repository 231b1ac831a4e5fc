import BindgenDiagnostics
import BindgenEmission
import BindgenTelling

/// What the command line has others do: each a pure function.
public struct Work {
  /// Files come in the order in which standard output shows them.
  public typealias Generate = (_ specs: [SourceFile], _ options: GeneratorOptions) -> (
    files: [GeneratedFile], diagnostics: Diagnostics
  )
  public typealias Tell = (_ specs: [SourceFile], _ question: Question) -> Answer

  public let generate: Generate
  public let tell: Tell

  public init(generate: @escaping Generate, tell: @escaping Tell) {
    self.generate = generate
    self.tell = tell
  }
}
