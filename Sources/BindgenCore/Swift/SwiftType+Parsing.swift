extension SwiftType {
  /// Reads a type from the whole text.
  package static func parse(_ text: SwiftText) throws(Diagnostic) -> SwiftType {
    let tokens = try Tokens(text)
    guard tokens.count > 1 else { throw .error("expected-type", at: text.range, "a type is missing") }
    var reader = TokenReader(tokens)
    let (isEscaping, attributes) = try reader.stored()
    let type = try reader.type(attributes: attributes, from: 0)
    guard reader.isAtEnd else { throw reader.unexpected(behind: type) }
    guard isEscaping else { return type }
    return SwiftType(text: type.text, range: type.range, form: type.form, names: type.names, isMarkedEscaping: true)
  }

  /// Returns the type that begins with a token; nil if none does.
  static func parse(_ tokens: Tokens, from start: Int) -> SwiftType? {
    var reader = TokenReader(tokens)
    reader.index = start
    return try? reader.type()
  }
}

extension TokenReader {
  /// Reads the attributes before a type, and returns those other than `@escaping`.
  fileprivate mutating func stored() throws(Diagnostic) -> (isEscaping: Bool, attributes: [String]) {
    var isEscaping = false
    var attributes: [String] = []
    while token.kind == .at {
      let attribute = try attribute()
      if attribute == "@escaping" { isEscaping = true } else { attributes.append(attribute) }
    }
    return (isEscaping, attributes)
  }

  fileprivate func unexpected(behind type: SwiftType) -> Diagnostic {
    guard isAt("<") else {
      return .error("unexpected-token", at: range, "unexpected \(shown) after the type '\(type.text)'")
    }
    return .error("unclosed-angle", at: range, "this '<' opens no list of types that a '>' closes")
  }

  /// Reads a type of any form; the attributes are those read before it.
  mutating func type(attributes: [String] = [], from first: Int? = nil) throws(Diagnostic) -> SwiftType {
    guard depth < SwiftScanner.depthLimit else {
      throw .error("too-deep", at: range, "types are nested deeper than \(SwiftScanner.depthLimit)")
    }
    depth += 1
    defer { depth -= 1 }
    let start = first ?? index
    var prefixes = attributes
    while let prefix = try functionPrefix() { prefixes.append(prefix) }
    let type = try isAt("any") || isAt("some") ? existential() : composition()
    guard !prefixes.isEmpty else { return type }
    guard type.isFunction else {
      throw .error(
        "not-a-function",
        at: tokens.range(start..<index),
        "'\(prefixes[0])' belongs to a function's type, which '\(type.text)' is not"
      )
    }
    let text = prefixes.joined(separator: " ") + " " + type.text
    return SwiftType(text: text, range: tokens.range(start..<index), form: type.form, names: type.names)
  }

  /// Reads what may come before a function type: `@Sendable`, `nonisolated(nonsending)`.
  private mutating func functionPrefix() throws(Diagnostic) -> String? {
    if token.kind == .at { return try attribute() }
    guard isAt("nonisolated"), tokens.isText(index + 1, "("), tokens.isText(index + 2, "nonsending") else { return nil }
    let start = index
    index = tokens[index + 1].partner + 1
    return tokens.line(start..<index)
  }

  /// `any P & Q`, `some P`.
  private mutating func existential() throws(Diagnostic) -> SwiftType {
    let start = index
    let word = string
    if word == "some", !allowsSome {
      throw .error(
        "opaque-type",
        at: range,
        "'some' has no place here, where a type must be one that has a name",
        help: "write 'any …', or name the type"
      )
    }
    index += 1
    let bound = try members()
    try refuseMarked(bound)
    guard !bound.isFunction else {
      throw .error(
        "misplaced-modifier",
        at: tokens.range(start),
        "'\(word)' belongs to a protocol, not to a function's type",
        help: "leave '\(word)' out",
        instead: ""
      )
    }
    guard !bound.isOptional else {
      throw optionalInside(word + " " + bound.withoutOptional, tokens.range(start..<index))
    }
    let whole = try composed(bound, from: start, word: word + " ")
    let text = word + " " + whole.text
    return SwiftType(text: text, range: tokens.range(start..<index), form: .existential, names: whole.names)
  }

  /// `P & Q`, or a type without a `&`.
  private mutating func composition() throws(Diagnostic) -> SwiftType {
    let start = index
    return try composed(try members(), from: start)
  }

  private mutating func composed(_ first: SwiftType, from start: Int, word: String = "") throws(Diagnostic) -> SwiftType
  {
    guard isAt("&") else { return first }
    try refuseMarked(first)
    var text = first.text
    var names = first.names
    while take("&") {
      let next = try members()
      try refuseMarked(next)
      if next.isOptional {
        throw optionalInside(word + text + " & " + next.withoutOptional, tokens.range(start..<index))
      }
      text += " & " + next.text
      names += next.names
    }
    return SwiftType(text: text, range: tokens.range(start..<index), form: .existential, names: names)
  }

  /// Throws for `any (any P)` and `P & (any Q)`: each part of a protocol composition must be a protocol.
  private func refuseMarked(_ part: SwiftType) throws(Diagnostic) {
    guard part.form == .existential, part.text.hasPrefix("any ") || part.text.hasPrefix("some ") else { return }
    throw .error(
      "nested-existential",
      at: part.range,
      "'\(part.text)' can't be a part of such a type",
      help: "put one word in front of the whole type"
    )
  }

  private func optionalInside(_ text: String, _ range: SourceRange) -> Diagnostic {
    .error(
      "optional-existential",
      at: range,
      "'?' would belong to the protocol alone, not to the whole type",
      help: "write '(\(text))?'",
      instead: "(\(text))?"
    )
  }

  /// Reads a type with everything directly after it: members, `?`, `.Type`; or a function type.
  private mutating func members() throws(Diagnostic) -> SwiftType {
    let start = index
    var type = try primary()
    var count = 0
    while true {
      if isAtPostfix("?") {
        index += 1
        type = type.optional(tokens.range(start..<index))
      } else if isAtPostfix("!") {
        let whole = tokens.range(start..<index + 1)
        throw .error(
          "implicitly-unwrapped",
          at: whole,
          "a type that is unwrapped implicitly has no place here",
          help: "write '\(type.optional(whole).text)'",
          instead: type.optional(whole).text
        )
      } else if token.kind == .dot {
        index += 1
        type = try member(of: type, from: start)
      } else {
        return type
      }
      count += 1
      guard depth + count < SwiftScanner.depthLimit else {
        throw .error("too-deep", at: range, "types are nested deeper than \(SwiftScanner.depthLimit)")
      }
    }
  }

  private mutating func member(of type: SwiftType, from start: Int) throws(Diagnostic) -> SwiftType {
    guard token.kind == .name else {
      throw .error("expected-type", at: range, "the name of a type is missing after '.', where \(shown) stands")
    }
    let isMetatype = isAt("Type") || isAt("Protocol")
    let name = isMetatype ? string : SwiftName.escaped(tokens.name(index), as: .afterDot)
    index += 1
    let (arguments, names) = try genericArguments()
    let form: SwiftType.Form
    if isMetatype {
      form = .metatype
    } else if case .named(let outer) = type.form {
      form = .named(outer + "." + name)
    } else {
      form = .named(type.text + "." + name)
    }
    let text = type.inParentheses + "." + name + arguments
    let outer = isMetatype ? type.names : type.namesAsQualifier
    return SwiftType(text: text, range: tokens.range(start..<index), form: form, names: outer + names)
  }
}

extension SwiftType {
  /// The names in a type that qualifies another: the first is only a qualifier, its arguments are not.
  fileprivate var namesAsQualifier: [Name] {
    guard case .named = form, let first = names.first else { return names }
    return [Name(text: first.text, range: first.range, isQualifier: true)] + names.dropFirst()
  }

  fileprivate var withoutOptional: String {
    if case .optional(let wrapped) = form { wrapped.withoutOptional } else { text }
  }

  /// The text, in parentheses if something directly after it would change its meaning.
  var inParentheses: String {
    switch form {
    case .existential, .function: "(" + text + ")"
    default: text
    }
  }

  fileprivate func optional(_ range: SourceRange) -> SwiftType {
    SwiftType(text: inParentheses + "?", range: range, form: .optional(self), names: names)
  }
}
