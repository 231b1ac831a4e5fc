/// Facts about the values with reducers of a whole run, found once when all are resolved.
package struct Reducers: Sendable {
  private var models: [String: ResolvedModel] = [:]
  /// Values that are in a list with ids of another one.
  private var rows: Set<String> = []
  /// Values that have effects, or pass actions to others that have some.
  private var running: Set<String> = []
  /// Values whose stores track which effects run, for themselves or for values below.
  private var asking: Set<String> = []
  /// Values that have events, or hold others that have some.
  private var telling: Set<String> = []
  /// Values that may hold themselves: values in a circle, and values that lead to one.
  private var circular: Set<String> = []
  /// Values that others hold.
  private var childNames: Set<String> = []
  /// The types that services of values with a store name.
  private var serving: Set<String> = []

  package init() {}

  init(_ all: [ResolvedModel]) {
    for model in all { models[model.name] = model }
    let values = all.filter(\.hasStore)
    let exported = values.filter { $0.isExported && $0.saysID }
    let lists = values.flatMap { $0.model.lists }.filter { $0.list?.hasIDs == true }
    rows = Set(lists.compactMap { $0.childType?.text } + exported.map(\.name))
    childNames = Set(values.flatMap(\.addressed))
    running = Self.withHolders(values) { $0.actions.contains { !$0.effects.isEmpty } }
    asking = Self.withHolders(values) { !$0.model.runs.isEmpty }
    telling = Self.withHolders(values, \.hasEvents)
    serving = Set(values.flatMap { $0.stored(.service) }.flatMap { $0.type.names.map(\.text) })
    let numbers = Dictionary(values.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let below = values.map { $0.addressed.compactMap { numbers[$0] } }
    circular = Set(DerivationOrder.order(below).left.map { values[$0].name })
  }

  /// Returns the names of the values with a property, and of all values above them.
  private static func withHolders(_ values: [ResolvedModel], _ isTrue: (ResolvedModel) -> Bool) -> Set<String> {
    var holders: [String: [String]] = [:]
    for value in values {
      for name in value.addressed { holders[name, default: []].append(value.name) }
    }
    var open = values.filter(isTrue).map(\.name)
    var found = Set(open)
    while let name = open.popLast() {
      for holder in holders[name] ?? [] where found.insert(holder).inserted { open.append(holder) }
    }
    return found
  }

  package func model(_ name: String) -> ResolvedModel? { models[name] }

  /// Whether a value of that name has a store.
  package func hasStore(_ name: String) -> Bool { models[name]?.hasStore == true }

  /// Whether its store may show a part of another one's value.
  package func isPart(_ value: ResolvedModel) -> Bool { value.isExported || childNames.contains(value.name) }

  package func isRow(_ value: ResolvedModel) -> Bool { rows.contains(value.name) }

  /// Whether values with that name have ids, which show whether a value was replaced by another one.
  package func isIdentified(_ name: String) -> Bool {
    guard let value = models[name] else { return false }
    return value.saysID || isRow(value)
  }

  /// Whether effects may run in a value or below it.
  package func runs(_ name: String) -> Bool { running.contains(name) }

  /// Whether the store of a value tracks which effects run.
  package func tracksRunningEffects(_ name: String) -> Bool { asking.contains(name) }

  /// Whether a value has events, or holds values that have some.
  package func sendsEvents(_ name: String) -> Bool { telling.contains(name) }

  /// Whether a value with a store has a service of that type, whichever model declares its methods.
  package func serves(_ name: String) -> Bool { serving.contains(name) }

  /// Whether effects may run in the children and rows of a value.
  package func runsBelow(_ name: String) -> Bool {
    models[name]?.addressed.contains { hasStore($0) && runs($0) } == true
  }

  /// Whether its actions contain themselves, through its children and rows.
  package func holdsItself(_ value: ResolvedModel) -> Bool {
    guard circular.contains(value.name) else { return false }
    var open = value.addressed
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == value.name { return true }
      if seen.insert(name).inserted { open += models[name]?.addressed ?? [] }
    }
    return false
  }
}

extension ResolvedModel {
  /// Whether its spec declares an identity: a constant `id`, or `Identifiable`.
  fileprivate var saysID: Bool { hasConstantID || model.conforms.contains(where: \.isIdentifiable) }

  /// The models of its children and rows that actions can be sent to.
  fileprivate var addressed: [String] { model.stored.filter(\.isAddressed).compactMap { $0.childType?.text } }

  /// Whether it is a value with a reducer.
  package var hasStore: Bool { model.hasStore }

  /// Whether its services must be passed by its user.
  package var needsServices: Bool { stored(.service).contains { $0.value == nil && !$0.beginsWithNil } }
}
