import BindgenCore
import Foundation
import TestSupport

/// A mistake and its diagnostics: one spec or several, or a template, and the message below.
///
/// `Tests/Errors` has a file of them for each code; the guide to errors shows the first ones of each.
struct ErrorCase {
  let code: String
  var sources: [MarkdownFile.Block]
  /// The message. Nil if there may be none: an input that looks like the mistake, and is none.
  let message: MarkdownFile.Block?

  static let folder: String = "Tests/Errors/"
  static let guide: String = "docs/errors.md"

  /// The codes that have a file.
  static let codes: [String] = Repository.names(in: Repository.root.appendingPathComponent(folder)).compactMap {
    $0.hasSuffix(".md") ? String($0.dropLast(3)) : nil
  }

  static func file(of code: String) throws -> MarkdownFile { try MarkdownFile(folder + code + ".md") }

  static func all(of code: String) throws -> [ErrorCase] { all(in: try file(of: code)) }

  /// Returns a case for the blocks from `error` to `text`, and for each `accepted`. Further files of a run have names.
  static func all(in file: MarkdownFile) -> [ErrorCase] {
    var cases: [ErrorCase] = []
    var sources: [MarkdownFile.Block] = []
    for block in file.blocks {
      let code: String = block.heading.filter { $0 != "`" }
      if block.info.contains("error") {
        sources.append(block)
      } else if block.info.contains("accepted"), block.fileName != nil, let last: Int = cases.indices.last {
        cases[last].sources.append(block)
      } else if block.info.contains("accepted") {
        cases.append(ErrorCase(code: code, sources: [block], message: nil))
      } else if block.info.first == "text", !sources.isEmpty {
        cases.append(ErrorCase(code: code, sources: sources, message: block))
        sources = []
      }
    }
    return cases
  }

  /// Returns the words behind the fence of its message, which say which promises of its help hold.
  ///
  /// - `pasted`: with the code that the help quotes in place of what it marks, the spec is accepted.
  /// - `fixed`: an editor's quick fix mends it, and creates no other error.
  func promises(of found: [Diagnostic]) -> [String] {
    let told: Diagnostic? = found.first { $0.code == code }
    let isPasted: Bool = told?.pasted.map { diagnostics(of: [SourceFile(name: name, text: $0)]).isEmpty } ?? false
    let isFixed: Bool = told?.fix.map { diagnostics(with: $0).count < found.count } ?? false
    return ["text"] + (isPasted ? ["pasted"] : []) + (isFixed ? ["fixed"] : [])
  }

  var diagnostics: [Diagnostic] { diagnostics(of: files) }

  /// Returns the diagnostics after a fix.
  func diagnostics(with fix: Diagnostic.Fix) -> [Diagnostic] {
    let name: String? = fix.edits.first?.range.file.name
    return diagnostics(
      of: files.map { file in
        guard file.name == name else { return file }
        var bytes: [UInt8] = file.bytes
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range.bounds, with: edit.text.utf8) }
        return SourceFile(name: file.name, bytes: bytes)
      }
    )
  }

  private var isTemplate: Bool { sources.first?.info.first == "template" }

  private var files: [SourceFile] {
    sources.map { SourceFile(name: $0.fileName ?? name, bytes: $0.bytes) }
  }

  private var name: String { isTemplate ? "analytics.swift.tmpl" : "Cart.bindgen.yml" }

  private func diagnostics(of files: [SourceFile]) -> [Diagnostic] {
    if isTemplate {
      let specs: [SourceFile] = [Self.specOfTemplates]
      return Generator.generate(specs, GeneratorOptions(templates: files)).diagnostics.sorted(files: specs)
    }
    // Diagnostics of specs come before anything is emitted.
    var diagnostics: Diagnostics = Diagnostics()
    let own: [SourceFile] = files.filter { module(of: $0) == nil }
    let specs: [Spec?] = own.map { Spec.read($0, into: &diagnostics) }
    _ = Program.resolve(specs, options(of: files), into: &diagnostics)
    return diagnostics.sorted(files: own)
  }

  /// Returns options in which specs in folders are of other modules. A module with the word `copy` has a runtime of its own.
  private func options(of files: [SourceFile]) -> ResolveOptions {
    let modules: [String] = Set(files.compactMap { module(of: $0) }).sorted()
    let copies: Set<String> = Set(sources.filter { $0.info.contains("copy") }.map { $0.fileName ?? name })
    return ResolveOptions(
      outlets: Outlet.all,
      modules: modules.map { module in
        let specs: [SourceFile] = files.filter { self.module(of: $0) == module }
        return ModuleSpecs(name: module, files: specs, hasLibrary: !specs.contains { copies.contains($0.name) })
      },
      hasLibrary: !modules.isEmpty && !copies.contains(name)
    )
  }

  private func module(of file: SourceFile) -> String? {
    let path: [Substring] = file.name.split(separator: "/")
    return path.count > 1 ? String(path[0]) : nil
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
}

extension MarkdownFile.Block {
  fileprivate var fileName: String? { info.first { $0.hasSuffix(".yml") } }

  /// The text as bytes. `\x07` stands for a byte that no page can show.
  fileprivate var bytes: [UInt8] {
    guard info.contains("bytes") else { return Array(text.utf8) }
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
