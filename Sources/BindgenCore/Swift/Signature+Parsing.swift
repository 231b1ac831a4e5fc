extension Signature {
  /// Reads a signature from the whole text; a name alone has no parameters.
  package static func parse(_ text: SwiftText) throws(Diagnostic) -> Signature {
    let tokens = try Tokens(text)
    guard tokens.count > 1 else { throw .error("expected-signature", at: text.range, "a signature is missing") }
    var reader = TokenReader(tokens)
    return try reader.signature()
  }
}

extension TokenReader {
  fileprivate mutating func signature() throws(Diagnostic) -> Signature {
    var attributes: [String] = []
    while token.kind == .at { attributes.append(try attribute()) }
    try refuseModifier()
    guard token.kind == .name else {
      throw .error("expected-name", at: range, "a signature begins with a name, not with \(shown)")
    }
    try SwiftName.check(string, at: range)
    var signature = Signature(
      attributes: attributes,
      name: tokens.name(index),
      nameRange: range,
      range: tokens.range(0..<tokens.count - 1)
    )
    index += 1
    signature.generics = generics()
    if isAt("(") { signature.parameters = try parameters() }
    try effects(of: &signature)
    if token.kind == .arrow { signature.result = try result() }
    if isAt("where") { signature.requirements = try requirements() }
    guard isAtEnd else { throw unexpectedBehind(signature) }
    return signature
  }

  /// Throws for a word of a declaration that a spec does not write.
  private func refuseModifier() throws(Diagnostic) {
    guard token.kind == .name else { return }
    switch string {
    case "func", "static", "class", "public", "private", "internal", "fileprivate", "let", "var":
      throw .error(
        "misplaced-modifier",
        at: range,
        "a signature is written without '\(string)'",
        help: "leave '\(string)' out",
        instead: ""
      )
    case "init", "subscript", "deinit", "operator":
      throw .error(
        "not-a-method",
        at: range,
        "'\(string)' declares no method",
        help: "give the method a name of its own"
      )
    case "package", "open", "final", "mutating", "nonmutating", "override", "nonisolated", "isolated", "async",
      "required", "optional", "convenience", "dynamic", "lazy", "borrowing", "consuming":
      guard tokens[index + 1].kind == .name, !tokens.isText(index + 1, "async"), !tokens.isText(index + 1, "throws"),
        !tokens.isText(index + 1, "rethrows"), !tokens.isText(index + 1, "where")
      else { return }
      throw .error(
        "misplaced-modifier",
        at: range,
        "a signature is written without '\(string)'",
        help: "leave '\(string)' out",
        instead: ""
      )
    default: return
    }
  }

  private mutating func generics() -> String {
    guard token.kind == .angleOpen else { return "" }
    let start = index
    index = token.partner + 1
    return tokens.line(start..<index)
  }

  private mutating func effects(of signature: inout Signature) throws(Diagnostic) {
    if take("async") { signature.isAsync = true }
    let start = index
    if isAt("throws") {
      signature.throwing = try throwing()
    } else if take("rethrows") {
      signature.throwing = "rethrows"
    }
    guard !isAt("async") else {
      throw .error(
        "misplaced-async",
        at: tokens.range(start..<index + 1),
        "'async' must come before '\(signature.throwing)'",
        help: "write 'async \(signature.throwing)'",
        instead: "async \(signature.throwing)"
      )
    }
  }

  private mutating func result() throws(Diagnostic) -> SwiftType {
    index += 1
    guard !isAtEnd else { throw .error("expected-type", at: range, "a type is missing after '->'") }
    return try type()
  }

  /// `where T: P, T.Item == Int`, up to a token that can't belong to it.
  private mutating func requirements() throws(Diagnostic) -> String {
    let start = index
    index += 1
    while isPartOfRequirement { index += 1 }
    guard index > start + 1 else {
      throw .error("expected-requirement", at: tokens.range(start), "a requirement is missing after 'where'")
    }
    return tokens.line(start..<index)
  }

  private var isPartOfRequirement: Bool {
    switch token.kind {
    case .name, .number, .comma, .colon, .dot, .at, .arrow, .close, .angleOpen, .angleClose: true
    case .open: !isAt("{")
    case .operator: isAt("==") || isAt("&") || isAt("~") || isAt("?") || isAt("-") || isAt("...")
    default: false
    }
  }

  private func unexpectedBehind(_ signature: Signature) -> Diagnostic {
    if token.kind == .open, isAt("{") {
      return .error("unexpected-body", at: range, "a signature has no body", help: "put the body after the ':'")
    }
    let suggested = suggestion(for: string, among: ["async", "throws", "rethrows", "where"])
    return .error(
      "unexpected-token",
      at: range,
      "unexpected \(shown) in the signature of '\(signature.name)'",
      suggested: suggested
    )
  }

  // MARK: Parameters

  private mutating func parameters() throws(Diagnostic) -> [Signature.Parameter] {
    let end = token.partner
    var parameters: [Signature.Parameter] = []
    var names: Set<String> = []
    index += 1
    allowsSome = true
    defer { allowsSome = false }
    while index < end {
      let parameter = try parameter(to: end)
      guard names.insert(parameter.name).inserted else {
        throw .error("repeated-parameter", at: parameter.range, "a parameter is called '\(parameter.name)' already")
      }
      parameters.append(parameter)
      guard token.kind == .comma else { break }
      index += 1
    }
    guard index == end else {
      throw .error("unexpected-token", at: range, "unexpected \(shown) where ')' or ',' belongs")
    }
    index = end + 1
    return parameters
  }

  private mutating func parameter(to end: Int) throws(Diagnostic) -> Signature.Parameter {
    let start = index
    var attributes = ""
    while token.kind == .at { attributes += try attribute() + " " }
    let (label, name) = try labelAndName()
    let modifiersStart = index
    let (modifiers, typeAttributes) = try modifiers()
    guard index < end else { throw .error("expected-type", at: range, "the type of '\(name)' is missing") }
    let type = try type(attributes: typeAttributes, from: typeAttributes.isEmpty ? index : modifiersStart)
    let isVariadic = isAtPostfix("...")
    if isVariadic { index += 1 }
    let value = try value(to: end)
    return Signature.Parameter(
      attributes: attributes,
      label: label,
      name: name,
      modifiers: modifiers,
      type: type,
      isVariadic: isVariadic,
      value: value,
      range: tokens.range(start..<index)
    )
  }

  /// `x:`, `_ x:`, `at x:`.
  private mutating func labelAndName() throws(Diagnostic) -> (label: String?, name: String) {
    let first = index
    guard token.kind == .name else {
      throw .error("expected-name", at: range, "a parameter begins with a name, not with \(shown)")
    }
    index += 1
    let hasTwo = token.kind == .name
    let second = hasTwo ? index : first
    if hasTwo { index += 1 }
    guard token.kind == .colon else {
      let name = tokens.name(second)
      throw .error(
        "expected-colon",
        at: tokens.range(index),
        "a ':' and a type are missing after the parameter '\(name)'",
        help: "write '\(name): Type'"
      )
    }
    guard !tokens.isText(second, "_") else {
      throw .error(
        "unnamed-parameter",
        at: tokens.range(second),
        "a parameter needs a name, to be passed on",
        help: "write '\(hasTwo ? tokens.string(first) : "_") value'",
        instead: hasTwo ? "value" : "_ value"
      )
    }
    try SwiftName.check(tokens.string(second), at: tokens.range(second))
    index += 1
    return (tokens.isText(first, "_") ? nil : tokens.name(first), tokens.name(second))
  }

  /// Reads the part between the colon and the type; attributes of a function type belong to the type.
  private mutating func modifiers() throws(Diagnostic) -> (modifiers: [String], typeAttributes: [String]) {
    var modifiers: [String] = []
    var typeAttributes: [String] = []
    while true {
      if token.kind == .at {
        let attribute = try attribute()
        if attribute == "@escaping" || attribute == "@autoclosure" || attribute == "@noescape" {
          modifiers.append(attribute)
        } else {
          typeAttributes.append(attribute)
        }
      } else if token.kind == .name, isModifier(string), isBeforeType(index + 1) {
        modifiers.append(string)
        index += 1
      } else {
        return (modifiers, typeAttributes)
      }
    }
  }

  /// Reads the default argument, as it was written, up to the next comma.
  private mutating func value(to end: Int) throws(Diagnostic) -> String? {
    guard token.kind == .equal else { return nil }
    let start = index + 1
    index = start
    while index < end, token.kind != .comma { index = token.opens ? token.partner + 1 : index + 1 }
    guard index > start else {
      throw .error("expected-value", at: tokens.range(start - 1), "nothing follows '='")
    }
    return tokens.source(start..<index)
  }
}
