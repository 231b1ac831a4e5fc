import BindgenCore

/// The errors of Swift in the specs of all modules, at their current positions.
struct SwiftErrors {
  private struct Found: Equatable {
    /// The range in the spec's text.
    var bounds: Range<Int>
    let severity: Int
    let message: String
    /// The suggested name, if the one in the spec is not found.
    let suggested: String?
  }

  /// The errors of each emitted file with the names of their specs, by module.
  private var published: [String: [Int: [(name: String, found: Found)]]] = [:]

  /// Stores the errors that SourceKit-LSP reports for an emitted file.
  ///
  /// - Parameter models: The models of the module's current texts.
  mutating func take(
    _ report: JSON,
    of file: Int,
    in emitted: ModuleSwift,
    _ module: String,
    _ models: @autoclosure () -> [Model]
  ) {
    // There may be fewer files now.
    published[module] = published[module]?.filter { emitted.files.indices.contains($0.key) }
    let map = emitted.files[file].map
    let text = emitted.files[file].text
    let items = report["items"]?.array ?? []
    let suggested = NameSuggestion(items.isEmpty ? [] : models())
    published[module, default: [:]][file] = items.compactMap { item in
      guard let message = item["message"]?.string, let range = text.bounds(of: item["range"]),
        let place = map.inSpec(range)
      else { return nil }
      let spec = emitted.specs[place.spec]
      let bounds = Self.word(at: place.bounds, in: spec.bytes)
      if emitted.omission.explains(message, at: bounds, of: place.spec, spec) { return nil }
      let found = Found(
        bounds: bounds,
        severity: item["severity"]?.int ?? 1,
        message: message,
        suggested: suggested.name(for: message, at: bounds, in: spec)
      )
      return (spec.name, found)
    }
  }

  /// Extends an empty range to a word: the compiler often reports only a start, and an editor would underline nothing.
  private static func word(at bounds: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    guard bounds.isEmpty else { return bounds }
    let rest = bytes[bounds.lowerBound...]
    let end = rest.firstIndex { !Document.isNamePart($0) } ?? rest.endIndex
    // A sign is one byte.
    let isSign = end == bounds.lowerBound && end < bytes.count && bytes[end] > .blank
    return bounds.lowerBound..<(isSign ? end + 1 : end)
  }

  /// Removes the errors of a module; returns whether any were stored.
  mutating func forget(_ module: String) -> Bool { !(published.removeValue(forKey: module) ?? [:]).isEmpty }

  /// Returns the errors of one text, each once: an entry may be emitted several times.
  private func all(of name: String, _ module: String) -> [Found] {
    var all: [Found] = []
    for (_, file) in (published[module] ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (other, found) in file where other == name && !all.contains(found) { all.append(found) }
    }
    return all
  }

  func diagnostics(of name: String, _ module: String, _ document: Document) -> [JSON] {
    all(of: name, module).map { Self.json($0, document) }
  }

  private static func json(_ found: Found, _ document: Document) -> JSON {
    [
      "range": document.json(found.bounds), "severity": .number(found.severity), "source": "Swift",
      "message": .string(found.message + (found.suggested.map { "\n" + didYouMean($0) } ?? "")),
    ]
  }

  /// Returns the quick fixes for errors that touch a part of a text.
  func fixes(of name: String, _ module: String, _ document: Document, uri: String, _ part: Range<Int>) -> [JSON] {
    all(of: name, module).compactMap { found -> JSON? in
      guard found.bounds.lowerBound <= part.upperBound, part.lowerBound <= found.bounds.upperBound,
        let suggested = found.suggested
      else { return nil }
      let edit: JSON = ["range": document.json(found.bounds), "newText": .string(SwiftName.escaped(suggested))]
      return [
        "title": .string(didYouMean(suggested)), "kind": "quickfix", "diagnostics": [Self.json(found, document)],
        "edit": ["changes": .object([(uri, .array([edit]))])],
      ]
    }
  }

  /// Moves the errors behind an edit, and removes those in the edited part.
  mutating func move(_ name: String, in module: String, from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most - start).count
    for (number, file) in published[module] ?? [:] {
      published[module]?[number] = file.compactMap { other, found in
        if other != name || found.bounds.upperBound < start { return (other, found) }
        guard found.bounds.lowerBound > old.count - end else { return nil }
        var moved = found
        let shift = new.count - old.count
        moved.bounds = found.bounds.lowerBound + shift..<found.bounds.upperBound + shift
        return (other, moved)
      }
    }
  }
}
