import BindgenCore

/// Writes a first spec, or a package around one, and prints what to do with it.
struct Begin {
  /// The wanted spec or package.
  struct Order: Equatable, Sendable {
    /// The spec's path, or the package's folder, as far as it is given.
    var path: String?
    var isPackage: Bool = false
    var bindgen: Dependency = Dependency()
  }

  private let reporter: Reporter
  private let generate: Emit.Generate

  init(_ reporter: Reporter, _ generate: @escaping Emit.Generate) {
    self.reporter = reporter
    self.generate = generate
  }

  /// - Parameters:
  ///   - emit: The outlets of the spec, if others are wanted.
  ///   - workingDirectory: A package that is given no folder has its name from this one.
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
    let name: String = Begin.lastStep(of: path)
    guard SwiftName.isIdentifier(name), SwiftName.bare(name) == name else {
      throw Begin.wrongName("'\(name)' can't be the name of a type in Swift", help: "choose one such as 'Cart'")
    }
    if FirstSpec.types.contains(SwiftName.capitalized(name)) || error(in: FirstSpec(model: name), []) != nil {
      throw Begin.wrongName("the name '\(name)' is taken, by Swift or by emitted code", help: "choose another name")
    }
    let spec: FirstSpec = try FirstSpec(model: name, bindgen: bindgen).emitting(emit, error)
    let file: OutputFile = OutputFile(name: name + FirstSpec.ending, bytes: Array(spec.text.utf8))
    let folder: String = path == name ? "." : String(path.dropLast(name.count))
    return finish(NewFiles(files: [file], folder: folder).write(), spec.advice(path: path + FirstSpec.ending))
  }

  private func writePackage(
    _ order: Order,
    _ emit: [String]?,
    _ workingDirectory: String?
  ) throws(Diagnostic) -> ExitStatus {
    let folder: String = Begin.withoutSlashes(order.path ?? ".")
    let name: String = Begin.lastStep(of: folder == "." ? workingDirectory ?? "" : folder)
    guard SwiftName.isIdentifier(name), SwiftName.bare(name) == name else {
      throw Begin.wrongName(
        "'\(name)' can't be the name of a module in Swift",
        help: "choose one, such as 'bindgen init --package Shop'"
      )
    }
    if FirstPackage.modules.contains(name.lowercased()) {
      throw Begin.wrongName("there is a module '\(name)' already", help: "choose another name")
    }
    let spec: FirstSpec = FirstSpec(model: "Cart", isolation: "MainActor", bindgen: order.bindgen)
    let package: FirstPackage = FirstPackage(name: name, spec: try spec.emitting(emit, error))
    return finish(NewFiles.write(package.files(in: folder)), package.advice(path: folder))
  }

  private func finish(_ report: OutputReport, _ advice: String) -> ExitStatus {
    reporter.finish(report) { report in
      _ = reporter.reportDone(report)
      return reporter.talks ? reporter.print(advice) : .done
    }
  }

  /// The errors that the generator finds in a spec.
  private func error(in spec: FirstSpec, _ emit: [String]) -> Diagnostic? {
    let file: SourceFile = SourceFile(name: spec.model + FirstSpec.ending, text: spec.text)
    let options: GeneratorOptions = GeneratorOptions(emit: emit.isEmpty ? nil : emit)
    return generate([file], options).diagnostics.all.first { $0.severity == .error }
  }

  private static func lastStep(of path: String) -> String {
    String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path: Substring = path[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private static func wrongName(_ message: String, help: String) -> Diagnostic {
    .error("wrong-name", at: nil, message, help: help)
  }
}

extension FirstSpec {
  /// With other outlets, once the generator knows them: what is no outlet's name must not get into the spec.
  fileprivate func emitting(
    _ emit: [String]?,
    _ error: (FirstSpec, [String]) -> Diagnostic?
  ) throws(Diagnostic) -> FirstSpec {
    guard let emit: [String] else { return self }
    if let error: Diagnostic = error(self, emit) { throw error }
    var spec: FirstSpec = self
    spec.emit = emit
    return spec
  }
}
