/// Walks a body's tokens once and keeps track of its scopes.
struct NameWalk {
  let tokens: Tokens
  var scopes = NameScopes()
  var names = NameUses()
  var index: Int = 0
  /// Tokens that are labels or names being bound.
  var isSkipped: [Bool]
  /// The parameters of closures, by the token `in` after which they take effect.
  var parameters: [Int: [LocalName]] = [:]

  init(_ tokens: Tokens) {
    self.tokens = tokens
    self.isSkipped = [Bool](repeating: false, count: tokens.count)
  }

  mutating func run() {
    while tokens[index].kind != .end {
      if isStatementStart { endStatement() }
      step()
    }
    names.locals.outermost = scopes.outermost
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
    return !tokens.continuesStatement(index)
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
