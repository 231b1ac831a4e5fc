import BindgenCore

/// A position in a spec inside of Swift, with its positions in the emitted files.
struct SwiftPlace {
  let texts: ModuleTexts
  let emitted: ModuleSwift
  let spec: Int
  /// The spec as the user has typed it.
  let entry: Workspace.Entry
  var document: Document { entry.document }
  let offset: Int
  /// The number of bytes before the position that are missing in the emitted text.
  let cut: Int
  /// The positions in the emitted files; some of them may be in parts that are not compiled.
  let places: [(file: Int, offset: Int)]

  /// Emits the module, and maps a position to it; nil if the position is not in Swift.
  init?(_ place: TypedPlace, _ entry: Workspace.Entry, _ modules: EmittedModules) {
    guard let (emitted, cut) = modules.typing(place) else { return nil }
    let places = emitted.places(place.offset - cut, ofSpec: place.spec)
    if places.isEmpty { return nil }
    texts = place.texts
    self.emitted = emitted
    spec = place.spec
    self.entry = entry
    offset = place.offset
    self.cut = cut
    self.places = places
  }
}

/// An editor's request about Swift at a position in a spec.
struct SwiftQuestion {
  enum Kind: String {
    case completion = "textDocument/completion"
    case signature = "textDocument/signatureHelp"
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
  }

  let kind: Kind
  /// The editor's request.
  let id: JSON
  /// The answer of the spec itself.
  let own: JSON
  let place: SwiftPlace
  /// The emitted positions to request; the first is the current one.
  private var left: ArraySlice<(file: Int, offset: Int)>

  init(_ kind: Kind, _ id: JSON, own: JSON, at place: SwiftPlace) {
    self.kind = kind
    self.id = id
    self.own = own
    self.place = place
    left = place.places[...]
  }

  var asked: (file: Int, offset: Int) { left[left.startIndex] }

  /// The same question at the next place; nil if there is none.
  var next: SwiftQuestion? {
    var next = self
    next.left = left.dropFirst()
    return next.left.isEmpty ? nil : next
  }
}

// MARK: - Answers

extension SwiftQuestion {
  /// Returns the answer for the editor; nil if SourceKit-LSP knows nothing of the position.
  ///
  /// - Parameter mirror: The emitted files as SourceKit-LSP has them.
  func answer(_ result: JSON, _ mirror: GeneratedSourceMirror) -> JSON? {
    switch kind {
    case .completion: completion(result)
    case .signature: result["signatures"]?.array?.isEmpty == false ? result : nil
    case .hover: hover(result)
    case .definition: definition(result, mirror)
    }
  }

  /// Returns the completions of Swift, with the spec's own names first.
  private func completion(_ result: JSON) -> JSON? {
    let own = OwnNames(own)
    let all = result["items"]?.array ?? result.array ?? []
    let there = KeyPlace(place.entry.outline, place.offset)
    let shown = CompletionFilter(place.emitted.program, at: there).allowed(all, isMember: isMember)
    if shown.isEmpty { return nil }
    let labels = Set(shown.compactMap { $0["label"]?.string }.map { own.name(of: $0) })
    let others = own.items.filter { !labels.contains($0["label"]?.string ?? "") }
    let isIncomplete = result["isIncomplete"]?.boolean ?? false
    return [
      "isIncomplete": .boolean(isIncomplete),
      "items": .array(others + shown.map { item(of: $0, own.ranks[own.name(of: $0["label"]?.string ?? "")]) }),
    ]
  }

  /// Whether a dot precedes the position in the emitted text, which lacks the `self.` of a pure expression.
  private var isMember: Bool {
    let emitted = place.emitted.files[asked.file].text
    let start = emitted.startOfName(at: asked.offset)
    return start > 0 && emitted.bytes[start - 1] == UInt8(ascii: ".")
  }

  /// The names that the spec itself offers.
  private struct OwnNames {
    let items: [JSON]
    /// The texts by which an editor sorts, by name.
    private(set) var ranks: [String: JSON] = [:]
    private var methods: Set<String> = []

    init(_ own: JSON) {
      items = own.array ?? []
      for item in items {
        guard let label = item["label"]?.string else { continue }
        ranks[label] = item["sortText"]
        if item["kind"]?.int == 2 { methods.insert(label) }
      }
    }

    /// Returns the name in a label: `add` for `add(product: Product)`, if that is a method of the spec.
    func name(of label: String) -> String {
      let name = label.baseName
      return methods.contains(name) ? name : label
    }
  }

  private static let keptKeys: Set<String> = [
    "label", "kind", "detail", "documentation", "deprecated", "sortText", "filterText", "insertText",
    "insertTextFormat", "data",
  ]

  /// - Parameter rank: The text by which an editor sorts it, if it is the spec's own.
  private func item(of item: JSON, _ rank: JSON?) -> JSON {
    guard case .object(let entries) = item else { return item }
    var kept = entries.filter { Self.keptKeys.contains($0.key) }
    if let rank {
      kept.removeAll { $0.key == "sortText" }
      kept.append((key: "sortText", value: rank))
    }
    if let edit = item["textEdit"], let text = edit["newText"] {
      if let range = inSpec(edit["range"]) {
        kept.append((key: "textEdit", value: ["range": range, "newText": text]))
      } else if item["insertText"] == nil {
        kept.append((key: "insertText", value: text))
      }
    }
    return .object(kept)
  }

  /// Returns the range in the spec of an emitted range around the position; nil unless both have the same text.
  private func inSpec(_ range: JSON?) -> JSON? {
    guard let (file, bounds) = bounds(range) else { return nil }
    let shift = place.offset - place.cut - asked.offset
    let (lower, upper) = (bounds.lowerBound + shift, bounds.upperBound + shift)
    let text = place.emitted.specs[place.spec].bytes
    guard lower >= 0, upper <= text.count, lower <= upper,
      text[lower..<upper].elementsEqual(file.bytes[bounds])
    else { return nil }
    // Removed bytes are replaced, too.
    let cut = upper + place.cut == place.offset ? place.cut : 0
    return place.document.json(lower..<upper + cut)
  }

  private func bounds(_ range: JSON?) -> (Document, Range<Int>)? {
    let file = place.emitted.files[asked.file].text
    return file.bounds(of: range).map { (file, $0) }
  }

  private func hover(_ result: JSON) -> JSON? {
    guard let contents = result["contents"] else { return nil }
    let answer: JSON = ["contents": contents]
    return answer.with("range", inSpec(result["range"]))
  }

  private func definition(_ result: JSON, _ mirror: GeneratedSourceMirror) -> JSON? {
    let found: [JSON] = (result.array ?? [result]).compactMap { location in
      guard let uri = location["uri"]?.string else { return nil }
      guard let file = mirror.file(uri, of: place.texts.module, place.emitted.kind) else {
        return mirror.isOwn(uri) ? nil : location
      }
      let emitted = place.emitted.files[file]
      guard let bounds = emitted.text.bounds(of: location["range"]),
        let there = emitted.map.inSpec(bounds)
      else { return nil }
      let spec = place.emitted.specs[there.spec]
      return ["uri": .string(DocumentURI.named(spec.name)), "range": Document(spec.bytes).range(there.bounds)]
    }
    return found.isEmpty ? nil : .array(found)
  }
}

extension Document {
  /// The bytes of a range of the protocol.
  func bounds(of range: JSON?) -> Range<Int>? {
    guard let start = TextPlace(range?["start"]), let end = TextPlace(range?["end"]) else { return nil }
    let (lower, upper) = (offset(of: start), offset(of: end))
    return min(lower, upper)..<max(lower, upper)
  }
}

extension TextPlace {
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSON { ["line": .number(line), "character": .number(character)] }
}
