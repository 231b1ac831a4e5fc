/// What the tool reports about an input: where, what, why, and how to fix it.
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

  package var severity: Severity
  /// A short name in kebab case: the documentation explains it under this name.
  package var code: String
  /// Where it is; nil if it has no place in a file.
  package var range: SourceRange?
  package var message: String
  package var notes: [Note]
  /// What to do about it: `did you mean 'products'?`
  package var help: String?

  package init(
    _ severity: Severity,
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.range = range
    self.message = message
    self.help = help
    self.notes = notes
  }

  package static func error(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, code, at: range, message, help: help, notes: notes)
  }

  package static func warning(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, code, at: range, message, help: help, notes: notes)
  }
}
