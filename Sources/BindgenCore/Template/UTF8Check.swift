/// Checks that a template is UTF-8, as Swift is.
enum UTF8Check {
  static func check(_ file: SourceFile) throws(Diagnostic) {
    // Swift replaces bytes that are not UTF-8: the first difference is the first mistake.
    let repaired = Array(String(decoding: file.bytes, as: UTF8.self).utf8)
    if repaired == file.bytes { return }
    var offset = 0
    while offset < repaired.count, offset < file.bytes.count, repaired[offset] == file.bytes[offset] { offset += 1 }
    throw .error("template-utf8", at: SourceRange(file, offset, offset + 1), "the template is not UTF-8 text")
  }
}

extension SourceRange {
  /// The text as messages quote it: long ones are cut.
  var shortText: String {
    let longest = 40
    guard upperBound - lowerBound > longest else { return text }
    return String(SourceRange(file, lowerBound, lowerBound + 4 * longest).text.prefix(longest)) + "…"
  }
}
