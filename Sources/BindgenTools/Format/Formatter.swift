import BindgenCore

/// The formatter of specs, which changes their form and never their meaning.
package enum Formatter {
  package enum Outcome {
    case text([UInt8])
    /// The errors of a spec. The lines of an unreadable spec have no known places.
    case faulty(Diagnostics)
    /// A result with another meaning: a bug of this tool, which is never written.
    case wrong
  }

  package static func format(_ file: SourceFile) -> Outcome {
    let (old, diagnostics) = read(file)
    if diagnostics.hasErrors { return .faulty(diagnostics) }
    guard let text = SpecPrinter(old).text else { return .wrong }
    if text == file.bytes { return .text(text) }
    let (new, problems) = read(SourceFile(name: file.name, bytes: text))
    return !problems.hasErrors && SameOutline.holds(old, new) ? .text(text) : .wrong
  }

  /// Returns the outline of a file, and the diagnostics of the outline and of its spec.
  private static func read(_ file: SourceFile) -> (Outline, Diagnostics) {
    var found = Diagnostics()
    let outline = Outline.parse(file, into: &found)
    _ = Spec.read(outline, into: &found)
    return (outline, found)
  }
}
