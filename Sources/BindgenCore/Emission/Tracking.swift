/// Where reads of fields are noted, and what exists only where Observation does.
struct Tracking: Sendable {
  /// Models with outlets that stand in the getters of their fields.
  private let read: Set<String>
  /// Models that Observation tracks, and all that name such a model.
  private let limited: Set<String>

  /// - Parameter reading: The user's own outlets that stand in getters.
  init(_ program: Program, reading: Set<String>) {
    let models: [ResolvedModel] = program.specs.flatMap(\.models)
    let tracked: [String] = models.filter(\.isTracked).map(\.name)
    read = Set(tracked + models.filter { !reading.isDisjoint(with: $0.outlets) }.map(\.name))
    limited = tracked.isEmpty ? [] : Self.limited(models, by: tracked)
  }

  private static func limited(_ models: [ResolvedModel], by tracked: [String]) -> Set<String> {
    var users: [String: [String]] = [:]
    for model in models {
      for name in names(in: model) { users[name, default: []].append(model.name) }
    }
    var limited: Set<String> = Set(tracked)
    var open: [String] = tracked
    while let name: String = open.popLast() {
      for user in users[name] ?? [] where limited.insert(user).inserted { open.append(user) }
    }
    return limited
  }

  func isRead(_ model: String) -> Bool { read.contains(model) }

  func isLimited(_ model: String) -> Bool { limited.contains(model) }

  /// Whether a method names a model that exists only where Observation does.
  func isLimited(_ methods: [Method]) -> Bool {
    !limited.isEmpty && methods.contains { !limited.isDisjoint(with: Self.names(in: $0.signature)) }
  }
}

extension Tracking {
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

extension ResolvedModel {
  /// Whether Observation tracks its fields.
  var isTracked: Bool { outlets.contains { Outlet.named($0)?.tracks == true } }
}
