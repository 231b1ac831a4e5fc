import BindgenCore

/// What is wrong in the texts of a module, in the form of the protocol.
struct Diagnosis {
  private let workspace: Workspace
  private let module: String
  /// The addresses of texts, by the files that stand for them.
  private let addresses: [ObjectIdentifier: String]
  private let found: [Diagnostic]
  /// What is known of the module; nil if it has errors.
  let program: Program?

  init(_ workspace: Workspace, _ module: String) {
    let texts: [String] = workspace.texts(of: module)
    let entries: [Workspace.Entry] = texts.compactMap { workspace.entry($0) }
    self.workspace = workspace
    self.module = module
    addresses = Dictionary(zip(entries.map { ObjectIdentifier($0.file) }, texts)) { first, _ in first }
    var read: Diagnostics = Diagnostics()
    for entry in entries { read.add(contentsOf: entry.diagnostics.all) }
    let analysis: Analysis = Analysis(
      entries.map(\.spec),
      read,
      ResolveOptions(outlets: Generator.outlets(with: workspace.templates(of: module)))
    )
    program = analysis.diagnostics.hasErrors ? nil : analysis.program
    found = analysis.diagnostics.sorted(files: entries.map(\.file))
  }

  /// The diagnostics of each text, an empty list where there are none.
  var all: [(uri: String, diagnostics: JSON)] {
    var byText: [String: [JSON]] = [:]
    for diagnostic in found {
      guard let range: SourceRange = diagnostic.range, let uri: String = address(of: range) else { continue }
      byText[uri, default: []].append(json(diagnostic, range))
    }
    return workspace.texts(of: module).map { ($0, .array(byText[$0] ?? [])) }
  }

  private func address(of range: SourceRange) -> String? { addresses[ObjectIdentifier(range.file)] }

  private func json(_ diagnostic: Diagnostic, _ range: SourceRange) -> JSON {
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    let message: String = diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? "")
    var entries: [(key: String, value: JSON)] = [
      (key: "range", value: place(of: range)),
      (key: "severity", value: .number((severities.firstIndex(of: diagnostic.severity) ?? 0) + 1)),
      (key: "code", value: .string(diagnostic.code)),
      (key: "source", value: "bindgen"),
      (key: "message", value: .string(message)),
    ]
    let related: [JSON] = diagnostic.notes.compactMap { note in
      guard let range: SourceRange = note.range, let uri: String = address(of: range) else { return nil }
      return ["location": ["uri": .string(uri), "range": place(of: range)], "message": .string(note.message)]
    }
    if !related.isEmpty { entries.append((key: "relatedInformation", value: .array(related))) }
    return .object(entries)
  }

  private func place(of range: SourceRange) -> JSON {
    guard let uri: String = address(of: range), let entry: Workspace.Entry = workspace.entry(uri) else {
      return Document("").json(0..<0)
    }
    return entry.document.json(range.bounds)
  }
}

extension Document {
  /// A part of what a spec says, as the protocol counts.
  func json(_ bounds: Range<Int>) -> JSON {
    range(bounds.lowerBound + markLength..<bounds.upperBound + markLength)
  }

  /// A part of its bytes.
  func range(_ bounds: Range<Int>) -> JSON {
    func json(_ offset: Int) -> JSON {
      let place: TextPlace = place(of: offset)
      return ["line": .number(place.line), "character": .number(place.character)]
    }
    return ["start": json(bounds.lowerBound), "end": json(bounds.upperBound)]
  }
}
