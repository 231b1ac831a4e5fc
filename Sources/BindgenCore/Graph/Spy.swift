/// The plan of a protocol's spy: the names of its parts, and its answers.
package struct Spy: Sendable {
  /// A method of the protocol.
  package struct Method: Sendable {
    package var signature: Signature
    package var doc: Doc?
    /// The case of `Call`, which also names its stubs: `save`, `saveThen`.
    package var name: String
    package var arguments: [Argument]
    package var answer: Answer
    /// Whether it has a closure that implements it. No closure can have the signature of some methods.
    package var hasClosure: Bool
    /// The closure argument that the spy runs once, without arguments, and whether its result is the method's.
    package var run: (closure: Signature.Parameter, isResult: Bool)?
    /// Its generic parameters, and the replacement of each outside the method.
    package var generics: Generics
    /// Whether calls of it are recorded.
    package var isRecorded: Bool = true
    /// Whether an overload of it returns a handle, as that of the model does.
    package var givesHandle: Bool = false
  }

  /// An argument as a call records it.
  package struct Argument: Sendable {
    package var parameter: Signature.Parameter
    package var type: String
  }

  /// The answer of a method that has no stub.
  package enum Answer: Sendable {
    case nothing
    /// The error `Unstubbed`, which the method throws.
    case failure
    case empty(String)
    /// A result that is an argument of the spy's `init`.
    case asked
    /// The result of the closure that it runs.
    case closure
  }

  package var methods: [Method] = []
  /// The property for calls, and shortcuts to its parts, if the protocol leaves the names free.
  package var recorder: String = "recorder"
  package var forwards: Set<String> = []
  /// The cases for properties that are set, by property.
  package var setters: [String: String] = [:]
  /// The reason why there is no spy, with its place; nil if there is one.
  package private(set) var obstacle: (reason: String, range: SourceRange)?
  /// The names that are not the usual ones, with the places of the cause.
  package private(set) var renamed: [(usual: String, name: String, range: SourceRange)] = []

  /// The parameter of `init` for a journal.
  package var journal: String = "journal"

  /// - Parameter isStub: Whether properties are stored, and setting them is no call.
  package init(_ interface: EmittedProtocol, isStub: Bool = false) {
    if let first = interface.initializers.first {
      obstacle = ("a double is made in its own way, and not as 'init' says", first.range)
      return
    }
    for method in interface.methods {
      guard let reason = Spy.obstacle(method.signature) else { continue }
      obstacle = (reason, method.signature.nameRange)
      return
    }
    var names = SpyNames(interface)
    journal = names.free("journal", at: interface.name.range)
    recorder = names.free("recorder", at: interface.name.range)
    forwards = Set(["calls", "names", "reset"].filter { names.take($0) })
    for property in interface.properties where property.isSettable && !isStub {
      setters[property.name] = names.freeCase("set" + SwiftName.capitalized(property.name), at: interface.name.range)
    }
    let bases = Dictionary(interface.methods.map { ($0.signature.name, 1) }, uniquingKeysWith: +)
    for method in interface.methods {
      let isOverloaded = bases[method.signature.name, default: 0] > 1
      let usual = isOverloaded ? method.signature.nameWithLabels : method.signature.name
      let name = names.freeMethod(usual, at: method.signature.nameRange)
      var planned = Method(method.signature, doc: method.doc, name: name)
      planned.isRecorded = !method.isQuestion
      planned.givesHandle = method.givesHandle
      methods.append(planned)
    }
    renamed = names.renamed
  }

  /// Returns the reason why a method can't have a double; nil if it can.
  private static func obstacle(_ signature: Signature) -> String? {
    if signature.namesSelf { return "'Self' is another type for each that conforms" }
    for parameter in signature.parameters {
      for word in ["borrowing", "consuming", "isolated", "sending"] where parameter.modifiers.contains(word) {
        return "what is '\(word)' can't be kept"
      }
    }
    if signature.generics.utf8.contains(UInt8(ascii: "~")) || signature.requirements.utf8.contains(UInt8(ascii: "~")) {
      return "what can't be copied can't be kept"
    }
    if signature.result?.text == "Never" { return "it would have to stop the program" }
    let method = Method(signature, name: signature.name)
    if method.generics.areIn(signature.result), case .asked = method.answer {
      return "nobody can say which value of a generic type it gives"
    }
    return nil
  }
}

extension Spy.Method {
  init(_ signature: Signature, doc: Doc? = nil, name: String) {
    self.signature = signature
    self.doc = doc
    self.name = name
    let generics = Generics(signature)
    self.generics = generics
    arguments = signature.parameters.filter { !$0.isNonescaping }.map {
      Spy.Argument(parameter: $0, type: generics.erased($0.keptType))
    }
    run = Self.run(signature)
    // No closure outside can have generic parameters.
    let isBound = signature.parameters.contains {
      generics.areIn($0.type) && ($0.isNonescaping || $0.isInout)
    }
    hasClosure = !isBound && !signature.throwsAsItsClosures(generics)
    answer = run?.isResult == true ? .closure : Self.answer(signature, generics, hasClosure: hasClosure)
  }

  /// Returns the closure argument, if it is the only one and can be called without arguments.
  private static func run(_ signature: Signature) -> (closure: Signature.Parameter, isResult: Bool)? {
    let closures = signature.parameters.filter { $0.isNonescaping && !$0.isAutoclosure }
    guard closures.count == 1, let type = FunctionText(closures[0].type.text), type.hasNoParameters,
      !type.isIsolated, !type.isAsync || signature.isAsync, signature.canThrow(type.throwing)
    else { return nil }
    return (closures[0], type.result == (signature.result?.text ?? "Void"))
  }

  private static func answer(_ signature: Signature, _ generics: Generics, hasClosure: Bool) -> Spy.Answer {
    if signature.throwing == "throws" { return .failure }
    if signature.throwing.hasPrefix("throws("), !signature.throwsAsItsClosures(generics) { return .asked }
    guard let result = signature.result, !result.isVoid else { return .nothing }
    if generics.areIn(result), hasClosure { return .asked }
    return Placeholder.cheapInitialValue(of: result).map { .empty($0) } ?? .asked
  }

  /// Whether tests can set results of the method, because its result type is known outside of it.
  package var hasResults: Bool {
    switch answer {
    case .failure, .asked: true
    case .empty: !generics.areIn(signature.result)
    case .nothing, .closure: false
    }
  }

  /// `Swift.Result<[Todo], any Swift.Error>`, or only the type where nothing is thrown.
  package var resultType: String {
    let value = signature.result.map { generics.erased($0) } ?? "Void"
    if signature.throwing == "throws" { return "Swift.Result<\(value), any Swift.Error>" }
    guard signature.throwing.hasPrefix("throws("), !signature.throwsAsItsClosures(generics) else { return value }
    return "Swift.Result<\(value), \(signature.throwing.dropFirst(7).dropLast())>"
  }
}

extension Signature {
  /// Whether it can rethrow the errors of a closure with a `throws` clause.
  fileprivate func canThrow(_ clause: String) -> Bool {
    clause.isEmpty || throwing == "throws" || throwing == "rethrows" || throwing == clause
  }

  /// `saveThen`: the base name with its labels.
  fileprivate var nameWithLabels: String { name + parameters.compactMap(\.label).map(SwiftName.capitalized).joined() }

  /// Whether it throws what its closures throw, by `rethrows` or by a generic error: no closure outside can have such a
  /// signature.
  fileprivate func throwsAsItsClosures(_ generics: Generics) -> Bool {
    if throwing == "rethrows" { return true }
    return throwing.hasPrefix("throws(") && generics.isOne(String(throwing.dropFirst(7).dropLast()))
  }
}

extension Signature.Parameter {
  /// Whether it is a closure that must not be stored.
  package var isNonescaping: Bool {
    type.isFunction && !isAutoclosure && !modifiers.contains("@escaping") && !type.isMarkedEscaping
  }

  /// The type to store: the result of an autoclosure, or an array of variadic arguments.
  package var keptType: SwiftType {
    if isAutoclosure, let result = FunctionText(type.text)?.result {
      return SwiftType(text: result, range: type.range, form: .tuple, names: type.names)
    }
    return isVariadic
      ? SwiftType(text: "[\(type.text)]", range: type.range, form: .array(type), names: type.names) : type
  }
}
