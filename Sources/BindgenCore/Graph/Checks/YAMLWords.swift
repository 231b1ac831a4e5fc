/// Reports YAML's words for Booleans and for nil, in places where a spec has Swift.
extension Resolver {
  private static let truths: [String: String] = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  mutating func checkYAMLWords(of model: Model, _ scope: Scope) {
    for stored in model.stored where !stored.isGenerated {
      if let value = stored.value { check(value, of: stored.name, stored.type, scope) }
    }
    for derivation in model.derivations where !derivation.isGenerated {
      check(derivation.expression, of: derivation.name, derivation.type, scope)
    }
    for action in model.actions where !action.isGenerated && model.value == nil { checkYAMLWords(in: action, scope) }
  }

  private mutating func check(_ code: SwiftCode, of field: Word, _ type: SwiftType, _ scope: Scope) {
    let word = Self.word(code)
    if scope[word] == nil || Self.isWord(code, of: field, type) { check(word, at: code.range, of: type) }
  }

  private static func word(_ code: SwiftCode) -> String {
    String(decoding: code.bytes.filter { !$0.isWhitespace }, as: UTF8.self)
  }

  /// Whether the value of a field is its own name, and a word of YAML: `off: Bool = off` means the word.
  static func isWord(_ code: SwiftCode, of field: Word, _ type: SwiftType) -> Bool {
    let word = word(code)
    return word == field.text && swift(word, of: type.text) != nil
  }

  /// Checks the values that a body assigns to fields: `isOn = yes`, `selection = ~`.
  private mutating func checkYAMLWords(in action: Action, _ scope: Scope) {
    let tokens = action.body.tokens
    let uses = action.body.names.uses
    let given = Set(action.signature.parameters.map(\.name))
    for use in uses where use.isSet && tokens[use.token + 1].kind == .equal && !given.contains(use.name) {
      let (word, next) = (use.token + 2, tokens[use.token + 3])
      let isAlone = next.followsNewline || next.closes || next.kind == .semicolon || next.kind == .end
      // A word that the body declares is no use.
      let isFree = tokens.isText(word, "~") || uses.contains { $0.token == word && !given.contains($0.name) }
      guard isAlone, isFree, let type = scope.type(of: use.name) else { continue }
      if scope[tokens.string(word)] == nil { check(tokens.string(word), at: tokens.range(word), of: type) }
    }
  }

  /// - Parameter word: A word that is no field's name. (A constant of the module may have it, but with another type.)
  private mutating func check(_ word: String, at place: SourceRange, of type: SwiftType) {
    guard let suggested = Self.swift(word, of: type.text) else { return }
    diagnostics.error(
      "yaml-word",
      at: place,
      "'\(word)' is a word of YAML, and values are Swift",
      help: "write '\(suggested)'",
      instead: suggested
    )
  }

  private static func swift(_ word: String, of type: String) -> String? {
    if word == "~" || word.lowercased() == "null" { return "nil" }
    guard ["Bool", "Bool?", "Swift.Bool"].contains(type) else { return nil }
    // Swift's own words are small.
    if word != "true", word != "false", ["true", "false"].contains(word.lowercased()) { return word.lowercased() }
    return truths[word.lowercased()]
  }
}
