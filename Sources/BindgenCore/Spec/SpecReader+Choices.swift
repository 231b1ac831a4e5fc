/// Choices: `destination: { cases: { edit: EditForm, help: ~ } }`.
extension SpecReader {
  /// Returns a choice as a state of the enum that is emitted for it. Without a value, it is optional, and nil at first.
  func choice(_ name: Word, _ cases: [Stored.Choice.Case], _ field: Field, of model: Model) -> Stored {
    let type = SwiftName.escaped(model.name.text, as: .type) + "." + Stored.Choice.typeName(name.text)
    let always: SwiftType = .named(type, at: name.range)
    let mayBeNone = field.value.map { $0.string == "nil" } ?? true
    return Stored(
      role: .choice(Stored.Choice(cases: cases, conforms: field.conforms)),
      name: name,
      type: mayBeNone ? always.optional : always,
      value: field.value,
      doc: field.doc,
      access: field.access,
      set: field.set
    )
  }

  /// Reads the cases, each with a model, a payload or nothing. Nil if one of them can't be read.
  mutating func cases(_ entry: Mapping.Entry, _ mapping: Mapping) -> [Stored.Choice.Case]? {
    if let type = mapping["type"]?.key {
      diagnostics.error("two-types", at: type.range, "a child has a type or cases, not both", help: "remove one")
      return nil
    }
    let help = "write 'cases: { edit: EditForm, help: ~ }'"
    var found = Diagnostics()
    let cases = entry.value.mapping(into: &found, help: help)
    for diagnostic in found.all { diagnostics.add(Self.aboutCase(diagnostic)) }
    guard let cases, cases.isWhole else { return nil }
    if cases.entries.isEmpty {
      diagnostics.error("no-value", at: entry.key.range, "the cases are missing here", help: help)
      return nil
    }
    let read = cases.entries.map { oneCase($0) }
    return read.contains { $0 == nil } ? nil : read.compactMap { $0 }
  }

  /// Returns the diagnostic for a name alone, with help for a case without a model. Other diagnostics stay as they are.
  private static func aboutCase(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == "no-key", let name = diagnostic.range?.text, SwiftName.isIdentifier(name) else {
      return diagnostic
    }
    return .error(
      "no-key",
      at: diagnostic.range,
      "nothing says what the case '\(shortened(name))' has",
      help: "write '\(SuggestedEntry.shown(name)): ~' if it has no model, else '\(SuggestedEntry.shown(name)): Model'",
      instead: name + ": ~"
    )
  }

  private mutating func oneCase(_ entry: Mapping.Entry) -> Stored.Choice.Case? {
    guard let name = name(entry.key) else { return nil }
    guard !Self.taken.contains(name.text) else {
      diagnostics.error(
        "case-name",
        at: name.range,
        "'\(name.text)' has a meaning of its own where one of several is optional",
        help: "rename the case"
      )
      return nil
    }
    if isNothing(entry.value) { return Stored.Choice.Case(name: name) }
    guard entry.value.range.text != "nil" else {
      let message = "'nil' is a keyword, not a type"
      diagnostics.error("expected-type", at: entry.value.range, message, help: "write '~' for nothing")
      return nil
    }
    guard let type = type(entry.value, missing: "a model or a type is missing here") else { return nil }
    return Stored.Choice.Case(name: name, type: type)
  }

  /// Whether a value is empty or `~`: `help: ~`, or `help:`.
  func isNothing(_ value: Value) -> Bool {
    if case .nothing = value.form { return true }
    var ignored = Diagnostics()
    return value.text(into: &ignored)?.string == "~"
  }

  /// The names of the cases of `Optional`, and of members that every enum has.
  private static let taken: Set<String> = ["none", "some", "id", "init", "self", "Type", "Protocol"]

  /// Reports `conforms` at a child without cases, for which no enum is emitted. Returns false.
  mutating func reportOneModel(_ key: Key) -> Bool {
    diagnostics.error(
      "no-protocol",
      at: key.range,
      "only the enum of several children conforms to something here",
      help: "write 'conforms' in the model"
    )
    return false
  }

  /// Returns the names of the enums that are emitted for a model's choices.
  func choiceTypes(_ children: Value?) -> [Word] {
    // Errors are reported where the section is read.
    var ignored = Diagnostics()
    guard let mapping = children?.mapping(into: &ignored) else { return [] }
    return mapping.entries.compactMap { entry in
      guard entry.value.isMapping, entry.value.mapping(into: &ignored)?["cases"] != nil else { return nil }
      return Word(Stored.Choice.typeName(SwiftName.bare(entry.key.name)), at: entry.key.range)
    }
  }
}
