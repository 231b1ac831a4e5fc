/// The facts of an action for templates.
enum ActionFacts {
  /// - Parameter called: The actions that effects call from outside the class.
  static func record(_ action: Action, _ layout: ModelLayout, called: Set<String> = []) -> Record {
    let signature: Signature = action.signature
    let declared: Signature = layout.model.model.isValue ? signature : action.declared
    let isTransaction: Bool = layout.hasTransactions && !signature.isAsync
    let services: [Stored] = layout.model.model.isValue ? layout.model.services(namedBy: action) : []
    // Only a single line may be the result; that takes its own function. So does a body from which effects must be kept.
    let hasResult: Bool = (isTransaction || !services.isEmpty) && signature.result != nil
    let isLast: Bool = action.effects.isEmpty || layout.model.model.isValue
    let isCalled: Bool = isLast ? hasResult : action.mayEndOrDeclare
    let isHeld: Bool = action.isPrivate && called.contains(signature.name)
    let body: String = layout.model.hidden.body(of: signature.name)
    let text: UserText = UserText(action.body, indentation: 4, options: layout.options)
    return [
      "name": .text(SwiftName.escaped(signature.name)),
      "doc": .texts(action.doc?.lines ?? []),
      "attributes": .texts(declared.attributes),
      "access": .text(isHeld ? "fileprivate " : layout.access(of: action.access)),
      "valueDeclaration": .text(valueDeclaration(signature, services)),
      "services": .texts(services.map { SwiftName.escaped($0.name.text) }),
      "declaration": .text(declaration(of: action, layout)),
      "bodyDeclaration": .text(isCalled ? twin(signature, body, services) : ""),
      "call": .text(isCalled ? (isLast ? "return " : "") + call(signature, body, services) : ""),
      "isTransaction": .bool(isTransaction),
      "isReaction": .bool(action.trigger != nil),
      "isEmpty": .bool(action.body.bytes.isEmpty),
      "body": .record(text.record),
    ]
  }

  /// An action of a value is given its services last.
  private static func valueDeclaration(_ signature: Signature, _ services: [Stored]) -> String {
    guard !services.isEmpty else { return signature.declaration }
    let parameters: [String] = signature.parameters.map(\.declaration) + ["services: Services"]
    return signature.declaration("(" + parameters.joined(separator: ", ") + ")")
  }

  /// In a model with a protocol, variadic parameters are arrays: the protocol's extension takes single arguments.
  private static func declaration(of action: Action, _ layout: ModelLayout) -> String {
    layout.model.isShown(action) ? action.declared.withArrays : action.declared.declaration
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
    let given: [String] = services.map { "services." + SwiftName.escaped($0.name.text, as: .afterDot) }
    let arguments: [String] = signature.parameters.map(\.forwarded) + given
    return signature.callEffects + name + "(" + arguments.joined(separator: ", ") + ")"
  }
}

extension Action {
  /// Whether its body may end before its last line.
  var mayReturn: Bool { bodyHas(["return"]) }

  /// The same, or declare what hides an argument.
  fileprivate var mayEndOrDeclare: Bool {
    bodyHas(["return", "let", "var", "func", "class", "struct", "enum", "typealias"])
  }

  private func bodyHas(_ words: [String]) -> Bool {
    guard let tokens: Tokens = try? Tokens(body) else { return true }
    return (0..<tokens.count).contains { index in words.contains { tokens.isText(index, $0) } }
  }
}
