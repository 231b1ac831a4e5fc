/// Checks where effects are allowed, and which names they use.
extension Resolver {
  /// Reports an argument that can't be retained by an effect, which outlives its action.
  mutating func checkKept(_ parameter: Signature.Parameter, _ use: NameUses.Use) {
    guard !parameter.canBeKept else { return }
    diagnostics.error(
      "effect-argument",
      at: use.range,
      "an effect outlives its action, and can't keep '\(parameter.name)'",
      help: "give it a value that it can keep"
    )
  }

  /// Returns false for a model, after reporting it: an effect could call it when its own model no longer may.
  mutating func checkValue(_ use: NameUses.Use, _ scope: Scope) -> Bool {
    guard holdsClass(use.name, scope) else { return true }
    diagnostics.error(
      "model-in-effect",
      at: use.range,
      "'\(use.name)' may change or go while the effect runs",
      help: "name a derivation of what the effect needs, and call an action"
    )
    return false
  }

  /// Whether a name is that of a child or a list of classes, which change while an effect runs.
  private func holdsClass(_ name: String, _ scope: Scope) -> Bool {
    guard case .stored(let stored, _)? = scope[name] else { return false }
    let types = [stored.childType].compactMap { $0 } + scope.model.alternatives(of: stored).compactMap(\.childType)
    return types.contains { models[$0.text]?.model.isValue == false }
  }

  /// Reports a function that reads models: an effect has a function's inputs as they were when it began, but models change.
  mutating func checkReads(of function: Int, _ use: NameUses.Use, _ scope: Scope) {
    let reading = functions[function]
    guard (reading.own + reading.reached).contains(where: { holdsClass($0.name, scope) }) else { return }
    diagnostics.error(
      "model-in-effect",
      at: use.range,
      "'\(use.name)' reads models that may change or go while the effect runs",
      help: "ask in the body, and give the effect what it needs"
    )
  }

  mutating func checkSelf(_ names: NameUses, _ scope: Scope) {
    guard let range = names.bareSelf else { return }
    diagnostics.error(
      "self-in-effect",
      at: range,
      "an effect has no 'self': its model may have gone",
      help: "name the fields that it needs, and call actions"
    )
  }

  /// Returns false for an entry that an effect can't call, after reporting it.
  mutating func checkCall(_ use: NameUses.Use, _ model: Model, mayCall: Bool) -> Bool {
    let actions = model.actions.filter { $0.signature.name == use.name }
    guard mayCall, let action = actions.first, !actions.contains(where: \.mayBeCalledByEffects) else { return mayCall }
    let isVariadic = action.signature.parameters.contains(where: \.isVariadic)
    diagnostics.error(
      "call-in-effect",
      at: use.range,
      isVariadic
        ? "'\(use.name)' takes any number of arguments, which an effect can't pass on"
        : "'\(use.name)' has a result, and there is none where its model has gone",
      help: isVariadic ? "call an action that takes an array" : "call an action without a result"
    )
    return false
  }

  /// Reports calls of actions in a load, which only returns a value.
  mutating func checkNoCalls(of actions: [String], in load: SwiftCode) {
    for name in actions {
      guard let use = load.names.uses.first(where: { $0.name == name }) else { continue }
      diagnostics.error(
        "action-in-expression",
        at: use.range,
        "'\(name)' is an action, and a load can't call actions",
        help: "react to what is loaded, with 'on:'"
      )
    }
  }

  /// Reports a field that an effect sets: it has its model's fields as they were when it began.
  mutating func checkUnset(_ use: NameUses.Use, _ scope: Scope) {
    guard use.isSet, scope.type(of: use.name) != nil else { return }
    diagnostics.error(
      "set-in-effect",
      at: use.range,
      "an effect can't set '\(use.name)': it has what was there when it began",
      help: "give what it is set to to the effect's 'then', or call an action that sets it"
    )
  }

  /// Reports names that only bodies of actions can use beside the model's entries, such as `view` and `update`.
  mutating func checkMachinery(_ use: NameUses.Use, _ scope: Scope) {
    let isView = use.name == "view" && scope.model.view != nil && scope[use.name] == nil
    guard isView || ReservedNames.members.contains(use.name) else { return checkHidden(use, in: scope) }
    diagnostics.error(
      "model-in-effect",
      at: use.range,
      "an effect has no '\(use.name)': its model may have gone",
      help: "do that in an action, and call it"
    )
  }

  /// Checks the restrictions of an action with effects, and of a reaction.
  mutating func check(_ action: Action, _ scope: Scope) {
    if let effect = action.effects.first {
      checkActor(effect, scope.model)
      checkEffect(effect.range, of: action)
      checkEnd(of: action)
    } else if let id = action.cancels.first, action.signature.isAsync {
      reportEffect((id.path.first ?? id.name).range, of: action, "is async", "end effects", "'cancels'")
    }
    if let animation = action.animation, action.signature.isAsync {
      reportEffect(animation.range, of: action, "is async", "animate", "'animation'")
    }
    checkWaits(of: action)
    switch action.trigger {
    case .fields(let names)?: checkReaction(action, to: names, scope)
    case .action?, .events?, nil: break
    }
    if let initWord = action.initWord { check(action, at: initWord, scope) }
  }

  /// Warns of a body that always returns early: effects begin behind its last line.
  private mutating func checkEnd(of action: Action) {
    guard action.signature.result?.isVoid != false, let range = action.earlyEnd else { return }
    diagnostics.warning(
      "return-before-effect",
      at: range,
      "the body ends here in any case, and before its effects, so that none of them begins",
      help: "leave it out, or put it into a 'guard' or an 'if'"
    )
  }

  /// Checks the endings of effects: they can't wait, and only have arguments that can be retained.
  mutating func checkEndings(of action: Action, _ locals: BodyLocals, _ scope: Scope) {
    let error = action.signature.parameters.first { $0.name == "error" }
    if let error, action.effects.contains(where: { $0.failure != nil }) {
      reportTaken(Word(error.name, at: error.range), by: "'catch'")
    }
    for effect in action.effects {
      for (ending, word) in [(effect.then, "then"), (effect.failure, "catch")] {
        guard let ending else { continue }
        let tokens = ending.body.tokens
        var seen: Set<String> = []
        checkWaits(in: tokens) { place in
          let message = "'\(word)' is a body of an action, and can't wait"
          return .error("ending-waits", at: place, message, help: "await it in 'run'")
        }
        for use in ending.body.names.uses {
          if use.name == "error", word == "catch" { checkGiven(use, tokens, scope) }
          if ending.parameters.contains(where: { $0.name == use.name }) { continue }
          if locals.names.contains(use.name), !tokens.isOfSelf(use.token) {
            if seen.insert(use.name).inserted { checkLocal(use, word, locals, scope, tokens) }
          } else if let lent = action.signature.parameters.first(where: { $0.name == use.name }) {
            checkKept(lent, use)
          }
        }
      }
    }
  }

  /// Checks a local name of the body in an ending, an action of its own that is called with the constant's value.
  private mutating func checkLocal(
    _ use: NameUses.Use,
    _ word: String,
    _ locals: BodyLocals,
    _ scope: Scope,
    _ tokens: Tokens
  ) {
    if scope[use.name] != nil {
      diagnostics.error(
        "local-in-ending",
        at: use.range,
        "the body declares another '\(use.name)', which '\(word)' would name here",
        help: "rename that one, or write 'self.\(use.name)' for the model's"
      )
    } else if locals.variables.contains(use.name) || locals.functions.contains(use.name)
      || locals.owners.contains(use.name)
    {
      check(use, locals, tokens)
    } else if !locals.typed.contains(where: { $0.name == use.name }) {
      diagnostics.error(
        "untyped-local",
        at: use.range,
        "'\(use.name)' is given to '\(word)' as an argument, and no type is written for it",
        help: "write 'let \(use.name): Type = …' in the body"
      )
    }
  }

  /// Checks a local name of the body in `run`, which begins when the body has ended: it must still have its value by then, and
  /// retain no model.
  mutating func check(_ use: NameUses.Use, _ locals: BodyLocals, _ tokens: Tokens) {
    if tokens.isOfSelf(use.token) {
      diagnostics.error(
        "local-in-effect",
        at: use.range,
        "the body declares another '\(use.name)', which the effect would name here",
        help: "rename that one"
      )
    } else if locals.variables.contains(use.name) {
      diagnostics.error(
        "local-in-effect",
        at: use.range,
        "'\(use.name)' is a variable of the body, and this runs later",
        help: "write 'let'; or 'let last = \(use.name)' at the body's end, and name that"
      )
    } else if locals.functions.contains(use.name) || locals.owners.contains(use.name) {
      diagnostics.error(
        "local-in-effect",
        at: use.range,
        "'\(use.name)' would keep the model, which may go while this runs",
        help: locals.owners.contains(use.name)
          ? "name the fields that it needs, and call actions"
          : "make it one of 'functions', or write a 'let' for what it gives"
      )
    }
  }

  /// Reports the first `await` outside of closures, which may begin a task of their own.
  mutating func checkWaits(in tokens: Tokens, _ error: (SourceRange) -> Diagnostic) {
    var index = 0
    while index < tokens.count {
      if tokens.isText(index, "await"), tokens[index].kind == .name, index == 0 || tokens[index - 1].kind != .dot {
        diagnostics.add(error(tokens.range(index)))
        return
      }
      index = tokens.isText(index, "{") ? tokens[index].partner + 1 : index + 1
    }
  }

  /// Reports `await` in a body: a transaction ends when its action does.
  private mutating func checkWaits(of action: Action) {
    guard !action.signature.isAsync, action.ending == nil, action.body.mentions("await") else { return }
    checkWaits(in: action.body.tokens) { place in
      .error(
        "body-waits",
        at: place,
        "an action ends at once, and can't wait",
        help: "await it in an 'effect', and give what comes to its 'then'; or write 'async' behind the signature"
      )
    }
  }

  /// Reports a call of an action that the parameter of `catch` hides.
  private mutating func checkGiven(_ use: NameUses.Use, _ tokens: Tokens, _ scope: Scope) {
    guard case .action? = scope[use.name], tokens.isCall(use.token) else { return }
    reportTaken(Word(use.name, at: use.range), by: "'catch'")
  }

  private mutating func checkEffect(_ place: SourceRange, of action: Action) {
    let signature = action.signature
    let what: String
    if let result = signature.result, !result.isVoid {
      what = "has a result"
    } else if signature.isAsync {
      what = "is async"
    } else if !signature.generics.isEmpty {
      what = "is generic"
    } else {
      return
    }
    reportEffect(place, of: action, what, "have an effect", "the effect")
  }

  private mutating func reportEffect(
    _ place: SourceRange,
    of action: Action,
    _ what: String,
    _ wish: String,
    _ part: String
  ) {
    diagnostics.error(
      "effect-of-action",
      at: place,
      "'\(action.signature.name)' \(what), and can't \(wish)",
      help: "give \(part) to an action of its own, and call that"
    )
  }

  private mutating func checkActor(_ effect: Effect, _ model: Model) {
    // For a value without a store, the missing store is reported instead.
    if model.isValue && !model.hasStore { return }
    let isolation = spec.isolation(of: model)
    guard isolation == nil || isolation == "nonisolated" else { return }
    diagnostics.error(
      "effect-without-actor",
      at: effect.range,
      "an effect needs an actor to come back to, and '\(model.name.text)' states none",
      help: "write 'isolation: MainActor'"
    )
  }

  /// Returns the path to the model whose effects are cancelled, after checking that it has such effects.
  mutating func checkedPath(of id: EffectID, _ model: Model) -> [Stored] {
    guard let (owner, path) = owner(of: id, model) else { return [] }
    checkKnown(id, to: owner)
    return path
  }

  private mutating func checkKnown(_ id: EffectID, to owner: Model) {
    let effects = owner.actions.flatMap(\.effects)
    let ids = effects.compactMap(\.id)
    if effects.contains(where: { $0.name.text == id.name.text }) {
      return checkValues(of: id, ids.filter { $0.name.text == id.name.text })
    }
    if checkOverload(id, owner) { return }
    if owner.mayRun(id.name.text) { return }
    diagnostics.reportUnknown(effect: id.name, of: owner, &suggestions)
  }

  /// Returns true for a base name of overloaded actions, which names no effect, after reporting it.
  private mutating func checkOverload(_ id: EffectID, _ owner: Model) -> Bool {
    let names = owner.actions.filter { $0.signature.name == id.name.text && !$0.effects.isEmpty }
      .map { "'\($0.signature.fullName)'" }
    guard !names.isEmpty else { return false }
    diagnostics.error(
      "unknown-effect",
      at: id.name.range,
      "'\(id.name.text)' are several actions",
      help: "write \(names.joined(separator: " or "))"
    )
    return true
  }

  /// Reports an id that is the name of another action: it would be mistaken for the effects of that action.
  mutating func checkID(of effect: Effect, _ action: Action, _ model: Model) {
    guard let id = effect.id,
      let other = model.actions.first(where: {
        $0.signature.name == id.name.text && $0.signature.nameRange != action.signature.nameRange
      })
    else { return }
    // The other action has no effects, or shares the id.
    if other.effects.isEmpty || other.effects.contains(where: { $0.id?.name.text == id.name.text }) { return }
    diagnostics.error(
      "effect-of-other",
      at: id.name.range,
      "'\(id.name.text)' is the name of another action's effects",
      help: "write 'id: \(id.name.text)' there, too, or another id here"
    )
  }

  /// Reports an id with the wrong number of values: it is another id, and nothing would be cancelled.
  private mutating func checkValues(of id: EffectID, _ same: [EffectID]) {
    guard let value = id.value, !same.contains(where: { $0.valueCount == id.valueCount }) else { return }
    diagnostics.reportValues(at: value.range, of: id.name.text, same)
  }

  /// Returns the model at the end of the path to an effect; nil if there is none, after reporting it.
  private mutating func owner(of id: EffectID, _ model: Model) -> (Model, [Stored])? {
    var owner = model
    var path: [Stored] = []
    var rest = id.path[...]
    while let step = rest.first {
      guard let (stored, count) = owner.child(at: rest.map(\.text)), let child = stored.childType?.text else {
        let known = owner.stored.filter { $0.childType != nil }.map(\.name.text)
        if !owner.mayHave(step.text) { reportUnknownChild(step, of: owner, known) }
        return nil
      }
      guard let next = models[child]?.model else { return nil }
      owner = next
      path.append(stored)
      rest = rest.dropFirst(count)
    }
    return (owner, path)
  }

  mutating func reportUnknownChild(_ name: Word, of model: Model, _ known: [String]) {
    let suggested = suggestions.word(name.text, among: known)
    diagnostics.error(
      "unknown-child",
      at: name.range,
      "'\(model.name.text)' has no child '\(name.text)'",
      suggested: suggested
    )
  }

  // MARK: Reactions

  private mutating func checkReaction(_ action: Action, to names: [Word], _ scope: Scope) {
    let signature = action.signature
    if signature.parameters.count > 0 || signature.result != nil || !signature.effects.isEmpty {
      diagnostics.error(
        "reaction-signature",
        at: signature.parameters.first?.range ?? signature.nameRange,
        "'\(signature.name)' reacts to fields: nobody gives it arguments, waits for it or takes what it gives",
        help: "write a name alone"
      )
    }
    for name in names where !scope.isObservable(name.text) && !scope.mayHold(name.text) {
      diagnostics.reportUnknown(field: name, of: scope.model, among: scope.observableNames, &suggestions)
    }
    let known = Set(names.map(\.text)).subtracting(signature.parameters.map(\.name))
    guard let use = action.body.names.uses.first(where: { $0.isSet && known.contains($0.name) }) else { return }
    diagnostics.error(
      "reaction-to-itself",
      at: use.range,
      "'\(action.signature.name)' reacts to what it sets here, and would run again and again",
      help: "set it where it changes, or react to something else"
    )
  }
}
