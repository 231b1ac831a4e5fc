/// The facts of an action for templates.
enum ActionFacts {
  static func record(_ action: Action, _ layout: ModelLayout) -> Record {
    let signature: Signature = action.signature
    let isTransaction: Bool = layout.hasTransactions && !signature.isAsync
    let services: [Stored] = layout.model.model.isValue ? layout.model.services(namedBy: action) : []
    // Only a single line may be the result; that takes its own function.
    let isCalled: Bool = (isTransaction || !services.isEmpty) && signature.result != nil
    let body: String = layout.model.hidden.body(of: signature.name)
    let text: UserText = UserText(action.body, indentation: 4, options: layout.options)
    return [
      "name": .text(SwiftName.escaped(signature.name)),
      "doc": .texts(action.doc?.lines ?? []),
      "attributes": .texts(signature.attributes),
      "access": .text(layout.access(of: action.access)),
      "valueDeclaration": .text(valueDeclaration(of: action, layout)),
      "services": .texts(services.map { SwiftName.escaped($0.name.text) }),
      "declaration": .text(declaration(of: action, layout)),
      "bodyDeclaration": .text(isCalled ? twin(signature, body, services) : ""),
      "call": .text(isCalled ? call(signature, body, services) : ""),
      "isTransaction": .bool(isTransaction),
      "body": .record(text.record),
    ]
  }

  /// An action of a value is given its services last.
  private static func valueDeclaration(of action: Action, _ layout: ModelLayout) -> String {
    let signature: Signature = action.signature
    guard !layout.model.services(namedBy: action).isEmpty else { return signature.declaration }
    let parameters: [String] = signature.parameters.map(\.declaration) + ["services: Services"]
    return signature.declaration("(" + parameters.joined(separator: ", ") + ")")
  }

  /// In a model with a protocol, variadic parameters are arrays: the protocol's extension takes single arguments.
  private static func declaration(of action: Action, _ layout: ModelLayout) -> String {
    let isShown: Bool = layout.model.interface?.methods.contains { $0.signature == action.signature } == true
    return isShown ? action.signature.withArrays : action.signature.declaration
  }

  /// The function with the action's text; its parameters can be passed on by the action.
  private static func twin(_ signature: Signature, _ name: String, _ services: [Stored]) -> String {
    let effects: String = signature.effects.isEmpty ? "" : " " + signature.effects.dropLast()
    let given: [String] = services.map {
      "_ \(SwiftName.escaped($0.name.text, as: .parameter)): \($0.type.parameterText)"
    }
    let parameters: [String] = signature.parameters.map(\.twinDeclaration) + given
    return name + signature.generics + "(" + parameters.joined(separator: ", ") + ")" + effects
      + signature.resultClause + signature.whereClause
  }

  private static func call(_ signature: Signature, _ name: String, _ services: [Stored]) -> String {
    let effects: String = (signature.throwing.isEmpty ? "" : "try ") + (signature.isAsync ? "await " : "")
    let given: [String] = services.map { "services." + SwiftName.escaped($0.name.text, as: .afterDot) }
    let arguments: [String] = signature.parameters.map(\.forwarded) + given
    return "return " + effects + name + "(" + arguments.joined(separator: ", ") + ")"
  }
}

/// The facts of a service for templates.
enum ServiceFacts {
  static func record(_ stored: Stored, _ layout: ModelLayout) -> Record {
    [
      "name": .text(SwiftName.escaped(stored.name.text)),
      "type": .text(stored.type.text),
      "doc": .texts(stored.doc?.lines ?? []),
      "parameterType": .text(stored.type.parameterText),
      "value": .text(stored.value == nil ? "" : " = " + (FormulaFacts(layout).valueText(stored) ?? "")),
      "isStruct": .bool(stored.isStruct),
      "closures": .records(closures(of: stored, layout)),
    ]
  }

  /// A struct of closures, described like a spy.
  private static func closures(of service: Stored, _ layout: ModelLayout) -> [Record] {
    layout.model.closures(of: service).flatMap { interface in
      SpyFacts(interface, layout, name: interface.name.text, isSendable: true)
    }.map { [$0.record] } ?? []
  }
}
