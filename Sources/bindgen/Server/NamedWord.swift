import BindgenCore

/// The word at a place in a spec, and what it names.
struct NamedWord {
  let range: Range<Int>
  let text: String
  /// The keys above it.
  let path: [String]
  /// Whether a value stands behind it, and nothing before it.
  let isKey: Bool
  /// With the names that lead to it: `cart.total`.
  private let dotted: String

  /// Nil where there is no word.
  init?(_ document: Document, _ offset: Int) {
    let bytes: [UInt8] = document.bytes
    var (start, end): (Int, Int) = (offset, offset)
    while start > 0, Document.isNamePart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Document.isNamePart(bytes[end]) { end += 1 }
    if start == end { return nil }
    range = start..<end
    text = String(decoding: bytes[range], as: UTF8.self)
    path = KeyPlace(document, start).path
    let line: Int = document.lineStarts[document.place(of: start).line]
    let isFirst: Bool = bytes[line..<start].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "-") }
    isKey = isFirst && end < bytes.count && bytes[end] == UInt8(ascii: ":")
    while start > 1, bytes[start - 1] == UInt8(ascii: "."), Document.isNamePart(bytes[start - 2]) {
      start -= 1
      while start > 0, Document.isNamePart(bytes[start - 1]) { start -= 1 }
    }
    dotted = String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// What it names in the model that it stands in, or in the module.
  func subject(in web: Web) -> Subject? {
    let owner: String? = path.count > 1 && path[0] == "models" ? path[1] : nil
    let names: [String] = [owner.map { $0 + "." + dotted }, dotted, text].compactMap { $0 }
    for name in names {
      if let subject: Subject = try? Subject.find(name, in: web) { return subject }
    }
    return nil
  }
}
