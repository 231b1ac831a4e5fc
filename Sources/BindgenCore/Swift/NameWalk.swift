/// Walks a body's tokens once and keeps track of its scopes.
struct NameWalk {
  let tokens: Tokens
  var scopes = NameScopes()
  var uses: [NameUses.Use] = []
  var bareSelf: SourceRange?
  var index: Int = 0
  /// Tokens that are labels or names being bound.
  var isSkipped: [Bool]
  /// The parameters of closures, by the token `in` after which they take effect.
  var parameters: [Int: [LocalName]] = [:]
  /// The local names; nil where nobody asks for them.
  var locals: LocalNames?

  init(_ tokens: Tokens, locals: LocalNames? = nil) {
    self.tokens = tokens
    self.locals = locals
    self.isSkipped = [Bool](repeating: false, count: tokens.count)
  }

  mutating func run() {
    while tokens[index].kind != .end {
      if isStatementStart { endStatement() }
      step()
    }
  }

  /// Takes one token, or all tokens that belong to it.
  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .name: name()
    case .at: skipAttribute()
    case .directive: skipDirective()
    case .comma: comma()
    case .colon: colon()
    case .open where tokens.isText(index, "{"): brace()
    case .open, .angleOpen, .stringStart, .interpolationStart:
      scopes.push(.bracket, opener: index)
      index += 1
    case .close, .angleClose, .stringEnd, .interpolationEnd: close()
    case .semicolon:
      endDeclaration()
      index += 1
    default: index += 1
    }
  }

  // MARK: Statements

  /// Whether a new statement begins here: on a new line, after a token that can end a statement.
  private var isStatementStart: Bool {
    guard scopes.top == .declaration || scopes.top == .head, tokens[index].followsNewline else { return false }
    return !isContinuation(index)
  }

  /// Ends a statement. The names of a declaration take effect in the next one. A function without a body ends, too.
  private mutating func endStatement() {
    endDeclaration()
    if scopes.top == .head, scopes.topWord == "func" { scopes.pop() }
  }

  mutating func endDeclaration() {
    guard scopes.top == .declaration else { return }
    scopes.bindPending()
    scopes.pop()
  }

  /// Whether a line continues what the line before began.
  func isContinuation(_ index: Int) -> Bool {
    if expectsMore(index - 1) { return true }
    let next = tokens[index + 1]
    switch tokens[index].kind {
    case .dot, .colon, .equal, .arrow, .comma, .close, .angleClose, .stringEnd, .interpolationEnd: return true
    // A prefix operator begins a statement, any other operator continues one.
    case .operator: return next.followsSpace || !(next.kind == .name || next.kind == .number || next.opens)
    case .open: return tokens.isText(index, "{")
    case .directive: return isCondition(index)
    case .name:
      if next.kind == .colon { return true }
      return ["as", "is", "in", "else", "catch", "where", "async", "throws", "rethrows"].contains(tokens.string(index))
    default: return false
    }
  }

  /// Whether something must follow a token.
  private func expectsMore(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .comma, .colon, .equal, .arrow, .dot, .at, .backslash: return true
    case .operator:
      return token.followsSpace || !isPostfix(index) || tokens.isText(index - 1, "try")
        || tokens.isText(index - 1, "as")
    case .name:
      let words: Set<String> = [
        "let", "var", "try", "await", "return", "throw", "in", "is", "as", "if", "guard", "while", "switch", "for",
        "func", "case", "where", "else", "any", "some", "inout", "copy",
        "consume", "unsafe", "each", "repeat",
      ]
      return words.contains(tokens.string(index))
    default: return false
    }
  }

  private func isPostfix(_ index: Int) -> Bool {
    tokens.isText(index, "?") || tokens.isText(index, "!") || tokens[index + 1].followsSpace
  }

  // MARK: Marks

  private mutating func comma() {
    index += 1
    switch scopes.top {
    case .declaration:
      scopes.bindPending()
      scopes.wait(bindPattern(from: index).names)
    case .head, .clause: if scopes.topWord != "func" { scopes.bindPending() }
    default: break
    }
  }

  private mutating func colon() {
    index += 1
    guard scopes.top == .clause, scopes.openPattern != nil else { return }
    scopes.bindPending()
    scopes.enterBody()
  }

  private mutating func close() {
    scopes.close()
    index += 1
    guard scopes.top == .head, scopes.frames.last?.isInBody == true else { return }
    scopes.pop()
  }

  /// `@name(…)`.
  private mutating func skipAttribute() {
    index += 1
    while tokens[index].kind == .name, !tokens[index].followsSpace {
      index += 1
      guard tokens[index].kind == .dot else { break }
      index += 1
    }
    if tokens.isText(index, "("), !tokens[index].followsSpace { index = tokens[index].partner + 1 }
  }

  private func isCondition(_ index: Int) -> Bool {
    ["#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error"].contains(tokens.string(index))
  }

  /// Skips a compiler condition to the end of its line, or `#selector(…)`.
  private mutating func skipDirective() {
    let word = tokens.string(index)
    let isLine = word == "#if" || word == "#elseif"
    index += 1
    if ["#selector", "#keyPath", "#available", "#unavailable"].contains(word), tokens.isText(index, "(") {
      index = tokens[index].partner + 1
    }
    while isLine, tokens[index].kind != .end, !tokens[index].followsNewline, !tokens[index].closes {
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
  }
}
