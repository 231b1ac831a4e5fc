import BindgenCore

/// What is said of the word that a pointer is on: what a key is for, or what is known of a field, an action or a model.
struct Hover {
  private let document: Document
  private let word: Range<Int>

  /// Nil where there is no word.
  init?(_ document: Document, _ offset: Int) {
    let bytes: [UInt8] = document.bytes
    var (start, end): (Int, Int) = (offset, offset)
    while start > 0, Bytes.mayBeNamePart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Bytes.mayBeNamePart(bytes[end]) { end += 1 }
    if start == end { return nil }
    self.document = document
    word = start..<end
  }

  /// - Parameter web: What is known of the module, as it was when it had no errors.
  func json(_ web: Web?) -> JSON {
    let place: KeyPlace = KeyPlace(document, word.lowerBound)
    let name: String = String(decoding: document.bytes[word], as: UTF8.self)
    if isKey, let key = KeyNote.keys(at: place.path).first(where: { $0.key == name }) {
      return shown(key.note.about)
    }
    guard let web, let text: String = text(of: name, place.path, web) else { return .null }
    return shown("```text\n\(text)\n```")
  }

  private func shown(_ text: String) -> JSON {
    let marked: JSON = ["kind": "markdown", "value": .string(text)]
    return ["contents": marked, "range": document.range(word)]
  }

  /// Whether a value stands behind it, and nothing before it.
  private var isKey: Bool {
    let start: Int = document.lineStarts[document.place(of: word.lowerBound).line]
    let isFirst: Bool = document.bytes[start..<word.lowerBound].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "-") }
    return isFirst && word.upperBound < document.bytes.count && document.bytes[word.upperBound] == UInt8(ascii: ":")
  }

  /// What `explain` says of it first.
  private func text(of name: String, _ path: [String], _ web: Web) -> String? {
    let owner: String? = path.count > 1 && path[0] == "models" ? path[1] : nil
    let names: [String] = [owner.map { $0 + "." + dotted }, dotted, name].compactMap { $0 }
    for name in names {
      guard let subject: Subject = try? Subject.find(name, in: web) else { continue }
      let text: String = Explanation.text(of: subject, in: web)
      var lines: [Substring] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        // Up to who depends on it, which is a page of its own.
        if line.isEmpty, lines.count > 3 { break }
        lines.append(line)
      }
      return lines.prefix(Self.most).joined(separator: "\n")
    }
    return nil
  }

  private static let most: Int = 24

  /// The path that leads to the word: `cart.total`.
  private var dotted: String {
    var start: Int = word.lowerBound
    let bytes: [UInt8] = document.bytes
    while start > 1, bytes[start - 1] == UInt8(ascii: "."), Bytes.mayBeNamePart(bytes[start - 2]) {
      start -= 1
      while start > 0, Bytes.mayBeNamePart(bytes[start - 1]) { start -= 1 }
    }
    return String(decoding: bytes[start..<word.upperBound], as: UTF8.self)
  }
}
