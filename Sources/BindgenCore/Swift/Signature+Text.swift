/// The pieces of which declarations and calls are put together.
extension Signature {
  /// `(product: any Product, at i: Int = 0)`.
  package var parameterList: String { "(" + parameters.map(\.declaration).joined(separator: ", ") + ")" }

  /// The parameters of a private twin that all arguments can be passed on to: variadic ones are arrays, and there are
  /// no default arguments.
  package var twinParameterList: String { "(" + parameters.map(\.twinDeclaration).joined(separator: ", ") + ")" }

  /// `product: product, at: i`: how the parameters are passed on, to a function of the same labels.
  package var forwardedArguments: String { parameters.map(\.forwarded).joined(separator: ", ") }

  /// `async throws `, with a blank behind, or nothing.
  package var effects: String { (isAsync ? "async " : "") + (throwing.isEmpty ? "" : throwing + " ") }

  /// ` -> T`, with a blank in front, or nothing.
  package var resultClause: String { result.map { " -> " + $0.text } ?? "" }

  /// ` where T: Product`, with a blank in front, or nothing.
  package var whereClause: String { requirements.isEmpty ? "" : " " + requirements }

  /// The name with backticks where a declaration needs them.
  package var escapedName: String { SwiftName.escaped(name) }

  /// The whole signature but for its attributes: `pop(at i: Int = 0) async throws -> T where …`.
  package var declaration: String {
    let effects: String = effects
    return escapedName + generics + parameterList + (effects.isEmpty ? "" : " " + effects.dropLast()) + resultClause
      + whereClause
  }
}

extension Signature.Parameter {
  package var isInout: Bool { modifiers.contains("inout") }
  package var isAutoclosure: Bool { modifiers.contains("@autoclosure") }

  /// `at i: Int = 0`.
  package var declaration: String {
    front + typeText + (isVariadic ? "..." : "") + (value.map { " = " + $0 } ?? "")
  }

  /// `at i: [Int]`.
  package var twinDeclaration: String { front + (isVariadic ? "[" + type.text + "]" : typeText) }

  /// `at: i`.
  package var forwarded: String {
    let prefix: String = label.map { SwiftName.escaped($0, as: .label) + ": " } ?? ""
    return prefix + forwardedValue
  }

  /// Attributes, label and name, up to the type.
  private var front: String {
    let escaped: String = SwiftName.escaped(name, as: .parameter)
    guard let label: String else { return attributes + "_ " + escaped + ": " }
    if label != name { return attributes + SwiftName.escaped(label, as: .label) + " " + escaped + ": " }
    // A label that is also the name is written once; the backticks that the name needs do the label no harm.
    return attributes + escaped + ": "
  }

  private var typeText: String { modifiers.map { $0 + " " }.joined() + type.text }

  private var forwardedValue: String {
    let escaped: String = SwiftName.escaped(name, as: .parameter)
    if isInout { return "&" + escaped }
    guard isAutoclosure else { return escaped }
    // An autoclosure has no parameters, so what stands before its arrow are its effects.
    let words: [Substring] = type.text.prefix { $0 != ">" }.split { $0 == " " || $0 == "(" }
    let tries: String = words.contains("throws") ? "try " : ""
    let awaits: String = words.contains("async") ? "await " : ""
    return tries + awaits + escaped + "()"
  }
}
