import BindgenCore
import Testing

/// A run of the generator over specs in memory.
struct Emitted {
  var files: [GeneratedFile]
  var diagnostics: [Diagnostic]

  init(_ specs: [SourceFile], _ options: GeneratorOptions = GeneratorOptions()) {
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(specs, options)
    self.files = files
    self.diagnostics = diagnostics.sorted(files: specs + options.templates)
  }

  init(_ spec: String, _ options: GeneratorOptions = GeneratorOptions()) {
    self.init([SourceFile(name: "Test.bindgen.yml", text: spec)], options)
  }

  /// Diagnostics as `name:line:column: code`.
  var told: [String] {
    diagnostics.map { told in
      let place: String = told.range.map { "\($0.file.name):\($0.start.line):\($0.start.column): " } ?? ""
      return place + told.code
    }
  }

  subscript(name: String) -> String? {
    files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The file of the first spec, or the diagnostics if there is none.
  var text: String {
    files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? told.joined(separator: "\n")
  }

  var support: String { self[FileNames.support] ?? "" }

  /// Returns a number of lines, from the first that contains a text.
  func lines(from part: String, _ count: Int) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start: Int = lines.firstIndex(where: { $0.contains(part) }) else { return text }
    return lines[start...].prefix(count).joined(separator: "\n")
  }
}
