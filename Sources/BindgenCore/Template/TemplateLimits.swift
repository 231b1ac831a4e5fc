/// The limits of a template: nested loops and includes multiply, and more than this would never end.
struct TemplateLimits: Sendable {
  /// The turns of loops and includes.
  var turns: Int = 4_000_000
  /// The template lines that are reached.
  var steps: Int = 200_000_000
  /// The size of the output.
  var bytes: Int = 256 << 20
}
