import BindgenCore

/// The diagnostics of a module's texts, in the form of LSP.
struct Diagnosis {
  private let texts: [String]
  private let places: ModulePlaces
  private let found: [Diagnostic]
  /// The resolved module; nil if it has errors.
  let program: Program?

  /// - Parameter resolution: The resolution of the module, finished or not.
  init(_ workspace: Workspace, _ module: String, _ resolution: Resolution) {
    texts = workspace.texts(of: module)
    places = ModulePlaces(workspace, module)
    let (program, diagnostics) = resolution.end()
    self.program = diagnostics.hasErrors ? nil : program
    found = diagnostics.sorted(files: places.entries.map(\.file))
  }

  /// The diagnostics of each text, an empty list where there are none.
  var all: [(uri: String, diagnostics: [JSON])] {
    var byText: [String: [JSON]] = [:]
    for diagnostic in found {
      guard let range = diagnostic.range, let uri = places.uri(of: range.file) else { continue }
      byText[uri, default: []].append(json(diagnostic, range))
    }
    return texts.map { ($0, byText[$0] ?? []) }
  }

  /// Returns the quick fixes for diagnostics that touch a part of a text.
  func fixes(in uri: String, _ part: Range<Int>) -> [JSON] {
    found.compactMap { diagnostic in
      guard let range = diagnostic.range, places.uri(of: range.file) == uri,
        range.lowerBound <= part.upperBound, part.lowerBound <= range.upperBound,
        let fix = diagnostic.fix
      else { return nil }
      let edits: [JSON] = fix.edits.map { ["range": places.range(of: $0.range), "newText": .string($0.text)] }
      return [
        "title": .string(diagnostic.help ?? diagnostic.message), "kind": "quickfix",
        "diagnostics": [json(diagnostic, range)], "edit": ["changes": .object([(uri, .array(edits))])],
      ]
    }
  }

  private func json(_ diagnostic: Diagnostic, _ range: SourceRange) -> JSON {
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    let message = diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? "")
    var entries = [
      (key: "range", value: places.range(of: range)),
      (key: "severity", value: .number((severities.firstIndex(of: diagnostic.severity) ?? 0) + 1)),
      (key: "code", value: .string(diagnostic.code)),
      (key: "source", value: "bindgen"),
      (key: "message", value: .string(message)),
    ]
    let related: [JSON] = diagnostic.notes.compactMap { note in
      guard let range = note.range, let place = places.location(of: range) else { return nil }
      return ["location": place, "message": .string(note.message)]
    }
    if !related.isEmpty { entries.append((key: "relatedInformation", value: .array(related))) }
    return .object(entries)
  }
}

extension Document {
  /// Returns the LSP range of a range in a spec, which counts from behind a byte order mark.
  func json(_ bounds: Range<Int>) -> JSON {
    range(bounds.lowerBound + markLength..<bounds.upperBound + markLength)
  }

  /// Returns the LSP range of a range of the document's bytes.
  func range(_ bounds: Range<Int>) -> JSON {
    func json(_ offset: Int) -> JSON {
      let place = place(of: offset)
      return ["line": .number(place.line), "character": .number(place.character)]
    }
    return ["start": json(bounds.lowerBound), "end": json(bounds.upperBound)]
  }
}
