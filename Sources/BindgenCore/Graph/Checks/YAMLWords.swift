/// Words that YAML has for truths and for nothing, where a spec has Swift.
extension Resolver {
  private static let truths: [String: String] = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  mutating func checkYAMLWords(of model: Model, _ scope: Scope) {
    for stored in model.stored where !stored.isMade {
      if let value: SwiftCode = stored.value { check(value, of: stored.type, scope) }
    }
    for derivation in model.derivations where !derivation.isMade {
      check(derivation.expression, of: derivation.type, scope)
    }
  }

  private mutating func check(_ code: SwiftCode, of type: SwiftType, _ scope: Scope) {
    let word: String = code.string.filter { !$0.isWhitespace }
    // A field may have that name, and so may a constant of the module's whose type is another.
    guard scope[word] == nil, let meant: String = Self.swift(word, of: type.text) else { return }
    diagnostics.error(
      "yaml-word",
      at: code.range,
      "'\(word)' is a word of YAML, and values are Swift",
      help: "write '\(meant)'",
      instead: meant
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
