/// The models that need newer systems: models that Observation tracks, models with clocks, and everything that names
/// such a model.
package struct Availability: Sendable {
  /// The names that need the newest systems, those with Observation.
  private var tracked: Set<String> = []
  /// All names that need newer systems: systems with Observation have clocks, too.
  private var limited: Set<String> = []

  package init() {}

  init(_ program: Program) {
    let models = program.specs.flatMap(\.protocols) + program.models
    tracked = Self.reached(from: models.filter(\.isTracked), models)
    limited = tracked.union(Self.reached(from: models.filter(\.hasTimers), models))
  }

  /// Returns the names of these models, of all that name them over any number of steps, and of the types declared beside them.
  private static func reached(from first: [ResolvedModel], _ models: [ResolvedModel]) -> Set<String> {
    var open = first.map(\.name)
    if open.isEmpty { return [] }
    var reached = Set(open)
    var users: [String: [String]] = [:]
    for model in models {
      for name in names(in: model) { users[name, default: []].append(model.name) }
    }
    let declared = Dictionary(models.map { ($0.name, protocols(of: $0)) }) { first, _ in first }
    while let name = open.popLast() {
      for name in [name] + (declared[name] ?? []) {
        reached.insert(name)
        for user in users[name] ?? [] where reached.insert(user).inserted { open.append(user) }
      }
    }
    return reached
  }

  package func isLimited(_ model: ResolvedModel) -> Bool { limited.contains(model.name) }

  /// Whether the model is available only on systems with Observation.
  package func needsObservation(_ model: ResolvedModel) -> Bool { tracked.contains(model.name) }

  /// Whether a method names a model that is not available everywhere.
  package func isLimited(_ methods: [Method]) -> Bool {
    !limited.isEmpty && methods.contains { !limited.isDisjoint(with: Self.names(in: $0.signature)) }
  }
}

extension Availability {
  /// A model's protocol, and the types that are declared with it.
  private static func protocols(of model: ResolvedModel) -> [String] {
    model.interface.map { [$0.name.text] + $0.declarations(of: model) } ?? []
  }

  private static func names(in model: ResolvedModel) -> [String] {
    let methods = model.stored(.service).flatMap { $0.service?.methods ?? [] } + (model.view?.commands ?? [])
    let signatures = model.model.methods + methods.map(\.signature)
    let types = model.stored.flatMap { [$0.type] + ($0.service?.properties ?? []).map(\.type) }
    return types.flatMap { $0.names.map(\.text) } + signatures.flatMap { names(in: $0) }
      + namesOfStore(model.model)
  }

  /// Returns the types that a store names beside its entries: its value, and the stores of rows.
  private static func namesOfStore(_ model: Model) -> [String] {
    guard let value = model.value else { return [] }
    return [value] + model.lists.compactMap(\.childType).map { HiddenNames.store(of: $0.text) }
  }

  private static func names(in signature: Signature) -> [String] {
    let types = signature.parameters.map(\.type) + [signature.result].compactMap { $0 }
    return types.flatMap { $0.names.map(\.text) }
  }
}

extension ResolvedModel {
  /// Whether Observation tracks the class, or the types that conform to the protocol.
  fileprivate var isTracked: Bool {
    outlets.contains(where: \.isLimited) || model.isProtocol && interfaces.contains(where: \.isTracked)
  }
}
