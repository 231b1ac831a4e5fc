import BindgenCore

enum ToolTarget {
  static func run(_ bytes: [UInt8]) {
    let input: Input = Input(bytes, first: "Fuzz")
    let options: GeneratorOptions = GeneratorOptions(
      emit: input.emit,
      sourceLocations: input.option("locations").flatMap(GeneratorOptions.SourceLocations.init) ?? .off,
      templates: input.templates,
      support: input.support,
      workingDirectory: "/folder"
    )
    let (files, diagnostics) = Generator.generate(input.specs, options)
    let needsPlace: Bool = input.emit == nil && input.templates.isEmpty
    Messages.check(diagnostics.all, files: input.specs + input.templates, needsPlace: needsPlace)
    promise(!diagnostics.hasErrors || files.isEmpty, "files in spite of errors")
    promise(diagnostics.hasErrors || files.count >= input.specs.count, "a spec without a file, and no error tells why")
    for file in files { check(file, isOurs: input.templates.isEmpty) }
    if bytes.mixed % 8 == 0 { checkAgain(input, options, files, diagnostics) }
  }

  /// Checks that an emitted file is Swift, as far as brackets, strings and comments go.
  private static func check(_ file: GeneratedFile, isOurs: Bool) {
    promise(!file.name.isEmpty, "a file without a name")
    promise(String(validating: file.bytes, as: UTF8.self) != nil, "'\(file.name)' is not UTF-8")
    guard isOurs else { return }
    promise(file.bytes.last == UInt8(ascii: "\n"), "'\(file.name)' does not end its last line")
    do throws(Diagnostic) {
      _ = try Tokens(SwiftText(SourceFile(name: file.name, bytes: file.bytes).range))
    } catch {
      promise(false, DiagnosticPrinter(.pretty).text(of: [error]))
    }
  }

  /// Checks that the same specs give the same files and messages, and in another order the same files.
  private static func checkAgain(
    _ input: Input,
    _ options: GeneratorOptions,
    _ files: [GeneratedFile],
    _ diagnostics: Diagnostics
  ) {
    let (again, toldAgain) = Generator.generate(input.specs, options)
    promise(again.map(\.name) == files.map(\.name), "other files the second time")
    promise(again.map(\.bytes) == files.map(\.bytes), "other bytes the second time")
    let printer: DiagnosticPrinter = DiagnosticPrinter(.json)
    promise(printer.text(of: toldAgain.all) == printer.text(of: diagnostics.all), "other messages the second time")
    guard input.specs.count > 1 else { return }
    let (turned, toldTurned) = Generator.generate(input.specs.reversed(), options)
    promise(toldTurned.hasErrors == diagnostics.hasErrors, "the order of the specs decides about errors")
    let mine: [String: [UInt8]] = files.reduce(into: [:]) { $0[$1.name] = $1.bytes }
    guard mine.count == files.count else { return }
    for file in turned { promise(mine[file.name] == file.bytes, "'\(file.name)' depends on the order of the specs") }
  }
}

extension Input {
  /// Shared code takes longer to emit than all of a small spec, so an input must request it.
  fileprivate var support: GeneratorOptions.Support {
    switch option("support") {
    case "on": .asNeeded
    case "always": .always
    default: .never
    }
  }
}
