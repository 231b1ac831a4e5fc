/// The parts that declarations and calls are built from.
extension Signature {
  /// `(product: any Product, at i: Int = 0)`.
  package var parameterList: String { "(" + parameters.map(\.declaration).joined(separator: ", ") + ")" }

  /// The parameters of a private twin, to which all arguments can be passed on: variadic ones are arrays, and there are
  /// no default arguments.
  package var twinParameterList: String { "(" + parameters.map(\.twinDeclaration).joined(separator: ", ") + ")" }

  /// `product: product, at: i`: passes the parameters on to a function with the same labels.
  package var forwardedArguments: String { parameters.map(\.forwarded).joined(separator: ", ") }

  /// `async throws `, with a space after it, or nothing.
  package var effects: String { (isAsync ? "async " : "") + (throwing.isEmpty ? "" : throwing + " ") }

  /// ` -> T`, with a space before it, or nothing.
  package var resultClause: String { result.map { " -> " + $0.text } ?? "" }

  /// ` where T: Product`, with a space before it, or nothing.
  package var whereClause: String { requirements.isEmpty ? "" : " " + requirements }

  /// The name, with backticks if a declaration needs them.
  package var escapedName: String { SwiftName.escaped(name) }

  /// The whole signature without its attributes: `pop(at i: Int = 0) async throws -> T where …`.
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

  /// Attributes, label and name, before the type.
  private var front: String {
    let escaped: String = SwiftName.escaped(name, as: .parameter)
    guard let label: String else { return attributes + "_ " + escaped + ": " }
    if label != name { return attributes + SwiftName.escaped(label, as: .label) + " " + escaped + ": " }
    // A label that equals the name is written once; backticks that the name needs do no harm to the label.
    return attributes + escaped + ": "
  }

  private var typeText: String { modifiers.map { $0 + " " }.joined() + type.text }

  private var forwardedValue: String {
    let escaped: String = SwiftName.escaped(name, as: .parameter)
    if isInout { return "&" + escaped }
    guard isAutoclosure else { return escaped }
    // An autoclosure has no parameters, so what is before its arrow are its effects.
    let words: [Substring] = type.text.prefix { $0 != ">" }.split { $0 == " " || $0 == "(" }
    let tries: String = words.contains("throws") ? "try " : ""
    let awaits: String = words.contains("async") ? "await " : ""
    return tries + awaits + escaped + "()"
  }
}
