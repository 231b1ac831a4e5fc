/// What is available only with Observation: models that it tracks, and everything that names such a model.
package struct Availability: Sendable {
  private var limited: Set<String> = []

  package init() {}

  init(_ program: Program) {
    let models: [ResolvedModel] = program.specs.flatMap(\.models)
    var open: [String] = models.filter { $0.outlets.contains(where: \.isLimited) }.map(\.name)
    if open.isEmpty { return }
    limited = Set(open)
    var users: [String: [String]] = [:]
    for model in models {
      for name in Self.names(in: model) { users[name, default: []].append(model.name) }
    }
    let protocols: [String: [String]] = Dictionary(models.map { ($0.name, Self.protocols(of: $0)) }) { first, _ in first
    }
    while let name: String = open.popLast() {
      for name in [name] + (protocols[name] ?? []) {
        limited.insert(name)
        for user in users[name] ?? [] where limited.insert(user).inserted { open.append(user) }
      }
    }
  }

  package func isLimited(_ model: ResolvedModel) -> Bool { limited.contains(model.name) }

  /// Whether a method names a model that is available only with Observation.
  package func isLimited(_ methods: [Method]) -> Bool {
    !limited.isEmpty && methods.contains { !limited.isDisjoint(with: Self.names(in: $0.signature)) }
  }
}

extension Availability {
  /// Its own protocol, and what is declared beside that.
  private static func protocols(of model: ResolvedModel) -> [String] {
    model.interface.map { [$0.name.text] + $0.declarations(of: model) } ?? []
  }

  private static func names(in model: ResolvedModel) -> [String] {
    let methods: [Method] = model.stored(.service).flatMap { $0.methods ?? [] } + (model.model.view?.commands ?? [])
    let signatures: [Signature] = model.model.actions.map(\.signature) + methods.map(\.signature)
    return model.model.stored.flatMap { $0.type.names.map(\.text) } + signatures.flatMap { names(in: $0) }
  }

  private static func names(in signature: Signature) -> [String] {
    let types: [SwiftType] = signature.parameters.map(\.type) + [signature.result].compactMap { $0 }
    return types.flatMap { $0.names.map(\.text) }
  }
}
