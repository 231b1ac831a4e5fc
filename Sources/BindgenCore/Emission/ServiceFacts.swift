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

  /// Returns the access of a service. An optional one is as open as the model: code that wires the model may set it later.
  static func access(_ stored: Stored, _ layout: ModelLayout) -> String {
    let isOpen = stored.access == nil && stored.type.isOptional
    return isOpen ? layout.access : ModelLayout.access(stored.access?.text ?? "private")
  }

  /// Returns the facts of a struct of closures, described like a spy. Empty for other services.
  private static func closures(of service: Stored, _ layout: ModelLayout) -> [Record] {
    layout.model.closures(of: service).flatMap { interface in
      SpyFacts(interface, layout, name: interface.name.text, isClosures: true)
    }.map { [$0.record] } ?? []
  }
}
