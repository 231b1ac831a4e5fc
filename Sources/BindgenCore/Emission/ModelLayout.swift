/// The facts about a model on which all other facts depend.
final class ModelLayout: Sendable {
  let model: ResolvedModel
  let options: GeneratorOptions
  let program: Program
  var relations: ModelRelations { program.relations }
  let availability: Availability
  let interfaces: ProtocolTable
  /// The model's protocol, cached because creating it reads all members.
  let interface: EmittedProtocol?
  /// Whether it can have observers.
  let isObserved: Bool
  /// The lists that kept forms or observers follow.
  let followedLists: Set<String>
  /// The type in the class with the spec's expressions.
  let formulas: String
  /// The value whose store this model is. Nil for other models.
  let value: ResolvedModel?
  /// The derived fields that a value and its store compute by the same function, which is emitted in the value.
  let shared: Set<String>
  /// The model that this one is a stub of.
  let original: ModelLayout?
  /// The loads and reactions of a plain class, cached because each state and each action needs them.
  let watch: PlainWatch
  private let turns: PlainTurns?
  /// Whether actions start effects, cached because each field needs it.
  let beginsEffects: Bool
  /// The outlets whose libraries the code needs: those of the model, and of what its services' protocols refine.
  let libraries: [Outlet]
  /// The outlets whose libraries doubles alone need.
  let doubleLibraries: [Outlet]

  init(_ model: ResolvedModel, _ program: Program, _ options: GeneratorOptions) {
    self.model = model
    self.options = options
    self.program = program
    availability = program.availability
    interfaces = program.interfaces
    interface = model.interface
    beginsEffects = model.actions.contains { !$0.effects.isEmpty }
    isObserved = model.isObserved
    followedLists = model.followedLists
    let value = model.model.value.flatMap { program.reducers.model($0) }
    self.value = value
    let store = model.isValue ? program.reducers.model(HiddenNames.store(of: model.name)) : nil
    shared = value.map { Self.shared(by: $0, model) } ?? store.map { Self.shared(by: model, $0) } ?? []
    formulas = value.map { SwiftName.escaped($0.name) + "." + HiddenNames.storeFormulas } ?? HiddenNames.formulas
    original = nil
    let watch = program.classForms.watch(of: model)
    self.watch = watch ?? PlainWatch()
    turns = watch.map { PlainTurns(model, $0.states) }
    (libraries, doubleLibraries) = Self.libraries(of: model, program.interfaces)
  }

  private init(_ stub: ResolvedModel, of original: ModelLayout) {
    model = stub
    options = original.options
    program = original.program
    availability = original.availability
    interfaces = original.interfaces
    interface = stub.interface
    beginsEffects = false
    isObserved = original.isObserved
    followedLists = stub.followedLists
    formulas = SwiftName.escaped(original.model.name) + "." + original.formulas
    value = nil
    shared = []
    self.original = original
    watch = original.hasTurns ? PlainWatch(stub) : PlainWatch()
    turns = original.hasTurns ? PlainTurns(stub, watch.states) : nil
    (libraries, doubleLibraries) = (stub.outlets, [])
  }

  /// Returns the fields whose expressions refer to the same names, of the same types, in a value and its store.
  private static func shared(by value: ResolvedModel, _ store: ResolvedModel) -> Set<String> {
    func named(_ resolved: ResolvedDerivation) -> [String] {
      resolved.parameters.map { $0.name + ": " + $0.type.parameterText }
    }
    let both = store.derivations.filter { resolved in
      guard resolved.alias == nil, resolved.childInputs.isEmpty, !resolved.derivation.isStores,
        !resolved.parameters.contains(where: { $0.kind == .function || $0.kind == .child })
      else { return false }
      let name = resolved.derivation.name.text
      guard let own = value.derivations.first(where: { $0.derivation.name.text == name }) else { return false }
      return own.alias == nil && named(own) == named(resolved)
    }
    return Set(both.map(\.derivation.name.text))
  }

  private static func libraries(
    of model: ResolvedModel,
    _ interfaces: ProtocolTable
  ) -> (all: [Outlet], ofDoubles: [Outlet]) {
    let services = model.serviceInterfaces.map { interfaces.whole($0) }
    let emitted = services.filter { !$0.exists || model.isErased && $0.notifiesCombine }
    let all = model.outlets + refined(by: emitted).filter { !model.has($0.name) }
    let doubled = model.isDoubled ? services.filter { interfaces.keepsFields($0) } : []
    return (all, refined(by: doubled).filter { outlet in !all.contains { $0.name == outlet.name } })
  }

  private static func refined(by interfaces: [EmittedProtocol]) -> [Outlet] {
    (interfaces.contains(where: \.notifiesCombine) ? [Outlet.combine] : [])
      + (interfaces.contains(where: \.isTracked) ? [Outlet.observation] : [])
  }

  /// The layout of its stub, if it is to have one.
  var stub: ModelLayout? {
    guard model.isDoubled, let interface, interfaces.unknown(of: interface) == nil,
      Spy(interface, isStub: true).obstacle == nil
    else { return nil }
    return model.stub.map { ModelLayout($0, of: self) }
  }
  /// The model that the spec declares: for a stub, the model that it replaces.
  var declared: ResolvedModel { original?.model ?? model }
  /// The name that its observers know it by.
  var notifiedName: String { declared.name }

  /// The names of its fields, by their numbers.
  var fieldNames: [String] {
    declared.fieldNames.filter { !isLoadInput($0) }.map { (original ?? self).field(telling: $0) }.uniqued
  }
  /// Returns the field whose changes stand for those of another one: all that is known of a load is one field.
  func field(telling name: String) -> String {
    loadTold(by: name).map { loadField($0) } ?? name
  }
  /// The fields that stand for loads, each for `isRunning`, `failure` and `isLoaded` of one load.
  var loadFields: [String] { acts ? model.loads.map { loadField($0) } : [] }

  private func loadField(_ load: Load) -> String {
    let usual = load.name.text + "Load"
    let isTaken = declared.fieldNames.contains(usual) || model.stored.contains { $0.name.text == usual }
    return isTaken ? model.hidden.load(of: load.name.text) : usual
  }
  /// Whether a field holds the inputs of a load, which the load's object compares.
  func isLoadInput(_ field: String) -> Bool {
    let owner = original ?? self
    return owner.acts && owner.model.loads.contains { $0.inputsFields.contains(field) }
      && owner.model.model.derivations.contains { $0.isGenerated && $0.name.text == field }
  }
  /// The names of the fields that observers are not notified of.
  var hiddenNames: [String] {
    let visible = Set(model.visibleFieldNames)
    return fieldNames.filter { !visible.contains($0) }
  }
  var isPublic: Bool { model.access != "internal" }
  /// Whether the models use the library `BindgenRuntime`, and not a copy of the runtime.
  var hasLibrary: Bool { options.runtime == .module }
  /// Whether protocols of the runtime give the class its members, which only code of the same module sees.
  var inheritsMembers: Bool { !isPublic && !hasLibrary }
  /// The name by which code of other modules states the version of the model's spec that it was generated for.
  var seen: String {
    model.isExported && (hasCore || model.hasStore) && original == nil ? ModelFingerprint(model, program).name : ""
  }
  /// Whether other models receive its events. The owner of a plain class may be in a module that this run does not know.
  var isHeard: Bool { relations.isHeard(model) || isPlain && isPublic && model.hasEvents }
  var isRelated: Bool { relations.isRelated(model) }
  /// Whether it can have observers that are called before a change.
  var isAnnounced: Bool { relations.isAnnounced(declared) }
  /// Whether a view may receive fields while a field of this model is edited in place.
  var isCommanded: Bool { relations.isCommanded(declared) }
  var isLimited: Bool { availability.isLimited(declared) }

  /// Whether a value stores a list by another name.
  func isHidden(_ stored: Stored) -> Bool {
    stored.list.map { $0.limit != nil || model.hasStore } ?? false
  }

  /// Whether a value of that name has a store.
  func isStored(_ name: String) -> Bool { program.reducers.hasStore(name) }

  /// Returns the property that stores a state: a store's lists are in its value.
  func storage(of state: String) -> String {
    if let source = loadSource(of: state) { return source }
    guard let value, value.states.contains(where: { $0.name.text == state && $0.list != nil }) else {
      return model.hidden.storage(of: state)
    }
    return "_stored.state." + value.hidden.storage(of: state)
  }

  /// Returns the member of a load's object that a generated field reads. Nil for other fields.
  func loadSource(of field: String) -> String? {
    guard let load = loadTold(by: field) else { return nil }
    let fact =
      field == Loads.failure(load.name.text) ? "failure" : field == Loads.loaded(load.name.text) ? "isLoaded" : "runs"
    return model.hidden.load(of: load.name.text) + "." + fact
  }

  private func loadTold(by field: String) -> Load? {
    guard acts else { return nil }
    let word = model.runs.first { $0.field == field }?.word
    return model.loads.first { load in
      let name = load.name.text
      return field == Loads.failure(name) || field == Loads.loaded(name) || word == name
    }
  }

  /// Whether the functions of fields are emitted below these, and not in a type of their own.
  var hasFormulasInPlace: Bool { hasCore && value == nil }

  /// Returns the qualified name of the function of a field's expression or equality.
  func formula(_ name: String) -> String {
    let owner = original ?? self
    guard owner.hasFormulasInPlace else { return formulas + "." + SwiftName.escaped(name) }
    return (original == nil ? "Self" : SwiftName.escaped(owner.model.name)) + "." + SwiftName.escaped(name)
  }

  /// Whether a field of a store counts how often rows came, went or moved.
  func isOrder(_ name: String) -> Bool {
    value?.model.lists.contains { HiddenNames.order(of: $0.name.text) == name } ?? false
  }

  /// Returns the qualified name of the function of a derived field's expression.
  func formula(of derivation: String) -> String {
    if let value, shared.contains(derivation) {
      return SwiftName.escaped(value.name) + "." + value.hidden.storage(of: derivation)
    }
    return formula(formulaName(of: derivation))
  }

  func formulaName(of derivation: String) -> String {
    hasFormulasInPlace || shared.contains(derivation) ? model.hidden.storage(of: derivation) : derivation
  }

  /// Returns the property to which `init` assigns the value of an entry.
  func place(of stored: Stored) -> String {
    let isField = stored.kind == .state && (hasCore || isHidden(stored) || isSetUnheard(stored))
    return isField ? model.hidden.storage(of: stored.name.text) : "self." + SwiftName.escaped(stored.name.text)
  }

  /// Whether setting a property of a plain class does more than store a value, so that `init` sets its storage.
  private func isSetUnheard(_ stored: Stored) -> Bool {
    guard isTracked else { return false }
    return stored.equal != nil || stored.type.isOptional && watch.states.contains(stored.name.text)
      || model.eventReactions.contains { $0.stored.kind != .child && $0.stored.field == stored.name.text }
  }

  var needsObservation: Bool { availability.needsObservation(declared) }
  /// Whether the class is plain: emitted as one would write it by hand.
  var isPlain: Bool { program.classForms.isPlain(declared) }
  /// Whether the class is plain, and Observation tracks its stored properties.
  var isTracked: Bool { model.has(ReservedNames.plain) }
  /// Whether the class is plain, and something in its family waits for the end of actions.
  var hasTurns: Bool { program.classForms.hasTurns(declared) }
  /// Whether an action of a plain class reports its start and its end to the runtime.
  func opens(_ action: ResolvedAction) -> Bool { turns?.opens(action) == true }
  /// Whether its actions run in transactions, which it shares with other models.
  var hasTransactions: Bool {
    !isPlain && (isObserved || isRelated || model.hasEffects || model.hasEvents || model.hearsEvents)
  }
  /// Whether it has a core, which stores more than the fields: which of them are out of date, and the observers.
  var hasCore: Bool { !model.isValue && !isPlain && (value != nil || hasTransactions || !model.derivations.isEmpty) }
  /// Whether the class has machinery and starts effects.
  var acts: Bool { beginsEffects && hasCore && value == nil }
  /// Whether it starts or cancels effects other than those of its only load.
  var hasEffectsBesidesLoad: Bool {
    guard acts else { return false }
    return model.loads.count != 1 || !toldRuns.isEmpty
      || model.actions.contains { action in
        action.effects.contains { $0.effect.load == nil }
          || action.cancellations.contains { $0.path.isEmpty && !isLoad($0.id.name.text) }
      }
  }

  /// The fields that the runtime sets when effects start and end. (A load knows by itself whether it runs.)
  var toldRuns: [Model.RunsField] { model.runs.filter { loadSource(of: $0.field) == nil } }

  private func isLoad(_ word: String) -> Bool { model.loads.contains { $0.name.text == word } }

  /// The states with models that come and go, and that share the model's transactions.
  var branches: [Stored] { hasCore && isRelated ? model.branches : [] }
  var isOnActor: Bool { model.isolation != nil && model.isolation != "nonisolated" }

  /// Whether the model's code uses the runtime.
  var usesRuntime: Bool {
    hasCore || hasTurns || model.isDoubled || model.hasLists || model.hasStore || model.hasClock
  }
  /// Whether users of the model see a part of the runtime, in release builds, too.
  var showsRuntime: Bool {
    hasCore || model.hasStore || model.hasLists || !model.loads.isEmpty
      || model.actions.contains(where: \.action.givesHandle)
  }

  /// Whether the edits of its lists are reported to closures.
  var listsAreObserved: Bool { hasCore && model.tellsEdits }

  /// `@MainActor `, `nonisolated `, or nothing.
  var isolation: String {
    guard let isolation = model.isolation else { return "" }
    return (isolation == "nonisolated" ? isolation : "@" + isolation) + " "
  }

  /// The prefix of a protocol without isolation that the class conforms to.
  var conformanceIsolation: String { isOnActor ? isolation : "" }

  /// `public `, `package `, or nothing.
  var access: String { Self.access(model.access) }

  /// The access of members that only the runtime and other models use: protocols of another module require as much access as the
  /// model has.
  var machineAccess: String {
    hidesMachinery ? "@_spi(Bindgen) public " : hasLibrary ? access : ""
  }
  /// Whether the runtime's protocols are hidden from users of the model: these stand in an extension of their own, as Swift
  /// requires.
  var hidesMachinery: Bool { hasLibrary && access == "public " }

  /// `private `, `public `, or nothing for what is internal.
  static func access(_ word: String) -> String { word == "internal" ? "" : word + " " }

  /// Returns the access of an entry: that of the model, unless the spec says otherwise.
  func access(of entry: Word?) -> String { entry.map { Self.access($0.text) } ?? access }

  /// Returns the access of a stored entry: a store reads the entries of its value from outside.
  func storedAccess(of entry: Word?) -> String {
    let access = access(of: entry)
    return model.hasStore && access == "private " ? "fileprivate " : access
  }

  /// Returns the access of a type that several models share: the access of the most open of them.
  static func widestAccess(_ layouts: [ModelLayout]) -> String {
    ["public ", "package "].first { access in layouts.contains { $0.access == access } } ?? ""
  }

  /// Whether others see the names of its fields: its observers, and models of other modules.
  var showsChanges: Bool { isObserved || hasLibrary }

  /// Whether the names of its fields are declared beside its protocol, whose observers use them.
  var sharesChanges: Bool { interface != nil && isObserved }
  /// The type with the names of its fields.
  var changes: String { sharesChanges ? interface.map { $0.name.text + "Changes" } ?? "Changes" : "Changes" }
  /// Whether closures and streams can observe any type that conforms to its protocol.
  var isObservedByClosures: Bool { interface != nil && model.outlets.contains { !$0.boundaryRuntime.isEmpty } }
  /// Whether closures and streams may observe through a wrapper.
  var isHeld: Bool { isObservedByClosures && model.isErased && interface?.unwrappable == nil }

  /// The templates that add to the class: its outlets, and the list of observers after the last one that uses it.
  var parts: [String] {
    let names = model.outlets.map(\.name)
    guard let last = model.outlets.lastIndex(where: \.hasObservers) else { return names }
    return names[...last] + ["class.observers"] + names[(last + 1)...]
  }
}
