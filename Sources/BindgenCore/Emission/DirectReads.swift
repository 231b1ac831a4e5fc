/// The derivations that are computed at each read, since that is done sooner than asked whether they are up to date.
///
/// They have a cache all the same, by which is known whether they changed.
enum DirectReads {
  /// By derivation, whether it is one of them. It costs its operands, and in place of those that are computed too what
  /// they cost.
  static func find(_ model: ResolvedModel) -> [Bool] {
    var costs: [Int?] = model.states.map { _ in nil }
    for resolved in model.derivations {
      let cost: Int = resolved.operands.reduce(0) { sum, field in sum + (field.flatMap { costs[$0] } ?? 1) }
      costs.append(mayBeDirect(resolved) && cost <= CheapExpression.mostOperands ? cost : nil)
    }
    return costs.dropFirst(model.states.count).map { $0 != nil }
  }

  private static func mayBeDirect(_ resolved: ResolvedDerivation) -> Bool {
    guard !resolved.operands.isEmpty, resolved.derivation.equal == nil else { return false }
    return Placeholder.isScalar(resolved.derivation.type)
      && resolved.parameters.allSatisfy { Placeholder.isScalar($0.type) }
  }
}
