import BindgenCore

/// A question about Swift at a place in a spec, and who asked it.
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
  /// What the spec itself answers.
  let own: JSON
  let module: String
  let emitted: ModuleSwift
  let spec: Int
  let offset: Int
  /// Where the place stands in what is emitted: some of these are in parts that are not compiled.
  var places: ArraySlice<(file: Int, offset: Int)>

  /// The place that is asked of now.
  var place: (file: Int, offset: Int) { places[places.startIndex] }
}

// MARK: - Answers

extension SwiftQuestion {
  /// What the editor is told; nil if nothing is known of the place.
  ///
  /// - Parameter mirror: What Swift's server knows as which file.
  func answer(_ result: JSON, _ mirror: SwiftMirror) -> JSON? {
    switch kind {
    case .completion: completion(result)
    case .signature: result["signatures"]?.array?.isEmpty == false ? result : nil
    case .hover: hover(result)
    case .definition: definition(result, mirror)
    }
  }

  /// Machinery begins with an underscore, and is nothing for users.
  private func completion(_ result: JSON) -> JSON? {
    let all: [JSON] = result["items"]?.array ?? result.array ?? []
    let shown: [JSON] = all.filter { item in
      guard let label: String = item["label"]?.string else { return false }
      return !label.hasPrefix("_") && !label.hasPrefix("Bindgen")
    }
    if shown.isEmpty { return nil }
    let names: Set<String> = Set(
      shown.compactMap { $0["label"]?.string.map { $0.prefix { $0 != "(" } } }.map(String.init)
    )
    let others: [JSON] = (own.array ?? []).filter { item in !names.contains(item["label"]?.string ?? "") }
    let isIncomplete: Bool = result["isIncomplete"]?.boolean ?? false
    return ["isIncomplete": .boolean(isIncomplete), "items": .array(others + shown.map { item(of: $0) })]
  }

  private static let keptKeys: Set<String> = [
    "label", "kind", "detail", "documentation", "deprecated", "sortText", "filterText", "insertText",
    "insertTextFormat",
  ]

  private func item(of item: JSON) -> JSON {
    guard case .object(let entries) = item else { return item }
    var kept: [(key: String, value: JSON)] = entries.filter { Self.keptKeys.contains($0.key) }
    if let edit: JSON = item["textEdit"], let text: JSON = edit["newText"] {
      if let range: JSON = inSpec(edit["range"]) {
        kept.append((key: "textEdit", value: ["range": range, "newText": text]))
      } else if item["insertText"] == nil {
        kept.append((key: "insertText", value: text))
      }
    }
    return .object(kept)
  }

  /// A range around the place. What is before it, and the word at it, stand in the spec as in what is emitted.
  private func inSpec(_ range: JSON?) -> JSON? {
    guard let (file, bounds): (Document, Range<Int>) = bounds(range) else { return nil }
    let shift: Int = offset - place.offset
    let (lower, upper): (Int, Int) = (bounds.lowerBound + shift, bounds.upperBound + shift)
    let text: [UInt8] = emitted.specs[spec].bytes
    guard lower >= 0, upper <= text.count, lower <= upper,
      text[lower..<upper].elementsEqual(file.bytes[bounds])
    else { return nil }
    return Document(text).json(lower..<upper)
  }

  private func bounds(_ range: JSON?) -> (Document, Range<Int>)? {
    let file: Document = emitted.files[place.file].text
    return file.bounds(of: range).map { (file, $0) }
  }

  private func hover(_ result: JSON) -> JSON? {
    guard let contents: JSON = result["contents"] else { return nil }
    let answer: JSON = ["contents": contents]
    return inSpec(result["range"]).map { answer.joined(["range": $0]) } ?? answer
  }

  private func definition(_ result: JSON, _ mirror: SwiftMirror) -> JSON? {
    let found: [JSON] = (result.array ?? [result]).compactMap { location in
      guard let uri: String = location["uri"]?.string else { return nil }
      guard let file: Int = mirror.file(uri, of: module) else { return mirror.isOwn(uri) ? nil : location }
      let text: Document = emitted.files[file].text
      guard let bounds: Range<Int> = text.bounds(of: location["range"]),
        let place: (spec: Int, bounds: Range<Int>) = emitted.files[file].map.inSpec(bounds)
      else { return nil }
      let spec: SourceFile = emitted.specs[place.spec]
      return ["uri": .string(DocumentURI.named(spec.name)), "range": Document(spec.bytes).range(place.bounds)]
    }
    return found.isEmpty ? nil : .array(found)
  }
}

extension Document {
  /// The bytes of a range of the protocol.
  func bounds(of range: JSON?) -> Range<Int>? {
    guard let start: TextPlace = TextPlace(range?["start"]), let end: TextPlace = TextPlace(range?["end"]) else {
      return nil
    }
    let (lower, upper): (Int, Int) = (offset(of: start), offset(of: end))
    return min(lower, upper)..<max(lower, upper)
  }
}

extension TextPlace {
  init?(_ json: JSON?) {
    guard let line: Int = json?["line"]?.int, let character: Int = json?["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSON { ["line": .number(line), "character": .number(character)] }
}
