/// Entries with a type: stored fields, and derivations.
extension SpecReader {
  /// The parts of a field's entry, in its short or long form.
  struct Field {
    var type: SwiftType?
    var value: SwiftCode?
    var doc: Doc?
    var access: Word?
    var set: Word?
    var equal: Equality?
    var mustBeKept: Bool = false
    /// Whether the object that a constant refers to may change.
    var changes: Bool = true
    var members: ProtocolMembers?
    var isStruct: Bool = false
    var conforms: [SwiftType] = []
    /// The cases of a choice.
    var cases: [Stored.Choice.Case]?
    /// The maximal number of rows of a list, the expression that creates a row, and whether rows have ids.
    var limit: Int?
    var newRow: SwiftCode?
    var hasIDs: Bool = true
    /// False if a part of it could not be read, which was reported.
    var isWhole: Bool = true
  }

  /// Reads an entry of a section with stored fields. Returns false if it can't be read.
  mutating func readStored(
    _ kind: Stored.Kind,
    _ entry: Mapping.Entry,
    into model: inout Model,
    _ names: inout Names
  ) -> Bool {
    let modifiers = modifiers(of: entry.key)
    if let modifiers, !isField(modifiers.rest, in: kind.rawValue) { return false }
    let name = modifiers.flatMap { fieldName($0.rest) }
    var field = field(entry, kind.rawValue, modifiers)
    if let word = modifiers?.ownership { hold(word, &field) }
    if let set = field.members?.properties.first(where: \.isSettable) {
      makeObject(&field.conforms, at: set.name.range)
    }
    guard let name, names.add(name, &diagnostics) else { return false }
    if let cases = field.cases, field.isWhole {
      model.stored.append(choice(name, cases, field, of: model))
      return true
    }
    guard let type = field.type, field.isWhole else {
      if field.isWhole { reportNoType(name, entry) }
      return false
    }
    model.stored.append(
      Stored(
        role: role(kind, type, field, modifiers?.ownership),
        name: name,
        type: type,
        value: field.value,
        doc: field.doc,
        // Storage is nobody's business but its class's.
        access: field.access ?? (kind == .storage ? Word("private", at: name.range) : nil),
        set: field.set,
        equal: field.equal
      )
    )
    return true
  }

  private func role(_ kind: Stored.Kind, _ type: SwiftType, _ field: Field, _ ownership: Word?) -> Stored.Role {
    switch kind {
    case .constant: .constant(changes: field.changes)
    case .service:
      .service(
        Stored.Service(
          methods: field.members?.methods,
          properties: field.members?.properties ?? [],
          initializers: field.members?.initializers ?? [],
          isStruct: field.isStruct,
          conforms: field.conforms,
          ownership: ownership
        )
      )
    case .child: type.isOptional ? .optionalChild : .child
    case .alternative: .alternative
    case .state: .state
    case .storage: .storage
    }
  }

  /// Requires a `weak` or `unowned` service to be an object, and the type of a weak one to be optional.
  private mutating func hold(_ word: Word, _ field: inout Field) {
    guard let type = field.type else { return }
    if field.members != nil, !field.isStruct {
      makeObject(&field.conforms, at: word.range)
      guard word.text == "weak" else { return }
      field.type = type.optional
    } else if word.text == "weak", !type.isOptional {
      diagnostics.error(
        "misplaced-modifier",
        at: word.range,
        "what is weak may go, so its type is optional",
        help: "write '\(type.optionalText)'",
        fix: Diagnostic.Fix([(type.range, type.optionalText)])
      )
      field.isWhole = false
    }
  }

  /// Adds a missing `AnyObject` to the conformances of a protocol whose services are weak or have settable properties.
  func makeObject(_ conforms: inout [SwiftType], at place: SourceRange) {
    if !conforms.contains(where: \.isOfObjects) { conforms.insert(.named("AnyObject", at: place), at: 0) }
  }

  /// Whether the members of a struct of closures are only methods. It can't have others, which are reported.
  private mutating func haveNoProperties(_ field: Field) -> Bool {
    let (property, initializer) = (field.members?.properties.first?.name, field.members?.initializers.first)
    guard let first = property ?? initializer else { return true }
    diagnostics.error(
      "closure-property",
      at: first.range,
      "a struct of closures has no \(property == nil ? "initializers" : "properties")",
      help: "write a method, or 'protocol' in place of 'struct'"
    )
    return false
  }

  /// Reads an entry of `derive`. Returns false if it can't be read.
  mutating func readDerivation(_ entry: Mapping.Entry, into model: inout Model, _ names: inout Names) -> Bool {
    let modifiers = modifiers(of: entry.key)
    if let modifiers, !isField(modifiers.rest, in: "derive") { return false }
    let name = modifiers.flatMap { fieldName($0.rest) }
    let field = field(entry, "derive", modifiers)
    guard let name, names.add(name, &diagnostics), field.isWhole else { return false }
    guard let type = field.type else {
      reportNoType(name, entry)
      return false
    }
    guard let expression = field.value else {
      diagnostics.error(
        "no-expression",
        at: name.range,
        "'\(name.text)' has no expression",
        help: "write '\(beginsSmall(type) ? "\(name.text): Type = \(type.text)" : "\(name.text): \(type.text) = …")'"
      )
      return false
    }
    model.derivations.append(
      Derivation(
        name: name,
        type: type,
        expression: expression,
        doc: field.doc,
        access: field.access,
        equal: field.equal,
        mustBeKept: field.mustBeKept
      )
    )
    return true
  }

  mutating func reportNoType(_ name: Word, _ entry: Mapping.Entry) {
    let suggested =
      switch entry.value.range.text {
      case "\"\"": SuggestedEntry.entry(name.text, SwiftText(entry.value.range))
      case let word where Self.nothing.contains(word): "\(name.text): Type?"
      default: "\(name.text): Type"
      }
    diagnostics.error("no-type", at: name.range, "'\(name.text)' has no type", help: "write '\(suggested)'")
  }

  /// Whether a type begins with a lower-case letter, so that it is probably an expression.
  private func beginsSmall(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type.form else { return false }
    return name.first?.isLowercase == true
  }

  // MARK: Forms

  mutating func field(_ entry: Mapping.Entry, _ section: String, _ modifiers: Modifiers?) -> Field {
    if section == Stored.Kind.state.rawValue, let word = observer(in: entry.value) {
      reportObserver(word, bareName(of: entry.key))
      return Field(isWhole: false)
    }
    var field = entry.value.isMapping ? longField(entry, section, modifiers) : shortField(entry, section)
    if let modifiers, !add(modifiers, to: &field, section) { field.isWhole = false }
    return field
  }

  /// Returns false if a modifier is not allowed there, after reporting it.
  private mutating func add(_ modifiers: Modifiers, to field: inout Field, _ section: String) -> Bool {
    if let word = modifiers.ownership, section != Stored.Kind.service.rawValue {
      reportKept(word)
      return false
    }
    let keys = Language.entryKeys(of: section)
    for (word, key) in [(modifiers.access, "access"), (modifiers.set, "set")] {
      guard let word, keys?.contains(key) != true else { continue }
      diagnostics.error(
        "misplaced-modifier",
        at: word.range,
        "'\(word.text)\(key == "set" ? "(set)" : "")' can't stand before an entry of '\(section)'",
        help: "leave it out"
      )
      return false
    }
    field.access = field.access ?? modifiers.access
    field.set = field.set ?? modifiers.set
    return true
  }

  /// Returns the word behind the outer brace of `Int = 0 { didSet { … } }`.
  private func observer(in value: Value) -> Word? {
    var found = Diagnostics()
    guard case .plain = value.form, !value.isMapping, value.range.bytes.contains(UInt8(ascii: "{")),
      let text = value.swift(inDoubleQuotes: true, into: &found), text.bytes.last == UInt8(ascii: "}"),
      let tokens = try? Tokens(text)
    else { return nil }
    let word = tokens[tokens.count - 2].partner + 1
    guard ["didSet", "willSet"].contains(tokens.string(word)) else { return nil }
    // Without braces behind it, it is a call in a closure.
    let next = tokens.isText(word + 1, "(") ? tokens[word + 1].partner + 1 : word + 1
    return tokens.isText(next, "{") ? Word(tokens.string(word), at: tokens.range(word)) : nil
  }

  private mutating func reportObserver(_ word: Word, _ state: String) {
    diagnostics.error(
      "unexpected-token",
      at: word.range,
      "a state has no '\(word.text)': what follows from a change is an action",
      help: "write '\(state)Changed: { on: \(state), body: … }' in 'actions', and no braces here"
    )
  }

  private mutating func shortField(_ entry: Mapping.Entry, _ section: String) -> Field {
    var found = diagnostics
    defer { diagnostics = found }
    diagnostics = Diagnostics()
    let field = shortField(entry, of: section)
    let suggested = diagnostics.hasErrors ? suggested(by: entry, section) : nil
    for var diagnostic in diagnostics.all {
      if ["expected-type", "unexpected-token", "unknown-escape"].contains(diagnostic.code), let suggested {
        let isWhole = !suggested.contains("…") && !suggested.contains(": Type ")
        diagnostic.help = "write '\(suggested)'"
        diagnostic.fix = isWhole ? Diagnostic.Fix(suggested, insteadOf: entry.range) : nil
      }
      found.add(diagnostic)
    }
    return field
  }

  private mutating func shortField(_ entry: Mapping.Entry, of section: String) -> Field {
    guard let text = entry.value.swift(inDoubleQuotes: true, into: &diagnostics) else { return Field(isWhole: false) }
    // `~` and `null` are YAML's, and say as little.
    if text.bytes.isEmpty || Self.nothing.contains(text.string) { return Field() }
    guard isAlone(text, section) else { return Field(isWhole: false) }
    guard let parts = declaration(text) else { return Field(isWhole: false) }
    return Field(type: parts.type, value: parts.value)
  }

  /// Whether no keys of the long form stand below a type and a value. Such keys are reported.
  private mutating func isAlone(_ text: SwiftText, _ section: String) -> Bool {
    // Most are one line.
    guard text.bytes.contains(.newline), let tokens = try? Tokens(text) else { return true }
    let type = "the type behind '\(section == "lists" ? "element" : "type"):'"
    let hasValue = (0..<tokens.count).contains { tokens[$0].kind == .equal }
    return hasNoKeys(tokens, beside: hasValue ? type + ", the value behind 'value:'" : type)
  }

  private static let nothing: Set<String> = ["~", "null", "Null", "NULL", "nil"]

  /// Returns the suggested entry if a value stands in the place of its type, or behind the type without a '='.
  private func suggested(by entry: Mapping.Entry, _ section: String) -> String? {
    guard case .plain = entry.value.form, section != "lists", section != "children" else { return nil }
    guard let text = Self.unquoted(SwiftText(entry.value.range)) else { return nil }
    let type = text.bytes.firstIndex { !$0.isNameByte } ?? text.bytes.count
    let rest = text.part(type..<text.bytes.count)
    let hasType = Character(Unicode.Scalar(text.bytes.first ?? 0)).isUppercase
    // A whole entry may be in quotes.
    let isString = text.bytes.first == .doubleQuote && !text.bytes.contains(UInt8(ascii: "="))
    let isValue = isString || text.bytes.first != .doubleQuote && LiteralText.isLiteral(text)
    if isValue || !hasType && section == "derive" {
      return SuggestedEntry.entry(entry.key.name, text)
    } else if hasType, !rest.bytes.isEmpty, LiteralText.isLiteral(rest) {
      return SuggestedEntry.entry(entry.key.name, rest, type: String(decoding: text.bytes[..<type], as: UTF8.self))
    } else if hasType, rest.bytes.first == UInt8(ascii: "{") {
      let expression = Self.expression(in: rest) ?? "…"
      return "\(entry.key.name): \(String(decoding: text.bytes[..<type], as: UTF8.self)) = \(expression)"
    }
    return nil
  }

  /// Returns an entry without the quotes around it. Nil if it needs them.
  private static func unquoted(_ text: SwiftText) -> SwiftText? {
    guard text.bytes.first == .singleQuote else { return text }
    guard text.bytes.count > 1, text.bytes.last == .singleQuote else { return nil }
    let inside = String(text.string.dropFirst().dropLast())
    let needsQuotes = inside.contains("'") || inside.contains("#") || inside.contains(": ")
    return needsQuotes ? nil : text.part(1..<text.bytes.count - 1)
  }

  /// Returns the expression between the braces of a computed property, if that is one short line.
  private static func expression(in braces: SwiftText) -> String? {
    guard braces.bytes.last == UInt8(ascii: "}"), braces.bytes.count <= 80 else { return nil }
    var inside = String(decoding: braces.bytes.dropFirst().dropLast(), as: UTF8.self)
    inside = String(inside.drop { $0 == " " })
    while inside.last == " " { inside.removeLast() }
    if inside.hasPrefix("get "), inside.last == "}", let open = inside.firstIndex(of: "{") {
      inside = String(inside[inside.index(after: open)...].dropLast().drop { $0 == " " })
      while inside.last == " " { inside.removeLast() }
    }
    if inside.hasPrefix("return ") { inside.removeFirst("return ".count) }
    return inside.isEmpty || inside.contains { "{};\n".contains($0) } ? nil : inside
  }

  private mutating func longField(_ entry: Mapping.Entry, _ section: String, _ modifiers: Modifiers?) -> Field {
    guard let found = entry.value.mapping(into: &diagnostics) else { return Field(isWhole: false) }
    guard let keys = Language.entryKeys(of: section) else { return Field(isWhole: false) }
    let mapping = inPlace(found) { $0.name == "cases" && !keys.contains($1.name) }
    var field = Field(isWhole: mapping.isWhole)
    for entry in mapping.entries {
      if keys.contains(entry.key.name) {
        if !read(entry, section, mapping, modifiers, into: &field) { field.isWhole = false }
      } else {
        reportUnknown(entry.key, in: keys)
        field.isWhole = false
      }
    }
    return field
  }

  /// Reads the value of a key. Returns false if it can't be read.
  private mutating func read(
    _ entry: Mapping.Entry,
    _ section: String,
    _ mapping: Mapping,
    _ modifiers: Modifiers?,
    into field: inout Field
  ) -> Bool {
    let value = entry.value
    switch entry.key.name {
    case "type", "element":
      field.type = type(value, missing: "a type is missing here")
      return field.type != nil
    case "value":
      field.value = code(value, missing: "no-value", "a value is missing here", at: entry.key.range, of: "value")
      return field.value != nil
    case "ids":
      field.hasIDs = false
      return choice(entry, "what rows have as ids", in: Language.list) != nil
    case "new":
      field.newRow = code(value, missing: "no-value", "an expression is missing here", at: entry.key.range)
      return field.newRow != nil
    case "kept":
      field.mustBeKept = choice(entry, "whether a derivation must be kept", in: Language.derivation) != nil
      return field.mustBeKept
    case "changes":
      field.changes = false
      return choice(entry, "when what a constant holds changes", in: Language.constant) != nil
    case "limit":
      field.limit = limit(value)
      return field.limit != nil
    case "access": return setAccess(entryAccess(value), &field.access, besides: modifiers?.access)
    case "set":
      let setter = choice(value, "the setter's access", among: Language.set.words)
      return setAccess(setter, &field.set, besides: modifiers?.set)
    case "equal":
      field.equal = equality(entry)
      return field.equal != nil
    case "protocol":
      return readProtocol(entry, mapping, into: &field)
    case "struct":
      return readStruct(entry, mapping, into: &field)
    case "methods":
      if mapping["struct"] == nil {
        guard hasProtocol(mapping, for: entry.key, "these methods need a protocol's name") else { return false }
      }
      field.members = members(value)
      return mapping["struct"] == nil || haveNoProperties(field)
    case "cases":
      field.cases = cases(entry, mapping)
      return field.cases != nil
    case "conforms" where section == Stored.Kind.child.rawValue:
      guard mapping["cases"] != nil else { return reportOneModel(entry.key) }
      field.conforms = conformances(value)
    case "conforms":
      guard hasProtocol(mapping, for: entry.key, "only a protocol conforms to others") else { return false }
      field.conforms = conformances(value)
    default:
      field.doc = doc(value)
    }
    return true
  }

  /// `struct: S` declares a service of the type `S`.
  private mutating func readStruct(_ entry: Mapping.Entry, _ mapping: Mapping, into field: inout Field) -> Bool {
    if let other = (mapping["type"] ?? mapping["protocol"])?.key {
      diagnostics.error("two-types", at: other.range, "a service has one type", help: "remove one")
      return false
    }
    guard let name = typeName(entry.value, "a struct") else { return false }
    guard mapping["methods"] != nil || !mapping.isWhole else {
      diagnostics.error(
        "no-methods",
        at: entry.key.range,
        "a struct of closures needs methods",
        help: "write 'methods: […]'"
      )
      return false
    }
    let names = [SwiftType.Name(text: name.text, range: name.range)]
    field.type = SwiftType(text: name.text, range: name.range, form: .named(name.text), names: names)
    field.isStruct = true
    return true
  }

  private mutating func hasProtocol(_ mapping: Mapping, for key: Key, _ message: String) -> Bool {
    if mapping["protocol"] != nil { return true }
    diagnostics.error("no-protocol", at: key.range, message, help: "write 'protocol: Name'")
    return false
  }

  /// `protocol: P` declares a service of the type `any P`.
  private mutating func readProtocol(_ entry: Mapping.Entry, _ mapping: Mapping, into field: inout Field) -> Bool {
    if let type = mapping["type"]?.key {
      diagnostics.error("two-types", at: type.range, "a service has a type or a protocol, not both", help: "remove one")
      return false
    }
    guard let name = typeName(entry.value, "a protocol") else { return false }
    field.type = .any(name)
    return true
  }
}
