/// How the classes of a run are made: with machinery, or plainly, as one would write them by hand.
///
/// Models that hold each other are made alike. One that is to be plain may be, unless some key of the family asks for what
/// machinery does.
package struct Makes: Sendable {
  private var plain: Set<String> = []

  package init() {}

  /// - Parameter diagnostics: Gets an error for each model that says `plain`, and can't be.
  init(_ program: Program, into diagnostics: inout Diagnostics) {
    var words: [String: [Word]] = [:]
    for spec in program.specs {
      for model in spec.models {
        // A store has the words of its value.
        let said: ResolvedModel = spec.models.first { $0.name == model.model.value } ?? model
        words[model.name] = said.model.emit ?? spec.spec.emit ?? []
      }
    }
    let all: [ResolvedModel] = program.specs.flatMap(\.models)
    let tails: EventTails = EventTails(all)
    for family in Self.families(all.filter { !$0.isValue }) where family.contains(where: \.saysPlain) {
      let asks: [(model: ResolvedModel, ask: Ask)] = family.compactMap { model in
        Ask(model, words[model.name] ?? [], tails).map { (model, $0) }
      }
      if asks.isEmpty { plain.formUnion(family.map(\.name)) }
      for model in family where model.saysPlain {
        let own: (model: ResolvedModel, ask: Ask)? = asks.first { $0.model === model }
        guard let (asking, ask): (ResolvedModel, Ask) = own ?? asks.first else { continue }
        let word: Word? = words[model.name]?.first { $0.text == Machinery.plain }
        let owner: String = asking === model ? "" : "it belongs together with '\(asking.name)', where "
        diagnostics.error(
          "not-plain",
          at: word?.range,
          "'\(model.model.value ?? model.name)' can't be plain: \(owner)'\(ask.key)', line \(ask.range.start.line), \(ask.reason)",
          help: "leave 'plain' out, or do without '\(ask.key)'",
          notes: [.init("it is here", at: ask.range)]
        )
      }
    }
  }

  package func isPlain(_ model: ResolvedModel) -> Bool { plain.contains(model.name) }

  /// The classes that hold each other, over any number of steps, in the order of the specs.
  private static func families(_ classes: [ResolvedModel]) -> [[ResolvedModel]] {
    var neighbours: [String: [String]] = [:]
    for model in classes {
      for held in model.stored.compactMap(\.held) {
        neighbours[model.name, default: []].append(held.text)
        neighbours[held.text, default: []].append(model.name)
      }
    }
    var seen: Set<String> = []
    return classes.compactMap { first in
      guard seen.insert(first.name).inserted else { return nil }
      var (names, open): (Set<String>, [String]) = ([first.name], [first.name])
      while let name: String = open.popLast() {
        for next in neighbours[name] ?? [] where names.insert(next).inserted { open.append(next) }
      }
      seen.formUnion(names)
      return classes.filter { names.contains($0.name) }
    }
  }
}

extension ResolvedModel {
  fileprivate var saysPlain: Bool { outlets.contains { $0.name == Machinery.plain } }
}

/// A key that asks for machinery: the first of a model, in the order of the language's guide.
struct Ask: Sendable {
  let key: String
  let range: SourceRange
  let reason: String

  private init(_ key: String, _ range: SourceRange, _ reason: String = "needs what models share") {
    (self.key, self.range, self.reason) = (key, range, reason)
  }

  /// - Parameter words: The outlets that the model or its spec names.
  init?(_ model: ResolvedModel, _ words: [Word], _ tails: EventTails) {
    let asks: Ask? =
      Self.outlet(of: model, words) ?? Self.entry(of: model) ?? Self.action(of: model) ?? Self.name(of: model)
    guard let ask: Ask = asks ?? tails.first(in: model).map({ Ask("events", $0) }) else { return nil }
    self = ask
  }

  /// Whoever observes in another way than by reading.
  private static func outlet(of model: ResolvedModel, _ words: [Word]) -> Ask? {
    if let view: View = model.view { return Ask("view", view.range) }
    if model.model.value != nil {
      return Ask(Outlet.reducer.name, words.first { $0.text == Outlet.reducer.name }?.range ?? model.model.name.range)
    }
    guard let outlet: Outlet = model.outlets.first(where: { !$0.isForPlain }) else { return nil }
    return Ask(outlet.name, words.first { $0.text == outlet.name }?.range ?? model.model.name.range)
  }

  private static func entry(of model: ResolvedModel) -> Ask? {
    if let list: Stored = model.stored.first(where: { $0.list != nil }) { return Ask("lists", list.name.range) }
    if let load: Load = model.loads.first { return Ask("loads", load.name.range) }
    return model.model.derivations.first { $0.equal != nil || $0.mustBeKept }.map {
      Ask($0.equal == nil ? "kept" : "equal", $0.name.range)
    }
  }

  private static func action(of model: ResolvedModel) -> Ask? {
    for action in model.actions.map(\.action) {
      if let effect: Effect = action.effects.first { return Ask("effect", effect.range) }
      if let id: EffectID = action.cancels.first { return Ask("cancels", id.name.range) }
      if action.trigger != nil, !action.hearsEvents { return Ask("on", action.signature.nameRange) }
      if let animation: SwiftCode = action.animation { return Ask("animation", animation.range) }
      let update: NameUses.Use? = action.body.names.uses.first { $0.name == "update" }
      if let update, !model.model.hasField("update") { return Ask("update", update.range) }
    }
    return nil
  }

  /// A name that the text of Observation's macro can't bear.
  private static func name(of model: ResolvedModel) -> Ask? {
    let states: Set<String> = Set(model.states.map(\.name.text))
    let state: Word? = model.states.map(\.name).first { name in
      SwiftName.escaped(name.text) != name.text
        || name.text.hasPrefix("_") && states.contains(String(name.text.dropFirst()))
    }
    if let state { return Ask(state.text, state.range, "is no name for '@Observable'") }
    let calls: Set<String> = ["access", "shouldNotifyObservers", "withMutation"]
    let functions: [Signature] = model.actions.map(\.action.signature) + model.model.functions.map(\.signature)
    return functions.first { calls.contains($0.name) }.map {
      Ask($0.name, $0.nameRange, "is no name for '@Observable'")
    }
  }
}
