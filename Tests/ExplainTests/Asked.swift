import BindgenCore
import Foundation
import RandomSpecs
import TestSupport
import Testing

@testable import BindgenTools

/// The specs of a folder or a file, named by their path below `Tests`, and queries about them.
struct Asked: CustomTestStringConvertible, Sendable {
  let name: String
  let specs: [SourceFile]
  let ownOutlets: [String]
  let modules: [ModuleSpecs]
  let program: Program
  /// The dependency graph, also of faulty specs, as far as they are understood.
  private let web: DependencyGraph

  var testDescription: String { name }

  static let folder: URL = Repository.root.appendingPathComponent("Tests")

  init(_ name: String, _ specs: [SourceFile], ownOutlets: [String] = [], modules: [ModuleSpecs] = []) {
    var diagnostics: Diagnostics = Diagnostics()
    let read: [Spec?] = specs.map { Spec.read($0, into: &diagnostics) }
    self.name = name
    self.specs = specs
    self.ownOutlets = ownOutlets
    self.modules = modules
    program = Program.resolve(
      read,
      ResolveOptions(outlets: Outlet.all + ownOutlets.map { .own($0) }, beside: modules),
      into: &diagnostics
    )
    web = DependencyGraph(program)
  }

  init(_ text: String, beside modules: [ModuleSpecs] = []) {
    self.init("text", [SourceFile(name: "Test.bindgen.yml", text: text)], modules: modules)
  }

  /// Specs whose answers are recorded in `Tests/Explained`.
  static let explained: [Asked] = Repository.names(in: folder.appendingPathComponent("Explained")).filter {
    $0.hasSuffix(".bindgen.yml")
  }.map { file in
    Asked(String(file.dropLast(".bindgen.yml".count)), [source("Explained/" + file)])
  }

  /// Outlets that the templates of other tests add.
  private static let outlets: [String] = ["called", "driven", "edited", "listed", "published", "streamed", "tracked"]

  /// The specs of `Tests/Explained`, and all that other tests generate from.
  static let all: [Asked] =
    explained
    + ModelRun.all.map { run in
      Asked(run.name, run.specs, ownOutlets: outlets, modules: run.modules)
    }

  func answer(_ subject: Question.Subject, emit: [String]? = nil) -> Answer {
    Explainer.answer(specs, Question(subject, emit: emit, ownOutlets: ownOutlets, modules: modules))
  }

  /// Returns the text of an answer, or its diagnostics if there is none.
  func text(_ subject: Question.Subject, emit: [String]? = nil) -> String {
    let answer: Answer = answer(subject, emit: emit)
    if case .text(let text) = answer.outcome { return text }
    return DiagnosticPrinter(.plain).text(of: answer.diagnostics.sorted(files: specs))
  }

  func explain(_ name: String) -> String { text(.explanation(of: name)) }

  /// Returns the output of `explain` without reading the specs again: for many queries.
  func quickly(_ name: String) throws -> String { try Explainer.text(.explanation(of: name), web) }

  /// Names of everything that can be explained: models, fields and methods.
  var names: [String] {
    var names: [String] = []
    for model in program.models {
      names.append(model.name)
      names += model.stored.map { model.name + "." + $0.name.text }
      names += model.model.derivations.filter { !model.model.isOwn($0) }.map { model.name + "." + $0.name.text }
      let methods: [Signature] = model.model.functions.map(\.signature) + model.model.actions.map(\.signature)
      names += methods.map { method in
        let isAlone: Bool = methods.count { $0.name == method.name } == 1
        return model.name + "." + (isAlone ? method.name : method.fullName)
      }
    }
    return names
  }

  private static func source(_ path: String) -> SourceFile {
    SourceFile(name: "Tests/" + path, bytes: Repository.bytes(of: folder.appendingPathComponent(path)) ?? [])
  }
}
