import BindgenDiagnostics
import BindgenEmission

/// A spec in the documentation: a whole one, or what stands in a model.
struct SpecExample {
  let document: String
  let block: Document.Block
  /// What it gives, shortened, where that stands below it.
  let emitted: Document.Block?

  var place: String { "\(document), '\(block.heading)', line \(block.lines.lowerBound + 1)" }

  static var all: [SpecExample] {
    get throws {
      try Document.all.flatMap { document in
        document.blocks.indices.filter { isSpec(document.blocks[$0]) }.map { index in
          let below: Document.Block? = document.blocks[(index + 1)...].first
          let isEmitted: Bool = below?.info == ["swift", "emitted"]
          return SpecExample(document: document.path, block: document.blocks[index], emitted: isEmitted ? below : nil)
        }
      }
    }
  }

  private static func isSpec(_ block: Document.Block) -> Bool {
    block.info.first == "yaml" && !block.info.contains("error") && !block.info.contains("fragment")
  }

  /// A whole spec: what is shown of a model alone is put into one.
  var text: String {
    guard block.info.contains("model") else { return block.text }
    let lines: [Substring] = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let inside: [String] = lines.map { $0.isEmpty ? "" : "    " + $0 }
    return "models:\n  Cart:\n" + inside.joined(separator: "\n")
  }

  func run() -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
    let spec: SourceFile = SourceFile(name: "Cart.bindgen.yml", text: text)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([spec], GeneratorOptions())
    return (files, diagnostics.all)
  }
}
