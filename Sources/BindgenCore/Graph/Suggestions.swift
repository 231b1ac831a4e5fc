/// Suggests a known name for an unknown one.
///
/// Each search compares with all known names, so a run has a limited number of them: of ten thousand mistakes in a
/// model of ten thousand fields only the first get help.
struct Suggestions {
  private var comparisonsLeft: Int = 100_000

  mutating func word(_ name: String, among known: @autoclosure () -> [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let known: [String] = known()
    // Collecting the known names takes time, too, even if they are few.
    comparisonsLeft -= max(known.count, 100)
    return suggestion(for: name, among: known)
  }
}

extension Diagnostics {
  /// What is to be observed is no field.
  mutating func reportUnknown(
    field name: Word,
    of model: Model,
    among known: [String],
    _ suggestions: inout Suggestions
  ) {
    let isAction: Bool = model.actions.contains { $0.signature.name == name.text }
    let meant: String? = isAction ? nil : suggestions.word(name.text, among: known)
    error(
      "unknown-field",
      at: name.range,
      "'\(model.name.text)' has no state and no derivation '\(name.text)'",
      help: isAction ? "'\(name.text)' is an action: name a field that it writes" : nil,
      meant: meant
    )
  }
}
