/// A member of a constant that an expression reads. If the constant holds an object, observers are not notified when that
/// changes; whether it does, only the compiler knows.
package struct UnobservedRead: Sendable {
  /// The constant, or the child that it belongs to.
  package let root: Stored
  /// The constant, as the expression names it: `document`, `cart.document`.
  package let text: String
  package let range: SourceRange
}

extension Resolver {
  /// The first read of each constant in each derivation and function.
  ///
  /// A value has none unless it has a store: it computes at each read, and nobody observes it.
  func unobservedReads(of model: Model, _ scope: Scope) -> [UnobservedRead] {
    guard model.value == nil, !model.isValue || model.hasStore else { return [] }
    let derived = model.derivations.filter { !$0.isGenerated }.flatMap {
      unobservedReads(in: $0.expression, scope, besides: [])
    }
    return derived
      + model.functions.flatMap { function in
        unobservedReads(in: function.body, scope, besides: Set(function.signature.parameters.map(\.name)))
      }
  }

  private func unobservedReads(in code: SwiftCode, _ scope: Scope, besides hidden: Set<String>) -> [UnobservedRead] {
    var seen: Set<String> = []
    return code.names.uses.compactMap { use in
      guard !hidden.contains(use.name) || code.tokens.isOfSelf(use.token),
        let read = unheardRead(use, code.tokens, scope), seen.insert(read.text).inserted
      else { return nil }
      return read
    }
  }

  private func unheardRead(_ use: NameUses.Use, _ tokens: Tokens, _ scope: Scope) -> UnobservedRead? {
    guard case .stored(let root, _)? = scope[use.name] else { return nil }
    var (stored, token) = (root, use.token)
    while stored.kind == .child || stored.isChild {
      guard let next = Self.member(behind: token, in: tokens), let childType = stored.childType?.text,
        let below = models[childType]?.scope, case .stored(let member, _)? = below[tokens.name(next)],
        !below.visibility(of: member.name.text).isPrivate
      else { return nil }
      (stored, token) = (member, next)
    }
    guard stored.mayChangeUnheard, Self.isRead(token, in: tokens) else { return nil }
    return UnobservedRead(root: root, text: tokens.line(use.token..<token + 1), range: tokens.range(use.token))
  }

  /// The member behind a name, also behind `?` or `!`.
  private static func member(behind token: Int, in tokens: Tokens) -> Int? {
    let dot = end(of: token, in: tokens)
    return tokens[dot].kind == .dot && tokens[dot + 1].kind == .name ? dot + 1 : nil
  }

  private static func isRead(_ token: Int, in tokens: Tokens) -> Bool {
    let next = end(of: token, in: tokens)
    return tokens[next].kind == .dot || tokens.isText(next, "[") && !tokens[next].followsSpace
  }

  private static func end(of token: Int, in tokens: Tokens) -> Int {
    var end = token + 1
    while tokens[end].kind == .operator, !tokens[end].followsSpace, tokens.isText(end, "?") || tokens.isText(end, "!") {
      end += 1
    }
    return end
  }
}

extension Stored {
  /// Whether it is a constant whose type may be a class's, for all that the tool knows.
  fileprivate var mayChangeUnheard: Bool {
    guard case .constant(changes: true) = role else { return false }
    switch type.form {
    case .named, .existential: return Placeholder.cheapInitialValue(of: type) == nil
    case .optional(let wrapped): return Placeholder.cheapInitialValue(of: wrapped) == nil
    case .array, .dictionary, .tuple, .function, .metatype: return false
    }
  }
}
