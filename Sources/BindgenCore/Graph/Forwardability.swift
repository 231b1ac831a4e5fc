/// Whether a wrapper of a protocol can forward to the object in it.
extension EmittedProtocol {
  /// The member that makes a wrapper impossible, and the reason; nil if there can be a wrapper.
  package var unwrappable: (cause: Word, reason: String)? {
    if let first = initializers.first {
      return (Word("init", at: first.range), "a wrapper is made of what it wraps, and not as 'init' says")
    }
    for method in methods {
      if let reason = reason(method.signature) {
        return (Word(method.signature.name, at: method.signature.nameRange), reason)
      }
    }
    return nil
  }

  private func reason(_ signature: Signature) -> String? {
    // A model's own protocol has arrays instead.
    if kind != .model, signature.isVariadic { return "variadic arguments can't be passed on" }
    if signature.name == "base" || hasIdentity && ["id", "hash"].contains(signature.name) {
      return "a wrapper has a '\(signature.name)' of its own"
    }
    if signature.namesSelf { return "'Self' is another type for each that conforms" }
    return nil
  }
}

extension Signature {
  var namesSelf: Bool {
    (parameters.map(\.type) + [result].compactMap { $0 }).contains { $0.mentions(["Self"]) != nil }
  }
}
