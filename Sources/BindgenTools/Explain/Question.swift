import BindgenCore

/// A question about a run's specs.
package struct Question: Sendable, Equatable {
  package enum Form: String, CaseIterable, Sendable {
    case text, mermaid, dot
  }

  package enum Subject: Sendable, Equatable {
    /// The dependencies of all models, or of one model and the models below it.
    case graph(Form, model: String?)
    /// All that is known of one thing: `Cart`, `Cart.total`.
    case explanation(of: String)
  }

  package var subject: Subject
  /// The outlets that replace those of the specs, if any.
  package var emit: [String]?
  /// The outlets that the user's own templates add.
  package var ownOutlets: [String]
  /// The specs of other modules.
  package var modules: [ModuleSpecs]
  /// Whether the models share the library.
  package var hasLibrary: Bool

  package init(
    _ subject: Subject,
    emit: [String]? = nil,
    ownOutlets: [String] = [],
    modules: [ModuleSpecs] = [],
    hasLibrary: Bool = false
  ) {
    self.subject = subject
    self.emit = emit
    self.ownOutlets = ownOutlets
    self.modules = modules
    self.hasLibrary = hasLibrary || !modules.isEmpty
  }
}

/// The answer to a question.
package struct Answer: Sendable {
  package enum Outcome: Sendable, Equatable {
    case text(String)
    /// There is no such name; the diagnostics suggest another.
    case noSuchName
    /// The specs have errors.
    case faultySpecs
  }

  package var outcome: Outcome
  package var diagnostics: Diagnostics

  package init(_ outcome: Outcome, _ diagnostics: Diagnostics) {
    self.outcome = outcome
    self.diagnostics = diagnostics
  }
}

/// Answers questions about specs: a pure function, like the generator.
package enum Explainer {
  package static func answer(_ specs: [SourceFile], _ question: Question) -> Answer {
    let outlets = Outlet.all + question.ownOutlets.map { Outlet.own($0) }
    let options = ResolveOptions(
      emit: question.emit,
      outlets: outlets,
      modules: question.modules,
      hasLibrary: question.hasLibrary
    )
    let analysis = Analysis(specs, options)
    var diagnostics = analysis.diagnostics
    guard !diagnostics.hasErrors else { return Answer(.faultySpecs, diagnostics) }
    do throws(Diagnostic) {
      return Answer(.text(try text(question.subject, DependencyGraph(analysis.program))), diagnostics)
    } catch {
      diagnostics.add(error)
      return Answer(.noSuchName, diagnostics)
    }
  }

  static func text(_ subject: Question.Subject, _ graph: DependencyGraph) throws(Diagnostic) -> String {
    switch subject {
    case .explanation(let name): return Explanation.text(of: try Subject.find(name, in: graph), in: graph)
    case .graph(let form, let name):
      let models = try models(name, in: graph)
      switch form {
      case .text: return Explanation.text(ofModels: models, in: graph)
      case .mermaid: return Picture.text(graph, models, in: .mermaid)
      case .dot: return Picture.text(graph, models, in: .dot)
      }
    }
  }

  /// The models that are drawn, in the order of the run.
  private static func models(_ name: String?, in graph: DependencyGraph) throws(Diagnostic) -> [Int] {
    guard let name else { return Array(graph.models.indices) }
    guard case .model(let number) = try Subject.find(name, in: graph) else {
      throw Subject.unknown("'\(name)' is not a model")
    }
    return graph.models(from: number)
  }
}
