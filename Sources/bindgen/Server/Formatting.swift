import BindgenCore

/// What formatting changes in a text: the lines that differ, so that the editor's cursor and folds stay.
enum Formatting {
  /// None for a text with errors, whose lines have no places.
  static func edits(of entry: Workspace.Entry) -> JSON {
    guard !entry.diagnostics.hasErrors, case .text(let text) = Formatter.format(entry.file) else { return .array([]) }
    let document: Document = entry.document
    let old: TextLines = TextLines(document.bytes)
    // A byte order mark stays.
    let new: TextLines = TextLines(document.bytes.prefix(document.markLength) + text)
    return .array(
      LineDifference.gaps(from: old, to: new).map { gap in
        [
          "range": document.range(old.bounds(gap.old)),
          "newText": .string(String(decoding: new.bytes[new.bounds(gap.new)], as: UTF8.self)),
        ]
      }
    )
  }
}

extension TextLines {
  /// The bytes of some lines; for none, the place before the next.
  fileprivate func bounds(_ lines: Range<Int>) -> Range<Int> {
    let start: Int = lines.lowerBound < ranges.count ? ranges[lines.lowerBound].lowerBound : bytes.count
    return start..<(lines.isEmpty ? start : ranges[lines.upperBound - 1].upperBound)
  }
}
