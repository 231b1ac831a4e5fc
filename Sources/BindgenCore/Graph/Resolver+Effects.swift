/// Effects: what their texts name, and where they can't be.
extension Resolver {
  /// The actions, each with its effects.
  mutating func actions(of model: Model, _ scope: Scope) -> [ResolvedAction] {
    model.actions.map { action in
      checkEffects(of: action, model)
      if case .fields(let names)? = action.trigger { checkReaction(action, to: names, model, scope) }
      let isOne: Bool = action.effects.count == 1
      let name: String = SwiftName.capitalized(action.signature.name)
      return ResolvedAction(
        action: action,
        effects: action.effects.enumerated().map { number, effect in
          resolved(effect, name + (isOne ? "" : String(number + 1)), action, scope)
        },
        cancellations: action.cancels.enumerated().map { number, id in
          ResolvedCancellation(
            id: id,
            path: checkedPath(of: id, model),
            stem: name + (action.cancels.count == 1 ? "" : String(number + 1)),
            values: values(of: id, action, scope)
          )
        }
      )
    }
  }

  private mutating func resolved(
    _ effect: Effect,
    _ stem: String,
    _ action: Action,
    _ scope: Scope
  ) -> ResolvedEffect {
    ResolvedEffect(
      effect: effect,
      stem: stem,
      run: piece(effect.run, action, scope, mayCall: true),
      failure: effect.failure.map { piece($0, action, scope, mayCall: true) },
      condition: effect.condition.map { piece($0, action, scope) },
      delay: effect.delay.map { piece($0, action, scope) },
      interval: effect.interval.map { piece($0, action, scope) },
      ids: effect.id.map { values(of: $0, action, scope) } ?? []
    )
  }

  /// The values in an id's parentheses, each by itself.
  private mutating func values(of id: EffectID, _ action: Action, _ scope: Scope) -> [ResolvedEffect.Piece] {
    guard let text: SwiftText = id.value, let tokens: Tokens = tokens(of: text) else { return [] }
    var pieces: [ResolvedEffect.Piece] = []
    var (start, index): (Int, Int) = (0, 0)
    while index < tokens.count {
      let token: Token = tokens[index]
      if token.kind == .comma || token.kind == .end {
        pieces.append(piece(text.part(start..<token.start).trimmed, action, scope))
        start = token.end
      }
      index = token.opens ? token.partner + 1 : index + 1
    }
    return pieces
  }

  private mutating func piece(
    _ text: SwiftText,
    _ action: Action,
    _ scope: Scope,
    mayCall: Bool = false
  ) -> ResolvedEffect.Piece {
    guard let tokens: Tokens = tokens(of: text) else { return .init(text: text, inputs: [], actions: []) }
    let names: NameUses = NameUses.read(tokens)
    if let range: SourceRange = names.bareSelf {
      diagnostics.error(
        "self-in-effect",
        at: range,
        "an effect has no 'self': its model may have gone",
        help: "name the fields that it needs, and call actions"
      )
    }
    var inputs: [ResolvedEffect.Input] = []
    var actions: [String] = []
    var seen: Set<String> = []
    for use in names.uses where seen.insert(use.name).inserted {
      if let parameter: Signature.Parameter = action.signature.parameters.first(where: { $0.name == use.name }) {
        checkKept(parameter, use.range)
        inputs.append(.init(name: use.name, type: parameter.effectType, isOfModel: false))
      } else if let type: String = action.reactsTo(in: scope.model).first(where: { $0.name == use.name })?.type {
        inputs.append(.init(name: use.name, type: type, isOfModel: false))
      } else if let type: SwiftType = scope.type(of: use.name), checkValue(use, scope) {
        inputs.append(.init(name: use.name, type: type.parameterText, isOfModel: true))
      } else if case .action? = scope[use.name], checkCall(use, scope.model, mayCall: mayCall) {
        actions.append(use.name)
      }
    }
    return .init(text: text.withoutSelf(tokens), inputs: inputs, actions: actions)
  }

  // MARK: Errors

  /// An effect outlives its action's arguments.
  private mutating func checkKept(_ parameter: Signature.Parameter, _ place: SourceRange) {
    let isLent: Bool = parameter.isInout || parameter.isAutoclosure || parameter.isNonescaping
    guard isLent || parameter.modifiers.contains("borrowing") || parameter.modifiers.contains("isolated") else {
      return
    }
    diagnostics.error(
      "effect-argument",
      at: place,
      "an effect outlives its action, and can't keep '\(parameter.name)'",
      help: "give it a value that it can keep"
    )
  }

  /// False for models, which is reported: they could be called when nobody may call them any more.
  private mutating func checkValue(_ use: NameUses.Use, _ scope: Scope) -> Bool {
    guard case .stored(let stored, _)? = scope[use.name], let held: SwiftType = stored.held,
      models[held.text]?.model.isValue == false
    else { return true }
    diagnostics.error(
      "model-in-effect",
      at: use.range,
      "'\(use.name)' may change or go while the effect runs",
      help: "name a derivation of what the effect needs, and call an action"
    )
    return false
  }

  /// False for what an effect can't call, which is reported.
  private mutating func checkCall(_ use: NameUses.Use, _ model: Model, mayCall: Bool) -> Bool {
    let action: Action? = model.actions.first { $0.signature.name == use.name }
    guard let action, mayCall, action.signature.result != nil else { return mayCall }
    diagnostics.error(
      "result-in-effect",
      at: use.range,
      "'\(use.name)' has a result, and there is none where its model has gone",
      help: "call an action without a result"
    )
    return false
  }

  private mutating func checkEffects(of action: Action, _ model: Model) {
    guard let effect: Effect = action.effects.first else { return }
    checkActor(effect, model)
    if let error: Signature.Parameter = action.signature.parameters.first(where: { $0.name == "error" }),
      action.effects.contains(where: { $0.failure != nil })
    {
      reportTaken(Word(error.name, at: error.range), by: "'catch'")
    }
    let signature: Signature = action.signature
    let what: String
    if let result: SwiftType = signature.result, !result.isVoid {
      what = "has a result"
    } else if signature.isAsync {
      what = "is async"
    } else if !signature.generics.isEmpty {
      what = "is generic"
    } else {
      return
    }
    diagnostics.error(
      "effect-of-action",
      at: effect.range,
      "'\(signature.name)' \(what), and can't have an effect",
      help: "give the effect to an action of its own, and call that"
    )
  }

  private mutating func checkActor(_ effect: Effect, _ model: Model) {
    // Of a value without a store, that is what is reported.
    if model.isValue && !model.hasStore { return }
    let isolation: String? = spec.isolation(of: model)
    guard isolation == nil || isolation == "nonisolated" else { return }
    diagnostics.error(
      "effect-without-actor",
      at: effect.range,
      "an effect needs an actor to come back to, and '\(model.name.text)' states none",
      help: "write 'isolation: MainActor'"
    )
  }

  /// The way to whose effects are meant: somebody must have such effects.
  private mutating func checkedPath(of id: EffectID, _ model: Model) -> [Stored] {
    guard let (owner, path): (Model, [Stored]) = owner(of: id, model) else { return [] }
    checkKnown(id, to: owner)
    return path
  }

  private mutating func checkKnown(_ id: EffectID, to owner: Model) {
    let known: [String] = owner.actions.flatMap(\.effects).compactMap { $0.id?.name.text }
    if known.contains(id.name.text) || !owner.isWhole { return }
    diagnostics.error(
      "unknown-effect",
      at: id.name.range,
      "'\(owner.name.text)' has no effect '\(id.name.text)'",
      help: suggestions.help(id.name.text, among: known) ?? "give an effect 'id: \(id.name.text)'"
    )
  }

  /// The model at the end of the path to an effect; nil where there is none, which is reported.
  private mutating func owner(of id: EffectID, _ model: Model) -> (Model, [Stored])? {
    var owner: Model = model
    var path: [Stored] = []
    for step in id.path {
      let stored: Stored? = owner.stored.first { $0.name.text == step.text && $0.held != nil }
      guard let stored, let child: String = stored.held?.text else {
        let known: [String] = owner.stored.filter { $0.held != nil }.map(\.name.text)
        diagnostics.error(
          "unknown-child",
          at: step.range,
          "'\(owner.name.text)' has no child '\(step.text)'",
          help: suggestions.help(step.text, among: known)
        )
        return nil
      }
      guard let next: Model = models[child]?.model else { return nil }
      owner = next
      path.append(stored)
    }
    return (owner, path)
  }

  // MARK: Reactions

  private mutating func checkReaction(_ action: Action, to names: [Word], _ model: Model, _ scope: Scope) {
    if let parameter: Signature.Parameter = action.signature.parameters.first {
      diagnostics.error(
        "reaction-parameter",
        at: parameter.range,
        "nobody calls '\(action.signature.name)' with arguments: it reacts to fields",
        help: "leave the parameters out"
      )
    }
    for name in names where !scope.isObservable(name.text) && !scope.mayHold(name.text) {
      diagnostics.error(
        "unknown-field",
        at: name.range,
        "'\(model.name.text)' has no state and no derivation '\(name.text)'",
        help: suggestions.help(name.text, among: scope.observableNames)
      )
    }
    guard let place: SourceRange = action.assignment(to: Set(names.map(\.text))) else { return }
    diagnostics.error(
      "reaction-to-itself",
      at: place,
      "'\(action.signature.name)' reacts to what it sets here, and would run again and again",
      help: "set it where it changes, or react to something else"
    )
  }
}

extension Scope {
  /// The type of what an effect is given of its model.
  fileprivate func type(of name: String) -> SwiftType? {
    switch self[name] {
    case .stored(let stored, _): stored.type
    case .derivation(let index): model.derivations[index].type
    case .action, nil: nil
    }
  }
}

extension Signature.Parameter {
  /// As an effect keeps it.
  fileprivate var effectType: String {
    if isVariadic { return "[\(type.text)]" }
    return type.isFunction ? type.escapingText : type.parameterText
  }
}

extension Action {
  /// Where the body assigns one of these fields.
  fileprivate func assignment(to names: Set<String>) -> SourceRange? {
    guard let tokens: Tokens = try? Tokens(body), let uses: NameUses = try? NameUses.read(body) else { return nil }
    let parameters: Set<String> = Set(signature.parameters.map(\.name))
    for use in uses.uses where names.contains(use.name) && !parameters.contains(use.name) && use.path.isEmpty {
      let index: Int? = (0..<tokens.count).first { tokens.range($0) == use.range }
      guard let index, tokens[index + 1].kind == .equal else { continue }
      return use.range
    }
    return nil
  }
}
