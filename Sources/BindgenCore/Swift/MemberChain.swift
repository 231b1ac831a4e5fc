/// A name and the members behind it, up to what is assigned or called: of `songs[id: 2]?.artist.name = "Bo"` the tokens of
/// `songs`, `artist` and `name`.
struct MemberChain {
  let root: Int
  private(set) var names: [Int]
  /// The token behind the chain.
  private(set) var end: Int
  /// The token of the method that is called on the last member.
  private(set) var method: Int?
  /// Whether a function may change the target of the chain: `f(&x.y)`.
  let isInOut: Bool

  init(at root: Int, in tokens: Tokens) {
    (self.root, names, end) = (root, [root], root + 1)
    let isOfSelf = root > 1 && tokens[root - 1].kind == .dot && tokens.isText(root - 2, "self")
    let before = isOfSelf ? root - 3 : root - 1
    isInOut = before >= 0 && tokens.isText(before, "&") && !tokens[before + 1].followsSpace
    while true {
      while tokens.unwraps(end) { end += 1 }
      if tokens[end].kind == .dot, tokens[end + 1].kind == .name {
        if tokens.isCall(end + 1) {
          method = end + 1
          return
        }
        names.append(end + 1)
        end += 2
      } else if tokens.isText(end, "["), !tokens[end].followsSpace {
        end = tokens[end].partner + 1
      } else {
        return
      }
    }
  }
}
