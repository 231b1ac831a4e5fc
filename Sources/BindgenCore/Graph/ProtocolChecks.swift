/// Checks the limits of wrappers and doubles of a run's protocols. Everything else is emitted all the same.
struct ProtocolChecks {
  private let interfaces: ProtocolTable

  init(_ interfaces: ProtocolTable) { self.interfaces = interfaces }

  func check(_ model: ResolvedModel, into diagnostics: inout Diagnostics) {
    for interface in model.interfaces {
      guard let type = interfaces.circle(of: interface) else { continue }
      diagnostics.error(
        "protocol-circle",
        at: type.range,
        "'\(interface.name.text)' would refine itself",
        help: "leave '\(type.text)' out here or there"
      )
    }
    for interface in model.interfaces.map({ interfaces.whole($0) }) {
      if let type = interfaces.unknown(of: interface) {
        let isDoubledInPart = interfaces.isDoubledInPart(interface)
        let lacksDouble = model.isDoubled && !isDoubledInPart
        if lacksDouble || model.isErased && interface.kind != .view {
          reportUnknown(type, interface, isDouble: lacksDouble, &diagnostics)
        }
        if model.isDoubled, isDoubledInPart { checkDouble(interface, &diagnostics) }
        continue
      }
      if model.isErased, interface.kind != .view { checkWrapper(interface, &diagnostics) }
      if model.isDoubled {
        checkDouble(interface, isStub: interface.kind == .model && model.needsStub, &diagnostics)
      }
    }
    for interface in model.stored(.service).compactMap({ model.closures(of: $0) }) {
      let isWhole = checkClosures(interface, &diagnostics)
      if isWhole { checkDouble(interface, &diagnostics) }
    }
  }

  /// Returns false if a method can't be a closure, after reporting it.
  private func checkClosures(_ interface: EmittedProtocol, _ diagnostics: inout Diagnostics) -> Bool {
    for signature in interface.methods.map(\.signature) {
      let isGeneric = !signature.generics.isEmpty || signature.parameters.contains { Generics.hasOpaque($0.type.text) }
      guard isGeneric || signature.throwing == "rethrows" || signature.namesSelf else { continue }
      diagnostics.error(
        "no-closure",
        at: signature.nameRange,
        "'\(signature.name)' can't be a closure, which has one type",
        help: "write 'protocol' instead of 'struct'"
      )
      return false
    }
    return true
  }

  private func reportUnknown(
    _ type: SwiftType,
    _ interface: EmittedProtocol,
    isDouble: Bool,
    _ diagnostics: inout Diagnostics
  ) {
    diagnostics.warning(
      isDouble ? "no-double" : "no-wrapper",
      at: type.range,
      "there is no \(isDouble ? "double" : "wrapper") of '\(interface.name.text)': what '\(type.text)' demands is not known here",
      help: "write one by hand, or let a spec emit '\(type.text)'"
    )
  }

  private func checkWrapper(_ interface: EmittedProtocol, _ diagnostics: inout Diagnostics) {
    guard let (cause, reason) = interface.unwrappable else { return }
    diagnostics.warning(
      "no-wrapper",
      at: cause.range,
      "there is no 'Any\(interface.name.text)': \(reason)",
      help: "change '\(cause.text)', or wrap what conforms by hand"
    )
  }

  private func checkDouble(_ interface: EmittedProtocol, isStub: Bool = false, _ diagnostics: inout Diagnostics) {
    let spy = Spy(interface, isStub: isStub)
    if let (reason, range) = spy.obstacle {
      diagnostics.warning(
        "no-double",
        at: range,
        "there is no double of '\(interface.name.text)': \(reason)",
        help: "write one by hand"
      )
      return
    }
    for method in interface.methods { checkTypes(of: method.signature, &diagnostics) }
    for (usual, name, range) in spy.renamed {
      diagnostics.warning(
        "numbered-name",
        at: range,
        "'\(interface.name.text)' has '\(name)' for this, since '\(usual)' is taken",
        help: "rename one of the two"
      )
    }
  }

  /// Reports types in a signature that emitted types of the same name would hide inside the double.
  private func checkTypes(of signature: Signature, _ diagnostics: inout Diagnostics) {
    for type in signature.parameters.map(\.type) + [signature.result].compactMap({ $0 }) {
      guard let name = type.mentions(["Call", "CallOf"]) else { continue }
      diagnostics.error(
        "hidden-type",
        at: name.range,
        "inside a double the name '\(name.text)' is that of a type which is emitted there",
        help: "write it with its module: 'Module.\(name.text)'"
      )
    }
  }
}
