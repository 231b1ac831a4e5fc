import BindgenCore

/// What a name means: `Cart`, `Cart.total`, `Presenter.cart.total`.
package enum Subject {
  case model(Int)
  /// The node of a `let`, a state or a derivation.
  case field(Int)
  /// A child or a service.
  case stored(Stored, model: Int)
  case action(Action, model: Int)
  case function(ResolvedFunction, model: Int)

  package static func find(_ text: String, in graph: DependencyGraph) throws(Diagnostic) -> Subject {
    let steps = text.split(separator: ".", omittingEmptySubsequences: false).map {
      SwiftName.bare(String($0))
    }
    let first = steps.first ?? ""
    // That of another module may have a name of two.
    let length = (1...2).first { graph.model(named: steps.prefix($0).joined(separator: ".")) != nil } ?? 1
    guard let model = graph.model(named: steps.prefix(length).joined(separator: ".")) else {
      throw unknown(
        "there is no model '\(first)'",
        help: didYouMean(first, among: graph.models.map(\.name)) ?? owners(of: first, in: graph) ?? models(of: graph)
      )
    }
    let subject = try find(steps.dropFirst(length), of: model, in: graph)
    switch subject {
    case .action(let action, let owner) where action.signature.fullName != steps.last:
      try checkAlone(action.signature, of: owner, in: graph)
    case .function(let function, let owner) where function.function.signature.fullName != steps.last:
      try checkAlone(function.function.signature, of: owner, in: graph)
    default: break
    }
    return subject
  }

  static func find(_ steps: ArraySlice<String>, of model: Int, in graph: DependencyGraph) throws(Diagnostic) -> Subject
  {
    guard let step = steps.first else { return .model(model) }
    // One of several children has a name of two.
    if let (stored, count) = graph.models[model].model.child(at: steps), count == 2 {
      guard steps.count > 2, let next = graph.model(of: stored) else { return .stored(stored, model: model) }
      return try find(steps.dropFirst(2), of: next, in: graph)
    }
    guard let subject = entry(step, of: model, in: graph) else {
      throw unknown(
        "'\(graph.models[model].name)' has no entry '\(step)'",
        help: didYouMean(step, among: names(of: model, in: graph))
      )
    }
    guard steps.count > 1 else { return subject }
    guard case .stored(let child, _) = subject, let next = graph.model(of: child) else {
      throw unknown("'\(graph.models[model].name).\(step)' is not a child, so nothing can be named after it")
    }
    return try find(steps.dropFirst(), of: next, in: graph)
  }

  static func unknown(_ message: String, help: String? = nil) -> Diagnostic {
    .error("unknown-name", at: nil, message, help: help)
  }

  private static func entry(_ name: String, of number: Int, in graph: DependencyGraph) -> Subject? {
    if let field = graph.field(name, of: number) { return .field(field) }
    let model = graph.models[number].model
    if let stored = model.stored.first(where: { $0.name.text == name }) { return .stored(stored, model: number) }
    func fits(_ method: Signature) -> Bool { method.name == name || method.fullName == name }
    if let function = graph.models[number].functions.first(where: { fits($0.function.signature) }) {
      return .function(function, model: number)
    }
    return model.actions.first { fits($0.signature) }.map { .action($0, model: number) }
  }

  /// Throws where other actions have the base name, too. Functions of one base name read the same.
  private static func checkAlone(_ method: Signature, of number: Int, in graph: DependencyGraph) throws(Diagnostic) {
    let model = graph.models[number].model
    let actions = model.actions.map(\.signature).filter { $0.name == method.name }
    let functions = model.functions.map(\.signature).filter { $0.name == method.name }
    let names = (functions + actions).map { "'\(model.name.text).\($0.fullName)'" }
    guard names.count > 1, !actions.isEmpty else { return }
    throw unknown(
      "'\(method.name)' are \(names.count) \(functions.isEmpty ? "actions" : "functions and actions")",
      help: "write \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
    )
  }

  private static func names(of number: Int, in graph: DependencyGraph) -> [String] {
    let model = graph.models[number].model
    return model.stored.map(\.name.text) + model.derivations.filter { !model.isOwn($0) }.map(\.name.text)
      + model.functions.map(\.name.text) + model.actions.map(\.signature.name)
  }

  private static func models(of graph: DependencyGraph) -> String? {
    let names = graph.models.map { "'\($0.name)'" }
    let shown = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
    return names.isEmpty ? nil : names.count == 1 ? "the model is \(shown)" : "the models are \(shown)"
  }

  /// Helps if a field is named without its model.
  private static func owners(of name: String, in graph: DependencyGraph) -> String? {
    let owner = graph.models.indices.first { entry(name, of: $0, in: graph) != nil }
    return owner.map { "did you mean '\(graph.models[$0].name).\(name)'?" }
  }
}
