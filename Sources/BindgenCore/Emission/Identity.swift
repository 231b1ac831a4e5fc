/// How instances of a model are told apart.
extension ModelLayout {
  /// Whether it is `Identifiable` without a word in the spec: a model with a visible `let id`, and what shows as a row, or as
  /// one of several. There a class without an id is known by its identity.
  var isIdentifiable: Bool {
    !model.conforms.contains(where: \.isIdentifiable) && relations.isIdentified(model)
  }

  /// A class is identified wherever its module says that it lives. An id that is a field is read there alone.
  var identity: String {
    if model.isValue { return "Swift.Identifiable" }
    return (model.hasChangingID ? conformanceIsolation : "nonisolated ") + "Swift.Identifiable"
  }
}
