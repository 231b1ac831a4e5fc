/// The facts of an action's animation for templates.
enum AnimationFacts {
  /// - Parameter receiver: The function that the animation is passed to.
  static func record(_ animation: SwiftCode, _ receiver: String, _ layout: ModelLayout) -> Record {
    [
      "receiver": .text(receiver),
      "expression": .record(UserText(animation.text, indentation: 8, options: layout.options).record),
    ]
  }
}

extension ModelLayout {
  /// Whether the runtime animates what actions change.
  var isAnimated: Bool { (model.isValue ? model.hasStore : hasTransactions) && hasAnimations }

  /// Whether actions of a plain class animate what they change.
  var isPlainlyAnimated: Bool { isPlain && hasAnimations }

  private var hasAnimations: Bool { model.model.actions.contains { $0.animation != nil } }
}
