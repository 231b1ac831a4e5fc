/// A template that says more says it without end: nested loops and includes multiply.
struct TemplateLimits: Sendable {
  /// Of loops and includes.
  var turns: Int = 4_000_000
  /// Lines of templates that were come to.
  var steps: Int = 200_000_000
  /// In all.
  var bytes: Int = 256 << 20
}
