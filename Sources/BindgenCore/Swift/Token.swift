/// One token of Swift: what it is and which bytes it takes up.
///
/// A string literal is not one token but a pair of brackets: its opening quotes and its closing quotes, and between
/// them a pair for each interpolation, with the tokens of the interpolation inside. The literal's own text is no token.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// An identifier or a keyword, backticks included: what is a keyword depends on where it stands.
    case name
    /// `$0`, `$name`.
    case dollarName
    case number
    case comma, colon, semicolon, dot, backslash, at
    /// `=` as a token of its own.
    case equal
    /// `->`.
    case arrow
    /// Any other run of operator characters; a `?` or `!` that directly follows something stands alone.
    case `operator`
    /// `(`, `[`, `{`, and `)`, `]`, `}`.
    case open, close
    /// `<` and `>` around generic parameters or arguments.
    case angleOpen, angleClose
    /// The quotes of a string literal, with the `#` of a raw one.
    case stringStart, stringEnd
    /// `\(` with the `#` of a raw string, and the `)` that belongs to it.
    case interpolationStart, interpolationEnd
    /// A whole regex literal.
    case regex
    /// `#if`, `#selector`, `#line`: the `#` and the word.
    case directive
    /// A comment of the outline: from ` #` to the end of the line; only where these are looked for.
    case note
    /// Text in single quotes, as YAML has it; only where the outline's comments are looked for.
    case quoted
    /// A byte that Swift has no use for.
    case stray
    case end
    /// Nothing can be told from here on; the scanner's `trouble` says why.
    case trouble
  }

  package var kind: Kind
  package var start: Int
  package var end: Int
  /// White space, a line break or a comment stands before it.
  package var followsSpace: Bool
  package var followsNewline: Bool
  /// The index of the bracket that belongs to this one, in a list of tokens; -1 for what is no bracket.
  package var partner: Int = -1

  package var range: Range<Int> { start..<end }

  /// A name or an operator.
  var isWord: Bool {
    switch kind {
    case .name, .dollarName, .directive, .operator: true
    default: false
    }
  }

  /// Something that is closed by a partner of its own.
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
