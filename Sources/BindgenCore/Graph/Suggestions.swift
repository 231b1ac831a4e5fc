/// Suggests a known name for an unknown one.
///
/// Each search compares with all known names, so a run has a limited number of them: of ten thousand mistakes in a
/// model of ten thousand fields only the first get help.
struct Suggestions {
  private var comparisonsLeft: Int = 100_000

  mutating func word(_ name: String, among known: @autoclosure () -> [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let known = known()
    // Collecting the known names takes time, too, even if they are few.
    comparisonsLeft -= max(known.count, 100)
    return suggestion(for: name, among: known)
  }
}

extension Diagnostics {
  /// Reports a name that should be a field to observe, and is none.
  mutating func reportUnknown(
    field name: Word,
    of model: Model,
    among known: [String],
    _ suggestions: inout Suggestions
  ) {
    let other = model.helpForOther(name.text)
    let suggested = other == nil ? suggestions.word(name.text, among: known) : nil
    error(
      "unknown-field",
      at: name.range,
      "'\(model.name.text)' has no state and no derivation '\(name.text)'",
      help: other ?? oneOfFew(known) ?? "declare it in 'state' or 'derive'",
      suggested: suggested
    )
  }
}

extension Model {
  /// Returns a help that says what to name in place of an entry that is no field.
  fileprivate func helpForOther(_ name: String) -> String? {
    if actions.contains(where: { $0.signature.name == name }) {
      return "'\(name)' is an action: name a field that it writes"
    }
    if functions.contains(where: { $0.signature.name == name }) {
      return "'\(name)' is a function: name a field that it reads"
    }
    switch stored.first(where: { $0.name.text == name })?.kind {
    case .child?: return "'\(name)' is a child: name a field that you derive of it"
    case .service?: return "'\(name)' is a service: keep its answers in 'state', and name that"
    case .storage?: return "'\(name)' is in 'storage': move it to 'state'"
    case .constant?: return "'\(name)' is a constant: name a state or a derivation"
    case .state?, .alternative?, nil: return nil
    }
  }
}

/// Returns a help with the possible names, if these are few.
func oneOfFew(_ known: [String]) -> String? {
  let most = 8
  return known.isEmpty || known.count > most ? nil : oneOf(known)
}
