import BindgenCore
import TestSupport

/// A spec in the documentation: a whole one, or the contents of a model.
struct SpecExample {
  let document: String
  let block: MarkdownFile.Block
  /// The emitted code, shortened, if the document shows it below.
  let emitted: MarkdownFile.Block?
  /// The templates that the document shows.
  let templates: [SourceFile]
  /// The modules that the document shows, by the folders of specs, and that this one imports.
  let modules: [ModuleSpecs]

  var place: String { "\(document), '\(block.heading)', line \(block.lines.lowerBound + 1)" }

  static var all: [SpecExample] {
    get throws {
      try MarkdownFile.all.flatMap { document in
        document.blocks.indices.filter { isSpec(document.blocks[$0]) }.map { index in
          // A command may stand between a spec and its emitted code.
          let below: MarkdownFile.Block? = document.blocks[(index + 1)...].first { $0.info != ["sh"] }
          let isEmitted: Bool = below?.info == ["swift", "emitted"]
          return SpecExample(
            document: document.path,
            block: document.blocks[index],
            emitted: isEmitted ? below : nil,
            templates: templates(of: document),
            modules: modules(of: document, for: document.blocks[index])
          )
        }
      }
    }
  }

  private static func isSpec(_ block: MarkdownFile.Block) -> Bool {
    block.info.first == "yaml" && !block.info.contains("error") && !block.info.contains("fragment")
  }

  private static func templates(of document: MarkdownFile) -> [SourceFile] {
    document.blocks.compactMap { block in
      guard block.info.first == "template", let name: String = block.info.last, name.hasSuffix(".swift.tmpl") else {
        return nil
      }
      return SourceFile(name: name, text: block.text)
    }
  }

  private static func modules(of document: MarkdownFile, for block: MarkdownFile.Block) -> [ModuleSpecs] {
    document.blocks.filter { isSpec($0) }.compactMap { other in
      guard let path: [Substring] = other.info.first(where: { $0.contains("/") })?.split(separator: "/"),
        path.count == 2,
        block.text.contains("imports: [\(path[0])]")
      else { return nil }
      let file: SourceFile = SourceFile(name: path.joined(separator: "/"), text: other.text)
      return ModuleSpecs(name: String(path[0]), files: [file], hasLibrary: true)
    }
  }

  /// The text as a whole spec; the contents of a model are put into one.
  var text: String {
    guard block.info.contains("model") else { return block.text }
    let lines: [Substring] = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let inside: [String] = lines.map { $0.isEmpty ? "" : "    " + $0 }
    return "models:\n  Cart:\n" + inside.joined(separator: "\n")
  }

  func run() -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
    let spec: SourceFile = SourceFile(name: "Cart.bindgen.yml", text: text)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(
      [spec],
      GeneratorOptions(templates: templates, runtime: modules.isEmpty ? .copy : .module, modules: modules)
    )
    return (files, diagnostics.all)
  }
}
