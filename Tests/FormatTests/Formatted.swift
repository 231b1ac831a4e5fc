import BindgenCore
import Foundation
import RandomSpecs
import TestSupport

@testable import BindgenTools

/// Returns the formatted text. Nil if it is left as it is.
func formatted(_ text: String) -> String? {
  if case .text(let bytes) = Formatter.format(SourceFile(name: "Cart.bindgen.yml", text: text)) {
    String(decoding: bytes, as: UTF8.self)
  } else {
    nil
  }
}

/// Specs that are emitted together.
struct SpecRun: CustomStringConvertible, Sendable {
  let description: String
  let specs: [SourceFile]

  /// Returns the emitted files by name. Nil if the specs have errors, for example since they need templates.
  func emitted(_ texts: [[UInt8]]? = nil) -> [String: String]? {
    let files: [SourceFile] = texts.map { zip(specs, $0).map { SourceFile(name: $0.name, bytes: $1) } } ?? specs
    let (emitted, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(files, GeneratorOptions())
    if diagnostics.hasErrors { return nil }
    return Dictionary(emitted.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }

  /// The repository's own specs, as far as they can be read, by their folders.
  static let tree: [SpecRun] = {
    let root: String = Repository.root.path
    var folders: [String: [SourceFile]] = [:]
    for folder: String in ["Tests", "Examples", "Benchmarks/Speed/Specs"] {
      let endings: [String] = FileNames.specEndings + [".yml"]
      for path: String in (try? InputFiles.files(below: root + "/" + folder, endings: endings)) ?? [] {
        guard let bytes: [UInt8] = try? InputFiles.read(path) else { continue }
        let name: String = String(path.dropFirst(root.utf8.count + 1))
        // Benchmarks have a run for each spec.
        let run: String =
          name.hasPrefix("Benchmarks") ? name : String(name[..<(name.lastIndex(of: "/") ?? name.endIndex)])
        folders[run, default: []].append(SourceFile(name: name, bytes: bytes))
      }
    }
    return folders.sorted { $0.key < $1.key }.map { SpecRun(description: $0.key, specs: $0.value) }
  }()

  /// Returns a random spec.
  static func random(_ seed: UInt64) -> SpecRun {
    let specs: [(name: String, text: String)] =
      switch seed % 2 {
      case 0: RandomFamily(seed: seed).specs
      default: [("Lists.bindgen.yml", RandomLists(seed: seed).spec)]
      }
    return SpecRun(
      description: "random \(seed)",
      specs: specs.map { SourceFile(name: $0.name, text: $0.text) }
    )
  }
}
