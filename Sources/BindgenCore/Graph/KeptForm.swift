/// What a derivation makes of a list, if that can be kept up to date by each edit: `todos.filter { … }.sorted(by: …)`.
package struct KeptForm: Sendable {
  package enum Result: Sendable {
    /// A number or a truth, which is stored as any other.
    case value
    /// Rows, or one row: read where they are, so that nobody else holds them while they are edited.
    case rows, row
  }

  /// The list's name: a state, or a derivation that gives rows and is kept itself.
  package let source: String
  package let result: Result
  /// What its closures name beside rows: when that changes, each row is asked again.
  package let criteria: [String]

  private static let selecting: Set<String> = ["filter", "sorted"]
  private static let choosing: Set<String> = ["first", "min", "max"]
  private static let counting: Set<String> = ["allSatisfy", "contains", "count", "isEmpty", "sum"]

  /// - Parameter isList: Whether a name is that of a list, or of rows that are kept.
  init?(_ derivation: Derivation, _ reading: Reading, isList: (String) -> Bool) {
    guard let tokens: Tokens = reading.tokens else { return nil }
    let name: String = tokens.name(0)
    guard tokens[0].kind == .name, isList(name), reading.childInputs.isEmpty,
      !Self.comparesRows(tokens), let forms: [String] = Self.forms(tokens), let last: String = forms.last
    else { return nil }
    // A list that is named once more may change under the form.
    guard (0..<tokens.count).count(where: { tokens[$0].kind == .name && tokens.name($0) == name }) == 1 else {
      return nil
    }
    if Self.selecting.contains(last) {
      guard case .named(let type) = derivation.type.form, type == "Rows" || type == "PlainRows" else { return nil }
      result = .rows
    } else {
      result = Self.choosing.contains(last) ? .row : .value
    }
    source = name
    criteria = reading.parameters.map(\.name).filter { $0 != name }
  }

  /// Whether a closure takes two rows.
  private static func comparesRows(_ tokens: Tokens) -> Bool {
    for index in 0..<tokens.count {
      if tokens[index].kind == .dollarName, tokens.isText(index, "$1") { return true }
      if tokens.isText(index, "in"), tokens[index - 2].kind == .comma { return true }
    }
    return false
  }

  /// The methods of a chain, or nil if the text is anything else.
  private static func forms(_ tokens: Tokens) -> [String]? {
    var forms: [String] = []
    var index: Int = 1
    while tokens[index].kind == .dot, tokens[index + 1].kind == .name {
      let form: String = tokens.name(index + 1)
      guard forms.last.map({ selecting.contains($0) }) ?? true,
        selecting.contains(form) || choosing.contains(form) || counting.contains(form)
      else { return nil }
      index += 2
      for opener in ["(", "{"] where tokens.isText(index, opener) { index = tokens[index].partner + 1 }
      forms.append(form)
    }
    return tokens[index].kind == .end ? forms : nil
  }
}

extension ResolvedDerivation {
  /// Whether its value is never stored: the rows that it gives are read where they are.
  package var isLive: Bool { kept.map { $0.result == .rows || $0.result == .row } ?? false }
}

extension ResolvedModel {
  /// The lists that kept forms or observers follow, and those whose rows are models.
  package var followedLists: Set<String> {
    if model.isValue || !hasLists { return [] }
    let sources: Set<String> = Set(derivations.compactMap { $0.kept?.source } + branches.map(\.name.text))
    return Set(
      states.filter { $0.list != nil && (sources.contains($0.name.text) || tellsEdits) }.map(\.name.text)
    )
  }

  /// The lists, and the derivations, whose rows can be followed.
  package var rowFields: Set<String> {
    if model.isValue || !hasLists { return [] }
    return Set(
      model.lists.map(\.name.text) + derivations.filter { $0.kept?.result == .rows }.map(\.derivation.name.text)
    )
  }

  /// Whether observers are told which rows changed.
  package var tellsEdits: Bool { hasLists && outlets.contains(where: \.tellsEdits) }

  /// Whether rows of some list have no ids.
  package var hasPlainLists: Bool { states.contains { $0.list?.hasIDs == false } }

  package var hasLists: Bool { states.contains { $0.list != nil } }
}
