/// Lowers the endings of effects, `then` and `catch`, to private actions; in a reducer, these are cases.
enum Endings {
  /// Adds the actions for the endings of all effects, each behind the action that begins the effect.
  static func lower(_ lowering: inout Lowering) {
    lowering.changeModels { model, diagnostics in
      guard model.actions.contains(where: { $0.effects.contains { !$0.endings.isEmpty } }) else { return model }
      var model = model
      // The two effects of a load end in the same bodies.
      var seen: Set<SourceRange> = []
      model.actions = model.actions.flatMap { action in
        [action] + model.endings(of: action).filter { $0.ending.map { seen.insert($0).inserted } ?? true }
      }
      for action in model.actions where action.ending != nil { model.checkName(of: action, into: &diagnostics) }
      return model
    }
  }
}

extension Model {
  fileprivate func endings(of action: Action) -> [Action] {
    action.effects.flatMap { effect in
      let stem = action.effects.count == 1 ? action.signature.name : effect.id?.name.text ?? ""
      let finished = effect.then.map { self.action(action, stem + "Finished", $0) }
      let failed = effect.failure.map { self.action(action, stem + "Failed", $0) }
      return [finished, failed].compactMap { $0 }
    }
  }

  fileprivate func checkName(of ending: Action, into diagnostics: inout Diagnostics) {
    let name = ending.signature.name
    let same = actions.first { $0.ending != ending.ending && $0.signature.fullName == ending.signature.fullName }
    let entries = stored.map(\.name) + derivations.map(\.name) + functions.map(\.name)
    let place = same?.signature.nameRange ?? entries.first { $0.text == name }?.range
    guard let place, same?.ending == nil || place.lowerBound < ending.signature.nameRange.lowerBound else { return }
    diagnostics.error(
      "ending-name",
      at: ending.signature.nameRange,
      "this makes the action '\(name)', and the name is taken",
      help: same?.ending == nil
        ? "rename the other one, or do here what it does" : "give each of the effects an id of its own",
      notes: [.init("it is here", at: place)]
    )
  }

  private func action(_ action: Action, _ name: String, _ ending: Effect.Ending) -> Action {
    Action(
      signature: Signature(
        name: name,
        nameRange: ending.range,
        parameters: kept(by: ending, action) + ending.parameters,
        range: ending.parameters.first?.range ?? action.signature.range
      ),
      body: ending.body,
      doc: nil,
      access: Word("private", at: ending.range),
      animation: action.animation,
      ending: ending.range,
      isWhole: action.isWhole
    )
  }

  /// Returns the values that an ending retains. Of the action's arguments these are in a value all, as they are those of a
  /// case, in a class those that it names; and in both the local constants of the body that it names. A local name hides an
  /// argument, and the ending's own parameter hides both.
  private func kept(by ending: Effect.Ending, _ action: Action) -> [Signature.Parameter] {
    let given = reactsTo(action).filter { $0.name != "_" }
    let locals = locals(of: action, namedBy: ending)
    let hidden = Set(locals.map(\.name) + ending.parameters.map(\.name))
    let all = (action.signature.parameters + given).filter { $0.canBeKept && !hidden.contains($0.name) }
    guard !isValue else { return all.map(\.kept) + locals }
    let texts = [ending.body] + [action.animation].compactMap { $0 }
    let named = Set(texts.flatMap { $0.names.uses.map(\.name) })
    return all.filter { named.contains($0.name) }.map(\.kept) + locals
  }

  private func locals(of action: Action, namedBy ending: Effect.Ending) -> [Signature.Parameter] {
    let tokens = ending.body.tokens
    let named = Set(ending.body.names.uses.filter { !tokens.isOfSelf($0.token) }.map(\.name))
    let left = named.subtracting(ending.parameters.map(\.name))
    return BodyLocals(action.body).typed.filter { left.contains($0.name) }.map {
      Signature.Parameter(label: nil, name: $0.name, type: $0.type, range: $0.type.range)
    }
  }

  private func reactsTo(_ action: Action) -> [Signature.Parameter] {
    let place = action.signature.nameRange
    return action.reactsTo(in: self).map { given in
      Signature.Parameter(label: nil, name: given.name, type: .named(given.type, at: place), range: place)
    }
  }
}

extension Signature.Parameter {
  /// Whether an effect, which outlives the call, can retain the argument.
  var canBeKept: Bool {
    !isInout && !isAutoclosure && !isNonescaping && !modifiers.contains("borrowing") && !modifiers.contains("isolated")
  }

  /// The parameter as an ending declares it, which is called later.
  fileprivate var kept: Signature.Parameter {
    var kept = self
    (kept.attributes, kept.value) = ("", nil)
    kept.modifiers = modifiers.filter { $0.hasPrefix("@escaping") }
    (kept.isVariadic, kept.type) = (false, keptType)
    return kept
  }
}

extension Effect.Ending {
  /// Returns the action that was generated for the ending.
  package func action(of model: Model) -> Action? { model.actions.first { $0.ending == range } }
}
