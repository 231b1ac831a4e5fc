/// A form of a list that each edit can keep up to date: `todos.filter { … }.sorted(by: …)`.
package struct KeptForm: Sendable {
  package enum Result: Sendable {
    /// A number or a Boolean, which is stored as any other value.
    case value
    /// Rows, sections or a single row, which are read from the list, so that no copy of them exists during an edit.
    case rows, sections, row
  }

  /// The list's name: a state, or a derivation that returns rows and is kept itself.
  package let source: String
  package let result: Result
  /// The methods of the chain.
  package let forms: [String]
  /// The names that its closures use beside rows. If one changes, the closures are called again for each row.
  package let criteria: [String]
  /// Whether only the compiler knows if it is kept: a sum of floating-point numbers is not.
  package let isSum: Bool

  private static let selecting: Set<String> = ["filter", "map", "prefix", "sorted"]
  private static let choosing: Set<String> = ["dictionary", "first", "min", "max"]
  private static let counting: Set<String> = ["allSatisfy", "contains", "count", "isEmpty", "sum"]

  /// - Parameters:
  ///   - isList: Whether a name is that of a list, or of rows that are kept.
  ///   - isOfModels: Whether a name is that of rows that are models. A change in one of them is no change of the form's
  ///     own list, so its closures would not be called again.
  init(
    _ derivation: Derivation,
    _ reading: ExpressionUses,
    isList: (String) -> Bool,
    isOfModels: (String) -> Bool
  ) throws(NotKept) {
    let whole = derivation.expression.range
    if !reading.childInputs.isEmpty { throw NotKept("it names a child", at: whole) }
    guard let tokens = reading.tokens else { throw NotKept("it names no list", at: whole) }
    let first = tokens.isText(0, "self") && tokens[1].kind == .dot ? 2 : 0
    let name = tokens.name(first)
    guard tokens[first].kind == .name, isList(name) else { throw NotKept.start(tokens, first, reading) }
    if reading.readByFunctions.contains(name) {
      throw NotKept("a function that it calls reads '\(name)', too", at: whole)
    }
    criteria = (reading.own + reading.reached).map(\.name).filter { $0 != name }
    if let other = criteria.first(where: isOfModels) {
      throw NotKept("it names '\(other)', whose rows are models", at: whole)
    }
    forms = try Self.forms(tokens, from: first + 1, givesRows: derivation.type.isOfRows)
    guard let last = forms.last else { throw NotKept("it is '\(name)' itself", at: whole) }
    if let place = Self.secondRow(tokens) { throw NotKept.comparison(tokens, place) }
    // A list that is named once more may change under the form.
    if let place = (first + 1..<tokens.count).first(where: { tokens[$0].kind == .name && tokens.name($0) == name }) {
      throw NotKept("it names '\(name)' twice", at: tokens.range(place), help: "derive a part of it on its own")
    }
    if let declared = Self.declared(last), !derivation.type.isNamed(among: declared) {
      throw NotKept("its rows are declared as '\(derivation.type.text)'", at: derivation.type.range)
    }
    result = Self.result(of: last)
    source = name
    isSum = last == "sum"
  }

  private static func result(of form: String) -> Result {
    if form == "grouped" { return .sections }
    if selecting.contains(form) { return .rows }
    return choosing.contains(form) ? .row : .value
  }

  /// Returns the types to declare for a form, if Swift could otherwise take another method of the same name.
  private static func declared(_ form: String) -> Set<String>? {
    switch form {
    case "grouped": ["Sections"]
    case "dictionary": ["KeyedRows"]
    default: selecting.contains(form) ? SwiftType.rows : nil
    }
  }

  /// Returns the first token that shows a closure of two rows: `$1`, or the `in` of two parameters.
  private static func secondRow(_ tokens: Tokens) -> Int? {
    (0..<tokens.count).first { index in
      tokens[index].kind == .dollarName && tokens.isText(index, "$1")
        || tokens.isText(index, "in") && tokens[index - 2].kind == .comma
    }
  }

  /// Returns the methods of a chain.
  private static func forms(_ tokens: Tokens, from start: Int, givesRows: Bool) throws(NotKept) -> [String] {
    var forms: [String] = []
    var index = start
    while tokens[index].kind == .dot, tokens[index + 1].kind == .name {
      let form = tokens.name(index + 1)
      guard forms.last.map({ selecting.contains($0) }) ?? true,
        selecting.contains(form) || choosing.contains(form) || counting.contains(form) || form == "grouped"
      else { throw NotKept("'\(form)' is no form of rows", at: tokens.range(index + 1)) }
      try checkArgument(of: form, tokens, index + 1)
      // Where no rows are declared in the end, Swift takes the one that all sequences have.
      if form == "map", !givesRows { throw NotKept("'map' gives an array", at: tokens.range(index + 1)) }
      index += 2
      for opener in ["(", "{"] where tokens.isText(index, opener) { index = tokens[index].partner + 1 }
      forms.append(form)
    }
    if tokens[index].kind == .end { return forms }
    throw NotKept("it is more than a chain of forms", at: tokens.range(index))
  }

  /// Checks the argument of a form: arrays have methods of the same names, with other arguments.
  private static func checkArgument(of form: String, _ tokens: Tokens, _ place: Int) throws(NotKept) {
    let argument = place + 2
    let label = tokens[argument + 1].kind == .colon ? tokens.name(argument) : nil
    if tokens.isText(place + 1, "{") { return }
    switch form {
    case "min", "max":
      let isKey = tokens[argument + 2].kind == .backslash || tokens.isText(argument + 2, "{")
      if label != "by" || !isKey { throw NotKept.comparison(tokens, place) }
    case "prefix" where label != nil:
      throw NotKept("'prefix(\(label ?? ""):)' is no form of rows", at: tokens.range(place))
    case "contains" where label != "where":
      throw NotKept("it looks for a whole row", at: tokens.range(place))
    default: break
    }
  }
}

/// The reason that a derivation is computed again when its list changes.
package struct NotKept: Error, Sendable {
  /// The end of a sentence: `it names 'todos' twice`.
  package let reason: String
  let range: SourceRange
  let help: String

  fileprivate init(
    _ reason: String,
    at range: SourceRange,
    help: String = "write a chain such as 'todos.filter { … }.count', or leave 'kept' out"
  ) {
    (self.reason, self.range, self.help) = (reason, range, help)
  }

  static func value(_ derivation: Derivation) -> NotKept {
    NotKept("a value keeps nothing", at: derivation.expression.range, help: "leave 'kept' out")
  }

  fileprivate static func comparison(_ tokens: Tokens, _ place: Int) -> NotKept {
    NotKept("it compares two rows", at: tokens.range(place), help: "give a key of one row, such as 'by: \\.name'")
  }

  fileprivate static func start(_ tokens: Tokens, _ first: Int, _ reading: ExpressionUses) -> NotKept {
    let name = tokens.name(first)
    let isRows = reading.parameters.contains { $0.name == name && $0.type.isRows }
    return NotKept(isRows ? "'\(name)' is not kept" : "it does not begin with a list", at: tokens.range(first))
  }
}

extension SwiftType {
  /// Whether rows are declared, not an array.
  var isRows: Bool { isNamed(among: SwiftType.rows) }

  /// Whether a chain with this result can only be one of rows, not of arrays.
  fileprivate var isOfRows: Bool { isRows || isNamed(among: ["KeyedRows", "Sections"]) }

  fileprivate static let rows: Set<String> = ["PlainRows", "Rows"]

  fileprivate func isNamed(among names: Set<String>) -> Bool {
    if case .named(let name) = form { names.contains(name) } else { false }
  }
}

extension ResolvedDerivation {
  /// Whether its value is never stored: the rows that it returns are read from their list.
  package var isLive: Bool { kept.map { $0.result != .value } ?? false }

  /// The list from which it selects rows, if it does nothing else.
  package var selectedList: String? {
    kept.flatMap { $0.result == .rows && !$0.forms.contains("map") ? $0.source : nil }
  }
}

extension ResolvedModel {
  /// The lists that kept forms or observers follow, and the lists of models.
  package var followedLists: Set<String> {
    if model.isValue || !hasLists { return [] }
    if model.value != nil { return Set(model.lists.map(\.name.text)) }
    let sources = Set(derivations.compactMap { $0.kept?.source } + branches.map(\.name.text))
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

  /// Whether the edits of lists are reported to observers.
  package var tellsEdits: Bool { hasLists && outlets.contains(where: \.tellsEdits) }

  /// Whether rows are in sections somewhere, or found by a key.
  package var hasSections: Bool {
    let texts = derivations.map(\.derivation.expression) + model.actions.map(\.body)
    return hasLists && texts.contains { $0.hasName("grouped") || $0.hasName("dictionary") }
  }

  /// Whether rows of some list have no ids.
  package var hasPlainLists: Bool { states.contains { $0.list?.hasIDs == false } }

  package var hasLists: Bool { states.contains { $0.list != nil } }
}

extension SwiftCode {
  fileprivate func hasName(_ name: String) -> Bool {
    bytes.split { !Bytes.mayBeNamePart($0) }.contains { $0.elementsEqual(name.utf8) }
  }
}
