/// Entries with a signature: actions, and methods of protocols.
extension SpecReader {
  /// Reads an entry of `actions`. Returns false if it can't be read.
  mutating func readAction(_ entry: Mapping.Entry, into model: inout Model, _ names: inout Names) -> Bool {
    guard let action = action(entry) else { return false }
    guard names.add(action.signature, &diagnostics) else { return false }
    model.actions.append(action)
    return true
  }

  private mutating func action(_ entry: Mapping.Entry) -> Action? {
    let modifiers = modifiers(of: entry.key)
    if let set = modifiers?.set {
      diagnostics.error(
        "misplaced-modifier",
        at: set.range,
        "'\(set.text)(set)' can't stand before an action",
        help: "leave '(set)' out",
        instead: set.text
      )
      return nil
    }
    // `{ run: …, then: … }` lacks its 'effect:', which is reported.
    guard isLongForm(entry.value, Language.action.names + Language.effect.names) else {
      let signature = modifiers.flatMap { keySignature($0.rest) }
      let body = body(entry.value, at: entry.key.range)
      guard let signature, let body = codeOf(signature, body) else { return nil }
      return Action(signature: signature, body: body, doc: nil, access: modifiers?.access)
    }
    guard let modifiers, let mapping = entry.value.mapping(into: &diagnostics) else { return nil }
    return longAction(entry.key, modifiers, mapping)
  }

  /// The parts of an action in its long form.
  private struct ActionParts {
    var signature: Signature?
    var body: SwiftCode?
    var doc: Doc?
    var access: Word?
    var effects: [Effect] = []
    var cancels: [EffectID] = []
    var trigger: Trigger?
    var initWord: Word?
    var animation: SwiftCode?
    /// False if a part of it could not be read, which was reported.
    var isWhole: Bool
  }

  /// Whether a value is a mapping, in lines or in braces. Other braces are Swift's.
  func isLongForm(_ value: Value, _ keys: [String]) -> Bool {
    guard case .plain = value.form else { return value.isMapping }
    guard value.isMapping else { return false }
    let text = String(decoding: value.range.bytes, as: UTF8.self).dropFirst().drop { $0.isWhitespace }
    let quote = text.first.flatMap { $0 == "'" || $0 == "\"" ? $0 : nil }
    let key = (quote == nil ? text : text.dropFirst()).prefix { $0.isLetter }
    var rest = text[key.endIndex...]
    if let quote { guard rest.popFirst() == quote else { return false } }
    guard rest.first(where: { $0 != " " }) == ":" else { return false }
    // A misspelt key is none of Swift's words.
    let suggested = Language.key(called: String(key)) ?? String(key)
    return keys.contains(suggested) || suggestion(for: suggested, among: keys) != nil
  }

  private mutating func longAction(_ key: Key, _ modifiers: Modifiers, _ found: Mapping) -> Action? {
    let mapping = inPlace(found) { $0.name == "effect" && Language.effect.contains($1.name) }
    var parts = ActionParts(access: modifiers.access, isWhole: mapping.isWhole)
    if mapping["signature"] == nil { parts.signature = keySignature(modifiers.rest) }
    let strays = mapping.entries.map(\.key).filter { keyOfEffect($0) != nil }
    reportKeys(strays)
    for entry in mapping.entries where keyOfEffect(entry.key) == nil {
      if !read(entry, modifiers, into: &parts) { parts.isWhole = false }
    }
    if !strays.isEmpty { parts.isWhole = false }
    if !check(mapping) { parts.isWhole = false }
    if let signature = parts.signature, let body = parts.body {
      parts.body = codeOf(signature, body)
      if parts.body == nil { parts.isWhole = false }
    }
    let isEmpty = parts.body == nil && parts.effects.isEmpty && parts.cancels.isEmpty
    guard !isEmpty || !parts.isWhole else {
      reportNoBody(at: key.range)
      return nil
    }
    guard let signature = parts.signature, !isEmpty, parts.isWhole || parts.body != nil else { return nil }
    return Action(
      signature: signature,
      body: parts.body ?? .nothing(at: key.range),
      doc: parts.doc,
      access: parts.access,
      effects: parts.effects,
      cancels: parts.cancels,
      trigger: parts.trigger,
      initWord: parts.initWord,
      animation: parts.animation,
      isWhole: parts.isWhole
    )
  }

  /// Reads the value of a key. Returns false if it can't be read.
  private mutating func read(_ entry: Mapping.Entry, _ modifiers: Modifiers, into parts: inout ActionParts) -> Bool {
    let value = entry.value
    switch entry.key.name {
    case "signature": parts.signature = longSignature(value, of: modifiers.rest)
    case "doc": parts.doc = doc(value)
    case "access": return setAccess(entryAccess(value), &parts.access, besides: modifiers.access)
    case "body":
      parts.body = body(value, at: entry.key.range)
      return parts.body != nil
    case "animation":
      let help = "write 'animation: .default'"
      parts.animation = expression(entry, missing: "an animation is missing here", help: help)
      return parts.animation != nil
    case "effect":
      guard let effects = effects(value, at: entry.key.range) else { return false }
      parts.effects = effects
    case "cancels":
      guard let cancels = cancellations(value) else { return false }
      parts.cancels = cancels
    case "on":
      let names = triggers(value)
      parts.initWord = names.first { $0.text == Language.initWord }
      let fields = names.filter { $0.text != Language.initWord }
      parts.trigger = fields.isEmpty && parts.initWord != nil ? nil : .fields(fields)
      return !names.isEmpty
    case "onAction":
      parts.trigger = childAction(value)
      return parts.trigger != nil
    case "onEvent":
      parts.trigger = childEvents(value)
      return parts.trigger != nil
    default:
      reportUnknown(entry.key, in: Language.action, help: helpForLabel(entry))
      return false
    }
    return true
  }

  /// Returns the effect's key that a key of an action is or stands for: `then` for `then(page)`, `after` for `debounce`.
  private func keyOfEffect(_ key: Key) -> String? {
    if Language.action.contains(key.name) { return nil }
    let name = String(key.name.prefix { $0 != "(" })
    let known = Language.key(called: name) ?? name
    return Language.effect.contains(known) ? known : nil
  }

  /// Reports keys that only an effect has, as one error: an action's body does not wait, and has no condition.
  private mutating func reportKeys(_ strays: [Key]) {
    guard let first = strays.first else { return }
    let known = Set(strays.compactMap { keyOfEffect($0) }).union(["run"])
    let keys = Language.effect.names.filter(known.contains).map { key in
      let parameter = strays.first { keyOfEffect($0) == key }.flatMap { thenParameter($0.name) }
      return (parameter.map { "then(_ \($0): Type)" } ?? key) + ": …"
    }
    let body = known.contains("when") ? "; a body begins with 'guard … else { return }'" : ""
    reportUnknown(
      first,
      in: Language.action,
      help: "write 'effect: { \(keys.joined(separator: ", ")) }'\(body)"
    )
  }

  /// Reads names of fields, and `init`, which is none.
  private mutating func triggers(_ value: Value) -> [Word] {
    let names = fieldNames(value, besides: Language.initWord)
    var seen = Diagnostics()
    if value.items(into: &seen)?.isEmpty == true {
      diagnostics.error("no-value", at: value.range, "a field is missing here", help: "write 'on: field'")
    }
    return names
  }

  /// Reports keys that exclude each other. Returns false if there are any.
  private mutating func check(_ mapping: Mapping) -> Bool {
    let pairs = [
      ("on", "onAction"), ("on", "onEvent"), ("onAction", "onEvent"),
      ("on", "signature"), ("onAction", "signature"), ("onEvent", "signature"),
    ]
    for (one, other) in pairs {
      guard mapping[one] != nil, let key = mapping[other]?.key else { continue }
      diagnostics.error(
        "two-keys",
        at: key.range,
        "an action has '\(one)' or '\(other)', not both",
        help: "remove one of them"
      )
      return false
    }
    return true
  }

  /// Returns the body. A string literal alone is reported, unless the result of the signature may be a string.
  mutating func codeOf(_ signature: Signature, _ body: SwiftCode?) -> SwiftCode? {
    let noStrings = ["", "()", "Void", "Swift.Void", "Bool", "Double", "Int"]
    return noStrings.contains(signature.result?.text ?? "") ? unquoted(body) : body
  }

  private mutating func body(_ value: Value, at place: SourceRange) -> SwiftCode? {
    body(value, missing: "no-body", "this action has no body", at: place, of: "body")
  }

  /// Reads statements, without braces around them.
  mutating func body(
    _ value: Value,
    missing code: String,
    _ message: String,
    at place: SourceRange,
    help: String? = nil,
    of key: String
  ) -> SwiftCode? {
    let body = self.code(value, missing: code, message, at: place, help: help, of: key)
    guard let body, hasBraces(body) else { return body }
    diagnostics.error(
      "braces",
      at: body.tokens.range(0),
      "a body has no braces around it: they would make it a closure that nobody calls",
      help: "leave them out; a body of several lines goes below '|'"
    )
    return nil
  }

  /// Whether one pair of braces encloses the whole text.
  private func hasBraces(_ body: SwiftCode) -> Bool {
    body.tokens.isText(0, "{") && body.tokens[0].partner == body.tokens.count - 2
  }

  private mutating func reportNoBody(at place: SourceRange) {
    diagnostics.error("no-body", at: place, "this action has no body", help: "write 'body: …'")
  }

  // MARK: Signatures

  /// Parses a key that is a signature or a bare name. With `where` the key would end too early, at a colon of the clause.
  mutating func keySignature(_ text: SwiftText) -> Signature? {
    if let place = requirements(of: text) {
      diagnostics.error(
        "where-in-key",
        at: place,
        "a signature with 'where' can't be a key",
        help: "write it after 'signature:', and 'body:' below that"
      )
      return nil
    }
    return signature(text)
  }

  private func requirements(of text: SwiftText) -> SourceRange? {
    guard let tokens = try? Tokens(text) else { return nil }
    var index = 0
    while index < tokens.count {
      if tokens.isText(index, "where") { return tokens.range(index) }
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
    return nil
  }

  /// Reads the signature in a long form, whose key is the action's name.
  mutating func longSignature(_ value: Value, of key: SwiftText) -> Signature? {
    let name = name(key)
    guard var signature = valueSignature(value), let name else { return nil }
    guard signature.name == name.text else {
      diagnostics.error(
        "other-name",
        at: signature.nameRange,
        "this entry is called '\(name.text)', its signature '\(signature.name)'",
        help: "write '\(name.text)' in both places",
        instead: name.text
      )
      return nil
    }
    signature.key = name.range
    return signature
  }

  private mutating func valueSignature(_ value: Value) -> Signature? {
    guard let text = value.swift(inDoubleQuotes: true, into: &diagnostics) else { return nil }
    guard !text.bytes.isEmpty else {
      diagnostics.error("no-signature", at: value.range, "a signature is missing here")
      return nil
    }
    return signature(text)
  }

  // MARK: Methods

  /// Reads a list of signatures; one with documentation is a mapping.
  mutating func methods(_ value: Value) -> [Method] {
    guard let items = value.items(into: &diagnostics) else { return [] }
    return items.compactMap { method($0) }
  }

  mutating func method(_ value: Value) -> Method? {
    guard value.isMapping else { return valueSignature(value).map { Method(signature: $0, doc: nil) } }
    guard let mapping = value.mapping(into: &diagnostics) else { return nil }
    var signature: Signature?
    var doc: Doc?
    for entry in mapping.entries {
      switch entry.key.name {
      case "signature": signature = valueSignature(entry.value)
      case "doc": doc = self.doc(entry.value)
      default: reportUnknown(entry.key, in: Language.method)
      }
    }
    if mapping["signature"] == nil, mapping.isWhole {
      let place = mapping.entries.first?.key.range ?? value.range
      diagnostics.error("no-signature", at: place, "a method needs a signature", help: "write 'signature: …'")
    }
    return signature.map { Method(signature: $0, doc: doc) }
  }
}
