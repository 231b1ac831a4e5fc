/// How two values of an enum are compared case by case.
enum CasePattern {
  /// `.searchChanged(let one0, at: let one1)`
  static func text(_ signature: Signature, _ name: String) -> String {
    let parts: [String] = signature.parameters.enumerated().map { $1.labelClause + "let \(name)\($0)" }
    return "." + SwiftName.escaped(signature.name, as: .enumCase)
      + (parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")")
  }

  /// The comparisons of so many arguments.
  static func areSame(_ count: Int) -> [String] {
    (0..<count).map { "Bindgen.Differences.areSame(one\($0), other\($0))" }
  }
}
