import BindgenCore
import BindgenTools
import Foundation
import TestSupport

@testable import bindgen

/// A folder with specs, a console that records, and a generator that does what the lines of each spec say:
/// `error <text>`, `warning <text>`, `name <output>`; every other line is emitted.
final class World {
  private let files: TemporaryFolder
  var input: String = ""
  var variables: [String: String] = [:]
  var workingDirectory: String? = "/somewhere"
  var isTerminal: Bool = false
  var outputError: SystemError? = nil
  /// Steps that change files while the tool watches; each is followed by a turn.
  var changes: [() throws -> Void] = []
  private(set) var output: String = ""
  private(set) var error: String = ""
  private(set) var options: [GeneratorOptions] = []
  private(set) var specs: [String] = []
  private(set) var questions: [Question] = []

  init() throws { files = try TemporaryFolder() }

  var folder: String { files.path }
  func path(_ name: String) -> String { files.path(name) }
  func write(_ text: String, to name: String) throws { try files.write(text, to: name) }
  func read(_ name: String) -> String? { files.read(name) }
  func remove(_ name: String) throws { try files.remove(name) }
  func names(in name: String = ".") -> [String] { files.names(in: name) }

  /// Runs a command line in which `@` stands for the folder, and forgets earlier output. The output has `@` for it, too.
  @discardableResult
  func run(_ line: String) -> ExitStatus {
    (output, error, options, specs, questions) = ("", "", [], [], [])
    let words: [String] = line.split(separator: " ").map { $0.replacingOccurrences(of: "@", with: folder) }
    let work: Work = Work(generate: generate, answer: answer, serve: { .done }, watch: watch)
    return bindgen.run(arguments: words, console: console, work: work)
  }

  private func watch(_ watch: Watch) -> BindgenCore.ExitStatus {
    var watch: Watch = watch
    var status: BindgenCore.ExitStatus = watch.turn()
    for change in changes {
      error += "---\n"
      try? change()
      status = watch.turn()
    }
    return status
  }

  private func generate(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    note(specs)
    self.options.append(options)
    return World.generate(specs, options)
  }

  /// Answers with the text of the specs, unless that begins with `error` or `unknown`.
  private func answer(_ specs: [SourceFile], _ question: Question) -> Answer {
    note(specs)
    questions.append(question)
    let text: String = specs.map(\.range.text).joined()
    var diagnostics: Diagnostics = World.generate(specs, GeneratorOptions()).diagnostics
    if diagnostics.hasErrors { return Answer(.faultySpecs, diagnostics) }
    guard text.hasPrefix("unknown") else { return Answer(.text(text), diagnostics) }
    diagnostics.error("unknown-name", at: nil, "no such name")
    return Answer(.noSuchName, diagnostics)
  }

  private func note(_ specs: [SourceFile]) {
    self.specs = specs.map { $0.name.replacingOccurrences(of: folder, with: "@") }
  }

  private var console: Console {
    Console(
      input: { () throws(SystemError) in Array(self.input.utf8) },
      output: Console.Sink(isTerminal: { self.isTerminal }) { bytes throws(SystemError) in
        if let error: SystemError = self.outputError { throw error }
        self.output += self.shown(bytes)
      },
      error: Console.Sink(isTerminal: { self.isTerminal }) { bytes throws(SystemError) in
        self.error += self.shown(bytes)
      },
      variable: { self.variables[$0] },
      workingDirectory: { self.workingDirectory }
    )
  }

  private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: folder, with: "@")
  }

  private static func generate(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    var files: [GeneratedFile] = []
    var diagnostics: Diagnostics = Diagnostics()
    for spec in specs {
      let base: String = String(spec.name.split(separator: "/").last ?? "").replacingOccurrences(of: ".yml", with: "")
      var name: String = base + ".swift"
      var text: String = "// Made by bindgen from \(base).yml.\n"
      for line in spec.range.text.split(separator: "\n") {
        let words: [Substring] = line.split(separator: " ", maxSplits: 1)
        switch words.first {
        case "error": diagnostics.error("wrong", at: SourceRange(spec, 0, 5), String(words.last ?? ""))
        case "warning": diagnostics.warning("odd", at: SourceRange(spec, 0, 7), String(words.last ?? ""))
        case "name": name = String(words.last ?? "")
        default: text += line + "\n"
        }
      }
      files.append(GeneratedFile(name: name, bytes: Array(text.utf8), spec: spec))
    }
    if options.support != .never {
      let text: String = "// Made by bindgen for all.\n"
      files.append(GeneratedFile(name: "Bindgen+Support.swift", bytes: Array(text.utf8), spec: nil))
    }
    return (files, diagnostics)
  }
}
