/// The facts of a choice (a state with one of several children) for templates: its enum, and its use as an optional.
struct ChoiceFacts {
  private let stored: Stored
  private let choice: Stored.Choice
  private let layout: ModelLayout
  private let model: ResolvedModel
  /// The names of the cases with models.
  private let models: Set<String>

  /// Nil if the state is not a choice, or belongs to a stub.
  init?(_ stored: Stored, _ layout: ModelLayout) {
    guard let choice = stored.choice, layout.original == nil else { return nil }
    self.stored = stored
    self.choice = choice
    self.layout = layout
    model = layout.model
    models = Set(model.alternatives(of: stored).map(\.name.text))
  }

  /// Returns the choices whose enums a model declares. A store uses the enums of its value, unless their cases hold stores.
  static func all(_ layout: ModelLayout) -> [ChoiceFacts] {
    layout.model.states.compactMap { ChoiceFacts($0, layout) }.filter { layout.value == nil || !$0.models.isEmpty }
  }

  /// Returns the choices that a class compares, with models by identity. A store compares all choices of its value.
  static func compared(_ layout: ModelLayout) -> [ChoiceFacts] {
    if layout.model.isValue || !layout.hasCore { return [] }
    return layout.model.states.compactMap { ChoiceFacts($0, layout) }
  }

  private var typeName: String { SwiftName.escaped(Stored.Choice.typeName(stored.name.text), as: .type) }
  private var isValue: Bool { model.isValue }

  var record: Record {
    [
      "type": .text(typeName),
      "qualified": .text(qualified),
      "location": .text(
        isValue || layout.value == nil
          ? choice.conforms.first.map { UserText.location($0.range, layout.options) } ?? "" : ""
      ),
      "conformances": .text(conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")),
      "isOptional": .bool(stored.type.isOptional),
      "isInPlace": .bool(isValue),
      "isIdentifiable": .bool(!choice.conforms.contains(where: \.isIdentifiable)),
      "some": .text(stored.type.isOptional ? "?" : ""),
      "hasSeveral": .bool(choice.cases.count > 1),
      "acts": .bool(model.hasStore && !models.isEmpty),
      "indirect": .text(model.hasStore && layout.program.reducers.holdsItself(model) ? "indirect " : ""),
      "cases": .records(choice.cases.map { record(of: $0) }),
    ]
  }

  private var qualified: String {
    let text = stored.type.text
    return stored.type.isOptional ? String(text.dropLast()) : text
  }

  /// Returns the call that compares two values of the choice as observers do.
  func areSame(_ one: String, _ other: String) -> String {
    "\(SwiftName.escaped(model.name))._areSame(\(one), \(other))"
  }

  /// The conformances of the enum, with those of its value that the compiler synthesizes.
  private var conformances: [String] {
    let declared = choice.conforms.map(\.text)
    guard isValue else { return layout.value == nil ? declared : [] }
    let made: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable"]
    let inherited = model.conforms.map(\.text).filter(made.contains)
    return (inherited + declared).uniqued
  }

  private func record(of one: Stored.Choice.Case) -> Record {
    let name = SwiftName.escaped(one.name.text, as: .enumCase)
    let type = self.type(of: one)
    let isModel = isModel(one)
    return [
      "name": .text(name),
      "label": .text("." + name),
      "type": .text(type?.text ?? ""),
      "optional": .text(type?.optionalText ?? ""),
      "identity": .text(identity(of: one, isModel)),
      "id": .text(identifier(of: one, isModel)),
      "isByIdentity": .bool(isModel && !isValue),
      "action": .text(isModel && model.hasStore ? (one.type?.text ?? "") + ".Action" : ""),
    ]
  }

  private func isModel(_ one: Stored.Choice.Case) -> Bool {
    models.contains(Stored.Choice.path(stored.name.text, one.name.text))
  }

  /// Returns a case's type. In a store, the models are stores.
  private func type(of one: Stored.Choice.Case) -> SwiftType? {
    isModel(one) ? model.model.child(at: [stored.name.text, one.name.text])?.stored.childType : one.type
  }

  /// Returns the type that identifies a case's model: an object identifier, or the `ID` of a value. Empty if there is none.
  private func identity(of one: Stored.Choice.Case, _ isModel: Bool) -> String {
    guard isModel else { return "" }
    if !isValue { return "Swift.ObjectIdentifier" }
    return one.type.map { layout.program.reducers.isIdentified($0.text) ? $0.text + ".ID" : "" } ?? ""
  }

  private func identifier(of one: Stored.Choice.Case, _ isModel: Bool) -> String {
    let identity = identity(of: one, isModel)
    if identity.isEmpty { return "" }
    return isValue ? "model.id" : "Swift.ObjectIdentifier(model)"
  }
}
