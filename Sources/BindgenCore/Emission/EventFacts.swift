/// The facts of a model's events for templates.
struct EventFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let events: Events

  /// Nil for a model without events. A store has the events of its value, a stub those of its model.
  init?(_ layout: ModelLayout) {
    guard let events = layout.declared.model.events else { return nil }
    self.layout = layout
    self.events = events
    model = layout.model
  }

  /// The type that declares the enum for a store or a stub. Nil for other models, which declare it themselves.
  private var owner: String? { layout.value?.name ?? layout.original?.model.name }

  /// `Event`, `Todo.Event`.
  var type: String { (owner.map { SwiftName.escaped($0, as: .type) + "." } ?? "") + ReservedNames.event }

  var record: Record {
    let cases = events.cases.map { EventCase($0, isLocated: !conformances.isEmpty, layout) }
    return [
      "type": .text(type),
      "qualified": .text(SwiftName.escaped(owner ?? model.name, as: .type) + "." + ReservedNames.event),
      "parameter": .text(parameter),
      "conformances": .text(conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")),
      "cases": .records(cases.map(\.record)),
      "calls": .records(owner == nil ? events.cases.map { call($0.signature) } : []),
      "isHeard": .bool(layout.isHeard),
      "hearersAccess": .text(layout.access == "public " ? "@_spi(Bindgen) public " : layout.access),
      "isStub": .bool(layout.original != nil),
      "isStore": .bool(layout.value != nil),
      "isTold": .bool(notifies),
      "tell": .text(notifies ? "_tellEvent" : "onEvent?"),
      "hasFeeds": .bool(layout.declared.outlets.contains(where: \.sendsEvents)),
      "bareCases": .texts(CaseNames.lines(events.cases.map { SwiftName.escaped($0.signature.name, as: .enumCase) })),
    ]
  }

  /// Whether observers other than the owner's closure receive the events.
  private var notifies: Bool { layout.declared.outlets.contains { $0.notifies || $0.isOwn } }

  /// The last parameter of `init`.
  var parameter: String { "onEvent: ((\(type)) -> Void)? = nil" }

  /// The conformances of the enum: `Sendable` if effects of a value may send events, or outlets deliver them on any thread.
  private var conformances: [String] {
    let known = events.conforms.map(\.text)
    let isSendable = model.isValue || layout.declared.outlets.contains(where: \.sendsEvents)
    return (isSendable && !known.contains("Sendable") ? ["Sendable"] : []) + known
  }

  /// Returns the facts of the function by which bodies send an event.
  private func call(_ signature: Signature) -> Record {
    var declared = signature
    declared.attributes = []
    let sent = ReducerFacts.sent(signature)
    guard model.isValue else {
      return ["declaration": .text(declared.declaration), "call": .text(notification(sent))]
    }
    declared.name = model.hidden.part(HiddenNames.call(signature.name))
    let plans = "_ _plans: inout Bindgen.Plans<\(SwiftName.escaped(model.name))>"
    let parameters = [plans] + signature.parameters.map(\.declaration)
    return [
      "isCalled": .bool(false),
      "declaration": .text(declared.declaration("(" + parameters.joined(separator: ", ") + ")")),
      "call": .text("_plans._send(\(ReservedNames.event)\(sent))"),
    ]
  }
}

extension EventFacts {
  /// Returns the call by which a class sends an event.
  private func notification(_ event: String) -> String {
    guard layout.isPlain, !layout.isHeard else { return "_sendEvent(\(event))" }
    return layout.hasTurns ? "Bindgen.send { self.onEvent?(\(event)) }" : "onEvent?(\(event))"
  }
}

/// An event as a case of an enum.
private struct EventCase {
  private let event: Method
  private let isLocated: Bool
  private let layout: ModelLayout
  private var signature: Signature { event.signature }

  init(_ event: Method, isLocated: Bool, _ layout: ModelLayout) {
    self.event = event
    self.isLocated = isLocated
    self.layout = layout
  }

  var record: Record {
    let name = SwiftName.escaped(signature.name, as: .enumCase)
    let types = signature.parameters.map { parameter in
      let label =
        parameter.label == nil ? "_ \(SwiftName.escaped(parameter.name, as: .parameter)): " : parameter.declaredClause
      return label + parameter.type.text + parameter.named(layout.declared.name).valueClause
    }.joined(separator: ", ")
    return [
      "doc": .texts(event.doc?.lines ?? []),
      "declaration": .text(name + (types.isEmpty ? "" : "(\(types))")),
      "location": .text(
        isLocated && !types.isEmpty ? UserText.location(signature.range, layout.options) : ""
      ),
    ]
  }
}
