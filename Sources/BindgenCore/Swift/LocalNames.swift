/// A name that a piece of Swift binds, and the token that binds it.
struct LocalName {
  let name: String
  let token: Int
}

/// The names that a piece of Swift binds itself: where each comes from, and where it is used.
package struct LocalNames: Hashable, Sendable {
  /// The sources of names, by the tokens that bind them; of some it is unknown.
  package var sources: [Int: Source] = [:]
  /// The tokens that bind the names which these tokens use.
  package var uses: [Int: Int] = [:]
  /// The words that bind them, `let`, `var` or `func`, by the tokens that these words bind.
  var words: [Int: Int] = [:]
  /// The tokens that bind the names of the top level, which are in scope behind the last line.
  var outermost: [Int] = []

  /// The part of the text that says what a local name is. All numbers are those of tokens.
  package enum Source: Hashable, Sendable {
    /// The expression that begins with a token, in a condition or not.
    case value(from: Int, isCondition: Bool)
    /// An element of the sequence that begins with a token.
    case element(of: Int)
    /// The type that begins with a token.
    case type(at: Int)
    /// The associated value of a case, by its name's token.
    case payload(of: Int)
    /// A parameter of the closure that a brace opens, and its type if it is written.
    case parameter(number: Int, of: Int, type: Int?)
    /// The name of the same text outside: `if let player`, `[player]`.
    case outer
  }
}
