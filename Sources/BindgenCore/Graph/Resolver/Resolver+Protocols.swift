/// Resolves protocols that belong to no model.
extension Resolver {
  mutating func resolve(protocol model: Model) -> ResolvedModel {
    checkProtocols(of: model)
    return ResolvedModel(
      model: model,
      access: spec.access(of: model),
      isolation: spec.isolation(of: model),
      outlets: outlets(ofProtocol: model),
      states: [],
      derivations: [],
      hidden: HiddenNames(model)
    )
  }

  /// Returns wrappers and doubles, if the run, the protocol or the spec requests them. A protocol has no other outlets.
  private mutating func outlets(ofProtocol model: Model) -> [Outlet] {
    for word in model.emit ?? [] {
      guard let outlet = known(word.text, at: word.range), !outlet.isOfProtocols else { continue }
      let all = options.outlets.filter(\.isOfProtocols).map { "'\($0.name)'" }.joined(separator: ", ")
      diagnostics.error(
        "outlet-needs",
        at: word.range,
        "the option '\(outlet.name)' is for models, and '\(model.name.text)' is a protocol",
        help: "write one of \(all), or name the option for a model"
      )
    }
    let names = options.emit == nil ? model.emit.map { Set($0.map(\.text)) } ?? asked : asked
    return options.outlets.filter { $0.isOfProtocols && names.contains($0.name) }
  }
}

extension Outlet {
  /// Whether a protocol that belongs to no model can have it.
  var isOfProtocols: Bool { wraps || doubles }
}
