/// The facts of a model for templates.
struct ModelFacts {
  let layout: ModelLayout
  let model: ResolvedModel
  let fields: [FieldFacts]
  /// The fields that others can observe.
  let visible: [FieldFacts]
  let formulas: FormulaFacts

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    fields = FieldFacts.all(layout)
    visible = fields.filter { !$0.isPrivate }
    formulas = FormulaFacts(layout)
  }

  var record: Record {
    var record = naming
    record.add(sections)
    record.add(InitFacts(layout, formulas, spy).record)
    record.add(machinery)
    record.add(boundaries)
    return record
  }

  /// The names and declarations of the model.
  private var naming: Record {
    let stem = SwiftName.uncapitalized(layout.notifiedName)
    return [
      "delegate": .text(layout.notifiedName + "Delegate"),
      "name": .text(SwiftName.escaped(model.name)),
      "article": .text(SwiftName.article(before: model.name)),
      "stem": .text(stem),
      "variable": .text(SwiftName.escaped(stem)),
      // A delegate gets `changes` beside the model.
      "argument": .text(stem == "changes" ? "model" : SwiftName.escaped(stem, as: .parameter)),
      "doc": .texts(model.model.doc?.lines ?? []),
      "isolation": .text(layout.isolation),
      "conformanceIsolation": .text(layout.conformanceIsolation),
      "isOnMainActor": .bool(["MainActor", "_Concurrency.MainActor", "Swift.MainActor"].contains(model.isolation)),
      "isLimited": .bool(layout.isLimited),
      "needsObservation": .bool(layout.needsObservation),
      "access": .text(layout.access),
      "changesAccess": .text(layout.showsChanges ? layout.access : ""),
      "isPublic": .bool(layout.isPublic),
      "machineAccess": .text(layout.machineAccess),
      "seen": .text(layout.seen),
      "inheritsMembers": .bool(layout.inheritsMembers),
      "conformances": .text(conformances),
      "location": .text(location),
      "machineConformances": .texts(machineConformances),
      "hidesMachinery": .bool(layout.hidesMachinery),
      "shownConformance": .text(showsItself ? "" : ": " + shownConformance),
      "outlets": .texts(model.outlets.map(\.name)),
      "parts": .texts(layout.parts),
      "hasSubscription": .bool(layout.declared.model.types?.declares("Subscription") == true),
      "nested": .record(orNothing: nested?.record),
      "choices": .records(ChoiceFacts.all(layout).map(\.record)),
      "comparedChoices": .records(ChoiceFacts.compared(layout).map(\.record)),
      "aliases": .texts(aliases),
      "isStateAlone": .bool(isStateAlone),
      "stated": .text(SwiftName.escaped(layout.declared.name)),
      "isObserved": .bool(layout.isObserved),
      "isNotified": .bool(model.isNotified),
      "notifiesAlone": .bool(notifiesAlone),
      "hasRegistrar": .bool(model.has(Outlet.observation.name)),
      // No template of the user's adds to the getters.
      "isTracked": .bool(model.outlets.filter(\.isRead).map(\.name) == [Outlet.observation.name]),
      // Outlets that track reads have no observers in the model: each read registers itself.
      "isObserver": .bool(model.outlets.contains { ($0.isOwn || !$0.isRead) && $0.isNotified(model.model) }),
      "isAnnounced": .bool(layout.isAnnounced),
      "isCommanded": .bool(layout.isCommanded),
      "isValue": .bool(model.isValue),
      "isProtocol": .bool(model.model.isProtocol),
      "isStored": .bool(model.hasStore),
      // The compiler synthesizes the same initializer, but not for other modules, and not with default values.
      "makesServices": .bool(layout.isPublic || model.stored(.service).contains { $0.value != nil }),
      "hasCore": .bool(layout.hasCore),
      "plain": .record(orNothing: layout.isPlain ? PlainFacts(layout).record : nil),
      "hasFields": .bool(model.hasObservers),
    ]
  }

  /// The types that the spec declares inside the model.
  private var nested: UserText? {
    layout.original == nil
      ? model.model.types?.declarations.map { UserText($0.text, indentation: 2, options: layout.options) } : nil
  }

  /// The names of these types in a stub, whose default values use them.
  private var aliases: [String] {
    layout.original == nil ? [] : layout.declared.model.types?.names.map { SwiftName.escaped($0.text) } ?? []
  }

  /// The facts of the model's protocols and doubles.
  private var boundaries: Record {
    let type = layout.interface.map { "any " + $0.name.text } ?? SwiftName.escaped(model.name)
    let changes = layout.sharesChanges ? layout.changes : SwiftName.escaped(model.name) + ".Changes"
    return [
      "stubs": .records(layout.stub.map { [ModelFacts($0).record] } ?? []),
      "spies": .records(spy.map { [$0.record] } ?? []),
      "interfaces": .records(model.interfaces.map { ProtocolFacts($0, layout).record }),
      "protocol": .record(orNothing: modelProtocol),
      "changes": .text(layout.changes),
      "sharesChanges": .bool(layout.sharesChanges),
      "changesIsolation": .text(layout.sharesChanges || model.isolation != nil ? "nonisolated " : ""),
      "isDoubled": .bool(model.isDoubled),
      "announces": .bool(model.outlets.contains(where: \.announces)),
      "observedType": .text(type),
      "observedChanges": .text(changes),
    ]
  }

  /// The spy in a stub, which records calls.
  private var spy: SpyFacts? {
    guard let original = layout.original, let interface = original.interface else { return nil }
    return SpyFacts(interface, layout, name: model.name, isStub: true)
  }

  private var modelProtocol: Record? {
    guard let interface = layout.interface else { return nil }
    let shown = Set(model.shownFields.map(\.name))
    return [
      "name": .text(SwiftName.escaped(interface.name.text)),
      "article": .text(SwiftName.article(before: interface.name.text)),
      "stem": .text(interface.name.text),
      "fields": .text(interface.name.text + "Fields"),
      "isObserved": .bool(layout.isObservedByClosures),
      "held": .text(layout.isHeld ? "_held" : "self"),
      "shown": .records(fields.filter { shown.contains($0.name) }.map(\.record)),
    ]
  }

  private var conformances: String {
    var names = isReduced && !layout.hidesMachinery ? ["Bindgen.Reduced"] : []
    let others = model.outlets.flatMap(\.conformances)
    names += others
    if let interface = layout.interface { names.append(interface.name.text) }
    if layout.isIdentifiable { names.append(layout.identity) }
    let own = model.conforms.filter { type in
      type.text != layout.interface?.name.text && !others.contains { isNamed($0, type.text) }
    }
    names += own.map { type in
      let isAlone = type.isIdentifiable && !type.text.contains(" ")
      return isAlone && model.hasChangingID ? layout.identity : type.text
    }
    if let superclass = model.superclass?.text {
      names.removeAll { $0 == superclass }
      names.insert(superclass, at: 0)
    }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// The directive with the spec's place of the first conformance: there the compiler reports missing members.
  private var location: String {
    guard layout.value == nil, layout.original == nil, let first = model.conforms.first else { return "" }
    // No directive may stand between an attribute and what has it.
    return UserText.location(first.range, layout.options, above: layout.isLimited ? 1 : 0)
  }

  /// The conformances of the extension with the machinery.
  private var machineConformances: [String] {
    let machines = model.outlets.filter { $0.isNotified(model.model) }.compactMap(\.machine)
    let acting = layout.acts ? ["Acting"] : []
    var names = isReduced ? ["Reduced"] : runtimeProtocols + rowProtocols + acting + machines
    // Other runtime protocols refine it.
    if names.count > 1 { names.removeAll { $0 == "Model" } }
    let shown = showsItself || layout.hidesMachinery ? [] : [shownConformance]
    return names.map { layout.conformanceIsolation + "Bindgen." + $0 } + shown
  }

  private var shownConformance: String { "nonisolated Bindgen.Shown" }

  /// Whether it is a value with a reducer.
  private var isReduced: Bool { model.hasStore && !layout.hasCore }

  /// Whether a single outlet is notified, by the implementation in its runtime protocol.
  private var notifiesAlone: Bool {
    let outlets = model.outlets.filter { $0.isNotified(model.model) }
    return outlets.count == 1 && outlets[0].machine != nil && !model.hasObservers && !model.hasCommands
  }

  /// Whether the user defines what debuggers show of the model.
  private var showsItself: Bool {
    model.conforms.contains { type in
      ["CustomReflectable", "CustomDebugStringConvertible"].contains { isNamed($0, type.text) }
    }
  }

  /// The entries that debuggers show before the fields.
  private var parts: [Stored] { [.child, .constant, .storage].flatMap { model.stored($0) } }

  /// The runtime protocols that give an internal class its members; a public class declares its own.
  private var runtimeProtocols: [String] {
    let adjectives = layout.inheritsMembers ? model.outlets.compactMap(\.adjective) : []
    if !adjectives.isEmpty { return adjectives }
    return [model.hasObservers ? "FieldModel" : "Model"]
  }

  /// Whether it is the store of a value that starts effects, itself or through values below it.
  private var beginsInStore: Bool { layout.value.map { layout.program.reducers.runs($0.name) } ?? false }

  /// The runtime protocols of a store, and of one that shows a row of a list.
  private var rowProtocols: [String] {
    guard let value = layout.value else { return [] }
    let names = (layout.program.reducers.isRow(value) ? ["RowStoring"] : []) + (beginsInStore ? ["ActingStore"] : [])
    return names.isEmpty ? ["Storing"] : names
  }

  /// Whether a written name is that of a type, with its module or without.
  private func isNamed(_ name: String, _ written: String) -> Bool { name == written || name.hasSuffix("." + written) }

  /// Whether nothing is emitted above the states of a value.
  private var isStateAlone: Bool {
    model.isValue && nested == nil && aliases.isEmpty
      && model.stored.allSatisfy { [.state, .service].contains($0.kind) && $0.choice == nil }
  }

  /// The contents of the spec's sections.
  private var sections: Record {
    [
      "children": .records(model.stored(.child).map { FieldFacts.given($0, layout) }),
      "constants": .records(model.stored(.constant).map { FieldFacts.given($0, layout) }),
      "storage": .records(model.stored(.storage).map { FieldFacts.given($0, layout) }),
      "services": .records(model.stored(.service).map { ServiceFacts.record($0, layout) }),
      "states": .records(fields.filter { $0.isState && !layout.loadFields.contains($0.name) }.map(\.record)),
      "known": .records(FieldFacts.known(layout)),
      "derivations": .records(fields.filter { !$0.isState }.map(\.record)),
      "fields": .records(visible.map(\.record)),
      "members": .records(fields.map(\.record)),
      "functions": .records(FunctionFacts(layout).methods),
      "events": .record(orNothing: EventFacts(layout)?.record),
      "hearings": .records(HearingFacts(layout).children),
      "actions": .records(actions),
      "loads": .records(layout.acts ? WorkFacts(layout).loads : []),
      "takers": .texts(reactions.takers),
      "dismissed": .records(EffectFacts(layout).dismissed),
      "store": .record(orNothing: StoreFacts(layout, fields)?.record),
      "orders": .records(fields.filter { $0.isTrackedInside }.map(\.record)),
      "reducer": .record(orNothing: model.hasStore ? ReducerFacts(layout).record : nil),
      "hasEffects": .bool(layout.beginsEffects),
      "acts": .bool(layout.acts),
      "hasHome": .bool(layout.acts || beginsInStore),
      "home": .text(model.isolation ?? ""),
      "reactions": .records(reactions.reactions),
      "reactive": .texts(reactions.reactive),
      "reactingLoads": .records(reactions.loads),
      "onlyReaction": .text(reactions.onlyReaction),
      "hasEffectsBesides": .bool(layout.hasEffectsBesidesLoad),
      "formulas": .record(formulas.record),
      "types": .records(DeclaredTypes(layout).records),
      "view": .record(orNothing: view),
      "source": .record(orNothing: source),
      "sourceName": .text(model.name + "Source"),
      "codingKeys": .texts(codingKeys),
    ]
  }

  private var reactions: ReactionFacts { ReactionFacts(layout) }

  private var actions: [Record] {
    let actions = model.actions.filter { resolved in
      // A class's loads are objects.
      !resolved.action.isEvent && !((layout.isPlain || layout.acts) && model.isOfLoad(resolved.action))
    }
    if model.isValue { return actions.map { ValueActionFacts($0, layout).record } }
    return actions.map { ActionFacts($0, layout).record }
  }

  /// The coding keys of a value: a list with a limit is stored by another name, but coded by the spec's name.
  private var codingKeys: [String] {
    let coding = ["Codable", "Decodable", "Encodable"]
    guard model.isValue, model.states.contains(where: { layout.isHidden($0) || $0.isGenerated }),
      model.conforms.contains(where: { type in coding.contains { isNamed(type.text, $0) } })
    else { return [] }
    let coded = [Stored.Kind.child, .constant, .storage, .state].flatMap { model.stored($0) }
    return coded.filter { !$0.isGenerated }.map { stored in
      let name = SwiftName.escaped(stored.name.text, as: .enumCase)
      if !layout.isHidden(stored) { return name }
      return SwiftName.escaped(model.hidden.storage(of: stored.name.text), as: .enumCase) + " = \"\(stored.name.text)\""
    }
  }

  /// The list that a table shows.
  private var source: Record? {
    guard model.outlets.contains(where: { $0.name == Outlet.listSource.name }),
      let stored = model.model.sourceList,
      let list = stored.list
    else { return nil }
    let newRow = list.newRow.map { UserText($0.text, indentation: 4, options: layout.options) }
    return [
      "name": .text(SwiftName.escaped(stored.name.text)),
      "member": .text(SwiftName.escaped(stored.name.text, as: .member)),
      "element": .text(list.element.text),
      "limit": .text(list.limit.map(String.init) ?? ""),
      "newRow": .record(orNothing: newRow?.record),
    ]
  }

  private var view: Record? {
    guard let view = model.model.ownView else { return nil }
    var byName: [String: FieldFacts] = [:]
    for field in fields { byName[field.name] = field }
    let shown = view.shows.compactMap { byName[$0.text] }
    return [
      "name": .text(SwiftName.escaped(model.viewName)),
      "fields": .records(shown.map(\.record)),
      "members": .texts(FieldFacts.members(shown.map(\.name))),
      "hasCommands": .bool(model.hasCommands),
      "namesBase": .bool(!model.hasCommands && namesBase),
      "commands": .records(commands),
      "lists": .records(shown.filter(\.hasRows).map(\.record)),
    ]
  }

  /// Whether a body uses the view itself, `view.base`.
  private var namesBase: Bool {
    model.actions.contains { resolved in
      resolved.action.body.names.uses.contains { $0.name == "view" && $0.path.first?.name == "base" }
    }
  }

  /// The commands of a view that shows fields, and those that its protocol inherits.
  private var commands: [Record] {
    guard model.hasCommands, let interface = model.interfaces.first(where: { $0.kind == .view }) else { return [] }
    return layout.interfaces.whole(interface).methods.map { method in
      [
        "declaration": .text(method.signature.declaration),
        "attributes": .texts(method.signature.attributes),
        "call": .text((method.signature.result == nil ? "" : "return ") + method.signature.call(on: "self.base.")),
      ]
    }
  }

  /// The arguments of the graph: one for each part and each field. A stub has nothing for private fields.
  private var graph: [String] {
    let derived = Set(model.derivations.map(\.derivation.name.text))
    let hidden = Set(layout.hiddenNames)
    let made = Set(
      model.states.filter(\.isGenerated).map(\.name.text)
        + model.model.derivations.filter(\.isGenerated).map(\.name.text)
        + layout.loadFields
    )
    let known = Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
    let parts = parts.map { entry("part", $0.name.text) }
    let lines = layout.fieldNames.map { name in
      let isDerived = derived.contains(name)
      let inputs = known[name]?.uses
      guard known[name] != nil, !made.contains(name) else {
        return entry("hidden", name, isShown: false, from: inputs ?? (isDerived ? "[]" : nil))
      }
      return entry(isDerived ? "derived" : "state", name, from: inputs, isPrivate: hidden.contains(name))
    }
    return ["of: \(SwiftName.escaped(model.name)).self"] + parts + lines
  }

  /// `.derived("total", \.total, from: [.count, .price])`
  private func entry(
    _ kind: String,
    _ name: String,
    isShown: Bool = true,
    from inputs: String? = nil,
    isPrivate: Bool = false
  ) -> String {
    let path = isShown ? "\\" + FieldFacts.members([name])[0] : nil
    let arguments: [String?] = [
      Spelling.quoted(name), path, inputs.map { "from: " + $0 }, isPrivate ? "isPrivate: true" : nil,
    ]
    return ".\(kind)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// The statement that updates the only derivation, for which no `switch` is needed. Empty if there are several.
  private var onlyUpdate: String { fields.count { !$0.isState } == 1 ? fields.last?.update ?? "" : "" }

  /// The facts of the machinery that keeps derivations up to date.
  private var machinery: Record {
    let derivations = fields.filter { !$0.isState }
    return [
      "graph": .texts(graph),
      "onlyUpdate": .text(onlyUpdate),
      "hasOtherNames": .bool(model.derivations.contains { $0.alias != nil }),
      "caches": .records(derivations.filter(\.hasCache).map(\.record)),
      "asking": .records(derivations.filter(\.asksAgain).map(\.record)),
      "lists": .records(layout.listsAreObserved ? visible.filter(\.hasRows).map(\.record) : []),
      "keptForms": .records(zip(derivations, model.derivations).filter { $1.kept != nil }.map { $0.0.record }),
    ]
  }
}
