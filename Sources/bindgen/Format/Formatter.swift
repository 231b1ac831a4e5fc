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
    var diagnostics: Diagnostics = Diagnostics()
    _ = Spec.read(file, into: &diagnostics)
    if diagnostics.hasErrors { return .faulty(diagnostics) }
    var ignored: Diagnostics = Diagnostics()
    let old: Outline = Outline.parse(file, into: &ignored)
    guard let text: [UInt8] = FormattedLines(old).text else { return .wrong }
    if text == file.bytes { return .text(text) }
    let result: SourceFile = SourceFile(name: file.name, bytes: text)
    _ = Spec.read(result, into: &ignored)
    let new: Outline = Outline.parse(result, into: &ignored)
    return !ignored.hasErrors && SameOutline.holds(old, new) ? .text(text) : .wrong
  }
}
