/// Adds the stores of values with reducers: classes with the same fields and derivations, resolved as any class is.
struct Stores {
  private let options: ResolveOptions
  private var models: [String: Model] = [:]
  /// The values that request a store, with the outlets of the store.
  private var roots: [(model: Model, emit: [Word]?)] = []
  /// Values that have a store, by name, and the outlets of their store unless they name their own.
  private var emitted: [String: [Word]?] = [:]

  /// Adds a store for each value that requests a reducer, and for all values below it.
  static func lower(_ lowering: inout Lowering) {
    var stores = Stores(lowering.specs, lowering.others, lowering.options)
    stores.find()
    if !stores.emitted.isEmpty { lowering.specs = lowering.specs.map { $0.map { stores.added(to: $0) } } }
  }

  private init(_ specs: [Spec?], _ others: [Model], _ options: ResolveOptions) {
    self.options = options
    for spec in specs.compactMap({ $0 }) {
      for model in spec.models where models[model.name.text] == nil {
        models[model.name.text] = model
        if asksForReducer(model, spec) { roots.append((model, model.emit ?? spec.emit)) }
      }
    }
    for model in others where model.isValue && model.hasStore && models[model.name.text] == nil {
      models[model.name.text] = model
      emitted[model.name.text] = .some(nil)
    }
  }

  private mutating func find() {
    for (model, emit) in roots.sorted(by: { $0.model.name.text < $1.model.name.text }) { reach(model, emit: emit) }
  }

  private func asksForReducer(_ model: Model, _ spec: Spec) -> Bool {
    if !model.isValue { return false }
    let words = options.emit ?? (model.emit ?? spec.emit ?? []).map(\.text)
    return options.outlets.contains { $0.makesStores && words.contains($0.name) }
  }

  /// Records a store for a value, its children and its rows. (A loop, since these may be nested to any depth.)
  private mutating func reach(_ root: Model, emit: [Word]?) {
    var open: [(model: Model, emit: [Word]?)] = [(root, emit)]
    while let (model, emit) = open.popLast() {
      guard emitted[model.name.text] == nil else { continue }
      emitted[model.name.text] = .some(emit)
      // The first value is the next one: a child of several values gets the outlets of the first of them.
      for childType in model.stored.filter(\.isAddressed).compactMap(\.childType).reversed() {
        guard let child = models[childType.text], child.isValue else { continue }
        open.append((child, child.emit ?? emit))
      }
    }
  }

  private func added(to spec: Spec) -> Spec {
    var spec = spec
    spec.models = spec.models.flatMap { model -> [Model] in
      guard let emit = emitted[model.name.text], model.isValue else { return [model] }
      var value = model
      value.hasStore = true
      let store = store(of: value, emit)
      // Code of the value that names these was reported.
      value.unread.formUnion(value.derivations.filter(\.isStores).map(\.name.text))
      value.derivations.removeAll(where: \.isStores)
      return [value, store]
    }
    return spec
  }

  /// Returns the store of a value, a class beside it.
  private func store(of value: Model, _ emit: [Word]?) -> Model {
    var store = Model(name: Word(HiddenNames.store(of: value.name.text), at: value.name.range), range: value.range)
    store.doc = Doc(lines: ["Keeps a `\(value.name.text)`, and what observes it."], range: value.name.range)
    store.value = value.name.text
    store.access = value.access
    store.isolation = value.isolation
    store.view = value.view
    store.emit = emit?.filter { word in
      !options.outlets.contains { $0.name == word.text && !$0.isForStores(value) }
    }
    store.stored = value.stored.filter { $0.kind != .service && $0.kind != .storage }.map { stored($0, of: value) }
    store.derivations = value.derivations + value.lists.filter(hasStores).map { order(of: $0) }
    store.runs = value.runs
    store.loads = value.loads
    store.stored += Runs.fields(of: value)
    store.functions = value.functions
    store.events = value.events
    store.unread = value.unread
    store.isWhole = value.isWhole
    store.hasAllActions = value.hasAllActions
    return store
  }

  /// Whether the rows of a list have stores.
  private func hasStores(_ list: Stored) -> Bool {
    list.isAddressed && list.childType.map { emitted[$0.text] != nil && models[$0.text]?.isValue == true } == true
  }

  /// Returns an entry of a value as its store has it: a child that is a value becomes a store.
  private func stored(_ stored: Stored, of value: Model) -> Stored {
    if stored.kind == .constant, stored.name.text != "id" { return given(stored) }
    if stored.choice != nil { return choice(stored, of: value) }
    guard stored.list == nil, let childType = stored.childType, emitted[childType.text] != nil else { return stored }
    let name = HiddenNames.store(of: childType.text)
    let type = SwiftType(
      text: name,
      range: childType.range,
      form: .named(name),
      names: [SwiftType.Name(text: name, range: childType.range)]
    )
    return Stored(
      role: stored.role,
      name: stored.name,
      type: stored.isChild
        ? SwiftType(text: type.text + "?", range: type.range, form: .optional(type), names: type.names) : type,
      doc: stored.doc,
      access: stored.access,
      set: stored.set
    )
  }

  /// Returns a choice as the store has it: its models are stores, in an enum of the store.
  private func choice(_ stored: Stored, of value: Model) -> Stored {
    guard !value.alternatives(of: stored).isEmpty else { return stored }
    let owner = SwiftName.escaped(HiddenNames.store(of: value.name.text), as: .type)
    let type: SwiftType = .named(owner + "." + Stored.Choice.typeName(stored.name.text), at: stored.name.range)
    return Stored(
      role: stored.role,
      name: stored.name,
      type: stored.type.isOptional ? type.optional : type,
      doc: stored.doc,
      access: stored.access,
      set: stored.set
    )
  }

  /// Returns a constant as a state of the store, where it changes if the store gets another value.
  private func given(_ constant: Stored) -> Stored {
    Stored(
      role: .state,
      name: constant.name,
      type: constant.type,
      value: constant.value,
      doc: constant.doc,
      access: constant.access,
      set: Word("private", at: constant.name.range)
    )
  }

  /// Returns the field that counts how often rows of a list came, went or moved. Observers of `each` depend on it.
  private func order(of list: Stored) -> Derivation {
    let range = list.name.range
    return Derivation(
      name: Word(HiddenNames.order(of: list.name.text), at: range),
      type: .named("Int", at: range),
      expression: .made("\(SwiftName.escaped(list.name.text)).places", at: range),
      doc: nil,
      access: Word("private", at: range),
      equal: nil
    )
  }
}
