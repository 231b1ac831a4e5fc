/// Names of effects, as cancellations and questions write them.
extension EffectID {
  /// The number of values in the parentheses of the id.
  var valueCount: Int {
    guard let tokens = value?.tokens else { return 0 }
    return tokens.commas(in: 0..<tokens.count).count + 1
  }
}

extension Model {
  /// The names of its effects, except those of loads.
  var effectWords: [String] {
    let loaded = Set(loads.map(\.name.text))
    return actions.flatMap(\.effects).map(\.name.text).uniqued.filter { !loaded.contains($0) }
  }
}

/// The most names that a help lists.
private let mostWords = 20

extension Diagnostics {
  mutating func reportUnknown(effect name: Word, of model: Model, _ suggestions: inout Suggestions) {
    let known = model.actions.flatMap(\.effects).map(\.name.text).uniqued
    let suggested = suggestions.word(name.text, among: known)
    let own = "give an effect 'id: \(name.text)'"
    let others = known.map { "'\($0)'" }.joined(separator: ", ")
    error(
      "unknown-effect",
      at: name.range,
      "'\(model.name.text)' has no effect '\(name.text)'",
      help: known.isEmpty || known.count > mostWords ? own : "write \(others), or \(own)",
      suggested: suggested
    )
  }

  /// Reports an id with the wrong number of values, which is another id.
  ///
  /// - Parameter ids: The ids of the effects with that name.
  mutating func reportValues(at place: SourceRange, of name: String, _ ids: [EffectID]) {
    let least = ids.map(\.valueCount).min() ?? 0
    error(
      "effect-values",
      at: place,
      "the effect '\(name)' has " + (least == 0 ? "no values" : "\(least) value\(least == 1 ? "" : "s")"),
      help: least == 0 ? "leave the parentheses out" : "write as many, or '\(name)' for all of them",
      notes: ids.first.map { [.init("it is here", at: $0.name.range)] } ?? []
    )
  }
}
