/// Warns of lists whose rows have no ids. A user's own type may have one, and so may any other in an extension; without
/// one, emitted code has a handful of errors.
extension Resolver {
  mutating func checkRowIDs(of model: Model) {
    if model.value != nil { return }
    for list in model.stored {
      guard let rows = list.list, rows.hasIDs, lacksID(rows.element, model) else { continue }
      let nested = model.types?.withoutID(rows.element)
      let type = nested ?? rows.element.text
      let own =
        nested != nil
        ? ", or give '\(type)' an 'id'"
        : models[type] != nil ? ", or give '\(type)' a 'let: { id: … }'" : ""
      diagnostics.warning(
        "no-row-id",
        at: rows.element.range,
        "a row of '\(list.name.text)' has no 'id', by which it is found again",
        help: "write '{ element: \(type), ids: none }'" + own,
        instead: "{ element: \(type), ids: none }"
      )
    }
  }

  private func lacksID(_ type: SwiftType, _ owner: Model) -> Bool {
    if owner.types?.withoutID(type) != nil { return true }
    switch type.form {
    case .named(let name):
      guard let model = models[name]?.model else { return Resolver.withoutIDs.contains(name) }
      return model.isValue && model.isWhole && model.unread.isEmpty && model.conforms.isEmpty && !hasID(model)
    case .optional, .dictionary, .tuple, .function, .metatype:
      // A class in there is an error of its own.
      return !type.names.contains { models[$0.text]?.model.isValue == false }
    case .array, .existential: return false
    }
  }

  private func hasID(_ model: Model) -> Bool {
    guard let id = DeclaredID(model) else { return false }
    return models[model.name.text].map { id.isSeen(where: $0.access) } ?? true
  }

  private static let withoutIDs: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "Substring", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "Date", "Data", "Decimal", "URL", "UUID",
  ]
}

/// Checks that the `id` of a model is visible wherever Swift needs it as the model's identity.
extension Resolver {
  mutating func checkIdentity(of model: Model) {
    if model.value != nil { return }
    if let word = model.conforms.first(where: \.isIdentifiable) {
      checkSeen(model, spec.access(of: model), at: word.range, "'\(model.name.text)' is 'Identifiable'")
    }
    for stored in model.stored {
      guard let type = stored.childType, let entry = models[type.text],
        !entry.model.isValue, stored.list?.hasIDs ?? (stored.kind == .alternative)
      else { continue }
      let what = stored.list == nil ? "one of several is" : "rows are"
      checkSeen(entry.model, entry.access, at: type.range, what + " told apart")
      checkIdentified(type, entry, what + " told apart")
      if stored.list != nil { checkConstant(entry.model, type, stored) }
    }
  }

  /// Reports a row whose id may change: a list finds a class by the id that it had when it was inserted.
  private mutating func checkConstant(_ row: Model, _ type: SwiftType, _ list: Stored) {
    guard let id = DeclaredID(row), id.mayChange, id.access == nil else { return }
    diagnostics.error(
      "changing-id",
      at: type.range,
      "a row of '\(list.name.text)' is found again by its 'id', and that of '\(type.text)' may change",
      help: "write '{ element: \(type.text), ids: none }', or give '\(type.text)' a 'let: { id: … }'",
      instead: "{ element: \(type.text), ids: none }",
      notes: [.init("it is here", at: id.place)]
    )
  }

  private mutating func checkSeen(_ model: Model, _ access: String, at place: SourceRange, _ why: String) {
    guard let id = DeclaredID(model), !id.isSeen(where: access), let word = id.access else { return }
    diagnostics.error(
      "hidden-id",
      at: place,
      "\(why) by an 'id', and that of '\(model.name.text)' is \(word.text)",
      help: "give it another name" + (word.range == id.place ? "" : ", or leave '\(word.text)' out"),
      notes: [.init("it is here", at: id.place)]
    )
  }
}
