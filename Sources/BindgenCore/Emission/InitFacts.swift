/// The facts of a model's initializer.
struct InitFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let formulas: FormulaFacts
  private let spy: SpyFacts?

  init(_ layout: ModelLayout, _ formulas: FormulaFacts, _ spy: SpyFacts?) {
    self.layout = layout
    model = layout.model
    self.formulas = formulas
    self.spy = spy
  }

  /// The facts for templates. Parameters stand in the order of the spec, the delegate last.
  var record: Record {
    let stored = model.stored.filter { !model.isValue || $0.kind != .service }
    let given = stored.filter { model.isGiven($0) }
    var parameters = given.map { formulas.parameter($0) }
    let beforeView = given.prefix { !isBelowView($0) }.count
    parameters.insert(contentsOf: model.outlets.flatMap { $0.viewParameters(model) }, at: beforeView)
    parameters += model.outlets.flatMap { $0.lastParameters(layout.notifiedName) }
    parameters += model.initActions.flatMap(\.signature.parameters).map(\.declaration)
    let events = model.isValue ? nil : EventFacts(layout)
    if let events { parameters.append(events.parameter) }
    if let spy { parameters += spy.asked + ["\(spy.journal): Bindgen.Journal? = nil"] }
    // The dependencies of a value are assigned before it.
    let plain = stored.filter { model.beginnings[$0.name.text].isEmpty }
    var assignments = (plain + model.beginnings.order).compactMap { assignment($0) }
    // Assigned in `init`, since a nonisolated default value can't name the graph.
    if model.outlets.contains(where: \.announces) {
      assignments.append(["target": .text("_core"), "value": .text("Bindgen.Core(Self._graph)")])
    }
    if events != nil { assignments.append(["target": .text("self.onEvent"), "value": .text("onEvent")]) }
    return [
      "parameterList": .text(parameters.joined(separator: ", ")),
      "isObject": .bool(model.superclass != nil),
      "override": .text(model.superclass != nil && parameters.isEmpty ? "override " : ""),
      "assignments": .records(assignments),
      // Swift synthesizes the initializer of a value without fields.
      "hasInit": .bool(
        !model.isValue || !parameters.isEmpty || !assignments.isEmpty || !model.initActions.isEmpty
          || !layout.access.isEmpty
      ),
      "isOneLine": .bool(assignments.count == 1 && doesNothingElse),
      "beginnings": .texts(model.actions.filter { $0.action.initWord != nil }.map { initCall($0) }),
      // With several actions, effects and loads start when all actions have written.
      "beginsTogether": .bool(!model.isValue && layout.hasTransactions && model.initActions.count > 1),
      "adoptions": .records(layout.isRelated ? adoptions : []),
      "branches": .records(layout.branches.map { branch($0) }),
    ]
  }

  /// Returns the call of an action that runs in `init`. A reaction of a value is called by another name.
  private func initCall(_ resolved: ResolvedAction) -> String {
    let signature = resolved.action.signature
    guard model.isValue else { return signature.call(on: isHidden(signature.name) ? "self." : "") }
    return "self." + ValueActionFacts(resolved, layout).reducerCall(signature.parameters.map(\.forwarded))
  }

  /// Whether the name of an action may mean something else in `init`.
  private func isHidden(_ name: String) -> Bool {
    let arguments = model.initActions.flatMap(\.signature.parameters)
    return !layout.isPlain || SwiftName.escaped(name) != name || arguments.contains { $0.name == name }
  }

  private func isBelowView(_ stored: Stored) -> Bool {
    model.view.map { $0.range.lowerBound < stored.name.range.lowerBound } ?? false
  }

  /// Whether `init` assigns stored values and does nothing else.
  private var doesNothingElse: Bool {
    let begins = model.outlets.contains { outlet in
      outlet.isOwn || outlet.announces || !outlet.viewParameters(model).isEmpty
        || !outlet.lastParameters(layout.notifiedName).isEmpty
    }
    let isAlone = layout.branches.isEmpty && !(layout.isRelated && !adoptions.isEmpty)
    return !begins && isAlone && spy == nil && model.reactiveFields.isEmpty && model.initActions.isEmpty
      && model.superclass == nil && !model.hearsEvents
  }

  /// Returns the assignment of an entry. Nil if there is no value to assign: an optional is initially nil.
  private func assignment(_ stored: Stored) -> Record? {
    // A load's object stores some fields, and generated states of values have their value where they are declared.
    if layout.loadSource(of: stored.name.text) != nil { return nil }
    if stored.isGenerated && !layout.hasCore || PlainFacts.hasValueInPlace(stored, layout) { return nil }
    let name = SwiftName.escaped(stored.name.text, as: .parameter)
    if let value = formulas.laterValue(stored) { return assignment(stored, of: "\(name) ?? \(value)") }
    return (model.isGiven(stored) ? name : formulas.valueText(stored)).map { assignment(stored, of: $0) }
  }

  private func assignment(_ stored: Stored, of value: String) -> Record {
    var calls = stored.list?.limit.map { ".limited(to: \($0))" } ?? ""
    if layout.followedLists.contains(stored.name.text) { calls += ".linked(Bindgen.History())" }
    // A literal needs its type before a member is called on it.
    let value = (calls.isEmpty || value.first != "[" ? value : "(\(value) as \(stored.type.text))") + calls
    return ["target": .text(layout.place(of: stored)), "value": .text(value)]
  }

  /// The facts of children, with the fields of them and below that derivations name.
  private var adoptions: [Record] {
    let links = layout.relations.links(of: model).filter { !isBranch($0.path[0]) }
    let linked = Set(links.filter { $0.path.count == 1 }.map { $0.path[0] })
    let others = model.stored(.child).map(\.name.text).filter { !linked.contains($0) }.map { [$0] }
    return others.map { ["path": .text(FieldFacts.path($0)), "rows": .texts([])] }
      + links.map { ["path": .text(FieldFacts.path($0.path)), "rows": .texts(users($0))] }
  }

  private func isBranch(_ name: String) -> Bool { model.branches.contains { $0.name.text == name } }

  private func users(_ link: ModelRelations.Link) -> [String] {
    link.rows.map { FieldFacts.set($0.fields) + ": " + FieldFacts.set($0.users) }
  }

  /// Returns the facts of models that come and go, with the fields of them and below that this model's fields name.
  private func branch(_ stored: Stored) -> Record {
    let name = stored.name.text
    let links = layout.relations.links(of: model).filter { $0.path[0] == name }
    return [
      "name": .text(model.hidden.branch(of: name)),
      "type": .text((stored.list == nil ? "ChildBranch<" : "RowBranch<") + (stored.childType?.text ?? "") + ">"),
      "level": .text(String(layout.relations.level(of: model))),
      "heard": .record(orNothing: HearingFacts(layout).branch(stored)),
      // A store adds its optional children afterwards.
      "models": .text(
        layout.value == nil ? followed(stored) : "nil"
      ),
      "paths": .records(
        links.map { link in
          let path = link.path.dropFirst().map { SwiftName.escaped($0, as: .member) }
          return ["path": .text((["$0"] + path).joined(separator: ".")), "rows": .texts(users(link))]
        }
      ),
    ]
  }

  /// Returns the expression for the model in a state, or for the rows.
  private func followed(_ stored: Stored) -> String {
    if stored.list != nil { return model.hidden.storage(of: stored.name.text) + ".withTickets._list" }
    guard stored.kind == .alternative else { return model.hidden.storage(of: stored.name.text) }
    return model.hidden.storage(of: stored.field) + stored.caseMember
  }
}
