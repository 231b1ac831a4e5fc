/// The identity of a model's instances.
extension ModelLayout {
  /// Whether a model is `Identifiable` without a word in the spec: with a visible `let id`, as a row, or as one of several
  /// children. There a class without an id is identified as an object.
  var isIdentifiable: Bool {
    !model.conforms.contains(where: \.isIdentifiable) && relations.isIdentified(model)
  }

  /// The conformance to `Identifiable`, nonisolated for a class unless its id is a field, which only its own actor reads.
  var identity: String {
    if model.isValue { return "Swift.Identifiable" }
    return (model.hasChangingID ? conformanceIsolation : "nonisolated ") + "Swift.Identifiable"
  }
}
