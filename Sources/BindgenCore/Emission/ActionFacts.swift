/// What templates are told of an action.
enum ActionFacts {
  static func record(_ action: Action, _ layout: ModelLayout) -> Record {
    let signature: Signature = action.signature
    let isTransaction: Bool = layout.hasTransactions && !signature.isAsync
    // One line alone may be the result: that takes a function of its own.
    let isCalled: Bool = isTransaction && signature.result != nil
    let body: String = layout.model.hidden.body(of: signature.name)
    let text: UserText = UserText(action.body, indentation: 4, options: layout.options)
    return [
      "name": .text(SwiftName.escaped(signature.name)),
      "doc": .texts(action.doc?.lines ?? []),
      "attributes": .texts(signature.attributes),
      "declaration": .text(signature.declaration),
      "bodyDeclaration": .text(isCalled ? twin(signature, body) : ""),
      "call": .text(isCalled ? call(signature, body) : ""),
      "isTransaction": .bool(isTransaction),
      "body": .record(text.record),
    ]
  }

  /// The function that holds the action's text, with parameters that the action can pass on.
  private static func twin(_ signature: Signature, _ name: String) -> String {
    let effects: String = signature.effects.isEmpty ? "" : " " + signature.effects.dropLast()
    return name + signature.generics + signature.twinParameterList + effects + signature.resultClause
      + signature.whereClause
  }

  private static func call(_ signature: Signature, _ name: String) -> String {
    let tries: String = signature.throwing.isEmpty ? "" : "try "
    return "return " + tries + name + "(" + signature.forwardedArguments + ")"
  }
}

/// What templates are told of a service.
enum ServiceFacts {
  static func record(_ stored: Stored, _ layout: ModelLayout) -> Record {
    [
      "name": .text(SwiftName.escaped(stored.name.text)),
      "type": .text(stored.type.text),
      "doc": .texts(stored.doc?.lines ?? []),
      "isEmitted": .bool(stored.methods != nil),
      "isLimited": .bool(layout.availability.isLimited(stored.methods ?? [])),
      "protocol": .text(stored.protocolName),
      "methods": .records((stored.methods ?? []).map(method)),
    ]
  }

  static func method(_ method: Method) -> Record {
    ["declaration": .text(method.signature.declaration), "doc": .texts(method.doc?.lines ?? [])]
  }
}
