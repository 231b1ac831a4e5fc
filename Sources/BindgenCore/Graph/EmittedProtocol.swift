/// A protocol that the run emits: the interface of a model, of its view, or of a service.
package struct EmittedProtocol: Sendable {
  package enum Kind: Sendable {
    case model, view, service
  }

  package struct Property: Sendable {
    package var name: String
    package var type: SwiftType
    package var isSettable: Bool
    package var doc: Doc?
    /// Whether doubles hold it weakly.
    package var isWeak: Bool = false
  }

  package var kind: Kind
  package var name: Word
  package var doc: [String]
  /// The protocols that it refines, beside those of outlets.
  package var conforms: [SwiftType]
  package var properties: [Property]
  package var methods: [Method]
  /// Initializers, as the spec writes them.
  package var initializers: [Word] = []
  /// Whether the protocol is written in Swift: only its wrapper and its double are emitted.
  package var exists: Bool = false
  /// For a view: the method that reports the edits of a list, by the property with the rows.
  package var edits: [(property: String, signature: Signature)] = []

  /// Whether values can't conform to it.
  package var isClass: Bool { kind != .service }

  /// Whether only objects conform, so that a wrapper has an identity.
  package var hasIdentity: Bool { kind == .model || conforms.contains(where: \.isOfObjects) }

  /// Whether Swift knows that only objects conform.
  package var isClassBound: Bool { kind == .model || conforms.contains(where: \.isClassBound) }

  /// Whether Combine, or Observation, is notified of the fields of an object that conforms.
  package var notifiesCombine: Bool { conforms.contains { $0.isNamed("ObservableObject") } }
  package var isTracked: Bool { conforms.contains { $0.isNamed("Observable") } }

  /// Whether the double is an object with fields that others observe. (The protocol of a model has a stub of its own.)
  package var needsFields: Bool {
    kind == .service && !properties.isEmpty && !isSendable && (notifiesCombine || isTracked)
  }

  /// Whether the protocol refines `Sendable`.
  package var isSendable: Bool { conforms.contains { $0.text == "Sendable" || $0.text == "Swift.Sendable" } }
}

extension EmittedProtocol {
  /// Returns the names of the types that are declared beside the protocol.
  package func declarations(of model: ResolvedModel) -> [String] {
    var names: [String] = []
    if kind == .model, model.isObserved { names += [name.text + "Changes", name.text + "Fields"] }
    if model.isErased, kind != .view { names.append("Any" + name.text) }
    if model.isDoubled { names.append(name.text + "Spy") }
    if model.isDoubled, kind == .model ? model.needsStub : needsFields { names.append(name.text + "Stub") }
    return names
  }
}

extension ResolvedModel {
  /// All protocols that are emitted for the model: those of its services, that of its view, and its own.
  package var interfaces: [EmittedProtocol] {
    serviceInterfaces + [viewInterface, interface].compactMap { $0 }
  }

  /// The protocols of its services.
  var serviceInterfaces: [EmittedProtocol] {
    stored(.service).filter { $0.service?.isStruct == false }.compactMap { interface(of: $0) }
  }

  /// Returns the methods of a service that is a struct of closures, as if it were a protocol.
  package func closures(of service: Stored) -> EmittedProtocol? {
    service.service?.isStruct == true ? interface(of: service) : nil
  }

  /// Returns the protocol of a service; nil for a type that is not declared in the spec.
  private func interface(of stored: Stored) -> EmittedProtocol? {
    guard let service = stored.service, let methods = service.methods else { return nil }
    var interface = EmittedProtocol(
      kind: .service,
      name: Word(stored.protocolName, at: stored.type.range),
      doc: stored.doc?.lines ?? [],
      conforms: service.refined,
      properties: service.properties.map { property in
        EmittedProtocol.Property(
          name: property.name.text,
          type: property.type,
          isSettable: property.isSettable,
          doc: property.doc,
          isWeak: property.isWeak
        )
      },
      methods: methods
    )
    (interface.initializers, interface.exists) = (service.initializers, service.exists)
    return interface
  }

  private var viewInterface: EmittedProtocol? {
    guard let view = model.ownView else { return nil }
    let fields = Dictionary(visibleFields.map { ($0.name, $0) }) { first, _ in first }
    let rowFields = self.rowFields
    var interface = EmittedProtocol(
      kind: .view,
      name: view.name ?? Word(viewName, at: view.range),
      doc: ["What `\(name)` asks of its view."],
      conforms: view.conforms,
      properties: view.shows.compactMap { fields[$0.text] }.map { field in
        EmittedProtocol.Property(name: field.name, type: field.type, isSettable: true, doc: nil)
      },
      methods: view.commands
    )
    interface.edits = view.shows.compactMap { shown in
      guard let field = fields[shown.text], rowFields.contains(field.name) else { return nil }
      return (field.name, .edit(of: shown, field.type))
    }
    return interface
  }

  /// The protocol through which others see the model, if it has one.
  package var interface: EmittedProtocol? {
    guard let modelProtocol = model.modelProtocol else { return nil }
    let given = (stored(.child) + stored(.constant)).filter { stored in
      shows(stored.access) && modelProtocol.has(stored.name.text)
    }
    return EmittedProtocol(
      kind: .model,
      name: modelProtocol.name,
      doc: ["What others see of a `\(name)`."],
      conforms: [],
      properties: given.map {
        EmittedProtocol.Property(name: $0.name.text, type: $0.type, isSettable: false, doc: $0.doc)
      }
        + shownFields,
      methods: shownFunctions.map { Method(signature: $0.signature, doc: $0.doc, isQuestion: true) }
        + model.actions.filter { isShown($0) }.map {
          Method(signature: $0.signature, doc: $0.doc, givesHandle: $0.givesHandle)
        }
    )
  }

  private var shownFunctions: [Function] {
    model.functions.filter { function in
      model.modelProtocol?.has(function.signature.name, function.signature.fullName) == true && shows(function.access)
    }
  }

  /// Whether the model's protocol has an action.
  package func isShown(_ action: Action) -> Bool {
    model.modelProtocol?.has(action.signature.name, action.signature.fullName) == true && shows(action.access)
  }

  /// The fields of its protocol: the fields with at least the access of the model.
  package var shownFields: [EmittedProtocol.Property] {
    let hidden = Set(
      states.filter { !shows($0.access) }.map(\.name.text)
        + derivations.map(\.derivation).filter { !shows($0.access) }.map(\.name.text)
    )
    return visibleFields.filter { !hidden.contains($0.name) && model.modelProtocol?.has($0.name) != false }
  }

  /// The fields that are not private: states first, then derivations.
  var visibleFields: [EmittedProtocol.Property] {
    states.filter { !$0.isPrivate }.map { state in
      let set = state.set?.text ?? "internal"
      let isSettable = access == "internal" ? set != "private" : set == access
      return EmittedProtocol.Property(name: state.name.text, type: state.type, isSettable: isSettable, doc: state.doc)
    }
      + derivations.map(\.derivation).filter { !$0.isPrivate }.map { derivation in
        EmittedProtocol.Property(
          name: derivation.name.text,
          type: derivation.type,
          isSettable: false,
          doc: derivation.doc
        )
      }
  }

  /// Whether an entry with this access is as visible as the model: in its `init` and its protocol.
  private func shows(_ entry: Word?) -> Bool { entry.map { $0.text == access } ?? true }

  /// Whether an entry is a parameter of `init`.
  package func isGiven(_ stored: Stored) -> Bool {
    switch stored.kind {
    case .service: true
    case .constant where stored.value == nil: true
    case .storage, .alternative: false
    default: shows(stored.access) && beginnings[stored.name.text].isEmpty
    }
  }
}

extension Stored.Service {
  /// The refined protocols, with `AnyObject` beside Observation's protocol, which does not say that it is for objects.
  fileprivate var refined: [SwiftType] {
    guard !exists, !conforms.contains(where: \.isClassBound), let tracked = conforms.first(where: \.isOfObjects) else {
      return conforms
    }
    return [.named("AnyObject", at: tracked.range)] + conforms
  }
}
