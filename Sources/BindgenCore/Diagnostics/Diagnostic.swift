/// A report of the tool about an input: where, what, why, and how to fix it.
///
/// One value from the parser to the terminal; it is an `Error` too, so that it can be thrown.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    package var range: SourceRange?
    package var message: String

    package init(_ message: String, at range: SourceRange? = nil) {
      self.range = range
      self.message = message
    }
  }

  /// The edits by which an editor may fix it by itself.
  package struct Fix: Hashable, Sendable {
    /// A text in place of a range. The edits of a fix are in the order of the file.
    package struct Edit: Hashable, Sendable {
      package let range: SourceRange
      package let text: String
    }

    package let edits: [Edit]

    package init(_ edits: [(range: SourceRange, text: String)]) {
      self.edits = edits.map { Edit(range: $0.range, text: $0.text) }
    }

    /// Replaces a range by a text; if the text is empty, the blanks behind the range are removed, too.
    package init(_ text: String, insteadOf range: SourceRange) {
      let rest = range.file.bytes[range.upperBound...]
      let blanks = text.isEmpty ? rest.prefix { $0 == UInt8(ascii: " ") }.count : 0
      self.init([(SourceRange(range.file, range.lowerBound, range.upperBound + blanks), text)])
    }
  }

  package var severity: Severity
  /// A short name in kebab case: the documentation explains it under this name.
  package var code: String
  /// The place in a file; nil if there is none.
  package var range: SourceRange?
  package var message: String
  package var notes: [Note]
  /// The advice on what to do about it: `did you mean 'products'?`
  package var help: String?
  package var fix: Fix?

  /// - Parameters:
  ///   - suggested: The word that was probably intended: the help asks for it, instead of any other text, and the fix puts it in
  ///     place of the marked text.
  ///   - instead: The text that the fix puts in place of the marked text.
  package init(
    _ severity: Severity,
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    suggested: String? = nil,
    instead: String? = nil,
    fix: Fix? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.range = range
    self.message = message
    self.help = suggested.map { didYouMean($0) } ?? help
    self.fix = fix ?? range.flatMap { range in (suggested ?? instead).map { Fix($0, insteadOf: range) } }
    self.notes = notes
  }

  package static func error(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    suggested: String? = nil,
    instead: String? = nil,
    fix: Fix? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code,
      at: range,
      message,
      help: help,
      suggested: suggested,
      instead: instead,
      fix: fix,
      notes: notes
    )
  }

  package static func warning(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    suggested: String? = nil,
    instead: String? = nil,
    fix: Fix? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code,
      at: range,
      message,
      help: help,
      suggested: suggested,
      instead: instead,
      fix: fix,
      notes: notes
    )
  }
}
