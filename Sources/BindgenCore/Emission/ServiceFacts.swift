/// The facts of a service for templates.
enum ServiceFacts {
  static func record(_ stored: Stored, _ layout: ModelLayout) -> Record {
    [
      "name": .text(SwiftName.escaped(stored.name.text)),
      "type": .text(stored.type.text),
      "doc": .texts(stored.doc?.lines ?? []),
      "parameterType": .text(stored.type.parameterText),
      "value": .text(FormulaFacts(layout).valueClause(stored)),
      "access": .text(access(stored, layout)),
      "ownership": .text(stored.service?.ownership.map { $0.text + " " } ?? ""),
      "isOptional": .bool(stored.type.isOptional),
      "isStruct": .bool(stored.service?.isStruct == true),
      "closures": .records(closures(of: stored, layout)),
    ]
  }

  /// What is optional may be set afterwards, by who wires the model.
  static func access(_ stored: Stored, _ layout: ModelLayout) -> String {
    let isOpen: Bool = stored.access == nil && stored.type.isOptional
    return isOpen ? layout.access : ModelLayout.access(stored.access?.text ?? "private")
  }

  /// A struct of closures, described like a spy.
  private static func closures(of service: Stored, _ layout: ModelLayout) -> [Record] {
    layout.model.closures(of: service).flatMap { interface in
      SpyFacts(interface, layout, name: interface.name.text, isClosures: true)
    }.map { [$0.record] } ?? []
  }
}
