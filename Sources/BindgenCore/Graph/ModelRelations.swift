/// The connections between the models of a run by their children.
package struct ModelRelations: Sendable {
  /// The fields of a child, or of a child below it, that a model's derivations name.
  package struct Link: Sendable {
    /// The children's names, from the model down.
    package var path: [String]
    /// Fields of the child, and the derivations that name them.
    package var rows: [(fields: [String], users: [String])]
  }

  private var links: [String: [Link]] = [:]
  /// Models that share transactions with parents or children.
  private var related: Set<String> = []
  /// Models that announce changes: for one of their outlets, or of a model above them.
  private var announced: Set<String> = []
  private var commanded: Set<String> = []
  private var generations: [String: Int] = [:]
  /// Models in lists with ids.
  private var rows: Set<String> = []
  /// Classes in the cases of choices, which a sheet shows by their identity.
  private var alternatives: Set<String> = []
  /// Models whose events others receive.
  private var observed: Set<String> = []

  package init() {}

  /// - Parameters:
  ///   - own: The models of the run.
  ///   - others: The models of other modules.
  init(_ own: [ResolvedModel], beside others: [ResolvedModel]) {
    let all = own + others
    let models = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    // Models that nobody knows yet may name everything.
    let exported = all.filter(\.isExported)
    let named = Self.named(all).union(exported.map(\.name))
    let wholes = DependencyExpansion(models, others: Set(others.map(\.name)))
    for model in all { links[model.name] = Self.links(of: model, wholes, named) }
    related = related(all)
    generations = Self.generations(all)
    let children = all.flatMap(\.branches)
    rows = Set(all.flatMap(\.model.lists).filter { $0.list?.hasIDs == true }.compactMap { $0.childType?.text })
    alternatives = Set(children.filter { $0.kind == .alternative }.compactMap { $0.childType?.text })
    // Stores receive each other's events as actions.
    let hearable = exported.filter { $0.model.value == nil }
    observed = Set(all.flatMap(\.eventReactions).compactMap { $0.stored.childType?.text } + hearable.map(\.name))
    announced = Self.withAllBelow(exported + all.filter { $0.outlets.contains(where: \.announces) }, models)
    commanded = Self.withAllBelow(exported + all.filter(\.hasCommands), models)
  }

  package func links(of model: ResolvedModel) -> [Link] { links[model.name] ?? [] }
  package func isRelated(_ model: ResolvedModel) -> Bool { related.contains(model.name) }
  package func isRow(_ model: ResolvedModel) -> Bool { rows.contains(model.name) }
  package func isAlternative(_ model: ResolvedModel) -> Bool { alternatives.contains(model.name) }
  /// Whether instances of the model are identified: by a conformance, a constant `id`, a choice or a list with ids.
  func isIdentified(_ model: ResolvedModel) -> Bool {
    if model.conforms.contains(where: \.isIdentifiable) || model.hasConstantID || isAlternative(model) { return true }
    return isRow(model) && (!model.isValue || model.hasChangingID)
  }

  package func isHeard(_ model: ResolvedModel) -> Bool { observed.contains(model.name) }
  package func isAnnounced(_ model: ResolvedModel) -> Bool { announced.contains(model.name) }

  /// Whether a command may show fields on a view while a field of the model is edited in place.
  package func isCommanded(_ model: ResolvedModel) -> Bool { commanded.contains(model.name) }
}

// MARK: - Dependencies between models

extension ModelRelations {
  private static func links(
    of model: ResolvedModel,
    _ wholes: DependencyExpansion,
    _ named: Set<String>
  ) -> [Link] {
    var users: [DependencyExpansion.Input: [String]] = [:]
    var inputs: [DependencyExpansion.Input] = []
    func add(_ user: String, _ input: DependencyExpansion.Input) {
      if users[input] == nil { inputs.append(input) }
      users[input, default: []].append(user)
    }
    for resolved in model.derivations {
      for input in resolved.childInputs { add(resolved.derivation.name.text, .named(input)) }
    }
    for branch in model.branches {
      let input: DependencyExpansion.Input = .shown(whole(branch))
      if tells(model, branch.field, named) { add(branch.field, input) }
      for resolved in model.derivations where resolved.rowsGiven.contains(branch.name.text) {
        if tells(model, resolved.derivation.name.text, named) { add(resolved.derivation.name.text, input) }
      }
    }
    var links: [Link] = []
    var places: [[String]: Int] = [:]
    for input in inputs {
      for (path, fields) in wholes.fields(of: input) where !fields.isEmpty {
        let row: (fields: [String], users: [String]) = (fields, users[input] ?? [])
        if let place = places[path] {
          links[place].rows.append(row)
        } else {
          places[path] = links.count
          links.append(Link(path: path, rows: [row]))
        }
      }
    }
    return links
  }
}

// MARK: - Models that come and go

extension ModelRelations {
  private static func whole(_ branch: Stored) -> ResolvedDerivation.ChildInput {
    .init(path: [branch.name.text], model: branch.childType?.text ?? "", field: nil)
  }

  /// Whether a change in a model that comes and goes counts as a change of the field that holds it. With Observation alone,
  /// each model is observed by itself.
  private static func tells(_ model: ResolvedModel, _ field: String, _ named: Set<String>) -> Bool {
    let isObserved = model.outlets.contains { outlet in
      !outlet.isRead && (outlet.hasObservers || outlet.isNotified(model.model))
    }
    return isObserved || model.reacts(to: field) || !named.isDisjoint(with: [model.name, model.name + "." + field])
  }

  /// The fields, and the models as a whole, that expressions of other models name.
  private static func named(_ all: [ResolvedModel]) -> Set<String> {
    let inputs = all.flatMap { $0.derivations.flatMap(\.childInputs) }
    return Set(inputs.map { input in input.field.map { input.model + "." + $0 } ?? input.model })
  }

  /// Returns the number of generations of models that there may be below a model.
  package func level(of model: ResolvedModel) -> Int { generations[model.name] ?? 0 }

  private static func generations(_ all: [ResolvedModel]) -> [String: Int] {
    let numbers = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let below = all.map { $0.heldModels.compactMap { numbers[$0] } }
    var generations: [String: Int] = [:]
    for index in DerivationOrder.order(below).order {
      generations[all[index].name] = below[index].compactMap { generations[all[$0].name] }.max().map { $0 + 1 } ?? 0
    }
    return generations
  }
}

// MARK: - Related models

extension ModelRelations {
  /// Returns the related models: connected ones, of which any is observed, has effects or events, or depends on another.
  private func related(_ all: [ResolvedModel]) -> Set<String> {
    var neighbours: [String: [String]] = [:]
    var shares: Set<String> = []
    for model in all {
      if model.isValue { continue }
      let isAlone = !model.isObserved && !model.hasEffects && !model.hasEvents && !model.hearsEvents
      if !isAlone || model.isExported || links[model.name]?.isEmpty == false { shares.insert(model.name) }
      for child in model.heldModels {
        neighbours[model.name, default: []].append(child)
        neighbours[child, default: []].append(model.name)
      }
    }
    let exported = all.filter { $0.isExported && !$0.isValue }.map(\.name)
    var related = shares.filter { neighbours[$0] != nil }.union(exported)
    var open = related.sorted()
    while let name = open.popLast() {
      for neighbour in neighbours[name] ?? [] where related.insert(neighbour).inserted { open.append(neighbour) }
    }
    return related
  }

  /// Returns the names of these models, and of all models below them.
  private static func withAllBelow(_ roots: [ResolvedModel], _ models: [String: ResolvedModel]) -> Set<String> {
    var open = roots
    var found = Set(open.map(\.name))
    while let model = open.popLast() {
      for child in model.heldModels.compactMap({ models[$0] }) where found.insert(child.name).inserted {
        open.append(child)
      }
    }
    return found
  }
}

extension ResolvedModel {
  /// The classes of the run that it holds: children, also those that come and go, and rows.
  package var heldModels: [String] {
    if model.isValue { return [] }
    return stored(.child).map(\.type.text) + branches.compactMap { $0.childType?.text }
  }

  /// State first, then derivations in their order.
  package var fieldNames: [String] { states.map(\.name.text) + derivations.map(\.derivation.name.text) }

  /// The names of the fields that are not private.
  package var visibleFieldNames: [String] { visibleFields.map(\.name) }

  /// Whether types that conform to its protocols are wrapped, and whether there are doubles of the protocols.
  package var isErased: Bool { outlets.contains(where: \.wraps) }
  package var isDoubled: Bool { outlets.contains(where: \.doubles) }

  /// Whether observers may be notified of its changes.
  package var isObserved: Bool { hasObservers || isNotified }
  /// Whether it stores a list of observers, which some outlets need.
  package var hasObservers: Bool { outlets.contains(where: \.hasObservers) }
  /// Whether some outlet notifies in its own way.
  package var isNotified: Bool { outlets.contains { $0.isNotified(model) } }
  /// Whether a view shows its fields, and whether actions call commands of such a view.
  package var showsFields: Bool { model.ownView?.shows.isEmpty == false }
  package var hasCommands: Bool { model.ownView.map { !$0.shows.isEmpty && !$0.commands.isEmpty } ?? false }
  /// Whether some field has its own equality in the spec.
  package var hasEquality: Bool {
    let equalities = states.map(\.equal) + derivations.map(\.derivation.equal)
    return equalities.contains { if case .expression? = $0 { true } else { false } }
  }
  /// Whether some outlet adds code to the getters of fields.
  package var isRead: Bool { outlets.contains(where: \.isRead) }
}
