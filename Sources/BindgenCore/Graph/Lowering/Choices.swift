/// Lowers choices: each model among the cases becomes a child, which exists while its case is set.
///
/// `destination: { cases: { edit: EditForm, help: ~ } }` has the child `destination.edit`, an `EditForm?`.
struct Choices {
  private let models: [String: Model]
  private var diagnostics = Diagnostics()

  static func lower(_ lowering: inout Lowering) {
    guard lowering.models.contains(where: { $0.stored.contains { $0.choice != nil } }) else { return }
    var choices = Choices(models: lowering.modelsByName)
    lowering.changeModels { model, _ in choices.added(to: model) }
    lowering.diagnostics.add(contentsOf: choices.diagnostics.all)
  }

  private mutating func added(to model: Model) -> Model {
    var model = model
    for stored in model.stored where stored.choice != nil { checkTypeName(of: stored, in: model) }
    model.stored = model.stored.flatMap { stored in
      [stored] + (stored.choice.map { alternatives(of: stored, $0, in: model) } ?? [])
    }
    return model
  }

  private mutating func alternatives(of stored: Stored, _ choice: Stored.Choice, in owner: Model) -> [Stored] {
    var first: (type: SwiftType, isValue: Bool)?
    var alternatives: [Stored] = []
    for one in choice.cases {
      guard let type = one.type else { continue }
      guard let model = models[type.text] else {
        checkPayload(type, in: owner)
        continue
      }
      if let first, first.isValue != model.isValue {
        reportKinds(type, model, first.type)
        continue
      }
      if model.isValue, !owner.isValue {
        reportValue(type, in: owner)
        continue
      }
      first = first ?? (type, model.isValue)
      alternatives.append(.alternative(one.name, type, of: stored.name.text))
    }
    return alternatives
  }

  /// Reports a choice whose enum would hide another type of its name inside the model.
  private mutating func checkTypeName(of choice: Stored, in model: Model) {
    let name = Stored.Choice.typeName(choice.name.text)
    let boundaries =
      [model.view?.name ?? model.view.map { Word(model.name.text + "View", at: $0.range) }, model.modelProtocol?.name]
      + model.stored.filter { $0.service?.methods != nil }.map { Word($0.protocolName, at: $0.type.range) }
    let used = model.stored.flatMap { stored in
      (stored.choice?.cases.compactMap(\.type) ?? [stored.list?.element ?? stored.type]).flatMap(\.names)
    }
    let models = used.filter { self.models[$0.text] != nil }.map { Word($0.text, at: $0.range) }
    guard let hidden = (boundaries.compactMap { $0 } + models).first(where: { $0.text == name }) else { return }
    diagnostics.error(
      "case-type-name",
      at: choice.name.range,
      "the enum of '\(choice.name.text)' is called '\(name)', and inside '\(model.name.text)' it would hide another type",
      help: "rename the child",
      notes: [.init("that is named here", at: hidden.range)]
    )
  }

  /// Reports a payload that contains a model: nothing would observe changes of that model.
  private mutating func checkPayload(_ type: SwiftType, in owner: Model) {
    let model = type.names.first { !$0.isQualifier && models[$0.text] != nil }
    // A model that a nested type of the owner hides was reported.
    guard let model, owner.types?.declares(model.text) != true else { return }
    diagnostics.error(
      "not-one-model",
      at: type.range,
      "a case has exactly one model, and '\(type.text)' is something else",
      help: "write '\(model.text)', and put several into a model of their own",
      instead: model.text
    )
  }

  private mutating func reportKinds(_ type: SwiftType, _ model: Model, _ first: SwiftType) {
    let kinds = ["a class", "a value"]
    diagnostics.error(
      "case-kinds",
      at: type.range,
      "'\(type.text)' is \(kinds[model.isValue ? 1 : 0]) here, and '\(first.text)' \(kinds[model.isValue ? 0 : 1])",
      help: "write 'kind: struct' for all of them, or for none",
      notes: [.init("the first model is here", at: first.range)]
    )
  }

  private mutating func reportValue(_ type: SwiftType, in owner: Model) {
    diagnostics.error(
      "value-as-child",
      at: type.range,
      "'\(type.text)' is a value, and the children of a class are classes",
      help: "write 'kind: struct' for '\(owner.name.text)', too, or leave it out for '\(type.text)'"
    )
  }
}

extension Stored {
  fileprivate static func alternative(_ name: Word, _ type: SwiftType, of choice: String) -> Stored {
    Stored(
      role: .alternative,
      name: Word(Choice.path(choice, name.text), at: name.range),
      type: type.optional
    )
  }
}
