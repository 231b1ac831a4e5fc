extension ResolvedModel {
  /// Whether a double of its protocol stores values, and notifies observers of them.
  package var needsStub: Bool { interface.map { !$0.properties.isEmpty || isObserved } ?? false }

  /// A model that implements its protocol: all fields are states, and its actions do nothing. Nil without a protocol.
  package var stub: ResolvedModel? {
    guard needsStub, let interface else { return nil }
    var model = Model(name: Word(interface.name.text + "Stub", at: interface.name.range), range: self.model.range)
    let article = SwiftName.capitalized(SwiftName.article(before: interface.name.text))
    model.doc = Doc(
      lines: ["\(article) `\(interface.name.text)` whose fields are there to be set, for tests and previews."],
      range: interface.name.range
    )
    model.modelProtocol = self.model.modelProtocol
    model.stored = interface.properties.map { stub(of: $0) }
    return ResolvedModel(
      model: model,
      access: access,
      isolation: isolation,
      outlets: outlets.filter { $0.section == nil || $0.section?.key == "protocol" && !$0.wraps && !$0.doubles },
      states: model.stored.filter { $0.kind == .state },
      derivations: [],
      hidden: HiddenNames(model)
    )
  }

  private func stub(of property: EmittedProtocol.Property) -> Stored {
    let original = self.model.stored.first { $0.name.text == property.name }
    let isField = original.map { $0.kind == .state } ?? true
    return Stored(
      role: isField ? .state : .constant(),
      name: Word(property.name, at: property.type.range),
      type: property.type,
      value: original.flatMap { beginnings[$0.name.text].isEmpty ? $0.value : nil } ?? emptyValue(of: property.type),
      doc: property.doc,
      set: Word(access, at: property.type.range)
    )
  }

  private func emptyValue(of type: SwiftType) -> SwiftCode? {
    Placeholder.cheapInitialValue(of: type).map { .made($0, at: type.range) }
  }
}
