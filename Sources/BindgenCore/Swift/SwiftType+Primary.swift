/// Types without anything after them: names, brackets, parentheses, and functions, which begin with parentheses.
extension TokenReader {
  mutating func primary() throws(Diagnostic) -> SwiftType {
    if isAt("(") { return try parenthesized() }
    if isAt("[") { return try bracketed() }
    guard token.kind == .name else {
      if isAt("~") {
        throw .error(
          "suppressed-conformance",
          at: range,
          "a type that can't be copied has no place here",
          help: "leave '~' and what follows it out"
        )
      }
      throw .error(
        "expected-type",
        at: range,
        isAtEnd ? "a type is missing" : "a type can't begin with '\(string)'"
      )
    }
    return try named()
  }

  private mutating func named() throws(Diagnostic) -> SwiftType {
    let start = index
    let written = string
    let name = tokens.name(index)
    try refuse(written)
    index += 1
    let (arguments, inner) = try genericArguments()
    let shown = written == "Any" ? written : SwiftName.escaped(name, as: .type)
    let names = [SwiftType.Name(text: name, range: tokens.range(start))] + inner
    return SwiftType(
      text: shown + arguments,
      range: tokens.range(start..<index),
      form: .named(shown),
      names: names
    )
  }

  /// Throws for a word that can't begin a type, at least not in a spec.
  private func refuse(_ word: String) throws(Diagnostic) {
    switch word {
    case "Self":
      throw .error("self-type", at: range, "'Self' has no place here", help: "write the type's name")
    case "_":
      throw .error("placeholder-type", at: range, "'_' leaves the type open, and it must be known here")
    case "repeat", "each":
      throw .error("parameter-pack", at: range, "parameter packs have no place here")
    case "inout", "borrowing", "consuming", "sending", "isolated":
      guard word == "inout" || tokens[index + 1].kind == .name || tokens.isText(index + 1, "(") else { return }
      throw .error(
        "misplaced-modifier",
        at: range,
        "'\(word)' belongs to a parameter, not to a type",
        help: "leave '\(word)' out",
        instead: ""
      )
    case "any", "some":
      throw .error(
        "nested-existential",
        at: range,
        "'\(word)' is not allowed here",
        help: "put it in front of the whole type"
      )
    default:
      guard SwiftName.isKeyword(word), word != "Any" else { return }
      throw .error(
        "expected-type",
        at: range,
        "'\(word)' is a keyword, not a type",
        help: "write '`\(word)`' if a type is called so"
      )
    }
  }

  /// `<A, B>` after a name, or nothing.
  mutating func genericArguments() throws(Diagnostic) -> (text: String, names: [SwiftType.Name]) {
    guard token.kind == .angleOpen else { return ("", []) }
    let end = token.partner
    var texts: [String] = []
    var names: [SwiftType.Name] = []
    repeat {
      index += 1
      if index == end, !texts.isEmpty { break }
      if let number = integer() {
        texts.append(number)
      } else {
        let argument = try type()
        texts.append(argument.text)
        names += argument.names
      }
    } while token.kind == .comma && index < end
    try expect(end)
    return ("<" + texts.joined(separator: ", ") + ">", names)
  }

  private mutating func integer() -> String? {
    let isNegative = isAt("-")
    guard tokens[isNegative ? index + 1 : index].kind == .number else { return nil }
    let start = index
    index += isNegative ? 2 : 1
    return tokens.line(start..<index)
  }

  /// Skips the closing bracket at an index, which the reader must have reached.
  private mutating func expect(_ end: Int) throws(Diagnostic) {
    guard index == end else {
      throw .error("unexpected-token", at: range, "unexpected \(shown) where '\(tokens.string(end))' or ',' belongs")
    }
    index += 1
  }

  /// `[T]`, `[K: V]`, `[3 of T]`.
  private mutating func bracketed() throws(Diagnostic) -> SwiftType {
    let start = index
    let end = token.partner
    index += 1
    if tokens.isText(index + 1, "of"), let count = integer() {
      index += 1
      let element = try type()
      try expect(end)
      let text = "[" + count + " of " + element.text + "]"
      let form: SwiftType.Form = .named("InlineArray")
      return SwiftType(text: text, range: tokens.range(start..<index), form: form, names: element.names)
    }
    let first = try type()
    guard token.kind == .colon else {
      try expect(end)
      return SwiftType(
        text: "[" + first.text + "]",
        range: tokens.range(start..<index),
        form: .array(first),
        names: first.names
      )
    }
    index += 1
    let second = try type()
    try expect(end)
    let text = "[" + first.text + ": " + second.text + "]"
    let names = first.names + second.names
    return SwiftType(text: text, range: tokens.range(start..<index), form: .dictionary, names: names)
  }

  // MARK: Parentheses

  /// One element of a tuple, or one parameter of a function type.
  private struct Element {
    var text: String
    var type: SwiftType
    /// Whether it has no label, and nothing else that only a parameter may have.
    var isPlain: Bool
    /// The first token that only a function's parameters may have.
    var modifier: Int?
  }

  /// Reads a tuple, a type in parentheses, or a function type.
  private mutating func parenthesized() throws(Diagnostic) -> SwiftType {
    let start = index
    let end = token.partner
    let elements = try elements(to: end)
    index = end + 1
    let list = "(" + elements.map(\.text).joined(separator: ", ") + ")"
    let names = elements.flatMap(\.type.names)
    if let effects = try effects() { return try function(list + " " + effects + "-> ", names, from: start) }
    if let modifier = elements.lazy.compactMap(\.modifier).first {
      let word = tokens.string(modifier)
      throw .error(
        "misplaced-modifier",
        at: tokens.range(modifier),
        "'\(word)' belongs to a function's parameter, and no '->' follows",
        help: "leave '\(word)' out",
        instead: ""
      )
    }
    let range = tokens.range(start..<index)
    if let only = elements.first, elements.count == 1, only.isPlain {
      return SwiftType(text: only.type.text, range: range, form: only.type.form, names: names)
    }
    return SwiftType(text: list, range: range, form: .tuple, names: names)
  }

  private mutating func elements(to end: Int) throws(Diagnostic) -> [Element] {
    var elements: [Element] = []
    index += 1
    while index < end {
      elements.append(try element())
      guard token.kind == .comma else { break }
      index += 1
    }
    guard index == end else {
      throw .error("unexpected-token", at: range, "unexpected \(shown) where ')' or ',' belongs")
    }
    return elements
  }

  private mutating func element() throws(Diagnostic) -> Element {
    let label = label()
    var modifier: Int?
    var text = label
    while let word = try parameterWord() {
      modifier = modifier ?? index - 1
      text += word + " "
    }
    let type = try type()
    text += type.text
    if isAtPostfix("...") {
      modifier = modifier ?? index
      text += "..."
      index += 1
    }
    return Element(text: text, type: type, isPlain: label.isEmpty && modifier == nil, modifier: modifier)
  }

  /// `a: `, `_ a: `, or nothing.
  private mutating func label() -> String {
    var end = index
    while tokens[end].kind == .name, end < index + 2 { end += 1 }
    guard end > index, tokens[end].kind == .colon else { return "" }
    let text = tokens.line(index..<end) + ": "
    index = end + 1
    return text
  }

  /// Reads a word or an attribute before a parameter's type inside a function type.
  private mutating func parameterWord() throws(Diagnostic) -> String? {
    if token.kind == .at {
      guard tokens.isText(index + 1, "escaping") || tokens.isText(index + 1, "autoclosure") else { return nil }
      return try attribute()
    }
    guard token.kind == .name, isModifier(string), isBeforeType(index + 1) else { return nil }
    index += 1
    return tokens.string(index - 1)
  }

  func isModifier(_ word: String) -> Bool {
    switch word {
    case "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared": true
    default: false
    }
  }

  /// Whether a type may begin at an index: if not, the word before it is the name of a type.
  func isBeforeType(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    return kind == .name || kind == .at || (kind == .open && !tokens.isText(index, "{"))
  }

  // MARK: Functions

  /// `async throws(E) ` before the arrow, or nothing if no function type follows.
  private mutating func effects() throws(Diagnostic) -> String? {
    let start = index
    var text = ""
    if take("async") { text += "async " }
    if isAt("throws") {
      text += try throwing() + " "
    }
    if token.kind == .arrow {
      index += 1
      return text
    }
    if text.isEmpty { return nil }
    throw .error(
      "expected-arrow",
      at: tokens.range(index),
      "'->' is missing after '\(tokens.line(start..<index))'"
    )
  }

  /// `throws` or `throws(E)`.
  mutating func throwing() throws(Diagnostic) -> String {
    index += 1
    guard isAt("("), !token.followsNewline else { return "throws" }
    let end = token.partner
    index += 1
    let error = try type()
    try expect(end)
    return "throws(" + error.text + ")"
  }

  private mutating func function(_ front: String, _ names: [SwiftType.Name], from start: Int) throws(Diagnostic)
    -> SwiftType
  {
    let isSending = isAt("sending") && isBeforeType(index + 1)
    if isSending { index += 1 }
    let result = try type()
    let text = front + (isSending ? "sending " : "") + result.text
    return SwiftType(
      text: text,
      range: tokens.range(start..<index),
      form: .function,
      names: names + result.names
    )
  }
}
