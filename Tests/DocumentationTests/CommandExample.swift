import BindgenCore
import BindgenTools
import Foundation
import TestSupport

@testable import bindgen

/// A command in the documentation, and its output below. It reads specs of the repository, or those that the document shows
/// under their names.
struct CommandExample {
  let document: MarkdownFile
  let command: MarkdownFile.Block
  let output: MarkdownFile.Block

  var place: String { "\(document.path), '\(command.heading)', line \(command.lines.lowerBound + 1)" }

  static var all: [CommandExample] {
    get throws {
      try MarkdownFile.all.flatMap { document in
        zip(document.blocks, document.blocks.dropFirst()).compactMap { command, output in
          let isCommand: Bool = command.info == ["sh"] && command.lines.count == 1
          let isOutput: Bool = ["text", "mermaid", "dot"].contains(output.info.first ?? "")
          guard isCommand, isOutput, command.heading == output.heading, command.text.hasPrefix("bindgen ") else {
            return nil
          }
          return CommandExample(document: document, command: command, output: output)
        }
      }
    }
  }

  /// Returns the command's output. Nil if the command does more than print.
  func run() throws -> String? {
    let words: [String] = command.text.split(whereSeparator: \.isWhitespace).dropFirst().map { String($0) }
    let (arguments, errors): (Arguments, [ArgumentError]) = ArgumentParser.parse(words)
    guard errors.isEmpty else { return nil }
    switch arguments.task {
    case .help(let command): return Help.text(of: command)
    case .error(let code): return ErrorHelp.text(of: code)
    case .begin(let order):
      let (path, bindgen): (String, Dependency) = (order.path ?? "Cart", order.bindgen)
      let spec: FirstSpec = FirstSpec(model: "Cart", bindgen: bindgen)
      return order.isPackage
        ? FirstPackage(name: path, spec: spec).advice(path: path) : spec.advice(path: path + FirstSpec.ending)
    case .templates(let names): return try Templates.text(names)
    case .answer(let subject):
      let specs: [SourceFile] = try arguments.inputs.sorted().flatMap { try sources($0) }
      guard case .text(let text) = Explainer.answer(specs, Question(subject, emit: arguments.emit)).outcome else {
        return nil
      }
      return text
    default: return nil
    }
  }

  /// Returns the spec of a name, or those in a folder.
  private func sources(_ name: String) throws -> [SourceFile] {
    if let block: MarkdownFile.Block = document.blocks.first(where: { $0.info == ["yaml", name] }) {
      return [SourceFile(name: name, text: block.text)]
    }
    let url: URL = Repository.root.appendingPathComponent(name)
    if FileNames.isSpec(name) { return [SourceFile(name: name, bytes: Array(try Data(contentsOf: url)))] }
    let names: [String] = try FileManager.default.contentsOfDirectory(atPath: url.path).filter(FileNames.isSpec)
      .sorted()
    return try names.flatMap { try sources(name + "/" + $0) }
  }
}
