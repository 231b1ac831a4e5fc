/// The facts of a protocol for templates.
struct ProtocolFacts {
  let interface: EmittedProtocol
  let layout: ModelLayout
  /// The protocol with everything that it inherits: wrappers and doubles need all of it.
  private let whole: EmittedProtocol

  init(_ interface: EmittedProtocol, _ layout: ModelLayout) {
    self.interface = interface
    self.layout = layout
    whole = layout.interfaces.whole(interface)
  }

  var record: Record {
    let overloads = self.overloads
    let isObserved = isModel && layout.isObservedByClosures
    return [
      "name": .text(SwiftName.escaped(interface.name.text)),
      "stem": .text(interface.name.text),
      "doc": .texts(interface.doc),
      "refined": .text(refined),
      "isolation": .text(whole.isSendable && layout.model.isolation == nil ? "nonisolated " : layout.isolation),
      "isModel": .bool(isModel),
      "exists": .bool(interface.exists),
      "hasIdentity": .bool(whole.hasIdentity),
      "notifiesCombine": .bool(!isModel && whole.notifiesCombine),
      "mayBeValue": .bool(mayBeValue),
      "object": .text(mayBeValue ? "base as AnyObject" : "base"),
      "hasEvents": .bool(
        isModel && layout.declared.model.events != nil && layout.model.model.modelProtocol?.has("onEvent") == true
      ),
      "isLimited": .bool(isLimited),
      "isObserved": .bool(isObserved),
      "isErased": .bool(isErased),
      "isDoubledInPart": .bool(isDoubledInPart),
      "isHeld": .bool(layout.isHeld && isModel),
      "isExtended": .bool(!overloads.isEmpty || !interface.edits.isEmpty || isModel && layout.isObserved),
      "hasID": .bool(hasID),
      "spies": .records(spy.map { [$0.record] } ?? []),
      "properties": .records(interface.properties.map(property)),
      "initializers": .texts(interface.initializers.map(\.text)),
      "methods": .records(interface.methods.map(method)),
      "edits": .records(interface.edits.map(edit)),
      "wholeProperties": .records(whole.properties.map(property)),
      "wholeMethods": .records(whole.methods.map(method)),
      "overloads": .records(overloads),
    ]
  }

  private var isKnown: Bool { layout.interfaces.unknown(of: interface) == nil }

  /// Whether a struct may conform, as far as Swift knows.
  private var mayBeValue: Bool { interface.exists && !whole.isClassBound }

  private var isModel: Bool { interface.kind == .model }

  private var hasID: Bool {
    interface.properties.contains { $0.name == "id" }
  }

  private var isLimited: Bool {
    interface.kind == .service && !layout.model.model.isProtocol
      ? layout.availability.isLimited(interface.methods) : layout.isLimited
  }

  /// Each view has its own protocol, so only protocols with several conforming types get a wrapper.
  private var isErased: Bool {
    layout.model.isErased && interface.kind != .view && isKnown && whole.unwrappable == nil
  }

  private var isDoubledInPart: Bool { layout.interfaces.isDoubledInPart(interface) }

  private var spy: SpyFacts? {
    guard layout.model.isDoubled, isKnown || isDoubledInPart, !(isModel && layout.model.needsStub) else { return nil }
    let keepsFields = layout.interfaces.keepsFields(interface)
    let name = interface.name.text + (keepsFields ? "Stub" : "Spy")
    return SpyFacts(whole, layout, name: name, keepsFields: keepsFields)
  }

  private var refined: String {
    var names = isModel ? layout.model.outlets.compactMap(\.refined) : []
    if interface.isClass, !isModel || !layout.model.outlets.contains(where: \.announces) {
      names.insert("AnyObject", at: 0)
    }
    names += interface.conforms.map(\.text)
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private func property(_ property: EmittedProtocol.Property) -> Record {
    let name = SwiftName.escaped(property.name, as: .member)
    return [
      "name": .text(name),
      "member": .text(name),
      "type": .text(property.type.text),
      "doc": .texts(property.doc?.lines ?? []),
      "isSettable": .bool(property.isSettable),
    ]
  }

  private func method(_ method: Method) -> Record {
    [
      "declaration": .text(method.signature.requirement(passesArrays: isModel)),
      "modifier": .text(staysOnActor(method) ? "nonisolated(nonsending) " : ""),
      "attributes": .texts(method.signature.attributes),
      "doc": .texts(method.doc?.lines ?? []),
      "call": .text(method.signature.call(on: hasBase(method) ? "self.base." : "base.")),
    ]
  }

  /// Whether an async method stays on the caller's actor: a value's effects pass a type that is not `Sendable` to no other actor.
  private func staysOnActor(_ method: Method) -> Bool {
    (layout.model.hasStore || layout.program.reducers.serves(interface.name.text)) && method.signature.isAsync
      && !whole.isSendable
  }

  private func hasBase(_ method: Method) -> Bool { method.signature.parameters.contains { $0.name == "base" } }

  private func edit(_ edit: (property: String, signature: Signature)) -> Record {
    [
      "declaration": .text(edit.signature.declaration),
      "property": .text(SwiftName.escaped(edit.property, as: .member)),
    ]
  }

  private var overloads: [Record] {
    if interface.exists { return [] }
    return interface.methods.flatMap { method in
      method.signature.overloads(forVariadics: isModel).map { overload in
        [
          "declaration": .text(overload.declaration),
          "attributes": .texts(method.signature.attributes),
          "call": .text(overload.call),
        ]
      }
    }
  }
}
