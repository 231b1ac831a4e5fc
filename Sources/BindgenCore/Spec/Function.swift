/// A query with parameters: `canEdit(_ id: Item.ID) -> Bool: items[id: id]?.owner == user`.
package struct Function: Sendable {
  package var signature: Signature
  /// An expression, or statements.
  package var body: SwiftCode
  package var doc: Doc?
  /// The access. Nil for the access of the model.
  package var access: Word?

  package var name: Word { Word(signature.name, at: signature.nameRange) }
  package var isPrivate: Bool { access?.text == "private" }
}

extension Model {
  /// The signatures of the functions and actions.
  var methods: [Signature] { functions.map(\.signature) + actions.map(\.signature) }
}
