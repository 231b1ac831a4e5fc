/// The facts of a field for templates: a state or a derivation.
struct FieldFacts {
  let name: String
  let number: Int
  let isState: Bool
  let isPrivate: Bool
  let hasCache: Bool
  /// Whether closures over rows name states, so that a write of these evaluates the closures again.
  let asksAgain: Bool
  /// Whether its rows can be followed.
  let hasRows: Bool
  /// Whether the field is private, but tracked: functions read it, or reads of a store's `each` are observed through it.
  var isTrackedInside: Bool = false
  /// The fields of the model that it uses, for the graph: `[.count, .price]`.
  var uses: String?
  /// The statement that computes and stores the field. Nil if it is an alias, or if forms must be evaluated again afterwards.
  var update: String?
  let record: Record

  static func all(_ layout: ModelLayout) -> [FieldFacts] {
    let builder = FieldFactsBuilder(layout)
    let model = layout.model
    let derivations = model.derivations.indices.filter {
      !layout.isLoadInput(model.derivations[$0].derivation.name.text)
    }
    let states = model.states.indices.filter { layout.loadSource(of: model.states[$0].name.text) == nil }
    let loads = layout.loadFields
    return states.enumerated().map { builder.state($1, number: $0) }
      + loads.enumerated().map { builder.load($1, number: states.count + $0) }
      + derivations.enumerated().map { builder.derivation($1, number: states.count + loads.count + $0) }
  }

  /// Returns the facts of the fields about loads that code of the class names.
  static func known(_ layout: ModelLayout) -> [Record] {
    let builder = FieldFactsBuilder(layout)
    let named = NamedFacts(layout)
    return layout.model.states.indices.compactMap { index in
      let name = layout.model.states[index].name.text
      guard layout.loadSource(of: name) != nil, named.contains(name) else { return nil }
      var record = builder.state(index, number: 0).record
      record.add("field", .text(FieldFacts.members([layout.field(telling: name)])[0]))
      return record
    }
  }

  /// Returns the facts of a child, a constant or storage.
  static func given(_ stored: Stored, _ layout: ModelLayout) -> Record {
    let isStorage = stored.kind == .storage
    return [
      "access": .text(isStorage ? layout.access(of: stored.access) : layout.storedAccess(of: stored.access)),
      "name": .text(SwiftName.escaped(stored.name.text)),
      "type": .text(stored.type.text),
      "doc": .texts(stored.doc?.lines ?? []),
    ]
  }
}

extension FieldFacts {
  /// Returns the expression by which code inside the class reads a parameter's value, or a member of it.
  static func path(_ names: [String]) -> String {
    let parts =
      names.prefix(1).map { SwiftName.escaped($0) } + names.dropFirst().map { SwiftName.escaped($0, as: .member) }
    return parts.joined(separator: ".")
  }

  /// `.products`, `.coupon`
  static func members(_ names: [String]) -> [String] { names.map { "." + SwiftName.escaped($0, as: .afterDot) } }

  /// `.products`, or `[.products, .coupon]`.
  static func set(_ names: [String]) -> String {
    let members = members(names)
    return members.count == 1 ? members[0] : "[" + members.joined(separator: ", ") + "]"
  }
}

extension FieldFacts {
  /// Returns the setter's access if it differs from the getter's. It is internal unless the spec says otherwise.
  static func setAccess(_ state: Stored, _ model: ResolvedModel) -> String {
    let access = state.access?.text ?? model.access
    let isNarrow = access == "private" || access == "internal"
    let usual = isNarrow ? access : "internal"
    var wanted = state.isOwners ? usual : state.set?.text ?? usual
    // Tests of a reducer set the value, so a private setter is private only in the store.
    if model.hasStore, wanted == "private" { wanted = usual }
    return wanted == access ? "" : wanted + "(set) "
  }
}

private struct FieldFactsBuilder {
  let layout: ModelLayout
  let model: ResolvedModel
  /// The expressions by which code inside the class reads fields, by number, without a check whether they are up to date.
  private let readings: [String]
  private let stateNames: Set<String>
  /// The objects of kept forms whose closures name a field, by the field's name.
  private let askers: [String: [String]]
  private let rowFields: Set<String>
  /// The fields that others read through functions and actions.
  private let asked: Set<String>

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    rowFields = layout.model.rowFields
    asked = AskedFields(model).names
    readings = Self.readings(layout)
    stateNames = Set(layout.model.states.map(\.name.text))
    var askers: [String: [String]] = [:]
    for resolved in layout.model.derivations {
      let keeper = layout.model.hidden.keeper(of: resolved.derivation.name.text)
      for name in resolved.kept?.criteria ?? [] { askers[name, default: []].append(keeper) }
    }
    self.askers = askers
  }

  private static func readings(_ layout: ModelLayout) -> [String] {
    let model = layout.model
    var readings = model.states.map {
      layout.storage(of: $0.name.text) + (layout.followedLists.contains($0.name.text) ? ".unlinked" : "")
    }
    for resolved in model.derivations {
      switch resolved.alias {
      case nil where resolved.isLive:
        let name = model.hidden.storage(of: resolved.derivation.name.text)
        readings.append(resolved.kept?.result == .row ? name : name + ".unlinked")
      case nil:
        let unwrapped = Placeholder.cheapInitialValue(of: resolved.derivation.type) == nil ? "!" : ""
        readings.append(model.hidden.storage(of: resolved.derivation.name.text) + unwrapped)
      case .own(let other): readings.append(readings[other])
      case .ofChild(let path): readings.append(FieldFacts.path(path))
      }
    }
    return readings
  }

  /// Whether a state is stored in a property of another name. (A store's lists are stored in its value.)
  private func isKeptApart(_ state: Stored) -> Bool {
    if layout.value != nil { return state.list == nil }
    return !model.isValue && (layout.hasCore || state.list?.limit != nil)
  }

  /// Returns the facts of the field that stands for what is known of a load.
  func load(_ name: String, number: Int) -> FieldFacts {
    let escaped = SwiftName.escaped(name, as: .member)
    return FieldFacts(
      name: name,
      number: number,
      isState: true,
      isPrivate: true,
      hasCache: false,
      asksAgain: false,
      hasRows: false,
      record: [
        "member": .text(escaped), "memberAccess": .text("fileprivate "), "number": .text(String(number)),
      ]
    )
  }

  func state(_ index: Int, number: Int) -> FieldFacts {
    let state = model.states[index]
    var record = common(state.name.text, state.type, state.doc, state.equal, number: number)
    addAccess(state.access, to: &record)
    let isAsked = state.isPrivate && asked.contains(state.name.text)
    record.add("isRead", .bool(model.isRead && (!state.isPrivate || isAsked)))
    record.add("setAccess", .text(FieldFacts.setAccess(state, model)))
    record.add("storage", .text(layout.storage(of: state.name.text)))
    record.add("isSettable", .bool(state.isSettable))
    record.add("stored", .text(storedReading(state, index)))
    record.add("setter", .text(SwiftName.escaped(state.setter, as: .afterDot)))
    record.add("isEditedInPlace", .bool(!state.isGenerated && Placeholder.isEditedInPlace(state.type)))
    record.add("reading", .text(readings[index]))
    record.add("newValue", .text(state.list?.limit.map { "newValue.limited(to: \($0))" } ?? "newValue"))
    record.add("isMade", .bool(state.isGenerated))
    record.add("first", .text(state.isGenerated ? state.value?.string ?? "" : ""))
    record.add("isList", .bool(state.list != nil))
    record.add("isFollowed", .bool(layout.followedLists.contains(state.name.text)))
    record.add("limit", .text(state.list?.limit.map(String.init) ?? ""))
    addRows(of: state.name.text, read: ".withTickets", to: &record)
    let isBranch = layout.branches.contains { $0.name.text == state.name.text }
    record.add("branch", .text(isBranch ? model.hidden.branch(of: state.name.text) : ""))
    record.add("isChild", .bool(isBranch && state.isChild || state.choice != nil))
    addFollowed(state, isBranch, to: &record)
    record.add("isDismissed", .bool(state.isDismissed))
    record.add("dismissal", .text(SwiftName.escaped(state.dismissal, as: .afterDot)))
    let place = layout.place(of: state.name)
    record.add("notNil", .text(Spelling.quoted("\(place): a view may set '\(state.name.text)' to 'nil' alone")))
    record.add("formulas", .records(FormulaFacts(layout).inPlace(state)))
    record.add("isState", .bool(true))
    record.add("isKept", .bool(isKeptApart(state)))
    return FieldFacts(
      name: state.name.text,
      number: number,
      isState: true,
      isPrivate: state.isPrivate,
      hasCache: false,
      asksAgain: false,
      hasRows: rowFields.contains(state.name.text),
      isTrackedInside: isAsked,
      record: record
    )
  }

  /// Adds the condition under which a new child is the same as before, and the calls that follow another one.
  private func addFollowed(_ state: Stored, _ isBranch: Bool, to record: inout Record) {
    let storage = layout.storage(of: state.name.text)
    guard let choice = ChoiceFacts(state, layout) else {
      record.add("sameness", .text("\(storage) === newValue"))
      return record.add(
        "follows",
        .texts(isBranch ? ["\(model.hidden.branch(of: state.name.text)).follow(newValue)"] : [])
      )
    }
    record.add("sameness", .text(choice.areSame(storage, "newValue")))
    record.add("choice", .record(choice.record))
    record.add(
      "follows",
      .texts(
        layout.branches.filter { $0.kind == .alternative && $0.field == state.name.text }.map { alternative in
          "\(model.hidden.branch(of: alternative.name.text)).follow(newValue\(alternative.caseMember))"
        }
      )
    )
  }

  /// Returns the expression by which a store reads a state.
  private func storedReading(_ state: Stored, _ index: Int) -> String {
    state.list == nil ? layout.storage(of: state.name.text) : readings[index]
  }

  private func addAccess(_ entry: Word?, to record: inout Record) {
    let access = layout.access(of: entry)
    record.add("access", .text(layout.storedAccess(of: entry)))
    // The class uses the names of its private fields outside the type that declares them.
    record.add("memberAccess", .text(access == "private " ? "fileprivate " : layout.showsChanges ? access : ""))
  }

  func derivation(_ index: Int, number: Int) -> FieldFacts {
    let resolved = model.derivations[index]
    let derivation = resolved.derivation
    let name = derivation.name.text
    let statesAsking = (resolved.kept?.criteria ?? []).filter { stateNames.contains($0) }
    var record = common(name, derivation.type, derivation.doc, derivation.equal, number: number)
    addAccess(derivation.access, to: &record)
    let isTrackedInside = layout.isOrder(name) || derivation.isPrivate && asked.contains(name)
    record.add("isRead", .bool(isRead(resolved) && (!derivation.isPrivate || isTrackedInside)))
    record.add("isAlias", .bool(resolved.alias != nil))
    record.add("inputs", .texts(inputs(resolved)))
    addCache(of: derivation, model.states.count + index, to: &record)
    let (expression, options) = (resolved.expression, layout.options)
    record.add("body", .later { .record(UserText(expression, indentation: 4, options: options).record) })
    let formula = formula(resolved)
    record.add("formula", .text(formula))
    record.add("shared", .text(model.isValue && layout.shared.contains(name) ? sharedFormula(resolved) : ""))
    record.add("formulas", .later { .records(FormulaFacts(layout).inPlace(resolved)) })
    addRows(of: name, read: "", to: &record)
    record.add("isState", .bool(false))
    record.add("isLive", .bool(resolved.isLive))
    record.add("storage", .text(model.hidden.storage(of: name)))
    record.add("selected", .text(resolved.selectedList.map(layout.storage) ?? ""))
    record.add("kept", .text(resolved.kept == nil ? "" : model.hidden.keeper(of: name)))
    record.add("keptStates", .texts(FieldFacts.members(statesAsking.map(layout.field(telling:)).uniqued)))
    record.add("invalidatedForms", .texts(askers[name] ?? []))
    let update = update(resolved, formula)
    record.add("update", .text(update))
    record.add("leadsOn", .bool(leadsOn(index)))
    return FieldFacts(
      name: name,
      number: number,
      isState: false,
      isPrivate: derivation.isPrivate,
      hasCache: resolved.alias == nil && !resolved.isLive,
      asksAgain: !statesAsking.isEmpty,
      hasRows: rowFields.contains(name),
      isTrackedInside: isTrackedInside,
      uses: uses(resolved),
      update: resolved.alias == nil && askers[name] == nil ? update : nil,
      record: record
    )
  }

  /// Adds the expression that reads a field's rows for their followers, if the rows can be followed.
  private func addRows(of name: String, read: String, to record: inout Record) {
    record.add("rows", .text(rowFields.contains(name) ? layout.storage(of: name) + read : ""))
  }

  private func uses(_ resolved: ResolvedDerivation) -> String? {
    let inputs = inputs(resolved)
    if inputs.isEmpty { return nil }
    return inputs.count == 1 ? inputs[0] : "[" + inputs.joined(separator: ", ") + "]"
  }

  private func inputs(_ resolved: ResolvedDerivation) -> [String] {
    FieldFacts.members(resolved.inputs.map { layout.field(telling: fieldName($0)) }.uniqued)
  }

  private func fieldName(_ number: Int) -> String {
    let states = model.states.count
    return number < states ? model.states[number].name.text : model.derivations[number - states].derivation.name.text
  }

  /// Whether a derivation's getter registers the access. An alias of a field of this model leaves that to the field's getter.
  private func isRead(_ resolved: ResolvedDerivation) -> Bool {
    switch resolved.alias {
    case nil: model.isRead
    case .own: false
    case .ofChild: model.isRead
    }
  }

  private func addCache(of derivation: Derivation, _ number: Int, to record: inout Record) {
    let placeholder = Placeholder.cheapInitialValue(of: derivation.type)
    record.add("cached", .text(readings[number]))
    record.add("cacheType", .text(placeholder == nil ? derivation.type.optionalText : derivation.type.text))
    record.add("placeholder", .text(placeholder.map { $0 == "nil" ? "" : " = " + $0 } ?? ""))
  }

  /// Returns the call of the function that a value shares with its store.
  private func sharedFormula(_ resolved: ResolvedDerivation) -> String {
    let arguments = resolved.parameters.map { SwiftName.escaped($0.name) }
    return "Self.\(layout.formulaName(of: resolved.derivation.name.text))(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the call of a derivation's function.
  private func formula(_ resolved: ResolvedDerivation) -> String {
    let field = resolved.derivation.name.text
    // (The list itself counts how often rows came, went or moved.)
    if layout.isOrder(field) { return resolved.parameters.map { layout.storage(of: $0.name) + ".places" }.joined() }
    let name = layout.formula(of: field)
    let arguments = resolved.parameters.map { parameter in
      if let function = parameter.kind == .function ? model.function(named: parameter.name) : nil {
        return FunctionFacts(layout).value(of: function, reading)
      }
      if let kept = resolved.kept, kept.source == parameter.name { return followed(kept, resolved) }
      return reading(parameter)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the statement that computes a derivation and stores the result.
  private func update(_ resolved: ResolvedDerivation, _ formula: String) -> String {
    let (name, equal) = (resolved.derivation.name.text, resolved.derivation.equal)
    if resolved.isLive { return "_pass.isNew = \(model.hidden.keeper(of: name)).changes { \(formula) }" }
    let call = equal?.isNever == true ? "_pass.setNew" : "_pass.set"
    return "\(call)(&\(model.hidden.storage(of: name)), \(formula)\(equality(name, equal)))"
  }

  /// Whether the next derivation uses this one, so that it is often computed directly afterwards.
  private func leadsOn(_ index: Int) -> Bool {
    guard index + 1 < model.derivations.count else { return false }
    let next = model.derivations[index + 1]
    return model.derivations[index].alias == nil && next.alias == nil
      && !layout.isLoadInput(next.derivation.name.text)
      && next.inputs.contains(model.states.count + index)
  }

  private func reading(_ parameter: ResolvedDerivation.Parameter) -> String {
    parameter.field.map { readings[$0] } ?? FieldFacts.path([parameter.name])
  }

  /// Returns the expression by which a kept form follows its list.
  private func followed(_ kept: KeptForm, _ resolved: ResolvedDerivation) -> String {
    source(of: kept) + (stateNames.contains(kept.source) ? ".followed(by: " : ".kept(by: ")
      + model.hidden.keeper(of: resolved.derivation.name.text) + ")"
  }

  /// Returns the list of a kept form. A form of models is evaluated first: this one may depend on other fields of its rows.
  private func source(of kept: KeptForm) -> String {
    let form = model.derivations.first { $0.derivation.name.text == kept.source }
    guard let form, !form.rowsGiven.isEmpty else { return layout.storage(of: kept.source) }
    return formula(form)
  }

  private func common(_ name: String, _ type: SwiftType, _ doc: Doc?, _ equal: Equality?, number: Int) -> Record {
    let escaped = SwiftName.escaped(name, as: .member)
    return [
      "name": .text(escaped),
      "member": .text(escaped),
      "label": .text(SwiftName.escaped(name, as: .label)),
      "capitalized": .text(SwiftName.capitalized(name)),
      "number": .text(String(number)),
      "type": .text(type.text),
      "doc": .texts(doc?.lines ?? []),
      "neverEqual": .bool(equal?.isNever == true),
      "equality": .text(equality(name, equal)),
    ]
  }

  private func equality(_ name: String, _ equal: Equality?) -> String {
    guard case .expression? = equal else { return "" }
    return ", unless: \(layout.formula(model.hidden.equality(of: name)))"
  }
}

extension Equality {
  var isNever: Bool { if case .never = self { true } else { false } }
}
