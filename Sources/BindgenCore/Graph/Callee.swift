/// The target of a call, if a function and an action have its base name. The labels of the call decide.
enum Callee {
  case function, action
  /// The labels fit both: only types could decide.
  case either
}

extension Model {
  /// Returns the target of a call by its labels; nil unless a function and an action have that base name.
  ///
  /// A name that is not called, or a call that fits neither, counts as the function's: Swift reports the error.
  func callee(_ name: String, at token: Int, in tokens: Tokens) -> Callee? {
    let functions = self.functions.map(\.signature).filter { $0.name == name }
    if functions.isEmpty { return nil }
    let actions = self.actions.map(\.signature).filter { $0.name == name }
    if actions.isEmpty { return nil }
    guard let call = CallLabels(at: token, in: tokens), actions.contains(where: { $0.fits(call) }) else {
      return .function
    }
    return functions.contains { $0.fits(call) } ? .either : .action
  }
}

extension Resolver {
  /// Returns the entry of a model that the name at a token refers to. Reports an ambiguous call.
  mutating func entry(at token: Int, in tokens: Tokens, _ scope: Scope) -> Scope.Entry? {
    let name = tokens.name(token)
    switch scope.model.callee(name, at: token, in: tokens) {
    case .action: return .action
    case .either: reportAmbiguous(token, in: tokens)
    case .function, nil: break
    }
    return scope[name]
  }

  mutating func reportAmbiguous(_ token: Int, in tokens: Tokens) {
    diagnostics.error(
      "ambiguous-call",
      at: tokens.range(token),
      "'\(tokens.name(token))' is a function and an action, and these labels fit both",
      help: "give one of them another label"
    )
  }
}

extension BodySummary {
  /// Reads a body, and leaves out calls of functions that have an action's name.
  static func read(_ body: SwiftCode, of model: Model) -> BodySummary {
    var summary = read(body)
    summary.calls.removeAll { model.callee($0.name, at: $0.token, in: body.tokens) == .function }
    return summary
  }
}

extension Signature {
  /// Whether a call with these labels fits the signature. A brace may also be no closure, as behind `if isMine(1)`.
  func fits(_ call: CallLabels) -> Bool {
    fits(call.arguments, call.closures) || !call.closures.isEmpty && fits(call.arguments, [])
  }

  private func fits(_ arguments: [String?], _ closures: [String?]) -> Bool {
    var rest = parameters[...]
    /// Whether an argument without a label may continue a variadic one.
    var goesOn = false
    for label in arguments where label != nil || !goesOn {
      rest = rest.drop { $0.label != label && $0.mayBeLeftOut }
      guard let parameter = rest.popFirst(), parameter.label == label else { return false }
      goesOn = parameter.isVariadic
    }
    for label in closures {
      rest = rest.drop { !$0.takesClosure(label) && $0.mayBeLeftOut }
      guard let parameter = rest.popFirst(), parameter.takesClosure(label) else { return false }
    }
    return rest.allSatisfy(\.mayBeLeftOut)
  }
}

extension Signature.Parameter {
  fileprivate var mayBeLeftOut: Bool { value != nil || isVariadic }

  /// Whether a trailing closure fits the parameter. (The first one behind a call has no label.)
  fileprivate func takesClosure(_ label: String?) -> Bool {
    label == nil ? type.isCallable || modifiers.contains("@escaping") || type.isMarkedEscaping : self.label == label
  }
}
