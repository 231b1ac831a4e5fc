/// The sections of a model.
extension SpecReader {
  mutating func model(_ name: Word, _ entry: Mapping.Entry) -> Model {
    var model = Model(name: name, range: entry.range)
    guard let found = entry.value.mapping(into: &diagnostics) else {
      model.isWhole = false
      model.hasAllActions = false
      return model
    }
    let reader = self
    let mapping = inPlace(found) { above, key in
      Language.model[above.name]?.value.isNeverList == true && reader.isStrange(key, among: Language.model.names)
    }
    model.isWhole = mapping.isWhole
    model.hasAllActions = mapping.isWhole
    var names = Names()
    // Its types first: the other entries name them.
    nested = nestedTypes(mapping, of: name)
    defer { nested = nil }
    model.types = nested
    for name in nested?.names ?? [] { _ = names.add(name, &diagnostics) }
    for entry in mapping.entries { read(entry, into: &model, &names) }
    checkEventNames(of: model)
    model.nameEffects()
    return model
  }

  private mutating func read(_ entry: Mapping.Entry, into model: inout Model, _ names: inout Names) {
    let value = entry.value
    switch entry.key.name {
    case "doc": model.doc = doc(value)
    case "access": model.access = access(value)
    case "isolation": model.isolation = isolation(value)
    case "emit": model.emit = outlets(value)
    case "conforms": model.conforms = conformances(value, ofModel: true)
    case "types": break
    case "view": model.view = view(entry)
    case "protocol": model.modelProtocol = modelProtocol(entry)
    case "events": model.events = events(entry, &model)
    case "listSource": model.listSource = word(value, "the list")
    case "kind": if let kind = choice(entry, "the kind", in: Language.model) { model.isValue = kind.text == "struct" }
    case "derive": readSection(entry, &model) { $0.readDerivation($1, into: &$2, &names) }
    case "actions":
      let isWhole = readSection(entry, &model) { $0.readAction($1, into: &$2, &names) }
      if !isWhole { model.hasAllActions = false }
    case "functions": readSection(entry, &model) { $0.readFunction($1, into: &$2, &names) }
    case "loads":
      let isWhole = readSection(entry, &model) { $0.readLoad($1, into: &$2) }
      if !isWhole { model.hasAllActions = false }
    case "lists": readSection(entry, &model) { $0.readList($1, into: &$2, &names) }
    case let key:
      guard let kind = Stored.Kind(rawValue: key) else {
        let isOfActions = Language.action.contains(key) || key == "effects"
        let help = isOfActions ? "write it in an entry of 'actions'" : nil
        reportUnknown(entry.key, in: Language.model, help: help)
        return passOver(value, of: &model)
      }
      readSection(entry, &model) { $0.readStored(kind, $1, into: &$2, &names) }
    }
  }

  private mutating func nestedTypes(_ mapping: Mapping, of model: Word) -> NestedTypes? {
    let declarations = mapping["types"].flatMap { typeDeclarations($0) }
    let choices = choiceTypes(mapping["children"]?.value)
    return declarations == nil && choices.isEmpty ? nil : NestedTypes(declarations, of: model.text, and: choices)
  }

  private mutating func typeDeclarations(_ entry: Mapping.Entry) -> SwiftCode? {
    let help = "write 'types: enum Phase { case idle, loading }'"
    return unquoted(
      code(
        entry.value,
        missing: "no-type",
        "the declarations of types are missing here",
        at: entry.key.range,
        help: help
      )
    )
  }

  /// Reads each entry of a section. The name of an unreadable one is stored in `unread`, so that it is not reported as unknown.
  ///
  /// - Returns: Whether all were read.
  @discardableResult
  private mutating func readSection(
    _ section: Mapping.Entry,
    _ model: inout Model,
    _ read: (inout SpecReader, Mapping.Entry, inout Model) -> Bool
  ) -> Bool {
    var problems = Diagnostics()
    let found = section.value.mapping(into: &problems)
    for problem in problems.all { diagnostics.add(aboutName(problem, in: section)) }
    guard let found else {
      model.isWhole = false
      return false
    }
    let keys = Language.entryKeys(of: section.key.name)
    let mapping = inPlace(found) { keys?.contains($1.name) == true }
    if !mapping.isWhole { model.isWhole = false }
    let unread = mapping.entries.filter { !read(&self, $0, &model) }
    model.unread.formUnion(unread.map { bareName(of: $0.key) })
    return mapping.isWhole && unread.isEmpty
  }

  /// Returns the diagnostic for a name alone, with help that adds the rest of the entry. Other diagnostics stay as they are.
  private func aboutName(_ problem: Diagnostic, in section: Mapping.Entry) -> Diagnostic {
    guard ["no-key", "not-a-mapping"].contains(problem.code),
      case let name = SuggestedEntry.shown(problem.range?.text ?? ""),
      !name.isEmpty, SwiftName.isIdentifier(name)
    else { return problem }
    let rest =
      switch section.key.name {
      case "derive": ": Type = …"
      case "actions": ": …"
      case "functions": "() -> Type: …"
      case "loads": ": try await …"
      default: ": Type"
      }
    var problem = problem
    let below = section.value.isMapping ? "" : " below '\(section.key.name):'"
    (problem.help, problem.fix) = ("write '\(name)\(rest)'" + below, nil)
    return problem
  }

  /// Returns the name in a key, without modifiers and backticks.
  func bareName(of key: Key) -> String {
    SwiftName.bare(key.name.split(separator: " ").last.map { String($0) } ?? "")
  }

  /// Stores the names of the entries of a section that can't be read, so that they are not reported as unknown.
  private func passOver(_ value: Value, of model: inout Model) {
    // They may be actions.
    model.hasAllActions = false
    guard case .mapping(let mapping) = value.form, mapping.isWhole else {
      model.isWhole = false
      return
    }
    for entry in mapping.entries { model.unread.insert(bareName(of: entry.key)) }
  }

  /// - Parameter isModels: Whether the protocols are those of a model, where `@preconcurrency P` is allowed.
  mutating func conformances(_ value: Value, ofModel isModels: Bool = false) -> [SwiftType] {
    guard let items = value.items(into: &diagnostics) else { return [] }
    return items.compactMap { item in
      isModels ? conformance(item) : type(item, missing: "a protocol's name is missing here")
    }
  }

  private mutating func conformance(_ item: Value) -> SwiftType? {
    let attribute = "@preconcurrency "
    var found = Diagnostics()
    guard let text = item.swift(inDoubleQuotes: true, into: &found), text.string.hasPrefix(attribute) else {
      return type(item, missing: "a protocol's name is missing here")
    }
    return type(text.part(attribute.utf8.count..<text.bytes.count).trimmed).map { type in
      SwiftType(text: attribute + type.text, range: type.range, form: type.form, names: type.names)
    }
  }

  // MARK: Protocol

  private mutating func modelProtocol(_ entry: Mapping.Entry) -> ModelProtocol? {
    guard entry.value.isMapping else { return typeName(entry.value, "a protocol").map { ModelProtocol(name: $0) } }
    guard let mapping = entry.value.mapping(into: &diagnostics) else { return nil }
    var (name, members, except): (Word?, [Word]?, [Word]) = (nil, nil, [])
    for entry in mapping.entries {
      switch entry.key.name {
      case "name": name = typeName(entry.value, "a protocol")
      case "members": members = memberNames(entry.value)
      case "except": except = memberNames(entry.value)
      default: reportUnknown(entry.key, in: Language.modelProtocol)
      }
    }
    if mapping["name"] == nil, mapping.isWhole {
      let help = "write 'name: Name'"
      diagnostics.error("no-protocol", at: entry.key.range, "the protocol's name is missing", help: help)
    }
    return name.map { ModelProtocol(name: $0, members: members, except: except) }
  }

  // MARK: View

  private mutating func view(_ entry: Mapping.Entry) -> View? {
    let text = SuggestedEntry.shown(entry.value.range.text)
    let help = "write 'name: \(text)' below 'view:'"
    guard let mapping = entry.value.mapping(into: &diagnostics, help: help) else { return nil }
    var view = View(name: nil, shows: [], commands: [], conforms: [], range: entry.key.range)
    for entry in mapping.entries {
      switch entry.key.name {
      case "name": view.name = typeName(entry.value, "a view")
      case "shows": view.shows = fieldNames(entry.value)
      case "commands": view.commands = methods(entry.value)
      case "conforms": view.conforms = conformances(entry.value)
      default: reportUnknown(entry.key, in: Language.view)
      }
    }
    return view
  }
}

extension Model {
  init(name: Word, range: SourceRange) {
    self.init(
      name: name,
      isValue: false,
      doc: nil,
      access: nil,
      isolation: nil,
      emit: nil,
      conforms: [],
      types: nil,
      stored: [],
      derivations: [],
      functions: [],
      events: nil,
      actions: [],
      view: nil,
      modelProtocol: nil,
      listSource: nil,
      range: range,
      unread: [],
      isWhole: true
    )
  }
}
