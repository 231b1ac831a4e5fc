/// Effects of actions, what actions cancel, and what they react to.
extension SpecReader {
  /// One effect, or a list of them; nil if one can't be read.
  mutating func effects(_ value: Value, at place: SourceRange) -> [Effect]? {
    guard let items: [Value] = list(value) else { return effect(value, at: place).map { [$0] } }
    let effects: [Effect?] = items.map { effect($0, at: $0.range.firstLine) }
    guard !effects.contains(where: { $0 == nil }) else { return nil }
    return haveNames(effects.compactMap { $0 }) ? effects.compactMap { $0 } : nil
  }

  /// The items of a list. In other brackets are Swift's: `[1, 2].forEach { … }`.
  private func list(_ value: Value) -> [Value]? {
    switch value.form {
    case .list(let items): return items
    case .plain where value.range.bytes.first == UInt8(ascii: "["):
      var found: Diagnostics = Diagnostics()
      let items: [Value]? = value.items(into: &found)
      return found.hasErrors ? nil : items
    default: return nil
    }
  }

  /// Of several effects, the action's name would be that of all.
  private mutating func haveNames(_ effects: [Effect]) -> Bool {
    guard effects.count > 1, let policy: Word = effects.first(where: { $0.id == nil && $0.stated != nil })?.stated
    else { return true }
    diagnostics.error(
      "policy-without-id",
      at: policy.range,
      "'policy' says what happens to effects of one name, and several here would have that of the action",
      help: "write 'id: …', or leave 'policy' out"
    )
    return false
  }

  /// A body, or the long form.
  mutating func effect(_ value: Value, at place: SourceRange) -> Effect? {
    guard isLongForm(value, SpecKeys.effect) else {
      return effectBody(value, at: place).map { Effect(policy: .replace, run: $0, range: place) }
    }
    guard let mapping: Mapping = value.mapping(into: &diagnostics) else { return nil }
    var effect: Effect = Effect(policy: .replace, run: .nothing(at: place), range: place)
    var isWhole: Bool = mapping.isWhole
    for entry: Mapping.Entry in mapping.entries where !read(entry, into: &effect) { isWhole = false }
    if isWhole, mapping["run"] == nil {
      diagnostics.error("no-run", at: place, "this effect does nothing", help: "write 'run: …'")
      return nil
    }
    return isWhole && check(mapping) ? effect : nil
  }

  /// False if the key's value can't be read.
  private mutating func read(_ entry: Mapping.Entry, into effect: inout Effect) -> Bool {
    switch entry.key.name {
    case "id":
      effect.id = effectID(entry.value)
      return effect.id != nil
    case "policy":
      guard let policy: Effect.Policy = policy(entry.value) else { return false }
      effect.policy = policy
      effect.stated = Word(policy.rawValue, at: entry.key.range)
    case "when":
      effect.condition = expression(entry, missing: "a condition is missing here")
      return effect.condition != nil
    case "after": return readDuration(entry, into: &effect.delay)
    case "every": return readDuration(entry, into: &effect.interval)
    case "run":
      guard let run: SwiftText = effectBody(entry.value, at: entry.key.range) else { return false }
      effect.run = run
    case "catch":
      effect.failure = unquoted(
        body(
          entry.value,
          missing: "no-run",
          "nothing is said to be done with the error",
          at: entry.key.range,
          help: "write 'catch: …', or leave it out"
        )
      )
      return effect.failure != nil
    default:
      reportUnknown(entry.key, of: "an effect", among: SpecKeys.effect)
      return false
    }
    return true
  }

  private mutating func readDuration(_ entry: Mapping.Entry, into duration: inout SwiftText?) -> Bool {
    let help: String = "write '\(entry.key.name): .seconds(1)'"
    duration = expression(entry, missing: "a duration is missing here", help: help)
    guard let text: SwiftText = duration else { return false }
    guard let meant: MeantDuration = MeantDuration(text) else { return true }
    diagnostics.error("no-unit", at: text.range, meant.message, help: "write '\(meant.code)'")
    return false
  }

  private mutating func effectBody(_ value: Value, at place: SourceRange) -> SwiftText? {
    unquoted(body(value, missing: "no-run", "this effect does nothing", at: place))
  }

  /// False where keys don't go together, which is reported.
  private mutating func check(_ mapping: Mapping) -> Bool {
    if let delay: Key = mapping["after"]?.key, mapping["every"] != nil {
      diagnostics.error(
        "after-and-every",
        at: delay.range,
        "an effect waits once, with 'after', or each time, with 'every'",
        help: "remove one of them"
      )
      return false
    }
    return true
  }

  // MARK: Ids

  /// What an action cancels.
  mutating func cancellations(_ value: Value) -> [EffectID]? {
    guard let items: [Value] = value.items(into: &diagnostics) else { return nil }
    let ids: [EffectID?] = items.map { effectID($0, isCancelled: true) }
    return ids.contains { $0 == nil } ? nil : ids.compactMap { $0 }
  }

  /// `search`, `load(item.id)`; where it is cancelled also `todos.expand`.
  private mutating func effectID(_ value: Value, isCancelled: Bool = false) -> EffectID? {
    let text: SwiftText? = unquoted(
      code(value, missing: "no-value", "an effect's id is missing here", at: value.range)
    )
    guard let text, let tokens: Tokens = try? Tokens(text) else { return nil }
    var names: [Word] = []
    var index: Int = 0
    while tokens[index].kind == .name {
      names.append(Word(tokens.name(index), at: tokens.range(index)))
      guard tokens[index + 1].kind == .dot else { break }
      index += 2
    }
    var id: EffectID? = names.last.map { EffectID(path: Array(names.dropLast()), name: $0) }
    index += 1
    if tokens.isText(index, "("), let labels: String = labels(tokens, index), isCancelled {
      id?.name.text += labels
      index = tokens[index].partner + 1
    } else if tokens.isText(index, "("), let value: SwiftText = inner(tokens, index) {
      id?.value = value
      index = tokens[index].partner + 1
    }
    if let id, tokens[index].kind == .end, isCancelled || id.path.isEmpty { return id }
    diagnostics.error(
      "not-an-id",
      at: text.range,
      "an effect's id is a word, or a word with a value",
      help: isCancelled ? "write 'load', 'load(item.id)' or 'child.load'" : "write 'load' or 'load(item.id)'"
    )
    return nil
  }

  /// `(_:at:)`, if that is what the parentheses hold: the end of an action's full name.
  private func labels(_ tokens: Tokens, _ open: Int) -> String? {
    let inside: Range<Int> = open + 1..<tokens[open].partner
    guard !inside.isEmpty, inside.count.isMultiple(of: 2) else { return nil }
    for (place, index) in inside.enumerated() {
      guard tokens[index].kind == (place.isMultiple(of: 2) ? .name : .colon) else { return nil }
    }
    return "(" + inside.map { tokens.string($0) }.joined() + ")"
  }

  /// What is in parentheses, if anything.
  private func inner(_ tokens: Tokens, _ open: Int) -> SwiftText? {
    let close: Int = tokens[open].partner
    guard close > open + 1 else { return nil }
    return tokens.text.part(tokens[open].end..<tokens[close].start)
  }

  private mutating func policy(_ value: Value) -> Effect.Policy? {
    choice(value, "the policy", among: SpecWords.policies).flatMap {
      Effect.Policy(rawValue: $0.text)
    }
  }

  // MARK: Reactions

  /// `onAction: todos(id, action)`
  mutating func childAction(_ value: Value) -> Trigger? {
    guard let text: SwiftText = childText(value) else { return nil }
    if let named: Hearing = childCall(text) { return .action(child: named.child, parameters: named.parameters) }
    diagnostics.error(
      "not-a-child-action",
      at: text.range,
      "this says no child's action",
      help: "write 'child(action)', or 'list(id, action)' for rows"
    )
    return nil
  }

  mutating func childText(_ value: Value) -> SwiftText? {
    unquoted(code(value, missing: "no-value", "a child is missing here", at: value.range))
  }

  /// A child, and what a reaction calls what it is given.
  func childCall(_ text: SwiftText) -> Hearing? {
    guard let tokens: Tokens = try? Tokens(text) else { return nil }
    let isCall: Bool = tokens[0].kind == .name && tokens.isText(1, "(") && tokens[1].partner == tokens.count - 2
    let parameters: [Word]? = isCall ? names(tokens, 2..<tokens.count - 2) : nil
    return parameters.map { Hearing(child: Word(tokens.name(0), at: tokens.range(0)), parameters: $0) }
  }

  /// Names between commas: one or two.
  private func names(_ tokens: Tokens, _ indices: Range<Int>) -> [Word]? {
    guard indices.count == 1 || indices.count == 3 else { return nil }
    var names: [Word] = []
    for index: Int in indices {
      let isName: Bool = (index - indices.lowerBound).isMultiple(of: 2)
      guard tokens[index].kind == (isName ? .name : .comma) else { return nil }
      if isName { names.append(Word(tokens.name(index), at: tokens.range(index))) }
    }
    return names
  }
}

extension SwiftText {
  /// No text, where one could be.
  static func nothing(at place: SourceRange) -> SwiftText {
    SwiftText(bytes: [], range: place, baseColumn: 1, exactCount: 0)
  }
}
