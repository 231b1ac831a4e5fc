import BindgenCore

/// Writes a first spec, or a package around one, and prints what to do with it.
struct InitCommand {
  /// The requested spec or package.
  struct Order: Equatable, Sendable {
    /// The spec's path, or the package's folder; nil if the user has passed none.
    var path: String?
    var isPackage: Bool = false
    var bindgen = Dependency()
  }

  private let reporter: Reporter
  private let generate: EmitCommand.Generate

  init(_ reporter: Reporter, _ generate: @escaping EmitCommand.Generate) {
    self.reporter = reporter
    self.generate = generate
  }

  /// - Parameters:
  ///   - emit: The outlets of the spec; nil for the default ones.
  ///   - workingDirectory: The folder that a package without a folder of its own is named after.
  func run(_ order: Order, emit: [String]?, workingDirectory: String?) -> ExitStatus {
    do throws(Diagnostic) {
      return order.isPackage
        ? try writePackage(order, emit, workingDirectory)
        : try writeSpec(FirstSpec.path(order.path ?? "Cart"), emit, order.bindgen)
    } catch {
      reporter.report([error])
      return .wrongCommandLine
    }
  }

  private func writeSpec(_ path: String, _ emit: [String]?, _ bindgen: Dependency) throws(Diagnostic) -> ExitStatus {
    let name = InitCommand.lastStep(of: path)
    if name.isEmpty {
      throw InitCommand.wrongName("'\(path)' is a folder", help: "add the name of a model: '\(path)Cart'")
    }
    guard SwiftName.isIdentifier(name), SwiftName.bare(name) == name else {
      throw InitCommand.wrongName("'\(name)' can't be the name of a type in Swift", help: "choose one such as 'Cart'")
    }
    if FirstSpec.types.contains(SwiftName.capitalized(name)) || problem(in: FirstSpec(model: name), []) != nil {
      throw InitCommand.wrongName(
        "the name '\(name)' is taken, by Swift or by emitted code",
        help: "choose another name"
      )
    }
    let spec = try FirstSpec(model: name, bindgen: bindgen).emitting(emit, problem)
    let file = OutputFile(name: name + FirstSpec.ending, bytes: Array(spec.text.utf8))
    let folder = path == name ? "." : String(path.dropLast(name.count))
    return finish(NewFiles(files: [file], folder: folder).write(), spec.advice(path: path + FirstSpec.ending))
  }

  private func writePackage(
    _ order: Order,
    _ emit: [String]?,
    _ workingDirectory: String?
  ) throws(Diagnostic) -> ExitStatus {
    let folder = InitCommand.withoutSlashes(order.path ?? ".")
    let name = InitCommand.lastStep(of: folder == "." ? workingDirectory ?? "" : folder)
    guard SwiftName.isIdentifier(name), SwiftName.bare(name) == name else {
      throw InitCommand.wrongName(
        "'\(name)' can't be the name of a module in Swift",
        help: "choose one, such as 'bindgen init --package Shop'"
      )
    }
    if FirstPackage.modules.contains(name.lowercased()) {
      throw InitCommand.wrongName("there is a module '\(name)' already", help: "choose another name")
    }
    let spec = FirstSpec(model: "Cart", bindgen: order.bindgen)
    let package = FirstPackage(name: name, spec: try spec.emitting(emit, problem))
    return finish(NewFiles.write(package.files(in: folder)), package.advice(path: folder))
  }

  private func finish(_ report: OutputReport, _ advice: String) -> ExitStatus {
    reporter.finish(report) { report in
      _ = reporter.reportDone(report)
      return reporter.talks ? reporter.print(advice) : .done
    }
  }

  /// The first error or warning that the generator has for a spec.
  private func problem(in spec: FirstSpec, _ emit: [String]) -> Diagnostic? {
    let file = SourceFile(name: spec.model + FirstSpec.ending, text: spec.text)
    let options = GeneratorOptions(emit: emit.isEmpty ? nil : emit)
    return generate([file], options).diagnostics.all.first
  }

  private static func lastStep(of path: String) -> String {
    String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private static func wrongName(_ message: String, help: String) -> Diagnostic {
    .error("wrong-name", at: nil, message, help: help)
  }
}

extension FirstSpec {
  /// Returns the spec with other outlets, once the generator has accepted them: the spec must not get a word that is no
  /// outlet's name, nor an outlet for which it has nothing.
  fileprivate func emitting(
    _ emit: [String]?,
    _ problem: (FirstSpec, [String]) -> Diagnostic?
  ) throws(Diagnostic) -> FirstSpec {
    guard let emit else { return self }
    if let problem = problem(self, emit) { throw problem }
    var spec = self
    spec.emit = emit
    if let problem = problem(spec, []) {
      throw .error(
        problem.code,
        at: nil,
        problem.message,
        help: "leave it out at first, and then " + (problem.help ?? "")
      )
    }
    return spec
  }
}
