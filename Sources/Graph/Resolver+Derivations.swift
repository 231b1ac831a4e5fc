import BindgenDiagnostics
import BindgenSpec
import BindgenSwiftTokens

extension Resolver {
  /// The derivations in topological order, each with what its expression names.
  mutating func derivations(of model: Model, _ scope: Scope) -> [ResolvedDerivation] {
    var read: [Reading] = []
    for derivation in model.derivations { read.append(reading(derivation, model, scope)) }
    let needs: [[Int]] = read.map(\.derivations)
    let (order, left): ([Int], [Int]) = DerivationOrder.order(needs)
    for circle in DerivationOrder.circles(needs, among: left) { tellCircle(circle, read, model) }
    return numbered(read, order, model)
  }

  /// What one expression names.
  private struct Reading {
    var parameters: [ResolvedDerivation.Parameter] = []
    var states: [String] = []
    /// Those of its own model, by their index in the spec, each once.
    var derivations: [Int] = []
    /// Where each of them is named.
    var places: [Int: SourceRange] = [:]
    var alias: String?
  }

  private mutating func reading(_ derivation: Derivation, _ model: Model, _ scope: Scope) -> Reading {
    var reading: Reading = Reading()
    guard let tokens: Tokens = tokens(of: derivation.expression) else { return reading }
    let names: NameUses = NameUses.read(tokens)
    if let range: SourceRange = names.bareSelf {
      diagnostics.error(
        "bare-self",
        at: range,
        "'self' as a whole can't be watched",
        mend: "name the fields that '\(derivation.name.text)' follows from"
      )
    }
    var seen: Set<String> = []
    for use in names.uses {
      guard let entry: Scope.Entry = scope[use.name] else { continue }
      if case .stored(let stored) = entry, stored.kind == .child { checkPath(use, stored) }
      guard seen.insert(use.name).inserted else { continue }
      add(use, entry, to: &reading, derivation, scope)
    }
    if derivation.equal == nil, reading.parameters.count == 1,
      let only: ResolvedDerivation.Parameter = reading.parameters.first,
      only.kind == .state || only.kind == .derivation, isName(derivation.expression, only.name),
      only.type.text == derivation.type.text
    {
      reading.alias = only.name
    }
    warnOfUnwatched(tokens)
    return reading
  }

  private mutating func add(
    _ use: NameUses.Use,
    _ entry: Scope.Entry,
    to reading: inout Reading,
    _ derivation: Derivation,
    _ scope: Scope
  ) {
    switch entry {
    case .stored(let stored):
      guard let kind: ResolvedDerivation.Parameter.Kind = parameterKind(stored, use, derivation) else { return }
      reading.parameters.append(.init(kind: kind, name: use.name, type: stored.type))
      if kind == .state { reading.states.append(use.name) }
    case .derivation(let index):
      reading.parameters.append(.init(kind: .derivation, name: use.name, type: scope.model.derivations[index].type))
      reading.derivations.append(index)
      reading.places[index] = use.range
    case .action:
      diagnostics.error(
        "action-in-expression",
        at: use.range,
        "'\(use.name)' is an action, and an expression may not act"
      )
    }
  }

  private mutating func parameterKind(
    _ stored: Stored,
    _ use: NameUses.Use,
    _ derivation: Derivation
  ) -> ResolvedDerivation.Parameter.Kind? {
    switch stored.kind {
    case .state: return .state
    case .constant: return .constant
    case .child: return .child
    case .service:
      diagnostics.error(
        "service-in-expression",
        at: use.range,
        "'\(use.name)' is a service, and its answers can't be watched",
        mend: "call it in an action and keep the answer in 'state'"
      )
      return nil
    }
  }

  /// Each step through children must be declared in a spec.
  private mutating func checkPath(_ use: NameUses.Use, _ child: Stored) {
    var current: Stored = child
    for step in use.path {
      guard let model: Model = models[current.type.text] else { return }
      let scope: Scope = Scope(model)
      switch scope[step.name] {
      case .stored(let stored) where stored.kind == .child: current = stored
      case .stored(let stored) where stored.kind != .service: return
      case .derivation: return
      default:
        let fields: [String] =
          model.stored.filter { $0.kind != .service }.map(\.name.text) + model.derivations.map(\.name.text)
        diagnostics.error(
          "unknown-field",
          at: step.range,
          "'\(model.name.text)' has no field '\(step.name)'",
          mend: suggestion(step.name, fields)
        )
        return
      }
    }
  }

  private func isName(_ text: SwiftText, _ name: String) -> Bool {
    let bytes: [UInt8] = text.bytes.filter {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    return bytes == Array(name.utf8)
  }

  private mutating func warnOfUnwatched(_ expression: Tokens) {
    for found in UnwatchedReads.find(in: expression) {
      diagnostics.warning(
        "unwatched",
        at: found.range,
        "'\(found.text)' may change without anybody being told",
        mend: "keep it in 'state' and set it in an action, or give it as a service"
      )
    }
  }

  private mutating func tellCircle(_ circle: [Int], _ read: [Reading], _ model: Model) {
    guard let first: Int = circle.first else { return }
    let names: [String] = (circle + [first]).map { model.derivations[$0].name.text }
    let next: Int = circle.count > 1 ? circle[1] : first
    diagnostics.error(
      "circle",
      at: model.derivations[first].name.range,
      "'\(names[0])' follows from itself: \(names.joined(separator: " → "))",
      notes: [.init("here it names '\(model.derivations[next].name.text)'", at: read[first].places[next])]
    )
  }

  private func numbered(_ read: [Reading], _ order: [Int], _ model: Model) -> [ResolvedDerivation] {
    var numbers: [String: Int] = [:]
    for state in model.stored where state.kind == .state { numbers[state.name.text] = numbers.count }
    for index in order { numbers[model.derivations[index].name.text] = numbers.count }
    return order.map { index in
      let named: [String] = read[index].states + read[index].derivations.map { model.derivations[$0].name.text }
      return ResolvedDerivation(
        derivation: model.derivations[index],
        parameters: read[index].parameters,
        inputs: named.compactMap { numbers[$0] }.sorted(),
        alias: read[index].alias
      )
    }
  }
}
