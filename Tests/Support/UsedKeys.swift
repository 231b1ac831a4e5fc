import BindgenCore

/// The keys of the language that a spec has, and the words that they have there.
package struct UsedKeys {
  /// Each with the mapping that it stands in: `an effect: policy`.
  package private(set) var keys: Set<String> = []
  /// `policy: keep`
  package private(set) var words: Set<String> = []
  private var diagnostics = Diagnostics()

  package init() {}

  package static let allKeys = Language.groups.flatMap { group in group.names.map { name($0, in: group) } }.uniqued

  /// The words of the keys that take few.
  package static let allWords = Language.groups.flatMap(\.keys).flatMap { key in
    // What else it takes stands in front of names, as a modifier.
    (key.name == "set" ? [Language.owner] : key.words).map { "\(key.name): \($0)" }
  }
  .uniqued

  package mutating func add(_ text: String) {
    let outline = Outline.parse(SourceFile(name: "Used.bindgen.yml", text: text), into: &diagnostics)
    walk(outline.root, Language.spec)
  }

  private static func name(_ key: String, in group: KeyGroup) -> String { "\(group.owner): \(key)" }

  private mutating func walk(_ value: Value, _ group: KeyGroup) {
    guard value.isMapping, let mapping = value.mapping(into: &diagnostics) else { return }
    for entry in mapping.entries {
      guard let key = group[String(entry.key.name.prefix { $0 != "(" })] else { continue }
      keys.insert(Self.name(key.name, in: group))
      words.insert("\(key.name): \(entry.value.range.text)")
      walk(entry.value, below: key.value)
    }
  }

  private mutating func walk(_ value: Value, below key: LanguageValue) {
    switch key {
    case .entries(let entry, let form, _):
      guard let mapping = value.mapping(into: &diagnostics) else { return }
      for one in mapping.entries {
        // Modifiers are short for words.
        for word in Language.entryAccesses where one.key.name.hasPrefix(word + " ") { words.insert("access: " + word) }
        if case .members? = form, !one.value.isMapping {
          walkItems(one.value, Language.method)
        } else {
          walk(one.value, entry)
        }
      }
    case .keys(let keys, let form, let many):
      if value.isMapping { return walk(value, keys) }
      if many { walkItems(value, keys) } else if form == .methods { walkItems(value, Language.method) }
    case .methods: walkItems(value, Language.method)
    default: break
    }
  }

  private mutating func walkItems(_ value: Value, _ group: KeyGroup) {
    for item in value.items(into: &diagnostics) ?? [] { walk(item, group) }
  }
}
