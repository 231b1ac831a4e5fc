import BindgenDiagnostics
import BindgenEmission

/// The generator: one pure function. Files come in the order in which standard output shows them.
public typealias Generate = (_ specs: [SourceFile], _ options: GeneratorOptions) -> (
  files: [GeneratedFile], diagnostics: Diagnostics
)
