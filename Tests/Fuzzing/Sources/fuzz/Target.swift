/// The targets of fuzzing: entry points that any bytes may come in by.
enum Target: String, CaseIterable {
  /// A file's shape, each value read in every way.
  case outline
  /// Swift: tokens, types, signatures, names, the names in an expression.
  case swift
  /// Specs, read and resolved.
  case spec
  /// A user's own templates, read and rendered with the facts of a spec.
  case template
  /// Specs, own templates and options in, files out.
  case tool
  /// Specs in, `graph` and `explain` out.
  case explain
  /// Specs in, formatted specs out.
  case format
  /// Texts that an editor opens and changes, its requests, and messages of Swift's own server.
  case lsp

  nonisolated(unsafe) static var current: Target = .outline

  func run(_ bytes: [UInt8]) {
    switch self {
    case .outline: OutlineTarget.run(bytes)
    case .swift: SwiftTarget.run(bytes)
    case .spec: SpecTarget.run(bytes)
    case .template: TemplateTarget.run(bytes)
    case .tool: ToolTarget.run(bytes)
    case .explain: ExplainTarget.run(bytes)
    case .format: FormatTarget.run(bytes)
    case .lsp: ServerTarget.run(bytes)
    }
  }
}
