import BindgenCore
import BindgenTools

/// The edits that format a text: only lines that differ, so that the editor's cursor and folds stay.
struct Formatting {
  private let entry: Workspace.Entry
  /// The result of the formatter; nil for a text with errors, whose lines have no known places.
  private let outcome: Formatter.Outcome?

  init(_ entry: Workspace.Entry) {
    self.entry = entry
    outcome = entry.diagnostics.hasErrors ? nil : Formatter.format(entry.file)
  }

  var edits: JSON {
    guard case .text(let text)? = outcome else { return .array([]) }
    let document = entry.document
    let old = TextLines(document.bytes)
    // A byte order mark stays.
    let new = TextLines(document.bytes.prefix(document.markLength) + text)
    return .array(
      LineDifference.gaps(from: old, to: new).map { gap in
        [
          "range": document.range(old.bounds(gap.old)),
          "newText": .string(String(decoding: new.bytes[new.bounds(gap.new)], as: UTF8.self)),
        ]
      }
    )
  }

  /// The reason why the text is not formatted; nil if it is.
  var obstacle: String? {
    let name = FileNames.base(entry.file.name).visible
    let errors = entry.diagnostics.sorted(files: [entry.file]).filter { $0.severity == .error }
    if let error = errors.first {
      let place = error.range.map { " at \($0.start.line):\($0.start.column)" } ?? ""
      return "bindgen: '\(name)' is not formatted while it has an error\(place): \(error.message)"
    }
    if case .wrong? = outcome {
      return "bindgen: '\(name)' is left as it is: formatted, it would say something else, a mistake of bindgen"
    }
    return nil
  }
}

extension TextLines {
  /// Returns the bytes of some lines; for an empty range of lines, the position before the next line.
  fileprivate func bounds(_ lines: Range<Int>) -> Range<Int> {
    let start = lines.lowerBound < ranges.count ? ranges[lines.lowerBound].lowerBound : bytes.count
    return start..<(lines.isEmpty ? start : ranges[lines.upperBound - 1].upperBound)
  }
}
