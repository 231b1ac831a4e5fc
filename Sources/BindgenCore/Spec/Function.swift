/// A query with parameters: `canEdit(_ id: Item.ID) -> Bool: items[id: id]?.owner == user`.
package final class Function: Sendable {
  package let signature: Signature
  /// An expression, or statements.
  package let body: SwiftCode
  package let doc: Doc?
  /// The access. Nil for the access of the model.
  package let access: Word?

  init(signature: Signature, body: SwiftCode, doc: Doc?, access: Word?) {
    self.signature = signature
    self.body = body
    self.doc = doc
    self.access = access
  }

  package var name: Word { Word(signature.name, at: signature.nameRange) }
  package var isPrivate: Bool { access?.text == "private" }
}

extension Model {
  /// The signatures of the functions and actions.
  var methods: [Signature] { functions.map(\.signature) + actions.map(\.signature) }
}
