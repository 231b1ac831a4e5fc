/// The parts that declarations and calls are built from.
extension Signature {
  /// `(product: any Product, at i: Int = 0)`.
  package var parameterList: String { "(" + parameters.map(\.declaration).joined(separator: ", ") + ")" }

  /// `product: product, at: i`: passes the parameters on to a function with the same labels.
  package var forwardedArguments: String { parameters.map(\.forwarded).joined(separator: ", ") }

  /// `add(_:at:)`.
  package var fullName: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }

  /// `async throws `, with a space after it, or nothing.
  package var effects: String { (isAsync ? "async " : "") + (throwing.isEmpty ? "" : throwing + " ") }

  /// `try await `, which a call begins with, with a space after it, or nothing.
  var callEffects: String { (throwing.isEmpty ? "" : "try ") + (isAsync ? "await " : "") }

  /// ` -> T`, with a space before it, or nothing.
  package var resultClause: String { result.map { $0.isVoid ? "" : " -> " + $0.text } ?? "" }

  /// ` where T: Product`, with a space before it, or nothing.
  package var whereClause: String { requirements.isEmpty ? "" : " " + requirements }

  /// The name, with backticks if a declaration needs them.
  package var escapedName: String { SwiftName.escaped(name) }

  /// The whole signature without its attributes: `pop(at i: Int = 0) async throws -> T where …`.
  package var declaration: String { declaration(parameterList) }

  /// Returns the declaration with other parameters.
  package func declaration(_ parameters: String) -> String {
    let effects = effects
    return escapedName + generics + parameters + (effects.isEmpty ? "" : " " + effects.dropLast()) + resultClause
      + whereClause
  }

  /// Returns the declaration as a protocol requires it: without default arguments.
  ///
  /// - Parameter passesArrays: Whether variadic parameters are arrays, which can be passed on.
  package func requirement(passesArrays: Bool) -> String {
    declaration("(" + parameters.map { $0.required(passesArrays: passesArrays) }.joined(separator: ", ") + ")")
  }

  /// The declaration with default arguments, and arrays for variadic parameters, as the class has it.
  package var withArrays: String {
    let parameters = parameters.map { $0.required(passesArrays: true) + $0.valueClause }
    return declaration("(" + parameters.joined(separator: ", ") + ")")
  }

  /// Returns a call with all arguments: `try await base.add(product, at: i)`.
  ///
  /// - Parameter object: The object whose method is called, with a dot after it.
  package func call(on object: String) -> String {
    callEffects + object + SwiftName.escaped(name, as: .afterDot) + "(" + forwardedArguments + ")"
  }

  /// The parts that distinguish it from other methods for its callers: its name, labels and types.
  var shape: String {
    let parameters = parameters.map { parameter in
      (parameter.label ?? "_") + ":" + parameter.modifiers.joined() + parameter.type.text
        + (parameter.isVariadic ? "…" : "")
    }
    return name + generics + parameters.joined(separator: ",") + whereClause
  }

  var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

  /// Returns the overloads that take the place of default arguments and of variadic parameters, which a protocol can't have: each
  /// one's declaration, and the call of the requirement.
  ///
  /// Each parameter with a default has an overload that leaves it out. Parameters before it keep their defaults, and
  /// those after it must be passed. So each call fits exactly one overload.
  ///
  /// - Parameter forVariadics: Whether the requirement has arrays in place of variadic parameters.
  package func overloads(forVariadics: Bool) -> [(declaration: String, call: String)] {
    if !forVariadics, isVariadic { return [] }
    var overloads: [(declaration: String, call: String)] = []
    for index in parameters.indices where canLeaveOut(index) {
      var (declared, passed): ([String], [String]) = ([], [])
      for (place, parameter) in parameters.enumerated() {
        passed.append(place == index ? parameter.forwardedDefault : parameter.forwarded)
        if place == index { continue }
        let value = place < index && !parameter.saysPlace ? parameter.valueClause : ""
        declared.append(parameter.required(passesArrays: true) + value)
      }
      overloads.append(overload(declared, passed))
    }
    if isVariadic { overloads.append(overload(parameters.map(\.declaration), parameters.map(\.forwarded))) }
    return overloads
  }

  /// Whether an overload may leave out a parameter. Of several without labels only the last can be missing. A default such as
  /// `#line` would be the overload's place, not that of the call.
  private func canLeaveOut(_ index: Int) -> Bool {
    guard parameters[index].value != nil, !parameters[index].saysPlace else { return false }
    return parameters[index].label != nil || parameters[(index + 1)...].allSatisfy { $0.label != nil }
  }

  private func overload(_ declared: [String], _ passed: [String]) -> (declaration: String, call: String) {
    (
      declaration("(" + declared.joined(separator: ", ") + ")"),
      callEffects + escapedName + "(" + passed.joined(separator: ", ") + ")"
    )
  }
}

extension Signature.Parameter {
  package var isInout: Bool { modifiers.contains("inout") }
  package var isAutoclosure: Bool { modifiers.contains("@autoclosure") }

  /// Whether its modifiers say who owns the argument, or where it belongs.
  var isOwned: Bool {
    modifiers.contains { ["borrowing", "consuming", "isolated", "sending", "__owned", "__shared"].contains($0) }
  }

  /// `at i: Int = 0`.
  package var declaration: String {
    front + typeText + (isVariadic ? "..." : "") + valueClause
  }

  /// `at i: Int`, or `_ products: Product...`.
  func required(passesArrays: Bool) -> String {
    isVariadic && !passesArrays ? front + typeText + "..." : twinDeclaration
  }

  /// Whether its default is the place of the call: `#line`.
  var saysPlace: Bool { value?.hasPrefix("#") == true }

  /// ` = 0`, or nothing.
  var valueClause: String { value.map { " = " + $0 } ?? "" }

  /// `at: `, which its argument begins with, or nothing.
  var labelClause: String { label.map { SwiftName.escaped($0, as: .label) + ": " } ?? "" }

  /// The label in a case of an enum: `at: `, or nothing.
  var declaredClause: String { label.map { SwiftName.escaped($0, as: .declaredLabel) + ": " } ?? "" }

  /// `at: 0`.
  var forwardedDefault: String { labelClause + (value ?? "") }

  /// `at i: [Int]`.
  package var twinDeclaration: String { front + (isVariadic ? "[" + type.text + "]" : typeText) }

  /// `at: i`.
  package var forwarded: String { labelClause + forwardedValue }

  /// Attributes, label and name, before the type.
  private var front: String {
    let escaped = SwiftName.escaped(name, as: .parameter)
    guard let label else { return attributes + "_ " + escaped + ": " }
    if label != name { return attributes + SwiftName.escaped(label, as: .declaredLabel) + " " + escaped + ": " }
    // A label that equals the name is written once; backticks that the name needs do no harm to the label.
    return attributes + escaped + ": "
  }

  private var typeText: String { modifiers.map { $0 + " " }.joined() + type.text }

  package var forwardedValue: String {
    let escaped = SwiftName.escaped(name, as: .parameter)
    if isInout { return "&" + escaped }
    guard isAutoclosure else { return escaped }
    // An autoclosure has no parameters, so what is before its arrow are its effects.
    let words = type.text.prefix { $0 != ">" }.split { $0 == " " || $0 == "(" }
    let tries = words.contains("throws") ? "try " : ""
    let awaits = words.contains("async") ? "await " : ""
    return tries + awaits + escaped + "()"
  }
}

extension Signature {
  /// Returns the signature for a function that calls this one from outside of the model.
  func outside(_ model: String) -> Signature {
    var declared = self
    declared.attributes = []
    declared.parameters = parameters.map { $0.named(model) }
    return declared
  }
}

extension Signature.Parameter {
  /// Returns the parameter for another type than the model: `Self` in its default argument is the model by name.
  func named(_ model: String) -> Signature.Parameter {
    let text = value.map { SwiftText(SourceFile(name: "", text: $0).range) }
    guard let text, let tokens = try? Tokens(text) else { return self }
    var bytes = text.bytes
    for index in (0..<tokens.count).reversed() where tokens.isText(index, "Self") && tokens[index].kind == .name {
      bytes.replaceSubrange(tokens[index].range, with: SwiftName.escaped(model, as: .type).utf8)
    }
    var named = self
    named.value = String(decoding: bytes, as: UTF8.self)
    return named
  }
}
