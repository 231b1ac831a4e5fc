/// The limits of a template: nested loops and includes multiply, and more than this would never end.
struct TemplateLimits: Sendable {
  /// Of loops and includes.
  var turns: Int = 4_000_000
  /// Template lines that were reached.
  var steps: Int = 200_000_000
  /// In all.
  var bytes: Int = 256 << 20
}
