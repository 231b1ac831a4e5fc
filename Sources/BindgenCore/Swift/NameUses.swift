/// The names from outside that an expression or a body depends on.
///
/// In doubt a name counts: one too many costs a computation, one too few makes a wrong program. Keywords never count.
/// A name in the place of a type does.
package struct NameUses: Hashable, Sendable {
  /// A free name and the members accessed on it: `presenter.cart.total` is `presenter`, then `cart`, `total`.
  ///
  /// `self.x` is `x`.
  package struct Use: Hashable, Sendable {
    package var name: String
    package var range: SourceRange
    /// The index of the name's token.
    package var token: Int
    package var path: [Member]
    /// Whether the name itself is assigned to, and not one of its members.
    package var isSet: Bool
  }

  package struct Member: Hashable, Sendable {
    package var name: String
    package var range: SourceRange
    /// The index of its token.
    package var token: Int
  }

  /// The uses in the order of the text; a name counts as often as it is used.
  package var uses: [Use] = []
  /// The first `self` without a member.
  package var bareSelf: SourceRange?
  /// The names that the text binds itself.
  package var locals = LocalNames()

  package static func read(_ tokens: Tokens) -> NameUses {
    // Most values are literals.
    guard tokens.all.contains(where: { $0.kind == .name }) else { return NameUses() }
    var walk = NameWalk(tokens)
    walk.run()
    return walk.names
  }
}
