import BindgenCore

/// A line about symbols that 'explain' does not support: ids of effects, protocols, their requirements, and commands of views.
struct SymbolNote {
  let models: [Model]

  /// Returns the line about a symbol; nil if it is explained otherwise.
  func text(of symbol: Symbol) -> String? {
    switch symbol.kind {
    case .entry, .method, .alternative: nil
    case .type: ofProtocol(symbol.name)
    case .effect: model(symbol.owner).map { Self.ofEffect(symbol.name, $0) }
    case .requirement: ofRequirement(symbol.name, symbol.owner)
    case .command: model(symbol.owner).flatMap { Self.ofCommand(symbol.name, $0) }
    }
  }

  private func model(_ name: String) -> Model? { models.first { $0.name.text == name } }

  private static func ofEffect(_ name: String, _ model: Model) -> String {
    func names(_ isWanted: (Action) -> Bool) -> String {
      model.actions.filter(isWanted).map { "'\($0.signature.name)'" }.uniqued.joined(separator: ", ")
    }
    let initActions = names { $0.effects.contains { $0.id?.name.text == name } }
    let cancelled = names { $0.cancels.contains { $0.path.isEmpty && $0.name.text == name } }
    return "The id of effects of '\(model.name.text)', begun by \(initActions)"
      + (cancelled.isEmpty ? "." : ", cancelled by \(cancelled).")
  }

  private static func ofCommand(_ name: String, _ model: Model) -> String? {
    let command = model.view?.commands.map(\.signature).first { $0.name == name }
    return command.map { "What actions of '\(model.name.text)' command its view: '\($0.range.text)'." }
  }

  private func ofProtocol(_ name: String) -> String? {
    for model in models {
      if model.view?.name?.text == name { return "The protocol of the view of '\(model.name.text)'." }
      if model.modelProtocol?.name.text == name { return "The protocol of the model '\(model.name.text)'." }
    }
    return service(name).map { service, model in
      if model.isProtocol {
        return service.service?.exists == true ? "A protocol that is there, in Swift." : "A protocol of no model."
      }
      return "The protocol of '\(model.name.text).\(service.name.text)', which is emitted beside the model."
    }
  }

  private func ofRequirement(_ name: String, _ type: String) -> String? {
    guard let (service, model) = service(type) else { return nil }
    let method = service.service?.methods?.map(\.signature).first { $0.name == name }
    let owner = model.isProtocol ? "'\(model.name.text)'" : "'\(model.name.text).\(service.name.text)'"
    return method.map { "What is asked of \(owner): '\($0.range.text)'." } ?? "A property of \(owner)."
  }

  /// The first service that has a protocol of its own with a name.
  private func service(_ name: String) -> (Stored, Model)? {
    for model in models {
      let service = model.stored.first { $0.service?.methods != nil && $0.protocolName == name }
      if let service { return (service, model) }
    }
    return nil
  }
}
