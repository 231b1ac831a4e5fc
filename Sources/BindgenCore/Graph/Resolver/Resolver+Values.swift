/// Checks models that are values: they have no observers and no actor. The class that holds them has both.
extension Resolver {
  mutating func checkValue(_ model: Model) {
    if let isolation = model.isolation, !model.hasStore {
      reportOfClasses("'isolation'", isolation.range, model, help: "leave it out: a value may be used anywhere")
    }
    if let view = model.view, !model.hasStore {
      reportOfClasses("'view'", view.range, model, help: "let the class that holds it show it")
    }
    for command in model.view?.commands ?? [] where model.hasStore {
      let help = "show a field: a value's actions have no view to call"
      reportOfClasses("a command of its view", command.signature.nameRange, model, help: help)
    }
    if let modelProtocol = model.modelProtocol?.name {
      reportOfClasses("'protocol'", modelProtocol.range, model, help: "give the class that holds it a protocol")
    }
    for derivation in model.derivations where derivation.isStores && !model.hasStore {
      diagnostics.error(
        "running-in-value",
        at: derivation.name.range,
        "'\(model.name.text)' has no store that knows what runs",
        help: "write 'emit: [reducer]' for it"
      )
    }
    for equal in model.stored.compactMap(\.equal) + model.derivations.compactMap(\.equal) {
      reportOfClasses("'equal'", equal.range, model, help: "leave it out: nobody is notified of a value's fields")
    }
    for child in model.stored {
      guard let type = child.childType, models[type.text]?.model.isValue == false else { continue }
      let what = child.list == nil ? "a child that is a class" : "a list of classes"
      reportOfClasses(what, type.range, model, help: "write 'kind: struct' for '\(type.text)'")
    }
  }

  mutating func reportOfClasses(_ what: String, _ place: SourceRange, _ model: Model, help: String) {
    diagnostics.error(
      "value-model",
      at: place,
      "'\(model.name.text)' is a value, and \(what) is for classes",
      help: help
    )
  }
}

extension Model {
  /// The view that it shows its fields on. (A value's is that of its store.)
  package var ownView: View? { isValue ? nil : view }
}

extension Equality {
  var range: SourceRange {
    switch self {
    case .never(let range): range
    case .expression(let code): code.range
    }
  }
}

extension ResolvedModel {
  /// The services that an action's text names, in the model's order.
  package func services(namedBy code: SwiftCode, of action: Action) -> [Stored] {
    let parameters = Set(action.signature.parameters.map(\.name) + action.reactsTo(in: model).map(\.name))
    let named = Set(code.names.uses.map(\.name)).subtracting(parameters)
    return stored(.service).filter { named.contains($0.name.text) }
  }
}
