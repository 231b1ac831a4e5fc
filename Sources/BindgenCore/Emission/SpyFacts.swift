/// The facts of a spy for templates.
struct SpyFacts {
  private let interface: EmittedProtocol
  private let spy: Spy
  private let layout: ModelLayout
  /// Whether a lock guards the spy, because it may be called from any thread. On an actor it has none.
  private let isLocked: Bool
  private let isClosures: Bool
  private let isStub: Bool
  /// The fields of a double that others observe.
  private let fields: [EmittedProtocol.Property]
  private let name: String
  /// The types of the recorded arguments, each once.
  private let types: [String]
  /// The index of each type in that list.
  private let places: [String: Int]

  /// Nil if the protocol can't have a spy, which was reported.
  ///
  /// - Parameters:
  ///   - isClosures: Whether it is a struct of closures, which may be called from anywhere.
  ///   - isStub: Whether it belongs to a stub, which has the properties itself.
  ///   - keepsFields: Whether its properties are fields that others observe: setting one is not recorded as a call.
  init?(
    _ interface: EmittedProtocol,
    _ layout: ModelLayout,
    name: String,
    isClosures: Bool = false,
    isStub: Bool = false,
    keepsFields: Bool = false
  ) {
    let spy = Spy(interface, isStub: isStub || keepsFields)
    if spy.obstacle != nil { return nil }
    fields = keepsFields ? interface.properties : []
    var interface = interface
    if isStub || keepsFields { interface.properties = [] }
    (self.isClosures, self.isStub) = (isClosures, isStub)
    self.interface = interface
    self.spy = spy
    isLocked = isClosures || interface.isSendable && !layout.isOnActor
    self.layout = layout
    self.name = name
    let all =
      interface.properties.filter { $0.isSettable && Self.isKept($0, interface) }.map(\.type.text)
      + spy.methods.filter(\.isRecorded).flatMap { $0.arguments.map(\.type) }
    // Types of the standard library can certainly be compared: for other types the compiler must decide.
    let types = all.uniqued.filter { !LanguageType.isKnown($0) }
    self.types = types
    places = Dictionary(uniqueKeysWithValues: zip(types, types.indices))
  }

  var record: Record {
    [
      "name": .text(SwiftName.escaped(name)),
      "protocol": .text(SwiftName.escaped(interface.name.text)),
      "article": .text(SwiftName.capitalized(SwiftName.article(before: interface.name.text))),
      "owner": .text(interface.name.text),
      "isLocked": .bool(isLocked),
      // Observation tracks all stored properties of a plain class but those with this attribute.
      "ignored": .text(isStub && layout.isTracked || isTracked ? "@ObservationIgnored " : ""),
      "keepsFields": .bool(!fields.isEmpty),
      "isTracked": .bool(isTracked),
      "recordsCalls": .bool(fields.isEmpty || !spy.methods.isEmpty),
      "fields": .records(fields.map(field)),
      "parametersOfFields": .texts(fields.map(parameter)),
      "journal": .text(spy.journal),
      "recorder": .text(SwiftName.escaped(spy.recorder)),
      // The compiler synthesizes the same initializer inside the module.
      "makesInit": .bool(layout.isPublic),
      "isSpy": .bool(isSpy),
      "alone": .text(isSpy ? ": Bindgen.Spy" : ""),
      "beside": .text(isSpy ? ", Bindgen.Spy" : ""),
      "forwardsCalls": .bool(spy.forwards.contains("calls")),
      "forwardsNames": .bool(spy.forwards.contains("names")),
      "forwardsReset": .bool(spy.forwards.contains("reset")),
      "parameters": .texts(types.indices.map { "A\($0)" }),
      "equatable": .texts(types.indices.map { "A\($0): Equatable" }),
      "sendable": .texts(types.indices.map { "A\($0): Sendable" }),
      "types": .texts(types),
      "cases": .texts(cases),
      "onlyCase": .text(cases.count == 1 ? cases[0] : ""),
      "properties": .records(interface.properties.map { property($0) }),
      "methods": .records(spy.methods.map { method($0) }),
      "asked": .texts(asked),
    ]
  }

  /// Whether the runtime's protocol `Spy` gives it the members for calls: its own protocol does not use these names.
  private var isSpy: Bool {
    !isStub && !isClosures && fields.isEmpty && spy.recorder == "recorder"
      && ["calls", "names"].allSatisfy(spy.forwards.contains)
  }

  /// Whether Observation tracks the fields.
  private var isTracked: Bool { !fields.isEmpty && interface.isTracked }

  private func field(_ field: EmittedProtocol.Property) -> Record {
    [
      "name": .text(SwiftName.escaped(field.name, as: .member)),
      "argument": .text(SwiftName.escaped(field.name)),
      "type": .text(field.type.text),
    ]
  }

  /// Returns a property's parameter of `init`, with the empty value if there is one.
  private func parameter(_ property: EmittedProtocol.Property) -> String {
    let empty = Placeholder.cheapInitialValue(of: property.type).map { " = " + $0 } ?? ""
    return "\(SwiftName.escaped(property.name, as: .parameter)): \(property.type.parameterText)\(empty)"
  }

  var journal: String { spy.journal }

  /// The parameters of `init` for the properties and results without an empty value.
  var asked: [String] {
    let properties = interface.properties.filter { Placeholder.cheapInitialValue(of: $0.type) == nil }.map(parameter)
    return properties
      + spy.methods.filter(\.isAsked).map {
        "\($0.name)Result: \($0.signature.result?.isFunction == true ? "@escaping " : "")\($0.stubType)"
      }
  }

  // MARK: Calls

  private var cases: [String] {
    let setters = interface.properties.filter(\.isSettable).map { property in
      SwiftName.escaped(setter(property), as: .enumCase)
        + (Self.isKept(property, interface) ? "(" + parameter(of: property.type.text) + ")" : "")
    }
    return setters
      + spy.methods.filter(\.isRecorded).map { method in
        let values = method.arguments.map { $0.parameter.declaredClause + parameter(of: $0.type) }
        return SwiftName.escaped(method.name, as: .enumCase)
          + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
      }
  }

  /// Whether a recorded call retains the property's new value. An object would live as long as the double, and make all calls
  /// incomparable.
  private static func isKept(_ property: EmittedProtocol.Property, _ interface: EmittedProtocol) -> Bool {
    interface.kind != .service || !property.isWeak && !property.type.isObject
  }

  private func setter(_ property: EmittedProtocol.Property) -> String { spy.setters[property.name] ?? property.name }

  private func parameter(of type: String) -> String { places[type].map { "A\($0)" } ?? type }

  // MARK: Members

  private func property(_ property: EmittedProtocol.Property) -> Record {
    let name = SwiftName.escaped(property.name, as: .member)
    return [
      "name": .text(name),
      "type": .text(property.type.text),
      "empty": .text(Placeholder.cheapInitialValue(of: property.type) ?? ""),
      "isSettable": .bool(property.isSettable),
      "isKept": .bool(Self.isKept(property, interface)),
      "isWeak": .bool(property.isWeak),
      "case": .text(SwiftName.escaped(setter(property), as: .afterDot)),
      "title": .text(property.name),
    ]
  }

  private func method(_ method: Spy.Method) -> Record {
    let signature = method.signature
    let names = Set(signature.parameters.map(\.name))
    let stubs = [spy.recorder, method.closureName, method.name + "Result", method.name + "Results"]
    let isolated = stubs.contains(where: names.contains) ? "self." : ""
    var record: Record = [
      "declaration": .text(signature.requirement(passesArrays: interface.kind == .model)),
      "attributes": .texts(signature.attributes),
      "overload": .record(orNothing: method.givesHandle ? overload(signature) : nil),
      "isolated": .text(isolated),
      "call": .text(method.isRecorded ? call(method) : ""),
      "title": .text(signature.fullName),
      "answer": .text(names.contains("answer") ? "answer2" : "answer"),
      "runEffects": .text(runEffects(method)),
      "closure": .text(method.hasClosure ? SwiftName.escaped(method.closureName) : ""),
      "closureType": .text("(" + function(method) + ")?"),
      "function": .text(function(method)),
      "doc": .texts(method.doc?.lines ?? []),
      "full": .text(signature.declaration),
      "forwarded": .text(
        signature.callEffects + isolated + method.closureName + "("
          + signature.parameters.map { forwarded($0) }.joined(separator: ", ") + ")"
      ),
      "head": .text(head(method)),
      "given": .text(method.isAsked ? "@escaping " + function(method) : "(" + function(method) + ")? = nil"),
      "separator": .text(method.name == spy.methods.last?.name ? "" : ","),
      "arguments": .texts(signature.parameters.map { ($0.isInout ? "&" : "") + value($0, of: method) }),
      "effects": .text(signature.callEffects),
      "autoclosures": .records(signature.parameters.filter(\.isAutoclosure).map { autoclosure($0) }),
      "run": .text(method.run.map { SwiftName.escaped($0.closure.name, as: .parameter) } ?? ""),
      "isGeneric": .bool(method.generics.areIn(signature.result)),
      "resultType": .text(signature.result?.text ?? "Void"),
    ]
    record.add(results(of: method, isolated))
    return record
  }

  /// Returns the facts of a method's overload, which returns the handle of an effect that has ended.
  private func overload(_ signature: Signature) -> Record {
    [
      "attributes": .texts(signature.withHandle.attributes),
      "declaration": .text(signature.withHandle.declaration),
      "call": .text(signature.call(on: "")),
    ]
  }

  private func results(of method: Spy.Method, _ isolated: String) -> Record {
    let results = method.name + "Results"
    return [
      "hasResults": .bool(method.hasResults),
      "result": .text(method.name + "Result"),
      "results": .text(results),
      "next": .text(isLocked ? "_\(results).next()" : "Bindgen.next(&\(isolated)\(results))"),
      "isVoid": .bool(method.signature.result?.isVoid ?? true),
      "isTaken": .bool(
        !isLocked && method.isFailing && !method.isSilent && method.run == nil
          && !(method.signature.result?.isVoid ?? true) && !method.generics.areIn(method.signature.result)
      ),
      "stubType": .text(method.stubType),
      "kindOfResult": .text(method.resultType),
      "isResult": .bool(method.resultType.hasPrefix("Swift.Result<") && method.throwsItsOwn),
      "isAsked": .bool(method.isAsked),
      "isFailing": .bool(method.isFailing),
      "isSilent": .bool(method.isSilent),
      "isRun": .bool(method.isRun),
      "isEmpty": .bool(method.empty != nil),
      "empty": .text(method.empty ?? ""),
    ]
  }

  private func call(_ method: Spy.Method) -> String {
    let values = method.arguments.map { $0.parameter.labelClause + value($0.parameter, of: method) }
    let name = "." + SwiftName.escaped(method.name, as: .afterDot)
    return values.isEmpty ? name : name + "(" + values.joined(separator: ", ") + ")"
  }

  /// Returns an argument as code inside a double names it, with `as Any` if its type is erased to that.
  private func value(_ parameter: Signature.Parameter, of method: Spy.Method) -> String {
    let isErased = method.generics.areIn(parameter.type) && method.generics.erased(parameter.keptType) == "Any"
    return local(parameter, of: method) + (isErased ? " as Any" : "")
  }

  /// Returns a parameter's name in a closure, where it must not shadow what the closure uses.
  private func local(_ parameter: Signature.Parameter, of method: Spy.Method) -> String {
    let isTaken = isClosures && [spy.recorder, method.closureName].contains(parameter.name)
    return SwiftName.escaped(parameter.name + (isTaken ? "2" : ""), as: .parameter)
  }

  /// Returns the `try await` of the closure argument that a method runs.
  private func runEffects(_ method: Spy.Method) -> String {
    method.run.flatMap { FunctionText($0.closure.type.text) }?.callEffects ?? ""
  }

  /// Returns the facts of an autoclosure, which is called first because its result is recorded.
  private func autoclosure(_ parameter: Signature.Parameter) -> Record {
    [
      "name": .text(SwiftName.escaped(parameter.name, as: .parameter)),
      "type": .text(parameter.keptType.text),
      "call": .text(parameter.forwardedValue),
    ]
  }

  /// Returns an argument for the stubbing closure.
  private func forwarded(_ parameter: Signature.Parameter) -> String {
    let name = SwiftName.escaped(parameter.name, as: .parameter)
    return parameter.isAutoclosure ? parameter.forwardedValue : (parameter.isInout ? "&" : "") + name
  }

  /// Returns the head of a closure, up to `in`. The compiler does not infer an error's type.
  private func head(_ method: Spy.Method) -> String {
    let signature = method.signature
    let names = signature.parameters.map { local($0, of: method) }
    guard signature.throwing.hasPrefix("throws(") else {
      return names.isEmpty ? "" : names.joined(separator: ", ") + " in"
    }
    return clause(method, label: "") + " in"
  }

  /// Returns the type of a method's closure.
  private func function(_ method: Spy.Method) -> String {
    // A closure that stays on its caller's actor may take arguments that are not `Sendable`.
    let isolation = isLocked ? "@Sendable " : method.signature.isAsync ? "nonisolated(nonsending) " : ""
    return isolation + clause(method, label: "_ ")
  }

  /// `(_ text: String) throws -> Int`
  private func clause(_ method: Spy.Method, label: String) -> String {
    let parameters = method.signature.parameters.map { parameter in
      let type = method.generics.erased(parameter.keptType)
      let isSame = type == parameter.type.text
      let words = parameter.modifiers.filter { isSame && $0 != "@autoclosure" }
      return label + local(parameter, of: method) + ": " + words.map { $0 + " " }.joined() + type
    }
    let result = method.signature.result.map { method.generics.erased($0) } ?? "Void"
    return "(\(parameters.joined(separator: ", "))) \(method.signature.effects)-> \(result)"
  }
}

extension SwiftType {
  /// Whether it is certainly no value that can be compared: `any P`, or a function.
  fileprivate var isObject: Bool {
    switch form {
    case .optional(let wrapped): wrapped.isObject
    case .existential, .function: true
    default: false
    }
  }
}

extension Spy.Method {
  var closureName: String { "on" + SwiftName.capitalized(name) }
  var isAsked: Bool { if case .asked = answer { true } else { false } }
  var isFailing: Bool { if case .failure = answer { true } else { false } }
  /// Whether it does nothing unless a test stubs it.
  var isSilent: Bool {
    guard run == nil, signature.result?.isVoid != false else { return false }
    switch answer {
    case .nothing, .failure: return true
    case .empty, .asked, .closure: return false
    }
  }
  /// Whether its result is that of the closure that it runs.
  var isRun: Bool { if case .closure = answer { true } else { false } }
  /// The empty value that it returns without a stubbed answer, if its result has one.
  var empty: String? { if case .empty(let value) = answer { value } else { nil } }
  /// Whether its result can be an error.
  var throwsItsOwn: Bool { signature.throwing.hasPrefix("throws") && resultType != signature.result?.text }
  /// The type of its stub, optional if the method fails without one.
  var stubType: String { isFailing ? resultType + "?" : resultType }
}
