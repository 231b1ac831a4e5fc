/// One token of Swift: its kind and its bytes.
///
/// A string literal is a pair of brackets, not one token: its opening and closing quotes, and between them a pair for
/// each interpolation with its tokens inside. The literal's own text is not a token.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// An identifier or a keyword, with backticks: whether it is a keyword depends on its place.
    case name
    /// `$0`, `$name`.
    case dollarName
    case number
    case comma, colon, semicolon, dot, backslash, at
    /// `=` as its own token.
    case equal
    /// `->`.
    case arrow
    /// Any other run of operator characters; a `?` or `!` directly after something is its own token.
    case `operator`
    /// `(`, `[`, `{`, and `)`, `]`, `}`.
    case open, close
    /// `<` and `>` around generic parameters or arguments.
    case angleOpen, angleClose
    /// The quotes of a string literal, with the `#` of a raw one.
    case stringStart, stringEnd
    /// `\(` with the `#` of a raw string, and its `)`.
    case interpolationStart, interpolationEnd
    /// A whole regex literal.
    case regex
    /// `#if`, `#selector`, `#line`: the `#` and the word.
    case directive
    /// A comment of the outline: from ` #` to the end of the line; only if the scanner looks for them.
    case note
    /// Text in single quotes, as in YAML; only if the scanner looks for the outline's comments.
    case quoted
    /// A byte that is not valid in Swift.
    case stray
    case end
    /// The text can't be read from here on; the scanner's `failure` says why.
    case failure
  }

  package var kind: Kind
  package var start: Int
  package var end: Int
  /// Whether white space, a line break or a comment is before it.
  package var followsSpace: Bool
  package var followsNewline: Bool
  /// The index of the matching bracket in a list of tokens; -1 if it is not a bracket.
  package var partner: Int = -1

  package var range: Range<Int> { start..<end }

  /// Whether it is a name or an operator.
  var isWord: Bool {
    switch kind {
    case .name, .dollarName, .directive, .operator: true
    default: false
    }
  }

  /// Whether it needs a closing partner.
  package var opens: Bool {
    switch kind {
    case .open, .angleOpen, .stringStart, .interpolationStart: true
    default: false
    }
  }

  package var closes: Bool {
    switch kind {
    case .close, .angleClose, .stringEnd, .interpolationEnd: true
    default: false
    }
  }
}
