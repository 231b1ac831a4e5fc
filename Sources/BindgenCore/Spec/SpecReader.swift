/// The reader of an outline's values as parts of a spec. Each level of the language has its own file.
struct SpecReader {
  let file: SourceFile
  var diagnostics: Diagnostics
  /// The nested types of the model that is being read.
  var nested: NestedTypes?

  /// Reads an entry beside the models.
  mutating func read(_ entry: Mapping.Entry, into spec: inout Spec) {
    switch entry.key.name {
    case "bindgen": checkVersion(entry)
    case "imports": spec.imports = imports(entry.value)
    case "access": spec.access = access(entry.value)
    case "isolation": spec.isolation = isolation(entry.value)
    case "emit": spec.emit = outlets(entry.value)
    default:
      reportUnknown(entry.key, in: Language.spec, help: helpForModel(entry))
      spec.isWhole = false
    }
  }

  /// Returns the help for a model's name at the column of a spec's keys.
  private func helpForModel(_ entry: Mapping.Entry) -> String? {
    guard entry.key.name.first?.isUppercase == true, entry.value.isMapping,
      !Language.spec.contains(entry.key.name.lowercased())
    else { return nil }
    return "write 'models:' above it, and indent"
  }

  private mutating func checkVersion(_ entry: Mapping.Entry) {
    guard let version = word(entry.value, "the language's version"), version.text != Language.version else { return }
    diagnostics.error(
      "unknown-version",
      at: version.range,
      "this is version \(Language.version) of the language, not \(version.text)",
      help: "write '\(Language.version)'",
      instead: Language.version
    )
  }

  mutating func models(_ entry: Mapping.Entry, into spec: inout Spec) -> [Mapping.Entry] {
    let none: Diagnostic = .error(
      "no-models",
      at: entry.key.range,
      "a spec needs models",
      help: "write 'Name:' below"
    )
    return entries(of: entry, into: &spec, none: none)
  }

  /// Returns the entries below `models` or `protocols`.
  ///
  /// - Parameters:
  ///   - none: The error if there are none.
  ///   - help: The help for a value that is no mapping.
  mutating func entries(
    of entry: Mapping.Entry,
    into spec: inout Spec,
    none: Diagnostic,
    help: String? = nil
  ) -> [Mapping.Entry] {
    guard let mapping = entry.value.mapping(into: &diagnostics, help: help) else {
      spec.isWhole = false
      return []
    }
    if !mapping.isWhole { spec.isWhole = false }
    if mapping.entries.isEmpty, mapping.isWhole { diagnostics.add(none) }
    return mapping.entries
  }

  mutating func readModel(_ entry: Mapping.Entry, _ names: inout Names, into spec: inout Spec) {
    if isKey(entry) { return reportKey(entry.key, into: &spec) }
    let name = typeName(entry.key.text, "a model")
    let model = model(name ?? Word(entry.key.name, at: entry.key.range), entry)
    if let name, names.add(name, &diagnostics) { spec.models.append(model) } else { spec.isWhole = false }
  }
}

/// Names that must be unique.
struct Names {
  private var firsts: [String: SourceRange] = [:]
  /// The base names that belong to methods: no field has one of them.
  private var methods: Set<String> = []

  /// Adds an action by its name with labels, as in Swift. Without parameters, it can't share its name with a field.
  mutating func add(_ action: Signature, _ diagnostics: inout Diagnostics) -> Bool {
    if action.parameters.isEmpty, !keep(action, &diagnostics) { return false }
    return add(Word(action.fullName, at: action.nameRange), &diagnostics)
  }

  /// Adds a function, which may share its base name with other functions and with actions.
  mutating func add(function: Signature, _ diagnostics: inout Diagnostics) -> Bool {
    keep(function, &diagnostics) && add(Word(function.fullName, at: function.nameRange), &diagnostics)
  }

  /// Reserves a base name for methods.
  private mutating func keep(_ method: Signature, _ diagnostics: inout Diagnostics) -> Bool {
    if methods.contains(method.name) { return true }
    guard add(Word(method.name, at: method.nameRange), &diagnostics) else { return false }
    methods.insert(method.name)
    return true
  }

  /// Adds a name. Returns false for a name that is taken, which is reported.
  mutating func add(_ name: Word, _ diagnostics: inout Diagnostics) -> Bool {
    guard let first = firsts.updateValue(name.range, forKey: name.text) else { return true }
    firsts[name.text] = first
    diagnostics.error(
      "duplicate-name",
      at: name.range,
      "the name '\(name.text)' is taken",
      help: "rename one of them",
      notes: [Diagnostic.Note("taken here", at: first)]
    )
    return false
  }
}
