import BindgenCore

/// A filter for completions of SourceKit-LSP: it accepts names that specs declare, and rejects details of the emitted classes.
struct CompletionFilter {
  private let models: [String: ResolvedModel]
  /// The name of the model that the user types in.
  private let own: String?
  /// Whether the Swift at the position is a pure expression, which calls no actions.
  private let isFormula: Bool

  init(_ program: Program, at place: KeyPlace) {
    let all = program.specs.flatMap(\.models)
    models = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    own = place.path.first == "models" && place.path.count > 1 ? place.path[1] : nil
    isFormula = place.isFormula
  }

  /// Returns the completions of SourceKit-LSP that the filter accepts.
  ///
  /// - Parameter isMember: Whether a dot precedes them.
  func allowed(_ items: [JSON], isMember: Bool) -> [JSON] {
    let base = items.first { $0["label"]?.string == "self" }
    let owner = isMember ? base?["detail"]?.string.map { Self.unwrapped($0) } : own
    let model = owner.flatMap { models[$0] }
    return items.filter { allows($0, model) }
  }

  private static func unwrapped(_ type: String) -> String {
    String(type.reversed().drop { $0 == "?" || $0 == "!" }.reversed())
  }

  /// - Parameter model: The model whose members are completed, if it is known.
  private func allows(_ item: JSON, _ model: ResolvedModel?) -> Bool {
    let (label, type) = (item["label"]?.string ?? "_", item["detail"]?.string ?? "")
    if label.hasPrefix("_") || label.hasPrefix(ReservedNames.shared) { return false }
    let name = label.baseName
    if models[name] != nil { return true }
    guard let model else { return !type.hasPrefix(ReservedNames.shared + ".") }
    if let isAllowed = allowsMethod(name, model.model) { return isAllowed }
    // Around a pure expression a type of its own is emitted, and in it functions with the names of fields.
    if type.hasPrefix("\(model.name)._") || name != label && model.model.hasField(name) { return false }
    if name == "view", !isFormula, model.model.view?.commands.isEmpty == false { return true }
    return !model.isMachinery(name) && !type.hasPrefix(ReservedNames.shared + ".")
  }

  /// Returns whether a method may be completed; nil for a name that is no method.
  private func allowsMethod(_ name: String, _ model: Model) -> Bool? {
    if model.functions.contains(where: { $0.signature.name == name }) { return true }
    guard let action = model.actions.first(where: { $0.signature.name == name }) else { return nil }
    // Anybody may load a field again.
    let isLoad = model.loads.contains { $0.actionName == name }
    return !isFormula && (isLoad || !action.isGenerated && action.ending == nil)
  }
}
