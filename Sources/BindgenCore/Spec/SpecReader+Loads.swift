/// Entries of `loads`.
extension SpecReader {
  /// Reads an entry of `loads`. Returns false if it can't be read.
  mutating func readLoad(_ entry: Mapping.Entry, into model: inout Model) -> Bool {
    guard let modifiers = modifiers(of: entry.key), let name = name(modifiers.rest) else { return false }
    if let word = modifiers.set ?? modifiers.ownership {
      diagnostics.error(
        "misplaced-modifier",
        at: word.range,
        "'\(word.text)' can't stand before what is loaded",
        help: "say it where the state is"
      )
      return false
    }
    if let first = model.loads.first(where: { $0.name.text == name.text }) {
      diagnostics.error(
        "duplicate-name",
        at: name.range,
        "'\(name.text)' is loaded already",
        help: "remove one of them",
        notes: [.init("it is here", at: first.name.range)]
      )
      return false
    }
    var load = Load(name: name, source: .nothing(at: name.range), access: modifiers.access)
    guard isLongForm(entry.value, Language.load.names) else {
      guard let source = source(entry) else { return false }
      load.source = source
      model.loads.append(load)
      return true
    }
    guard readLong(entry, into: &load) else { return false }
    model.loads.append(load)
    return true
  }

  private mutating func readLong(_ entry: Mapping.Entry, into load: inout Load) -> Bool {
    guard let mapping = entry.value.mapping(into: &diagnostics) else { return false }
    var isWhole = mapping.isWhole
    for entry in mapping.entries where !read(entry, into: &load) { isWhole = false }
    if isWhole, mapping["from"] == nil {
      diagnostics.error(
        "no-run",
        at: entry.key.range,
        "it is not said where '\(load.name.text)' comes from",
        help: "write 'from: try await …'"
      )
      return false
    }
    return isWhole
  }

  private mutating func read(_ entry: Mapping.Entry, into load: inout Load) -> Bool {
    switch entry.key.name {
    case "from":
      guard let source = source(entry) else { return false }
      load.source = source
    case "when":
      load.condition = expression(entry, missing: "a condition is missing here")
      return load.condition != nil
    case "after": return readDuration(entry, into: &load.delay)
    case "on":
      let names = fieldNames(entry.value, besides: Language.initWord)
      load.initWord = names.first { $0.text == Language.initWord }
      load.inputs = names.filter { $0.text != Language.initWord }
    case "clears":
      load.clears = choice(entry, "'clears'", in: Language.load)
      return load.clears != nil
    case "doc": load.doc = doc(entry.value)
    case "access": return setAccess(entryAccess(entry.value), &load.access, besides: load.access)
    default:
      reportUnknown(entry.key, in: Language.load)
      return false
    }
    return true
  }

  private mutating func source(_ entry: Mapping.Entry) -> SwiftCode? {
    let help = "write 'try await client.load()'"
    let message = "it is not said where this comes from"
    return unquoted(
      body(entry.value, missing: "no-run", message, at: entry.key.range, help: help, of: "from")
    )
  }
}
