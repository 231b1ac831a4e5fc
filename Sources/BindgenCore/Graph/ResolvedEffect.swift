/// An effect, and the names that each of its texts uses.
package struct ResolvedEffect: Sendable {
  package let effect: Effect
  package let run: Piece
  /// The actions for its endings, `then` and `catch`.
  package let then: Action?
  package let failure: Action?
  package let condition: Piece?
  package let delay: Piece?
  package let interval: Piece?
  package let first: Piece?
  package let ids: [Piece]

  package var pieces: [Piece] { [run] + ids + [condition, delay, interval, first].compactMap { $0 } }

  /// A part of the effect's code, with its parameters and the actions that it calls.
  package struct Piece: Sendable {
    /// The code of the spec without `self.`.
    package let text: SwiftText
    package let inputs: [Input]
    package let actions: [String]

    /// Whether the text names something else that has the name of an action.
    func isNamedOtherwise(_ action: String) -> Bool { inputs.contains { $0.name == action } }

    /// Returns the text with a mark before calls of actions whose names it also uses for something else.
    func text(marking mark: String, of model: Model) -> SwiftText {
      text.naming(Set(actions.filter(isNamedOtherwise)), on: mark, of: model)
    }
  }

  /// A name of the action or the model that a text uses, with its value when the effect begins.
  package struct Input: Sendable {
    package let name: String
    /// Whether it is an entry of the model, and no argument of the action.
    package let isOfModel: Bool
  }
}

/// An action's cancellation: of all effects of a word, or of effects with a value, here or below.
package struct ResolvedCancellation: Sendable {
  package let id: EffectID
  /// The children and lists that lead to the model with the effects.
  package let path: [Stored]
  package let values: [ResolvedEffect.Piece]

  /// Whether it cancels a load of the model below that the path leads to.
  func isOfLoad(below loads: (String) -> [Load]?) -> Bool {
    path.last?.childType.flatMap { loads($0.text) }?.contains { $0.name.text == id.name.text } == true
  }
}

/// The effects of an action, beside its body.
package struct ResolvedAction: Sendable {
  package let action: Action
  package let effects: [ResolvedEffect]
  package let cancellations: [ResolvedCancellation]
  /// The actions that its body calls, and the tokens at which it names own actions without calling them.
  let calls: [ActionCall]
  let uncalled: [Int]
  /// The paths to the children that its body changes without calling their actions.
  let touched: [[Stored]]
}

extension Action {
  /// Whether an overload of it returns a handle for its effects. An action with `-> Void` has none, and a reaction has no
  /// caller.
  package var givesHandle: Bool { !effects.isEmpty && signature.result == nil && !isGenerated }

  /// Whether an effect can call it: the model may be gone, so it has no result. Variadic arguments can't be passed on.
  package var mayBeCalledByEffects: Bool {
    signature.result?.isVoid != false && !signature.parameters.contains(where: \.isVariadic)
  }

  var asksForEffects: Bool { !effects.isEmpty || !cancels.isEmpty || trigger != nil && !hearsEvents }
}

extension Signature {
  /// The overload that returns a handle. Swift chooses it only where a handle is expected.
  package var withHandle: Signature {
    // Objective-C knows no overloads.
    let own = attributes.filter { !$0.hasPrefix("@objc") && !$0.hasPrefix("@IB") }
    return givingHandle(own + ["@_disfavoredOverload @discardableResult"])
  }

  /// The same function with a handle as its result, where no other function can call it.
  package var withHandleAlone: Signature { givingHandle(attributes + ["@discardableResult"]) }

  private func givingHandle(_ attributes: [String]) -> Signature {
    var signature = self
    signature.result = .named(ReservedNames.effect, at: range)
    signature.attributes = attributes
    return signature
  }
}

extension ResolvedModel {
  /// The actions that its effects call, in the spec's order.
  package var calledActions: [Action] {
    let called = Set(actions.flatMap(\.effects).flatMap(\.pieces).flatMap(\.actions))
    return called.isEmpty ? [] : model.actions.filter { called.contains($0.signature.name) && $0.mayBeCalledByEffects }
  }

  /// Whether an action was generated for a load.
  func isOfLoad(_ action: Action) -> Bool {
    if action.effects.contains(where: { $0.load != nil }) { return true }
    guard let ending = action.ending else { return false }
    return model.actions.contains {
      $0.effects.contains { $0.load != nil && $0.endings.contains { $0.range == ending } }
    }
  }

  /// Whether some action begins or cancels effects.
  package var begins: Bool { actions.contains { !$0.effects.isEmpty || !$0.cancellations.isEmpty } }

  /// Whether its actions have effects, cancel effects, or react to fields or actions.
  package var hasEffects: Bool { model.actions.contains(where: \.asksForEffects) }

  /// Whether fields set off actions that the spec declares.
  var hasReactions: Bool {
    model.actions.contains { action in
      if case .fields(let names)? = action.trigger { !action.isGenerated && !names.isEmpty } else { false }
    }
  }

  /// Whether its effects wait for time to pass.
  package var hasTimers: Bool { actions.contains { $0.effects.contains { $0.delay != nil || $0.interval != nil } } }

  /// Whether a test passes the model a clock, for its effects or for waits in bodies and runs.
  package var hasClock: Bool {
    hasTimers || stored(.service).contains { $0.type.text.contains("any Clock<") }
  }

  /// Whether some action reacts to a field.
  package func reacts(to name: String) -> Bool {
    model.actions.contains { action in
      if case .fields(let names)? = action.trigger { names.contains { $0.text == name } } else { false }
    }
  }
}
