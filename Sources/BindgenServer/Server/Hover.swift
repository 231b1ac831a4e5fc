import BindgenCore
import BindgenTools

/// The text for the word under a pointer: the purpose of a key, or the facts about a field, an action or a model.
enum Hover {
  /// - Parameters:
  ///   - here: The occurrence of the word's symbol.
  ///   - models: The current models of the module.
  ///   - graph: The dependencies of the module, as they were when it had no errors.
  static func json(
    _ entry: Workspace.Entry,
    _ offset: Int,
    _ here: Occurrence?,
    _ models: @autoclosure () -> [Model],
    _ graph: @autoclosure () -> DependencyGraph?
  ) -> JSON {
    guard let word = Word(entry, offset) else { return .null }
    let document = entry.document
    if let about = word.meaningAsKey ?? word.purposeAsOutlet { return shown(about, document.range(word.range)) }
    let explained = explanation(of: word, document, here, graph)
    if !explained.isNothing { return explained }
    let note = here.map { SymbolNote(models: models()).text(of: $0.symbol) } ?? word.meaningAsQuestion
    return note.map { shown($0, document.range(word.range)) } ?? .null
  }

  private static func explanation(
    of word: Word,
    _ document: Document,
    _ here: Occurrence?,
    _ graph: () -> DependencyGraph?
  ) -> JSON {
    guard let name = here.map({ $0.symbol.path }) ?? word.ownName, let graph = graph(),
      let subject = try? Subject.find(name, in: graph)
    else { return .null }
    let text = start(of: Explanation.text(of: subject, in: graph))
    return shown("```text\n\(text)\n```", document.range(word.range))
  }

  private struct Word {
    let range: Range<Int>
    private let text: String
    private let place: KeyPlace
    private let isBeforeColon: Bool
    private let isMember: Bool

    /// Finds the word at an offset. Nil if there is none.
    init?(_ entry: Workspace.Entry, _ offset: Int) {
      let bytes = entry.document.bytes
      let start = entry.document.startOfName(at: offset)
      var end = offset
      while end < bytes.count, Document.isNamePart(bytes[end]) { end += 1 }
      if start == end { return nil }
      range = start..<end
      text = String(decoding: bytes[range], as: UTF8.self)
      place = KeyPlace(entry, start)
      isBeforeColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    }

    /// The purpose of the word, if it is a key of the language.
    var meaningAsKey: String? {
      guard isBeforeColon, place.key == nil, !place.isInBlock else { return nil }
      return Language.keys(below: place.path)?[text]?.about
    }

    /// The purpose of the word, if it is an outlet in `emit`.
    var purposeAsOutlet: String? {
      guard place.key == "emit", place.path.isEmpty || place.path.count == 2 else { return nil }
      return Outlet.purposes.first { $0.name == text }.map { "\($0.name): \($0.purpose)." }
    }

    /// The meaning of the word, if it is a function of the language in an expression.
    var meaningAsQuestion: String? {
      guard !isMember, !isBeforeColon, place.path.first == "models" else { return nil }
      return LanguageFunction.all.first { $0.name == text }?.about
    }

    /// The path that the word would have in its model, if an error keeps its symbol unknown.
    var ownName: String? {
      guard !isMember, place.path.count > 1, place.path[0] == "models" else { return nil }
      return place.path[1] + "." + text
    }
  }

  /// Returns an answer for an editor that shows no Markdown. An answer that is no hover stays as it is.
  static func plain(_ answer: JSON) -> JSON {
    guard let text = answer["contents"]?["value"]?.string else { return answer }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let plain = lines.filter { !$0.hasPrefix("```") }.joined(separator: "\n")
    let shown: JSON = ["contents": ["kind": "plaintext", "value": .string(plain)]]
    return shown.with("range", answer["range"])
  }

  private static func shown(_ text: String, _ range: JSON) -> JSON {
    ["contents": ["kind": "markdown", "value": .string(text)], "range": range]
  }

  /// Returns the start of an explanation, without its dependents, which are a page of their own.
  private static func start(of text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty, lines.count > 3 || lines.count == most { break }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static let most = 24
}
