import BindgenCore

/// What is said of the word that a pointer is on: what a key is for, or what is known of a field, an action or a model.
enum Hover {
  /// - Parameter web: What is known of the module, as it was when it had no errors.
  static func json(_ document: Document, _ offset: Int, _ web: Web?) -> JSON {
    guard let word: NamedWord = NamedWord(document, offset) else { return .null }
    if word.isKey, let key = KeyNote.keys(at: word.path).first(where: { $0.key == word.text }) {
      return shown(key.note.about, document.range(word.range))
    }
    guard let web, let subject: Subject = word.subject(in: web) else { return .null }
    return shown("```text\n\(beginning(of: Explanation.text(of: subject, in: web)))\n```", document.range(word.range))
  }

  /// The same for an editor that shows no Markdown; what is no hover stays as it is.
  static func plain(_ answer: JSON) -> JSON {
    guard let text: String = answer["contents"]?["value"]?.string else { return answer }
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let plain: String = lines.filter { !$0.hasPrefix("```") }.joined(separator: "\n")
    let shown: JSON = ["contents": ["kind": "plaintext", "value": .string(plain)]]
    return shown.with("range", answer["range"])
  }

  private static func shown(_ text: String, _ range: JSON) -> JSON {
    ["contents": ["kind": "markdown", "value": .string(text)], "range": range]
  }

  /// Of an explanation: up to who depends on it, which is a page of its own.
  private static func beginning(of text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty, lines.count > 3 || lines.count == most { break }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static let most: Int = 24
}
