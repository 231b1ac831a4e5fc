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

  /// What an editor may do about it by itself.
  package struct Fix: Hashable, Sendable {
    /// What is replaced, in the order of the file.
    package struct Edit: Hashable, Sendable {
      package let range: SourceRange
      package let text: String
    }

    package let edits: [Edit]

    package init(_ edits: [(range: SourceRange, text: String)]) {
      self.edits = edits.map { Edit(range: $0.range, text: $0.text) }
    }

    /// Another text in place of one; with a word that goes, the blanks behind it go, too.
    package init(_ text: String, insteadOf range: SourceRange) {
      let rest: ArraySlice<UInt8> = range.file.bytes[range.upperBound...]
      let blanks: Int = text.isEmpty ? rest.prefix { $0 == UInt8(ascii: " ") }.count : 0
      self.init([(SourceRange(range.file, range.lowerBound, range.upperBound + blanks), text)])
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
  package var fix: Fix?

  /// - Parameters:
  ///   - meant: The word that was probably meant: the help asks for it, whatever it would say else, and it belongs in place
  ///     of what is marked.
  ///   - instead: What belongs in place of what it marks.
  package init(
    _ severity: Severity,
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    meant: String? = nil,
    instead: String? = nil,
    fix: Fix? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.range = range
    self.message = message
    self.help = meant.map { didYouMean($0) } ?? help
    self.fix = fix ?? range.flatMap { range in (meant ?? instead).map { Fix($0, insteadOf: range) } }
    self.notes = notes
  }

  package static func error(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    meant: String? = nil,
    instead: String? = nil,
    fix: Fix? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, code, at: range, message, help: help, meant: meant, instead: instead, fix: fix, notes: notes)
  }

  package static func warning(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    meant: String? = nil,
    instead: String? = nil,
    fix: Fix? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, code, at: range, message, help: help, meant: meant, instead: instead, fix: fix, notes: notes)
  }
}
