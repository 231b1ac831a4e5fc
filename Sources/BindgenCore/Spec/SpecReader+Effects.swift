/// Effects, cancellations and triggers of actions.
extension SpecReader {
  /// Reads one effect, or a list of them. Nil if one can't be read.
  mutating func effects(_ value: Value, at place: SourceRange) -> [Effect]? {
    guard let items = list(value) else { return effect(value, at: place).map { [$0] } }
    let effects = items.map { effect($0, at: $0.range.firstLine) }
    guard !effects.contains(where: { $0 == nil }) else { return nil }
    return haveNames(effects.compactMap { $0 }) ? effects.compactMap { $0 } : nil
  }

  /// Returns the items of a list. Nil for other brackets, which are Swift's: `[1, 2].forEach { … }`.
  private func list(_ value: Value) -> [Value]? {
    switch value.form {
    case .list(let items): return items
    case .plain where value.range.bytes.first == UInt8(ascii: "["):
      var found = Diagnostics()
      let items = value.items(into: &found)
      return found.hasErrors ? nil : items
    default: return nil
    }
  }

  /// Whether each of several effects has an id if it needs one: the action's name would be that of all. A missing id is reported.
  private mutating func haveNames(_ effects: [Effect]) -> Bool {
    guard effects.count > 1 else { return true }
    for effect in effects where effect.id == nil {
      guard let place = effect.declaredPolicy?.range ?? effect.endings.first?.range else { continue }
      diagnostics.error(
        "effect-without-id",
        at: place,
        "this belongs to one effect by its name, and several here would have that of the action",
        help: "write 'id: …' beside it"
      )
      return false
    }
    return true
  }

  /// Reads an effect: a body, or the long form.
  mutating func effect(_ value: Value, at place: SourceRange) -> Effect? {
    guard isLongForm(value, Language.effect.names) else {
      return effectBody(value, at: place).map { Effect(policy: .replace, run: $0, range: place) }
    }
    guard let mapping = value.mapping(into: &diagnostics) else { return nil }
    var effect = Effect(policy: .replace, run: .nothing(at: place), range: place)
    var isWhole = mapping.isWhole
    for entry in mapping.entries where !read(entry, into: &effect) { isWhole = false }
    return isWhole && check(mapping, of: effect) ? effect : nil
  }

  /// Reads the value of a key. Returns false if it can't be read.
  private mutating func read(_ entry: Mapping.Entry, into effect: inout Effect) -> Bool {
    switch entry.key.name {
    case "id":
      effect.id = effectID(entry.value)
      return effect.id != nil
    case "policy":
      guard let policy = policy(entry) else { return false }
      effect.policy = policy
      effect.declaredPolicy = Word(policy.rawValue, at: entry.key.range)
    case "when":
      effect.condition = expression(entry, missing: "a condition is missing here")
      return effect.condition != nil
    case "outlives":
      effect.outlives = choice(entry, "whether an effect outlives its model", in: Language.effect) != nil
      return effect.outlives
    case "after": return readDuration(entry, into: &effect.delay)
    case "every": return readDuration(entry, into: &effect.interval)
    case "first": return readDuration(entry, into: &effect.first)
    case "run":
      guard let run = effectBody(entry.value, at: entry.key.range) else { return false }
      effect.run = run
    case "catch":
      effect.failure = ending(entry, missing: "nothing is said to be done with the error")
      effect.failure?.parameters = [.error(at: entry.key.range)]
      return effect.failure != nil
    case let key where key.prefix(while: { $0 != "(" && $0 != "<" }) == "then":
      effect.then = then(entry)
      return effect.then != nil
    default:
      let isCatch = entry.key.name.prefix { $0 != "(" } == "catch"
      let help = isCatch ? "write 'catch': what it is given is called 'error'" : helpForLabel(entry)
      reportUnknown(entry.key, in: Language.effect, help: help)
      return false
    }
    return true
  }

  mutating func readDuration(_ entry: Mapping.Entry, into duration: inout SwiftCode?) -> Bool {
    let help = "write '\(entry.key.name): .seconds(1)'"
    duration = expression(entry, missing: "a duration is missing here", help: help)
    guard let code = duration else { return false }
    guard let suggested = SuggestedDuration(code.text) else { return true }
    diagnostics.error(
      "no-unit",
      at: code.range,
      suggested.message,
      help: "write '\(suggested.code)'",
      instead: suggested.code
    )
    return false
  }

  private mutating func effectBody(_ value: Value, at place: SourceRange) -> SwiftCode? {
    unquoted(body(value, missing: "no-run", "this effect does nothing", at: place, of: "run"))
  }

  /// Reports keys that exclude each other. Returns false if there are any, or if an effect without `run` makes no sense.
  private mutating func check(_ mapping: Mapping, of effect: Effect) -> Bool {
    if let delay = mapping["after"]?.key, mapping["every"] != nil {
      diagnostics.error(
        "after-and-every",
        at: delay.range,
        "an effect waits once, with 'after', or each time, with 'every'",
        help: "remove one of them"
      )
      return false
    }
    if let first = mapping["first"]?.key, mapping["every"] == nil {
      diagnostics.error(
        "first-without-every",
        at: first.range,
        "'first' is the wait before the first of many runs, and this effect has one",
        help: "write 'after', or 'every' beside it"
      )
      return false
    }
    if let outlives = mapping["outlives"]?.key, mapping["every"] != nil {
      diagnostics.error(
        "outlives-every",
        at: outlives.range,
        "an effect that repeats itself would keep its model for ever",
        help: "remove 'outlives', or 'every'"
      )
      return false
    }
    return effect.hasRun || checkWaiting(effect)
  }

  // MARK: Ids

  /// Reads the ids that an action cancels.
  mutating func cancellations(_ value: Value) -> [EffectID]? {
    guard let items = value.items(into: &diagnostics) else { return nil }
    let ids = items.map { effectID($0, isCancelled: true) }
    return ids.contains { $0 == nil } ? nil : ids.compactMap { $0 }
  }

  /// Reads an id: `search`, `load(item.id)`; in `cancels` also `todos.expand`.
  private mutating func effectID(_ value: Value, isCancelled: Bool = false) -> EffectID? {
    let code = unquoted(
      code(value, missing: "no-value", "an effect's id is missing here", at: value.range)
    )
    guard let code else { return nil }
    let tokens = code.tokens
    var names: [Word] = []
    var index = 0
    while tokens[index].kind == .name {
      names.append(Word(tokens.name(index), at: tokens.range(index)))
      guard tokens[index + 1].kind == .dot else { break }
      index += 2
    }
    var id = names.last.map { EffectID(path: Array(names.dropLast()), name: $0) }
    index += 1
    if tokens.isText(index, "("), let labels = labels(tokens, index), isCancelled {
      id?.name.text += labels
      index = tokens[index].partner + 1
    } else if tokens.isText(index, "("), let value = inner(tokens, index) {
      id?.value = value
      index = tokens[index].partner + 1
    }
    if let id, tokens[index].kind == .end, isCancelled || id.path.isEmpty { return id }
    diagnostics.error(
      "not-an-id",
      at: code.range,
      "an effect's id is a word, or a word with a value",
      help: isCancelled ? "write 'load', 'load(item.id)' or 'child.load'" : "write 'load' or 'load(item.id)'"
    )
    return nil
  }

  /// Returns `(_:at:)`, the end of an action's full name, if the parentheses contain labels.
  private func labels(_ tokens: Tokens, _ open: Int) -> String? {
    let inside = open + 1..<tokens[open].partner
    guard !inside.isEmpty, inside.count.isMultiple(of: 2) else { return nil }
    for (place, index) in inside.enumerated() {
      guard tokens[index].kind == (place.isMultiple(of: 2) ? .name : .colon) else { return nil }
    }
    return "(" + inside.map { tokens.string($0) }.joined() + ")"
  }

  /// Returns the code in parentheses, if there is any.
  private func inner(_ tokens: Tokens, _ open: Int) -> SwiftCode? {
    let close = tokens[open].partner
    guard close > open + 1 else { return nil }
    return SwiftCode(made: tokens.text.part(tokens[open].end..<tokens[close].start))
  }

  private mutating func policy(_ entry: Mapping.Entry) -> Effect.Policy? {
    choice(entry, "the policy", in: Language.effect, others: OtherWords.policies).flatMap {
      Effect.Policy(rawValue: $0.text)
    }
  }

  // MARK: Reactions

  /// Reads `onAction: todos(id, action)`.
  mutating func childAction(_ value: Value) -> Trigger? {
    guard let code = childText(value) else { return nil }
    if let named = childCall(code) { return .action(child: named.child, parameters: named.parameters) }
    diagnostics.error(
      "not-a-child-action",
      at: code.range,
      "this says no child's action",
      help: "write 'child(action)', or 'list(id, action)' for rows"
    )
    return nil
  }

  mutating func childText(_ value: Value) -> SwiftCode? {
    unquoted(code(value, missing: "no-value", "a child is missing here", at: value.range))
  }

  /// Parses the child of a reaction and the names of the reaction's parameters. Nil for anything else.
  func childCall(_ code: SwiftCode) -> EventSource? {
    let tokens = code.tokens
    // `header(action)`, or `destination.edit(action)`.
    let open = tokens.count > 3 && tokens[1].kind == .dot && tokens[2].kind == .name ? 3 : 1
    let isCall =
      tokens[0].kind == .name && tokens.isText(open, "(") && tokens[open].partner == tokens.count - 2
    let parameters = isCall ? names(tokens, open + 1..<tokens.count - 2) : nil
    let child = open == 1 ? tokens.name(0) : Stored.Choice.path(tokens.name(0), tokens.name(2))
    return parameters.map { EventSource(child: Word(child, at: tokens.range(0..<open)), parameters: $0) }
  }

  /// Returns one name, or two with a comma between them. Nil for anything else.
  private func names(_ tokens: Tokens, _ indices: Range<Int>) -> [Word]? {
    guard indices.count == 1 || indices.count == 3 else { return nil }
    var names: [Word] = []
    for index in indices {
      let isName = (index - indices.lowerBound).isMultiple(of: 2)
      guard tokens[index].kind == (isName ? .name : .comma) else { return nil }
      if isName { names.append(Word(tokens.name(index), at: tokens.range(index))) }
    }
    return names
  }
}

// MARK: - Completions of effects

extension SpecReader {
  private mutating func ending(_ entry: Mapping.Entry, missing message: String) -> Effect.Ending? {
    let help = "write '\(entry.key.name): …', or leave it out"
    let (key, place) = (entry.key.name, entry.key.range)
    let body = body(entry.value, missing: "no-run", message, at: place, help: help, of: key)
    return unquoted(body).map { Effect.Ending(body: $0, range: entry.key.range) }
  }

  /// Reads `then: …`, or `then(_ page: Page): …`.
  private mutating func then(_ entry: Mapping.Entry) -> Effect.Ending? {
    if let parameter = thenParameter(entry.key.name) {
      diagnostics.error(
        "then-parameters",
        at: entry.key.range,
        "the parameter of 'then' has a type, as that of a function",
        help: "write 'then(_ \(parameter): Type)'"
      )
      return nil
    }
    guard let signature = keySignature(entry.key.text) else { return nil }
    let parameters = signature.parameters
    let isPlain =
      signature.generics.isEmpty && signature.result == nil && !signature.isAsync && signature.throwing.isEmpty
      && parameters.allSatisfy { $0.label == nil && $0.modifiers.isEmpty && !$0.isVariadic && $0.value == nil }
    guard isPlain else {
      diagnostics.error(
        "then-parameters",
        at: parameters.last?.range ?? signature.range,
        "the parameters of 'then' are the result of 'run', and have names and types alone",
        help: "write 'then(_ page: Page)'; of a tuple, 'then(_ page: Page, _ total: Int)'"
      )
      return nil
    }
    var ending = ending(entry, missing: "nothing is said to be done then")
    ending?.parameters = parameters
    return ending
  }

  /// Returns the name in `then(page)`, which has no type.
  func thenParameter(_ key: String) -> String? {
    guard key.hasPrefix("then("), key.hasSuffix(")") else { return nil }
    let name = String(key.dropFirst("then(".count).dropLast())
    return !name.isEmpty && SwiftName.isIdentifier(name) ? name : nil
  }

  /// Checks an effect without `run`, which only waits. Returns false if that makes no sense, which is reported.
  private mutating func checkWaiting(_ effect: Effect) -> Bool {
    if let failure = effect.failure, effect.then != nil {
      diagnostics.error(
        "catch-without-run",
        at: failure.range,
        "nothing here can fail",
        help: "write 'run: …', or leave 'catch' out"
      )
      return false
    }
    if let then = effect.then, effect.hasTimer, then.parameters.isEmpty { return true }
    if let given = effect.then?.parameters.first?.range {
      let message = "without 'run' there is nothing that this could be given"
      diagnostics.error("no-run", at: given, message, help: "write 'run: …', or 'then:' alone")
    } else {
      let run = "write 'run: …'"
      let help = effect.then == nil ? run : "what takes no time is a part of the body; or " + run
      diagnostics.error("no-run", at: effect.range, "this effect does nothing", help: help)
    }
    return false
  }
}

extension SwiftType {
  static func error(at place: SourceRange) -> SwiftType {
    SwiftType(text: "any Swift.Error", range: place, form: .existential, names: [])
  }
}

extension Signature.Parameter {
  /// Returns the parameter of `catch`.
  static func error(at place: SourceRange) -> Signature.Parameter {
    Signature.Parameter(label: nil, name: "error", type: .error(at: place), range: place)
  }
}

extension SwiftCode {
  /// Returns empty code, in the place of optional code.
  static func nothing(at place: SourceRange) -> SwiftCode {
    .made("", at: place)
  }
}
