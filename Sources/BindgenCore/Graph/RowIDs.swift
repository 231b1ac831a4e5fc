/// Warns of lists whose rows have no ids. A user's own type may have one, and so may any other in an extension; what
/// has none as far as the spec shows gives a handful of errors in emitted code.
extension Resolver {
  mutating func checkRowIDs(of model: Model) {
    if model.value != nil { return }
    for list in model.stored {
      guard let rows: Stored.List = list.list, rows.hasIDs, lacksID(rows.element, model) else { continue }
      let nested: String? = model.types?.withoutID(rows.element)
      let type: String = nested ?? rows.element.text
      let own: String =
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
      guard let model: Model = models[name]?.model else { return Resolver.withoutIDs.contains(name) }
      let hasID: Bool =
        model.stored.contains { $0.name.text == "id" } || model.derivations.contains { $0.name.text == "id" }
      return model.isValue && model.isWhole && !hasID && model.unread.isEmpty && model.conforms.isEmpty
    case .optional, .dictionary, .tuple, .function, .metatype:
      // A class in there is an error of its own.
      return !type.names.contains { models[$0.text]?.model.isValue == false }
    case .array, .existential: return false
    }
  }

  private static let withoutIDs: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "Substring", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "Date", "Data", "Decimal", "URL", "UUID",
  ]
}
