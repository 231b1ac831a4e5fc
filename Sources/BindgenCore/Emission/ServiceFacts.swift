/// The facts of a service for templates.
enum ServiceFacts {
  static func record(_ stored: Stored, _ layout: ModelLayout) -> Record {
    [
      "name": .text(SwiftName.escaped(stored.name.text)),
      "type": .text(stored.type.text),
      "doc": .texts(stored.doc?.lines ?? []),
      "parameterType": .text(stored.type.parameterText),
      "value": .text(FormulaFacts(layout).valueClause(stored)),
      "isStruct": .bool(stored.isStruct),
      "closures": .records(closures(of: stored, layout)),
    ]
  }

  /// A struct of closures, described like a spy.
  private static func closures(of service: Stored, _ layout: ModelLayout) -> [Record] {
    layout.model.closures(of: service).flatMap { interface in
      SpyFacts(interface, layout, name: interface.name.text, isClosures: true)
    }.map { [$0.record] } ?? []
  }
}
