import BindgenCore

/// The shallow type of a value in a piece of Swift: enough to resolve its members.
indirect enum ShallowType: Hashable, Sendable {
  /// A model, optional or not.
  case model(String)
  /// A collection of a model.
  case rows(String)
  /// A child with cases, or the enum of these.
  case choice(model: String, String)
  /// An event of a model, and an action of one.
  case event(String)
  case action(String)
  /// A service, by its protocol.
  case service(String)
  /// The view of a model, which bodies command.
  case view(String)
  /// A type itself, in place of a value.
  case type(String)
  /// A value without members that specs declare.
  case other
}

/// The meaning of a name at its position.
struct Meaning: Sendable {
  var symbol: Symbol?
  var spelling: NameSpelling = .plain
  /// The shallow type of the name as a value; nil if it is unknown.
  var value: ShallowType?
  /// The shallow type of the result of a call; nil if it is unknown.
  var result: ShallowType?
}

/// All names of the specs of a module.
struct NamesOfModule: Sendable {
  /// The names of one model.
  struct Names: Sendable {
    let model: Model
    fileprivate(set) var stored: [String: Stored] = [:]
    fileprivate(set) var derivations: [String: Derivation] = [:]
    /// Functions, actions and events, the first of each base name.
    fileprivate(set) var methods: [String: Signature] = [:]
    fileprivate(set) var effects: Set<String> = []
    /// The entries with names that are derived from theirs, such as `loadResults`, by these.
    fileprivate(set) var made: [String: (symbol: Symbol, spelling: NameSpelling)] = [:]
  }

  private(set) var models: [String: Names] = [:]
  /// The protocols of services, views and models, with the requirements of those of services.
  private(set) var protocols: [String: Set<String>] = [:]

  /// The common symbols of services that parents pass to their children.
  private var joined: [Symbol: Symbol] = [:]

  init(_ specs: [Spec]) {
    for model in specs.flatMap(\.models) where models[model.name.text] == nil { models[model.name.text] = Names(model) }
    for model in specs.flatMap({ $0.protocols + $0.models }) {
      for stored in model.stored {
        guard let service = stored.service, let methods = service.methods else { continue }
        let names = methods.map(\.signature.name) + service.properties.map(\.name.text)
        protocols[stored.protocolName, default: []].formUnion(names)
      }
      for name in [model.view?.name, model.modelProtocol?.name].compactMap({ $0?.text }) {
        protocols[name] = protocols[name] ?? []
      }
    }
    joinServices(specs.flatMap(\.models).map(\.name.text))
  }

  func isType(_ name: String) -> Bool { models[name] != nil || protocols[name] != nil }

  /// Joins the services that children and rows get from their parent by name, if all are values: they share one symbol.
  ///
  /// - Parameter order: The models in the order of the specs, which a rename does not change.
  private mutating func joinServices(_ order: [String]) {
    for parent in order.compactMap({ models[$0] }) where parent.model.isValue {
      let types = parent.model.stored.flatMap { stored in
        [stored.childType].compactMap { $0 } + (stored.choice?.cases.compactMap(\.type) ?? [])
      }
      for child in types.compactMap({ models[$0.text] }) where child.model.isValue {
        for (name, service) in child.stored where service.kind == .service {
          guard parent.stored[name]?.kind == .service else { continue }
          let (own, other) = (entry(name, parent.model.name.text), entry(name, child.model.name.text))
          for (place, symbol) in joined where symbol == other { joined[place] = own }
          joined[Symbol(.entry, name, of: child.model.name.text)] = own
          joined[Symbol(.entry, name, of: parent.model.name.text)] = own
        }
      }
    }
  }

  /// Returns the symbol of an entry of a model.
  func entry(_ name: String, _ model: String) -> Symbol {
    let own = Symbol(.entry, name, of: model)
    return joined[own] ?? own
  }

  // MARK: Types

  private static let collections: Set<String> = ["Rows", "PlainRows", "Array", "ArraySlice", "Set"]

  /// Returns the shallow type of a type that is written in a model; nil if it is unknown.
  func known(_ type: SwiftType, in model: String) -> ShallowType? {
    let isOther = !type.names.contains { isType($0.text) || $0.text == "Event" || isChoice($0.text, in: model) }
    return isOther ? .other : shape(type, in: model)
  }

  private func isChoice(_ name: String, in model: String) -> Bool { models[model]?.made[name] != nil }

  private func shape(_ type: SwiftType, in model: String) -> ShallowType? {
    switch type.form {
    case .optional(let type): return shape(type, in: model)
    case .array(let row):
      guard case .model(let name)? = shape(row, in: model) else { return nil }
      return .rows(name)
    case .named(let text): return known(text, type, in: model)
    default:
      guard type.names.count == 1, let name = type.names.first?.text, protocols[name] != nil else { return nil }
      return .service(name)
    }
  }

  private func known(_ text: String, _ type: SwiftType, in model: String) -> ShallowType? {
    if models[model]?.model.types?.declares(text) == true {
      return choice(called: text, in: model).map { .choice(model: model, $0) }
    }
    if models[text] != nil { return .model(text) }
    if protocols[text] != nil { return .service(text) }
    if Self.collections.contains(text), let row = type.names.last?.text, models[row] != nil { return .rows(row) }
    if text == "Event" { return .event(model) }
    let parts = text.split(separator: ".")
    guard parts.count == 2, models[String(parts[0])] != nil else { return nil }
    let owner = String(parts[0])
    switch parts[1] {
    case "Event": return .event(owner)
    case "Action": return .action(owner)
    default: return choice(called: String(parts[1]), in: owner).map { .choice(model: owner, $0) }
    }
  }

  /// Returns the child whose enum has a name.
  private func choice(called type: String, in model: String) -> String? {
    models[model]?.made[type].flatMap { made in
      models[model]?.stored[made.symbol.name]?.choice == nil ? nil : made.symbol.name
    }
  }

  // MARK: Members

  /// Returns the meaning of a name in a model's own scope.
  func own(_ name: String, of model: String, isCall: Bool) -> Meaning? {
    guard let names = models[model] else { return nil }
    if isCall, let method = names.methods[name] { return meaning(of: method, model) }
    if let stored = names.stored[name] { return Meaning(symbol: entry(name, model), value: known(stored, in: model)) }
    if let derivation = names.derivations[name] {
      return Meaning(symbol: Symbol(.entry, name, of: model), value: known(derivation.type, in: model))
    }
    if let method = names.methods[name] { return meaning(of: method, model) }
    if let made = names.made[name] {
      let choice = choice(called: name, in: model)
      return Meaning(
        symbol: made.symbol,
        spelling: made.spelling,
        value: choice.map { .choice(model: model, $0) }
      )
    }
    return name == "view" && names.model.view != nil ? Meaning(value: .view(model)) : nil
  }

  private func meaning(of method: Signature, _ model: String) -> Meaning {
    Meaning(
      symbol: Symbol(.method, method.name, of: model),
      result: method.result.map { known($0, in: model) ?? .other }
    )
  }

  func known(_ stored: Stored, in model: String) -> ShallowType? {
    if stored.choice != nil { return .choice(model: model, stored.name.text) }
    if let row = stored.list?.element.text { return models[row] == nil ? .other : .rows(row) }
    return known(stored.type, in: model)
  }

  /// Returns the meaning of a member; nil if it is unknown.
  func member(_ name: String, of base: ShallowType, isCall: Bool) -> Meaning? {
    switch base {
    case .model(let model):
      if let own = own(name, of: model, isCall: isCall) { return own }
      return Meaning(value: .other, result: name == "updated" ? base : .other)
    case .rows(let model): return row(name, .model(model), base)
    case .choice(let model, let child):
      guard let one = models[model]?.stored[child]?.choice?.cases.first(where: { $0.name.text == name }) else {
        return Meaning(value: .other, result: .other)
      }
      return Meaning(
        symbol: Symbol(.alternative(of: child), name, of: model),
        value: one.type.flatMap { known($0, in: model) },
        result: base
      )
    case .event(let model): return models[model]?.event(name) ?? Meaning(value: .other, result: base)
    case .action(let model): return action(name, of: model)
    case .service(let type):
      let isKnown = protocols[type]?.contains(name) == true
      return Meaning(symbol: isKnown ? Symbol(.requirement, name, of: type) : nil, value: .other, result: .other)
    case .view(let model):
      let isKnown = models[model]?.model.view?.commands.contains { $0.signature.name == name } == true
      return Meaning(symbol: isKnown ? Symbol(.command, name, of: model) : nil, value: .other, result: .other)
    case .type(let type):
      if name == "init" { return Meaning(value: .other, result: models[type] == nil ? .other : .model(type)) }
      guard let child = choice(called: name, in: type) else { return Meaning(value: .other, result: .other) }
      return Meaning(symbol: Symbol(.entry, child, of: type), spelling: .made(""), value: .choice(model: type, child))
    case .other: return Meaning(value: .other, result: .other)
    }
  }

  private static let single: Set<String> = [
    "first", "last", "min", "max", "randomElement", "remove", "popFirst", "popLast", "removeFirst", "removeLast",
    "updateOrAppend",
  ]
  private static let several: Set<String> = [
    "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "drop", "reversed", "shuffled",
  ]
  /// The members of collections whose values have no members that specs declare.
  private static let plain: Set<String> = [
    "count", "isEmpty", "sum", "contains", "allSatisfy", "ids", "index", "indices",
  ]

  private func row(_ name: String, _ one: ShallowType, _ all: ShallowType) -> Meaning? {
    if Self.single.contains(name) { return Meaning(value: one, result: one) }
    if Self.several.contains(name) { return Meaning(value: all, result: all) }
    return Self.plain.contains(name) ? Meaning(value: .other, result: .other) : Meaning()
  }

  private func action(_ name: String, of model: String) -> Meaning? {
    guard let names = models[model] else { return nil }
    if let method = names.methods[name] {
      return Meaning(symbol: Symbol(.method, method.name, of: model), value: .other, result: .other)
    }
    if let stored = names.stored[name] {
      let inner: ShallowType? =
        stored.choice != nil
        ? .choice(model: model, name) : stored.childType.flatMap { models[$0.text] == nil ? nil : .action($0.text) }
      return Meaning(symbol: Symbol(.entry, name, of: model), value: inner, result: .other)
    }
    return names.caseOfAction(name) ?? Meaning(value: .other, result: .other)
  }
}

extension NamesOfModule.Names {
  fileprivate init(_ model: Model) {
    self.model = model
    for one in model.stored where stored[one.name.text] == nil { stored[one.name.text] = one }
    for one in model.derivations where derivations[one.name.text] == nil { derivations[one.name.text] = one }
    let signatures =
      model.functions.map(\.signature) + model.actions.map(\.signature) + model.eventCases.map(\.signature)
    for signature in signatures where methods[signature.name] == nil { methods[signature.name] = signature }
    for effect in model.actions.flatMap(\.effects) { effects.insert(effect.name.text.baseName) }
    effects.formUnion(model.loads.map(\.name.text))
    for load in model.loads { add("load", load.name.text) }
    for child in model.stored where child.choice != nil {
      add("", child.name.text)
      if child.isDismissed { add("dismiss", child.name.text) }
    }
  }

  private mutating func add(_ front: String, _ name: String) {
    let spelling: NameSpelling = .made(front)
    made[spelling.text(of: name)] = (Symbol(.entry, name, of: model.name.text), spelling)
  }

  /// Returns the symbol of the effects with a name: their action, their load, or an id.
  func effect(_ name: String) -> Symbol? {
    let name = name.baseName
    guard effects.contains(name) else { return nil }
    if model.loads.contains(where: { $0.name.text == name }) { return Symbol(.entry, name, of: model.name.text) }
    let isAction = model.actions.contains { action in
      action.signature.name == name && action.effects.contains { $0.id == nil }
    }
    return isAction ? Symbol(.method, name, of: model.name.text) : Symbol(.effect, name, of: model.name.text)
  }

  fileprivate func event(_ name: String) -> Meaning? {
    guard model.eventCases.contains(where: { $0.signature.name == name }) else { return nil }
    return Meaning(
      symbol: Symbol(.method, name, of: self.model.name.text),
      value: .other,
      result: .event(model.name.text)
    )
  }

  /// `setQuery`, `loadFinished`.
  fileprivate func caseOfAction(_ name: String) -> Meaning? {
    if let state = stored.keys.first(where: { NameSpelling.made("set").text(of: $0) == name }) {
      return Meaning(
        symbol: Symbol(.entry, state, of: model.name.text),
        spelling: .made("set"),
        value: .other,
        result: .other
      )
    }
    for end in ["Finished", "Failed"] where name.hasSuffix(end) {
      let load: NameSpelling = .made("load", end)
      if let loaded = model.loads.first(where: { load.text(of: $0.name.text) == name }) {
        return Meaning(symbol: Symbol(.entry, loaded.name.text, of: model.name.text), spelling: load, value: .other)
      }
      let effect = String(name.dropLast(end.count))
      let spelling = NameSpelling(back: end)
      if let symbol = self.effect(effect) {
        return Meaning(symbol: symbol, spelling: spelling, value: .other, result: .other)
      }
    }
    return nil
  }
}

extension String {
  /// `received` of `received(name:)`.
  var baseName: String { String(prefix { $0 != "(" }) }
}
