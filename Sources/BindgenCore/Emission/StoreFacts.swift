/// The facts of a value's store.
struct StoreFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let value: ResolvedModel
  private let fields: [FieldFacts]

  /// Nil if the model is not a store.
  init?(_ layout: ModelLayout, _ fields: [FieldFacts]) {
    guard let value = layout.value else { return nil }
    self.layout = layout
    model = layout.model
    self.value = value
    self.fields = fields
  }

  var record: Record {
    let states = Array(zip(model.states, fields))
    let asked = Set(model.runs.map(\.field))
    let choices = states.filter { !model.alternatives(of: $0.0).isEmpty }
    let settled = asked.union(choices.map(\.0.name.text))
    let plain = states.filter { $0.0.list == nil && !$0.0.isChild && !settled.contains($0.0.name.text) }
    let constants = Set(value.stored(.constant).map(\.name.text))
    return [
      "value": .text(SwiftName.escaped(value.name)),
      "parameters": .texts([parameters.joined(separator: ", ")]),
      "plain": .records(plain.filter { !constants.contains($0.0.name.text) }.map(\.1.record)),
      "onlyPlain": .record(orNothing: isPlainAlone(plain) ? plain[0].1.record : nil),
      "given": .records(plain.filter { constants.contains($0.0.name.text) }.map(\.1.record)),
      "isPart": .bool(isPart),
      "lists": .records(model.model.lists.map { list($0) }),
      "kept": .records(isPart ? model.model.lists.map { list($0) } : []),
      "each": .records(model.model.lists.filter { node(of: $0) != nil }.map { list($0) }),
      "children": .records(model.stored(.child).map { child($0) }),
      "optionalChildren": .records(model.stored.filter(\.isChild).map { child($0) }),
      "choices": .records(choices.map { choice($0, $1) }),
      "forwardsRowActions": .bool(forwardsRowActions(value)),
      "tracked": .texts(tracked),
      "state": .text(isPart ? "stored.state" : "state"),
      "all": .texts(FieldFacts.members(fields.filter(\.isState).map(\.name))),
      "senders": .records(senders),
      "sendsEvents": .bool(layout.program.reducers.sendsEvents(value.name)),
      "runsBelow": .bool(layout.program.reducers.runsBelow(value.name)),
      "tracksRunningEffects": .bool(layout.program.reducers.tracksRunningEffects(value.name)),
      "tracksEffectsBelow": .bool(model.stored.contains { tracksRunningEffects($0) }),
      "runs": .records(zip(model.runs, fields.filter { asked.contains($0.name) }).map { runs($0, $1) }),
    ]
  }

  /// The states that a reader of the whole value reads.
  private var tracked: [String] {
    model.isRead ? model.states.filter { !$0.isPrivate }.map { SwiftName.escaped($0.name.text) } : []
  }

  /// Whether the store compares nothing but one state.
  private func isPlainAlone(_ plain: [(Stored, FieldFacts)]) -> Bool {
    plain.count == 1 && value.stored(.constant).isEmpty
      && model.stored.allSatisfy { $0.list == nil && $0.childType == nil && $0.choice == nil }
  }

  /// Returns the facts of a choice, whose cases have stores if they hold models.
  private func choice(_ stored: Stored, _ field: FieldFacts) -> Record {
    let storage = layout.storage(of: stored.name.text)
    var record = field.record
    record.add("settle", .text(model.hidden.part(HiddenNames.settling(stored.name.text))))
    record.add("areSame", .text(ChoiceFacts(stored, layout)?.areSame(storage, "new") ?? ""))
    record.add("optional", .text(stored.type.isOptional ? stored.type.text : stored.type.optionalText))
    record.add("some", .text(stored.type.isOptional ? "?" : ""))
    record.add("cases", .records((stored.choice?.cases ?? []).map { oneCase($0, of: stored) }))
    return record
  }

  private func oneCase(_ one: Stored.Choice.Case, of choice: Stored) -> Record {
    let path = Stored.Choice.path(choice.name.text, one.name.text)
    let alternative = model.alternatives(of: choice).first { $0.name.text == path }
    return [
      "name": .text("." + SwiftName.escaped(one.name.text, as: .afterDot)),
      "type": .text(one.type?.text ?? ""),
      "store": .text(alternative.map { model.hidden.storage(of: $0.name.text) } ?? ""),
      "storeType": .text(alternative?.childType?.text ?? ""),
    ]
  }

  /// Returns the facts of a field that says which effects run.
  private func runs(_ runs: Model.RunsField, _ field: FieldFacts) -> Record {
    var record = field.record
    record.add("word", .text(Spelling.quoted(runs.word)))
    return record
  }

  /// Whether the store of a child or a row, or one below it, has fields that say which effects run.
  private func tracksRunningEffects(_ stored: Stored) -> Bool {
    guard let type = stored.childType?.text else { return false }
    return layout.program.reducers.tracksRunningEffects(layout.program.reducers.model(type)?.model.value ?? type)
  }

  /// The facts of the children and rows that may send events, or hold others that do.
  private var senders: [Record] {
    value.model.stored.compactMap { stored in
      guard stored.isAddressed, let childType = stored.childType?.text, layout.program.reducers.sendsEvents(childType)
      else {
        return nil
      }
      let name = stored.name.text
      let isList = stored.list != nil
      let storage = stored.isChild ? model.hidden.storage(of: name) : SwiftName.escaped(name)
      return [
        "quoted": .text(Spelling.quoted(name)),
        "store": .text(
          isList
            ? model.hidden.part(HiddenNames.list(name)) + ".known(step.id)?" : storage + (stored.isChild ? "?" : "")
        ),
      ]
    }
  }

  private var parameters: [String] {
    let name = SwiftName.escaped(value.name)
    let services = value.needsServices ? "" : " = .init()"
    return model.outlets.flatMap { $0.viewParameters(model) }
      + ["_ state: \(name)", "services: \(name).Services\(services)"]
      + model.outlets.flatMap { $0.lastParameters(layout.notifiedName) }
      + [EventFacts(layout)?.parameter].compactMap { $0 }
  }

  /// Returns the type of the stores of a list's rows. Nil if these have no ids or no reducer.
  private func node(of stored: Stored) -> String? {
    guard let list = stored.list, list.hasIDs, layout.isStored(list.element.text) else { return nil }
    return HiddenNames.store(of: list.element.text)
  }

  /// Whether a value is a row somewhere, and has children that send through it.
  private func forwardsRowActions(_ value: ResolvedModel) -> Bool {
    layout.program.reducers.isRow(value)
      && value.model.stored.contains { $0.list == nil && $0.childType.map { layout.isStored($0.text) } == true }
  }

  private func list(_ stored: Stored) -> Record {
    let name = stored.name.text
    let isLeading =
      stored.childType.flatMap { layout.program.reducers.model($0.text) }.map { forwardsRowActions($0) } ?? false
    return [
      "name": .text(SwiftName.escaped(name, as: .afterDot)),
      "member": .text(value.hidden.storage(of: name)),
      "storage": .text(layout.storage(of: name)),
      "keeper": .text(model.hidden.part(HiddenNames.list(name))),
      "storedAs": .text(node(of: stored).map { "StoredRows<\($0)>" } ?? "StoredList"),
      "up": .text(isLeading ? "row" : "send"),
      "row": .text(model.hidden.part(HiddenNames.row(name))),
      "node": .text(node(of: stored) ?? ""),
      "element": .text(stored.list?.element.text ?? ""),
      "quoted": .text(Spelling.quoted(name)),
      "order": .text(HiddenNames.order(of: name)),
      "access": .text(layout.access(of: stored.access)),
      "tracksRunningEffects": .bool(node(of: stored) != nil && tracksRunningEffects(stored)),
    ]
  }

  /// Whether the value of a store of that type has an id.
  private func isIdentified(_ store: SwiftType) -> Bool {
    let reducers = layout.program.reducers
    return reducers.model(store.text)?.model.value.map { reducers.isIdentified($0) } ?? false
  }

  private var isPart: Bool { layout.program.reducers.isPart(value) }

  private func child(_ stored: Stored) -> Record {
    let name = stored.name.text
    let isBranch = layout.branches.contains { $0.name.text == name }
    let isIdentified = stored.childType.map { self.isIdentified($0) } ?? false
    let member = stored.member
    return [
      "name": .text(stored.ownMember),
      "member": .text(member),
      "lift": .text(ReducerFacts.lift(stored, "$0")),
      "isAlternative": .bool(stored.kind == .alternative),
      "type": .text(stored.childType?.text ?? ""),
      "storage": .text(model.hidden.storage(of: name)),
      "settle": .text(model.hidden.part(HiddenNames.settling(stored.oneName))),
      "isIdentified": .bool(isIdentified),
      "tracksRunningEffects": .bool(tracksRunningEffects(stored)),
      "id": .text(isIdentified ? "_stored.state.\(member)\(stored.isChild ? "?" : "")._id" : "nil"),
      "branch": .text(isBranch ? model.hidden.branch(of: name) : ""),
      "quoted": .text(Spelling.quoted(name)),
      "place": .text(Spelling.quoted(layout.place(of: stored.name))),
    ]
  }
}
