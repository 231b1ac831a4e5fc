/// The `id` of a model, by which its instances are identified.
struct DeclaredID {
  let place: SourceRange
  /// The declared access of the `id`; nil for the access of the model.
  let access: Word?
  /// Whether the `id` may change while its model lives.
  let mayChange: Bool

  /// Nil if the model declares none.
  init?(_ model: Model) {
    // Services and children are no ids.
    let isID: (Stored) -> Bool = { $0.name.text == "id" && $0.service == nil && $0.kind != .child }
    if let stored = model.stored.first(where: isID) {
      place = stored.name.range
      access = stored.access
      mayChange = stored.kind == .state || stored.kind == .storage
    } else if let derivation = model.derivations.first(where: { $0.name.text == "id" }) {
      place = derivation.name.range
      access = derivation.access
      mayChange = true
    } else {
      return nil
    }
  }

  /// Whether the `id` is as visible as its model, so that Swift takes it for the requirement of `Identifiable`.
  func isSeen(where model: String) -> Bool { access.map { $0.text == model } ?? true }
}

extension ResolvedModel {
  /// Whether the model has a constant `id` that is as visible as the model.
  package var hasConstantID: Bool { seenID?.mayChange == false }

  /// Whether the model has an `id` that may change and is as visible as the model.
  package var hasChangingID: Bool { seenID?.mayChange == true }

  private var seenID: DeclaredID? { DeclaredID(model).flatMap { $0.isSeen(where: access) ? $0 : nil } }
}

extension SwiftType {
  /// Whether it is `Identifiable`, with its module or without, alone or at the end of a composition.
  package var isIdentifiable: Bool {
    text == "Identifiable" || text.hasSuffix(".Identifiable") || text.hasSuffix(" Identifiable")
  }
}
