/// What the tool has to say about an input: where, what, why, and how to mend it.
///
/// One value serves from the parser to the terminal; it is an error too, so that it may be thrown.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A second place that explains the first.
  public struct Note: Hashable, Sendable {
    public var range: SourceRange?
    public var message: String

    public init(_ message: String, at range: SourceRange? = nil) {
      self.range = range
      self.message = message
    }
  }

  public var severity: Severity
  /// A short name in kebab case, under which the documentation explains it.
  public var code: String
  /// Where it is; nil for what has no place in a file.
  public var range: SourceRange?
  public var message: String
  public var notes: [Note]
  /// What to do about it, as a phrase: `did you mean 'products'?`
  public var help: String?

  public init(
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

  public static func error(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, code, at: range, message, help: help, notes: notes)
  }

  public static func warning(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, code, at: range, message, help: help, notes: notes)
  }
}
