import BindgenCore
import Foundation

/// An example of a mistake in the guide to errors: one spec or several, or a template, and the message below.
struct ErrorExample {
  let code: String
  let sources: [Document.Block]
  let message: Document.Block

  static let path: String = "docs/errors.md"

  static var all: [ErrorExample] {
    get throws {
      var examples: [ErrorExample] = []
      var sources: [Document.Block] = []
      for block in try Document(path).blocks {
        if block.info.contains("error") {
          sources.append(block)
        } else if block.info == ["text"], !sources.isEmpty {
          let code: String = block.heading.filter { $0 != "`" }
          examples.append(ErrorExample(code: code, sources: sources, message: block))
          sources = []
        }
      }
      return examples
    }
  }

  /// What the tool finds, and how it says it.
  func run() -> (codes: [String], message: String) {
    let found: [Diagnostic] = self.found
    return (found.map(\.code), DiagnosticPrinter(.pretty).text(of: found))
  }

  var found: [Diagnostic] { found(in: files) }

  /// What the tool finds when an error is mended.
  func found(with fix: Diagnostic.Fix) -> [Diagnostic] {
    let name: String? = fix.edits.first?.range.file.name
    return found(
      in: files.map { file in
        guard file.name == name else { return file }
        var bytes: [UInt8] = file.bytes
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range.bounds, with: edit.text.utf8) }
        return SourceFile(name: file.name, bytes: bytes)
      }
    )
  }

  private var isTemplate: Bool { sources.first?.info.first == "template" }

  private var files: [SourceFile] {
    sources.map { file($0, isTemplate ? "analytics.swift.tmpl" : "Cart.bindgen.yml") }
  }

  private func found(in files: [SourceFile]) -> [Diagnostic] {
    let specs: [SourceFile] = isTemplate ? [Self.specOfTemplates] : files
    let options: GeneratorOptions = GeneratorOptions(templates: isTemplate ? files : [])
    return Generator.generate(specs, options).diagnostics.sorted(files: specs)
  }

  private static let specOfTemplates: SourceFile = SourceFile(
    name: "Cart.bindgen.yml",
    text: """
      models:
        Cart:
          emit: [callbacks, analytics]
          state:
            count: Int = 0
          actions:
            add: count += 1

      """
  )

  private func file(_ block: Document.Block, _ name: String) -> SourceFile {
    let given: String? = block.info.first { $0.hasSuffix(".yml") }
    let bytes: [UInt8] = block.info.contains("bytes") ? Self.unescaped(block.text) : Array(block.text.utf8)
    return SourceFile(name: given ?? name, bytes: bytes)
  }

  /// Bytes that no page can show are written `\x07`.
  private static func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in text.components(separatedBy: "\\x").enumerated() {
      if index > 0, let byte: UInt8 = UInt8(part.prefix(2), radix: 16) {
        bytes.append(byte)
        bytes += Array(part.dropFirst(2).utf8)
      } else {
        bytes += Array(part.utf8)
      }
    }
    return bytes
  }
}
