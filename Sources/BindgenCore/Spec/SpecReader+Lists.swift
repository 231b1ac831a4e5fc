/// Lists: states of rows.
extension SpecReader {
  /// Reads an entry of `lists`. Returns false if it can't be read.
  mutating func readList(_ entry: Mapping.Entry, into model: inout Model, _ names: inout Names) -> Bool {
    let modifiers = modifiers(of: entry.key)
    if let modifiers, !isField(modifiers.rest, in: "lists") { return false }
    let name = modifiers.flatMap { fieldName($0.rest) }
    let field = field(entry, "lists", modifiers)
    guard let name, names.add(name, &diagnostics), field.isWhole else { return false }
    guard let element = field.type else {
      let help = "write '\(name.text): Type', or 'element: Type' in the long form"
      diagnostics.error("no-type", at: name.range, "'\(name.text)' has no type of rows", help: help)
      return false
    }
    // An array has no id; a list of plain rows may have arrays as rows.
    if case .array(let row) = element.form, field.hasIDs {
      diagnostics.error(
        "list-of-lists",
        at: element.range,
        "a list names the type of one row",
        help: "write '\(row.text)'",
        instead: row.text
      )
      return false
    }
    model.stored.append(
      Stored(
        role: .list(Stored.List(element: element, hasIDs: field.hasIDs, limit: field.limit, newRow: field.newRow)),
        name: name,
        type: rows(of: element, field.hasIDs ? "Rows" : "PlainRows"),
        value: field.value ?? .made("[]", at: element.range),
        doc: field.doc,
        access: field.access,
        set: field.set
      )
    )
    return true
  }

  /// Returns the type of a list: `Rows<Todo>`.
  private func rows(of element: SwiftType, _ name: String) -> SwiftType {
    SwiftType(text: "\(name)<\(element.text)>", range: element.range, form: .named(name), names: element.names)
  }

  /// Reads a number of rows.
  mutating func limit(_ value: Value) -> Int? {
    guard let word = word(value, "the limit") else { return nil }
    if let limit = Int(word.text), limit > 0 { return limit }
    diagnostics.error(
      "no-limit",
      at: word.range,
      "'\(word.text)' is no number of rows",
      help: "write a number from 1 on, such as 'limit: 5'"
    )
    return nil
  }
}
