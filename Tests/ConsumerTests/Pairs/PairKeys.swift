import BindgenCore

/// The keys, words and outlets that specs of pairs have.
struct PairKeys {
  private var keys: Set<String> = []
  private var words: Set<String> = []
  private var outlets: Set<String> = []
  private var diagnostics: Diagnostics = Diagnostics()

  /// What there is of the language, and not here.
  var missing: [String] {
    let outlets: [String] = Outlet.all.map(\.name).filter { !self.outlets.contains($0) }
    return Self.allKeys.filter { !keys.contains($0) } + Self.allWords.filter { !words.contains($0) }
      + outlets.map { "the outlet " + $0 }
  }

  private static let allKeys: [String] = {
    var kinds: [String: [String]] = SpecKeys.entry
    kinds["spec"] = SpecKeys.spec
    kinds["model"] = SpecKeys.model
    kinds["action"] = SpecKeys.action
    kinds["function"] = SpecKeys.function
    kinds["effect"] = SpecKeys.effect
    kinds["load"] = SpecKeys.load
    kinds["view"] = SpecKeys.view
    kinds["method"] = SpecKeys.method
    kinds["protocol"] = SpecKeys.abstraction
    kinds["own protocol"] = SpecKeys.protocols
    kinds["events"] = SpecKeys.events
    return kinds.flatMap { kind, keys in keys.map { kind + "." + $0 } }.sorted()
  }()

  private static let allWords: [String] = {
    let words: [String: [String]] = [
      "bindgen": [SpecWords.version], "kind": SpecWords.kinds, "policy": SpecWords.policies,
      "set": [SpecWords.owner], "access": SpecWords.accesses + SpecWords.entryAccesses, "ids": SpecWords.ids,
      "kept": SpecWords.kept, "changes": SpecWords.changes, "outlives": SpecWords.outlives, "exists": SpecWords.exists,
      "clears": SpecWords.clears,
    ]
    return words.flatMap { key, words in words.map { key + ": " + $0 } }.sorted()
  }()

  mutating func add(_ text: String) {
    let file: SourceFile = SourceFile(name: "Subject.bindgen.yml", text: text)
    let spec: Spec? = Spec.read(file, into: &diagnostics)
    let program: Program = Program.resolve(
      [spec],
      ResolveOptions(emit: nil, outlets: Outlet.all),
      into: &diagnostics
    )
    for model in program.specs.flatMap(\.models) { outlets.formUnion(model.outlets.map(\.name)) }
    let outline: Outline = Outline.parse(file, into: &diagnostics)
    walk(outline.root, "spec")
  }

  /// - Parameter kind: What has the keys of a mapping.
  private mutating func walk(_ value: Value, _ kind: String) {
    guard value.isMapping, let mapping: Mapping = value.mapping(into: &diagnostics) else { return }
    for entry in mapping.entries {
      let key: String = entry.key.name
      keys.insert(kind + "." + key)
      words.insert("\(key): \(entry.value.range.text)")
      switch (kind, key) {
      case ("spec", "models"): walkEntries(entry.value, "model")
      case ("spec", "protocols"): walkEntries(entry.value, "own protocol")
      case ("model", "actions"): walkEntries(entry.value, "action")
      case ("model", "functions"): walkEntries(entry.value, "function")
      case ("model", "loads"): walkEntries(entry.value, "load")
      case ("model", "view"): walk(entry.value, "view")
      case ("model", "protocol"): walk(entry.value, "protocol")
      case ("model", "events"):
        if entry.value.isMapping { walk(entry.value, "events") } else { walkItems(entry.value, "method") }
      case ("events", "cases"): walkItems(entry.value, "method")
      case ("model", _) where SpecKeys.entry[key] != nil: walkEntries(entry.value, key)
      case ("action", "effect"):
        if entry.value.isMapping { walk(entry.value, "effect") } else { walkItems(entry.value, "effect") }
      case ("services", "methods"), ("own protocol", "methods"), ("view", "commands"): walkItems(entry.value, "method")
      default: break
      }
    }
  }

  private mutating func walkEntries(_ value: Value, _ kind: String) {
    guard let mapping: Mapping = value.mapping(into: &diagnostics) else { return }
    for entry in mapping.entries {
      // Modifiers are short for words.
      for word in SpecWords.entryAccesses where entry.key.name.hasPrefix(word + " ") { words.insert("access: " + word) }
      walk(entry.value, kind)
    }
  }

  private mutating func walkItems(_ value: Value, _ kind: String) {
    for item in value.items(into: &diagnostics) ?? [] { walk(item, kind) }
  }
}
