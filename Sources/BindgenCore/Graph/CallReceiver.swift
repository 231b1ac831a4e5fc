/// The receiver of a member's call, as far as tokens show it.
enum CallReceiver {
  /// A name from outside the body: `songs` in `songs.first?.like()`, and in `songs.update { $0.like() }`.
  case name(String)
  /// A variable of the body.
  case variable
  case unknown

  init(of index: Int, in tokens: Tokens) {
    guard let root = Self.root(of: index, in: tokens) else {
      self = .unknown
      return
    }
    if tokens[root].kind == .dollarName {
      self =
        Self.closure(around: root, in: tokens).flatMap { Self.root(of: $0, in: tokens) }.map {
          .name(tokens.name($0))
        } ?? .unknown
    } else if (0..<root).contains(where: { tokens.isText($0, "var") && tokens.name($0 + 1) == tokens.name(root) }) {
      self = .variable
    } else {
      self = .name(tokens.name(root))
    }
  }

  /// The first token of the chain that ends before an index: of `songs[0]?.like`, `songs`.
  static func root(of index: Int, in tokens: Tokens) -> Int? {
    var index = index
    while tokens[index - 1].kind == .dot, index > 1 {
      index -= 2
      while tokens.unwraps(index) || tokens[index].closes {
        index = tokens[index].closes ? tokens[index].partner - 1 : index - 1
        guard index >= 0 else { return nil }
      }
      if tokens.isText(index, "self") { return index + 2 }
    }
    let kind = tokens[index].kind
    return kind == .name || kind == .dollarName ? index : nil
  }

  /// Returns the token of the method that the innermost closure around an index is passed to.
  static func closure(around index: Int, in tokens: Tokens) -> Int? {
    var opener = index - 1
    while opener >= 0 {
      if tokens[opener].closes {
        opener = tokens[opener].partner - 1
      } else if tokens[opener].opens {
        if let method = tokens.callee(of: opener), tokens.isMember(method) { return method }
        opener -= 1
      } else {
        opener -= 1
      }
    }
    return nil
  }
}
