import BindgenCore

/// Writes a spec as all specs are written, without a change of what it says.
///
/// It works on lines. The outline says which of them are keys, dashes and values; all else stays as it is: comments keep
/// their text, Swift its relative indentation, brackets their items.
package enum Formatter {
  package enum Outcome {
    case text([UInt8])
    /// A text that can't be read has no lines whose place is known.
    case faulty(Diagnostics)
    /// The result would say something else: a mistake of this tool, and never to be written.
    case wrong
  }

  package static func format(_ file: SourceFile) -> Outcome {
    let (old, diagnostics): (Outline, Diagnostics) = read(file)
    if diagnostics.hasErrors { return .faulty(diagnostics) }
    guard let text: [UInt8] = FormattedLines(old).text else { return .wrong }
    if text == file.bytes { return .text(text) }
    let (new, faults): (Outline, Diagnostics) = read(SourceFile(name: file.name, bytes: text))
    return !faults.hasErrors && SameOutline.holds(old, new) ? .text(text) : .wrong
  }

  /// The outline of a file, and what is wrong with it or with the spec that it is.
  private static func read(_ file: SourceFile) -> (Outline, Diagnostics) {
    var found: Diagnostics = Diagnostics()
    let outline: Outline = Outline.parse(file, into: &found)
    _ = Spec.read(outline, into: &found)
    return (outline, found)
  }
}
