/// The facts of what fields of a class set off, for templates.
struct ReactionFacts {
  private let layout: ModelLayout
  private var model: ResolvedModel { layout.model }

  init(_ layout: ModelLayout) { self.layout = layout }

  /// A closure for each name of effects whose runs the model asks for: `"save": { $0.saveRuns = $1 }`. (A load knows by
  /// itself whether it runs.)
  var takers: [String] {
    model.runs.filter { layout.loadSource(of: $0.field) == nil }.map {
      "\(Spelling.quoted($0.word)): { $0.\(SwiftName.escaped($0.field, as: .afterDot)) = $1 }"
    }
  }

  /// The fields that actions and loads react to.
  var reactive: [String] {
    members(model.reactiveFields.flatMap { field in loadInputs(field)?.heard ?? [field] })
  }

  private func members(_ fields: [String]) -> [String] {
    FieldFacts.members(fields.map(layout.field(telling:)).uniqued)
  }

  /// The load that depends on a made field, and what that is made of.
  private func loadInputs(_ field: String) -> PlainInputs? {
    guard layout.isLoadInput(field) else { return nil }
    return model.loads.first { $0.inputsFields.contains(field) }.flatMap { PlainInputs($0, of: model) }
  }

  /// Actions and loads that fields set off.
  var reactions: [Record] {
    model.model.actions.compactMap { action in
      guard case .fields(let names)? = action.trigger else { return nil }
      guard layout.acts, action.isMade, let load: EffectID = action.effects.first?.id else {
        return reaction(names.map(\.text), action.signature.call(on: "self."))
      }
      return names.first.flatMap { loadInputs($0.text) }.map { reaction(load.name.text, $0) }
    }
  }

  /// The inputs of a load are compared, unless all of them are never equal.
  private func reaction(_ load: String, _ inputs: PlainInputs) -> Record {
    let call: String = model.hidden.load(of: load) + ".inputsChanged"
    if inputs.compared.isEmpty { return reaction(inputs.heard, call + "()") }
    let written: [String] = members(inputs.written.sorted())
    let always: String =
      written.isEmpty ? "" : ", always: !changes.isDisjoint(with: [\(written.joined(separator: ", "))])"
    let (known, now): (String, String) = (model.hidden.known(ofLoad: load), model.hidden.inputs(ofLoad: load))
    return reaction(inputs.heard, "\(call)(from: &\(known), to: \(now)\(always))")
  }

  private func reaction(_ fields: [String], _ call: String) -> Record {
    ["fields": .texts(members(fields)), "call": .text(call)]
  }
}
