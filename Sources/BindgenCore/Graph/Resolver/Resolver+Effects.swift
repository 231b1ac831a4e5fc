/// Resolves the names in the code of effects.
extension Resolver {
  /// Returns the actions, each with its effects.
  mutating func actions(of model: Model, _ scope: Scope) -> [ResolvedAction] {
    model.actions.map { action in
      check(action, scope)
      checkEarlyAnimation(of: action, scope)
      for effect in action.effects { checkID(of: effect, action, model) }
      let locals =
        action.effects.isEmpty ? BodyLocals() : BodyLocals(action.body)
      checkEndings(of: action, locals, scope)
      let effects = action.effects.map { effect in
        resolved(effect, action, locals, scope)
      }
      let cancellations = action.cancels.map { id in
        ResolvedCancellation(
          id: id,
          path: checkedPath(of: id, model),
          values: values(of: id, action, BodyLocals(), scope)
        )
      }
      let summary = summary(of: action, model)
      for token in summary.calls.ambiguous { reportAmbiguous(token, in: action.body.tokens) }
      return ResolvedAction(
        action: action,
        effects: effects,
        cancellations: cancellations,
        calls: summary.calls.calls,
        uncalled: summary.calls.values,
        touched: summary.touched
          + dismissing(cancellations, of: model).filter { way in
            !summary.touched.contains { $0.map(\.name.text) == way.map(\.name.text) }
          }
      )
    }
  }

  /// Returns the paths to the children of a value whose loads are cancelled, which also dismisses errors of these loads.
  private func dismissing(_ cancellations: [ResolvedCancellation], of model: Model) -> [[Stored]] {
    guard model.isValue else { return [] }
    return cancellations.compactMap { cancellation in
      guard !cancellation.path.contains(where: { $0.list != nil }),
        cancellation.isOfLoad(below: { models[$0]?.model.loads })
      else { return nil }
      return cancellation.path
    }
  }

  private func summary(of action: Action, _ model: Model) -> (calls: ActionCalls, touched: [[Stored]]) {
    let parameters = Set(
      action.signature.parameters.map(\.name) + action.reactsTo(in: model).map(\.name)
    )
    let calls = ActionCalls(in: action.body, of: model, parameters: parameters) { models[$0]?.model }
    // A class knows by itself what changed.
    guard model.isValue else { return (calls, []) }
    let touched = TouchedChildren(
      in: action.body,
      calls.calls,
      of: model,
      parameters: parameters
    ) {
      models[$0]?.model
    }
    return (calls, touched.paths)
  }

  private mutating func resolved(
    _ effect: Effect,
    _ action: Action,
    _ locals: BodyLocals,
    _ scope: Scope
  ) -> ResolvedEffect {
    let run = piece(effect.run, action, scope, locals, mayCall: true)
    if effect.load == .called { checkNoCalls(of: run.actions, in: effect.run) }
    return ResolvedEffect(
      effect: effect,
      run: run,
      then: effect.then?.action(of: scope.model),
      failure: effect.failure?.action(of: scope.model),
      condition: effect.condition.map { piece($0, action, scope) },
      delay: effect.delay.map { piece($0, action, scope, locals) },
      interval: effect.interval.map { piece($0, action, scope, locals) },
      first: effect.first.map { piece($0, action, scope, locals) },
      ids: effect.id.map { values(of: $0, action, locals, scope) } ?? []
    )
  }

  /// The values in an id's parentheses, each by itself.
  private mutating func values(
    of id: EffectID,
    _ action: Action,
    _ locals: BodyLocals,
    _ scope: Scope
  ) -> [ResolvedEffect.Piece] {
    guard let value = id.value else { return [] }
    return parts(of: value).map { piece($0, action, scope, locals) }
  }

  /// The texts between commas.
  private func parts(of value: SwiftCode) -> [SwiftCode] {
    let tokens = value.tokens
    let end = tokens.count - 1
    let commas = tokens.commas(in: 0..<end)
    return zip([0] + commas.map { tokens[$0].end }, commas + [end]).map { start, end in
      SwiftCode(made: value.text.part(start..<tokens[end].start))
    }
  }

  private mutating func piece(
    _ code: SwiftCode,
    _ action: Action,
    _ scope: Scope,
    _ locals: BodyLocals = BodyLocals(),
    mayCall: Bool = false
  ) -> ResolvedEffect.Piece {
    let (tokens, names) = (code.tokens, code.names)
    checkSelf(names, scope)
    var inputs: [ResolvedEffect.Input] = []
    var actions: [String] = []
    var seen: Set<String> = []
    let reacted = action.reactsTo(in: scope.model)
    for use in names.uses {
      if locals.names.contains(use.name) {
        if seen.insert(use.name).inserted { check(use, locals, tokens) }
        continue
      }
      let parameter = action.signature.parameters.first { $0.name == use.name }
      if mayCall, parameter == nil { checkUnset(use, scope) }
      let isGiven = parameter != nil || reacted.contains { $0.name == use.name }
      let callee = isGiven ? nil : scope.model.callee(use.name, at: use.token, in: tokens)
      if callee == .either { reportAmbiguous(use.token, in: tokens) }
      if mayCall, parameter == nil, callee == .action || scope.isCallBesideField(use, tokens) {
        let isNew = seen.insert(use.name + "()").inserted
        if isNew, checkCall(use, scope.model, mayCall: true) { actions.append(use.name) }
        continue
      }
      guard callee != .action, seen.insert(use.name).inserted else { continue }
      if let parameter {
        checkKept(parameter, use)
        inputs.append(.init(name: use.name, isOfModel: false))
      } else if reacted.contains(where: { $0.name == use.name }) {
        inputs.append(.init(name: use.name, isOfModel: false))
      } else if scope.type(of: use.name) != nil, checkValue(use, scope) {
        inputs.append(.init(name: use.name, isOfModel: true))
      } else if case .function(let index)? = scope[use.name] {
        checkCalled(use, tokens)
        checkReads(of: index, use, scope)
        inputs.append(.init(name: use.name, isOfModel: true))
      } else if case .action? = scope[use.name], checkCall(use, scope.model, mayCall: mayCall) {
        actions.append(use.name)
      } else {
        checkMachinery(use, scope)
      }
    }
    return .init(text: code.withoutSelf, inputs: inputs, actions: actions)
  }
}

extension SwiftText {
  /// Returns the text with a mark before the names of called actions.
  func naming(_ names: Set<String>, on mark: String, of model: Model) -> SwiftText {
    if names.isEmpty { return self }
    let code = SwiftCode(made: self)
    let calls = code.names.uses
      .filter { use in
        guard names.contains(use.name) else { return false }
        // A function of that name is a parameter of the text.
        if let callee = model.callee(use.name, at: use.token, in: code.tokens) { return callee == .action }
        return code.tokens.isCall(use.token)
      }
      .map { code.tokens[$0.token].start }
    var bytes = self.bytes
    for place in calls.reversed() { bytes.insert(contentsOf: mark.utf8, at: place) }
    return with(bytes, exactCount: min(calls.first ?? bytes.count, exactCount))
  }
}

extension Scope {
  /// Whether it is the call of an action that has the base name of a field.
  fileprivate func isCallBesideField(_ use: NameUses.Use, _ tokens: Tokens) -> Bool {
    type(of: use.name) != nil && tokens.isCall(use.token)
      && model.actions.contains { $0.signature.name == use.name }
  }

  /// The type of a value of the model that an effect uses.
  func type(of name: String) -> SwiftType? {
    switch self[name] {
    case .stored(let stored, _): stored.type
    case .derivation(let index): model.derivations[index].type
    case .function, .action, nil: nil
    }
  }
}

extension Signature.Parameter {
  /// The type with which an effect stores the argument.
  var effectType: String {
    if isVariadic { return "[\(type.text)]" }
    return type.isFunction ? type.escapingText : type.parameterText
  }
}
