import BindgenCore

/// The meaning of a name at its position.
struct Meaning: Sendable {
  var symbol: Symbol?
  var spelling: NameSpelling = .plain
  /// The shallow type of the name as a value; nil if it is unknown.
  var value: ShallowType?
  /// The shallow type of the result of a call; nil if it is unknown.
  var result: ShallowType?

  /// Returns the meaning of a name whose members no spec declares.
  static func other(_ symbol: Symbol? = nil, _ spelling: NameSpelling = .plain) -> Meaning {
    Meaning(symbol: symbol, spelling: spelling, value: .other, result: .other)
  }
}

/// The meanings of names in the specs that a module sees, as they were read: a resolved program has what lowering makes of
/// these, and is whole only without errors.
struct NamesOfModule: Sendable {
  let models: ModelTable
  /// The protocols of services, views and models, with the requirements of those of services.
  private(set) var protocols: [String: Set<String>] = [:]
  /// The common symbols of services that parents pass to their children.
  private var joined: [Symbol: Symbol] = [:]

  init(_ specs: [Spec]) {
    // Duplicate names are reported where the specs are resolved.
    var ignored = Diagnostics()
    models = ModelTable(specs, [], isComplete: false, into: &ignored)
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
    joinServices()
  }

  /// Joins the services that children and rows get from their parent by name, if all are values: they share one symbol.
  /// The order of the models is that of the specs, which a rename does not change.
  private mutating func joinServices() {
    for parent in models.names.compactMap({ models[$0] }) where parent.model.isValue {
      for child in parent.model.stored.flatMap(\.childTypes).compactMap({ models[$0.text] }) where child.model.isValue {
        for name in child.model.stored.filter({ $0.kind == .service }).map(\.name.text) {
          guard parent.scope.stored(name)?.kind == .service else { continue }
          let (own, other) = (entry(name, parent.model.name.text), entry(name, child.model.name.text))
          for (place, symbol) in joined where symbol == other { joined[place] = own }
          for model in [child.model, parent.model] { joined[Symbol(.entry, name, of: model.name.text)] = own }
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

  func isType(_ name: String) -> Bool { models[name] != nil || protocols[name] != nil }

  /// Whether a model declares a type inside it.
  func declares(_ type: String, _ model: String) -> Bool { models[model]?.model.types?.declares(type) == true }

  /// Returns the child of a model for whose cases an enum of this name is emitted.
  func choice(_ type: String, in model: String) -> String? {
    guard declares(type, model), let choices = models[model]?.model.stored.lazy.filter({ $0.choice != nil }) else {
      return nil
    }
    return choices.first { Stored.Choice.typeName($0.name.text) == type }?.name.text
  }

  /// Returns the meaning of a type's name in a model.
  func type(_ name: String, in model: String) -> Meaning? {
    if declares(name, model) { return enumOfChoice(name, in: model) }
    return isType(name) ? Meaning(symbol: .type(name), value: .type(name), result: .model(name)) : nil
  }

  private func enumOfChoice(_ name: String, in model: String) -> Meaning? {
    choice(name, in: model).map { child in
      Meaning(symbol: Symbol(.entry, child, of: model), spelling: .made(""), value: .choice(model: model, child))
    }
  }

  // MARK: Own names

  /// Returns the meaning of a name in a model's own scope.
  func own(_ name: String, of model: String, isCall: Bool) -> Meaning? {
    guard let scope = models[model]?.scope else { return nil }
    if isCall, let method = method(name, scope) { return method }
    switch scope[name] {
    case .stored(let stored, _): return Meaning(symbol: entry(name, model), value: known(stored, in: model))
    case .derivation(let index):
      return Meaning(symbol: entry(name, model), value: known(scope.model.derivations[index].type, in: model))
    case .function, .action: return method(name, scope)
    case nil: break
    }
    let isView = name == "view" && scope.model.view != nil
    return method(name, scope) ?? made(name, of: scope.model, Self.members) ?? enumOfChoice(name, in: model)
      ?? (isView ? Meaning(value: .view(model)) : nil)
  }

  private func method(_ name: String, _ scope: Scope) -> Meaning? {
    let model = scope.model.name.text
    return scope.method(name).map { method in
      Meaning(symbol: Symbol(.method, name, of: model), result: method.result.map { known($0, in: model) ?? .other })
    }
  }

  /// Returns the meaning of a name that is made of an entry's.
  private func made(_ name: String, of model: Model, _ kinds: [MadeName]) -> Meaning? {
    for (spelling, entries) in kinds where name.hasPrefix(spelling.front) && name.hasSuffix(spelling.back) {
      guard let entry = entries(model).first(where: { spelling.text(of: $0.text) == name }) else { continue }
      return Meaning(symbol: Symbol(.entry, entry.text, of: model.name.text), spelling: spelling)
    }
    return nil
  }

  private typealias MadeName = (NameSpelling, @Sendable (Model) -> [Word])
  /// The members of models that are made of entries: `loadResults`, `dismissDestination`.
  private static let members: [MadeName] = [
    (.made("load"), { $0.loads.map(\.name) }), (.made("dismiss"), { $0.stored.filter(\.isDismissed).map(\.name) }),
  ]
  /// The cases of actions that are made of entries: `setQuery`, `loadResultsFinished`.
  private static let cases: [MadeName] = [
    (.made("set"), { $0.stored.map(\.name) }), (.made("load", "Finished"), { $0.loads.map(\.name) }),
    (.made("load", "Failed"), { $0.loads.map(\.name) }),
  ]

  /// Returns the symbol of the effects with a name: their action, their load, or an id.
  func effect(_ name: String, of owner: String) -> Symbol? {
    guard let model = models[owner]?.model else { return nil }
    let name = name.baseName
    if model.loads.contains(where: { $0.name.text == name }) { return Symbol(.entry, name, of: owner) }
    let effects = model.actions.lazy.flatMap(\.effects).filter { $0.name.text.baseName == name }
    if effects.isEmpty { return nil }
    return Symbol(effects.contains { $0.id == nil } ? .method : .effect, name, of: owner)
  }

  // MARK: Members

  /// Returns the meaning of a member; nil if it is unknown.
  func member(_ name: String, of base: ShallowType, isCall: Bool) -> Meaning? {
    switch base {
    case .model(let model):
      return own(name, of: model, isCall: isCall) ?? Meaning(value: .other, result: name == "updated" ? base : .other)
    case .rows(let model): return row(name, .model(model), base)
    case .choice(let model, let child): return alternative(name, of: child, model) ?? .other()
    case .event(let model):
      let isKnown = models[model]?.model.eventCases.contains { $0.signature.name == name } == true
      return Meaning(symbol: isKnown ? Symbol(.method, name, of: model) : nil, value: .other, result: base)
    case .action(let model): return models[model].map { action(name, $0.scope) ?? .other() }
    case .service(let type):
      return .other(protocols[type]?.contains(name) == true ? Symbol(.requirement, name, of: type) : nil)
    case .view(let model):
      let isKnown = models[model]?.model.view?.commands.contains { $0.signature.name == name } == true
      return .other(isKnown ? Symbol(.command, name, of: model) : nil)
    case .type(let type):
      if name == "init" { return Meaning(value: .other, result: models[type] == nil ? .other : .model(type)) }
      return enumOfChoice(name, in: type) ?? .other()
    case .other: return .other()
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

  private func row(_ name: String, _ one: ShallowType, _ all: ShallowType) -> Meaning {
    if Self.single.contains(name) { return Meaning(value: one, result: one) }
    if Self.several.contains(name) { return Meaning(value: all, result: all) }
    return Self.plain.contains(name) ? .other() : Meaning()
  }

  private func alternative(_ name: String, of child: String, _ model: String) -> Meaning? {
    let cases = models[model]?.scope.stored(child)?.choice?.cases
    return cases?.first { $0.name.text == name }.map { one in
      Meaning(
        symbol: Symbol(.alternative(of: child), name, of: model),
        value: one.type.flatMap { known($0, in: model) },
        result: .choice(model: model, child)
      )
    }
  }

  /// Returns the meaning of a case of a model's actions.
  private func action(_ name: String, _ scope: Scope) -> Meaning? {
    let model = scope.model.name.text
    if scope.method(name) != nil { return .other(Symbol(.method, name, of: model)) }
    if let stored = scope.stored(name) {
      let child = stored.childType.flatMap { models[$0.text] == nil ? nil : ShallowType.action($0.text) }
      return Meaning(
        symbol: Symbol(.entry, name, of: model),
        value: stored.choice == nil ? child : .choice(model: model, name),
        result: .other
      )
    }
    if let made = made(name, of: scope.model, Self.cases) { return .other(made.symbol, made.spelling) }
    for end in ["Finished", "Failed"] where name.hasSuffix(end) {
      let symbol = effect(String(name.dropLast(end.count)), of: model)
      if let symbol { return .other(symbol, NameSpelling(back: end)) }
    }
    return nil
  }
}

extension Scope {
  func stored(_ name: String) -> Stored? { if case .stored(let stored, _)? = self[name] { stored } else { nil } }

  /// Returns the first function, action or event with a base name.
  fileprivate func method(_ name: String) -> Signature? {
    if case .function(let index)? = self[name] { return model.functions[index].signature }
    let action = self[name] == nil ? nil : model.actions.first { $0.signature.name == name }?.signature
    return action ?? model.eventCases.first { $0.signature.name == name }?.signature
  }
}

extension String {
  /// `received` of `received(name:)`.
  var baseName: String { String(prefix { $0 != "(" }) }
}
