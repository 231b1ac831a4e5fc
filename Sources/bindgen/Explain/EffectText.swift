import BindgenCore

/// An action's trigger, effects and cancellations, a line each.
enum EffectText {
  static func lines(of action: Action) -> [String] {
    var lines: [String] = []
    let fields: [Word] = if case .fields(let names)? = action.trigger { names } else { [] }
    let triggers: [Word] = [action.beginning].compactMap { $0 } + fields
    if !triggers.isEmpty { lines.append("on " + list(triggers.map(\.text))) }
    if case .action(let child, _)? = action.trigger { lines.append("on actions of " + child.text) }
    let heard: [String] = action.hearings.map(\.child.text)
    if !heard.isEmpty { lines.append("on events of " + list(heard)) }
    lines += action.effects.map { "effect" + text(of: $0) }
    if !action.cancels.isEmpty { lines.append("cancels " + list(action.cancels.map(spelling))) }
    return lines
  }

  private static func text(of effect: Effect) -> String {
    var parts: [String] = []
    if let id: EffectID = effect.key { parts.append(spelling(id) + ": " + effect.policy.rawValue) }
    for (word, code) in [("when", effect.condition), ("after", effect.delay), ("every", effect.interval)] {
      if let code: SwiftCode { parts.append(word + " " + SwiftLines.short(code)) }
    }
    return parts.isEmpty ? "" : " " + list(parts)
  }

  private static func spelling(_ id: EffectID) -> String {
    let name: String = (id.path + [id.name]).map(\.text).joined(separator: ".")
    return name + (id.value.map { "(" + SwiftLines.short($0) + ")" } ?? "")
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

extension Action {
  /// The names in all that it says in Swift: its body, the texts of its effects, and the values of ids.
  var uses: [NameUses.Use] {
    let texts: [SwiftCode?] =
      [body] + effects.flatMap { [$0.id?.value, $0.condition, $0.delay, $0.interval, $0.run] } + cancels.map(\.value)
    return texts.compactMap { $0 }.flatMap(\.names.uses) + effects.flatMap(\.endings).flatMap(Self.uses)
  }

  /// Those in its body, and in the bodies in which its effects end.
  var usesOfBodies: [NameUses.Use] { body.names.uses + effects.flatMap(\.endings).flatMap(Self.uses) }

  /// What it is given is no name of the model.
  private static func uses(of ending: Effect.Ending) -> [NameUses.Use] {
    ending.body.names.uses.filter { $0.name != ending.parameter?.name }
  }
}
