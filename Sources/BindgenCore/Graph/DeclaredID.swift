/// The `id` of a model, by which its instances are told apart.
struct DeclaredID {
  let place: SourceRange
  /// Its access, if it says one.
  let access: Word?
  /// Whether it may become another one while its model lives.
  let mayChange: Bool

  /// Nil if the model declares none.
  init?(_ model: Model) {
    // What is no value is no id.
    let isID: (Stored) -> Bool = { $0.name.text == "id" && $0.service == nil && $0.kind != .child }
    if let stored: Stored = model.stored.first(where: isID) {
      place = stored.name.range
      access = stored.kind == .storage ? Word("private", at: stored.name.range) : stored.access
      mayChange = stored.kind == .state || stored.kind == .storage
    } else if let derivation: Derivation = model.derivations.first(where: { $0.name.text == "id" }) {
      place = derivation.name.range
      access = derivation.access
      mayChange = true
    } else {
      return nil
    }
  }

  /// Whether those see it who see its model, so that Swift takes it for what `Identifiable` asks for.
  func isSeen(where model: String) -> Bool { access.map { $0.text == model } ?? true }
}

extension ResolvedModel {
  /// Whether others see a `let id`.
  package var hasConstantID: Bool { seenID?.mayChange == false }

  /// Whether others see an `id` that is a field.
  package var hasChangingID: Bool { seenID?.mayChange == true }

  private var seenID: DeclaredID? { DeclaredID(model).flatMap { $0.isSeen(where: access) ? $0 : nil } }
}

extension SwiftType {
  /// With its module or without, by itself or behind others.
  package var isIdentifiable: Bool {
    text == "Identifiable" || text.hasSuffix(".Identifiable") || text.hasSuffix(" Identifiable")
  }
}
