/// The derivations that are computed at each read, since that is done sooner than asked whether they are up to date.
///
/// They have a cache all the same, by which is known whether they changed.
enum DirectReads {
  /// By name, what such a derivation costs: its operands, and in place of those that are computed too what they cost.
  private static let most: Int = 10

  static func names(_ model: ResolvedModel) -> Set<String> {
    var costs: [String: Int] = [:]
    for resolved in model.derivations where mayBeDirect(resolved) {
      let cost: Int = resolved.operands.reduce(0) { $0 + (costs[$1] ?? 1) }
      if cost <= most { costs[resolved.derivation.name.text] = cost }
    }
    return Set(costs.keys)
  }

  private static func mayBeDirect(_ resolved: ResolvedDerivation) -> Bool {
    guard !resolved.operands.isEmpty, resolved.derivation.equal == nil else { return false }
    return Placeholder.isScalar(resolved.derivation.type)
      && resolved.parameters.allSatisfy { Placeholder.isScalar($0.type) }
  }
}
