/// Names that several entries share, and the ways to distinguish such entries.
extension Model {
  /// Whether something is stored or derived under a name.
  package func hasField(_ name: String) -> Bool {
    stored.contains { $0.name.text == name } || derivations.contains { $0.name.text == name }
  }
}

extension SwiftType {
  /// Whether a value of it can be called: a function, or an optional of one. (Of another type only Swift knows.)
  var isCallable: Bool {
    if case .optional(let wrapped) = form { return wrapped.isCallable }
    return isFunction
  }
}

extension Signature {
  /// Whether `update { … }` may be a call of the function.
  var takesOneFunction: Bool {
    let required = parameters.filter { $0.value == nil }
    guard let last = required.last ?? parameters.last, required.count <= 1 else { return false }
    return last.type.isCallable || !generics.isEmpty || Generics.hasOpaque(last.type.text)
  }
}
