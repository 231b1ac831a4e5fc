/// Whether an expression costs no more than asking whether it must be computed at all.
public enum CheapExpression {
  /// What works on more costs more than to ask.
  public static let mostOperands: Int = 10

  /// The text consists of names and their members, integers, `true` and `false`, parentheses, and operators that work
  /// on integers and Bool. The types are the caller's to know; so is whether each member is a field.
  public static func isCheap(_ tokens: Tokens) -> Bool {
    var expectsOperand: Bool = true
    for index in 0..<tokens.count - 1 {
      guard let next: Bool = step(index, expectsOperand, tokens) else { return false }
      expectsOperand = next
    }
    return !expectsOperand
  }

  /// What a cheap expression works on, each name without backticks and as often as it stands there; nothing where the
  /// expression is not cheap, asks for members, or works on more than it may.
  public static func operands(_ tokens: Tokens) -> [String] {
    guard isCheap(tokens) else { return [] }
    var operands: [String] = []
    for index in 0..<tokens.count - 1 {
      switch tokens[index].kind {
      case .dot where !tokens.isText(index - 1, "self"): return []
      case .name where !tokens.isText(index, "self"): operands.append(tokens.name(index))
      case .number: operands.append(tokens.string(index))
      default: break
      }
      if operands.count > mostOperands { return [] }
    }
    return operands
  }

  /// Whether an operand must follow a token; nil where the token rules a cheap expression out.
  private static func step(_ index: Int, _ expectsOperand: Bool, _ tokens: Tokens) -> Bool? {
    let token: Token = tokens[index]
    switch token.kind {
    case .name: return expectsOperand && isOperand(tokens.string(index)) ? false : nil
    case .number: return expectsOperand && isInteger(tokens.string(index)) ? false : nil
    case .dot: return !expectsOperand && tokens[index + 1].kind == .name ? true : nil
    case .colon: return !expectsOperand ? true : nil
    case .open: return expectsOperand && tokens.isText(index, "(") ? true : nil
    case .close: return expectsOperand ? nil : false
    case .operator:
      let word: String = tokens.string(index)
      if expectsOperand { return prefixes.contains(word) ? true : nil }
      return infixes.contains(word) ? true : nil
    default: return nil
    }
  }

  private static func isOperand(_ word: String) -> Bool {
    word == "true" || word == "false" || word == "self" || !SwiftName.isKeyword(word)
  }

  private static func isInteger(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: ".")) { return false }
    let isHex: Bool = text.hasPrefix("0x")
    return isHex ? !text.contains("p") : !text.contains("e")
  }

  private static let prefixes: Set<String> = ["-", "+", "!", "~"]

  private static let infixes: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "?", "&+", "&-",
    "&*",
  ]
}
