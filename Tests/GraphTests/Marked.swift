import BindgenDiagnostics
import BindgenGraph
import BindgenSpec

/// A run's specs in one text: each begins behind a line `=== name`, the first may do without. `▶` stands where each error
/// must point, in the order of the files.
struct Marked {
  private(set) var files: [SourceFile] = []
  private(set) var places: [String] = []

  init(_ source: String) {
    var name: String = "Test.bindgen.yml"
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        if !lines.isEmpty { add(lines.joined(separator: "\n"), name) }
        name = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(line)
      }
    }
    add(lines.joined(separator: "\n"), name)
  }

  private mutating func add(_ source: String, _ name: String) {
    let parts: [Substring] = source.split(separator: "▶", omittingEmptySubsequences: false)
    let file: SourceFile = SourceFile(name: name, text: parts.joined())
    var offset: Int = 0
    for part in parts.dropLast() {
      offset += part.utf8.count
      places.append(place(file, file.position(at: offset)))
    }
    files.append(file)
  }
}

/// What a run says and what it finds.
struct Outcome {
  var program: Program
  var diagnostics: [Diagnostic]

  init(_ files: [SourceFile], _ options: ResolveOptions = ResolveOptions()) {
    var diagnostics: Diagnostics = Diagnostics()
    let specs: [Spec?] = files.map { Spec.read($0, into: &diagnostics) }
    program = Program.resolve(specs, options, into: &diagnostics)
    self.diagnostics = diagnostics.sorted(files: files)
  }

  init(_ source: String, _ options: ResolveOptions = ResolveOptions()) { self.init(Marked(source).files, options) }

  /// `code file:line:column`.
  var told: [String] {
    diagnostics.map { told in
      told.code + (told.range.map { " " + place($0.file, $0.start) } ?? "")
    }
  }

  func model(_ name: String) -> ResolvedModel? { program.specs.flatMap(\.models).first { $0.name == name } }
}

private func place(_ file: SourceFile, _ position: Position) -> String {
  "\(file.name):\(position.line):\(position.column)"
}
