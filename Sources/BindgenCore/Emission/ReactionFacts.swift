/// The facts of a class's reactions to its fields, for templates.
struct ReactionFacts {
  private let layout: ModelLayout
  private var model: ResolvedModel { layout.model }

  init(_ layout: ModelLayout) { self.layout = layout }

  /// The closures that store which effects of a name run, for each name that the model queries: `"save": { $0.saveRuns = $1 }`.
  var takers: [String] {
    if !layout.acts { return [] }
    return layout.toldRuns.map {
      "\(Spelling.quoted($0.word)): { $0.\(SwiftName.escaped($0.field, as: .afterDot)) = $1 }"
    }
  }

  /// The actions that changes of fields trigger. (Values trigger them in their reducers.)
  var reactions: [Record] {
    triggers.map { fields, action in
      ["fields": .texts(members(fields)), "call": .text(action.signature.call(on: "self."))]
    }
  }

  /// The fields that actions react to.
  var reactive: [String] { members(triggers.flatMap(\.fields)) }

  private var triggers: [(fields: [String], action: Action)] {
    model.model.actions.compactMap { action in
      guard !model.isValue, case .fields(let names)? = action.trigger, !isOfLoad(action) else { return nil }
      return (names.map(\.text), action)
    }
  }

  private func isOfLoad(_ action: Action) -> Bool {
    layout.acts && action.isGenerated && action.effects.contains { $0.load != nil }
  }

  private func members(_ fields: [String]) -> [String] {
    FieldFacts.members(fields.map(layout.field(telling:)).uniqued)
  }

  /// The facts of the loads that follow fields, in the order in which they react: before all reactions.
  var loads: [Record] {
    followers.map { load, inputs in
      let written = inputs.compared.isEmpty ? [] : members(inputs.written.sorted())
      let always = written.isEmpty ? "" : ", always: [\(written.joined(separator: ", "))]"
      let observed = members(inputs.observed)
      let fields = observed.count == 1 ? observed[0] : "[\(observed.joined(separator: ", "))]"
      return ["object": .text(model.hidden.load(of: load.name.text)), "watched": .text(fields + always)]
    }
  }

  /// The call of the reaction, if the only one is that of a load. Empty otherwise.
  var onlyReaction: String {
    guard triggers.isEmpty, followers.count == 1 else { return "" }
    return "model." + model.hidden.load(of: followers[0].load.name.text) + ".react(to: changed)"
  }

  private var followers: [(load: Load, inputs: PlainInputs)] {
    guard layout.acts else { return [] }
    return model.model.actions.filter(isOfLoad).compactMap { action in
      let name = action.effects.first?.id?.name.text
      let load = model.loads.first { $0.name.text == name }
      return load.flatMap { load in PlainInputs(load, of: model).map { (load, $0) } }
    }
  }
}
