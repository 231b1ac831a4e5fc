/// Entries of `functions`.
extension SpecReader {
  /// Reads an entry of `functions`. Returns false if it can't be read.
  mutating func readFunction(_ entry: Mapping.Entry, into model: inout Model, _ names: inout Names) -> Bool {
    guard let modifiers = modifiers(of: entry.key) else { return false }
    if let word = modifiers.set ?? modifiers.ownership {
      diagnostics.error(
        "misplaced-modifier",
        at: word.range,
        "'\(word.text)' can't stand before a function",
        help: "leave it out",
        instead: ""
      )
      return false
    }
    let function =
      isLongForm(entry.value, Language.function.names)
      ? longFunction(entry, modifiers) : shortFunction(entry, modifiers)
    guard let function, names.add(function: function.signature, &diagnostics) else { return false }
    model.functions.append(function)
    return true
  }

  private mutating func shortFunction(_ entry: Mapping.Entry, _ modifiers: Modifiers) -> Function? {
    let signature = keySignature(modifiers.rest)
    let body = functionBody(entry)
    guard let signature, let body = codeOf(signature, body) else { return nil }
    return Function(signature: signature, body: body, doc: nil, access: modifiers.access)
  }

  private mutating func longFunction(_ entry: Mapping.Entry, _ modifiers: Modifiers) -> Function? {
    guard let mapping = entry.value.mapping(into: &diagnostics) else { return nil }
    var signature = mapping["signature"] == nil ? keySignature(modifiers.rest) : nil
    var (body, doc, access): (SwiftCode?, Doc?, Word?) = (nil, nil, modifiers.access)
    for entry in mapping.entries {
      switch entry.key.name {
      case "signature": signature = longSignature(entry.value, of: modifiers.rest)
      case "body": body = functionBody(entry)
      case "doc": doc = self.doc(entry.value)
      case "access":
        guard setAccess(entryAccess(entry.value), &access, besides: modifiers.access) else { return nil }
      default: reportUnknown(entry.key, in: Language.function)
      }
    }
    if mapping["body"] == nil, mapping.isWhole {
      diagnostics.error("no-body", at: entry.key.range, "this function has no body", help: "write 'body: …'")
    }
    guard let signature, let body = codeOf(signature, body) else { return nil }
    return Function(signature: signature, body: body, doc: doc, access: access)
  }

  private mutating func functionBody(_ entry: Mapping.Entry) -> SwiftCode? {
    body(entry.value, missing: "no-body", "this function has no body", at: entry.key.range, of: "body")
  }
}
